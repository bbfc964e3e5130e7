/** Words to a mule, a well, a statue: what has no tongue hears them too, and so does whoever stands by. */
import type { Desk } from '../../desk/desk.ts'
import { phrase } from '../../desk/tell.ts'
import type { Speech, Thing } from '../../desk/wishes.ts'
import { putWords } from '../people/put.ts'
import { isLiving } from './kinds.ts'
import { matterOf } from './matter.ts'
import { isNowhere } from './nowhere.ts'
import { establish, seen } from './show.ts'
import { thingWords } from './words.ts'

const rude: ReadonlySet<Speech['act']> = new Set(['insult', 'threaten', 'accuse'])

export function spokenTo(desk: Desk, speech: Speech, to: Thing): void {
  const matter = matterOf(desk, to)
  if (isNowhere(desk, matter)) return
  putWords(desk, speech, to.name)
  const tone = rude.has(speech.act) ? 'rude' : 'kind'
  seen(desk, phrase(desk, thingWords, isLiving(matter) ? `beast-${tone}` : 'mute', { what: matter.what }))
  establish(desk, {
    thing: matter.slug,
    change: 'done',
    text: phrase(desk, thingWords, 'spokenTo', { what: matter.what }),
  })
  desk.moments.push({ weight: 1, what: phrase(desk, thingWords, 'spokenTo', { what: matter.what }) })
}
