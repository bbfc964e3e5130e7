/** What no rule foresees, with the action of the turn: a check, and a plain advantage for whoever brings it off. */
import { rollCheck } from '../checks/check.ts'
import { hurt } from '../combat/hurt.ts'
import { gainBuff, gainCondition, untilOf } from '../combat/lasting.ts'
import { pushAway } from '../combat/movement.ts'
import { permitAction, refusal } from '../combat/permit.ts'
import { throwDamage } from '../combat/roll-damage.ts'
import { permitTarget } from '../combat/turn-attack.ts'
import { settle } from '../combat/turns.ts'
import { skillAbilities, skills } from '../model/abilities.ts'
import type { Creature } from '../model/creature.ts'
import { damageTypes, type DamageDice } from '../model/damage.ts'
import type { Deed } from '../model/deed.ts'
import { happen, tell } from '../model/deed.ts'
import { defineMove } from './define.ts'
import type { FifthMove } from './define.ts'
import { choice, creature, flag, list, number, optional, text } from './field.ts'

/** As an improvised weapon, something heavy, and half a house. */
const harms = ['1d4', '1d6', '2d6'] as const
const gains = ['opening', 'prone', 'blinded', 'restrained', 'frightened', 'away', 'fall', 'nothing'] as const
type Gain = (typeof gains)[number]

const aRound = { rounds: 1, at: 'end', of: 'source' } as const
const fallen: readonly DamageDice[] = [{ dice: '1d6', type: 'bludgeoning' }]

type Brought = { readonly who: Creature; readonly from: string; readonly isMerciful: boolean }

function wound(deed: Deed, target: Creature, damage: readonly DamageDice[], { who, from, isMerciful }: Brought): void {
  const wounds = throwDamage(deed, damage, { by: who.name, from, isCritical: false })
  hurt(deed, { target: target.id, wounds, from, by: who.id, isMerciful })
}

/** What it does to the one it was tried on, until the end of the doer's next turn at the longest. */
function bring(deed: Deed, target: Creature, gain: Gain, brought: Brought): void {
  const { who, from } = brought
  const lasting = { source: who.id, until: untilOf(deed.world, aRound, who.id, target.id), from }
  if (gain === 'opening')
    gainBuff(deed, target.id, { ...lasting, name: 'Off guard', modifiers: [{ kind: 'advantage-against' }] })
  if (gain === 'prone' || gain === 'fall')
    gainCondition(deed, target.id, { ...lasting, until: 'removed', condition: 'prone' })
  if (gain === 'blinded' || gain === 'restrained' || gain === 'frightened')
    gainCondition(deed, target.id, { ...lasting, condition: gain })
  if (gain === 'away' || gain === 'fall') pushAway(deed, target.id, gain === 'fall' ? 'far' : 'away')
  if (gain === 'fall') wound(deed, target, fallen, brought)
}

const improvising = defineMove({
  name: 'improvise',
  about:
    'What no other move covers, with the action of a turn: sand in the eyes, a tipped table, a feint, a plea. A check against a DC; success leaves the target open, prone, blinded, restrained or frightened for a round, pushed, fallen or wounded.',
  fields: {
    who: creature('whose turn it is'),
    what: text('what is tried, in a few words', 120),
    skill: choice('the skill', skills),
    dc: number('the DC', 1, 40),
    target: optional(creature('on whom')),
    gain: optional(choice('what success brings', gains)),
    more: optional(list('what else success brings', choice('a gain', gains), 4)),
    others: optional(list('on whom else', creature('who'), 12)),
    harm: optional(choice('dice of damage', harms)),
    type: optional(choice('the type of the damage', damageTypes)),
    knockOut: optional(flag('true to knock out rather than kill')),
  },
  play: (deed, { who, what, skill, dc, target, gain = 'nothing', more = [], others = [], harm, type, knockOut }) => {
    const denied =
      permitAction(deed.world, who.id) ??
      (target === undefined ? null : permitTarget(deed.world, { who: who.id, target: target.id }))
    if (denied !== null) return denied
    if ((gain !== 'nothing' || harm !== undefined) && target === undefined)
      return refusal('no-target', 'Say on whom it is tried.', ['name a target', 'gain nothing but the story'])
    happen(deed, { type: 'action-used', who: who.id, what })
    const { success } = rollCheck(deed, { who: who.id, ability: skillAbilities[skill], skill, dc })
    tell(deed, `${who.name} ${success ? 'brings it off' : 'does not bring it off'}: ${what}.`)
    const brought = { who, from: what, isMerciful: knockOut ?? false }
    for (const one of success && target !== undefined ? [target, ...others] : []) {
      if (harm !== undefined) wound(deed, one, [{ dice: harm, type: type ?? 'bludgeoning' }], brought)
      for (const brings of new Set([gain, ...more])) bring(deed, one, brings, brought)
    }
    settle(deed)
    return null
  },
})

export const improviseMoves: readonly FifthMove[] = [improvising]
