/** What a measure of the leak rules is made of. */
export type Unseen = {
  readonly title: string
  readonly texts: Readonly<Record<string, string>>
  readonly leaking: readonly string[]
  readonly innocent: readonly string[]
}
