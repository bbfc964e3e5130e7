/** Words for a deed that mean another: to try a place is to go there, to bring somebody a thing is to give it to them. */
import type { Intent, Named } from '../../understand/intent.ts'
import type { Desk, Play } from '../desk.ts'
import { here, peopleAt, personOf, placeOfPerson } from '../place.ts'
import { attack } from './attack.ts'
import { go } from './go.ts'
import { absent } from './listener.ts'
import { isPurse, steal } from './steal.ts'
import { give } from './things.ts'

const filler =
  /^(?:(?:let's|lets|let us|let|us|we|i|should|could|might|maybe|perhaps|ok|okay|so|then|now|well|how about|what about|try|trying|the|a|an|to|instead|first|next|again|out|go|going|for|it's|time|off|on|over|and|please)\b[\s,.!]*)+$/iu

/** Nothing but a way or a place, and words that say nothing else. */
function placeTried({ line, targets: [target] }: Intent): Named | undefined {
  if (target === undefined || (target.kind !== 'place' && target.kind !== 'exit')) return undefined
  const at = line.toLowerCase().indexOf(target.name.toLowerCase().replace(/^the /, ''))
  if (at === -1) return undefined
  const around = `${line.slice(0, at)} ${line.slice(at + target.name.replace(/^the /i, '').length)}`.replace(
    /[.!?]/g,
    ' ',
  )
  return filler.test(`${around.trim()} `) ? target : undefined
}

const carrying =
  /^\W*(?:(?:i|we|please|then|and|now|let's|lets|let us)\s+)*(?:bring|take|carry|deliver|return|hand)\b.*\bto\b/iu
const brawling = /\b(?:pick|start|want|begin|provoke)\s+(?:an?\s+)?(?:fight|brawl|scuffle|fistfight)\b/iu

/** A fight with whoever will have one. */
export const isBrawl = ({ line, targets }: Intent): boolean =>
  brawling.test(line) && !targets.some(({ kind }) => kind === 'foe')

/** Whoever it is for is somewhere the party knows: there first, and then it is handed over. */
async function* deliver(desk: Desk, intent: Intent, to: Named): Play {
  const person = personOf(desk, to.id)
  const place = person === undefined ? undefined : placeOfPerson(desk, person)
  const isSeen = desk.memory.happened.includes(`seen/${to.id}`)
  if (person !== undefined && place !== undefined && place.id !== here(desk).id && isSeen)
    yield* go(desk, { ...intent, verb: 'go', targets: [{ ...to, likeness: 1 }], about: [] })
  if (desk.memory.looming !== undefined || desk.game.fight !== null) return
  const things = [...intent.targets, ...intent.about].filter(({ id }) => id !== to.id)
  yield* give(desk, { ...intent, verb: 'give', targets: [to, ...things], about: [] })
}

export async function* brawl(desk: Desk, intent: Intent): Play {
  const named = [...intent.targets, ...intent.about].find(({ kind }) => kind === 'person')
  const [only, ...others] = peopleAt(desk)
  const alone: readonly Named[] =
    only === undefined || others.length > 0 ? [] : [{ kind: 'person', id: only.id, name: only.name, likeness: 1 }]
  const targets = named === undefined ? alone : [named]
  if (targets.length === 0) return absent(desk, intent)
  yield* attack(desk, { ...intent, verb: 'attack', targets })
}

export function meant(desk: Desk, intent: Intent): Play | undefined {
  if (isPurse(intent)) return steal(desk, intent)
  if (isBrawl(intent)) return brawl(desk, intent)
  const place = placeTried(intent)
  if (place !== undefined) return go(desk, { ...intent, verb: 'go', targets: [{ ...place, likeness: 1 }] })
  const to = [...intent.about, ...intent.targets].find(({ kind }) => kind === 'person')
  return to !== undefined && carrying.test(intent.line) ? deliver(desk, intent, to) : undefined
}
