/** `gloam relay --watch`: a turn whenever the file holds a text, or the answers that are waited for lie there. */
import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { accept, type Result } from '../../core/result.ts'
import { relayTurn, type RelayCall, type Relayed } from '../../table/fresh/relay-turn.ts'
import type { Next } from '../../table/fresh/relay-wait.ts'

const pauseMs = 200

async function textIn(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch {
    return '' // not written yet
  }
}

/** A text that still grows is not whole: it is taken once two looks in a row see the same. */
async function wholeText(file: string, seen: string): Promise<{ readonly seen: string; readonly text: string }> {
  const now = await textIn(file)
  return { seen: now, text: now.trim() !== '' && now === seen ? now : '' }
}

async function haveAnswered({ store }: RelayCall, next: Next): Promise<boolean> {
  if (next.waitsFor !== 'companions') return false
  for (const { response } of next.companions) {
    const found = await store.read(response)
    if (!found.ok || found.value === undefined) return false
  }
  return true
}

/** Ends when the session does, or when nobody wants it any more. */
export async function watchTurns(
  call: RelayCall,
  file: string,
  tell: (relayed: Relayed) => void,
  signal: AbortSignal,
): Promise<Result<void, string>> {
  let seen = await textIn(file)
  let turn: string | undefined = seen
  for (let next: Next = { waitsFor: 'player' }; ;) {
    if (turn !== undefined) {
      const relayed = await relayTurn({ ...call, text: turn })
      if (!relayed.ok) return relayed
      if (turn !== '') await writeFile(file, '')
      tell(relayed.value)
      next = relayed.value.next
      if (next.waitsFor === 'nobody') return accept(undefined)
    }
    if (signal.aborted) return accept(undefined)
    await setTimeout(pauseMs)
    const look: { readonly seen: string; readonly text: string } = await wholeText(file, seen)
    seen = look.seen
    turn = look.text !== '' ? look.text : (await haveAnswered(call, next)) ? '' : undefined
  }
}
