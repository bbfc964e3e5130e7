/** A companion's turn in words that whoever runs the fight can carry out: the deed first, and then what is shouted. */
import { newest, aloud, bookOf, type Speaker } from '../speaker.ts'
import type { Limits } from '../limits.ts'
import type { Arms } from './arms.ts'
import type { Field } from './field.ts'
import { decide, type Deed } from './tactics.ts'

/** A name with a capital is one; `Goblin 2` is a goblin. */
const foeName = (name: string): string => {
  const isNumbered = Number.isInteger(Number(name.split(' ').at(-1)))
  return name.charAt(0) !== name.charAt(0).toLowerCase() && !isNumbered ? name : `the ${name}`
}

const weapon = (name: string): string => (name.split('(')[0] ?? name).trim().toLowerCase()

function deedLines(deed: Deed): readonly string[] {
  const at = deed.at ?? ''
  switch (deed.kind) {
    case 'heal':
      return [`I cast ${deed.spell} on ${at}.`]
    case 'cast':
      return at === ''
        ? [`I cast ${deed.spell}.`]
        : [`I cast ${deed.spell} on ${foeName(at)}.`, `I cast ${deed.spell} at ${foeName(at)}.`]
    case 'remedy':
      if (deed.item.toLowerCase() === 'second wind') return ['I use Second Wind.']
      if (deed.item.toLowerCase() === 'lay on hands') return [`I use Lay on Hands on ${at === '' ? 'myself' : at}.`]
      return at === ''
        ? [`I drink my ${deed.item.toLowerCase()}.`]
        : [`I give ${at} my ${deed.item.toLowerCase()}.`, `I use my ${deed.item.toLowerCase()} on ${at}.`]
    case 'tend':
      return [`I stabilise ${at}.`, `I tend to ${at} and stop the bleeding.`]
    case 'guard':
      return [`I help ${at}.`, `I step in front of ${at} and help ${at}.`]
    case 'strike':
      return strikeLines(deed.arm === undefined ? undefined : { ...deed.arm, name: weapon(deed.arm.name) }, foeName(at))
    case 'back':
      return ['I disengage and fall back.', 'I fall back, away from the fight.']
    case 'dodge':
      return ['I dodge and keep my guard up.', 'I dodge.']
    case 'yield':
      return ['I lay down my weapon and surrender.']
    case 'plead':
      return [`I speak to ${at} and ask for peace.`]
  }
}

function strikeLines(arm: { readonly name: string; readonly verb: string } | undefined, at: string): readonly string[] {
  if (arm === undefined) return [`I attack ${at}.`, `I strike ${at} with my bare hands.`]
  if (arm.verb === 'shoot')
    return [
      `I shoot ${at} with my ${arm.name}.`,
      `I attack ${at} with my ${arm.name}.`,
      `I take aim and shoot at ${at} with my ${arm.name}.`,
    ]
  if (arm.verb === 'throw') return [`I throw my ${arm.name} at ${at}.`, `I attack ${at} with my ${arm.name}.`]
  return [
    `I attack ${at} with my ${arm.name}.`,
    `I strike ${at} with my ${arm.name}.`,
    `I swing my ${arm.name} at ${at}.`,
    `I go for ${at} with my ${arm.name}.`,
  ]
}

/** Heart or head, by temper and the dice. */
const heartUpTo = { impulsive: 14, balanced: 10, stoic: 6 } as const

export function fightTurn(speaker: Speaker, arms: Arms, field: Field, limits: Limits): string {
  const { voice, chance } = speaker
  const leads = chance.die(20) <= heartUpTo[voice.temper] ? 'heart' : 'head'
  const deed = decide({ voice, arms, field, limits, leads, chance })
  const line = newest(speaker, deedLines(deed)) ?? 'I dodge.'
  const cry = chance.isLucky(70) ? newest(speaker, bookOf(speaker).deeds.cries) : undefined
  return cry === undefined ? line : `${line} ${aloud(cry)}`
}
