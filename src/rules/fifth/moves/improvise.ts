/** What no rule foresees, with the action of the turn: a check, and a plain advantage for whoever brings it off. */
import { rollCheck } from '../checks/check.ts'
import { gainBuff, gainCondition, untilOf } from '../combat/lasting.ts'
import { pushAway } from '../combat/movement.ts'
import { permitAction, refusal } from '../combat/permit.ts'
import { permitTarget } from '../combat/turn-attack.ts'
import { settle } from '../combat/turns.ts'
import { skillAbilities, skills } from '../model/abilities.ts'
import type { Creature } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { happen, tell } from '../model/deed.ts'
import { defineMove } from './define.ts'
import type { FifthMove } from './define.ts'
import { choice, creature, number, optional, text } from './field.ts'

const gains = ['opening', 'prone', 'blinded', 'away', 'nothing'] as const
type Gain = (typeof gains)[number]

const aRound = { rounds: 1, at: 'end', of: 'source' } as const

/** What it does to the one it was tried on, until the end of the doer's next turn at the longest. */
function bring(deed: Deed, who: Creature, target: Creature, gain: Gain, from: string): void {
  const until = untilOf(deed.world, aRound, who.id, target.id)
  const lasting = { source: who.id, until, from }
  if (gain === 'opening')
    gainBuff(deed, target.id, { ...lasting, name: 'Off guard', modifiers: [{ kind: 'advantage-against' }] })
  if (gain === 'prone') gainCondition(deed, target.id, { ...lasting, until: 'removed', condition: 'prone' })
  if (gain === 'blinded') gainCondition(deed, target.id, { ...lasting, condition: 'blinded' })
  if (gain === 'away') pushAway(deed, target.id, 'away')
}

const improvising = defineMove({
  name: 'improvise',
  about:
    'Something no other move covers, in a fight, with the action: sand in the eyes, a tipped table, a feint, a plea. A check against a DC; what it gains is open to attack (opening), prone, blinded for a round, pushed away, or nothing but the story.',
  fields: {
    who: creature('whose turn it is'),
    what: text('what is tried, in a few words', 120),
    skill: choice('the skill', skills),
    dc: number('the DC', 1, 40),
    target: optional(creature('on whom')),
    gain: optional(choice('what success brings', gains)),
  },
  play: (deed, { who, what, skill, dc, target, gain = 'nothing' }) => {
    const denied =
      permitAction(deed.world, who.id) ??
      (target === undefined ? null : permitTarget(deed.world, { who: who.id, target: target.id }))
    if (denied !== null) return denied
    if (gain !== 'nothing' && target === undefined)
      return refusal('no-target', 'Say on whom it is tried.', ['name a target', 'gain nothing but the story'])
    happen(deed, { type: 'action-used', who: who.id, what })
    const { success } = rollCheck(deed, { who: who.id, ability: skillAbilities[skill], skill, dc })
    tell(deed, `${who.name} ${success ? 'brings it off' : 'does not bring it off'}: ${what}.`)
    if (success && target !== undefined) bring(deed, who, target, gain, what)
    settle(deed)
    return null
  },
})

export const improviseMoves: readonly FifthMove[] = [improvising]
