/** What a full clock does. The part that has a rule is carried out; all of it is owed to the player as words. */
import { happen, type Deed } from '../model/deed.ts'
import type { Clock, Consequence, FactionAction } from '../model/clocks.ts'
import { attitudes, severities, stepOn } from '../model/words.ts'
import type { BladesWorld } from '../model/world.ts'
import { changeCoin } from '../resources/change.ts'
import { titled } from './conditions.ts'
import { keyOf } from './find.ts'

const nameOf = (record: Readonly<Record<string, { readonly name: string }>>, id: string): string =>
  record[keyOf(record, id) ?? '']?.name ?? id

function actionText(world: BladesWorld, action: FactionAction): string {
  switch (action.kind) {
    case 'attack':
      return `have struck at ${nameOf(world.factions, action.target)}`
    case 'negotiate':
      return `have come to terms with ${nameOf(world.factions, action.with)}`
    case 'retreat':
      return 'have drawn back'
    case 'scheme':
      return 'are a good deal nearer to what they want' // which is nobody's business but theirs
  }
}

/** A consequence as a plain sentence: what a prompt is given, and what a player is told where nobody says it better. */
export function tellConsequence(world: BladesWorld, consequence: Consequence): string {
  switch (consequence.kind) {
    case 'faction-moves':
      return `${nameOf(world.factions, consequence.faction)} ${actionText(world, consequence.action)}.`
    case 'reveal-secret':
      return `It comes out: ${consequence.secret.content}`
    case 'escalate':
      return consequence.description
    case 'spawn-thread':
      return consequence.thread.hook
    case 'gain-coin':
      return `There is ${consequence.amount} coin in it.`
    case 'gain-rep':
      return `${nameOf(world.factions, consequence.faction)} will remember it.`
    case 'remove-threat':
      return `${nameOf(world.clocks, consequence.clock)} is no longer a danger.`
    case 'open-opportunity':
      return consequence.description
    case 'open-score':
      return `There is a job in it: ${world.jobs[keyOf(titled(world.jobs), consequence.score) ?? '']?.title ?? consequence.score}.`
    case 'gain-asset':
      return `The crew has ${consequence.asset} now.`
    case 'change-place':
      return consequence.description
    case 'told':
      return consequence.text
    case 'none':
      return ''
  }
}

/** Severe enough that nobody can look away. */
export function forcesAction(consequence: Consequence): boolean {
  if (consequence.kind === 'faction-moves') return consequence.action.kind === 'attack'
  return consequence.kind === 'escalate' && severities.indexOf(consequence.severity) >= severities.indexOf('severe')
}

export function carryOut(
  deed: Deed,
  { name, consequence }: { readonly name: string; readonly consequence: Consequence },
): void {
  const reason = `${name} is full`
  switch (consequence.kind) {
    case 'spawn-thread':
      return happen(deed, { type: 'thread-spawned', thread: consequence.thread, reason })
    case 'gain-coin':
      return void changeCoin(deed, consequence.amount, reason)
    case 'gain-rep':
      return changeAttitude(deed, consequence.faction, consequence.amount, reason)
    case 'remove-threat': {
      const id = keyOf(deed.world.clocks, consequence.clock)
      if (id !== undefined) removeClock(deed, id, reason)
      return
    }
    case 'open-score': {
      const job = keyOf(titled(deed.world.jobs), consequence.score)
      return job === undefined ? undefined : happen(deed, { type: 'job-set', job, status: 'open' })
    }
    case 'gain-asset':
      return happen(deed, { type: 'asset-gained', asset: consequence.asset })
    case 'reveal-secret':
      return happen(deed, { type: 'secret-revealed', content: consequence.secret.content })
    case 'change-place': {
      const id = keyOf(deed.world.places, consequence.place)
      const place = id === undefined ? undefined : deed.world.places[id]
      if (id === undefined || !place) return
      const to = consequence.to ?? { ...place, description: consequence.description }
      return happen(deed, { type: 'place-set', id, place: to })
    }
    case 'faction-moves':
    case 'escalate':
    case 'open-opportunity':
    case 'told':
    case 'none':
  }
}

/** So many steps better or worse, by a faction's id or name; nobody by that name changes nothing. */
export function changeAttitude(deed: Deed, asked: string, by: number, reason: string): void {
  const id = keyOf(deed.world.factions, asked)
  const faction = id === undefined ? undefined : deed.world.factions[id]
  if (id === undefined || !faction) return
  const to = stepOn(attitudes, faction.attitude, by)
  if (to !== faction.attitude)
    happen(deed, { type: 'attitude-changed', faction: id, from: faction.attitude, to, reason })
}

/** What waited for it goes with it. */
export function removeClock(deed: Deed, id: string, reason: string): void {
  if (!Object.hasOwn(deed.world.clocks, id)) return
  happen(deed, { type: 'clock-removed', clock: id, reason })
  const waiting = Object.entries(deed.world.clocks).filter(([, clock]: readonly [string, Clock]) => clock.after === id)
  for (const [next] of waiting) removeClock(deed, next, reason)
}
