/** Hit points by class and level: all of the first die, the average of each after it, and CON every time. */

/** The average of a die, rounded up, as the book gives it. */
export const averageHitPoints = (hitDie: number): number => hitDie / 2 + 1

/** One level's gain is never less than one, however frail. */
export const gainAt = (rolled: number, constitution: number): number => Math.max(1, rolled + constitution)

/** `extra` is what comes with each level besides: a hill dwarf's toughness, a dragon's blood. */
export const hitPointsAt = (hitDie: number, level: number, constitution: number, extra = 0): number =>
  Math.max(1, hitDie + constitution) + (level - 1) * gainAt(averageHitPoints(hitDie), constitution) + level * extra
