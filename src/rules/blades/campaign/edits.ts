/** What changed, written into the pages that hold it: sheets, the crew's page, the table of clocks. */
import type { CampaignText } from '../../ruleset.ts'
import type { BladesEvent } from '../model/events.ts'
import { fold } from '../model/fold.ts'
import { keyOf, slugOf } from '../clocks/find.ts'
import { readCameTrue, readClocks, writeCameTrue, writeClocks } from './clocks.ts'
import { readCrew, writeCrew } from './crew.ts'
import { openWorld, sheetsIn, idOfSheet } from './open.ts'
import { listUnder, titleOn, withList, withValue } from './page.ts'
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
  if (ofClocks.has(event.type)) return changed(campaign, 'clocks.md', text => clocksAfter(text, event))
  if (ofCrew.has(event.type)) return changed(campaign, 'crew.md', text => writeCrew(text, crewAfter(text, event)))
  if (event.type === 'attitude-changed')
    return onPage(campaign, 'factions/', event.faction, text => withValue(text, 'Attitude', event.to))
  if (event.type === 'disposition-changed')
    return onPage(campaign, 'npcs/', event.person, text => withValue(text, 'Disposition', event.to))
  if (event.type === 'job-set')
    return onPage(campaign, 'scores/', event.job, text => withValue(text, 'Status', event.status))
  if (event.type === 'thread-spawned') return onList(campaign, 'threads.md', 'Threads', event.thread.hook)
  if (event.type === 'rumour-spread' && event.rumour.source.kind === 'public')
    return onList(campaign, 'rumours.md', 'Rumours', event.rumour.content)
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

function clocksAfter(text: string, event: BladesEvent): string {
  const held = { ...emptyWorld, clocks: readClocks(text), cameTrue: readCameTrue(text) }
  const { clocks, cameTrue } = fold(held, event)
  return writeCameTrue(writeClocks(text, clocks), cameTrue)
}
const crewAfter = (text: string, event: BladesEvent) => fold({ ...emptyWorld, crew: readCrew(text) }, event).crew

function onSheet(campaign: CampaignText, who: string, event: BladesEvent): Readonly<Record<string, string>> {
  const path = sheetsIn(campaign).find(one => idOfSheet(one) === who)
  const held = path === undefined ? undefined : readScoundrel(campaign[path] ?? '', who)
  if (path === undefined || !held) return {}
  const after = fold({ ...emptyWorld, scoundrels: { [who]: held } }, event).scoundrels[who]
  return after ? changed(campaign, path, text => writeScoundrel(text, after)) : {}
}

/** The page in a folder that bears the name. */
function onPage(
  campaign: CampaignText,
  folder: string,
  asked: string,
  edit: (text: string) => string,
): Readonly<Record<string, string>> {
  const paths = Object.keys(campaign).filter(path => path.startsWith(folder))
  const named = Object.fromEntries(paths.map(path => [path, { name: titleOn(campaign[path] ?? '') }]))
  const path = keyOf(named, asked)
  return path === undefined ? {} : changed(campaign, path, edit)
}

/** A line more at the end of a list, unless it says so already. */
const onList = (campaign: CampaignText, path: string, heading: string, item: string) =>
  changed(campaign, path, text => {
    const held = listUnder(text, heading)
    return held.some(one => slugOf(one) === slugOf(item)) ? text : withList(text, heading, [...held, item])
  })
