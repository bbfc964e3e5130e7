/** Saying something: once, however often the network fails on the way. */
import { signal } from '@preact/signals'
import { ask } from './link.ts'
import { info, isUp, keptBeat, turn } from './store.ts'

type Line = { readonly say: string } | { readonly command: string }

/** What could not be said, and why. */
export const unsaid = signal('')
/** What was said lately, for the arrows. */
export const spoken: string[] = []

const idOf = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map(byte => byte.toString(16).padStart(2, '0')).join('')

export async function send(line: Line): Promise<void> {
  unsaid.value = ''
  const { campaign = '' } = info.value ?? {}
  if ('say' in line) spoken.push(line.say)
  const id = idOf()
  const after = keptBeat.value
  if (turn.value.kind !== 'busy') turn.value = { kind: 'busy', since: performance.now(), who: '' }
  for (let again = 0; again < 40; again += 1) {
    // sent again, it names the beat it followed: a server that died after hearing it has played it already
    const answer = await ask(`tables/${campaign}/lines`, { ...line, id, ...(again > 0 ? { after } : {}) })
    if (answer.ok) return
    if (answer.status !== 0 && answer.status !== 404 && answer.status !== 429) {
      unsaid.value = answer.why
      return
    }
    isUp.value = answer.status !== 0
    await new Promise(resolve => setTimeout(resolve, 500))
  }
  unsaid.value = 'The server does not answer. Your words are still here: say them again.'
}
