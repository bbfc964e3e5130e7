/** The city in an ordinary folder: factions, people and places, each a page; rumours and threads where they are told. */
import { slugOf } from '../clocks/find.ts'
import type { Faction, Person, Place, Rumour } from '../model/people.ts'
import { attitudes, dispositions, wordOf } from '../model/words.ts'
import type { CampaignText } from '../../ruleset.ts'
import { listUnder, numberOn, proseUnder, titleOn, valueOn } from './page.ts'

const pagesIn = (campaign: CampaignText, folder: string): readonly (readonly [string, string])[] =>
  Object.keys(campaign)
    .filter(path => path.startsWith(`${folder}/`) && path.endsWith('.md'))
    .toSorted()
    .map(path => [titleOn(campaign[path] ?? '') || path.slice(folder.length + 1, -3), campaign[path] ?? ''])

const secretsOn = (page: string): Person['secrets'] =>
  [...listUnder(page, 'Secrets'), proseUnder(page, 'Secrets'), ...listUnder(page, 'Secret'), proseUnder(page, 'Secret')]
    .filter(content => content !== '')
    .map(content => ({ content, knownBy: [] }))

export const readFactions = (campaign: CampaignText): Readonly<Record<string, Faction>> =>
  Object.fromEntries(
    pagesIn(campaign, 'factions').map(([name, page]): readonly [string, Faction] => [
      slugOf(name),
      {
        name,
        description: proseUnder(page, 'Overview'),
        attitude: wordOf(attitudes, valueOn(page, 'Attitude')) ?? 'neutral',
        tier: Math.min(6, Math.max(0, numberOn(page, 'Tier') ?? 1)),
        hold: /^w/i.test(valueOn(page, 'Hold') ?? '') ? 'weak' : 'strong',
        goals: listUnder(page, 'Goals').map(description => ({
          id: slugOf(description),
          description,
          status: 'pursuing',
        })),
        resources: listUnder(page, 'Resources'),
        enemies: listUnder(page, 'Enemies').map(slugOf),
        allies: listUnder(page, 'Allies').map(slugOf),
        secrets: secretsOn(page),
      },
    ]),
  )

export const readPeople = (campaign: CampaignText): Readonly<Record<string, Person>> =>
  Object.fromEntries(
    pagesIn(campaign, 'npcs').map(([name, page]): readonly [string, Person] => {
      const faction = valueOn(page, 'Faction')
      const place = valueOn(page, 'Location') ?? valueOn(page, 'Place')
      return [
        slugOf(name),
        {
          name,
          role: valueOn(page, 'Role') ?? '',
          disposition: wordOf(dispositions, valueOn(page, 'Disposition')) ?? 'neutral',
          wants: listUnder(page, 'Wants').map(description => ({ description, urgency: 'medium' })),
          fears: listUnder(page, 'Fears').map(description => ({ description, severity: 'moderate' })),
          secrets: secretsOn(page),
          voice: valueOn(page, 'Voice') ?? proseUnder(page, 'Voice'),
          ...(faction === undefined ? {} : { faction: slugOf(faction) }),
          ...(place === undefined ? {} : { place: slugOf(place) }),
        },
      ]
    }),
  )

export const readPlaces = (campaign: CampaignText): Readonly<Record<string, Place>> =>
  Object.fromEntries(
    pagesIn(campaign, 'locations').map(([name, page]): readonly [string, Place] => {
      const controlledBy = valueOn(page, 'Controlled by')
      return [
        slugOf(name),
        {
          name,
          description: proseUnder(page, 'Overview') || proseUnder(page, 'Atmosphere'),
          features: listUnder(page, 'Features'),
          ...(controlledBy === undefined ? {} : { controlledBy: slugOf(controlledBy) }),
        },
      ]
    }),
  )

/** `rumours.md`: a bullet each; `(true)`, `(false)` and `(partly)` at its end is for the Game Master. */
export function readRumours(campaign: CampaignText): readonly Rumour[] {
  return listUnder(campaign['rumours.md'] ?? '', 'Rumours').map((item, at) => {
    const truth = /\((true|false|partly)\)\s*$/i.exec(item)?.[1]?.toLowerCase()
    return {
      id: `rumour_${at + 1}`,
      content: item.replace(/\s*\((?:true|false|partly)\)\s*$/i, ''),
      source: { kind: 'public' },
      truth: truth === 'true' || truth === 'false' || truth === 'partly' ? truth : 'unknown',
      spread: 'tavern',
    }
  })
}
