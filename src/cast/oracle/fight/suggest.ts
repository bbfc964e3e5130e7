/** Three or four things a sensible person might do now, in words that can be typed back. */
import { engagedWith } from '../../../rules/fifth/combat/reach.ts'
import { recipeFor } from '../../../rules/fifth/magic/book.ts'
import { chooseSlot } from '../../../rules/fifth/magic/slots.ts'
import { readyFeatures } from '../../../rules/fifth/features/all.ts'
import { spellNamed } from '../../../rules/fifth/data/spells.ts'
import type { Creature, CreatureId } from '../../../rules/fifth/model/creature.ts'
import { potionOf } from './instinct.ts'
import { attackFor, foesByNeed, neediest } from './perform/choose.ts'
import { isTalker } from './parley.ts'
import { callOf, foesUp, isHalfDead, nameOfId, partyIn, type Stage } from '../desk/fighting/stage.ts'

const mostOptions = 4

/** Spells that would do something now, the strongest first. */
function spellsReady(caster: Creature, kind: 'harm' | 'heal'): readonly string[] {
  const { spellcasting: casting } = caster
  if (casting === undefined) return []
  return [...casting.prepared, ...casting.cantrips]
    .flatMap(name => spellNamed(name) ?? [])
    .filter(spell => spell.level === 0 || chooseSlot(caster, spell.level).ok)
    .filter(spell =>
      kind === 'heal'
        ? spell.dice?.kind === 'heal'
        : recipeFor(spell)?.kind === 'harm' && spell.dice?.kind === 'damage',
    )
    .toSorted((one, other) => other.level - one.level)
    .map(({ name }) => name)
}

function strikes(stage: Stage, who: Creature): readonly string[] {
  const [target] = foesByNeed(stage, who.id)
  if (target === undefined) return []
  const weapon = attackFor(stage, who.id, target.id)
  const [spell] = spellsReady(who, 'harm')
  const called = callOf(stage, target.id)
  const isCalm = who.buffs.every(({ name }) => name !== 'Rage')
  const rages = isCalm && readyFeatures(who).some(({ name }) => name === 'rage')
  return [
    ...(rages ? [`Rage, and attack ${called}`] : []),
    ...(weapon === undefined ? [`Run at ${called}`] : [`Attack ${called} with the ${weapon.name.toLowerCase()}`]),
    ...(spell === undefined ? [] : [`Cast ${spell} at ${called}`]),
  ]
}

function mends(stage: Stage, who: Creature): readonly string[] {
  const needy = neediest(stage, who.id)
  if (needy === undefined || (needy.life === 'alive' && !isHalfDead(needy))) return []
  const name = needy.id === who.id ? 'myself' : nameOfId(stage, needy.id)
  const features = readyFeatures(who).map(({ name: feature }) => feature)
  if (needy.id === who.id && features.includes('second-wind')) return ['Second wind, and attack']
  if (features.includes('lay-on-hands')) return [`Lay on hands on ${name}`]
  const [spell] = spellsReady(who, 'heal')
  if (spell !== undefined) return [`Cast ${spell} on ${name}`]
  if (potionOf(who) !== undefined)
    return [needy.id === who.id ? 'Drink the potion of healing' : `Give the potion of healing to ${name}`]
  return needy.life === 'dying' ? [`Bandage ${name}`] : []
}

const isPressed = (stage: Stage, who: CreatureId): boolean => engagedWith(stage.desk.game, who).length > 0

function wayOut(stage: Stage, who: Creature): readonly string[] {
  const isLosing = partyIn(stage).some(({ life }) => life !== 'alive') || isHalfDead(who)
  const talkers = foesUp(stage).filter(isTalker)
  return [
    ...(isHalfDead(who) && isPressed(stage, who.id) ? ['Back away carefully'] : ['Raise my guard']),
    ...(talkers.length > 0 ? [talkers.some(isHalfDead) ? 'Tell them to yield' : 'Call for a truce'] : []),
    ...(isLosing ? ['Flee'] : []),
  ]
}

export function optionsFor(stage: Stage): readonly string[] {
  const who = stage.human === undefined ? undefined : stage.desk.game.creatures[stage.human]
  if (who === undefined || stage.desk.game.fight === null) return []
  if (who.life !== 'alive') return ['Hold on', 'Watch, and hope']
  const quick = stage.desk.game.fight.tier === 'trivial' ? ['Make short work of them'] : []
  return [...new Set([...quick, ...mends(stage, who), ...strikes(stage, who), ...wayOut(stage, who)])].slice(
    0,
    mostOptions,
  )
}
