/**
 * What is left of a scene or a session once it is over: a short text, the moments that matter, what is open, and what was
 * planted for later. Sessions fold into arcs, and arcs into longer ones, so that a thousand sessions still fit a page.
 */
import type { Audience } from './piece.ts'

/** A sentence, and who may know it beside the Game Master. */
export type Noted = { readonly text: string; readonly audience: Audience }

/** What is worth keeping of a scene, as far as facts say it. */
export type Kept = { readonly moments: readonly Noted[]; readonly threads: readonly Noted[] }

export type Summary = {
  readonly title: string
  /** The first and the last session it is about: the same for a session, more for an arc. */
  readonly from: number
  readonly to: number
  /** A few sentences that everybody of the party may read. */
  readonly text: string
  readonly moments: readonly Noted[]
  /** Questions that are open. */
  readonly threads: readonly Noted[]
  /** What was planted and nobody has noticed: the Game Master's alone. */
  readonly seeds: readonly string[]
}

/** What a mind writes of a scene; the table knows when it was and who was there. */
export type SummaryWords = {
  readonly title: string
  readonly text: string
  readonly moments: readonly string[]
  readonly threads: readonly string[]
  readonly seeds: readonly string[]
}

/** What a session keeps, and what an arc does: the later half of what is open, the first and last of what happened. */
const most = {
  session: { moments: 8, threads: 5, seeds: 5, text: 700 },
  arc: { moments: 4, threads: 3, seeds: 3, text: 320 },
} as const

type Most = (typeof most)[keyof typeof most]

const once = (all: readonly Noted[]): readonly Noted[] => [...new Map(all.map(one => [one.text, one])).values()]

/** Of what happened the beginning and the end say most. */
function ends<Value>(all: readonly Value[], count: number): readonly Value[] {
  const first = Math.ceil(count / 2)
  return all.length <= count ? all : [...all.slice(0, first), ...all.slice(first - count)]
}

/** Whole sentences, as many as fit; the first one in any case. */
export function cutText(text: string, longest: number): string {
  const sentences = text.split(/(?<=[.!?]["”']?)\s+/)
  let [kept, ...rest] = sentences
  for (const sentence of rest) {
    if (`${kept} ${sentence}`.length > longest) break
    kept = `${kept} ${sentence}`
  }
  return kept ?? ''
}

const bounded = (summary: Summary, { moments, threads, seeds, text }: Most): Summary => ({
  ...summary,
  text: cutText(summary.text, text),
  moments: ends(once(summary.moments), moments),
  threads: once(summary.threads).slice(-threads),
  seeds: [...new Set(summary.seeds)].slice(-seeds),
})

/** The story with one more scene: it goes on with its session, or begins it. */
export function withScene(story: readonly Summary[], scene: Summary): readonly Summary[] {
  const last = story.at(-1)
  if (last?.from !== scene.from || last.to !== scene.to) return folded([...story, bounded(scene, most.session)])
  const whole = {
    ...last,
    text: [last.text, scene.text].filter(Boolean).join(' '),
    moments: [...last.moments, ...scene.moments],
    threads: [...last.threads, ...scene.threads],
    seeds: [...last.seeds, ...scene.seeds],
  }
  return folded([...story.slice(0, -1), bounded(whole, most.session)])
}

/** The last ones are told in full. */
const recent = 3
/** Arcs there are at most: with three sessions they fill a page. */
const mostArcs = 5

/** Two that stand side by side as one: the shortest first, of those the oldest, so that old arcs are long. */
function folded(story: readonly Summary[]): readonly Summary[] {
  const old = story.slice(0, -recent)
  if (old.length <= mostArcs) return story
  const spans = old.slice(1).map((later, at) => later.to - (old[at]?.from ?? 0))
  const at = spans.indexOf(Math.min(...spans))
  const [one, other] = [old[at], old[at + 1]]
  if (!one || !other) return story
  return folded([...old.slice(0, at), joined(one, other), ...old.slice(at + 2), ...story.slice(-recent)])
}

/** `From X to Y` stays so short however often it is folded. */
const titleOf = ({ title: one }: Summary, { title: other }: Summary): string => {
  const first = /^From (.+?) to .+$/.exec(one)?.[1] ?? one
  const last = /^From .+? to (.+)$/.exec(other)?.[1] ?? other
  return first === last ? first : `From ${first} to ${last}`
}

const joined = (one: Summary, other: Summary): Summary =>
  bounded(
    {
      title: titleOf(one, other),
      from: one.from,
      to: other.to,
      text: [cutText(one.text, most.arc.text / 2), cutText(other.text, most.arc.text / 2)].filter(Boolean).join(' '),
      moments: [...one.moments, ...other.moments],
      threads: [...one.threads, ...other.threads],
      seeds: [...one.seeds, ...other.seeds],
    },
    most.arc,
  )
