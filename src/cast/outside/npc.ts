/** People of the world with a mind of their own for a while: the Game Master asks for one, and writes to it as to a player. */
import type { Ask } from '../../table/ports.ts'
import type { Message, MessageOf } from '../../table/protocol/message.ts'
import { parseMessage } from '../../table/protocol/parse.ts'
import { note } from '../../table/router/deeds.ts'
import { refusal } from '../../table/router/mail.ts'
import type { OutsideParts } from './gm.ts'
import type { Post } from './post.ts'
import { npcSeat, seatOfNpc } from './seat.ts'

/** Whoever keeps the seats makes a place for one, and says whether it can. */
export type Npcs = {
  /** Undefined when it was done, or why not. */
  readonly seat: (npc: string) => Promise<string | undefined>
  readonly unseat: (npc: string) => void
  /** What each of them has never heard of. */
  readonly unknown: Map<string, readonly string[]>
}

const fileName = (npc: string): string =>
  npc
    .trim()
    .toLowerCase()
    .replace(/^npc-/, '')
    .replaceAll(/[\s_]+/g, '-')

/** Each line of the boundary is something that is never said to it. */
const boundaryOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map(line =>
      line
        .replace(/^[\s>*-]+/, '')
        .replace(/^does not know:?\s*/i, '')
        .trim(),
    )
    .filter(line => line !== '')

export async function npcSeats(post: Post, npcs: Npcs, message: Message): Promise<readonly Message[] | undefined> {
  if (message.tag === 'NPC_DESPAWN_REQUEST') {
    const npc = fileName(message.npc)
    post.remove(npcSeat(npc))
    npcs.unseat(npc)
    return [{ tag: 'NPC_DESPAWNED', npc }]
  }
  if (message.tag !== 'NPC_SPAWN_REQUEST') return undefined
  const npc = fileName(message.npc)
  const unknown = boundaryOf(message.knowledgeBoundary)
  const why = await npcs.seat(npc)
  if (why !== undefined) return [refusal(message.tag, why, ['play this person yourself'])]
  npcs.unknown.set(npc, unknown)
  post.add(seatOfNpc(npc, unknown))
  const teammateName = npcSeat(npc)
  post.tell(teammateName, note(`You are ${npc}. ${message.sceneContext}`))
  return [{ tag: 'NPC_SPAWNED', npc, teammateName }]
}

type Prompt = MessageOf<'GM_TO_PLAYER'>

export function splitNpcs(post: Post, messages: readonly Message[]) {
  const isToNpc = (message: Message): message is Prompt =>
    message.tag === 'GM_TO_PLAYER' && post.seat(message.to ?? '')?.sender.role === 'npc'
  return { toNpcs: messages.filter(isToNpc), toParty: messages.filter(message => !isToNpc(message)) }
}

/** The fence holds for the Game Master's own words too. */
function beyond(
  { npcs }: OutsideParts,
  npc: string,
  { scene, justHappened = '', request }: Prompt,
): string | undefined {
  const words = `${scene}\n${justHappened}\n${request}`.toLowerCase()
  return npcs.unknown.get(npc)?.find(line => words.includes(line.toLowerCase()))
}

export async function npcPrompt(parts: OutsideParts, prompt: Prompt, ask: Ask): Promise<readonly Message[]> {
  const { post, limits } = parts
  const { to: seat = '', ...message } = prompt
  const over = beyond(parts, seat.replace(/^npc-/, ''), prompt)
  if (over !== undefined) return [refusal('GM_TO_PLAYER', `It does not know: ${over}. Say it again without that.`)]
  const said = await ask.step(seat, async () => ({
    text: (await post.ask(seat, [message], { lane: 'story', limitMs: limits.playerMs, signal: ask.signal })) ?? null,
  }))
  if (said.text === null) return [note(`No answer came from ${seat}. Play this person yourself.`)]
  const answer = parseMessage(said.text)
  const text = answer.tag === 'PLAYER_TO_GM' ? answer.text : said.text
  return [{ tag: 'PLAYER_TO_GM', type: 'ACTION', character: seat, text }]
}
