/** How it stands, as anybody on the field can see: who is where, and how hurt they look; never a number of a foe's. */
import { engagedWith } from '../../../rules/fifth/combat/reach.ts'
import { maxHitPointsOf } from '../../../rules/fifth/model/body.ts'
import type { Creature, CreatureId } from '../../../rules/fifth/model/creature.ts'
import { listOf, pluralOf } from '../../../english/nouns.ts'
import type { Part, PartOf } from '../../../table/parts.ts'
import { upperFirst } from '../../../english/naming.ts'
import {
  calledTogether,
  callOf,
  foesUp,
  kindOf,
  looksOf,
  nameOfId,
  partyIn,
  type Stage,
} from '../desk/fighting/stage.ts'

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

/** Those of one kind in the same state are told of together. */
function alike(stage: Stage): readonly { readonly foes: readonly Creature[]; readonly line: string }[] {
  const groups = new Map<string, { readonly foes: Creature[]; readonly line: string }>()
  for (const foe of foesUp(stage)) {
    const line = lineOf(stage, foe)
    const key = `${kindOf(foe)} ${line}`
    const group = groups.get(key) ?? { foes: [], line }
    group.foes.push(foe)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** One line for the foes, one for friends who are in trouble. */
export function situationOf(stage: Stage): string {
  const { isYou } = stage.desk
  const foes = alike(stage).map(({ foes: together, line }) => `${calledTogether(stage, together)} (${line})`)
  const friends = partyIn(stage)
    .filter(one => one.id !== stage.human && (one.life !== 'alive' || looksOf(one) !== 'unhurt'))
    .map(one => `${callOf(stage, one.id)} (${one.life === 'alive' ? looksOf(one) : one.life})`)
  const against = foes.length === 0 ? '' : `*Against ${isYou ? 'you' : 'the party'}: ${foes.join('; ')}.*`
  return [against, ...(friends.length === 0 ? [] : [`*With ${isYou ? 'you' : 'them'}: ${friends.join('; ')}.*`])]
    .filter(Boolean)
    .join(' ')
}

/** Order and scores, as the table shows an order; those who share a roll share a place. */
export function orderOf(stage: Stage): string {
  const { game } = stage.desk
  const places: { readonly kind: string; readonly score: number; readonly who: Creature[] }[] = []
  for (const { who, score } of game.fight?.order ?? []) {
    const creature = game.creatures[who]
    const last = places.at(-1)
    if (creature === undefined) continue
    if (last !== undefined && last.kind === kindOf(creature) && last.score === score) last.who.push(creature)
    else places.push({ kind: kindOf(creature), score, who: [creature] })
  }
  return places
    .map(({ who, score, kind }, at) => {
      const [first] = who
      const mark = who.some(({ id }) => game.fight?.turn?.who === id) ? '\u2192 ' : ''
      const name =
        who.length > 1 || first === undefined
          ? `The ${pluralOf(kind.toLowerCase())}`
          : upperFirst(nameOfId(stage, first.id))
      return `${at + 1}. ${mark}**${name}** (${score})`
    })
    .join('\n')
}

const stateOf = (one: Creature): PartOf<'condition'>['state'] => {
  if (one.life !== 'alive') return 'down'
  const share = one.hitPoints / Math.max(1, maxHitPointsOf(one))
  return share > 0.75 ? 'fine' : share > 0.35 ? 'hurt' : 'bad'
}

/** The same as facts: how everybody is, and how near. */
export const fieldParts = (stage: Stage): readonly Part[] =>
  [...foesUp(stage), ...partyIn(stage).filter(({ life }) => life !== 'dead')].map((one): Part => ({
    kind: 'condition',
    who: nameOfId(stage, one.id),
    state: stateOf(one),
    at: one.zone === 'far' ? 'far' : 'near',
    ...(one.side === 'foes' && { isFoe: true }),
    text: '',
  }))

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
