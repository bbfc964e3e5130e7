/**
 * Where things stand at this very moment, made anew for every beat and kept in none: the place with its page, who is there
 * and how they speak, groups, the fight, how everybody is, clocks, open threads, what to think of.
 */
import { foldWords } from '../../../campaign/text/fold.ts'
import type { GmSees } from '../../../table/ports.ts'
import { newest } from '../context/cut.ts'
import { asMemory } from '../context/told.ts'
import { labelled, titleOf, type Page } from '../context/pages.ts'
import type { GameWords } from '../game.ts'
import { render } from '../prompts.ts'
import { Room } from '../context/room.ts'
import { stateNow } from './campaign.ts'
import { isNamedIn, isOfTheDead, pageText, whoIsHere } from './pages.ts'

/** What was said so lately that whoever was named in it is still there. */
const lately = 3
const mostPeople = 6

export async function nowText(sees: GmSees, game: GameWords, characters: number): Promise<string> {
  const { state, view } = sees
  const { number, slug, location, time } = state.scene
  const room = new Room(characters - headings)
  const place = placeOf(view.files.location, location || labelled(stateNow(view.files['story-state'][0]), 'Location'))
  const parts = {
    scene: [`${number} ${slug}`, location, time].filter(Boolean).join(', '),
    groups: groupsIn(state.groups),
    fight: room.give(0.5, (game.moment?.(sees.world).fight ?? []).join('\n')),
    status: room.give(0.5, statusLines(sees)),
    pins: room.give(0.3, pinsIn(view.files.other)),
    hints: room.give(0.25, hintsIn(sees)),
    people: room.give(0.4, peopleHere(sees, game, place)),
    notes: room.give(0.35, notesIn(state.memory)),
    whispers: room.give(0.25, whispersIn(sees, room.left)),
    situation: room.give(0.5, situationIn(stateNow(view.files['story-state'][0]))),
    due: room.give(0.3, dueIn(sees)),
    memory: room.give(0.3, await memoryIn(sees)),
    place: room.give(1, place ? pageText(place, Math.min(room.left, mostPlace)) : ''),
  }
  return render('common/gm-now', parts)
}

/** What a Game Master has in mind beside the game itself, where the game says for itself how it stands. */
export async function besideText(sees: GmSees, characters: number): Promise<string> {
  const { number, slug, location, time } = sees.state.scene
  const room = new Room(characters - headings)
  return render('common/gm-now', {
    status: '',
    fight: '',
    place: '',
    people: '',
    notes: '',
    scene: [`${number} ${slug}`, location, time].filter(Boolean).join(', '),
    groups: groupsIn(sees.state.groups),
    pins: room.give(0.4, pinsIn(sees.view.files.other)),
    hints: room.give(0.4, hintsIn(sees)),
    whispers: room.give(0.4, whispersIn(sees, room.left)),
    due: room.give(0.4, dueIn(sees)),
    situation: room.give(0.5, situationIn(stateNow(sees.view.files['story-state'][0]))),
    memory: room.give(1, await memoryIn(sees)),
  })
}

const hintsIn = ({ hints, before }: GmSees): string =>
  [...hints, ...before.edited.map(edited)].map(hint => `- ${hint}`).join('\n')

const whispersIn = ({ view }: GmSees, room: number): string =>
  newest(
    view.whispers.slice(-4).map(({ text }) => `- ${text}`),
    room,
  )

const dueIn = ({ remembers }: GmSees): string =>
  remembers.due.map(({ kind, who, to, what, since }) => `- ${kind} (${since}): ${who}, ${to}: ${what}`).join('\n')

/** Passages of long ago, each with when and where it was, and who has died since. */
async function memoryIn({ remembers, view }: GmSees): Promise<string> {
  const passages = await remembers.bearing(memoryTokens)
  const dead = view.files.npc.filter(isOfTheDead)
  return asMemory(passages, text => dead.filter(page => isNamedIn(page, foldWords(text))).map(titleOf))
}

const memoryTokens = 300
const headings = 520
const mostPlace = 2600

const edited = (path: string): string => `${path} was changed by hand: it counts as it stands now.`

/** The page of where we are, by the name the scene has for it. */
function placeOf(places: readonly Page[], location: string): Page | undefined {
  const here = foldWords(location)
  if (here === '') return undefined
  const named = places.filter(page => here.includes(foldWords(titleOf(page))))
  return named.toSorted((one, other) => titleOf(other).length - titleOf(one).length)[0]
}

function groupsIn(groups: Readonly<Record<string, readonly string[]>>): string {
  const all = Object.entries(groups)
  return all.length < 2 ? '' : all.map(([name, members]) => `${name}: ${members.join(', ')}`).join('; ')
}

/** Those the last words named, and those whose page says that they are to be found here. */
function peopleHere({ view, beats, history, world }: GmSees, game: GameWords, place: Page | undefined): string {
  const said = [...beats.slice(-lately).flatMap(({ told }) => told), ...history.slice(-lately)].join('\n')
  const folded = foldWords(said)
  const where = place ? foldWords(titleOf(place)) : ''
  const isAtHome = (page: Page): boolean => where !== '' && foldWords(labelled(page.text, 'Location')).includes(where)
  const attitudes = game.moment?.(world).attitudes ?? {}
  const named = view.files.npc.filter(page => isNamedIn(page, folded))
  const here = [...named, ...view.files.npc.filter(page => isAtHome(page) && !named.includes(page))].slice(
    0,
    mostPeople,
  )
  return here.map(page => whoIsHere(page, attitudeOf(attitudes, titleOf(page)), 360)).join('\n')
}

const attitudeOf = (attitudes: Readonly<Record<string, string>>, title: string): string | undefined =>
  Object.entries(attitudes).find(([name]) => foldWords(name) === foldWords(title))?.[1]

function statusLines({ status, state }: GmSees): string {
  const clocks = state.board.clocks.map(({ name, filled, segments }) => `Clock, ${name}: ${filled} of ${segments}`)
  return [...Object.entries(status).map(([name, lines]) => `${name}: ${lines.join(', ')}`), ...clocks].join('\n')
}

/** The place and the hour are said above; threads are their names, and how far they have come. */
const situationIn = (text: string): string =>
  text
    .split('\n')
    .filter(line => !/\*\*(?:Reward|Given By|Done When|Location|Time)\*\*/i.test(line) && line.trim() !== '')
    .join('\n')

const pinsFile = 'pins.md'
const pinsIn = (files: readonly Page[]): string =>
  files
    .find(({ path }) => path === pinsFile)
    ?.text.replace(/^#\s.*\n/, '')
    .trim() ?? ''

const notesIn = (memory: GmSees['state']['memory']): string =>
  typeof memory === 'object' && memory !== null && 'notes' in memory && typeof memory['notes'] === 'string'
    ? memory['notes']
    : ''
