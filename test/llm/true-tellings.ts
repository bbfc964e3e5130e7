/** The Oracle's tellings are true by construction: what is called false in one of them is a false alarm. */
import { contradictions } from '../../src/cast/llm/fifth/claims/contradictions.ts'
import type { Happened } from '../../src/cast/llm/game.ts'
import { oracleCast } from '../../src/cast/oracle/index.ts'
import type { Cast } from '../../src/table/ports.ts'
import { sitDown, textsUnder } from '../oracle/sitting.ts'

export type Alarm = { readonly text: string; readonly why: readonly string[] }

export type Heard = { readonly paragraphs: number; readonly rolls: number; readonly alarms: readonly Alarm[] }

/** Lets the party play by itself and holds every paragraph against the rules, as a model's would be. */
export async function hearAlone(folder: string, seed: number, beats: number): Promise<Heard> {
  const alarms: Alarm[] = []
  let [paragraphs, rolls] = [0, 0]
  const oracle = oracleCast({ seed })
  const gm: Cast['gm'] = async function* (sees, ask) {
    let happened: Happened = { events: [], rolls: [], before: sees.world, now: sees.world }
    const play = oracle.gm(sees, ask)
    let step = await play.next()
    while (!step.done) {
      const move = step.value
      if (move.tag === 'NARRATIVE')
        for (const text of move.text.split('\n\n')) {
          paragraphs += 1
          const why = contradictions(text, happened)
          if (why.length > 0) alarms.push({ text, why })
        }
      const outcome = yield move
      if (outcome.outcome === 'ruled') {
        rolls += outcome.rolls.length
        happened = {
          ...happened,
          events: [...happened.events, ...outcome.events],
          rolls: [...happened.rolls, ...outcome.rolls],
          now: outcome.world,
        }
      }
      step = await play.next(outcome)
    }
  }
  const { table } = await sitDown({
    texts: textsUnder(folder),
    seed,
    isAuto: true,
    options: { cast: { ...oracle, gm }, mostAutoBeats: beats },
  })
  await table.play()
  return { paragraphs, rolls, alarms }
}
