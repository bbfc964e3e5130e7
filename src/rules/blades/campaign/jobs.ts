/** `scores/NAME.md` and `endings.md`: jobs with their obstacles, and how it can end. */
import { linesOf } from '../../../campaign/text/lines.ts'
import { slugOf } from '../clocks/find.ts'
import { actions, type Action } from '../model/crew.ts'
import { tellKeys, type Ending, type Job, type JobStatus, type Obstacle, type TellKey } from '../model/job.ts'
import { plainAlarm, plans } from '../model/score.ts'
import { effects, positions, wordOf, type Effect } from '../model/words.ts'
import type { CampaignText } from '../../ruleset.ts'
import { effectIn, needsIn } from './conditions.ts'
import { listUnder, numberOn, proseUnder, sectionsUnder, titleOn, valueOn, valuesOn } from './page.ts'
import type { Warning } from './open.ts'

const statuses: readonly JobStatus[] = ['open', 'hidden', 'closed', 'won', 'lost']
const bounded = (value: number | undefined, usual: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value ?? usual))

/** `prowl great, survey, wreck limited` */
function worksIn(value: string | undefined): Obstacle['works'] {
  const works: Partial<Record<Action, Effect>> = {}
  for (const part of (value ?? '').split(',')) {
    const [name, effect] = part.trim().split(/\s+/)
    const action = wordOf(actions, name)
    if (action !== undefined) works[action] = wordOf(effects, effect) ?? 'standard'
  }
  return works
}

function tellsIn(items: readonly string[]): Obstacle['tells'] {
  const tells: Partial<Record<TellKey, string>> = {}
  for (const item of items) {
    const key = tellKeys.find(one => item.startsWith(`${one}:`))
    if (key !== undefined) tells[key] = item.slice(key.length + 1).trim()
  }
  return tells
}

/** `prowl: Fall in step with the watchman`: how an action is offered here. */
function offersIn(items: readonly string[]): Obstacle['ways'] {
  const ways: Partial<Record<Action, string>> = {}
  for (const item of items) {
    const at = item.indexOf(':')
    const action = at === -1 ? undefined : wordOf(actions, item.slice(0, at))
    if (action !== undefined) ways[action] = item.slice(at + 1).trim()
  }
  return ways
}

function obstacleIn({ title, text }: { readonly title: string; readonly text: string }): Obstacle {
  const position = wordOf(positions, valueOn(text, 'Position'))
  return {
    name: title,
    prose: proseUnder(text, title),
    works: worksIn(valueOn(text, 'Works')),
    danger: valueOn(text, 'Danger') ?? '',
    ...(position === undefined ? {} : { position }),
    tells: tellsIn(listUnder(text, title)),
    ways: offersIn(listUnder(text, title)),
  }
}

function wayIn(item: string): Job['ways'] {
  const at = item.indexOf(':')
  const plan = at === -1 ? undefined : wordOf(plans, item.slice(0, at))
  return plan === undefined ? [] : [{ plan, detail: item.slice(at + 1).trim() }]
}

export function readJob(page: string, path: string, warnings: Warning[]): Job {
  const { needs, unread } = needsIn(valuesOn(page, 'Needs'))
  for (const part of unread) warnings.push({ path, line: 1, message: `"${part}" is no condition that is known.` })
  const obstacles = sectionsUnder(page, 'Obstacles').map(obstacleIn)
  if (obstacles.length === 0)
    warnings.push({ path, line: 1, message: 'This score has no obstacles under "Obstacles".' })
  return {
    title: titleOn(page) || path.slice('scores/'.length).replace(/\.md$/i, ''),
    status: wordOf(statuses, valueOn(page, 'Status')) ?? 'open',
    target: valueOn(page, 'Target') ?? '',
    place: valueOn(page, 'Place') ?? '',
    offeredBy: valueOn(page, 'Offered by') ?? '',
    tier: bounded(numberOn(page, 'Tier'), 1, 0, 6),
    payoff: bounded(numberOn(page, 'Payoff'), 4, 0, 12),
    segments: bounded(numberOn(page, 'Length'), Math.max(4, obstacles.length * 2), 4, 12),
    alarm: valueOn(page, 'Alarm') ?? plainAlarm,
    needs,
    pitch: proseUnder(page, 'The Job') || proseUnder(page, 'Overview'),
    catch: proseUnder(page, 'Catch') || proseUnder(page, 'The Catch'),
    ways: listUnder(page, 'Ways In').flatMap(wayIn),
    obstacles,
    complications: listUnder(page, 'Complications'),
    prize: proseUnder(page, 'The Prize'),
    ifWon: listUnder(page, 'If it works').map(effectIn),
    ifLost: listUnder(page, 'If it fails').map(effectIn),
  }
}

export const readJobs = (campaign: CampaignText, warnings: Warning[]): Readonly<Record<string, Job>> =>
  Object.fromEntries(
    Object.keys(campaign)
      .filter(path => path.startsWith('scores/') && path.endsWith('.md'))
      .toSorted()
      .map(path => {
        const job = readJob(campaign[path] ?? '', path, warnings)
        return [slugOf(job.title), job] as const
      }),
  )

/** What is to be read aloud, in its paragraphs. */
export const quoted = (text: string): string =>
  [...linesOf(text)]
    .filter(line => line.text.startsWith('>'))
    .map(line => line.text.replace(/^>\s?/, '').trim())
    .map(line => (line === '' ? '\n\n' : `${line} `))
    .join('')
    .replaceAll(' \n', '\n')
    .trim()

export function readEndings(text: string, warnings: Warning[]): readonly Ending[] {
  return sectionsUnder(text, titleOn(text)).map(({ title, text: part }) => {
    const { needs, unread } = needsIn(valuesOn(part, 'When'))
    for (const one of unread)
      warnings.push({ path: 'endings.md', line: 1, message: `"${one}" is no condition that is known.` })
    return { name: title, when: needs, text: quoted(part) || proseUnder(part, title) }
  })
}
