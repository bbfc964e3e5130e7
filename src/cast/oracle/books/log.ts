/** The log of decisions without a model: what was done and agreed, as the facts have it. What was only wished is not in it. */
import { vetoIn } from '../../../campaign/relay/veto.ts'
import { own } from '../../../core/own.ts'
import { asSentence, capital, withoutStop } from '../../../english/content-words.ts'
import { withThe } from '../../../english/nouns.ts'
import { retoldOf, type Hero } from '../../../english/retell/third.ts'
import type { Part } from '../../../table/parts.ts'
import type { Cast, DecisionsSees, DecisionWords } from '../../../table/ports.ts'
import { bank, lineFor, type Slots } from './bank.ts'
import { asCalled, factKey, isSame, nameOfFile, passagesOf, slotsOf, type Passage } from './telling.ts'

export function oracleDecisions(): Cast['decisions'] {
  return async sees => logged(sees)
}

const { log } = bank

/** `at` is where in the telling it happened. */
type Decided = DecisionWords['decisions'][number] & {
  readonly title: string
  readonly weight: number
  readonly at: number
}

type Table = {
  readonly isOurs: (name: string) => boolean
  /** As whoever reads the log would say who did it. */
  readonly hero: Hero
}

function logged(sees: DecisionsSees): DecisionWords | null {
  const table = tableOf(sees)
  const isPromised = sees.parts.some(({ kind }) => kind === 'promise') // what was promised is more than that it was
  const passages = passagesOf(sees.parts).filter(
    ({ part }) => !(isPromised && part.kind === 'said' && part.act === 'promise'),
  )
  const decided = [
    ...passages.flatMap((one, at) => decisionIn(table, one).map(decided => ({ ...decided, at }))),
    ...vetoes(sees),
  ].slice(0, most)
  if (decided.length === 0) return null
  const [heaviest] = [...decided].sort((one, other) => other.weight - one.weight)
  return {
    title: heaviest?.title ?? '',
    context: contextOf(table, passages, heaviest?.at ?? 0),
    decisions: decided.map(({ character, decision, significance }) => ({ character, decision, significance })),
    learned: passages.flatMap(one => learnedIn(table, one)).slice(0, mostLearned),
    consequences: [...new Set(passages.flatMap(({ part }) => cameOf(part)))],
  }
}

const most = 12
const mostLearned = 4

function tableOf({ view, responses, lead }: DecisionsSees): Table {
  const keepers = view.files.journal.map(({ path }) => (path.split('/').at(-1) ?? '').replace('-journal.md', ''))
  const ids = [...responses.map(({ character }) => character), ...(lead === undefined ? [] : [lead]), ...keepers]
  const names = [...new Set(ids)].map(nameOfFile)
  const hero: Hero =
    lead === undefined
      ? { name: 'the party', pronoun: 'they', isMany: true }
      : { name: nameOfFile(lead), pronoun: 'they' }
  return { isOurs: name => names.some(one => isSame(one, name)), hero }
}

const slotsFor = (part: Part): Slots => slotsOf(part, asCalled)

/** Which line of the log a fact has, where it has two. */
function lineKey(part: Part): string {
  if (part.kind === 'gained' && part.from !== undefined) return 'gained-from'
  if (part.kind === 'lost' && part.to !== undefined) return 'lost-to'
  return factKey(part)
}

/** Whose doing it was. */
const doerOf = (part: Part): string | undefined =>
  part.kind === 'promise'
    ? part.by
    : part.kind === 'said' || part.kind === 'deed' || part.kind === 'gained' || part.kind === 'lost'
      ? part.who
      : undefined

/** A deed is told as it came out; a look and a step are none. */
const isDeed = ({ part, weight }: Passage): boolean =>
  part.kind === 'deed' && (weight >= 2 || (part.degree !== undefined && part.on !== undefined))

/** What is of nobody else's making: what strangers do and say is no decision of the party. */
function decisionIn({ isOurs, hero }: Table, passage: Passage): readonly Omit<Decided, 'at'>[] {
  const { part, sentences, weight } = passage
  const doer = doerOf(part)
  if (doer !== undefined && !isOurs(doer)) return []
  const character = doer === undefined ? log.everyone : doer
  const slots = { ...slotsFor(part), words: sentences[0] ?? '' }
  const key = lineKey(part)
  if (isDeed(passage)) {
    const on = part.kind === 'deed' ? part.on : undefined
    const decision = sentences.map(text => retoldOf(text, hero)).slice(0, 2)
    const title = on === undefined ? lineFor(log.titles, 'deed') : capital(withThe(on))
    const why = lineFor(log.why, key)
    return decision.length === 0 ? [] : [{ character, decision: decision.join(' '), significance: why, title, weight }]
  }
  const decision = part.kind === 'fell' && weight < 3 ? '' : lineFor(log.decisions, key, slots)
  if (decision === '' || (part.kind === 'said' && sentences.length === 0)) return []
  const title = lineFor(log.titles, own(log.titles, key) === undefined ? part.kind : key, slots)
  return [{ character, decision, significance: lineFor(log.why, key), title: withoutStop(title), weight }]
}

/** Somebody stopped the table: that is said by a signal of its own. */
const vetoes = ({ responses }: DecisionsSees): readonly Decided[] =>
  responses.flatMap(({ character, response }) => {
    const veto = vetoIn(response)
    if (!veto) return []
    const decision = lineFor(log.decisions, 'veto', { words: veto.reason })
    const title = lineFor(log.titles, 'veto')
    return [
      { character: nameOfFile(character), decision, significance: lineFor(log.why, 'veto'), title, weight: 2, at: 0 },
    ]
  })

/** How it came to that: what was told right before it and at it. */
function contextOf({ hero }: Table, passages: readonly Passage[], at: number): string {
  const seen = passages
    .slice(0, at + 1)
    .filter(({ part }) => part.kind !== 'said' && part.kind !== 'goal')
    .flatMap(({ sentences }) => sentences)
  return seen
    .slice(-2)
    .map(text => retoldOf(text, hero))
    .join(' ')
}

/** Said to tell something; what one of the party says is nothing that the party learned. */
const telling: ReadonlySet<string> = new Set(['tell', 'answer', 'confess', 'warn', 'accuse'])

function learnedIn({ isOurs, hero }: Table, { part, sentences }: Passage): readonly string[] {
  if (part.kind === 'said' && telling.has(part.act) && !isOurs(part.who) && sentences.length > 0)
    return [`${part.who}: "${sentences.slice(0, 2).join(' ')}"`]
  if (part.kind === 'learned') return sentences.slice(0, 1).map(text => retoldOf(text, hero))
  if (part.kind !== 'found') return []
  const words = retoldOf(sentences[0] ?? asSentence(part.what), hero)
  return [lineFor(log.learned, 'found', { words })]
}

const cameOf = (part: Part): readonly string[] => {
  const line = lineFor(log.came, factKey(part), slotsFor(part))
  return line === '' ? [] : [line]
}
