/**
 * Everything that leaves for a player goes through here: what it would give away to those who read it, by itself and with
 * what they heard before in this beat; and where a guard sits at the table, what it says of secrets that are touched.
 */
import type { FoundLeak, BeatContext } from './context.ts'
import type { BeatInPlay } from './in-play.ts'
import { knownIn } from './withheld.ts'
import { orElse } from '../steps.ts'
import { within } from './within.ts'

/** What these have heard in this beat already. */
const heardBy = ({ narrated, whispers }: BeatInPlay, readers: readonly string[]): readonly string[] =>
  [...narrated, ...whispers.map(({ hearers, text }) => ({ present: hearers, text }))]
    .filter(({ present }) => readers.some(reader => present.includes(reader)))
    .map(({ text }) => text)

/** What the rules of the table find, at once and without asking anybody. */
export const seenLeaks = (
  context: BeatContext,
  beat: BeatInPlay,
  words: string,
  readers: readonly string[],
): FoundLeak[] => [
  ...context.leaks(words, readers, { ...knownIn(context, beat, readers), before: heardBy(beat, readers) }),
]

/** What was judged once stands when the beat is run again. */
export async function leaksTo(
  context: BeatContext,
  beat: BeatInPlay,
  words: string,
  readers: readonly string[],
  key: string,
): Promise<readonly FoundLeak[]> {
  if (words.trim() === '') return []
  const judged = await beat.steps
    .take(`${key}/asked`, () => ({ leaks: seenLeaks(context, beat, words, readers) }))
    .catch(orElse({ leaks: [] })) // an older run was not asked about everything
  return judged.leaks.length > 0 ? judged.leaks : guardedLeaks(context, beat, words, readers, key)
}

/** A guard is asked only where a secret is touched; one that does not answer stops nobody, and that is flagged. */
export async function guardedLeaks(
  context: BeatContext,
  beat: BeatInPlay,
  words: string,
  readers: readonly string[],
  key: string,
): Promise<readonly FoundLeak[]> {
  const { cast, limits } = context.ports
  const { guard } = cast
  if (!guard && !beat.steps.has(`${key}/guarded`)) return [] // one who replays it has none, and what was said stands
  const judged = await beat.steps.take(`${key}/guarded`, async () => {
    const known = knownIn(context, beat, readers)
    const secrets = context.leaks.touched?.(words, readers, known) ?? []
    if (secrets.length === 0 || !guard) return { leaks: [] as FoundLeak[] }
    const quit = AbortSignal.any([context.quit, context.gone])
    const asked = await within(limits.companionMs, quit, signal =>
      guard(
        { text: words, secrets, known: [...known.learned, ...known.aloud] },
        { signal, step: (inner, make) => beat.steps.outside(`${key}/guard/${inner}`, make), keep: beat.steps.keep },
      ),
    )
    if (!asked.ok) return { leaks: [] as FoundLeak[], why: asked.reason }
    const told = secrets.filter((_, at) => asked.value.includes(at))
    return { leaks: told.map(({ path, line }) => ({ said: words, path, line, words: ['as the guard reads it'] })) }
  })
  if ('why' in judged) await beat.steps.take(`${key}/flag/guard`, () => `The guard gave no answer: ${judged.why}`)
  return judged.leaks
}
