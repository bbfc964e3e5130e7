/** Everything that is said in a fight, as a writer may change it. */
import blows from '../../../../content/oracle/phrases/fight/blows.json' with { type: 'json' }
import bodies from '../../../../content/oracle/phrases/fight/bodies.json' with { type: 'json' }
import ends from '../../../../content/oracle/phrases/fight/ends.json' with { type: 'json' }
import moving from '../../../../content/oracle/phrases/fight/moving.json' with { type: 'json' }
import talk from '../../../../content/oracle/phrases/fight/talk.json' with { type: 'json' }
import type { Grammar } from '../../../english/prose/prose.ts'

/** How a blow is begun, by the manner of the weapon. */
export type BlowManner = keyof typeof blows.begun

/** Every manner has the same sentences around it: `hit` of a blade is `hit-blade`, and `#go#` in it how a blade begins. */
const around = Object.entries(blows.begun).flatMap(([manner, begun]) => [
  [`go-${manner}`, begun] as const,
  ...Object.entries(blows.around).map(
    ([name, texts]) => [`${name}-${manner}`, texts.map(text => text.replaceAll('#go#', `#go-${manner}#`))] as const,
  ),
])

export const fightWords: Grammar = {
  ...Object.fromEntries(around),
  ...blows.shared,
  ...bodies,
  ...moving,
  ...talk,
  ...ends,
}
