/**
 * What a Game Master that is a model is told: first all that stays, so that a provider keeps it, then where things stand
 * now, within a quarter of that. The length of a campaign changes neither: what does not fit comes by `recall`.
 */
import { readPreferences } from '../../../campaign/preferences/preferences.ts'
import type { GmSees } from '../../../table/ports.ts'
import type { View } from '../../../table/views/view.ts'
import type { GameWords } from '../game.ts'
import type { ModelCall } from '../model/port.ts'
import { render } from '../prompts.ts'
import { cut, newest } from './cut.ts'
import { labelled, sectionsOf, titleOf, type Page } from './pages.ts'

/** In characters; four of them are about a token. */
const most = { overview: 6500, sheet: 2100, party: 8400, people: 3600, places: 2200, things: 1200 } as const

/** What changes is at most this much of what stays, so that four fifths of a prompt are the last one's, tools aside. */
const tailShare = 0.24
const longestTail = 5600

const people = ({ files }: View<'gm'>): string =>
  index('People', files.npc, ({ text }) => [labelled(text, 'Role'), labelled(text, 'Location')], most.people)

const places = ({ files }: View<'gm'>): string =>
  index('Places', files.location, ({ text }) => [labelled(text, 'Type'), labelled(text, 'Region')], most.places)

function things({ files }: View<'gm'>): string {
  const factions = index('Factions', files.faction, ({ text }) => [labelled(text, 'Type')], most.things / 2)
  return [factions, index('Things', files.item, ({ text }) => [labelled(text, 'Type')], most.things / 2)]
    .filter(Boolean)
    .join('\n')
}

const index = (
  title: string,
  pages: readonly Page[],
  about: (page: Page) => readonly string[],
  length: number,
): string =>
  pages.length === 0
    ? ''
    : cut(
        `${title}: ${pages.map(page => [titleOf(page), about(page).filter(Boolean).join(', ')].filter(Boolean).join(' (') + (about(page).some(Boolean) ? ')' : '')).join('; ')}.`,
        length,
      )

/** What a Game Master needs of a sheet at every moment; the rest is in the rules and comes by recall. */
const sheetDigest = (page: Page): string =>
  cut(
    [
      `## ${titleOf(page)}`,
      ['Race', 'Class', 'Level', 'Background']
        .map(label => labelled(page.text, label))
        .filter(Boolean)
        .join(', '),
      sectionsOf(page.text, ['Personality', 'Interrupt Triggers', 'Secret']).replaceAll(/^#+\s*/gm, ''),
    ].join('\n'),
    most.sheet,
  )

function stable(view: View<'gm'>, game: GameWords, human: string): string {
  const { files } = view
  const [overview] = files.overview
  return render('common/gm', {
    title: overview ? titleOf(overview) : 'this campaign',
    human,
    style: readPreferences(files.preferences[0]?.text).narrativeStyle ?? 'hybrid',
    game: render(`${game.prompts}/gm`, {}),
    overview: cut(overview?.text.replace(/^#\s.*\n/, '') ?? '', most.overview),
    party: cut(files.sheet.map(sheetDigest).join('\n\n'), most.party),
    people: people(view),
    places: places(view),
    things: things(view),
  })
}

const stables = new WeakMap<object, Map<string, string>>()

/** Made anew only when a page it is made of is: lists of files that did not change are the same lists. */
function stableOnce(view: View<'gm'>, game: GameWords, human: string): string {
  const known = stables.get(view.files.sheet) ?? new Map<string, string>()
  const key = [
    human,
    ...(['overview', 'preferences', 'npc', 'location', 'faction', 'item'] as const).map(kind => idOf(view.files[kind])),
  ].join(' ')
  const text = known.get(key) ?? stable(view, game, human)
  stables.set(view.files.sheet, known.set(key, text))
  return text
}

const ids = new WeakMap<object, number>()
let lastId = 0
function idOf(list: object): number {
  const id = ids.get(list) ?? (lastId += 1)
  ids.set(list, id)
  return id
}

export function gmContext(sees: GmSees, game: GameWords, human: string): Pick<ModelCall, 'system' | 'messages'> {
  const text = stableOnce(sees.view, game, human)
  const room = Math.min(longestTail, Math.floor(text.length * tailShare))
  return {
    system: [{ text, isStable: true }],
    messages: [{ role: 'user', text: turn(sees, room) }],
  }
}

/** Shares of the room; what was told last matters most, and has what the others leave. */
function turn(sees: GmSees, room: number): string {
  const { state, status, history, hints, view } = sees
  const { number, slug, location, time } = state.scene
  const { what, text } = wordsOf(sees)
  const words = cut(text, Math.max(200, room / 3))
  const open = room - words.length
  const [storyState] = view.files['story-state']
  const parts = {
    scene: [`${number} ${slug}`, location, time].filter(Boolean).join(', '),
    status: cut(statusLines(status, state.board), open * 0.14),
    notes: cut(notesIn(state.memory), open * 0.16),
    situation: cut(sectionsOf(storyState?.text ?? '', ['Current Situation', 'Active Quests', 'Upcoming']), open * 0.2),
    whispers: cut(
      newest(
        view.whispers.map(({ text }) => `- ${text}`),
        open * 0.08,
      ),
      open * 0.08,
    ),
    hints: cut(hints.map(hint => `- ${hint}`).join('\n'), open * 0.08),
  }
  const left = open - Object.values(parts).reduce((sum, part) => sum + part.length, 0)
  return render('common/gm-turn', { ...parts, history: newest(history, left), what, words })
}

const statusLines = (status: GmSees['status'], board: GmSees['state']['board']): string =>
  [
    ...Object.entries(status).map(([name, lines]) => `${name}: ${lines.join(', ')}`),
    ...board.clocks.map(({ name, filled, segments }) => `Clock, ${name}: ${filled} of ${segments}`),
  ].join('\n')

const notesIn = (memory: GmSees['state']['memory']): string =>
  typeof memory === 'object' && memory !== null && 'notes' in memory && typeof memory['notes'] === 'string'
    ? memory['notes']
    : ''

const commandWords = {
  start: {
    what: 'The session begins',
    text: 'Open it: where we are, what can be seen and heard, what is at hand. If there was a session before, remind them in two sentences first.',
  },
  save: {
    what: 'The player saves',
    text: 'Call record once with everything that changed and is not in the files yet: where things stand (SITUATION), people, quests, what is still to come, what the party knows now. Call remember if your notes have changed. Tell nothing: the story stands still, and nobody hears you.',
  },
  end: {
    what: 'The player stops here',
    text: 'Find a good last image in one short paragraph, then call end_session.',
  },
} as const

/** The player's own words stand last, marked as what they are. */
function wordsOf({ incoming }: GmSees): { readonly what: string; readonly text: string } {
  switch (incoming.tag) {
    case 'PLAYER_ACTION':
      return incoming.whisperTo === undefined
        ? { what: `${incoming.character} says or does`, text: incoming.action }
        : { what: `${incoming.character} whispers to you; what you tell now they alone hear`, text: incoming.action }
    case 'SESSION_COMMAND':
      return commandWords[incoming.command]
    case 'MODE_SWITCH':
      return {
        what: 'At the table',
        text:
          incoming.mode === 'AUTONOMOUS'
            ? 'The player steps away; their character is played by a companion until they are back. Go on quietly.'
            : 'The player is back. Tell them in two sentences what happened meanwhile.',
      }
    case 'CONTEXT_REFRESH':
      return { what: 'At the table', text: 'Older words were let go. Go on from where things stand.' }
  }
}
