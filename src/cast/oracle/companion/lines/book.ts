/**
 * What one manner of speaking has to say. In a line `#thing#` is something that was just spoken of, `#who#` somebody who
 * was, `#bad#` and `#good#` comparisons from the speaker's own life, `#learned#` a lesson of it, `#it#` a sentence of the
 * speaker's own sheet. A line is only used when everything in it is there. No line tells of anything that a moment may
 * not hold: what is not in a gap is how they feel about it, what they ask, or what they would do.
 */
export const situations = [
  'threat',
  'uncanny',
  'dead',
  'found',
  'shut',
  'arrive',
  'rest',
  'talk',
  'lie',
  'coin',
  'crime',
  'plan',
  'won',
  'failed',
  'hurt',
  'mercy',
  'cruel',
  'praise',
  'slight',
  'quiet',
] as const
export type Situation = (typeof situations)[number]

type Lines = readonly string[]

export type Book = {
  readonly react: Readonly<Record<Situation, Lines>>
  /** Where they stand on what is asked of them. */
  readonly agree: Lines
  readonly reluctant: Lines
  readonly object: Lines
  /** They have objected once, were heard, and come along. */
  readonly yield: Lines
  /** Ways to bring in a sentence of their own: `#it#`. */
  readonly because: Lines
  readonly propose: Lines
  readonly ask: Lines
  /** On a thing (`#thing#`) and on somebody (`#who#`) that was just spoken of, whatever the moment. */
  readonly about: Lines
  readonly person: Lines
  /** On words that somebody just said (`#echo#`). */
  readonly echo: Lines
  /** On what their sheet says they are for or against: `#it#`, by its name. */
  readonly fond: Lines
  readonly sour: Lines
  /** What they would have the company do next: `#lead#`. */
  readonly counsel: Lines
  /** Answers to a companion who has just spoken. */
  readonly answer: Readonly<Record<'agree' | 'doubt' | 'tease' | 'share' | 'ask', Lines>>
  /** Thoughts nobody hears. */
  readonly inner: Lines
  /** What they do meanwhile, in the first person. */
  readonly tense: Lines
  readonly calm: Lines
  readonly cries: Lines
}
