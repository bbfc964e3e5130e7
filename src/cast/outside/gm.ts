/**
 * A Game Master outside, as a Game Master of the table: what it says becomes moves, what comes of them goes back to it.
 * What it said is recorded before anything comes of it, so a beat that is run again asks it nothing twice. One that says
 * nothing is stood in for; one that falls silent in the middle has ended its beat.
 */
import type { Bout, Ruleset } from '../../rules/ruleset.ts'
import type { Move, Outcome } from '../../table/moves.ts'
import type { Ask, Cast, GmSees } from '../../table/ports.ts'
import type { Message } from '../../table/protocol/message.ts'
import { printMessage } from '../../table/protocol/print.ts'
import type { Delivery } from '../../table/protocol/route.ts'
import { carryOutMail, groupPrompts, note } from '../../table/router/deeds.ts'
import { refusal } from '../../table/router/mail.ts'
import { beginRuleTurn, endRuleTurn, type Stepped } from '../../table/router/rule-turn.ts'
import type { RuleMoves } from '../../table/router/rule-input.ts'
import { heardAsJson, heardFrom, type GmHeard, type Owed } from './gm-turn.ts'
import { npcPrompt, npcSeats, splitNpcs, type Npcs } from './npc.ts'
import type { Post } from './post.ts'
import { gmSeat } from './seat.ts'

export type OutsideParts = {
  readonly post: Post
  /** Who plays where nobody outside does. */
  readonly own: Cast
  readonly rules: RuleMoves & Pick<Ruleset, 'bout'>
  readonly campaign: string
  readonly human: string | null
  readonly limits: SeatLimits
  readonly npcs: Npcs
}

/** How long a seat is waited for before it is stood in for. */
export type SeatLimits = { readonly playerMs: number; readonly gmMs: number; readonly writerMs: number }

export const usualSeatLimits: SeatLimits = { playerMs: 120_000, gmMs: 300_000, writerMs: 60_000 }

type Moves<Value = void> = AsyncGenerator<Move, Value, Outcome>

export const outsideGm =
  (parts: OutsideParts): Cast['gm'] =>
  (sees, ask) =>
    play(parts, sees, ask)

async function* play(parts: OutsideParts, sees: GmSees, ask: Ask): Moves {
  const { post } = parts
  post.scene = { number: sees.state.scene.number, slug: sees.state.scene.slug }
  tellRelay(parts, sees)
  yield* takeUp(parts, await mailOf(parts, ask))
  if (post.isOutside(gmSeat)) yield* playOutside(parts, sees, ask)
  else yield* parts.own.gm(sees, ask)
}

/** Whoever speaks for the human is told when the human goes and comes back. */
function tellRelay({ post, human }: OutsideParts, { incoming }: GmSees): void {
  if (incoming.tag === 'MODE_SWITCH' && human !== null) post.tell(human, incoming)
}

async function mailOf({ post }: OutsideParts, ask: Ask): Promise<readonly Delivery[]> {
  const heard = await ask.step('outside/mail', () => heardAsJson({ kind: 'mail', mail: post.takeMail() }))
  const read = heardFrom(heard)
  return read.kind === 'mail' ? read.mail : []
}

/** What players and the narrator have sent: talk is recorded before it is heard; a note is the narrator's. */
async function* takeUp({ post }: OutsideParts, mail: readonly Delivery[]): Moves {
  for (const delivery of mail) {
    const { message, to } = delivery
    if (message.tag === 'PLAYER_TO_PLAYER') {
      const outcome = yield { tag: 'TALK', from: message.from, to: to.name ?? message.to, text: message.text }
      if (outcome.outcome === 'done') post.deliver(delivery)
      else if ('why' in outcome) post.tell(message.from, refusal(message.tag, outcome.why))
    } else if (message.tag === 'NARRATOR_NOTE') yield message
    else post.deliver(delivery)
  }
}

async function* playOutside(parts: OutsideParts, sees: GmSees, ask: Ask): Moves {
  const { post, limits, own } = parts
  const turn = post.openTurn(owedTo(sees))
  try {
    for (const message of opening(sees, parts.rules)) post.tell(gmSeat, message)
    let hasPlayed = false
    const told: string[] = []
    for (let count = 1; ; count += 1) {
      const isAway = post.box(gmSeat).isAway && !hasPlayed
      const listen = async (): Promise<GmHeard> => {
        post.assertOpen()
        return isAway ? { kind: 'silent' } : turn.hear(limits.gmMs, ask.signal)
      }
      let isNew = false
      const heard = heardFrom(
        await ask.step(`outside/${count}`, async () => {
          isNew = true
          return heardAsJson(await listen())
        }),
      )
      if (heard.kind === 'over') return tellNews(parts, yield* endRuleTurn(parts.rules, sees, told))
      if (heard.kind === 'silent') {
        post.box(gmSeat).isAway = true
        if (hasPlayed) {
          post.tell(gmSeat, note('Nothing more was heard from you, so the beat was closed.'))
          return tellNews(parts, yield* endRuleTurn(parts.rules, sees, told))
        }
        post.closeTurn()
        post.tell(
          gmSeat,
          note('Nothing was heard from you in time, so this beat is played without you. The next is yours.'),
        )
        return yield* own.gm(sees, inside(ask))
      }
      if (heard.kind === 'mail') yield* takeUp(parts, heard.mail)
      else {
        if (!hasPlayed) tellNews(parts, yield* beginRuleTurn(parts.rules, sees))
        hasPlayed = true
        turn.hasSpoken()
        if (!isNew) post.tell(gmSeat, note(`You said before the table was opened again:\n\n${textOf(heard.messages)}`))
        const done = yield* carryOutAll(parts, under(ask, `outside/${count}`), heard.messages)
        if (done.isHeard) turn.wasHeard()
        told.push(...done.told)
      }
    }
  } finally {
    post.closeTurn()
  }
}

function owedTo({ incoming }: GmSees): Owed {
  if (incoming.tag !== 'SESSION_COMMAND' || incoming.command === 'start') return 'words'
  return incoming.command === 'end' ? 'ending' : 'nothing'
}

/** What is asked for in a place of its own is kept under a key of its own. */
export const under = (ask: Ask, name: string): Ask => ({
  ...ask,
  step: (key, make) => ask.step(`${name}/${key}`, make),
})

/** Whoever stands in. */
export const inside = (ask: Ask): Ask => under(ask, 'own')

function tellNews({ post }: OutsideParts, { seen, open = [] }: Stepped): void {
  if (seen.length > 0) post.tell(gmSeat, note([...seen, ...open].join('\n')))
}

/** By these somebody hears of a beat. */
const reaching: ReadonlySet<Message['tag']> = new Set<Message['tag']>(['NARRATIVE', 'ASK_PLAYER', 'WHISPER', 'SESSION_END', 'RETCON']) // prettier-ignore

/** What follows a telling: asked or said before it, the person could not know what it is about. */
const followsTelling: ReadonlySet<Message['tag']> = new Set<Message['tag']>(['ASK_PLAYER', 'SESSION_END'])

const heldBack = ({ tag }: Message): Message =>
  refusal(tag, 'This waits for what you told before it, which came back. Send it again with that in other words.')

type CarriedOut = { readonly told: readonly string[]; readonly isHeard: boolean }

async function* carryOutAll(parts: OutsideParts, ask: Ask, messages: readonly Message[]): Moves<CarriedOut> {
  const { post, rules, npcs } = parts
  const told: string[] = []
  let isHeard = false
  let isUntold = false
  for (const group of groupPrompts(messages)) {
    const { toNpcs, toParty } = splitNpcs(post, group)
    for (const [at, prompt] of toNpcs.entries()) {
      for (const reply of await npcPrompt(parts, prompt, under(ask, `npc/${at + 1}`))) post.tell(gmSeat, reply)
    }
    const [first] = toParty
    if (!first) continue
    const replies: readonly Message[] =
      isUntold && followsTelling.has(first.tag)
        ? [heldBack(first)]
        : yield* carryOutMail(toParty, rules, message => npcSeats(post, npcs, message))
    if (first.tag === 'NARRATIVE' && replies.length === 0) told.push(first.text)
    if (first.tag === 'NARRATIVE') isUntold = replies.length > 0
    isHeard ||= reaching.has(first.tag) && replies.every(({ tag }) => tag !== 'REFUSED')
    for (const reply of replies) post.tell(gmSeat, reply)
  }
  return { told, isHeard }
}

const textOf = (messages: readonly Message[]): string => messages.map(message => printMessage(message)).join('\n\n')

/** Whoever comes back into a fight knows whose turn it is. */
function fightWords(bout: Bout | undefined): readonly string[] {
  if (!bout) return []
  const order = bout.order.map(({ name, stands }) => (stands === 'now' ? `> ${name}` : name)).join(', ')
  return [`Round ${bout.round}: ${order}`, ...bout.foes.map(({ name, looks }) => `${name}: ${looks}`)]
}

/** What begins the beat, and what a Game Master would look at before it answers. */
function opening(
  { incoming, refresh, hints, status, state, world }: GmSees,
  rules: OutsideParts['rules'],
): readonly Message[] {
  const { number, slug, location, time } = state.scene
  const lines = Object.entries(status).flatMap(([name, parts]) =>
    parts.length > 0 ? [`${name}: ${parts.join(', ')}`] : [],
  )
  const where = [`Scene ${number} ${slug}`.trim(), location, time].filter(Boolean).join(', ')
  const groups = Object.entries(state.groups).filter(([, members]) => members.length > 0)
  const apart = groups.length < 2 ? [] : groups.map(([name, members]) => `Group ${name}: ${members.join(', ')}`)
  const open = [...fightWords(rules.bout?.(world)), ...(rules.waits?.(world) ?? [])]
  const words = [where, ...apart, ...lines, ...open, ...hints].join('\n')
  return [...(refresh && incoming.tag !== 'CONTEXT_REFRESH' ? [refresh] : []), note(words), incoming]
}
