/** What is put down: out of the pack, it lies there until somebody takes it. */
import { rule, type Desk, type Play } from '../../desk/desk.ts'
import { phrase } from '../../desk/tell.ts'
import type { Matter } from './matter.ts'
import { establish } from './show.ts'
import { thingWords } from './words.ts'

export async function* leaveAt(desk: Desk, { held, what, slug }: Matter, where: string): Play<string> {
  if (held !== undefined) yield* rule(desk, 'use-up-item', { who: held.who, item: held.name })
  const text = phrase(desk, thingWords, 'liesAt', { what, where })
  establish(desk, { thing: slug, change: 'left', text })
  return text
}
