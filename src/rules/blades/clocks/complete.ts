/** Full clocks are carried out until none is left, because one may fill, start or end another. */
import { happen, type Deed } from '../model/deed.ts'
import type { Clock, Consequence } from '../model/clocks.ts'
import { carryOut, forcesAction, removeClock, tellConsequence } from './consequences.ts'

/** A chain of clocks longer than this is a circle that somebody drew by mistake; the rest waits for the next turn. */
const longestCascade = 12

type Full = { readonly id: string; readonly clock: Clock; readonly consequence: Consequence }

function nextFull({ world: { clocks } }: Deed): Full | undefined {
  for (const id of Object.keys(clocks).toSorted()) {
    const clock = clocks[id]
    if (!clock) continue
    if (clock.filled >= clock.segments) return { id, clock, consequence: clock.consequence }
    if (clock.onEmpty && clock.filled === 0) return { id, clock, consequence: clock.onEmpty }
  }
  return undefined
}

function complete(deed: Deed, { id, clock, consequence }: Full): void {
  const { name } = clock
  const text = tellConsequence(deed.world, consequence)
  happen(deed, { type: 'clock-completed', clock: id, name, consequence, reason: `${name} is full` })
  if (clock.races !== undefined) removeClock(deed, clock.races, `${name} was first`)
  startWaiting(deed, id)
  carryOut(deed, { name, consequence })
  if (consequence.kind !== 'none')
    happen(deed, { type: 'consequence-owed', owed: { clock: clock.isVisible ? name : '', consequence, text } })
  const isForced = forcesAction(consequence)
  if (clock.kind === 'threat' || isForced) {
    happen(deed, {
      type: 'interrupt-set',
      interrupt: {
        clock: id,
        what: clock.isVisible ? name : text,
        description: text === '' ? name : text,
        forcesAction: isForced,
      },
    })
  }
}

function startWaiting(deed: Deed, before: string): void {
  for (const [id, clock] of Object.entries(deed.world.clocks)) {
    if (clock.after !== before) continue
    const { after: _over, ...running } = clock
    happen(deed, { type: 'clock-started', id, clock: running })
  }
}

/** How many were full. */
export function completeClocks(deed: Deed): number {
  let count = 0
  for (let full = nextFull(deed); full && count < longestCascade; full = nextFull(deed)) {
    complete(deed, full)
    count += 1
  }
  return count
}
