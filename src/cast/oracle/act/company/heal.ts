/** One of the company heals another: by hand, by spell, by potion, whatever the sheet still has; and else says why not. */
import { maxHitPointsOf } from '../../../../rules/fifth/model/body.ts'
import type { Creature } from '../../../../rules/fifth/model/creature.ts'
import { rule, type Desk, type Play } from '../../desk/desk.ts'
import { actorName, companionsOf, nameOf, shortName } from '../../desk/heroes.ts'
import { show } from '../../desk/tell.ts'
import { bandage } from '../things/bandage.ts'
import { call } from './call.ts'
import { line } from './say.ts'

const spells = ['cure-wounds', 'healing-word', 'prayer-of-healing', 'mass-healing-word', 'mass-cure-wounds', 'heal']

const isHurt = (one: Creature): boolean => one.life !== 'dead' && one.hitPoints < maxHitPointsOf(one)

const hasSlot = ({ spellcasting }: Creature): boolean =>
  spellcasting !== undefined &&
  (Object.values(spellcasting.slots).some(slot => slot !== undefined && slot.used < slot.max) ||
    (spellcasting.pact !== undefined && spellcasting.pact.used < spellcasting.pact.max))

const knownTo = ({ spellcasting }: Creature): readonly string[] => {
  const own = new Set([...(spellcasting?.prepared ?? []), ...(spellcasting?.known ?? [])])
  return spells.filter(spell => own.has(spell))
}

const potionOf = ({ items }: Creature): string | undefined =>
  items.find(({ name }) => name.toLowerCase().includes('potion') && name.toLowerCase().includes('heal'))?.name

/** The worst off of those who are meant. */
const worstOf = (patients: readonly Creature[]): Creature | undefined =>
  [...patients].filter(isHurt).sort((a, b) => a.hitPoints / a.maxHitPoints - b.hitPoints / b.maxHitPoints)[0]

type Way = {
  readonly name: string
  readonly input: Readonly<Record<string, string | readonly string[]>>
  readonly words: string
}

/** What could be tried, the cheapest first, each in the words of the rules. */
function* waysFor(desk: Desk, healer: Creature, patient: Creature, who: string): Generator<Way, void> {
  const at = { who: healer.name, targets: [patient.name] }
  if (healer.className?.toLowerCase() === 'paladin')
    yield { name: 'use-feature', input: { ...at, feature: 'lay-on-hands' }, words: line(desk, 'tends', { who }) }
  for (const spell of hasSlot(healer) ? knownTo(healer) : []) {
    const name = spell.replaceAll('-', ' ')
    yield { name: 'cast', input: { ...at, spell: name }, words: line(desk, 'casts', { who, spell: name }) }
  }
  const potion = potionOf(healer)
  if (potion !== undefined)
    yield {
      name: 'use-potion',
      input: { who: healer.name, potion, target: patient.name },
      words: line(desk, 'tends', { who }),
    }
  if (patient.life === 'dying')
    yield { name: 'stabilise', input: { who: healer.name, target: patient.name }, words: line(desk, 'binds', { who }) }
}

/** They say themselves why it is not done. */
function cannot(desk: Desk, healer: Creature, why: string): void {
  const id = companionsOf(desk).find(one => nameOf(desk, one) === healer.name)
  if (id === undefined) return show(desk, { kind: 'table', text: why })
  call(desk, [id], 'react', false, [{ kind: 'deed', who: healer.name, verb: 'cannot', text: why }])
}

export async function* healBy(desk: Desk, healer: Creature, patients: readonly Creature[]): Play {
  const patient = worstOf(patients)
  if (patient === undefined)
    return cannot(
      desk,
      healer,
      patients.length === 1 ? `${shortName(patients[0]?.name ?? '')} is not hurt.` : 'Nobody is hurt.',
    )
  const who = patient.id === healer.id ? 'themselves' : shortName(patient.name)
  for (const { name, input, words } of waysFor(desk, healer, patient, who)) {
    const done = yield* rule(desk, name, { ...input })
    if (done.outcome !== 'ruled') continue
    const now = desk.game.creatures[patient.id]
    const amount = Math.max(0, (now?.hitPoints ?? 0) - patient.hitPoints)
    const numbers = now === undefined ? '' : ` (${shortName(now.name)}: HP ${now.hitPoints}/${maxHitPointsOf(now)}.)`
    const text = `${words} ${line(desk, 'tendsWell', { who })}${numbers}`
    if (patient.life !== 'alive' && now?.life === 'alive')
      show(desk, { kind: 'rose', who: patient.name, by: actorName(desk), text: '' })
    return show(desk, { kind: 'healed', who: patient.name, by: actorName(desk), amount, text })
  }
  if (patient.life === 'alive' && desk.game.fight === null) return yield* bandage(desk, healer, patient)
  cannot(
    desk,
    healer,
    knownTo(healer).length > 0 ? 'I have no spell left for it until I have slept.' : 'I never learned to heal.',
  )
}
