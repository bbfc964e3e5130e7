/** The day as one character has it: a few things that happened, afterwards, seen from where that character stood. */
import { staleness } from '../companion/fresh.ts'
import { woven } from '../narrator/weave.ts'
import { mine } from '../voice/person.ts'
import { inPast } from '../voice/retell/past.ts'
import { toldOf, type Hero } from '../voice/retell/third.ts'
import type { Seen } from '../voice/telling.ts'
import { asSentence } from '../voice/words.ts'
import type { Diary } from './diary.ts'

/** What nobody does alone. */
const together =
  /^You (?:set (?:off|out)|leave \S.* behind|make (?:your way|camp)|walk to|head for|pass through|are back at|put heads together|draw back|turn and run|step back|sleep|wake|wait\b|find a corner|take an hour|lie down|ask the company)|\byou (?:move up|slip by|go quietly|keep to the dark|sleep)\b/i

const leans = /^(?:He|She|It|They|His|Her|Its|Their|And|But|So|This|These|Those|Then|Both|Each)\b/

/** Filler of the telling, and how a place looks: a diary has other things to say. */
const idle =
  /^(?:And there it is|It pays|There, where nobody|Your fingers find|Something does not fit|It works|Clean, quick|One thing leads|Nothing has changed|It is all as it was|Beside you|Here (?:is|are)\b|There is (?:money|nobody)|Nobody is about|Not alone)/

type Line = { readonly at: number; readonly text: string; readonly weight: number }

/** As this character would say who did it: `I`, `we`, or the name of whoever leads. */
export function asOwn(
  text: string,
  { speaker, hero, others }: Pick<Diary, 'speaker' | 'hero' | 'others'>,
): string | undefined {
  const { voice } = speaker
  const who: Hero = together.test(text) ? others : hero
  const isOther = hero.pronoun !== 'I' && hero.pronoun !== 'we'
  const told = toldOf(isOther ? text.replace(/\bthe others\b/, 'us') : text, who)
  const isOwn = new RegExp(`^${voice.short.replaceAll(/[^\p{L}\p{N} ]/gu, '.')}\\b`, 'u').test(told)
  return inPast(isOwn ? mine(told, voice) : told)
}

function weigh({ text, isFind }: Seen): number {
  if (text.length > 200 || idle.test(text)) return -9
  return (
    (isFind ? 5 : 0) +
    (/^You\b/.test(text) ? 3 : 0) +
    (/^\p{Lu}\p{Ll}+ (?:\p{Lu}\p{Ll}+ )?\p{Ll}+s\b/u.test(text) ? 2 : 0) -
    (text.length > 130 ? 1 : 0)
  )
}

/** The sentences worth keeping, in their order; what leans on another stands only beside it. */
export function accountOf(diary: Diary, most: number): readonly string[] {
  const { told, speaker } = diary
  const seen = told.filter(one => one.kind === 'seen')
  const paragraphs = new Map<number, Seen[]>()
  for (const one of seen) paragraphs.set(one.paragraph, [...(paragraphs.get(one.paragraph) ?? []), one])
  const lines: Line[] = []
  for (const run of paragraphs.values()) {
    const joined = woven(run.map(({ text }) => text))
    for (const [place, text] of joined.entries()) {
      const past = asOwn(text, diary)
      if (past === undefined || (leans.test(text) && place === 0)) continue
      const source = run.find(one => text.startsWith(one.text.slice(0, 20))) ?? run[0]
      const isLeaning = leans.test(text) && lines.at(-1)?.text !== asOwn(joined[place - 1] ?? '', diary)
      if (isLeaning || source === undefined) continue
      const stale = staleness(past, speaker.memory) / 4
      lines.push({
        at: lines.length,
        text: asSentence(past),
        weight: weigh({ ...source, text }) - stale - (leans.test(text) ? 1.5 : 0),
      })
    }
  }
  const best = [...lines]
    .sort((one, other) => other.weight - one.weight)
    .slice(0, most)
    .filter(({ weight }) => weight > -3)
  const kept = new Set(best.map(({ at }) => at))
  return lines.filter(({ at, text }) => kept.has(at) && (!leans.test(text) || kept.has(at - 1))).map(({ text }) => text)
}
