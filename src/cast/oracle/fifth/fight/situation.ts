/** How it stands, as anybody on the field can see: who is where, and how hurt they look; never a number of a foe's. */
import { engagedWith } from '../../../../rules/fifth/combat/reach.ts'
import { maxHitPointsOf } from '../../../../rules/fifth/model/body.ts'
import type { Creature, CreatureId } from '../../../../rules/fifth/model/creature.ts'
import { listOf } from '../../prose/word-forms.ts'
import { upperFirst } from '../nouns.ts'
import { callOf, foesUp, looksOf, nameOfId, partyIn, type Stage } from './stage.ts'

const conditionsOf = ({ conditions }: Creature): readonly string[] => [
  ...new Set<string>(conditions.map(({ condition }) => condition)),
]

function whereOf(stage: Stage, { id, zone }: Creature): string {
  const melee = engagedWith(stage.desk.game, id).filter(other => stage.desk.game.creatures[other]?.life !== 'dead')
  if (melee.length > 0) return `at close quarters with ${listOf(melee.map(other => callOf(stage, other)))}`
  return zone === 'far' ? 'a good way off' : 'a few strides off'
}

const lineOf = (stage: Stage, creature: Creature): string =>
  [looksOf(creature), ...conditionsOf(creature), whereOf(stage, creature)].join(', ')

/** One line for the foes, one for friends who are in trouble. */
export function situationOf(stage: Stage): string {
  const foes = foesUp(stage).map(foe => `${callOf(stage, foe.id)} (${lineOf(stage, foe)})`)
  const friends = partyIn(stage)
    .filter(one => one.id !== stage.human && (one.life !== 'alive' || looksOf(one) !== 'unhurt'))
    .map(one => `${callOf(stage, one.id)} (${one.life === 'alive' ? looksOf(one) : one.life})`)
  const against = foes.length === 0 ? '' : `*Against you: ${foes.join('; ')}.*`
  return [against, ...(friends.length === 0 ? [] : [`*With you: ${friends.join('; ')}.*`])].filter(Boolean).join(' ')
}

/** Round, order and scores, as the table shows an order. */
export function orderOf(stage: Stage): string {
  const { game } = stage.desk
  const places = (game.fight?.order ?? []).map(({ who, score }, at) => {
    const mark = game.fight?.turn?.who === who ? '\u2192 ' : ''
    return `${at + 1}. ${mark}**${upperFirst(nameOfId(stage, who))}** (${score})`
  })
  return places.join('\n')
}

/** The field as one of the party sees it: exact about themselves, about all others only what shows. */
export function fieldFor(stage: Stage, who: CreatureId): string {
  const { game } = stage.desk
  const self = game.creatures[who]
  if (self === undefined) return ''
  const foes = foesUp(stage).map(foe => `- ${nameOfId(stage, foe.id)}: ${lineOf(stage, foe)}`)
  const friends = partyIn(stage)
    .filter(({ id, life }) => id !== who && life !== 'dead')
    .map(one => `- ${nameOfId(stage, one.id)}: ${one.life === 'alive' ? lineOf(stage, one) : one.life}`)
  const conditions = conditionsOf(self)
  return [
    `You: ${self.hitPoints} of ${maxHitPointsOf(self)} hit points, ${whereOf(stage, self)}${conditions.length > 0 ? `, ${conditions.join(', ')}` : ''}.`,
    'Foes:',
    ...foes,
    ...(friends.length > 0 ? ['Friends:', ...friends] : []),
  ].join('\n')
}
