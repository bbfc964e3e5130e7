/**
 * What one manner of speaking answers when it is asked. `#topic#` is what was asked about, by its name; `#who#` is
 * somebody of the company. What is known of it is no line of these: it comes from the sheet and from the party's book.
 */
type Lines = readonly string[]

export type Answering = {
  /** Nothing is known of it, by its name; and where it has none. */
  readonly unknown: Lines
  readonly noIdea: Lines
  /** They were there, and saw no more than whoever asks. */
  readonly seen: Lines
  /** It touches what they tell nobody; and what they add where they have told a part of it. */
  readonly evade: Lines
  readonly enough: Lines
  /** How they are. */
  readonly fine: Lines
  readonly hurt: Lines
  readonly bad: Lines
  /** On what is put to the company. */
  readonly forIt: Lines
  readonly against: Lines
  /** Who should: one of the others, or they themselves. */
  readonly choose: Lines
  readonly volunteer: Lines
  readonly able: Lines
  readonly unable: Lines
}
