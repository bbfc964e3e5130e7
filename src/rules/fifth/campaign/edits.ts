/** What changed for good, written into the sheets: things, money, levels; and what people think, on their pages. */
import { accept } from '../../../core/result.ts'
import type { CampaignText } from '../../ruleset.ts'
import type { Coins, CreatureId } from '../model/creature.ts'
import { creatureIdOf } from '../model/creature.ts'
import type { FifthEvent } from '../model/events.ts'
import { experienceFor } from '../model/experience.ts'
import { levelUp } from '../advancement/level-up.ts'
import { recordSecret } from '../secrets/record.ts'
import type { Edited } from '../sheet/index.ts'
import { coinsOn, nameOn, parseSheet, withCoins, withExperience, withItem, withoutItem } from '../sheet/index.ts'
import { isPageOfPerson, isSheet } from './paths.ts'
import { nameOnPage, withDeath, withDisposition, withStanding } from './people.ts'

/** The path of a creature's sheet, if it has one. */
function sheetOf(campaign: CampaignText, who: CreatureId): string | undefined {
  const paths = Object.keys(campaign).filter(path => isSheet(path, campaign[path] ?? ''))
  return paths.find(path => creatureIdOf(nameOn(campaign[path] ?? '', path)) === who)
}

/** A sheet with no place for a thing is left alone: the world still holds it, and the table says so. */
function edited(
  campaign: CampaignText,
  who: CreatureId,
  edit: (text: string) => Edited,
): Readonly<Record<string, string>> {
  const path = sheetOf(campaign, who)
  const text = path === undefined ? undefined : campaign[path]
  if (path === undefined || text === undefined) return {}
  const result = edit(text)
  return result.ok && result.value !== text ? { [path]: result.value } : {}
}

export function editsOf(event: FifthEvent, campaign: CampaignText): Readonly<Record<string, string>> {
  if (event.type === 'item-gained') return edited(campaign, event.who, text => withItem(text, event.item))
  if (event.type === 'item-lost')
    return edited(campaign, event.who, text => withoutItem(text, event.item.name, event.item.count))
  if (event.type === 'gold-changed')
    return edited(campaign, event.who, text => withCoins(text, plus(coinsOn(text), event.coins)))
  if (event.type === 'level-gained') return edited(campaign, event.who, text => levelled(text, event))
  if (event.type === 'experience-gained') return edited(campaign, event.who, text => earned(text, event.amount))
  if (event.type === 'secret-kept') return withSecret(campaign, event)
  if (event.type === 'attitude-changed') return withAttitude(campaign, event)
  if (event.type === 'died') return onPageOf(campaign, name => creatureIdOf(name) === event.who, withDeath)
  return {} // everything else is either transient, or has a writer of its own
}

const earned = (text: string, amount: number): Edited => {
  const { experience, level } = parseSheet(text).character
  return withExperience(text, (experience ?? experienceFor(level)) + amount)
}

/** The same picks with the same chance, on the sheet as it stands now. */
function levelled(text: string, { picks, rng, sheet }: Extract<FifthEvent, { readonly type: 'level-gained' }>): Edited {
  const again = levelUp(text, picks, rng)
  return accept(again.ok ? again.value.text : sheet)
}

/** Their own page, by the name on it; whoever has none is told of in the story's state. */
function onPageOf(
  campaign: CampaignText,
  isTheirs: (name: string) => boolean,
  edit: (page: string) => string,
): Readonly<Record<string, string>> {
  const found = Object.entries(campaign).find(([path, page]) => isPageOfPerson(path) && isTheirs(nameOnPage(page)))
  if (found === undefined) return {}
  const [path, page] = found
  const after = edit(page)
  return after === page ? {} : { [path]: after }
}

/** Where it is told how people stand to the party: on their page, and in the table of those who keep one. */
function withAttitude(
  campaign: CampaignText,
  { name, attitude }: Extract<FifthEvent, { readonly type: 'attitude-changed' }>,
): Readonly<Record<string, string>> {
  const path = 'relationships.md'
  const table = campaign[path] ?? ''
  const kept = withStanding(table, name, attitude)
  return {
    ...onPageOf(
      campaign,
      one => one === name,
      page => withDisposition(page, attitude),
    ),
    ...(kept === table ? {} : { [path]: kept }),
  }
}

function withSecret(
  campaign: CampaignText,
  event: Extract<FifthEvent, { readonly type: 'secret-kept' }>,
): Readonly<Record<string, string>> {
  const path = sheetOf(campaign, event.who)
  const character = path === undefined ? event.who : nameOn(campaign[path] ?? '', path)
  const { secret, discovered, hook } = event
  const state = 'story-state.md'
  return { [state]: recordSecret(campaign[state] ?? '# Story State\n', { character, secret, discovered, hook }) }
}

const plus = (one: Coins, other: Coins): Coins => ({
  cp: one.cp + other.cp,
  sp: one.sp + other.sp,
  ep: one.ep + other.ep,
  gp: one.gp + other.gp,
  pp: one.pp + other.pp,
})
