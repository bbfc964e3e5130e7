/** What lies between the party and its people, told to the table: it is written where a person reads it, and comes up for every mind. */
import type { DueKind } from '../../../memory/due.ts'
import type { Desk, Play } from '../desk/desk.ts'
import type { Between } from '../desk/memory.ts'

const kinds: Partial<Readonly<Record<Between['kind'], DueKind>>> = {
  promise: 'promise',
  debt: 'debt',
  grudge: 'grudge',
  threat: 'grudge',
}

const nameIn = ({ world }: Desk, id: string): string =>
  [...world.people, ...world.party].find(one => one.id === id)?.name ?? id

/** A promise is given to somebody; a grudge and a debt are theirs, against whoever acts. */
function partiesOf(desk: Desk, { kind, person }: Between): { readonly who: string; readonly to: string } {
  const [them, us] = [nameIn(desk, person), nameIn(desk, desk.actor)]
  return kind === 'promise' ? { who: us, to: them } : { who: them, to: us }
}

const isSame = (one: Between, other: Between): boolean =>
  one.person === other.person && one.kind === other.kind && one.what === other.what

export async function* tellDues(desk: Desk): Play {
  const { between: before } = desk.before.memory
  for (const one of desk.memory.between) {
    const kind = kinds[one.kind]
    const was = before.find(other => isSame(one, other))
    if (kind === undefined || was?.isSettled === one.isSettled) continue
    const due = { kind, what: one.what, ...partiesOf(desk, one) }
    if (one.isSettled !== true) yield { tag: 'DUE', due }
    const known = desk.sees.state.due?.find(
      ({ what, who, to }) => what === one.what && [who, to].includes(nameIn(desk, one.person)),
    )
    if (one.isSettled === true && known) yield { tag: 'SETTLED', due: known }
  }
}
