/** What goes wrong, by how bad it could get: nothing but the moment, a hurt, a complication, a danger that comes nearer. */
import { choose } from './choose.ts'
import { attributeOf } from '../../../rules/blades/model/ratings.ts'
import type { Attribute } from '../../../rules/blades/model/crew.ts'
import type { Position, Tier } from '../../../rules/blades/model/words.ts'
import { moodOf } from '../../../rules/blades/model/world.ts'
import { crewOf, firstName, wordFrom } from './crew.ts'
import { draw, isLucky, keep, lead, phrase, rule, tell, type Choice, type Desk, type Play } from './desk.ts'
import type { Family } from './families.ts'
import { capital, fill, sentence, trouble as words, verbs } from './words.ts'

/** What an action came to, as the rest of the beat needs to know it. */
export type Landed = { readonly tier: Tier; readonly family: Family; readonly position: Position }

/** A threat that everybody can see, and that time moves. */
const visibleThreats = ({ world }: Desk): readonly string[] =>
  Object.keys(world.clocks)
    .toSorted()
    .filter(id => {
      const clock = world.clocks[id]
      return clock?.kind === 'threat' && clock.isVisible && clock.after === undefined
    })

async function* bringNearer(desk: Desk, why: string): Play<boolean> {
  const threats = visibleThreats(desk)
  if (threats.length === 0) return false
  const id = draw(desk, 'threat', threats)
  const name = desk.world.clocks[id]?.name ?? id
  const ruled = yield* rule(desk, 'tick-clock', { clock: id, effect: 'limited', why: why.slice(0, 160) })
  if (ruled.isDone) tell(desk, phrase(desk, 'tick', words.tick, { clock: name }))
  return ruled.isDone
}

/** Something new is in the way: the job's own first, each of them once. */
async function* complicate(desk: Desk): Play {
  const running = desk.memory.running
  const job = running ? desk.world.jobs[running.job] : undefined
  const own = running && job ? job.complications[running.complications] : undefined
  const text = own ?? (running ? draw(desk, 'complication', words.complications) : draw(desk, 'inTown', words.inTown))
  tell(desk, sentence(text))
  if (running && own !== undefined) keep(desk, { running: { ...running, complications: running.complications + 1 } })
  if (desk.world.score) return isLucky(desk, 2) ? worsen(desk) : undefined // what is gathering has come nearer with the die
  if (!(yield* bringNearer(desk, text)) || isLucky(desk, 3)) worsen(desk)
}

function worsen(desk: Desk): void {
  const { running } = desk.memory
  if (!running || running.worse > 0) return
  keep(desk, { running: { ...running, worse: 1 } })
  tell(desk, draw(desk, 'worse', words.worse))
}

type Level = 1 | 2 | 3

/** Somebody is about to be hurt, and has a say in it. */
async function* hurt(desk: Desk, family: Family, level: Level): Play {
  const what = draw(desk, `harm/${family}/${level}`, words.harm[family][level])
  const one = lead(desk)
  if (!one) return
  const attribute = verbs.attributes[family] as Attribute
  const dice = attributeOf(one, attribute)
  const mate = crewOf(desk).find(other => other.one.harm.length < 2 && !other.one.isRecovering)
  const { resist } = words
  const options: (Choice & { readonly does: 'take' | 'roll' | 'armour' | 'protect' })[] = [
    { label: resist.roll.label, hint: fill(resist.roll.hint, { attribute, dice }), does: 'roll' },
    ...(one.armour.length > 0 ? [{ ...resist.armour, does: 'armour' as const }] : []),
    ...(mate
      ? [
          {
            label: fill(resist.protect.label, { who: firstName(mate.one.name) }),
            hint: fill(resist.protect.hint, { who: firstName(mate.one.name) }),
            does: 'protect' as const,
          },
        ]
      : []),
    { ...resist.take, does: 'take' },
  ]
  const question = fill(resist.ask, { what: `${capital(what)} (harm ${level})` })
  const chosen = yield* choose(desk, question, resist.header, options)
  const does = chosen && 'at' in chosen ? options[chosen.at]?.does : undefined
  const { lead: who } = desk.world
  if (does === 'roll') {
    const before = one.stress
    yield* rule(desk, 'resist', { who, attribute, against: what, level })
    const cost = (lead(desk)?.stress ?? before) - before
    tell(desk, draw(desk, 'resisted', resist.told), cost > 0 ? fill(resist.cost, { cost }) : resist.free)
  } else if (does === 'armour') {
    yield* rule(desk, 'use-armour', { who })
    tell(desk, draw(desk, 'armoured', resist.armoured))
  } else if (does === 'protect' && mate) {
    yield* rule(desk, 'harm', { who: mate.id, level, what })
    yield* wordFrom(desk, mate.id, 'protect', what)
  } else {
    yield* rule(desk, 'harm', { who, level, what })
    tell(desk, phrase(desk, 'hurt', words.hurt, { what }))
  }
}

/** One roll, one consequence: what the dice said, in the coin of how bad it could get. */
export async function* land(desk: Desk, { tier, family, position }: Landed): Play {
  const { running } = desk.memory
  const isBad = tier === 'bad' || tier === 'disaster'
  if (running && isBad) keep(desk, { running: { ...running, bad: running.bad + 1 } })
  if (running && tier === 'partial') keep(desk, { running: { ...running, priced: running.priced + 1 } })
  if (moodOf(desk.world) === 'trauma') return // whoever has just broken has paid
  if (tier === 'partial' && position !== 'controlled' && isLucky(desk, 3)) return yield* complicate(desk)
  if (!isBad) return
  if (position === 'controlled') return tell(desk, draw(desk, 'reduced', words.reduced))
  const isDire = tier === 'disaster'
  const kind = draw(
    desk,
    `wrong/${family}`,
    family === 'eye' || family === 'talk'
      ? (['complicate', 'hurt', 'complicate'] as const)
      : (['hurt', 'complicate'] as const),
  )
  if (kind === 'hurt') yield* hurt(desk, family, isDire ? (isLucky(desk, 4) ? 3 : 2) : isLucky(desk, 3) ? 2 : 1)
  else yield* complicate(desk)
  if (isDire && kind === 'complicate') yield* hurt(desk, family, 1)
}
