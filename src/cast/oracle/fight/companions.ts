/** The companions' part: all of them are asked at once, each with the field as they see it, and do what they say. */
import { wordsOf } from '../../../table/parts.ts'
import type { CreatureId } from '../../../rules/fifth/model/creature.ts'
import type { CharacterRequest } from '../../../table/protocol/message-gm.ts'
import type { Play, Desk } from '../desk/desk.ts'
import { heroOf } from '../desk/heroes.ts'
import { shortened } from '../../../english/told-back.ts'
import { fieldFor, fieldParts } from './situation.ts'
import { partyIn, type Stage } from '../desk/fighting/stage.ts'

/** What each said, by creature. */
export type Plans = ReadonlyMap<CreatureId, string>

const request =
  'It is your turn in the fight. Say in one or two sentences what you do: whom you strike and with what, a spell, a step, help for a friend. A word to shout goes in quotes.'

const fileOf = ({ world, game }: Desk, id: CreatureId): string | undefined =>
  world.party.find(one => heroOf({ game, world, actor: one.id }, one.id)?.id === id)?.id

function askedOf(
  stage: Stage,
  who: CreatureId,
  requestType: CharacterRequest['requestType'],
  lead: string,
): readonly CharacterRequest[] {
  const name = fileOf(stage.desk, who)
  const justHappened = shortened(stage.desk.telling.slice(-4).map(wordsOf).join(' '), 700)
  return name === undefined
    ? []
    : [
        {
          name,
          requestType,
          sceneContext: fieldFor(stage, who),
          ...(justHappened === '' ? {} : { justHappened }),
          request: `${lead}${request}`,
        },
      ]
}

async function* answersTo(
  stage: Stage,
  characters: readonly CharacterRequest[],
): Play<{ readonly plans: Map<CreatureId, string>; readonly vetoed: readonly CreatureId[] }> {
  const plans = new Map<CreatureId, string>()
  const outcome = yield { tag: 'AWAIT_PLAYERS', characters, moment: fieldParts(stage) }
  stage.desk.hasAsked = true
  if (outcome.outcome === 'withheld') stage.desk.withheld += 1
  if (outcome.outcome !== 'answered' || outcome.message.tag !== 'PLAYER_RESPONSES') return { plans, vetoed: [] }
  const { responses, vetoes } = outcome.message
  for (const { character, response } of responses) {
    const id = heroOf(stage.desk, character)?.id
    if (id !== undefined) plans.set(id, response)
  }
  return { plans, vetoed: vetoes.flatMap(({ character }) => heroOf(stage.desk, character)?.id ?? []) }
}

/** Those who are awake and played by nobody at the keyboard. */
export const companionsUp = (stage: Stage): readonly CreatureId[] =>
  partyIn(stage)
    .filter(({ id, life, isCharacter }) => isCharacter && life === 'alive' && id !== stage.human)
    .map(({ id }) => id)

/** Whoever objects is asked once more, with all there is to know, and is then taken at their word. */
export async function* askCompanions(stage: Stage, who: readonly CreatureId[]): Play<Plans> {
  const characters = who.flatMap(id => askedOf(stage, id, 'COMBAT_ACTION', ''))
  if (characters.length === 0) return new Map()
  const { plans, vetoed } = yield* answersTo(stage, characters)
  const again = vetoed.flatMap(id =>
    askedOf(stage, id, 'FULL_CONTEXT', 'You object, and you are heard; the fight goes on all the same. '),
  )
  if (again.length === 0) return plans
  const second = yield* answersTo(stage, again)
  return new Map([...plans, ...second.plans])
}
