import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderStore } from '../../store/folder.ts'
import { openTable } from '../../table/open-table.ts'
import { usualLimits } from '../../table/ports.ts'
import { coinRules } from '../../table/testing/coin-rules.ts'
import { countingClock, scriptedCast, scriptedDoor } from '../../table/testing/scripted.ts'
import { folderWith, gloam } from './scenario.ts'

/** A beat that all heard, with a secret for the Game Master and something for the party to know. */
async function played(): Promise<string> {
  const root = folderWith({
    'fen/overview.md': '# Fen\n',
    'fen/party/ansa.md': '# Ansa\n',
    'fen/party/odo.md': '# Odo\n\n- Odo is afraid of herons.\n',
    'fen/npcs/holt.md': '# Keeper Holt\n\nHolt drowned the ferryman.\n',
  })
  const store = folderStore(join(root, 'fen'))
  const cast = scriptedCast({
    beats: [
      [{ tag: 'NARRATIVE', text: 'A pier in the reeds.' }],
      [
        { tag: 'NARRATIVE', text: 'The heron lifts off the pier. Holt promises you a boat by the new moon.' },
        { tag: 'RECORD', state: ['SECRET: The boat has a hole'], knowledge: ['LEARNED: Holt owns two boats'] },
      ],
    ],
  })
  const ports = { store, cast, door: scriptedDoor(), clock: countingClock(), ruleset: coinRules, limits: usualLimits }
  const table = await openTable({ ...ports, campaign: 'fen', human: 'ansa', seed: '1' })
  if (!table.ok) throw new Error(table.refusal)
  await table.value.say('I ask Holt for a boat')
  await table.value.close()
  store.close()
  return root
}

test('16.6 recall tells what a character knows, with where and when, and no more', async () => {
  const root = await played()
  const recall = (...words: readonly string[]) => gloam('recall', 'fen', ...words, '--campaigns', root)
  const ansa = await recall('What did Holt promise?')
  expect(ansa).toMatchObject({ code: 0, err: '' })
  expect(ansa.out).toContain('(session 1) The heron lifts off the pier. Holt promises you a boat by the new moon.')
  expect(ansa.out).toContain('(what the party knows) Holt owns two boats')
  expect(ansa.out).not.toMatch(/hole|drowned/)
  expect((await recall('heron', '--as', 'odo')).out).toContain('Odo is afraid of herons.')
  expect((await recall('herons')).out).not.toContain('afraid')
  expect((await recall('boat', '--gm')).out).toContain('The boat has a hole')
  expect((await recall('ferryman')).out).toBe('Nothing that ansa knows of speaks of "ferryman".\n')
})

test('18: a page that is asked for by its path comes whole to whoever may read it', async () => {
  const root = await played()
  const recall = (...words: readonly string[]) => gloam('recall', 'fen', ...words, '--campaigns', root)
  const page = { code: 0, out: '# Keeper Holt\n\nHolt drowned the ferryman.\n' }
  expect(await recall('npcs/holt.md', '--gm')).toMatchObject(page)
  expect(await recall('campaigns/fen/npcs/holt.md', '--gm')).toMatchObject(page)
  expect((await recall('npcs/holt.md')).out).not.toContain('drowned')
  expect((await recall('party/odo.md', '--as', 'odo')).out).toBe('# Odo\n\n- Odo is afraid of herons.\n')
  expect((await recall('party/odo.md', '--as', 'ansa')).out).not.toContain('afraid')
})

test('16.6 recall for programs, and what it cannot take', async () => {
  const root = await played()
  const { out } = await gloam('recall', 'fen', 'boat', '--json', '--campaigns', root)
  expect(JSON.parse(out)).toMatchObject({ asked: 'boat', as: 'ansa' })
  expect(await gloam('recall', 'fen', '?', '--campaigns', root)).toMatchObject({ code: 1, out: '' })
  const { err } = await gloam('recall', 'fen', 'boat', '--as', 'nobody', '--campaigns', root)
  expect(err).toBe('gloam recall: Nobody in the party is called "nobody". There are: ansa, odo.\n')
})
