/** The seats a mind from outside may take, and what each of them is: to the table of routes, and to the table of access. */
import type { Sender } from '../../table/protocol/route.ts'
import type { Role } from '../../table/views/role.ts'

export type Seat = {
  /** `gm`, `narrator`, `decision-log`, a character by its file, `tilda-brannock-journal`, `npc-harwick`. */
  readonly id: string
  readonly sender: Sender
  readonly sees: Role
}

export const gmSeat = 'gm'
export const narratorSeat = 'narrator'
export const logSeat = 'decision-log'
export const journalSeat = (character: string): string => `${character}-journal`
export const npcSeat = (npc: string): string => `npc-${npc}`

const desks: readonly Seat[] = [
  { id: gmSeat, sender: { role: 'gm' }, sees: { kind: 'gm' } },
  { id: narratorSeat, sender: { role: 'narrator' }, sees: { kind: 'narrator' } },
  { id: logSeat, sender: { role: 'decision-log' }, sees: { kind: 'decision-log' } },
]

/** Whoever plays the human's own character speaks for the human. */
export function seatsOf(party: readonly string[], human: string | null): readonly Seat[] {
  const players = party.map((character): Seat => ({
    id: character,
    sender: { role: character === human ? 'relay' : 'companion', name: character },
    sees: { kind: 'companion', character },
  }))
  const keepers = party.map((character): Seat => ({
    id: journalSeat(character),
    sender: { role: 'journal-keeper', name: journalSeat(character) },
    sees: { kind: 'journal-keeper', character },
  }))
  return [...desks, ...players, ...keepers]
}

export const seatOfNpc = (npc: string, unknown: readonly string[]): Seat => ({
  id: npcSeat(npc),
  sender: { role: 'npc', name: npcSeat(npc) },
  sees: { kind: 'npc', npc, unknown },
})
