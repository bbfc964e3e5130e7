/** What one character keeps of a stretch of telling: each part with what it is to them, heaviest first in the mind. */
import { contentOf, sharedWords } from '../../../english/content-words.ts'
import { leansBack } from '../../../english/leaning.ts'
import type { Part } from '../../../table/parts.ts'
import { shortOf } from '../voice/sheet.ts'
import { bank, filled, linesFor, type Slots } from './bank.ts'
import { asCalled, factKey, passagesOf, peopleIn, slotsOf, type Passage } from './telling.ts'
import { inOwnWords, type Writer } from './writer.ts'

export type Memory = Passage & {
  readonly at: number
  /** How much it is to whoever writes. */
  readonly worth: number
  readonly isTheirs: boolean
  /** It touches what stands on their sheet as a bond or an ideal. */
  readonly isDear: boolean
}

const dearWords = ({ voice }: Writer): readonly string[] => contentOf(`${voice.bond} ${voice.ideal}`)

/** A blow at oneself, a friend who falls, a word that touches a bond: each weighs more than how it was told. */
function remembered(writer: Writer, dear: readonly string[], passage: Passage, at: number): Memory {
  const { part, weight } = passage
  const people = peopleIn(part)
  const isTheirs = people.some(writer.isSelf)
  const isDear = sharedWords(dear, new Set(contentOf(`${part.text} ${people.join(' ')}`))) >= 2
  const isOfFriend =
    people.some(writer.isOurs) && (part.kind === 'fell' || part.kind === 'rose' || part.kind === 'parted')
  const isMarked = part.kind === 'deed' && (part.degree === 'failure' || part.degree === 'exceptional')
  const worth = weight * 2 + (isTheirs ? 3 : 0) + (isDear ? 2 : 0) + (isOfFriend ? 1 : 0) + (isMarked ? 1 : 0)
  return { ...passage, at, worth, isTheirs, isDear }
}

export function memoriesOf(writer: Writer, parts: readonly Part[]): readonly Memory[] {
  const dear = dearWords(writer)
  return passagesOf(parts).map((passage, at) => remembered(writer, dear, passage, at))
}

/** Told in sure words rather than in the words of the moment: the end of a fight, the dead, a goal, a promise. */
const sure: ReadonlySet<Part['kind']> = new Set(['fell', 'fight', 'goal', 'promise'])

/** The line for a fact, or the one for those whom it befell themselves. */
export const ownKey = (banks: Banks, part: Part, { isSelf }: Writer): string => {
  const key = factKey(part)
  const self = part.kind === 'promise' ? part.by : 'who' in part && typeof part.who === 'string' ? part.who : ''
  return isSelf(self) && Object.hasOwn(banks, `${key}-own`) ? `${key}-own` : key
}
type Banks = Readonly<Record<string, readonly string[]>>

/** Friends are called as friends call them. */
export const called = ({ isOurs }: Writer, part: Part): Slots =>
  slotsOf(part, name => (isOurs(name) ? shortOf(name) : asCalled(name)))

function sureWords(writer: Writer, part: Part): readonly string[] {
  const line = writer.chance.pick(linesFor(bank.sure, ownKey(bank.sure, part, writer)))
  return line === undefined ? [] : [filled(line, called(writer, part))]
}

/** Its sentences in their own words, as far as each stands on the one before; at most so many. */
function ownSentences(writer: Writer, sentences: readonly string[], most: number): readonly string[] {
  const kept: string[] = []
  for (const sentence of sentences) {
    if (kept.length >= most) break
    if (leansBack(sentence) && kept.length === 0) continue
    const own = inOwnWords(sentence, writer)
    if (own !== undefined) kept.push(own)
    else if (kept.length > 0) break // what comes after may lean on it
  }
  return kept
}

/** What an entry says of it; nothing where there is nothing sure to say. */
export function wordsFor(writer: Writer, { part, sentences, worth }: Memory, most: number): string {
  if (sure.has(part.kind)) {
    const words = sureWords(writer, part)
    if (words.length > 0) return words.join(' ')
  }
  const own = ownSentences(writer, sentences, part.kind === 'ending' ? 3 : worth >= 4 ? most : 1)
  return (own.length > 0 ? own : sureWords(writer, part)).join(' ')
}
