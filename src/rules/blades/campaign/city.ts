/** The city in an ordinary folder: factions, people and places, each a page; rumours and threads where they are told. */
import { slugOf } from '../clocks/find.ts'
import type { Faction, Person, Place, Rumour, Thread } from '../model/people.ts'
import { attitudes, dispositions, tensions, wordOf } from '../model/words.ts'
import type { CampaignText } from '../../ruleset.ts'
import { listUnder, numberOn, proseUnder, sectionsUnder, titleOn, valueOn } from './page.ts'

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
        rumours: listUnder(page, 'Rumours'),
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

/** `rumours.md`: a bullet each; in round brackets at its end how true it is, in square ones whom it is about. */
export function readRumours(campaign: CampaignText): readonly Rumour[] {
  return listUnder(campaign['rumours.md'] ?? '', 'Rumours').map((item, at) => {
    const truth = /\((true|false|partly)\)/i.exec(item)?.[1]?.toLowerCase()
    const about = /\[([^\]]*)\]/.exec(item)?.[1]
    return {
      id: `rumour_${at + 1}`,
      content: item.replaceAll(/\s*(?:\((?:true|false|partly)\)|\[[^\]]*\])/gi, '').trim(),
      source: about === undefined ? { kind: 'public' } : { kind: 'faction', from: slugOf(about) },
      truth: truth === 'true' || truth === 'false' || truth === 'partly' ? truth : 'unknown',
      spread: 'tavern',
    }
  })
}

const idOf = (hook: string): string => slugOf(hook).slice(0, 40)

/** `threads.md`: a bullet each, or a part of its own with whom it involves, how tense it is and by when. */
export function readThreads(text: string): readonly Thread[] {
  const parts = sectionsUnder(text, 'Threads')
  const told = parts.map(({ title, text: part }): Thread => {
    const deadline = valueOn(part, 'Deadline')
    return {
      id: idOf(title),
      hook: proseUnder(part, title) || title,
      involved: (valueOn(part, 'Involves') ?? '')
        .split(',')
        .map(slugOf)
        .filter(id => id !== ''),
      tension: wordOf(tensions, valueOn(part, 'Tension')) ?? 'active',
      ...(deadline === undefined ? {} : { deadline: slugOf(deadline) }),
    }
  })
  if (told.length > 0) return told
  return listUnder(text, 'Threads').map(hook => ({ id: idOf(hook), hook, involved: [], tension: 'active' }))
}
