/** One thing the rules say, with where they say it. */

export const answerKinds = [
  'rule',
  'condition',
  'skill',
  'ability',
  'spell',
  'monster',
  'weapon',
  'armour',
  'gear',
  'treasure',
  'class',
  'subclass',
  'race',
  'trait',
  'feature',
  'property',
  'damage type',
  'school',
  'language',
] as const
export type AnswerKind = (typeof answerKinds)[number]

export type Answer = {
  readonly title: string
  readonly kind: AnswerKind
  /** Lines; a line that begins with `- ` is an item of a list. */
  readonly text: string
  /** `SRD 5.1, Appendix PH-A: Conditions`. */
  readonly citation: string
}

/** An answer whose text is written only when somebody reads it. */
export type Entry = Omit<Answer, 'text'> & {
  readonly text: () => string
  /** Other words it is asked for by. */
  readonly aliases: readonly string[]
}

export const cite = (section: string): string => `SRD 5.1, ${section}`

/** A feature that comes in steps is listed once. */
export function oncePerName<Hit>(hits: readonly Hit[], entryOf: (hit: Hit) => Entry): readonly Hit[] {
  const seen = new Set<string>()
  return hits.filter(hit => {
    const { kind, title, citation } = entryOf(hit)
    const key = `${kind} ${citation} ${title.replace(/\s*(?:\([^)]*\)|\d+)$/, '')}`
    return seen.has(key) ? false : seen.add(key)
  })
}
