/** Waiting, planning, remembering, saying nothing: the party pauses, the world does not. */
import type { Intent } from '../../understand/intent.ts'
import { isLucky } from '../chance.ts'
import { nearestThreat, tick } from '../clocks.ts'
import type { Desk, Play } from '../desk.ts'
import { mood } from '../describe.ts'
import { hintFor, leadsOf } from '../leads.ts'
import { likeness, sentence, topicWords } from '../nouns.ts'
import { here } from '../place.ts'
import { plain } from '../plain.ts'
import { phrase, tell } from '../tell.ts'
import { partOfDay, passTime } from '../time.ts'
import { deedWords } from '../words/deeds.ts'
import { mayMeet, loom } from '../encounter.ts'

export async function* wait(desk: Desk, intent: Intent): Play {
  const minutes = untilWhen(desk, intent.line)
  const isLong = minutes > 120
  tell(desk, phrase(desk, deedWords, 'wait'))
  yield* passTime(desk, minutes)
  tell(desk, phrase(desk, deedWords, 'waited', { time: partOfDay(desk.game) }), mood(desk, here(desk)))
  worldMoves(desk, isLong ? 100 : 50)
}

const hours: readonly (readonly [RegExp, number])[] = [
  [/\b(?:evening|dusk|sunset|sundown)\b/i, 18],
  [/\b(?:night|nightfall|dark)\b/i, 21],
  [/\bmidnight\b/i, 24],
  [/\b(?:dawn|sunrise|morning)\b/i, 7],
  [/\b(?:noon|midday)\b/i, 12],
]

/** An hour, unless the words say until when. */
function untilWhen({ game }: Desk, line: string): number {
  const hour = hours.find(([words]) => words.test(line))?.[1]
  if (hour === undefined) return /\b(?:hours|while|long)\b/i.test(line) ? 180 : 60
  return ((hour * 60 - (game.minute % 1440) + 1440 - 1) % 1440) + 1
}

/** Something comes nearer while nobody does anything about it. */
function worldMoves(desk: Desk, percent: number): void {
  const place = here(desk)
  const met = place.isSafe ? undefined : mayMeet(desk, place)
  if (met !== undefined && isLucky(desk, 40)) return loom(desk, place, met)
  const threat = nearestThreat(desk)
  if (threat !== undefined && isLucky(desk, percent)) tick(desk, threat)
}

/** Silence: a breath, something noticed, a gentle push. */
export function nothing(desk: Desk): void {
  tell(desk, phrase(desk, deedWords, 'nudge'), mood(desk, here(desk)))
  const hint = hintFor(desk)
  if (hint !== '') tell(desk, hint)
  if (desk.memory.quiet >= 3) worldMoves(desk, 70)
}

export function plan(desk: Desk): void {
  tell(desk, phrase(desk, deedWords, 'plan'))
  const leads = leadsOf(desk)
  if (leads.length > 0) tell(desk, phrase(desk, deedWords, 'leads', { what: leads.slice(0, 4).join('; ') }))
  desk.moments.push({
    weight: 3,
    what: `The company takes counsel. What lies open: ${leads.slice(0, 3).join('; ')}.`,
    isCounsel: true,
  })
}

/** What the party knows, by its own book: all of it is theirs to read. */
export function recall(desk: Desk, intent: Intent): void {
  const words = topicWords(
    [intent.words, ...intent.about.map(({ name }) => name), ...intent.targets.map(({ name }) => name)].join(' '),
  )
  const lines = knownLines(desk, words.length > 0)
  const fitting = words.length === 0 ? lines.slice(-6) : lines.filter(line => likeness(words, line) > 0).slice(-6)
  tell(desk, phrase(desk, deedWords, fitting.length === 0 ? 'recallNone' : 'recall'))
  if (fitting.length > 0) desk.telling.push(fitting.map(line => `- ${line}`).join('\n'))
  const leads = leadsOf(desk)
  if (leads.length > 0) tell(desk, phrase(desk, deedWords, 'leads', { what: leads.slice(0, 3).join('; ') }))
}

/** Facts come first where nothing particular is asked for. */
const facts = /know|learned|information|facts|questions|summary/i
const small = /^(?:Ways from |.{3,40} is at .{3,40}\.$|.{3,40} is on everybody's mind)/

function knownLines(desk: Desk, isAll: boolean): readonly string[] {
  const text = desk.sees.view.files['party-knowledge'][0]?.text ?? ''
  const sections = text.split(/^##\s+/m).map(section => ({ title: section.split('\n')[0] ?? '', body: section }))
  const wanted = sections.filter(({ title }) => isAll || facts.test(title)).map(({ body }) => body)
  const bullets = [...wanted.join('\n').matchAll(/^\s*[-*]\s+(.+)$/gm)].map(([, line = '']) => line.trim())
  const held = desk.sees.state.held.knowledge.map(line => line.replace(/^[-\s]*[A-Z ]+:\s*/, ''))
  return [...new Set([...bullets, ...held])]
    .filter(line => !/^\[.*\]$/.test(line) && line.length > 8 && !small.test(line))
    .map(line => sentence(plain(line.replace(/^\*\*(.+?)\*\*:?/, '$1:'), 260)))
}
