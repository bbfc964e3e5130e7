/**
 * Asking the party: every companion that is named, at once, each with its own view and nothing of the others'; the
 * human through the door. Who does not answer in time is missing, by name, and the beat goes on.
 */
import { resolveName } from '../../campaign/names/index-of-names.ts'
import type { Json } from '../../core/json.ts'
import type { Outcome } from '../moves.ts'
import type { CharacterRequest } from '../protocol/message-gm.ts'
import type { PlayerResponse, PlayerVeto } from '../protocol/message-lead.ts'
import { readVeto } from '../protocol/veto.ts'
import type { BeatContext } from './context.ts'
import { isLast, type BeatInPlay } from './in-play.ts'
import { within } from './within.ts'

type Asked = { readonly character: string; readonly request: CharacterRequest }

/** What came back, as the chronicle holds it. */
type Answer = { readonly said: string } | { readonly missing: string }

export async function awaitPlayers(
  context: BeatContext,
  beat: BeatInPlay,
  characters: readonly CharacterRequest[],
  key: string,
): Promise<Outcome> {
  if (beat.ending || isLast(beat))
    return { outcome: 'dropped', why: 'The session is ending; nobody is asked any more.' }
  const asked = known(context, characters)
  if (asked.length === 0) {
    return { outcome: 'refused', why: 'Nobody in the party was named.', allowed: [...context.party()] }
  }
  const answers = await Promise.all(
    asked.map(async one => [one, await answerOf(context, beat, one, `${key}/${one.character}`)] as const),
  )
  const responses: PlayerResponse[] = []
  const vetoes: PlayerVeto[] = []
  const missing: string[] = []
  for (const [{ character, request }, answer] of answers) {
    if ('missing' in answer) missing.push(character)
    else {
      beat.exchanged.push({ character, asked: request.request, said: answer.said })
      sort(beat, character, request, answer.said, responses, vetoes)
    }
  }
  beat.responses.push(...responses)
  beat.now = { ...beat.now, state: { ...beat.now.state, hasJournalsDue: true, exchanges: 0 } }
  return { outcome: 'answered', message: { tag: 'PLAYER_RESPONSES', responses, vetoes, missing } }
}

/** The party members among those named, each once; a name nobody has is left out. */
function known(context: BeatContext, requests: readonly CharacterRequest[]): readonly Asked[] {
  const seen = new Set<string>()
  return requests.flatMap(request => {
    const found = resolveName(context.names(), request.name, ['party'])
    const character = found.kind === 'one' ? found.name.id : undefined
    if (character === undefined || seen.has(character)) return []
    seen.add(character)
    return [{ character, request: { ...request, name: character } }]
  })
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

async function answerOf(context: BeatContext, beat: BeatInPlay, asked: Asked, key: string): Promise<Answer> {
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
  { character, request }: Asked,
  key: string,
): Promise<Answer> {
  const { ports, human } = context
  const isHuman = character === human && beat.now.state.humanMode === 'HUMAN_RELAY'
  const waited = await within(ports.limits.companionMs, context.quit, signal =>
    isHuman
      ? askHuman(context, request, signal)
      : ports.cast.companion(
          {
            view: context.views.companion(character),
            request,
            memory: context.memory(character),
          },
          { signal, step: (inner, make) => beat.steps.take(`${key}/${inner}`, make) },
        ),
  )
  if (!waited.ok) return { missing: waited.reason }
  const said = waited.value.trim()
  return said === '' || /^\[ERROR\b/i.test(said) ? { missing: said === '' ? 'an empty answer' : said } : { said }
}

function askHuman(context: BeatContext, request: CharacterRequest, signal: AbortSignal): Promise<string> {
  context.ports.door.show({ type: 'question', question: request.request, header: 'Your turn', options: [] })
  return context.hear(signal)
}
