/** Whom a sentence is said to: `Korda, …`, `…, Sergeant?`, `Hello Nib`. What is left is what is said. */
import type { Word } from '../../../english/line.ts'
import {
  auxiliaries,
  exclamations,
  hailLength,
  modals,
  openers,
  prepositions,
  questioners,
  subjects,
} from '../../../english/small-words.ts'
import { isBase, isPast, verbOf } from '../../../english/verbs.ts'
import { personNamed } from './names.ts'
import type { Hearing, Thing } from '../desk/wishes.ts'

export type Addressed = {
  readonly to?: Thing
  /** Several of the company by name: each of them has a part in it. */
  readonly each?: readonly Thing[]
  readonly words: readonly Word[]
  /** A greeting came with it. */
  readonly hail: readonly Word[]
}

const longestName = 4

const chunksOf = (words: readonly Word[]): readonly (readonly Word[])[] => {
  const chunks: Word[][] = []
  for (const word of words) {
    if (chunks.length === 0 || word.gap.includes(',')) chunks.push([word])
    else chunks.at(-1)?.push(word)
  }
  return chunks
}

const everyone = new Set('everyone everybody all friends guys folks team gang companions'.split(' '))
/** Whoever bars the way, and else one's own. */
const strangers = new Set('lads boys fellas fellows gentlemen mates'.split(' '))

/** Whoever these words name, as one calls to somebody. */
function called(words: readonly Word[], { things }: Hearing): Thing | undefined {
  const texts = words.filter(({ text }) => text !== 'my' && text !== 'dear' && text !== 'you').map(({ text }) => text)
  if (texts.length === 0 || texts.length > longestName || words.some(({ owns }) => owns === true)) return undefined
  if (texts.length === 1 && everyone.has(texts[0] ?? '')) return things.find(({ kind }) => kind === 'company')
  if (texts.length === 1 && strangers.has(texts[0] ?? '')) return things.find(({ kind }) => kind === 'foe') ?? things.find(({ kind }) => kind === 'company') // prettier-ignore
  const one = personNamed(texts, things)
  const isWhole = one?.names.some(name => texts.every(text => name.includes(text))) ?? false
  return isWhole ? one : undefined
}

/** `Korda and Dabney, …`: several of the company, and nobody else. */
function severalCalled(words: readonly Word[], { things }: Hearing): readonly Thing[] {
  const names = words.filter(({ text }) => text !== 'and')
  if (names.length < 2 || names.length > 6 || words.some(({ owns }) => owns === true)) return []
  const found = names.map(({ text }) => personNamed([text], things))
  const each = new Map(found.flatMap(one => (one?.kind === 'companion' ? [[one.id, one] as const] : [])))
  return found.every(one => one?.kind === 'companion') && each.size > 1 ? [...each.values()] : []
}

/** `What's your plan Ilvane?`: a name at the end of what is asked, without a comma. */
function calledLast(words: readonly Word[], hearing: Hearing): Thing | undefined {
  const [before, last] = words.slice(-2)
  if (words.length < 3 || before === undefined || last === undefined || !words.some(({ text }, at) => text === 'you' || text === 'your' || ((text === 'me' || text === 'us') && at === 1 && isBase(words[0]?.text ?? '')))) return undefined // prettier-ignore
  const isPart = prepositions.has(before.text) || openers.has(before.text) || before.owns === true || (verbOf(before.text) !== undefined && !openers.has(words.at(-3)?.text ?? '')) || before.text === 'and' // prettier-ignore
  return isPart || last.raw === last.raw.toLowerCase() ? undefined : called([last], hearing)
}

const isExclaimed = (words: readonly Word[]): boolean => words.every(({ text }) => exclamations.has(text))

const pointing = new Set('there this that these those sorry thanks thank'.split(' '))

/** `Cobb you said nothing`, `Dabney I told you`, `Sergeant they jumped us`: after a name nobody else does anything. */
const isTold = ([first, second]: readonly Word[]): boolean =>
  (subjects.has(first?.text ?? '') && second !== undefined) || pointing.has(first?.text ?? '')

/** `Korda patch me up`: a name and then what to do, without a comma. */
function calledFirst(
  words: readonly Word[],
  hearing: Hearing,
): { readonly to: Thing; readonly length: number } | undefined {
  for (let length = Math.min(3, words.length - 1); length > 0; length -= 1) {
    const next = words[length]
    const to =
      next === undefined ||
      words[length - 1]?.owns === true ||
      words[length - 1]?.text === 'and' ||
      words[length - 1]?.text === 'you'
        ? undefined
        : called(words.slice(0, length), hearing)
    if (to === undefined || next === undefined) continue
    const then = words[length + 1]?.text ?? ''
    const isAsked = questioners.has(next.text) || ((auxiliaries.has(next.text) || modals.has(next.text)) && (then === 'you' || then === 'your')) // prettier-ignore
    const isBidden = (isBase(next.text) && (!isPast(next.text) || to.kind !== 'person' || next.text === 'let')) || next.text === 'please' || (next.text === 'do' && then === 'not') // prettier-ignore
    const isNear = to.from === 'here' || to.kind === 'companion' || to.kind === 'company'
    return isAsked || (isNear && (isBidden || isTold(words.slice(length)))) ? { to, length } : undefined
  }
  return undefined
}

/** `Ilvane and Dabney wait outside`: several names and then what to do. */
function severalFirst(
  words: readonly Word[],
  hearing: Hearing,
): { readonly each: readonly Thing[]; readonly length: number } | undefined {
  const length = words.findIndex(({ text }) => text !== 'and' && personNamed([text], hearing.things) === undefined)
  const each = length > 2 && isBase(words[length]?.text ?? '') ? severalCalled(words.slice(0, length), hearing) : []
  return each.length > 0 && words.slice(0, length).some(({ text }) => text === 'and') ? { each, length } : undefined
}

/** `Thanks everyone`: a word that is said to somebody, and their name behind it. */
function calledBehind(
  words: readonly Word[],
  hearing: Hearing,
): { readonly to: Thing; readonly length: number } | undefined {
  const length = words.findIndex(({ text }) => !exclamations.has(text))
  const to = length > 0 ? called(words.slice(length), hearing) : undefined
  return to === undefined ? undefined : { to, length }
}

/** Who is spoken to, if anybody is by name. */
export function addressed(words: readonly Word[], hearing: Hearing): Addressed {
  const length = hailLength(words)
  const [hail, rest] = [words.slice(0, length), words.slice(length)]
  if (length > 0) {
    for (let end = Math.min(longestName, rest.length); end > 0; end -= 1) {
      const to =
        rest[0]?.gap.includes(',') === true && end > 1 && rest.slice(1, end).some(({ gap }) => gap.includes(','))
          ? undefined
          : called(rest.slice(0, end), hearing)
      if (to !== undefined) return { to, words: rest.slice(end), hail }
    }
  }
  const chunks = chunksOf(rest)
  let skip = 0
  while (skip < chunks.length - 1 && isExclaimed(chunks[skip] ?? [])) skip += 1
  const said = chunks.slice(skip)
  const order = [0, said.length - 1, ...said.map((_, at) => at)]
  for (const at of order) {
    const chunk = said[at]
    if (chunk === undefined) continue
    const each = at === 0 && said.length > 1 ? severalCalled(chunk, hearing) : []
    const company = each.length > 0 ? hearing.things.find(({ kind }) => kind === 'company') : undefined
    if (company !== undefined) return { to: company, each, words: said.slice(1).flat(), hail }
    const to = called(chunk, hearing)
    const isList =
      at > 0 && said[at + 1]?.[0]?.text === 'and' && called((said[at + 1] ?? []).slice(1), hearing) !== undefined
    if (to === undefined || isList) continue
    const others = said.filter((_, other) => other !== at).flat()
    return { to, words: others.length > 0 ? others : chunks.slice(0, skip).flat(), hail }
  }
  const thanked = calledBehind(said[0] ?? [], hearing)
  if (thanked !== undefined)
    return { to: thanked.to, words: [...(said[0] ?? []).slice(0, thanked.length), ...said.slice(1).flat()], hail }
  const several = severalFirst(said.flat(), hearing)
  const company = several === undefined ? undefined : hearing.things.find(({ kind }) => kind === 'company')
  if (several !== undefined && company !== undefined)
    return { to: company, each: several.each, words: said.flat().slice(several.length), hail }
  const first = calledFirst(said.flat(), hearing)
  if (first !== undefined) return { to: first.to, words: said.flat().slice(first.length), hail }
  const last = calledLast(said.flat(), hearing)
  if (last !== undefined) return { to: last, words: said.flat().slice(0, -1), hail }
  return { words: length > 0 ? rest : said.flat(), hail }
}
