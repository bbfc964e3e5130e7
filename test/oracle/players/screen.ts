/** What a player knows after a line: the words, the offers, the map and how everybody is. Nothing else reaches a player. */
import type { TableEvent } from '../../../src/table/ports.ts'

export type Screen = {
  readonly told: string
  readonly offers: readonly string[]
  /** The place the map marks. */
  readonly here: string
  readonly isFight: boolean
  /** Something waits in the dark, and has not struck yet. */
  readonly isDanger: boolean
  /** Parts of all the hit points of the party that are left. */
  readonly health: number
  readonly isOver: boolean
}

export const blank: Screen = {
  told: '',
  offers: [],
  here: '',
  isFight: false,
  isDanger: false,
  health: 1,
  isOver: false,
}

const hitPoints = (line: string): readonly [number, number] => {
  const [, now = '0', most = '0'] = /^HP (-?\d+)\/(\d+)/.exec(line) ?? []
  return [Number(now), Number(most)]
}

function healthOf(lines: Readonly<Record<string, readonly string[]>>): number {
  const all = Object.values(lines).flat().map(hitPoints)
  const most = all.reduce((sum, [, one]) => sum + one, 0)
  return most === 0 ? 1 : all.reduce((sum, [one]) => sum + one, 0) / most
}

/** The screen after these events, from the one before. */
export function look(before: Screen, events: readonly TableEvent[]): Screen {
  let now: Screen = { ...before, told: '' }
  for (const event of events) {
    if (event.type === 'narrative') now = { ...now, told: `${now.told}\n\n${event.text}` }
    if (event.type === 'suggestions') now = { ...now, offers: event.options }
    if (event.type === 'status') now = { ...now, health: healthOf(event.lines) }
    if (event.type === 'board')
      now = { ...now, here: event.board.places.find(({ isHere }) => isHere)?.name ?? now.here }
    if (event.type === 'ended') now = { ...now, isOver: true, told: `${now.told}\n\n${event.summary}` }
  }
  const isFight = now.told.includes('Against you:')
  return { ...now, isFight, isDanger: !isFight && now.offers.includes('Sneak past') }
}
