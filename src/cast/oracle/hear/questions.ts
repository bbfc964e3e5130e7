/** Questions to the table, recognised by the rows of content/oracle/questions.json. */
import rows from '../../../../content/oracle/questions.json' with { type: 'json' }
import able from '../../../../content/oracle/able.json' with { type: 'json' }
import ownSheet from '../../../../content/oracle/own-sheet.json' with { type: 'json' }
import { around } from '../../../english/noun-phrases.ts'
import { wordsOfLine, type Word } from '../../../english/line.ts'
import { isContent } from '../../../english/small-words.ts'
import { verbOf } from '../../../english/verbs.ts'
import { meant, type Context } from './names.ts'
import { matterByTerm } from './table-terms.ts'
import type { Matter, Thing } from '../desk/wishes.ts'

/** Different words for the same question. */
const alike: Readonly<Record<string, string>> = { is: 'be', are: 'be', am: 'be', was: 'be', were: 'be', has: 'have', had: 'have', got: 'have', does: 'do', did: 'do', i: 'we', me: 'us', my: 'our', whom: 'who', seen: 'see', heard: 'hear', learnt: 'learn', learned: 'learn', anybody: 'anyone', everybody: 'everyone' } // prettier-ignore
const beside = new Set('the a an please now again so still exactly all there just then actually right currently anyway really already actually'.split(' ')) // prettier-ignore

const plain = (text: string): string => (Object.hasOwn(alike, text) ? (alike[text] ?? text) : text)

/** `so far` says nothing; `how far` asks. */
const isBeside = (word: string, at: number, all: readonly string[]): boolean =>
  beside.has(word) || (word === 'far' && all[at - 1] === 'so')

const key = (words: readonly string[]): string =>
  words
    .filter((word, at, all) => !isBeside(word, at, all))
    .map(plain)
    .join(' ')

type Slotted = {
  readonly matter: Matter
  readonly before: readonly string[]
  readonly after: readonly string[]
  readonly slot: string
}

const whole = new Map<string, Matter>()
const slotted: Slotted[] = []

const tellingIn = (text: string): readonly string[] =>
  wordsOfLine(text).map(({ text: word }) => word).filter((word, at, all) => !isBeside(word, at, all)).map(plain) // prettier-ignore

for (const [matter, lists] of Object.entries(rows))
  for (const cue of (lists as readonly string[]).flatMap(list => list.split(','))) {
    const [before = '', slot, after = ''] = cue.trim().split(/[{}]/u)
    if (slot === undefined) whole.set(tellingIn(before).join(' '), matter as Matter)
    else slotted.push({ matter: matter as Matter, before: tellingIn(before), after: tellingIn(after), slot })
  }
slotted.sort((one, other) => other.before.length + other.after.length - one.before.length - one.after.length)

/** What a sheet says of everybody: whether they have learned it, and how well. */
const ables = new Set(Object.values(able).flat())

const fits = (slot: string, thing: Thing | undefined): boolean => {
  if (slot === 'any') return true
  if (thing === undefined) return slot !== 'spell'
  const isSomebody = ['person', 'companion', 'foe', 'crowd', 'company', 'body'].includes(thing.kind)
  if (slot === 'who') return isSomebody || thing.kind === 'mention'
  if (slot === 'where') return thing.kind === 'place' || thing.kind === 'way'
  return slot === 'spell' ? thing.kind === 'spell' : !isSomebody
}

export type AskedOfTable = {
  readonly matter: Matter
  readonly about: readonly Thing[]
  readonly left: readonly string[]
}

function inSlot(
  { before, after, slot, matter }: Slotted,
  words: readonly Word[],
  context: Context,
): AskedOfTable | undefined {
  const texts = words.map(({ text }) => plain(text))
  const end = texts.length - after.length
  if (end - before.length < 1 || end - before.length > 6) return undefined
  if (!before.every((word, at) => texts[at] === word) || !after.every((word, at) => texts[end + at] === word))
    return undefined
  const inner = words.slice(before.length, end)
  if (slot === 'able')
    return inner.some(({ text }) => ables.has(text))
      ? { matter, about: [], left: inner.map(({ text }) => text) }
      : undefined
  const { phrases } = around(inner)
  const [phrase] = phrases
  const isTail =
    phrases.length === 2 && phrases[1]?.preposition !== undefined && (slot === 'any' || matter === 'who-has')
  if (matter === 'known' && phrases.length > 1)
    return {
      matter,
      about: phrases.flatMap(one => meant(one, context)?.thing ?? []),
      left: phrases.slice(0, 2).map(({ words: said }) => said.map(({ raw }) => raw).join(' ')),
    } // prettier-ignore -- `clerks or tally houses`
  if (phrase === undefined || (phrases.length > 1 && !isTail) || phrase.preposition !== undefined) return undefined
  if (
    inner.some(
      ({ text }) =>
        text === 'you' ||
        text === 'your' ||
        (matter !== 'who-has' && verbOf(text) !== undefined && text.endsWith('ing')),
    )
  )
    return undefined
  const found = meant(phrase, context)?.thing
  if (!fits(slot, found)) return undefined
  return found === undefined || matter === 'who-has' // what they have is looked for by the words
    ? { matter, about: found === undefined ? [] : [found], left: [inner.map(({ raw }) => raw).join(' ')] }
    : { matter, about: [found], left: [] }
}

/** `what did Cobb say about the mule`: whose words, and of what. */
function saidOf(words: readonly Word[], context: Context): AskedOfTable | undefined {
  const at = words.findIndex(({ text }) => text === 'about')
  const asked = at > 2 ? askedOfTable(words.slice(0, at), context) : undefined
  if (asked?.matter !== 'said') return undefined
  const topics = around(words.slice(at + 1)).phrases.flatMap(phrase => meant(phrase, context)?.thing ?? [])
  return { ...asked, about: [...asked.about, ...topics] }
}

/** What may stand beside a question without asking for something else: `with me`, `in my backpack`, `these people`. */
const loose = new Set('in on at of with from for about around near inside here to us we our this that these those people folk ones else any some left still be do have backpack pack bag bags pockets pocket satchel right stuff things down up there'.split(' ')) // prettier-ignore

/** How much a word of a question tells: the fewer of them have it, the more. */
const sharing = new Map<string, number>()
for (const cue of whole.keys())
  for (const word of new Set(cue.split(' '))) sharing.set(word, (sharing.get(word) ?? 0) + 1)
const tellsOf = (words: readonly string[]): number =>
  words.reduce((all, word) => all + Math.log(whole.size / (sharing.get(word) ?? 1)), 0)

/** The words of `all` that are not in `part`, where `part` stands in it in order. */
function besideIn(all: readonly string[], part: readonly string[]): readonly string[] | undefined {
  const left: string[] = []
  let at = 0
  for (const word of all) {
    if (word === part[at]) at += 1
    else left.push(word)
  }
  return at === part.length ? left : undefined
}

/** A question that is one of the known ones with nothing but loose words beside it; of several the one that tells most. */
function nearly(words: readonly string[]): Matter | undefined {
  let best: { readonly matter: Matter; readonly tells: number } | undefined
  for (const [cue, matter] of whole) {
    const part = cue.split(' ')
    const left = part.length < 3 || part.length >= words.length ? undefined : besideIn(words, part)
    if (left === undefined || left.length > 3 || !left.every(word => loose.has(word))) continue
    const tells = tellsOf(part)
    if (tells > (best?.tells ?? 0)) best = { matter, tells }
  }
  return best?.matter
}

/** What a sentence asks of the table, when it does. */
export function askedOfTable(words: readonly Word[], context: Context): AskedOfTable | undefined {
  const exact = whole.get(key(words.map(({ text }) => text)))
  const plainly = exact ?? matterByTerm(words, context)
  if (plainly !== undefined) return { matter: plainly, about: [], left: [] }
  const [ofSheet, more] = asksOfSheet(words)
  if (ofSheet !== undefined && more === undefined) return ofSheet
  const isLong = words.length > 12
  const of = isLong ? undefined : saidOf(words, context)
  if (of !== undefined) return of
  const asked = words.filter(({ text, gap }, at) => !(beside.has(text) && !(at > 0 && gap === '')))
  for (const one of isLong ? [] : slotted) {
    const found = inSlot(one, asked, context)
    if (found !== undefined) return found
  }
  const near = isLong ? undefined : nearly(key(words.map(({ text }) => text)).split(' '))
  return near === undefined ? undefined : { matter: near, about: [], left: [] }
}

const telling = new Set(['tell', 'remind', 'show'])

/** `remind me what we know`: what is asked stands behind the asking. */
const asIs = (words: readonly Word[]): readonly Word[] =>
  telling.has(words[0]?.text ?? '') && ['me', 'us'].includes(words[1]?.text ?? '') ? words.slice(2) : words

const isOwn = (words: readonly Word[]): boolean =>
  words.some(({ text }) => ['i', 'me', 'my', 'we', 'us', 'our'].includes(text))

const { asking, ...sheetWords } = ownSheet
const askingWords = new Set(asking)
const sheetMatters = new Map(
  Object.entries(sheetWords).flatMap(([matter, nouns]) => nouns.map(noun => [noun, matter as Matter] as const)),
)

/** `how much money and what gear do I have left`: of one's own sheet and of nothing else, in whatever words. */
function asksOfSheet(words: readonly Word[]): readonly AskedOfTable[] {
  const content = words.map(({ text }) => text).filter(isContent)
  const isOfSheet = content.every(word => sheetMatters.has(word) || askingWords.has(word))
  if (!isOfSheet || !isOwn(words) || words.some(({ text }) => text === 'you' || text === 'your')) return []
  const found = [...new Set(content.flatMap(word => sheetMatters.get(word) ?? []))]
  return found.map(matter => ({ matter, about: [], left: [] }))
}

/**
 * Several questions in one breath, each of them the table's: `who am I and what do I carry`. Who has called the table
 * asks it of whatever they name; nobody else asks there of what is not their own.
 */
export function asksOfTable(words: readonly Word[], context: Context, isCalled = false): readonly AskedOfTable[] {
  const whole = askedOfTable(words, context)
  if (whole !== undefined) return [whole]
  const own = asksOfSheet(words)
  if (own.length > 0) return own
  const bare = asIs(words)
  const parts: Word[][] = [[]]
  for (const word of bare) {
    if (word.text === 'and' || (word.gap.includes(',') && parts.at(-1)?.length !== 0)) parts.push([])
    if (word.text !== 'and') parts.at(-1)?.push(word)
  }
  const asked = parts.map(part => askedOfTable(part, context))
  if (!isCalled && !(isOwn(bare) && asked.every(one => one !== undefined))) return []
  const known = asked.flatMap(one => one ?? [])
  return [...new Map(known.map(one => [JSON.stringify([one.matter, one.about.map(({ id }) => id)]), one])).values()]
}
