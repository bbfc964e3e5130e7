/**
 * The campaign as a Game Master reads it once, when the session begins: what matters most stands first and has its room
 * first, and only what is least important is cut, from its end. What does not fit comes by `recall`.
 */
import type { Before } from '../../../table/ports.ts'
import type { View } from '../../../table/views/view.ts'
import { cut, cutFront } from '../context/cut.ts'
import { labelled, sectionsOf, titleOf, type Page } from '../context/pages.ts'
import { withoutMiddle } from '../context/told.ts'
import { inALine, pageText, tiersOf } from './pages.ts'

/** `share` is the most of all the room that a part may have; what it does not need is there for those after it. */
type Part = { readonly title: string; readonly share: number; readonly make: (room: number) => string }

export type CampaignWish = {
  readonly view: View<'gm'>
  readonly before: Before
  /** What came before this session, in short. */
  readonly story: readonly Page[]
  readonly room: number
}

export function campaignText({ view, before, story, room }: CampaignWish): string {
  const texts: string[] = []
  let left = room
  for (const { title, share, make } of partsOf(view, before, story)) {
    const most = Math.floor(Math.min(left - title.length - 6, room * share))
    const text = most < shortest ? '' : make(most).trim()
    if (text === '') continue
    texts.push(`# ${title}\n${text}`)
    left -= text.length + title.length + 6
  }
  return texts.join('\n\n')
}

/** Less than this of a part says nothing. */
const shortest = 80

const body = (page: Page | undefined): string => page?.text.replace(/^#\s.*\n/, '').trim() ?? ''

function partsOf(view: View<'gm'>, before: Before, told: readonly Page[]): readonly Part[] {
  const { files } = view
  const [state, knowledge, preferences, overview] = [
    files['story-state'][0],
    files['party-knowledge'][0],
    files.preferences[0],
    files.overview[0],
  ]
  const page = files.scene.at(-1)
  const story = [stateNow(state), body(page), before.summary, before.nextHook].join('\n')
  const [people, places] = [tiersOf(files.npc, story), tiersOf(files.location, story)]
  return [
    { title: 'What the table wants', share: 0.05, make: most => cut(wishesIn(preferences), most) },
    { title: 'The session before', share: 0.1, make: most => sessionBefore(before, page, most) },
    {
      title: 'The story so far',
      share: 0.07,
      make: most => cutFront(told.map(({ path, text }) => `(${path}) ${text.trim()}`).join('\n'), most),
    },
    { title: 'The world', share: 0.26, make: most => cut(body(overview), most) },
    { title: 'Where things stand, for you alone', share: 0.2, make: most => stateText(state, most) },
    { title: 'What the party knows', share: 0.1, make: most => withoutMiddle(body(knowledge), most) },
    { title: 'The party', share: 0.2, make: most => each(files.sheet, most, sheetText) },
    { title: 'Acts and beats', share: 0.1, make: most => cut(newestFirst(files.beats).map(body).join('\n\n'), most) },
    { title: 'People who matter now', share: 0.24, make: most => each(people.near, most, pageText) },
    { title: 'Places that matter now', share: 0.14, make: most => each(places.near, most, pageText) },
    { title: 'Who stands how to whom', share: 0.05, make: most => cut(body(files.relationships[0]), most) },
    { title: 'Other people', share: 0.08, make: most => listed(people.far, ['Role', 'Location'], most) },
    { title: 'Other places', share: 0.06, make: most => listed(places.far, ['Type'], most) },
    { title: 'Factions', share: 0.06, make: most => each(files.faction, most, pageText) },
    { title: 'Things', share: 0.05, make: most => listed(files.item, ['Type'], most) },
  ]
}

const sessionOf = ({ path }: Page): number => Number(/session-(\d+)/.exec(path)?.[1] ?? 0)

/** What was planned last is what is followed, and what is old is cut first. */
const newestFirst = (sheets: readonly Page[]): readonly Page[] =>
  sheets.toSorted((one, other) => sessionOf(other) - sessionOf(one))

/** Who plays the table's models, and which file is whose, is nobody's wish about the story. */
const wishesIn = (page: Page | undefined): string =>
  body(page)
    .split('\n')
    .filter(line => !/^\W*(?:model|budget|file|auto_save|temperature|effort|window)\w*\W*:/i.test(line))
    .join('\n')
    .replaceAll(/\n{2,}/g, '\n')

function sessionBefore({ summary, nextHook, edited }: Before, page: Page | undefined, most: number): string {
  const changed = edited.length > 0 ? `Changed by hand since, read it as it stands now: ${edited.join(', ')}.` : ''
  const told = [summary, nextHook && `It ended with: ${nextHook}`, changed].filter(Boolean).join('\n')
  const last = page
    ? `The end of the last page (${page.path}):\n${cutFront(body(page), Math.max(0, most - told.length - 80))}`
    : ''
  return cut([told, last].filter(Boolean).join('\n\n'), most)
}

/** What a Game Master looks at first: the situation, what is wanted, what is hidden, what is coming. */
const first = ['Current Situation', 'Active Quests', 'Clock', 'Secret', 'GM', 'Upcoming', 'Hidden'] as const

export const stateNow = (page: Page | undefined): string =>
  page ? sectionsOf(page.text, ['Current Situation', 'Active Quests', 'Upcoming']) : ''

/** Sections in the order of their weight; of a long one both ends, since what is newest stands at its end. */
function stateText(page: Page | undefined, most: number): string {
  const sections = body(page)
    .split(/^(?=##\s)/m)
    .map(section => section.trim())
    .filter(section => section.startsWith('##'))
  const weight = (section: string): number => {
    const title = section.replace(/^#+\s*/, '').toLowerCase()
    const at = first.findIndex(one => title.startsWith(one.toLowerCase()))
    return at === -1 ? first.length : at
  }
  const texts: string[] = []
  let left = most
  for (const section of sections.toSorted((one, other) => weight(one) - weight(other))) {
    if (left < shortest) break
    const text = withoutMiddle(section, Math.min(left, Math.max(shortest, most * 0.5)))
    texts.push(text)
    left -= text.length + 2
  }
  return texts.join('\n\n')
}

/** What a Game Master needs of a sheet at every moment; what somebody can do is in the rules, and who they are is here. */
const sheetText = (page: Page, most: number): string =>
  cut(
    [
      `## ${titleOf(page)}`,
      ['Race', 'Class', 'Level', 'Background', 'Pronouns']
        .map(label => labelled(page.text, label))
        .filter(Boolean)
        .join(', '),
      sectionsOf(page.text, ['Personality', 'Interrupt Triggers', 'Secret', 'Bond', 'Goal', 'Voice', 'Backstory'])
        .replaceAll(/^#+\s*/gm, '')
        .replaceAll(/\n{2,}/g, '\n'),
    ].join('\n'),
    most,
  )

/** Pages side by side: each has its share, and what one leaves the next may have. */
function each(pages: readonly Page[], most: number, make: (page: Page, most: number) => string): string {
  const texts: string[] = []
  let left = most
  for (const [at, page] of pages.entries()) {
    const room = Math.floor(left / (pages.length - at))
    if (room < shortest) break
    const text = make(page, room - 2)
    texts.push(text)
    left -= text.length + 2
  }
  return texts.join('\n\n')
}

const listed = (pages: readonly Page[], labels: readonly string[], most: number): string =>
  cut(pages.map(page => inALine(page, labels)).join('; '), most)
