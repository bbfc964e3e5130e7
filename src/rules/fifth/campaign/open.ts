/** The world a campaign's files tell: a creature for each sheet, how they are by the story's state, and the house rules. */
import { isSheet, isPageOfPerson } from './paths.ts'
import type { CampaignText } from '../../ruleset.ts'
import type { Creature, CreatureId } from '../model/creature.ts'
import type { FifthWorld } from '../model/world.ts'
import { emptyWorld } from '../model/world.ts'
import { readWorld } from '../../../campaign/world/read-world.ts'
import { parseRestRules } from '../rest/house-rules.ts'
import { parseSheet, type SheetWarning, toCreature } from '../sheet/index.ts'
import { dispositionOn, nameOnPage } from './people.ts'
import { restIn, withStoryState } from './story-state.ts'
import { minuteIn, minuteTold } from './story-time.ts'

/** What the files of people say they think of the party now. */
function attitudesIn(campaign: CampaignText): FifthWorld['attitudes'] {
  const known = Object.entries(campaign).flatMap(([path, text]) => {
    if (!isPageOfPerson(path)) return []
    const [name, attitude] = [nameOnPage(text), dispositionOn(text)]
    return name === '' || attitude === undefined ? [] : [[name, { attitude, isFixed: false }] as const]
  })
  return Object.fromEntries(known)
}

const restsIn = (storyState: string, creatures: readonly Creature[]): FifthWorld['lastLongRest'] =>
  Object.fromEntries(
    creatures.flatMap(creature => {
      const minute = restIn(storyState, creature)
      return minute === undefined ? [] : [[creature.id, minute] as const]
    }),
  )

/** Where nobody has played yet, it is the hour the author's own opening is set in. */
function openingMinute(campaign: CampaignText): number | undefined {
  if (campaign['story-state.md'] !== undefined) return minuteIn(campaign['story-state.md'])
  const { opening } = readWorld(campaign)
  return opening && minuteTold(`${opening.lead ?? ''} ${opening.text}`)
}

/** Sheets first; what the story's state says of hit points is newer than they are. */
export function openWorld(campaign: CampaignText): {
  readonly world: FifthWorld
  readonly warnings: readonly SheetWarning[]
} {
  const warnings: SheetWarning[] = []
  const creatures: Record<CreatureId, Creature> = {}
  const sheets: Record<CreatureId, string> = {}
  for (const path of Object.keys(campaign)
    .filter(one => isSheet(one, campaign[one] ?? ''))
    .sort()) {
    const sheet = parseSheet(campaign[path] ?? '', path)
    const creature = withStoryState(toCreature(sheet.character), campaign['story-state.md'] ?? '')
    warnings.push(...sheet.warnings)
    if (Object.hasOwn(creatures, creature.id))
      warnings.push({ path, line: 1, message: `A second sheet for ${creature.name}; the first one counts.` })
    else {
      creatures[creature.id] = creature
      sheets[creature.id] = sheet.text
    }
  }
  const houseRules = parseRestRules(campaign['overview.md'] ?? '', emptyWorld.houseRules)
  const minute = openingMinute(campaign) ?? emptyWorld.minute
  const attitudes = attitudesIn(campaign)
  const lastLongRest = restsIn(campaign['story-state.md'] ?? '', Object.values(creatures))
  return { world: { ...emptyWorld, minute, creatures, sheets, houseRules, attitudes, lastLongRest }, warnings }
}
