/** Saying something: once, however often the network fails on the way or the server dies with it. */
import { signal } from '@preact/signals'
import type { WebEvent } from '../src/doors/web/protocol.ts'
import { ask } from './link.ts'
import { info, isUp, keptBeat, turn } from './store.ts'

type Line = { readonly say: string } | { readonly command: string }

/** What could not be said, and why. */
export const unsaid = signal('')
/** What was said lately, for the arrows. */
export const spoken: string[] = []

/** A line that nothing has come of yet: which process heard it, and after which beat it was said. */
type Pending = { readonly line: Line; readonly after: number; heardBy: string | undefined }

let pending: Pending | undefined
let kept = 0
let process = ''

const idOf = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map(byte => byte.toString(16).padStart(2, '0')).join('')

/** A server that died after it heard a line, and before it was written down, is told it again by whoever said it. */
export function heedEvent(event: WebEvent): void {
  if (event.type === 'reset') {
    process = event.process
    kept = event.earlier
  }
  if (event.type === 'status' && event.beat !== undefined) kept = event.beat
  if (event.type !== 'ready' || pending?.heardBy === undefined) return
  const { line, after, heardBy } = pending
  pending = undefined
  if (heardBy !== process && kept <= after) void send(line)
}

const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 400))

export async function send(line: Line): Promise<void> {
  unsaid.value = ''
  const { campaign = '' } = info.value ?? {}
  if ('say' in line && spoken.at(-1) !== line.say) spoken.push(line.say)
  const id = idOf()
  const after = keptBeat.value
  const mine: Pending = { line, after, heardBy: undefined }
  pending = mine
  if (turn.value.kind !== 'busy') turn.value = { kind: 'busy', since: performance.now(), who: '' }
  for (let again = 0; again < 60; again += 1) {
    // sent again, it names the beat it followed: a server that died after writing it down has played it already
    const answer = await ask<{ readonly process: string }>(`tables/${campaign}/lines`, {
      ...line,
      id,
      ...(again > 0 ? { after } : {}),
    })
    if (answer.ok) {
      mine.heardBy = answer.value.process
      return
    }
    const isOnTheWay =
      answer.status === 0 || answer.status === 404 || answer.status === 429 || (answer.status === 409 && again > 0)
    if (!isOnTheWay) {
      unsaid.value = answer.why
      pending = undefined
      turn.value = { kind: 'turn', who: '' }
      return
    }
    if (answer.status === 0) isUp.value = false
    await pause()
  }
  unsaid.value = 'The server does not answer. Your words are still here: say them again.'
}
