/** Names that are in the world for everybody, whatever secret they stand in. */
import { stemOf } from './stem.ts'

const stemsIn = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/).map(stemOf))

/**
 * Courts, crowns, guilds and banks live in the open: that there is one is on every map and coin. A secret tells what somebody
 * has to do with it, so its name alone gives nothing away. Cults, cabals and brotherhoods are none of these.
 */
const bodies = stemsIn(`
academy admiralty army bank bishopric chamber chancery church city college company council court crown customs diocese
duchy embassy empire exchange fleet government guard guild hospital kingdom legion ministry navy office palace parliament
police post principality province railway regiment republic senate state throne town treasury tribunal university watch`)

/** `the Ember Court`, `the Bank of Osk`, with the word that follows. */
export function isPublicBody(name: readonly string[]): boolean {
  const [first = '', ...more] = name
  return more.length > 0 && (bodies.has(first) || more.slice(-2).some(word => bodies.has(word)))
}

/** Days, months and what people are called before their names have capitals too, and are nobody's. */
const everybodys = stemsIn(`
monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november
december mister mistress master madam madame miss mr mrs ms dr prince princess duke duchess count countess baron baroness
earl emperor empress sultan sultana shah khan caliph emir rajah pharaoh tsar kaiser pope uncle aunt constable sergeant lieutenant commander major colonel general admiral governor magistrate bishop abbot abbess
professor judge reverend saint widow bible gospel psalm koran torah christmas easter lent ramadan`)

export const isEverybodys = (stem: string): boolean => everybodys.has(stem)

/** Those who live by being heard of, and whose name says whose they are: a prince of Mer, raiders of the Red Kettle. */
export const isKnownBy = (stem: string): boolean => everybodys.has(stem) || bands.has(stem)

const bands = stemsIn(
  'bandit brigand corsair outlaw pirate raider reaver rider robber soldier knight king queen lord lady',
)
