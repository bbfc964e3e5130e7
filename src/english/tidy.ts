/**
 * A line as it would have been written with care: `dont tell cobbs wife. i saw it` is `Don't tell Cobb's wife. I saw it`.
 * What a careless hand leaves out is how a name is told from a word, and a sentence from the next.
 */
import { isContent, openers } from './small-words.ts'
import { writtenOut } from './tokens.ts'
import { isBase, verbOf } from './verbs.ts'

/** Without its mark each of these is no other word. */
const marked: ReadonlyMap<string, string> = new Map(
  `don't doesn't didn't can't won't isn't aren't wasn't weren't haven't hasn't hadn't wouldn't couldn't shouldn't mustn't ain't
I'm I've you're you've you'll they're they've they'll we've he's she's what's where's who's how's why's when's that's there's
here's it'll what're where'd`
    .split(/\s+/u)
    .map(word => [word.toLowerCase().replace("'", ''), word] as const),
)

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

/** Names as they are written, by how they are typed in a hurry. What is an everyday word as well is left as typed. */
export function spellings(names: readonly string[]): ReadonlyMap<string, string> {
  const written = new Map<string, string>()
  for (const word of names.flatMap(name => name.split(/[\s,.]+/u))) {
    const typed = word.toLowerCase()
    if (word === typed || typed.length < 3 || !isContent(typed) || verbOf(typed) !== undefined) continue
    written.set(typed, word)
    if (!typed.endsWith('s') && typed.length > 3) written.set(`${typed}s`, `${word}'s`)
  }
  return written
}

const stop = /[.!?][)"'\u2019\u201d]*\s+["'(\u201c\u2018]*$/u

/** Whether a sentence begins at this place of the line. */
function begins(line: string, at: number): boolean {
  const before = line.slice(Math.max(0, at - 6), at)
  return stop.test(before) || (at === before.length && !/[\p{L}\p{N}]/u.test(before))
}

/** `have a quick look inside`, `take another peek at`: to look, whatever is had or taken. */
const lightly =
  /\b(?:have|take|get|sneak|steal) (?:a|an|another) (?:\w{1,12} ){0,2}(?:look|peek|glance|peep)\b(?! (?:a?round|about))/giu

/** `I sit down, watching the door`: a second deed, told as if it only went along. */
const alongside =
  /,\s+(?:while )?(listening|watching|looking|searching|checking|scanning|eavesdropping|asking|telling|begging|whispering|shouting|grabbing|pulling|throwing|trying)\b/giu

/** `walk over to the well` is to walk to it, and nothing is walked over. */
const overTo =
  /\b(go|goes|walk|walks|come|head|heads|step|wander|stroll|run|move|saunter|hurry|rush|stride|drift) (?:on |right )?over (?=to\b)/giu

/** `use my rope to make a swing`: what it is used for is the deed, and it is done with that. */
const usedFor =
  /\b(?:use|grab|take) ((?:my|the|an?|some|our|his|her|your) [^,.;!?]{2,30}?) to (\p{L}+) ([^.;!?]+?)(?=$|[.;!?]|,? and )/giu

/** `wait, who is that`: nobody waits. */
const breath =
  /^(?:ok(?:ay)?[, ]+)?(?:wait|hold on|hang on)(?: a (?:sec|second|minute|moment))?[,.!? ]+(?=(?:so|what|whats|who|whos|where|wheres|why|how|when|is|are|did|does|do|was|were|which|if|you|he|she|they|that|this|there|isnt|arent)\b)/iu

/** `… wait, I don't have it`: whoever types it has a second thought. */
const secondThought =
  /(?<=[.…!?,-]\s*)(?:wait|hang on|hold on),? (?=(?:no|nvm|actually|i|we|he|she|they|it|that|what|who)\b)/giu

/** `guard the boots ok`: asked of whoever is told, and no word of what they are. */
const yes =
  /(?<!\b(?:you|it|is|are|be|feel|feeling|he|she|they|that|this|we|i|everyone|everybody|everything|all|guys|doing|look|looks|him|her|them)),? (?:ok|okay|alright|k|yeah)[?.! ]*$/iu

/** `can I light it? maybe with a spell`: one question. */
const maybe = /[?.,]\s*(?:maybe|perhaps|possibly|like)\s+(?=(?:with|using|by)\b)/giu

/** Laughter of fingers, and no word of the deed. */
const chatter =
  /[,\s]*(?<![\p{L}'])(?:lol|lmao|rofl|haha(?:ha)*|hehe(?:he)*|xd|:[)DP(]|;\))(?![\p{L}'])(?=[\s.,!?]|$)/giu

/** `take the road to see him` is no use of a road. */
const toPlaces = new Set(['see', 'go', 'get', 'meet', 'find', 'visit', 'be', 'have', 'know'])

const apostrophe = /(?=['\u2019])/u

export function tidied(line: string, written: ReadonlyMap<string, string>): string {
  let before = ''
  const plain = line
    .replaceAll(chatter, '')
    .replace(breath, '')
    .replaceAll(secondThought, '')
    .replace(yes, '')
    .replaceAll(maybe, ' ')
    .replaceAll(/ (?:somehow|or something|or whatever|i guess|tbh|rn)(?=[\s.,!?]|$)/giu, '')
    .replaceAll(/\bre(?=(?:light|lock|tie|fill|load|open)s?\b)/giu, '')
    .replaceAll(lightly, 'look')
    .replaceAll(overTo, '$1 ')
    .replaceAll(usedFor, (whole, tool: string, verb: string, rest: string) =>
      isBase(verb.toLowerCase()) && !toPlaces.has(verb.toLowerCase()) ? `${verb} ${rest} with ${tool}` : whole,
    )
    .replaceAll(alongside, (_, word: string) => ` and ${verbOf(word.toLowerCase()) ?? word}`)
    .replaceAll(/\bw\/\s?/giu, 'with ')
    .replaceAll(/\bthru\b/giu, 'through')
  return plain.replaceAll(/[\p{L}\p{N}]+(?:['\u2019][\p{L}\p{N}]+)*/gu, (word: string, at: number) => {
    const names = openers.has(before) ? plainly : written // `the captain` is what she is, and not what she is called
    before = word.toLowerCase()
    if (word !== before) return word
    const [head = word, ...tail] = word.split(apostrophe)
    const known =
      word === 'i'
        ? 'I'
        : isAhead(plain, at, word)
          ? `I'${word.slice(1)}`
          : (marked.get(word) ?? names.get(word) ?? (isCut(plain, at) ? undefined : writtenOut(word)))
    const careful = known ?? `${head === 'i' ? 'I' : (names.get(head) ?? head)}${tail.join('')}`
    return begins(plain, at) ? capital(careful) : careful
  })
}

/** `'em` has been cut by whoever wrote it, and is left so. */
const isCut = (line: string, at: number): boolean => /['\u2019]/u.test(line.charAt(at - 1))

const leading = new Set('be not never always just rather gladly only also'.split(' '))

/** `ill go`, `id like`: it is sick or nothing where no deed follows. */
function isAhead(line: string, at: number, word: string): boolean {
  if (word !== 'ill' && word !== 'id') return false
  const [next = ''] = /^\s+\p{L}+/u.exec(line.slice(at + word.length, at + 40)) ?? []
  return isBase(next.trim()) || leading.has(next.trim())
}

const plainly: ReadonlyMap<string, string> = new Map()
