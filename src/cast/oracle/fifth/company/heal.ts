/** One of the company heals another: by hand, by spell, by potion, whatever the sheet still has; and else says why not. */
import type { Creature } from '../../../../rules/fifth/model/creature.ts'
import { maxHitPointsOf } from '../../../../rules/fifth/model/body.ts'
import { rule, type Desk, type Play } from '../desk.ts'
import { heroOf, shortName } from '../heroes.ts'
import { phrase, tell } from '../tell.ts'
import { companyWords } from '../words/company.ts'
import { deedWords } from '../words/deeds.ts'
import type { Bar } from './hand.ts'

const spells = ['cure-wounds', 'healing-word', 'prayer-of-healing', 'mass-healing-word', 'mass-cure-wounds', 'heal']

const isHurt = (one: Creature): boolean => one.life !== 'dead' && one.hitPoints < maxHitPointsOf(one)

const hasSlot = ({ spellcasting }: Creature): boolean =>
  spellcasting !== undefined &&
  (Object.values(spellcasting.slots).some(slot => slot !== undefined && slot.used < slot.max) ||
    (spellcasting.pact !== undefined && spellcasting.pact.used < spellcasting.pact.max))

/** What a healer's training has for it; the words of the rules. */
const knownTo = ({ spellcasting }: Creature): readonly string[] => {
  const own = new Set([...(spellcasting?.prepared ?? []), ...(spellcasting?.known ?? [])])
  return spells.filter(spell => own.has(spell))
}

const potionOf = ({ items }: Creature): string | undefined =>
  items.find(({ name }) => /\bpotion\b/iu.test(name) && /heal/iu.test(name))?.name

/** The worst off of those who are meant. */
const worstOf = (patients: readonly Creature[]): Creature | undefined =>
  [...patients].filter(isHurt).sort((a, b) => a.hitPoints / a.maxHitPoints - b.hitPoints / b.maxHitPoints)[0]

function unhurt(desk: Desk, patients: readonly Creature[], asker: string): string {
  const [only] = patients
  if (only === undefined || patients.length > 1) return 'Nobody is hurt.'
  return only.id === heroOf(desk, asker)?.id ? 'You are not hurt.' : `${shortName(only.name)} is not hurt.`
}

/** Answers why not, where nothing could be done. */
export async function* healBy(desk: Desk, healer: Creature, patients: readonly Creature[], asker: string): Play<Bar> {
  const patient = worstOf(patients)
  if (patient === undefined) return unhurt(desk, patients, asker)
  const who = patient.id === healer.id ? 'themselves' : shortName(patient.name)
  if (healer.className?.toLowerCase() === 'paladin') {
    const hands = yield* rule(desk, 'use-feature', {
      who: healer.name,
      feature: 'lay-on-hands',
      targets: [patient.name],
    })
    if (hands.outcome === 'ruled') return eased(desk, 'tends', who, patient)
  }
  const known = knownTo(healer)
  for (const spell of hasSlot(healer) ? known : []) {
    const cast = yield* rule(desk, 'cast', {
      who: healer.name,
      spell: spell.replaceAll('-', ' '),
      targets: [patient.name],
    })
    if (cast.outcome !== 'ruled') continue
    tell(desk, phrase(desk, deedWords, 'castPlain', { spell: spell.replaceAll('-', ' ') }))
    return eased(desk, undefined, who, patient)
  }
  const potion = potionOf(healer)
  if (potion !== undefined) {
    const drunk = yield* rule(desk, 'use-potion', { who: healer.name, potion, target: patient.name })
    if (drunk.outcome === 'ruled') return eased(desk, 'tends', who, patient)
  }
  if (patient.life === 'dying') {
    const bound = yield* rule(desk, 'stabilise', { who: healer.name, target: patient.name })
    if (bound.outcome === 'ruled') {
      tell(desk, phrase(desk, companyWords, 'binds', { who }))
      return undefined
    }
  }
  return known.length > 0 ? 'I have no spell left for it until I have slept.' : 'I never learned to heal.'
}

function eased(desk: Desk, how: string | undefined, who: string, { id }: Creature): undefined {
  const now = desk.game.creatures[id]
  const numbers = now === undefined ? '' : ` (${shortName(now.name)}: HP ${now.hitPoints}/${maxHitPointsOf(now)}.)`
  tell(
    desk,
    how === undefined ? '' : phrase(desk, companyWords, how, { who }),
    `${phrase(desk, companyWords, 'tendsWell', { who })}${numbers}`,
  )
  return undefined
}
