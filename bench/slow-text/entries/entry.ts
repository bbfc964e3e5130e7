/** A way by which text from outside comes in, as a function of that text. */
export type Entries = Readonly<Record<string, (text: string) => unknown>>
