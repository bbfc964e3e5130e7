/** What people go by beside their names: `talk to the innkeeper` finds the landlady. */

/** Words for one calling, which players use for each other. */
const kindred: readonly (readonly string[])[] = [
  'innkeeper innkeep landlady landlord barkeep barkeeper bartender barman barmaid publican taverner tavernkeeper host hostess proprietor proprietress',
  'guard guardsman guardswoman watchman watchwoman sentry soldier constable',
  'priest priestess cleric chaplain vicar parson preacher clergyman',
  'monk friar brother',
  'nun sister',
  'smith blacksmith armourer armorer weaponsmith ironmonger',
  'merchant trader shopkeeper storekeeper vendor seller peddler pedlar dealer grocer chandler',
  'healer physician doctor apothecary herbalist surgeon midwife medic',
  'scholar sage librarian archivist historian professor',
  'clerk scribe secretary bookkeeper',
  'mayor reeve headman headwoman chief chieftain elder alderman leader',
  'judge magistrate justice',
  'sailor mariner seaman boatman boatwoman ferryman ferrywoman',
  'fisher fisherman fisherwoman',
  'farmer peasant farmhand crofter',
  'hunter huntress trapper ranger tracker gamekeeper',
  'bard minstrel singer musician piper fiddler',
  'wizard mage sorcerer sorceress witch warlock magician enchanter enchantress',
  'knight paladin',
  'noble nobleman noblewoman lord lady baron baroness countess',
  'beggar vagrant tramp',
  'child kid boy girl lad lass urchin',
  'mason stonemason builder',
  'carpenter joiner woodworker',
  'cook chef',
  'messenger courier runner',
  'caretaker keeper warden custodian',
  'thief burglar robber pickpocket',
  'captain skipper',
  'ruler king queen',
  'miner digger',
  'miller',
].map(group => group.split(' '))

const byWord: ReadonlyMap<string, readonly string[]> = new Map(
  kindred.flatMap(group => group.map(word => [word, group] as const)),
)

/** Whether a word says what somebody is. */
export const isCalling = (word: string): boolean => byWord.has(word)

const isHers =
  /^(?:landlady|barmaid|hostess|priestess|nun|sister|headwoman|sorceress|witch|enchantress|huntress|noblewoman|lady|baroness|countess|girl|lass|queen|\w+woman)$/u
const isHis =
  /^(?:landlord|barman|friar|brother|headman|sorcerer|warlock|enchanter|nobleman|lord|baron|boy|lad|king|\w+man)$/u

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

/** What somebody is, before what they are of: the wife of a smith is no smith. */
const headOf = (text: string): string =>
  text
    .trim()
    .split(
      /(?:^|\s)(?:of|to|for|at|in|from|by|with|who|under|when|if|once|though|but|where|that|since|until|unless|because|as)\s|[.;(]/iu,
    )[0] ?? ''

/** Ranks say little of whose they are: a sergeant of the watch is one of the watch. */
const ranks = /^(?:sergeant|captain|lieutenant|corporal|commander|member|one|officer)\b.*\bof\b/iu
const watch = new Set([...(byWord.get('guard') ?? []), 'watch'])

const rankWords = (text: string): readonly string[] =>
  ranks.test(text.trim())
    ? wordsIn(text)
        .filter(word => watch.has(word))
        .map(word => (word === 'watch' ? 'guard' : word))
    : []

/** From what an author says of somebody's role and work; the words themselves first, then those that mean the same. */
export function callingsOf(pronoun: 'he' | 'she' | 'they', ...texts: readonly string[]): readonly string[] {
  const heads = texts.flatMap(text => text.split(/,|\/|\band\b|;/u)).map(headOf)
  const own = heads
    .map(wordsIn)
    .flatMap(words => [words.slice(-3).join(' '), words.at(-1) ?? ''])
    .filter(word => word.length > 3)
  const known = [...own, ...texts.flatMap(rankWords)]
  const alike = known.flatMap(word => byWord.get(word) ?? [])
  const fits = (word: string): boolean => !(pronoun === 'he' ? isHers : isHis).test(word)
  return [...new Set([...known, ...(pronoun === 'they' ? alike : alike.filter(fits))])]
}
