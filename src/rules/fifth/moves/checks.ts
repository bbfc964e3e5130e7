/** Moves that ask for a roll. */
import { attitudeOf, attitudeShift, attitudeSteps, moveAttitude } from '../checks/attitude.ts'
import type { AttitudeCause } from '../checks/attitude.ts'
import { passiveScore } from '../checks/bonus.ts'
import type { CheckAsk } from '../checks/check.ts'
import { rollCheck } from '../checks/check.ts'
import { rollContest } from '../checks/contest.ts'
import type { Difficulty } from '../checks/difficulty.ts'
import { calibratedDc, difficulties, feltAt } from '../checks/difficulty.ts'
import { rollGroup } from '../checks/group.ts'
import { rollSave } from '../checks/save.ts'
import type { Ability, Skill } from '../model/abilities.ts'
import { abilities, skillAbilities, skills, titleOf } from '../model/abilities.ts'
import type { Creature } from '../model/creature.ts'
import { happen, tell } from '../model/deed.ts'
import { hasTrait } from '../model/traits.ts'
import type { FifthWorld } from '../model/world.ts'
import { refusal } from '../combat/permit.ts'
import { attitudes } from '../model/world.ts'
import { defineMove } from './define.ts'
import { choice, creature, flag, list, number, optional, text } from './field.ts'

const causes = Object.keys(attitudeSteps) as AttitudeCause[] // the keys of that very object
const steps = Object.keys(difficulties) as Difficulty[]

const rolling = {
  skill: optional(choice('a skill; leave it out for a bare ability check', skills)),
  ability: optional(choice('an ability; with a skill only if it is not the usual one', abilities)),
  tool: optional(text("a tool, such as Thieves' Tools", 60)),
  advantage: optional(text('why there is advantage, in a few words', 80)),
  disadvantage: optional(text('why there is disadvantage, in a few words', 80)),
}

const against = {
  dc: optional(number('the DC', 1, 40)),
  difficulty: optional(choice('how hard it is, instead of a DC', steps)),
  scaled: optional(flag('true if the difficulty is meant for somebody of their level, not for anybody')),
}

type Rolling = {
  readonly skill?: Skill | undefined
  readonly ability?: Ability | undefined
  readonly tool?: string | undefined
  readonly advantage?: string | undefined
  readonly disadvantage?: string | undefined
}

type Against = {
  readonly dc?: number | undefined
  readonly difficulty?: Difficulty | undefined
  readonly scaled?: boolean | undefined
}

/** A DC is taken as it is; a difficulty is the book's, or what feels so at a level. */
function dcFrom({ dc, difficulty = 'medium', scaled = false }: Against, level: number): number {
  return dc ?? (scaled ? calibratedDc(difficulty, level) : difficulties[difficulty])
}

function askFrom(who: Creature, { skill, ability, tool, advantage, disadvantage }: Rolling): CheckAsk {
  return {
    who: who.id,
    ability: ability ?? (skill === undefined ? 'str' : skillAbilities[skill]),
    ...(skill !== undefined && { skill }),
    ...(tool !== undefined && { tool }),
    ...(advantage !== undefined && { helps: [advantage] }),
    ...(disadvantage !== undefined && { hinders: [disadvantage] }),
  }
}

const needsOne = ({ skill, ability }: Rolling): boolean => skill === undefined && ability === undefined
const whatToRoll = refusal('nothing-to-roll', 'Name a skill or an ability.', [...skills, ...abilities])

/** What the attitude of whoever is asked adds to the DC. */
const shiftFor = (world: FifthWorld, npc: string | undefined): number =>
  npc === undefined ? 0 : attitudeShift[attitudeOf(world, npc)]

export const check = defineMove({
  name: 'check',
  about: 'An ability, skill or tool check by one character against a DC. The dice decide; tell what they say.',
  fields: {
    who: creature('who rolls'),
    ...rolling,
    ...against,
    needs: optional(choice('what it cannot be done without', ['sight', 'hearing', 'smell', 'climbing'])),
    npc: optional(text('whom they want something of: their attitude shifts the DC', 100)),
    inspiration: optional(flag('true to spend inspiration for advantage')),
    hidden: optional(flag('true if only the GM may see the roll')),
  },
  play: (deed, input) => {
    if (needsOne(input)) return whatToRoll
    if (input.needs === 'climbing' && hasTrait(input.who, 'Spider Climb')) {
      tell(deed, `${input.who.name} climbs without a check (Spider Climb).`)
      return null
    }
    const { who, needs, npc, inspiration = false, hidden = false } = input
    if (inspiration && !who.hasInspiration)
      return refusal('no-inspiration', `${who.name} has no inspiration.`, ['roll without it'])
    const shift = shiftFor(deed.world, npc)
    const dc = Math.max(1, dcFrom(input, who.level) + shift)
    const result = rollCheck(deed, {
      ...askFrom(who, input),
      dc,
      ...(needs !== undefined && needs !== 'climbing' && { needs }),
      ...(shift !== 0 && { note: `the attitude of ${npc ?? ''} moves the DC by ${shift}` }),
      usesInspiration: inspiration,
      isHidden: hidden,
    })
    tell(
      deed,
      `To somebody of level ${who.level} who is good at it, DC ${dc} is ${feltAt(dc, who.level).replaceAll('-', ' ')}.`,
    )
    if (deed.world.houseRules.hasDegrees) tell(deed, `${who.name}: ${meaning[result.degree]}.`)
    return null
  },
})

const meaning = {
  exceptional: 'an exceptional success; something better than asked for',
  success: 'a success',
  partial: 'a narrow failure; offer success at a cost, or a partial one',
  failure: 'a clear failure',
}

export const save = defineMove({
  name: 'save',
  about: 'A saving throw by one or more creatures against something that happens to them.',
  fields: {
    who: list('who saves', creature('somebody')),
    ability: choice('the ability', abilities),
    dc: number('the DC', 1, 40),
    against: text('what it is against', 80),
  },
  play: (deed, { who, ability, dc, against: what }) => {
    for (const { id, name } of who)
      tell(
        deed,
        `${name} ${rollSave(deed, { who: id, ability, dc, against: what }).success ? 'saves' : 'fails'} against ${what}.`,
      )
    return null
  },
})

export const contest = defineMove({
  name: 'contest',
  about: 'Two against each other. The higher total wins; a tie goes to the defender.',
  fields: {
    who: creature('who wants to change something'),
    skill: choice('what they use', skills),
    defender: creature('who holds against it'),
    defence: choice('what the defender uses', skills),
    purpose: text('what it is about', 80),
  },
  play: (deed, { who, skill, defender, defence, purpose }) => {
    rollContest(deed, { purpose, first: askFrom(who, { skill }), second: askFrom(defender, { skill: defence }) })
    return null
  },
})

export const groupCheck = defineMove({
  name: 'group-check',
  about: 'All of a group roll; it succeeds if at least half of them do. For sneaking, climbing or swimming together.',
  fields: { who: list('the group', creature('somebody')), ...rolling, ...against },
  play: (deed, input) => {
    const [first] = input.who
    if (needsOne(input)) return whatToRoll
    if (first === undefined)
      return refusal(
        'nobody',
        'Name the group.',
        Object.values(deed.world.creatures).map(({ name }) => name),
      )
    rollGroup(
      deed,
      input.who.map(({ id }) => id),
      { ...askFrom(first, input), dc: dcFrom(input, first.level) },
    )
    return null
  },
})

export const passive = defineMove({
  name: 'passive',
  about: 'The passive scores of characters for a skill: what they notice without rolling.',
  fields: { who: list('who', creature('somebody')), skill: choice('the skill', skills) },
  play: (deed, { who, skill }) => {
    for (const one of who) tell(deed, `${one.name}: passive ${titleOf(skill)} ${passiveScore(one, skill)}.`)
    return null
  },
})

export const inspire = defineMove({
  name: 'give-inspiration',
  about: 'Gives a character inspiration, for play true to them. Nobody holds more than one.',
  fields: { who: creature('who') },
  play: (deed, { who }) => {
    if (who.hasInspiration)
      return refusal('has-inspiration', `${who.name} has inspiration already.`, ['spend it first'])
    happen(deed, { type: 'inspiration-changed', who: who.id, has: true })
    return null
  },
})

export const attitude = defineMove({
  name: 'change-attitude',
  about: "Moves an NPC's attitude because of what was done, or sets it when they are met.",
  fields: {
    npc: text('the name of the NPC', 100),
    because: optional(choice('what moved them', causes)),
    set: optional(choice('what it is, when first met', attitudes)),
    fixed: optional(flag('true if nothing will ever move them')),
  },
  play: (deed, { npc, because, set, fixed = false }) => {
    if (because !== undefined) return (moveAttitude(deed, npc, because), null)
    if (set === undefined)
      return refusal('nothing-asked', 'Say what moved them, or what their attitude is.', [...causes, ...attitudes])
    happen(deed, { type: 'attitude-changed', name: npc, attitude: set, isFixed: fixed })
    return null
  },
})

export const checkMoves = [check, save, contest, groupCheck, passive, inspire, attitude]
