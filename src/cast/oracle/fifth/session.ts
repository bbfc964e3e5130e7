/** How a session begins and ends, and what happens when somebody leaves the table or comes back to it. */
import { endWords } from '../content/phrases.ts'
import { listOf } from '../../../english/nouns.ts'
import { cutText } from '../../../memory/summary.ts'
import { nearestThreat, isShown } from '../desk/clocks.ts'
import { openScene, takeIn } from '../desk/arrive.ts'
import { keep, type Desk, type Play } from '../desk/desk.ts'
import { describeFirst, exitsText, mood, wayText } from '../desk/describe.ts'
import { loom, metOnArrival } from '../desk/encounter.ts'
import { companionsOf, nameOf, shortName } from '../desk/heroes.ts'
import { toldQuests, unwrittenQuests } from '../desk/leads.ts'
import { added } from '../desk/memory.ts'
import { lowerFirst, placeName, sentence, trimStop } from '../../../english/naming.ts'
import { untold } from '../desk/people.ts'
import { exitsSeen, facesAt, here, peopleAt } from '../desk/place.ts'
import { event, flush, knows, learn, phrase, tell, tellTable, unsaid } from '../desk/tell.ts'
import { writeDown } from '../desk/write-down.ts'
import { partOfDay, timeText } from '../../../rules/fifth/model/time.ts'
import { leaveThreads } from '../desk/threads.ts'
import { passTime } from '../desk/time.ts'
import { situation } from '../desk/situation.ts'
import { recounted } from '../desk/recount.ts'

function company(desk: Desk): void {
  const others = companionsOf(desk).map(id => nameOf(desk, id))
  if (others.length > 0) tell(desk, phrase(desk, endWords, desk.isYou ? 'with' : 'party', { who: listOf(others) }))
}

/** The very first words: the hook, the place, who is there. */
export async function* open(desk: Desk): Play {
  const place = here(desk)
  yield* openScene(desk, place)
  takeIn(desk, place, true)
  const threats = desk.world.threats.filter(({ isOpen }) => isOpen).map(({ name }) => name)
  if (threats.length > 0) learn(desk, `Something to keep an eye on: ${listOf(threats)}.`)
  const hook = unsaid(desk, desk.world.hook.map(sentence), 12)
  tell(desk, ...hook.slice(0, 4))
  tell(desk, ...hook.slice(4))
  company(desk)
  describeFirst(desk, place)
  const settled = desk.world.people.filter(({ isPlaceless }) => isPlaceless === true).map(({ id }) => [id, place.id])
  keep(desk, {
    visited: added(desk.memory.visited, place.id),
    moved: { ...Object.fromEntries(settled), ...desk.memory.moved }, // where it began, however far the party goes
  })
  for (const quest of unwrittenQuests(desk)) knows(desk, `QUEST: ${quest.name} - ${trimStop(quest.objective)}`)
  event(desk, `It began at ${placeName(place.name)}.`, { kind: 'began', what: placeName(place.name) })
  const met = metOnArrival(desk, place)
  if (met !== undefined) loom(desk, place, met)
  desk.isSavePoint = true
}

/** Where the story's state has us in the part of the day we left, it is as late in it as it was then. */
async function* toTheMinute(desk: Desk): Play {
  const { minute } = desk.memory
  if (minute !== undefined && timeText({ minute }) === timeText(desk.game))
    yield* passTime(desk, minute - desk.game.minute)
}

/** As much of each of them as is told in a breath. */
const longestBreath = 200

/** What came before the last session, arc by arc; the last one is told of more closely. */
function previously(desk: Desk): void {
  const story = desk.sees.remembers.story.slice(0, -1).map(({ text }) => cutText(text, longestBreath))
  const earlier = story.filter((text, at) => text !== story[at - 1]) // quiet evenings are all alike
  if (earlier.length > 0) tellTable(desk, [phrase(desk, endWords, 'previously'), ...earlier].join(' '))
  const promised = (desk.sees.state.due ?? []).filter(({ kind }) => kind === 'promise').slice(-3)
  const words = promised.map(({ who, to, what }) => `${who} to ${to}, ${trimStop(what)}`)
  if (words.length > 0) tellTable(desk, phrase(desk, endWords, 'promisedBefore', { what: words.join('; ') }))
}

/** Taking it up again: what happened last, where everybody is, what is open. */
export async function* resume(desk: Desk): Play {
  const place = here(desk)
  yield* toTheMinute(desk)
  yield* openScene(desk, place)
  keep(desk, { sessionBeat: desk.memory.beat, said: [] })
  const last = recounted(desk.memory.events.slice(-6))
  previously(desk)
  tellTable(desk, phrase(desk, endWords, 'recap'), ...last)
  if (desk.memory.ending !== undefined) {
    const ending = desk.world.endings.find(({ id }) => id === desk.memory.ending)
    tellTable(desk, phrase(desk, endWords, 'epilogue', { name: ending?.name ?? 'the end' }))
  }
  tell(
    desk,
    phrase(desk, endWords, 'still', { place: placeName(place.name), time: lowerFirst(timeText(desk.game)) }),
    mood(desk, place),
  )
  const people = facesAt(desk, place).map(({ name }) => name)
  if (people.length > 0) tell(desk, `${listOf(people)} ${people.length === 1 ? 'is' : 'are'} here.`)
  tellTable(desk, exitsText(desk, place))
  const open = toldQuests(desk)
    .slice(0, 3)
    .map(({ name }) => name)
  if (open.length > 0) tellTable(desk, phrase(desk, endWords, 'onTable', { what: listOf(open) }))
}

/** Something that makes one want to come back. */
export function hookOf(desk: Desk): string {
  const threat = nearestThreat(desk)
  if (threat !== undefined && isShown(desk, threat)) return phrase(desk, endWords, 'hookClock', { name: threat.name })
  const way = exitsSeen(desk).find(({ to }) => !desk.memory.visited.includes(to))
  if (way !== undefined) return phrase(desk, endWords, 'hookWay', { way: wayText(desk, way) })
  const person = peopleAt(desk).find(one => untold(desk, one, 'private').length > 0)
  if (person !== undefined) return phrase(desk, endWords, 'hookPerson', { who: person.name })
  return sentence(phrase(desk, endWords, 'hookPlain'))
}

/** What this session was, and what it left open. */
export function summaryOf(desk: Desk): string {
  const mine = desk.memory.events.filter(({ beat }) => beat >= desk.memory.sessionBeat)
  const party = listOf(desk.world.party.map(({ name }) => name))
  const place = placeName(here(desk).name)
  const told =
    mine.length === 0
      ? `${party} spent a quiet hour at ${place}.`
      : `The company: ${party}. ${recounted(mine).join(' ')}`
  const open = toldQuests(desk).map(({ name }) => `*${name}*`)
  const last = `When the lamp was put out they were at ${place}; it was ${partOfDay(desk.game)}.${open.length === 0 ? '' : ` Still open: ${listOf(open)}.`}`
  return [told, last].join('\n\n')
}

/** One closing narrative, everything written down, and the end. */
export async function* close(desk: Desk): Play {
  const hook = hookOf(desk)
  const summary = summaryOf(desk)
  const words = { place: placeName(here(desk).name), time: partOfDay(desk.game), hook }
  tellTable(desk, phrase(desk, endWords, 'closing', words))
  yield* flush(desk)
  yield* goodbye(desk, summary, hook)
}

export async function* goodbye(desk: Desk, summary: string, nextHook: string): Play {
  situation(desk)
  leaveThreads(desk)
  keep(desk, { minute: desk.game.minute })
  yield* writeDown(desk)
  yield { tag: 'REMEMBER', memory: desk.memory }
  yield { tag: 'SESSION_END', summary, stateSaved: true, nextHook }
}

/** Everything written down as it stands, a fight too, and not a word told: saving is no part of the story. */
export async function* handOverNotes(desk: Desk): Play {
  situation(desk)
  leaveThreads(desk)
  yield* writeDown(desk)
}

/** The human steps away, or is back and told what was missed. */
export function switchMode(desk: Desk, mode: 'AUTONOMOUS' | 'HUMAN_RELAY'): void {
  if (mode === 'AUTONOMOUS') {
    keep(desk, { awaySince: desk.memory.beat })
    tellTable(
      desk,
      phrase(desk, endWords, 'awayNow', { who: shortName(nameOf(desk, desk.memory.human ?? desk.actor)) }),
    )
    return
  }
  const since = desk.memory.awaySince ?? desk.memory.beat
  const missed = desk.memory.events.filter(({ beat }) => beat > since)
  const { awaySince: _, ...rest } = desk.memory
  desk.memory = rest
  tellTable(
    desk,
    missed.length === 0
      ? phrase(desk, endWords, 'backQuiet')
      : phrase(desk, endWords, 'backNow', { what: recounted(missed.slice(-8)).join(' ') }),
  )
}

/** Older words were let go: where things stand, once, in a breath. */
export function refresh(desk: Desk): void {
  const place = here(desk)
  tellTable(
    desk,
    phrase(desk, endWords, 'still', { place: placeName(place.name), time: lowerFirst(timeText(desk.game)) }),
    mood(desk, place),
  )
}
