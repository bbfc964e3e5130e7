/** Moves of magic. */
import { breakConcentration } from '../combat/concentration.ts'
import { refusal } from '../combat/permit.ts'
import { settle } from '../combat/turns.ts'
import { castSpell } from '../magic/cast.ts'
import { sustainSpell } from '../magic/sustain.ts'
import { defineMove } from './define.ts'
import type { FifthMove } from './define.ts'
import { creature, flag, list, number, optional, text } from './field.ts'

const casting = defineMove({
  name: 'cast',
  about:
    'Casts a spell: takes the time, the slot and what it consumes, rolls attacks and saves, and applies what is in the rules. What is not comes back as text for you to rule by.',
  fields: {
    who: creature('the caster'),
    spell: text('the spell', 60),
    targets: optional(list('whom it is meant for', creature('somebody'))),
    slot: optional(number('the level of the slot; left out, the lowest that is free', 1, 9)),
    ritual: optional(flag('true to cast it as a ritual')),
    quick: optional(flag('true to quicken it with two sorcery points: a bonus action')),
    choice: optional(text('where the spell lets its caster choose: a damage type, a creature', 60)),
    story: optional(
      flag('true for somebody or something of the story that the rules do not know: you rule what it does'),
    ),
  },
  play: (deed, { who, spell, targets = [], slot, ritual, quick, choice, story }) => {
    const cast = castSpell(deed, {
      who: who.id,
      spell,
      targets: targets.map(({ id }) => id),
      ...(slot !== undefined && { slot }),
      ...(ritual !== undefined && { asRitual: ritual }),
      ...(quick !== undefined && { isQuick: quick }),
      ...(choice !== undefined && { choice }),
      ...(story !== undefined && { isForStory: story }),
    })
    if (!cast.ok) return cast.refusal
    if (deed.world.fight !== null) settle(deed)
    return null
  },
})

const sustaining = defineMove({
  name: 'use-spell-again',
  about:
    'Uses a spell that is still running once more: another strike of a spiritual weapon, another bolt of call lightning.',
  fields: { who: creature('the caster'), spell: text('the spell', 60), targets: list('whom', creature('somebody')) },
  play: (deed, { who, spell, targets }) => {
    const used = sustainSpell(deed, { who: who.id, spell, targets: targets.map(({ id }) => id) })
    if (!used.ok) return used.refusal
    if (deed.world.fight !== null) settle(deed)
    return null
  },
})

const letting = defineMove({
  name: 'stop-concentrating',
  about: 'Ends concentration by choice, and what hung on it. It takes no action.',
  fields: { who: creature('the caster') },
  play: (deed, { who }) => {
    if (who.concentration === null) return refusal('not-concentrating', `${who.name} is not concentrating.`, ['cast'])
    breakConcentration(deed, who.id, 'ended')
    return null
  },
})

export const magicMoves: readonly FifthMove[] = [casting, sustaining, letting]
