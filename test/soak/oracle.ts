/** Evenings with the Oracle at length: a hundred players who seek an ending, and fifty who type anything. */
import { assert } from '../../src/core/result.ts'
import { tryDeeds } from '../oracle/players/deed-player.ts'
import { seekEnding } from '../oracle/players/goal-player.ts'
import { faultsOf, repeatsIn } from '../oracle/players/judge-play.ts'
import { playAtRandom } from '../oracle/players/random-player.ts'
import { endingNames } from '../oracle/players/routes.ts'
import { textsUnder, type Texts } from '../oracle/sitting.ts'
import { soak, type SoakRow } from './row.ts'

const human = 'maren-okell'

async function seekAll(texts: Texts, seeds: number): Promise<string> {
  const reached = new Map<string, number>()
  let [arrived, turns] = [0, 0]
  for (let seed = 0; seed < seeds; seed += 1) {
    const wanted = endingNames[seed % endingNames.length] ?? 'The True Measure'
    const played = await seekEnding(texts, wanted, `soak ${seed}`)
    if (played.reached !== undefined) reached.set(played.reached, (reached.get(played.reached) ?? 0) + 1)
    arrived += played.reached === undefined ? 0 : 1
    turns += played.turns
  }
  assert(arrived * 2 >= seeds, `${arrived} of ${seeds} reached an ending`)
  const unseen = endingNames.filter(name => !reached.has(name))
  assert(seeds < endingNames.length || unseen.length === 0, `nobody reached ${unseen.join(', ')}`)
  const each = [...reached].map(([name, count]) => `${name} ${count}`).join(', ')
  return `${arrived} of ${seeds} reached an ending in ${Math.round(turns / seeds)} turns: ${each}`
}

async function typeAnything(texts: Texts, seeds: number, turns: number): Promise<string> {
  let [repeats, memory] = [0, 0]
  for (let seed = 0; seed < seeds; seed += 1) {
    const play = await playAtRandom({ texts, human, seed: `soak ${seed}`, turns })
    const faults = await faultsOf(play)
    assert(faults.length === 0, `seed ${seed}: ${faults.slice(0, 5).join('; ')}`)
    repeats += repeatsIn(play.turns).length
    memory = Math.max(memory, ...play.turns.map(turn => turn.memory))
  }
  return `${seeds * turns} turns, all answered; ${repeats} narratives said again within twenty; at most ${memory} characters kept in mind`
}

/** What is tried leaves something behind, and is told otherwise the second time. */
async function tryEverything(texts: Texts, seeds: number, turns: number): Promise<string> {
  let [told, same] = [0, 0]
  const bare: string[] = []
  for (let seed = 0; seed < seeds; seed += 1)
    for (const { line, first, second, isTold, hasLeft } of await tryDeeds(texts, human, `soak ${seed}`, turns)) {
      if (isTold && !hasLeft) bare.push(line)
      told += isTold ? 1 : 0
      same += isTold && first === second ? 1 : 0
    }
  assert(bare.length * 50 <= told, `${bare.length} of ${told} left nothing: ${bare.slice(0, 5).join('; ')}`)
  return `${seeds * turns} turns, ${told} deeds told, ${bare.length} of them left nothing, ${same} told again in the same words`
}

/** `scale` is 1 for the full soak. */
export async function* soakOracle(scale: number): AsyncGenerator<SoakRow> {
  const texts = textsUnder('content/campaigns/borrowed-water')
  const seekers = Math.max(6, Math.round(100 * scale))
  yield soak(`${seekers} players with the Oracle who seek an ending`, () => seekAll(texts, seekers))
  const hands = Math.max(2, Math.round(25 * scale))
  yield soak(`${hands} players who lay hands on everything, 200 turns each`, () => tryEverything(texts, hands, 200))
  const typers = Math.max(2, Math.round(50 * scale))
  yield soak(`${typers} players who type anything, 500 turns each`, () => typeAnything(texts, typers, 500))
}
