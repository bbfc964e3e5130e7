/** Threats that move by themselves: they fill by what happens, each step shows a sign, and what is full happens. */
import { troubleWords } from '../content/phrases.ts'
import type { Threat } from '../../../campaign/played/world.ts'
import type { Desk } from './desk.ts'
import { keep } from './desk.ts'
import { factsBefore, factsNow, isTrue } from './facts.ts'
import { added, put } from './memory.ts'
import { sentence } from '../../../english/naming.ts'
import { isNoticed, isSignTold, leaveUnseen, tellSign } from './signs.ts'
import { event, learn, phrase, show, tell } from './tell.ts'

export const filledOf = ({ memory }: Pick<Desk, 'memory'>, { id }: Threat): number => memory.clocks[id] ?? 0

export const isFull = (desk: Pick<Desk, 'memory'>, threat: Threat): boolean => filledOf(desk, threat) >= threat.segments

/** A clock lies open when its author says so, or when it has struck: a sign of something does not tell its name. */
export const isShown = (desk: Pick<Desk, 'memory'>, threat: Threat): boolean =>
  threat.isOpen || desk.memory.happened.includes(`clock/${threat.id}`)

/** Signs are told as it fills, spread over its segments; the last ones come last. */
function signAt({ signs, segments }: Threat, filled: number): string | undefined {
  if (signs.length === 0) return undefined
  const at = Math.ceil((filled / segments) * signs.length) - 1
  return signs[Math.max(0, Math.min(signs.length - 1, at))]
}

/** One step; its sign is told where it can be seen, and when it is full, what it was counting towards. */
export function tick(desk: Desk, threat: Threat, by = 1): void {
  const before = filledOf(desk, threat)
  if (before >= threat.segments) return
  const filled = Math.min(threat.segments, before + by)
  keep(desk, { clocks: put(desk.memory.clocks, threat.id, filled) })
  if (isShown(desk, threat)) show(desk, { kind: 'clock', name: threat.name, filled, size: threat.segments, text: '' })
  if (filled >= threat.segments) return strike(desk, threat)
  const sign = freshSign(desk, threat, filled)
  if (sign === undefined) return comeNearer(desk, threat)
  if (isNoticed(desk, threat, sign)) tellSign(desk, threat, sign)
  else leaveUnseen(desk, threat, sign)
}

/** The sign of this step, where it was not told before. */
function freshSign(desk: Desk, threat: Threat, filled: number): string | undefined {
  const sign = signAt(threat, filled)
  return sign === undefined || isSignTold(desk, threat, sign) ? undefined : sign
}

/** A step that shows nothing of itself: only where it is at home can it be felt. */
function comeNearer(desk: Desk, threat: Threat): void {
  if (!isShown(desk, threat) || !isNoticed(desk, threat, '')) return
  learn(desk, `${threat.name} draws closer.`)
  tell(desk, phrase(desk, troubleWords, 'tick', { name: threat.name }))
}

function strike(desk: Desk, threat: Threat): void {
  keep(desk, { happened: added(desk.memory.happened, `clock/${threat.id}`) })
  desk.isSavePoint = true
  if (!isNoticed(desk, threat, threat.whenFull)) return leaveUnseen(desk, threat, threat.whenFull)
  const told = sentence(threat.whenFull)
  tellSign(desk, threat, threat.whenFull, phrase(desk, troubleWords, 'full'))
  event(desk, told)
  desk.moments.push({ weight: 3, what: told })
}

/** Whether its next step would show where the party is. */
export function wouldShow(desk: Desk, threat: Threat): boolean {
  const filled = filledOf(desk, threat) + 1
  const text = filled >= threat.segments ? threat.whenFull : (freshSign(desk, threat, filled) ?? '')
  return isNoticed(desk, threat, text)
}

/** What a failure may move: the threat that is nearest to its end among those in the open, else any. */
export function nearestThreat(desk: Desk): Threat | undefined {
  const left = desk.world.threats.filter(threat => !isFull(desk, threat))
  const open = left.filter(threat => isShown(desk, threat))
  const among = desk.world.threats.some(({ isOpen }) => isOpen) ? open : left
  return among.reduce<Threat | undefined>(
    (nearest, threat) => (nearest === undefined || leftOf(desk, threat) < leftOf(desk, nearest) ? threat : nearest),
    undefined,
  )
}

const leftOf = (desk: Desk, threat: Threat): number => threat.segments - filledOf(desk, threat)

/** After a beat: whatever became true in it moves what waits for it, and a deed does so each time it is done. */
export function moveThreats(desk: Desk): void {
  const [before, now] = [factsBefore(desk), factsNow(desk)]
  const again = { ...now, happened: [...desk.deeds] }
  for (const threat of desk.world.threats) {
    const isMoved = threat.ticks.some(
      condition =>
        (isTrue(condition, now) && !isTrue(condition, before)) ||
        (condition.kind === 'did' && isTrue(condition, again)),
    )
    if (isMoved) tick(desk, threat)
  }
}
