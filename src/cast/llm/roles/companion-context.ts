/** What a companion that is a model is told: who it is, which stays, and what it lives through now, within a quarter of it. */
import type { CompanionSees } from '../../../table/ports.ts'
import { wordsOf } from '../../../table/parts.ts'
import type { RequestType } from '../../../table/protocol/message-gm.ts'
import { sheetIn, type View } from '../../../table/views/view.ts'
import { cut, cutFront, newest } from '../context/cut.ts'
import { sectionsOf, titleOf, type Page } from '../context/pages.ts'
import type { GameWords } from '../game.ts'
import { render } from '../prompts.ts'
import type { Question } from './hear.ts'
import { Room, roomBeside } from '../context/room.ts'
import { asMemory, lineText } from '../context/told.ts'

/** In characters. */
const most = { sheet: 8000, primer: 2000 } as const
const leastRoom = 1600
const longestRoom = 3200
/** Whoever objected, or has a great choice to make, is told what a quick word does not need. */
const fullRoom = 8000

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

export async function companionQuestion(sees: CompanionSees, game: GameWords): Promise<Question> {
  const { view } = sees
  const [primer] = view.files['world-primer']
  const stable = render('common/companion', {
    name: nameIn(view),
    game: render(`${game.prompts}/companion`, {}),
    sheet: cut(sheetToPlay(withoutTitle(sheetIn(view))), most.sheet),
    primer: cut(withoutTitle(primer), most.primer),
  })
  const isFull = sees.request.requestType === 'FULL_CONTEXT'
  const room = isFull ? fullRoom : roomBeside(stable, leastRoom, longestRoom)
  const words = await turn(sees, new Room(room - headings))
  return { system: [{ text: stable, isStable: true }], words, tools: [] }
}

/** What the template itself says between the parts. */
const headings = 270
/** A companion has little room, and what they lived through lately says more. */
const memoryTokens = 150

export const withoutTitle = (page: Page | undefined): string => page?.text.replace(/^#\s.*\n/, '') ?? ''

/** Who somebody is, for whoever writes in their name: what they can lift comes last, and a long sheet is cut at its end. */
export const personFirst = (sheet: string): string =>
  inOrder(sheet, [/personal|back|voice|trigger|secret|bond|goal|appear|basic/i])

/** For whoever plays them: what they are and have and can do, then how they speak and what they hold dear. */
const sheetToPlay = (sheet: string): string =>
  inOrder(sheet, [
    /basic|combat|status|hit points/i,
    /spell|magic/i,
    /equip|gear|inventory|item|coin/i,
    /attack|weapon|action/i,
    /personal|voice|trigger|bond|ideal|flaw|goal|secret|sample|speech/i,
    /back|appear|relation/i,
    /feature|trait/i,
  ])

/** Sections whose titles fit the first of these, then the second, and so on; what fits none stands last. */
function inOrder(sheet: string, orders: readonly RegExp[]): string {
  const sections = sheet.split(/^(?=##\s)/m).map(section => section.trim())
  const place = (section: string): number => {
    const title = /^##\s.*/.exec(section)?.[0] ?? ''
    const at = orders.findIndex(order => order.test(title))
    return at === -1 ? orders.length : at
  }
  return sections.toSorted((one, other) => place(one) - place(other)).join('\n\n')
}

/** The question stands last and has its room first; what is older has what is left. */
async function turn(sees: CompanionSees, room: Room): Promise<string> {
  const { view, request, memory, status = [] } = sees
  const [knowledge] = view.files['party-knowledge']
  const [journal] = view.files.journal
  const asked = room.give(0.3, request.request)
  const situation = room.give(0.45, request.sceneContext)
  const happened = room.give(0.5, justNow(sees), cutFront)
  const constraints = room.give(0.3, view.constraints.map(one => `- ${one}`).join('\n'))
  const seen = room.give(0.4, livedThrough(view), cutFront)
  const said = room.give(0.3, saidBefore(memory, room.left), cutFront)
  const remembered = room.give(0.3, asMemory(await sees.remembers.bearing(memoryTokens)))
  const diary = room.give(0.45, journal?.text ?? '', cutFront)
  return render('common/companion-turn', {
    request: asked,
    kind: kinds[request.requestType],
    situation,
    happened,
    constraints,
    status: status.join(', '),
    seen,
    said,
    journal: diary,
    remembered,
    knowledge: room.give(1, knowledge ? knownNow(knowledge) : ''),
  })
}

/** The player's words that began it, what was told since, and what the Game Master points at. */
const justNow = ({ line, parts, request }: CompanionSees): string =>
  [line ? lineText(line) : '', ...parts.map(wordsOf), request.justHappened ?? '']
    .filter(text => text !== '')
    .join('\n\n')

/** Words for this one alone are the newest thing they know. */
const livedThrough = ({ scene, whispers }: View<'companion'>): string =>
  newest(
    [...scene.slice(-24), ...whispers.slice(-2)].map(({ text }) => text),
    fullRoom,
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
