/** The company has a word: whoever was spoken to, else whoever the weightiest of the moment touches; most beats, nobody. */
import { wordsOf as partWords, type Part } from '../../../../table/parts.ts'
import type { CharacterRequest, RequestType } from '../../../../table/protocol/message-gm.ts'
import { feltIn, isHushed, speakersFor, type Felt } from '../../company/moment.ts'
import { keep, type Call, type Desk, type Moment, type Play } from '../../desk/desk.ts'
import { actorName, companionsOf, nameOf } from '../../desk/heroes.ts'
import { leadsOf } from '../../desk/leads.ts'
import { put } from '../../desk/memory.ts'
import { plain } from '../../../../english/told-back.ts'
import { flush, mayTell, show } from '../../desk/tell.ts'
import { byNearness, nearness, theirs } from './near.ts'
import { line } from './say.ts'
import { lately, sceneOf, selfParts } from './scene.ts'
import { Heard, weave } from './weave.ts'

const isPulseDue = ({ sees }: Desk): boolean =>
  sees.hints.some(hint => hint.includes('pulse check is due') || hint.includes('ask them now'))

const sinceAnybody = (desk: Desk): number =>
  desk.memory.beat - Math.max(-5, ...Object.values(desk.memory.asked), desk.memory.sessionBeat)

const goals = (desk: Desk): readonly Part[] =>
  leadsOf(desk)
    .slice(0, 4)
    .map((name): Part => ({
      kind: 'goal',
      name: name.startsWith('to ') ? name.slice(3) : name,
      state: 'open',
      text: '',
    }))

type Asking = {
  readonly ids: readonly string[]
  readonly beside: readonly Part[]
  readonly request: string
  readonly type: RequestType
}

const sayings = {
  answer: 'It is put to you. Answer it.',
  react: 'A word or a gesture, as it strikes you.',
  counsel: 'Speak your mind: which way would you have the company turn next?',
} as const

/** Who was called on in this beat: of all of them, whom it touches most. */
function called(desk: Desk, felt: readonly Felt[]): Asking | undefined {
  const [call] = desk.calls.toReversed()
  if (call === undefined || call.ids.length === 0) return undefined
  const text = desk.told.slice(-2).map(partWords).join(' ')
  const ids = call.isAll
    ? byNearness(desk, call.ids, felt[0], text).slice(0, call.wanted === 'counsel' ? 3 : 2)
    : call.ids.slice(0, 4)
  const beside = call.wanted === 'react' ? call.beside : [...call.beside, ...goals(desk)]
  return { ids, beside, request: sayings[call.wanted], type: 'QUICK_REACTION' }
}

const isAsked = (desk: Desk): boolean =>
  desk.told.some(part => (part.kind === 'said' && part.who === actorName(desk) && part.act === 'ask') || (part.kind === 'deed' && part.verb === 'ask')) // prettier-ignore

/** Nobody was called on: then it is the moment that calls, where it weighs enough and nobody has just spoken. */
function struck(desk: Desk, all: readonly string[], felt: readonly Felt[]): Asking | undefined {
  const [first] = felt
  if (first === undefined && isAsked(desk)) return undefined // nobody adds advice to an answer
  if (first === undefined)
    return isPulseDue(desk) && sinceAnybody(desk) >= 5 && desk.memory.quiet >= 3
      ? {
          ids: byNearness(desk, all, undefined, lately(desk)).slice(0, 1),
          beside: goals(desk),
          request: sayings.counsel,
          type: 'QUICK_REACTION',
        }
      : undefined
  const text = desk.told.map(partWords).join(' ')
  const turn = byNearness(desk, all, first, text)
  const isTheirs = turn.slice(0, 1).some(id => nearness(desk, id, first, text) >= theirs)
  const quiet = sinceAnybody(desk)
  const needed = isHushed(felt) || first.weight >= 55 ? 0 : isTheirs ? 1 : first.weight >= 35 ? 2 : 4
  if (quiet < needed) return undefined
  return { ids: turn.slice(0, speakersFor(first.kind)), beside: [], request: sayings.react, type: 'QUICK_REACTION' }
}

/** Old rooms still call by a moment of words: it is a call all the same. */
function fromMoments({ moments, calls }: Desk, desk: Desk): void {
  const put = moments.findLast(one => one.put !== undefined || one.isCounsel === true || one.bar !== undefined)
  if (put === undefined || calls.length > 0) return
  const all = companionsOf(desk)
  const ids = put.who !== undefined && all.includes(put.who) ? [put.who, ...(put.also ?? [])] : all
  calls.push({
    ids,
    wanted: put.isCounsel === true ? 'counsel' : 'answer',
    isAll: put.who === undefined,
    beside: saidOf(desk, put, ids),
  })
}

function saidOf(desk: Desk, { put: said, bar, who }: Moment, ids: readonly string[]): readonly Part[] {
  const to = who === undefined ? 'the company' : nameOf(desk, ids[0] ?? who)
  const barred: readonly Part[] = bar === undefined ? [] : [{ kind: 'deed', who: to, verb: 'cannot', text: bar }]
  if (said === undefined || said === '') return barred
  return [
    {
      kind: 'said',
      who: actorName(desk),
      act: said.trimEnd().endsWith('?') ? 'ask' : 'say',
      to,
      text: plain(said, 240),
    },
    ...barred,
  ]
}

const requestFor = (desk: Desk, id: string, { request, type }: Asking): CharacterRequest => ({
  name: id,
  requestType: type,
  sceneContext: sceneOf(desk),
  justHappened: lately(desk),
  request,
})

/** Asks some of them, and weaves what they say into the story. Answers who would stop it. */
export async function* askThem(desk: Desk, asking: Asking, isAnswer = false): Play<readonly string[]> {
  desk.hasAsked = true
  const { ids, beside } = asking
  keep(desk, { asked: ids.reduce((asked, id) => put(asked, id, desk.memory.beat), desk.memory.asked) })
  const moment = [...beside, ...ids.flatMap(id => selfParts(desk, id))]
  const outcome = yield { tag: 'AWAIT_PLAYERS', characters: ids.map(id => requestFor(desk, id, asking)), moment }
  if (outcome.outcome === 'withheld') desk.withheld += 1
  if (outcome.outcome !== 'answered' || outcome.message.tag !== 'PLAYER_RESPONSES') return []
  const { responses, vetoes } = outcome.message
  const heard = new Heard()
  for (const { character, response } of responses) weave(desk, character, heard.fresh(response))
  for (const { character, reason } of vetoes) weave(desk, character, reason)
  yield* flush(desk, ids, isAnswer)
  return vetoes.map(({ character }) => character)
}

/** At the end of a beat. */
export async function* involve(desk: Desk): Play {
  if (desk.hasAsked || desk.game.fight !== null || !mayTell(desk)) return
  fromMoments(desk, desk)
  const all = companionsOf(desk)
  if (all.length === 0) return
  const felt = feltIn(
    desk.told,
    desk.world.party.map(({ name }) => name),
  )
  const call = called(desk, felt)
  const asking = call ?? struck(desk, all, felt)
  if (asking !== undefined && asking.ids.length > 0) yield* askThem(desk, asking, call !== undefined)
}

/** The company talks it over: what lies open is told, and some of them say what they would do. */
export function talkItOver(desk: Desk, ids: readonly string[]): void {
  show(desk, { kind: 'deed', who: actorName(desk), verb: 'plan', text: line(desk, 'plan') })
  const call: Call = { ids, wanted: 'counsel', isAll: true, beside: [] }
  desk.calls.push(call)
}
