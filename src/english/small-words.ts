/** Small words by the work they do: known without a dictionary, and never what a line is about. */

const setOf = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** One of these words, however it is written. */
export const oneOf = (list: string): ((word: string) => boolean) => {
  const words = new Set(list.split(' '))
  return word => words.has(word.toLowerCase())
}

/** Begin a noun phrase of their own wherever they stand. */
export const openers = setOf(`the a an this that these those my your his her its our their some any every each another
one two three four five six seven eight nine ten both all no`)

export const subjects = setOf('i we he she they it you who somebody someone everyone everybody nobody anyone anybody')
export const firstPersons = setOf('i we')
export const objects = setOf('me us him her them it you myself ourselves himself herself themselves yourself itself')

export const prepositions =
  setOf(`to toward towards into at on onto upon in inside under underneath beneath below behind beside
by near over above across through with using from off for against around round down up out about along among between past
without within as after before until till during beyond besides regarding concerning of outside alongside despite via than like`)

export const modals = setOf('can could will would must may might should shall ought')
export const auxiliaries = setOf('am are is was were be been have has had do does did')

export const negations = setOf('not never no cannot without dont wont cant isnt arent didnt doesnt')

/** They open a question. */
export const questioners = setOf('who whom whose what which where when why how')

/** What follows them is what somebody says: `I tell her …`. */
export const reporting =
  setOf(`tell say ask persuade convince order promise swear warn beg command urge whisper confess explain
threaten offer lie pretend announce shout admit`)

/** Before a clause that is no deed of its own. */
export const subordinators = setOf(
  'until till when whenever while whilst before after if unless because since though although as so once lest whether',
)

/** Words to begin a talk with: whoever is named right after them is spoken to. */
export const hails = setOf('hello hi hey yo oi ahoy psst hullo greetings hail howdy goodbye farewell bye')
const dayparts = setOf('morning evening afternoon day night')

/** `good morning` hails as well. */
export const hailLength = (words: readonly { readonly text: string }[], at = 0): number => {
  const [one, two] = [words[at]?.text ?? '', words[at + 1]?.text ?? '']
  if (hails.has(one)) return 1
  const isShort = dayparts.has(one) && one !== 'day' && one !== 'night' && words.length > at + 1
  return one === 'good' && (dayparts.has(two) || two === 'bye') ? 2 : isShort && two !== 'is' && two !== 'comes' ? 1 : 0
}

/** What is said before anything is said. */
export const exclamations =
  setOf(`wait well so ok okay oh ah hm hmm um uh er right now look listen please yes no yeah aye nay
alright then and but anyway actually sorry excuse me pardon ha haha hey hold on hang come stop thanks thank you sure fine
gods god damn hell heavens onwards again maybe perhaps also first next finally meanwhile later afterwards suddenly alas easy steady whoa ugh oof yikes wow omg dang jeez aw aww phew eh hmmm welp ooh`)

/** They lead up to a deed, and say nothing of it. */
export const leadIns =
  setOf(`try tries trying attempt attempts want wants wanna would like love going gonna go decide decides
start starts begin begins continue proceed manage plan intend mean need have dare just now then also please will shall can could
may might must should let lets us to quickly immediately carefully simply again still first next finally`)

export const polite = setOf('please kindly may would could might')

/** They tell how, and are no deed. */
const adverbs =
  setOf(`barefoot early late never always often still only also now then just almost once soon again already even ever hardly barely
nearly quite rather simply first last together alone too instead perhaps maybe indeed twice seldom sometimes not very really
fast hard straight aloud loudly anyway somewhere anywhere here there everywhere upstairs downstairs home inside outside
tonight today tomorrow yesterday`)
const notAdverbs =
  setOf(`family belly bully jelly ally reply supply apply rely fly holy early lonely ugly silly hilly july assembly
multiply comply lily bodily jolly folly rally tally sally billy molly dolly friendly deadly`)

export const isAdverb = (word: string): boolean =>
  adverbs.has(word) || (word.length > 4 && word.endsWith('ly') && !notAdverbs.has(word))

const empty =
  setOf(`the a an this that these those my your his her its our their some any no every each both another many few
such all more most i we he she they it you me us him them who whom what which where when why how myself yourself himself
herself itself ourselves themselves and or but nor then if so as than to of at in on into onto with from by for about up
down out off over under through am are is was were be been being do does did have has had will would can could may might must
should shall not never please just now also too very really there here yes ok okay oh ah let lets us try want like
go get make take one thing things something anything everything nothing someone somebody anyone anybody everyone everybody nobody
again still only even ever well quite rather bit lot way much own same other others else around because while until before after
until back away upon along yet since though although unless whether im ive id ill dont whose toward towards`)

/** Whether a word carries something that an answer must not pass over. */
export const isContent = (word: string): boolean => word.length > 1 && !empty.has(word) && !prepositions.has(word)

/** Numbers as words and digits. */
const numbers: ReadonlyMap<string, number> = new Map([
  ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, at) => [word, at] as const),
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['sixty', 60],
  ['seventy', 70],
  ['eighty', 80],
  ['ninety', 90],
  ['hundred', 100],
  ['thousand', 1_000],
  ['dozen', 12],
  ['a', 1],
  ['an', 1],
  ['couple', 2],
])

/** `sixty`, `60`, `a hundred`, `two hundred`: as it stands in a row of words from here. */
export function numberAt(words: readonly { readonly text: string }[], at: number): number | undefined {
  const text = words[at]?.text ?? ''
  const digits = Number(text)
  const first = text !== '' && Number.isInteger(digits) ? digits : numbers.get(text)
  if (first === undefined) return undefined
  const next = words[at + 1]?.text ?? ''
  const times = next === 'hundred' || next === 'thousand' || next === 'dozen' ? (numbers.get(next) ?? 1) : undefined
  if (times !== undefined) return first * times
  return text === 'a' || text === 'an' ? undefined : first
}
