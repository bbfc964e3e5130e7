/** How likely a yes is, from the words of the question and from what the world says of it. */

/** From what cannot be otherwise to what cannot be. */
export const oddsWords = [
  'certain',
  'nearly certain',
  'very likely',
  'likely',
  'even',
  'unlikely',
  'very unlikely',
  'nearly impossible',
  'impossible',
] as const
export type Odds = (typeof oddsWords)[number]

/** Out of a hundred. Only the ends leave nothing to chance. */
export const percentOf: Readonly<Record<Odds, number>> = {
  certain: 100,
  'nearly certain': 92,
  'very likely': 82,
  likely: 67,
  even: 50,
  unlikely: 33,
  'very unlikely': 18,
  'nearly impossible': 8,
  impossible: 0,
}

/** What the world says: signs for it, signs against it, and whether it is known. */
export type Signs = {
  readonly isKnown?: boolean
  readonly for?: number
  readonly against?: number
}

/** Each of these moves the odds by so many steps: towards yes when positive. */
const wordings: readonly (readonly [RegExp, number])[] = [
  [/\b(?:surely|certainly|of course|obviously|definitely|always|must be)\b/u, 2],
  [/\b(?:probably|likely|still|usual(?:ly)?|as (?:always|before))\b/u, 1],
  [/\b(?:any(?! chance)|anyone|anybody|anything|some(?:one|body|thing)?|a few|somewhere)\b/u, 1],
  [/\b(?:door|window|table|chair|light|road|path|stairs?|wall|people|crowd|noise|wood|stone|water|cover)\b/u, 1],
  [/\b(?:all|every(?:one|body|thing)?|only|exactly|alone|completely)\b/u, -1],
  [/\b(?:secret|hidden|magic(?:al)?|treasure|gold|jewels?|priceless|legendary|dragon)\b/u, -2],
  [/\b(?:happen to|by (?:any )?chance|lucky|luckily|conveniently|unguarded|unlocked|asleep|drunk|perfect)\b/u, -1],
  [/\b(?:never|impossible|hardly|unlikely)\b/u, -2],
  [/\b(?:king|queen|god|gods|army|ship full)\b/u, -1],
]

const denied =
  /\b(?:is|are|do|does|did|was|were|has|have|can|could|would|will)(?:n[\u2019']?t| not)\b|\b(?:no one|nobody|nothing)\b/u

const even = oddsWords.indexOf('even')

/** A question that supposes the answer (`isn't it locked?`) leans towards what it supposes. */
export function oddsOf(question: string, signs: Signs = {}): Odds {
  if (signs.isKnown !== undefined) return signs.isKnown ? 'certain' : 'impossible'
  const words = question.slice(0, 400).toLowerCase()
  const leaning = wordings.reduce((sum, [wording, steps]) => sum + (wording.test(words) ? steps : 0), 0)
  const supposed = denied.test(words) ? 1 : 0
  const told = (signs.for ?? 0) - (signs.against ?? 0)
  const steps = Math.max(-3, Math.min(3, Math.max(-2, Math.min(2, leaning + supposed)) + told))
  return oddsWords[even - steps] ?? 'even' // never past the nearly certain: words alone settle nothing
}
