/**
 * A Game Master's text, taken apart: the story, which is told, and messages of the protocol, which are carried out. What
 * has a tag and is no message that a Game Master may send is neither: it is told to the next one, and to nobody else.
 */
import type { SceneMark } from '../../campaign/journal/journal.ts'
import { printPrompt, askedSections } from '../../campaign/relay/prompt-file.ts'
import { resolveName } from '../../campaign/names/index-of-names.ts'
import type { Json } from '../../core/json.ts'
import type { CharacterRequest } from '../protocol/message-gm.ts'
import type { Message, MessageOf, Tag } from '../protocol/message.ts'
import { readAwaitSignal, type AwaitSignal } from '../protocol/signal.ts'
import { isTagged, tagLineIn } from '../protocol/tag.ts'
import { refusal, sortMail, type Refused } from '../router/mail.ts'
import { promptPath, writePage } from './pages.ts'
import type { Turn } from './turn.ts'

export type Piece =
  | { readonly kind: 'prose'; readonly text: string }
  | { readonly kind: 'mail'; readonly message: Message }

export type Pieces = {
  readonly pieces: readonly Piece[]
  readonly faults: readonly string[]
  /** Questions that could not be read: whoever asked them waits for an answer. */
  readonly unread: readonly Refused[]
}

const asking: ReadonlySet<string | undefined> = new Set<Tag>([
  'DICE_REQUEST',
  'RULE_REQUEST',
  'ASK_PLAYER',
  'AWAIT_PLAYERS',
  'GM_TO_PLAYER',
])

/** Whoever is named is looked for by the table; here it is enough that they are named. */
const anybody = (name: string) => ({ role: 'companion' as const, name })

export function piecesOf(text: string): Pieces {
  const { accepted, refused } = sortMail({ role: 'gm' }, text, anybody)
  const faults = refused.map(({ why }) => why)
  const unread: Refused[] = []
  const pieces: Piece[] = []
  for (const { message } of accepted) {
    if (message.tag === 'NARRATIVE' && message.group === undefined) pieces.push({ kind: 'prose', text: message.text })
    else if (message.tag !== 'INFORMAL') pieces.push({ kind: 'mail', message })
    else if (isTagged(message.text)) {
      const tag = tagLineIn(message.text)?.tag
      if (tag !== undefined && asking.has(tag)) unread.push(refusal(tag, message.note))
      else faults.push(message.note)
    } else pieces.push({ kind: 'prose', text: message.text })
  }
  return { pieces, faults, unread }
}

type Asking = MessageOf<'AWAIT_PLAYERS' | 'GM_TO_PLAYER'>

export const isAsking = (message: Message): message is Asking =>
  message.tag === 'AWAIT_PLAYERS' || message.tag === 'GM_TO_PLAYER'

const requestsIn = (message: Asking): readonly CharacterRequest[] =>
  message.tag === 'AWAIT_PLAYERS'
    ? message.characters
    : [
        {
          name: message.to ?? '',
          requestType: message.requestType,
          sceneContext: message.scene,
          ...(message.justHappened === undefined ? {} : { justHappened: message.justHappened }),
          request: message.request,
        },
      ]

/** A request as the page that whoever is asked reads. */
function promptPage({ requestType, sceneContext, justHappened, request }: CharacterRequest, scene: SceneMark): string {
  const happened = justHappened === undefined ? {} : { justHappened }
  return printPrompt({ requestType, scene, sections: askedSections({ scene: sceneContext, ...happened, request }) })
}

export const signalFor = (requests: readonly CharacterRequest[]): string =>
  `[AWAIT_AI_PLAYERS: ${requests.map(({ name }) => name).join(', ')}]`

/** What is asked in a message is written where whoever answers looks for it; from then on it is as after the signal. */
export async function writePrompts(turn: Turn, messages: readonly Asking[]): Promise<AwaitSignal> {
  const requests = messages.flatMap(requestsIn)
  const { number, slug } = turn.scene
  await turn.ask.step<Json>(`${turn.spawned}/written`, async () => {
    for (const one of requests) {
      const found = resolveName(turn.names.index, one.name, ['party'])
      if (found.kind !== 'one') continue
      await writePage(turn.ports.store, promptPath(found.name.id), promptPage(one, { number, slug }))
    }
    return requests.map(({ name }) => name)
  })
  return readAwaitSignal(signalFor(requests), turn.names)
}
