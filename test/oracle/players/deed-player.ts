/**
 * Somebody who tries anything on everything, each of it twice: what was answered in the story has to leave something
 * behind, and the second time is not the first.
 */
import verbs from '../../../content/oracle/verbs.json' with { type: 'json' }
import { oracleCast } from '../../../src/cast/oracle/index.ts'
import { drawn, seedRng, streamOf } from '../../../src/core/random.ts'
import type { GmSees, TableEvent } from '../../../src/table/ports.ts'
import { sitDown, type Sitting, type Texts } from '../sitting.ts'

/** Deeds of hands, mouth and heart; those that leave the place or the peace are tried by the other players. */
const tried = ['examine', 'sense', 'take', 'drop', 'use', 'open', 'close', 'break', 'burn', 'move', 'make', 'eat', 'give', 'climb', 'knock', 'gesture', 'perform', 'pray', 'shout', 'listen', 'hide', 'ready', 'read', 'wear'] as const // prettier-ignore
const objects = ['the well', 'the mule', 'the notice board', 'the bucket', 'the sergeant', 'the hat', 'the pails', 'my rope', 'the door', 'Korda', 'the stones', 'the sky', 'a candle'] // prettier-ignore

export type TriedDeed = { readonly line: string; readonly first: string; readonly second: string; readonly isTold: boolean; readonly hasLeft: boolean } // prettier-ignore

/** What of a memory is only about telling: changes there are no trace of a deed. */
const ofTelling = new Set(['beat', 'said', 'options', 'offers', 'asked', 'quiet', 'pronouns', 'events', 'looming'])

const traceOf = ({ state, world }: GmSees): string => {
  const memory = Object.entries((state.memory ?? {}) as Readonly<Record<string, unknown>>)
  return JSON.stringify([memory.filter(([key]) => !ofTelling.has(key)), world], (key, value: unknown) =>
    key === 'rng' ? undefined : value,
  )
}

/** Told in the story, and not to the one who plays. */
const storyIn = (events: readonly TableEvent[]): string =>
  events.flatMap(event => (event.type === 'narrative' ? [event.text] : [])).join('\n')

export async function tryDeeds(
  texts: Texts,
  human: string,
  seed: string,
  turns: number,
): Promise<readonly TriedDeed[]> {
  const chance = streamOf(seedRng(`deeds ${seed}`))
  const cast = oracleCast({ seed })
  const traces: string[] = []
  const sit = (): Promise<Sitting> =>
    sitDown({ texts, human, seed, options: { cast: { ...cast, gm: (sees, ask) => (traces.push(traceOf(sees)), cast.gm(sees, ask)) } } }) // prettier-ignore
  let sitting = await sit()
  const all: TriedDeed[] = []
  for (let turn = 0; turn < turns; turn += 2) {
    if (turn % 40 === 0) sitting = await sit() // a fresh day: nothing is broken or burnt yet
    const phrases = drawn(
      tried.map(verb => verbs[verb].phrases.join(', ')),
      chance,
    ).split(', ')
    const line = `I ${drawn(phrases, chance)} ${drawn(objects, chance)}`
    const shown = await sitting.say(line)
    const first = storyIn(shown)
    const isTold = shown.some(event => event.type === 'narrative' && event.parts.some(({ kind }) => kind !== 'table'))
    const second = storyIn(await sitting.say(line))
    const [before = '', after = ''] = traces.slice(-2)
    all.push({ line, first, second, isTold, hasLeft: before !== after })
  }
  return all
}
