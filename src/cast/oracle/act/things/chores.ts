/** Work nobody asked for: sweeping, washing up, mending a fence. It takes its time, and somebody is glad of it. */
import type { Desk, Play } from '../../desk/desk.ts'
import { here } from '../../desk/place.ts'
import { phrase } from '../../desk/tell.ts'
import { passTime } from '../../desk/time.ts'
import { countDone } from '../done.ts'
import type { Deed } from '../../desk/wishes.ts'
import { noteDeed } from './deed-keys.ts'
import { holdsKind } from './kinds.ts'
import { matterOf } from './matter.ts'
import { keptText, retold, tellTry } from './retold.ts'
import { becomes, establish, seen } from './show.ts'
import { nearest, react } from './witness.ts'
import { thingWords } from './words.ts'

const working = new Set<Deed['verb']>(['use', 'move', 'make', 'drop', 'take', 'gesture'])

/** What is one's own is looked after quietly; this is for what is others'. */
export const isChore = ({ verb, words, roles }: Deed): boolean =>
  working.has(verb) && roles.what?.from !== 'carried' && holdsKind('chores', words)

export async function* chore(desk: Desk, deed: Deed): Play {
  const thing = deed.roles.what ?? deed.roles.where
  const matter = thing === undefined || thing.kind === 'person' ? undefined : matterOf(desk, thing)
  const times = countDone(desk, deed.verb, `chore-${matter?.slug ?? here(desk).id}`)
  tellTry(desk, deed)
  yield* passTime(desk, 20)
  seen(desk, phrase(desk, thingWords, times === 0 ? 'chore' : 'choreAgain'))
  noteDeed(desk, deed)
  if (matter === undefined) establish(desk, { thing: here(desk).id, change: 'done', text: keptText(desk, deed) })
  else becomes(desk, matter, 'done', keptText(desk, deed))
  const person = nearest(desk, matter)
  yield* react(desk, 'touched', retold(desk, deed), { times, ...(person !== undefined && { person }) })
}
