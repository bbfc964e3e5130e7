/** What a game knows of the words of a campaign. The reader asks; it knows no game itself. */
export type Lore = {
  /** A creature by its name, in whatever number it is told; `type` is what sort of being it is. */
  readonly creature: (name: string) => { readonly name: string; readonly type: string } | undefined
  /** A thing that can be bought or carried, as the rules call it. */
  readonly gear: (name: string) => { readonly name: string } | undefined
}

/** A game without creatures and prices. */
export const noLore: Lore = { creature: () => undefined, gear: () => undefined }
