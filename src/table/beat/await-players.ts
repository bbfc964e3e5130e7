/**
 * Asking the party: every companion that is named, at once, each with its own view and nothing of the others'; the
 * human through the door. Who does not answer in time is missing, by name, and the beat goes on.
 */
import { explainNobody, partyMember } from '../../campaign/names/party-member.ts'
import type { Json } from '../../core/json.ts'
import { accept, refuse, type Result } from '../../core/result.ts'
import type { AwaitPlayers, Outcome } from '../moves.ts'
import { partsOf } from '../read-parts.ts'
import { factWords, type Part } from '../parts.ts'
import type { CharacterRequest, Option } from '../protocol/message-gm.ts'
import type { PlayerResponse, PlayerVeto } from '../protocol/message-lead.ts'
import { readVeto } from '../protocol/veto.ts'
import { hearAloud } from './aloud.ts'
import type { BeatContext, Moment } from './context.ts'
import { isLast, type BeatInPlay } from './in-play.ts'
import { BeatHeld, type Ask, type CompanionSees, type People } from '../ports.ts'
import { around } from './tell.ts'
import { knownIn, withheld } from './withheld.ts'
import { asHeard, interact, roundKey } from './interact.ts'
import { within } from './within.ts'

type Asked = {
  readonly character: string
  readonly request: CharacterRequest
  readonly moment?: readonly Part[]
}

/** What came back, as the chronicle holds it. */
type Answer = { readonly said: string } | { readonly missing: string }

export async function awaitPlayers(
  context: BeatContext,
  beat: BeatInPlay,
  { characters, moment = [] }: Pick<AwaitPlayers, 'characters' | 'moment'>,
  key: string,
): Promise<Outcome> {
  if (beat.ending || isLast(beat))
    return { outcome: 'dropped', why: 'The session is ending; nobody is asked any more.' }
  if (beat.incoming.tag === 'PLAYER_ACTION' && beat.incoming.whisperTo !== undefined)
    return { outcome: 'dropped', why: 'The player whispered this to you alone: nobody else knows of it.' }
  const named = whoIsMeant(context, characters)
  if (!named.ok) return { outcome: 'refused', why: named.refusal, allowed: [...context.party()] }
  const dead = named.value.filter(({ character }) => isDead(context, beat, character)).map(({ character }) => character)
  const asked = named.value.filter(({ character }) => !dead.includes(character)).map(one => ({ ...one, moment }))
  const given = await beat.steps.take(`${key}/asked`, () => ({
    leaks: asked.flatMap(one => [
      ...context.leaks(wordsOf(one.request, moment), [one.character], knownIn(context, beat, [one.character])),
    ]),
  }))
  if (given.leaks.length > 0) return withheld(given.leaks)
  const talking = asked.filter(({ request }) => request.requestType === 'INTERACTION')
  const talked = talking.length < 2 ? Promise.resolve(noTalk) : talkAmong(context, beat, talking, key)
  const answering = asked
    .filter(one => talking.length < 2 || !talking.includes(one))
    .map(async one => [one, await answerOf(context, beat, one, `${key}/${one.character}`)] as const)
  await Promise.allSettled([talked, ...answering]) // who answers while another holds the beat is heard, and recorded
  const [answers, talk] = [await Promise.all(answering), await talked]
  const hasTalked = (character: string): boolean => talk.lines.some(line => line.character === character)
  const inward = new Set(asked.filter(({ request }) => isInward(request)).map(({ character }) => character))
  const responses: PlayerResponse[] = []
  const vetoes: PlayerVeto[] = []
  const missing: string[] = [...dead]
  for (const [{ character, request }, answer] of answers) {
    if ('missing' in answer) missing.push(character)
    else {
      beat.exchanged.push({ character, asked: request.request, said: answer.said })
      sort(beat, character, request, answer.said, responses, vetoes)
    }
  }
  responses.push(...talk.lines.map(({ character, said }) => ({ character, response: said })))
  missing.push(...talk.missing)
  const outward = responses.filter(({ character }) => !inward.has(character))
  const voiced = outward.map(({ character, response: said }) => ({ character, said, isTalk: hasTalked(character) }))
  await hearAloud(context, beat, voiced, key)
  const objections = vetoes.map(({ character, reason }) => ({ character, response: `Objects: ${reason}` }))
  beat.responses.push(...outward, ...objections.filter(({ character }) => !inward.has(character)))
  beat.now = { ...beat.now, state: { ...beat.now.state, hasJournalsDue: true, exchanges: 0 } }
  return { outcome: 'answered', message: { tag: 'PLAYER_RESPONSES', responses, vetoes, missing } }
}

/** Whoever died, also in this very beat, says nothing any more. */
const isDead = ({ ports, titleOf }: BeatContext, { now }: BeatInPlay, character: string): boolean =>
  ports.ruleset.isDead?.(now.world, titleOf(character)) === true

/** What somebody thinks or does in secret is between them and the Game Master: no log is kept of it. */
const isInward = ({ requestType }: CharacterRequest): boolean =>
  requestType === 'REFLECTION' || requestType === 'SECRET_ACTION'

/** Everything a request says to whoever is asked. */
function wordsOf({ sceneContext, justHappened = '', request }: CharacterRequest, moment: readonly Part[]): string {
  const words = [sceneContext, justHappened, request, ...moment.map(({ text }) => text)].join('\n\n')
  return `${words}\n\n${factWords(moment, words)}`
}

/** What was told in this beat where this companion was. */
const heardBy = ({ narrated }: BeatInPlay, character: string): readonly Part[] =>
  narrated.flatMap(one => (one.present.includes(character) ? partsOf(one) : []))

/** The words that began this beat, for whoever is near enough to hear them. */
function lineFor(context: BeatContext, { incoming, now }: BeatInPlay, character: string): Pick<CompanionSees, 'line'> {
  if (incoming.tag !== 'PLAYER_ACTION' || incoming.whisperTo !== undefined || incoming.aside !== undefined) return {}
  if (!around(now.state, incoming.character).includes(character)) return {}
  return { line: { who: context.titleOf(incoming.character), words: incoming.action } }
}

const noTalk: Awaited<ReturnType<typeof interact>> = { lines: [], missing: [] }

/** Those who were told to talk among themselves, each hearing what the others said. */
async function talkAmong(context: BeatContext, beat: BeatInPlay, talking: readonly Asked[], key: string) {
  const byName = new Map(talking.map(one => [one.character, one]))
  const talk = await interact([...byName.keys()], async (character, heard, round) => {
    const one = byName.get(character)
    if (!one) return undefined
    const justHappened = [one.request.justHappened, asHeard(heard)].filter(Boolean).join('\n\n')
    const request = { ...one.request, ...(justHappened === '' ? {} : { justHappened }) }
    const answer = await answerOf(context, beat, { ...one, request }, roundKey(`${key}/${character}`, round))
    return 'missing' in answer ? undefined : answer.said
  })
  for (const { character, said } of talk.lines) {
    beat.exchanged.push({ character, asked: byName.get(character)?.request.request ?? '', said })
  }
  return talk
}

/** The party members that are named, each once. A name nobody has goes back to whoever said it, and nobody is asked yet. */
function whoIsMeant(context: BeatContext, requests: readonly CharacterRequest[]): Result<readonly Asked[], string> {
  const found = requests.map(request => ({ request, meant: partyMember(context.names(), request.name) }))
  const nobody = found.flatMap(({ meant }) => (meant.kind === 'one' ? [] : [explainNobody(meant, context.party())]))
  if (nobody.length > 0) return refuse(nobody.join(' '))
  const asked = new Map<string, Asked>()
  for (const { request, meant } of found) {
    const character = meant.kind === 'one' ? meant.name.id : ''
    if (!asked.has(character)) asked.set(character, { character, request: { ...request, name: character } })
  }
  return asked.size > 0 ? accept([...asked.values()]) : refuse('Nobody in the party was named.')
}

/** A full answer cannot be vetoed, and nobody vetoes twice in a beat: the table never argues in circles. */
function sort(
  beat: BeatInPlay,
  character: string,
  request: CharacterRequest,
  said: string,
  responses: PlayerResponse[],
  vetoes: PlayerVeto[],
): void {
  const veto = readVeto(said)
  const mayVeto = request.requestType !== 'FULL_CONTEXT' && !beat.vetoed.has(character)
  if (veto.kind === 'veto' && mayVeto) {
    beat.vetoed.add(character)
    vetoes.push({ character, reason: veto.reason })
  } else responses.push({ character, response: veto.kind === 'veto' ? veto.reason : said })
}

/** One companion's answer, asked for once more where none comes. */
export async function answerOf(context: BeatContext, beat: BeatInPlay, asked: Asked, key: string): Promise<Answer> {
  const answer = await beat.steps.take<Json>(key, async () => {
    const first = await ask(context, beat, asked, `${key}/1`)
    const again = 'missing' in first && !context.quit.aborted ? await ask(context, beat, asked, `${key}/2`) : first
    return again
  })
  return answer as unknown as Answer
}

async function ask(
  context: BeatContext,
  beat: BeatInPlay,
  { character, request, moment = [] }: Asked,
  key: string,
): Promise<Answer> {
  const { ports, human } = context
  const isHuman = character === human && beat.now.state.humanMode === 'HUMAN_RELAY'
  const sees = (): CompanionSees => {
    const view = context.views.companion(character, momentOf(context, beat))
    const said = [request.request, request.justHappened, ...moment.map(({ text }) => text)].filter(Boolean).join('\n')
    return {
      view,
      request,
      scene: { number: beat.now.state.scene.number, slug: beat.now.state.scene.slug },
      memory: context.memory(character),
      parts: [...heardBy(beat, character), ...moment],
      ...lineFor(context, beat, character),
      status: ports.ruleset.status(beat.now.world, context.titleOf(character)),
      remembers: context.remembers.companion(view, said, beat.now.state),
    }
  }
  const waited = await within(ports.limits.companionMs, AbortSignal.any([context.quit, context.gone]), signal => {
    const step: Ask['step'] = (inner, make) => beat.steps.outside(`${key}/${inner}`, make)
    const asking: Ask = { signal, step, keep: beat.steps.keep }
    if (!isHuman && ports.people?.isHere(character) === true)
      return askPerson(ports.people, character, request, signal).then(
        said => said ?? ports.cast.companion(sees(), asking),
      )
    if (!isHuman) return ports.cast.companion(sees(), asking)
    if (!ports.cast.relay) return askHuman(context, request.request, [], signal)
    return ports.cast.relay(sees(), (question, options) => askHuman(context, question, options, signal), asking)
  })
  if (!waited.ok && waited.cause instanceof BeatHeld) throw waited.cause
  if (!waited.ok && context.gone.aborted) throw new BeatHeld('The player has left the table.') // asked again another time
  if (!waited.ok) return { missing: waited.reason }
  const said = waited.value.trim()
  return said === '' || /^\[ERROR\b/i.test(said) ? { missing: said === '' ? 'an empty answer' : said } : { said }
}

/** Whoever fell or was parted from the others in this very beat is asked as what they are by now. */
const momentOf = ({ ports, titleOf }: BeatContext, { now, whispers }: BeatInPlay): Moment => ({
  state: now.state,
  whispers,
  constraints: character => ports.ruleset.constraints(now.world, titleOf(character)),
})

/** Undefined where the person who sits there stays silent or has gone: then a companion plays for them. */
const askPerson = (people: People, character: string, { request }: CharacterRequest, signal: AbortSignal) =>
  people.ask(character, { type: 'question', question: request, header: 'Your turn', options: [] }, signal)

function askHuman(
  context: BeatContext,
  question: string,
  options: readonly Option[],
  signal: AbortSignal,
): Promise<string> {
  context.ports.door.show({ type: 'question', question, header: 'Your turn', options })
  return context.hear(signal)
}
