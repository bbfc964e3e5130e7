/** What a run keeps of a turn in which every role is a model: answers, files and all that was asked, held against what was sent. */
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fifthWords } from '../src/cast/llm/fifth/words.ts'
import { assert } from '../src/core/result.ts'
import { folderStore } from '../src/store/folder.ts'
import { openTable } from '../src/table/open-table.ts'
import { usualLimits } from '../src/table/ports.ts'
import { countingClock, scriptedDoor } from '../src/table/testing/scripted.ts'
import { allModels } from '../test/llm/all-models.ts'
import { grown } from '../test/llm/grown.ts'
import { playedTurn } from '../test/llm/played-turn.ts'
import { startServer } from '../test/llm/server.ts'
import type { BenchRow } from './row.ts'

const turns = 40

const bytesUnder = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(found => found.isFile())
    .reduce((sum, found) => sum + statSync(join(found.parentPath, found.name)).size, 0)

export async function benchAsked(root: string): Promise<BenchRow> {
  for (const [path, text] of Object.entries(grown(1))) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const server = await startServer(playedTurn)
  const store = folderStore(root)
  const opened = await openTable({
    store,
    cast: allModels(server, 'anthropic', { game: fifthWords }),
    door: scriptedDoor(),
    clock: countingClock(),
    ruleset: fifthWords.ruleset,
    limits: usualLimits,
    campaign: 'borrowed-water',
    human: 'maren-okell',
    seed: '1',
  })
  assert(opened.ok, opened.ok ? '' : opened.refusal)
  for (let turn = 1; turn <= turns; turn += 1) {
    await opened.value.say(`I go to the next house and ask what they know of the water, for the ${turn}th time`)
    await opened.value.drain()
  }
  await opened.value.close()
  store.close()
  const sent = server.heard.reduce((sum, { body }) => sum + Buffer.byteLength(body), 0)
  await server.close()
  const [ours, peer] = [bytesUnder(join(root, 'runs', opened.value.runId)), sent].map(all => all / turns / 1024)
  assert(ours !== undefined && peer !== undefined, 'two sums')
  const ratio = ours / peer
  return {
    name: `bytes of a turn with models in its run, over ${turns} turns / what was sent to them`,
    ours,
    peer,
    unit: 'KB',
    ratio,
    bar: 'told',
    met: true,
  }
}
