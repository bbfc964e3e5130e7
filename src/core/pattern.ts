/** A text as a pattern that finds that text and nothing else: names come from strangers, and may be full of marks. */
export const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
