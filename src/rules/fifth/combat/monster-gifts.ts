/** A monster's traits as gifts: one row a trait, its numbers read from the sentence the book prints. */
import type { Monster, MonsterAction } from '../data/monster-types.ts'
import type { Attack } from '../model/action.ts'
import type { DamageDice, DamageType } from '../model/damage.ts'
import { damageTypes } from '../model/damage.ts'
import type { Gift } from '../model/gift.ts'
import { saveEffect } from './monster-attack.ts'

type Reader = (trait: MonsterAction, attacks: readonly Attack[]) => Gift | undefined

const numberIn = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? 0)
const diceIn = ({ text }: MonsterAction): string => /\((\d+d\d+)\)/.exec(text)?.[1] ?? '0'
const typesIn = (text: string): readonly DamageType[] => damageTypes.filter(type => text.includes(type))

const regeneration: Reader = ({ text }) => ({
  kind: 'regeneration',
  amount: numberIn(text, /regains (\d+) hit points/),
  stoppedBy: typesIn(/takes ([^.]*) damage/.exec(text)?.[1] ?? ''),
  ...(/dies only if/.test(text) && { isDeathless: true }),
  ...(/sunlight/.test(text) && { isShyOfSun: true }),
})

/** `a tusk attack`, `its tusks`, `one attack with its hooves`: by the first letters, whatever the number. */
const attackIn = (words: string, attacks: readonly Attack[]): Attack | undefined =>
  attacks.find(({ name }) => words.toLowerCase().includes(name.toLowerCase().split(' ', 1)[0]?.replace(/s$/, '') ?? ''))

const charge: Reader = (trait, attacks) => {
  const { text, save } = trait
  const attack = attackIn(/hits it with (?:a |its )?([^,.]*?)on the same turn/.exec(text)?.[1] ?? '', attacks)
  if (attack === undefined) return undefined
  const next = attackIn(/can make (?:one|another) ([^.]*)/.exec(text)?.[1] ?? '-', attacks)
  return {
    kind: 'charge',
    with: attack.name,
    damage: chargeDamage(trait, attack),
    ...(save && { effect: saveEffect(trait, save) }),
    ...(next && { next: next.name }),
  }
}

/** Some sentences name no type: then it is the weapon's. */
function chargeDamage({ text }: MonsterAction, { damage }: Attack): readonly DamageDice[] {
  const { dice, type } = /extra \d+ \((?<dice>\d+d\d+)\) (?<type>\w+)? ?damage/.exec(text)?.groups ?? {}
  const own = damageTypes.find(one => one === type) ?? damage[0]?.type
  return dice === undefined || own === undefined ? [] : [{ dice, type: own }]
}

const deathBurst: Reader = ({ name, text, save }) =>
  save && {
    kind: 'death-burst',
    name,
    ability: save.ability,
    dc: save.dc,
    isHalved: save.onSuccess === 'half',
    damage: save.damage,
    conditions: save.conditions,
    feet: numberIn(text, /within (\d+) (?:ft|feet)/),
  }

const absorption: Reader = ({ text }) => {
  const [type] = typesIn(/subjected to (\w+) damage/.exec(text)?.[1] ?? '')
  return type && { kind: 'absorption', type }
}

const heat: Reader = trait => {
  const [type] = typesIn(/\) (\w+) damage/.exec(trait.text)?.[1] ?? '')
  return type && { kind: 'heat', name: trait.name, damage: { dice: diceIn(trait), type } }
}

const breath: Reader = ({ text }) => ({
  kind: 'breath',
  minutes: numberIn(text, /(\d+) minutes/) || 60 * numberIn(text, /(\d+) hours?/),
  isOnLand: /out of water/.test(text),
})

const extra =
  (when: 'surprise' | 'friend' | 'sneak'): Reader =>
  trait => ({ kind: 'extra-damage', dice: diceIn(trait), when })

const readers: ReadonlyMap<string, Reader> = new Map([
  ['Acid Absorption', absorption],
  ['Charge', charge],
  ['Death Burst', deathBurst],
  ['Death Throes', deathBurst],
  ['Fire Absorption', absorption],
  ['Heated Body', heat],
  ['Hold Breath', breath],
  ['Lightning Absorption', absorption],
  ['Martial Advantage', extra('friend')],
  ['Pounce', charge],
  ['Rampage', (_, attacks) => ({ kind: 'rampage', with: attackIn('bite', attacks)?.name ?? 'Bite' })],
  ['Regeneration', regeneration],
  ['Relentless', ({ text }) => ({ kind: 'relentless', atMost: numberIn(text, /takes (\d+) damage/) })],
  ['Sneak Attack', extra('sneak')],
  ['Surprise Attack', extra('surprise')],
  ['Trampling Charge', charge],
  ['Variant: Hold Breath', breath],
])

export const giftsOf = ({ traits }: Monster, attacks: readonly Attack[]): readonly Gift[] =>
  traits.flatMap(trait => readers.get(trait.name)?.(trait, attacks) ?? [])
