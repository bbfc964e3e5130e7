/** What the leak rules are measured with. Half of it may be tuned on; the other half is only ever counted. */
export type Measured = {
  readonly title: string
  /** The campaign's files, by path. */
  readonly texts: Readonly<Record<string, string>>
  /** Who is told all this. */
  readonly listener: string
  /** Secrets told straight out. */
  readonly blunt: readonly string[]
  /** The same secrets in somebody else's words. */
  readonly near: readonly string[]
  /** Sentences of the same people and places that tell nothing. */
  readonly innocent: readonly string[]
}

/** The sentences alone, where the campaign's files are read from a folder. */
export type Told = Omit<Measured, 'texts'>

export type Half = 'tuned' | 'held'

/** Every other one, so that both halves have as much of each secret. */
export const halfOf = (sentences: readonly string[], half: Half): readonly string[] =>
  sentences.filter((_, at) => (at % 2 === 0) === (half === 'tuned'))
