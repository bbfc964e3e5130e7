/** A rule of the SRD in a few sentences of our own, with the section it stands in. */
export type RuleText = {
  readonly name: string
  readonly section: string
  readonly aliases: readonly string[]
  readonly text: string
}
