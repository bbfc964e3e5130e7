/**
 * What one manner of speaking answers to talk among friends: thanks, jokes, wagers, a hand that is held out. `#who#` is
 * one of the company, `#what#` a thing or a list of things, `#reason#` a whole sentence. None of it tells of a life: that
 * comes from the sheet.
 */
type Lines = readonly string[]

export const talkKinds = [
  'thanks',
  'praise',
  'love',
  'flirt',
  'sorry',
  'pledge',
  'insult',
  'hush',
  'joke',
  'wager',
  'mood',
  'confide',
  'heed',
  'balk',
  'greet',
  'farewell',
  'comfort',
  'stand',
  'remark',
  'news',
] as const
export type TalkKind = (typeof talkKinds)[number]

export type Talk = Readonly<Record<TalkKind, Lines>> & {
  /** Whom they trust: somebody, nobody yet, or whoever asks. */
  readonly trust: Lines
  readonly trustNone: Lines
  readonly trustYou: Lines
  /** What they carry, own and can do: `#what#`. */
  readonly carry: Lines
  readonly carryNone: Lines
  readonly purse: Lines
  readonly broke: Lines
  readonly magic: Lines
  readonly noMagic: Lines
  readonly name: Lines
  /** What they have noticed: `#what#` is a whole sentence. */
  readonly saw: Lines
  readonly sawNone: Lines
  /** What they were told to do is not done, and why. */
  readonly cannot: Lines
  readonly bestMe: Lines
  readonly bestOther: Lines
}
