/** What the party grows by: experience, and the levels that come of it. */
import { endWords } from '../content/phrases.ts'
import { rule, type Desk, type Play } from './desk.ts'
import { heroesIn, shortName, standing } from './heroes.ts'
import { event, phrase, tellTable } from './tell.ts'

/** Shares experience, and whoever has enough of it gains a level, outside of fights. */
export async function* award(desk: Desk, amount: number): Play {
  const who = heroesIn(desk.game)
    .filter(({ life }) => life !== 'dead')
    .map(({ name }) => name)
  if (amount <= 0 || who.length === 0) return
  yield* rule(desk, 'award-experience', { who, amount: Math.round(amount) })
}

const thresholds = [0, 300, 900, 2700, 6500, 14_000, 23_000, 34_000, 48_000, 64_000]

export async function* levelUp(desk: Desk): Play {
  if (desk.game.fight !== null) return
  for (const { name, level, experience } of standing(desk.game)) {
    if (experience < (thresholds[level] ?? Infinity)) continue
    const gained = yield* rule(desk, 'level-up', { who: name })
    if (gained.outcome !== 'ruled') continue
    tellTable(desk, phrase(desk, endWords, 'level', { who: shortName(name), reached: String(level + 1) }))
    event(desk, `${shortName(name)} reached level ${level + 1}.`, {
      kind: 'level',
      what: shortName(name),
      reached: level + 1,
    })
  }
}
