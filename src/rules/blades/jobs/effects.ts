/** What a score leaves behind it, done: each by the rule that it is one of. */
import { changeAttitude } from '../clocks/consequences.ts'
import { keyOf, slugOf } from '../clocks/find.ts'
import { tick } from '../clocks/tick.ts'
import { gainRep, seizeClaim } from '../crew/crew.ts'
import { happen, type Deed } from '../model/deed.ts'
import type { JobEffect } from '../model/job.ts'
import { dispositions, stepOn } from '../model/words.ts'
import { changeCoin, changeHeat, changeStress } from '../resources/change.ts'
import { titled } from '../clocks/conditions.ts'

export function changeDisposition(deed: Deed, asked: string, by: number, reason: string): boolean {
  const id = keyOf(deed.world.people, asked)
  const person = id === undefined ? undefined : deed.world.people[id]
  if (id === undefined || !person) return false
  const to = stepOn(dispositions, person.disposition, by)
  if (to !== person.disposition)
    happen(deed, { type: 'disposition-changed', person: id, from: person.disposition, to, reason })
  return true
}

function setJob(deed: Deed, asked: string, status: 'open' | 'closed'): void {
  const id = keyOf(titled(deed.world.jobs), asked)
  const held = id === undefined ? undefined : deed.world.jobs[id]?.status
  if (id !== undefined && held !== status && held !== 'won' && held !== 'lost')
    happen(deed, { type: 'job-set', job: id, status })
}

const nextRumour = ({ world }: Deed): string => `rumour_${world.rumours.length + 1}`

/** What names nothing that is there changes nothing. */
export function carryOutEffect(deed: Deed, effect: JobEffect, reason: string): void {
  const { lead } = deed.world
  switch (effect.kind) {
    case 'coin':
      return void changeCoin(deed, effect.by, reason)
    case 'heat':
      return void changeHeat(deed, effect.by, reason)
    case 'stress':
      return void changeStress(deed, lead, effect.by, reason)
    case 'rep':
      return gainRep(deed, effect.by, reason)
    case 'clock': {
      const id = keyOf(deed.world.clocks, effect.name)
      return id === undefined ? undefined : moveClock(deed, id, effect.by, reason)
    }
    case 'faction':
      return changeAttitude(deed, effect.name, effect.by, reason)
    case 'person':
      return void changeDisposition(deed, effect.name, effect.by, reason)
    case 'opens':
      return setJob(deed, effect.score, 'open')
    case 'closes':
      return setJob(deed, effect.score, 'closed')
    case 'asset':
      return happen(deed, { type: 'asset-gained', asset: effect.text })
    case 'loses': {
      const held = deed.world.crew.assets.find(asset => asset.toLowerCase().startsWith(effect.text.toLowerCase()))
      return held === undefined ? undefined : happen(deed, { type: 'asset-lost', asset: held })
    }
    case 'rumour': {
      const rumour = { id: nextRumour(deed), content: effect.text, source: { kind: 'public' } } as const
      return happen(deed, { type: 'rumour-spread', rumour: { ...rumour, truth: 'true', spread: 'tavern' }, reason })
    }
    case 'thread': {
      const thread = { id: slugOf(effect.text).slice(0, 40), hook: effect.text, involved: [] } as const
      return happen(deed, { type: 'thread-spawned', thread: { ...thread, tension: 'active' }, reason })
    }
    case 'claim':
      return void seizeClaim(deed, effect.text, '', false)
    case 'reveals':
      return happen(deed, { type: 'secret-revealed', content: effect.text })
    case 'threat':
    case 'goal': {
      const { kind, name, segments, text } = effect
      const clock = { name, segments, filled: 0, isVisible: true, kind, consequence: { kind: 'told', text } } as const
      return happen(deed, { type: 'clock-started', id: slugOf(name), clock })
    }
    case 'told':
  }
}

/** A score may set a danger back as well as bring it nearer; no clock falls below nothing. */
function moveClock(deed: Deed, id: string, by: number, reason: string): void {
  const clock = deed.world.clocks[id]
  if (!clock || by >= 0) return void tick(deed, id, by, reason)
  const to = Math.max(0, clock.filled + by)
  if (to !== clock.filled) happen(deed, { type: 'clock-ticked', clock: id, from: clock.filled, to, reason })
}
