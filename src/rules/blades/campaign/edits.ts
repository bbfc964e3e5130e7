/** What changed, written into the pages that hold it: sheets, the crew's page, the table of clocks. */
import type { CampaignText } from '../../ruleset.ts'
import type { BladesEvent } from '../model/events.ts'
import { fold } from '../model/fold.ts'
import { keyOf } from '../clocks/find.ts'
import { readClocks, writeClocks } from './clocks.ts'
import { readCrew, writeCrew } from './crew.ts'
import { openWorld, sheetsIn, idOfSheet } from './open.ts'
import { titleOn, withValue } from './page.ts'
import { readScoundrel, writeScoundrel } from './scoundrel.ts'

const ofCrew = new Set<BladesEvent['type']>([
  'heat-changed',
  'coin-changed',
  'wanted-changed',
  'hunted',
  'asset-gained',
  'asset-lost',
  'crew-set',
])
const ofClocks = new Set<BladesEvent['type']>(['clock-ticked', 'clock-completed', 'clock-started', 'clock-removed'])

/** Pages that say the same already are left alone, and an event that no page holds changes none. */
export function editsOf(event: BladesEvent, campaign: CampaignText): Readonly<Record<string, string>> {
  if (ofClocks.has(event.type))
    return changed(campaign, 'clocks.md', text => writeClocks(text, clocksAfter(text, event)))
  if (ofCrew.has(event.type)) return changed(campaign, 'crew.md', text => writeCrew(text, crewAfter(text, event)))
  if (event.type === 'attitude-changed') return onFaction(campaign, event)
  return 'who' in event ? onSheet(campaign, event.who, event) : {}
}

function changed(
  campaign: CampaignText,
  path: string,
  edit: (text: string) => string,
): Readonly<Record<string, string>> {
  const text = campaign[path] ?? ''
  const after = edit(text)
  return after === text ? {} : { [path]: after }
}

const emptyWorld = openWorld({}).world

const clocksAfter = (text: string, event: BladesEvent) =>
  fold({ ...emptyWorld, clocks: readClocks(text) }, event).clocks
const crewAfter = (text: string, event: BladesEvent) => fold({ ...emptyWorld, crew: readCrew(text) }, event).crew

function onSheet(campaign: CampaignText, who: string, event: BladesEvent): Readonly<Record<string, string>> {
  const path = sheetsIn(campaign).find(one => idOfSheet(one) === who)
  const held = path === undefined ? undefined : readScoundrel(campaign[path] ?? '', who)
  if (path === undefined || !held) return {}
  const after = fold({ ...emptyWorld, scoundrels: { [who]: held } }, event).scoundrels[who]
  return after ? changed(campaign, path, text => writeScoundrel(text, after)) : {}
}

function onFaction(
  campaign: CampaignText,
  { faction, to }: Extract<BladesEvent, { type: 'attitude-changed' }>,
): Readonly<Record<string, string>> {
  const paths = Object.keys(campaign).filter(path => path.startsWith('factions/'))
  const named = Object.fromEntries(paths.map(path => [path, { name: titleOn(campaign[path] ?? '') }]))
  const path = keyOf(named, faction)
  return path === undefined ? {} : changed(campaign, path, text => withValue(text, 'Attitude', to))
}
