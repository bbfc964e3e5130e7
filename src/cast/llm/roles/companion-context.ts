/** What a companion that is a model is told: who it is, which stays, and what it lives through now, within a quarter of it. */
import type { CompanionSees } from '../../../table/ports.ts'
import type { RequestType } from '../../../table/protocol/message-gm.ts'
import { sheetIn, type View } from '../../../table/views/view.ts'
import { cut, cutFront, newest } from '../context/cut.ts'
import { sectionsOf, titleOf, type Page } from '../context/pages.ts'
import type { GameWords } from '../game.ts'
import { render } from '../prompts.ts'
import type { Question } from './hear.ts'
import { Room, roomBeside } from '../context/room.ts'

/** In characters. */
const most = { sheet: 6500, primer: 2500 } as const
const leastRoom = 1600
const longestRoom = 3200

const kinds: Readonly<Record<RequestType, string>> = {
  QUICK_REACTION: 'a quick question',
  OPTIONAL_REACTION: 'a quick question; say nothing but a dash if it leaves you cold',
  FULL_CONTEXT: 'a full answer, up to eight sentences; no veto now',
  COMBAT_ACTION: 'a fight',
  SECRET_ACTION: 'something only you and the Game Master will know of',
  REFLECTION: 'what goes on inside of you, two to four sentences',
  INTERACTION: 'talk among yourselves, a few sentences',
}

export const nameIn = (view: View<'companion'> | View<'journal-keeper'>): string => {
  const sheet = sheetIn(view)
  return sheet ? titleOf(sheet) : view.role.character
}

export function companionQuestion(sees: CompanionSees, game: GameWords): Question {
  const { view } = sees
  const [primer] = view.files['world-primer']
  const stable = render('common/companion', {
    name: nameIn(view),
    game: render(`${game.prompts}/companion`, {}),
    sheet: cut(personFirst(withoutTitle(sheetIn(view))), most.sheet),
    primer: cut(withoutTitle(primer), most.primer),
  })
  const words = turn(sees, new Room(roomBeside(stable, leastRoom, longestRoom) - headings))
  return { system: [{ text: stable, isStable: true }], words, tools: [] }
}

/** What the template itself says between the parts. */
const headings = 220

export const withoutTitle = (page: Page | undefined): string => page?.text.replace(/^#\s.*\n/, '') ?? ''

/** Who somebody is comes before what they can lift: a long sheet is cut at its end. */
export function personFirst(sheet: string): string {
  const sections = sheet.split(/^(?=##\s)/m)
  const isPerson = (section: string): boolean =>
    /^##\s.*(?:personal|back|voice|trigger|secret|bond|goal|appear|basic)/i.test(section)
  return [...sections.filter(isPerson), ...sections.filter(section => !isPerson(section))]
    .map(section => section.trim())
    .join('\n\n')
}

/** The question stands last and has its room first; what is older has what is left. */
function turn({ view, request, memory }: CompanionSees, room: Room): string {
  const [knowledge] = view.files['party-knowledge']
  const [journal] = view.files.journal
  const asked = room.give(0.3, request.request)
  const situation = room.give(0.45, request.sceneContext)
  const happened = room.give(0.3, request.justHappened ?? '')
  const constraints = room.give(0.3, view.constraints.map(one => `- ${one}`).join('\n'))
  const seen = room.give(0.4, livedThrough(view), cutFront)
  const said = room.give(0.3, saidBefore(memory, room.left), cutFront)
  const diary = room.give(0.45, journal?.text ?? '', cutFront)
  return render('common/companion-turn', {
    request: asked,
    kind: kinds[request.requestType],
    situation,
    happened,
    constraints,
    seen,
    said,
    journal: diary,
    knowledge: room.give(1, knowledge ? knownNow(knowledge) : ''),
  })
}

/** Words for this one alone are the newest thing they know. */
const livedThrough = ({ scene, whispers }: View<'companion'>): string =>
  newest(
    [...scene.slice(-12), ...whispers.slice(-2)].map(({ text }) => text),
    longestRoom,
  )

const saidBefore = (memory: CompanionSees['memory'], most: number): string =>
  newest(
    memory.slice(-6).map(({ asked, said }) => `Asked: ${cut(asked, 120)}\nYou: ${cut(said, 240)}`),
    most,
  )

/** How things stand and what is wanted; then the end of the page, where what was learned last stands. */
function knownNow(page: Page): string {
  const now = sectionsOf(page.text, ['Current Situation', 'Active Quests'])
  return [now, cutFront(withoutTitle(page), 600)].filter(Boolean).join('\n')
}
