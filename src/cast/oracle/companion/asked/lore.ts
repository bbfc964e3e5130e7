/** What a companion knows of something: from its own sheet, the party's book, its own journal and the world's primer. */
import { memo } from '../../../../core/memo.ts'
import type { CompanionSees } from '../../../../table/ports.ts'
import { sentencesOf } from '../../prose/sentences.ts'
import { aOrAn } from '../../../../english/nouns.ts'
import { baseOf } from '../../../../english/verbs.ts'
import type { Voice } from '../../voice/voice.ts'
import { asSentence, contentOf, sharedWords, small, withoutStop } from '../../../../english/content-words.ts'

/** A sentence that can be said, and the words it is found by. */
type Entry = { readonly text: string; readonly stems: ReadonlySet<string> }

export type Lore = {
  /** Of their own life; and what the whole company knows, from its book and from the world's. */
  readonly own: readonly string[]
  readonly shared: readonly string[]
  /** It touches something they tell nobody. */
  readonly isTouchy: boolean
}

const entry = (text: string, about = ''): Entry => ({
  text: asSentence(text.replaceAll(/\b(\d+) gp\b/g, '$1 gold')),
  stems: new Set(contentOf(`${about} ${text}`)),
})

const plainOf = (text: string): string =>
  text
    .replaceAll(/\s*\((?:Found|Learned|Heard) (?:at|from) [^)]*\)/gi, '')
    .replaceAll(/[*_`]/g, '')
    .trim()

/** What is noted for whoever plays, and nobody would say. */
const isForTheTable =
  /^(?:ways from|from .{2,60} one can take|the party\b|something to keep an eye on|none\b|nothing yet|tbd|unknown\b|each carries|\(|.*\bon everybody's mind\b)|\?\W*$|\bDC \d|\bgp each\b/i

/** `Iddo Pell` and `Weigher of Quillet` make a sentence, as one would say it. */
function describedAs(name: string, what: string): string {
  const role = small(withoutStop(what))
  const [first = ''] = role.split(' ')
  if (/[^s]s$/u.test(first) && baseOf(first) !== undefined) return `${name} ${role}` // `keeps the toll`
  if (/^(?:the|an?|my|our|his|her|their|one|some)\b/iu.test(role) || first.endsWith('ed')) return `${name} is ${role}`
  const isTheOnly = /^\p{L}+ (?:of|at|in|for) /u.test(role)
  return `${name} is ${isTheOnly ? 'the' : aOrAn(role)} ${role}`
}

/** `| Iddo Pell | Weigher of Quillet | Friendly |`: whoever a row begins with, and what they are. */
function rowOf(line: string): readonly Entry[] {
  const [name = '', what = ''] = line
    .split('|')
    .map(cell => plainOf(cell))
    .filter(cell => cell !== '')
  const isHead = /^(?:npc|name|who|location|place|item|faction|-+|:?-+:?)$/i.test(name)
  return isHead || what === '' || what === '-' ? [] : [entry(describedAs(name, what))]
}

const labels: readonly (readonly [RegExp, (text: string, heading: string) => string])[] = [
  [/^objective$/i, text => `We are to ${text.charAt(0).toLowerCase()}${text.slice(1)}`],
  [/^what (?:it is|they are|it does)$/i, (text, heading) => `${heading}: ${small(text)}`],
  [/^(?:what we know|current progress|what['’]s happening|who (?:they are|it is)|notes?|details?)$/i, text => text],
]

function labelled(line: string, heading: string): readonly Entry[] | undefined {
  const [, label, text] = /^\*\*([^*:]+)(?::\*\*|\*\*:)\s*(.*)$/.exec(line) ?? []
  if (label === undefined || text === undefined) return undefined
  const said = labels.find(([sign]) => sign.test(label.trim()))?.[1]
  return said === undefined || text === ''
    ? []
    : sentencesOf(said(plainOf(text), heading)).map(one => entry(one, heading))
}

/** A page of notes, line by line; what stands under a heading is about it. */
const pageOf = memo(8, (text): readonly Entry[] => {
  let heading = ''
  let isList = false
  return text.split('\n').flatMap(line => {
    const plain = line.trim()
    isList = plain.startsWith('**') ? /\*\*:?$/.test(plain) : isList && /^[-*]\s/.test(plain)
    if (isList) return [] // who walks where and what is carried, noted in a word or two
    if (plain.startsWith('#')) {
      heading = plain.startsWith('### ') ? plain.replace(/^#+\s*/, '') : ''
      return []
    }
    if (plain === '' || /^(?:>|---)/.test(plain)) return []
    if (plain.startsWith('|')) return rowOf(plain)
    const said = plain.replace(/^[-*]\s+(?:\[.\]\s*)?/, '')
    const known = labelled(said, heading)
    if (known !== undefined) return known
    if (isForTheTable.test(plainOf(said))) return []
    const isSkill = /^[\p{L} '’-]{2,40}:\s/u.test(said) && !/[.!?]$/.test(said)
    const lead = /^\*\*([^*]+)\*\*/.exec(said)?.[1] ?? heading
    return isSkill ? [] : sentencesOf(plainOf(said)).map(one => entry(one, lead))
  })
})

/** Of a journal what was learned; all else in it is how it felt. */
const learnedIn = memo(8, (text): readonly Entry[] =>
  [...text.matchAll(/^\*\*What I learned\*\*:\s*(.+)$/gim)].flatMap(([, said = '']) =>
    sentencesOf(plainOf(said))
      .filter(one => !isForTheTable.test(one))
      .map(one => entry(one)),
  ),
)

/** And what happened, for whoever asks of something that nobody has a rule of. */
const happenedIn = memo(8, (text): readonly Entry[] =>
  [...text.matchAll(/^\*\*What happened\*\*:\s*(.+)$/gim)].flatMap(([, said = '']) =>
    sentencesOf(plainOf(said))
      .filter(one => !isForTheTable.test(one) && !goesOn(one))
      .map(one => entry(one)),
  ),
)

type Keys = { readonly keys: readonly string[]; readonly isName: boolean }

/** One of its words is enough where it is a name; a thing is known by the last of its words. */
export function keysOf(topic: string): Keys {
  const stems = contentOf(topic)
  const isName = /\p{Lu}/u.test(topic)
  return { keys: isName ? stems : stems.slice(-1), isName }
}

const isAbout = ({ keys }: Keys, stems: ReadonlySet<string>): boolean => sharedWords(keys, stems) > 0

const stemsOf = memo(2_000, (text): ReadonlySet<string> => new Set(contentOf(text)))

/** Words of a secret beside those that were asked about: of somebody by name more may be told than of a thing. */
const tells = ({ hidden }: Voice, text: string, { keys, isName }: Keys): boolean =>
  hidden.some(words => {
    const shared = words.filter(word => stemsOf(text).has(word))
    const beside = shared.filter(word => !keys.includes(word)).length
    return shared.length >= 2 && (beside >= (isName ? 2 : 1) || shared.length * 2 >= words.length)
  })

/** Says `she` or `it` of what the sentence before it named. */
const goesOn = (text: string): boolean => /\b(?:he|she|it|they|him|her|them|his|their)\b/i.test(text)

/** Sentences of their story that name it, each with the one that follows from it. */
function fromStory(voice: Voice, keys: Keys): readonly string[] {
  return voice.story.flatMap((text, at) => {
    if (!isAbout(keys, stemsOf(text)) || tells(voice, text, keys)) return []
    const next = voice.story[at + 1] ?? ''
    const isNext = next !== '' && goesOn(next) && !tells(voice, next, keys) && text.length + next.length < 260
    return [isNext ? `${text} ${next}` : text]
  })
}

/** Their story as one would tell it to somebody who asks: from its beginning, without what they tell nobody. */
export const lifeOf = (voice: Voice): readonly string[] =>
  voice.story.filter(
    (text, at) =>
      !voice.hidden.some(words => sharedWords(words, stemsOf(text)) > 0) &&
      (at === 0 || (text.length > 40 && !leans(text))),
  )

const leans = (text: string): boolean => /^(?:it|they|she|he|that|this|there|nobody|but|and|so)\b/i.test(text)

export function ownOf(voice: Voice, keys: Keys): readonly string[] {
  const said = [voice.bond, voice.ideal, ...voice.opinions].filter(
    text => text !== '' && isAbout(keys, stemsOf(text)) && !tells(voice, text, keys),
  )
  return [...fromStory(voice, keys), ...said.map(asSentence)]
}

/** Somebody else's words, written down as they said them: `For eleven years I inked`. */
const isAnothers = (text: string): boolean =>
  /\b(?:I|me|my|mine|I['’]\p{L}+)\b/u.test(text.replaceAll(/["“'‘][^"”]*["”'’]/gu, ''))

export function loreOn({ view }: Pick<CompanionSees, 'view'>, voice: Voice, topic: string): Lore {
  const keys = keysOf(topic)
  const pages = [
    ...view.files['party-knowledge'].flatMap(({ text }) => pageOf(text)).filter(({ text }) => !isAnothers(text)),
    ...view.files.journal.flatMap(({ text }) => learnedIn(text)),
    ...view.files['world-primer'].flatMap(({ text }) => pageOf(text)),
    ...view.files.journal.flatMap(({ text }) => happenedIn(text).toReversed()),
  ]
  return {
    own: ownOf(voice, keys),
    shared: pages
      .filter(({ stems }) => isAbout(keys, stems))
      .map(({ text }) => `${withoutStop(text)}.`.replace(/([?!…]|\.")\.$/, '$1')),
    isTouchy: voice.hidden.some(words => words.some(word => keys.keys.includes(word))),
  }
}
