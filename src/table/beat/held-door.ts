/**
 * The door and the people as a beat sees them: nothing passes before all that led to it is on the disk, so whatever a
 * person saw is there after any crash. A beat that failed and is gone on with at the same table says again only what
 * nobody has heard yet.
 */
import type { Chronicle } from '../chronicle/chronicle.ts'
import type { Door, People, Ports, TableEvent } from '../ports.ts'

/** How much of a beat has been shown to the human, and to the others. */
export type Shown = { readonly door: Counted; readonly people: Counted }
type Counted = { count: number }

export const nothingShown = (): Shown => ({ door: { count: 0 }, people: { count: 0 } })

type Once = (pass: () => void) => void

function counting(chronicle: Pick<Chronicle, 'behind'>, shown: Counted): Once {
  let count = 0
  return pass => {
    const mine = (count += 1)
    if (mine <= shown.count) return
    chronicle.behind(() => {
      shown.count = Math.max(shown.count, mine)
      pass()
    })
  }
}

/** A question is not counted: one that was answered is not put again, and one that is has no answer yet. */
const heldShow =
  (chronicle: Pick<Chronicle, 'behind'>, once: Once, show: (event: TableEvent) => void) =>
  (event: TableEvent): void => {
    if (event.type === 'question') chronicle.behind(() => show(event))
    else once(() => show(event))
  }

function heldDoor(door: Door, chronicle: Pick<Chronicle, 'behind'>, shown: Counted): Door {
  const once = counting(chronicle, shown)
  const { overhear } = door
  return {
    hear: signal => door.hear(signal),
    show: heldShow(chronicle, once, event => door.show(event)),
    ...(overhear ? { overhear: heard => once(() => overhear(heard)) } : {}),
  }
}

function heldPeople(people: People, chronicle: Pick<Chronicle, 'behind'>, shown: Counted): People {
  const once = counting(chronicle, shown)
  return { ...people, show: (event, audience) => once(() => people.show(event, audience)) }
}

export const heldFor = (
  { door, people }: Pick<Ports, 'door' | 'people'>,
  chronicle: Pick<Chronicle, 'behind'>,
  shown: Shown,
): Pick<Ports, 'door' | 'people'> => ({
  door: heldDoor(door, chronicle, shown.door),
  ...(people ? { people: heldPeople(people, chronicle, shown.people) } : {}),
})
