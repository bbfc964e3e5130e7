/**
 * The door as a beat sees it: nothing passes before all that led to it is on the disk, so whatever a person saw is there
 * after any crash. A beat that failed and is gone on with at the same table says again only what nobody has heard yet.
 */
import type { Chronicle } from '../chronicle/chronicle.ts'
import type { Door } from '../ports.ts'

/** How much of a beat has been shown. */
export type Shown = { count: number }

export function heldDoor(door: Door, chronicle: Pick<Chronicle, 'behind'>, shown: Shown): Door {
  let count = 0
  const once = (pass: () => void): void => {
    const mine = (count += 1)
    if (mine <= shown.count) return
    chronicle.behind(() => {
      shown.count = Math.max(shown.count, mine)
      pass()
    })
  }
  const { overhear } = door
  return {
    hear: signal => door.hear(signal),
    show: event => {
      // A question is not counted: one that was answered is not put again, and one that is has no answer yet.
      if (event.type === 'question') chronicle.behind(() => door.show(event))
      else once(() => door.show(event))
    },
    ...(overhear ? { overhear: heard => once(() => overhear(heard)) } : {}),
  }
}
