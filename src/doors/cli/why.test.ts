import { join } from 'node:path'
import { expect, test } from 'vitest'
import { accept } from '../../core/result.ts'
import type { RuleMove, Ruleset } from '../../rules/ruleset.ts'
import type { Json } from '../../core/json.ts'
import { folderStore } from '../../store/folder.ts'
import { openTable } from '../../table/open-table.ts'
import { usualLimits } from '../../table/ports.ts'
import { coinRules } from '../../table/testing/coin-rules.ts'
import { countingClock, scriptedCast, scriptedDoor } from '../../table/testing/scripted.ts'
import { folderWith, gloam } from './scenario.ts'

const creep: RuleMove<Json, { readonly type: string }> = {
  name: 'creep',
  about: 'Something comes nearer, unseen.',
  input: { kind: 'record', about: 'nothing', fields: {} },
  run: (_world, _input, rng) =>
    accept({
      events: [{ type: 'clock-ticked', by: 1 }],
      rolls: [
        { purpose: 'The drowned bell draws near', who: 'nobody', text: '1d6 = 4', total: 4, rule: 'x', isHidden: true },
      ],
      facts: [],
      rng,
    }),
}

const ruleset: Ruleset = { ...coinRules, moves: [...coinRules.moves, creep] }

/** A beat with a hidden roll, a hidden clock, a secret, a secret where it must not stand, and something to know. */
async function played(): Promise<string> {
  const root = folderWith({
    'fen/overview.md': '# Fen\n',
    'fen/party/ansa.md': '# Ansa\n',
    'fen/party/odo.md': '# Odo\n',
  })
  const store = folderStore(join(root, 'fen'))
  const cast = scriptedCast({
    beats: [
      [{ tag: 'NARRATIVE', text: 'A pier.' }],
      [
        { tag: 'RULE', name: 'creep', input: {} },
        { tag: 'RULE', name: 'toss', input: { who: 'Ansa' } },
        { tag: 'NARRATIVE', text: 'The water rises.' },
        {
          tag: 'RECORD',
          state: ['SECRET: The ferryman is a ghost'],
          knowledge: ['LEARNED: The tide turns at dusk', 'SECRET: The mayor is a wolf'],
        },
      ],
    ],
  })
  const ports = { store, cast, door: scriptedDoor(), clock: countingClock(), ruleset, limits: usualLimits }
  const table = await openTable({ ...ports, campaign: 'fen', human: 'ansa', seed: '1' })
  if (!table.ok) throw new Error(table.refusal)
  await table.value.say('I look')
  await table.value.close()
  store.close()
  return root
}

const secrets = /draws near|UPCOMING|ghost|wolf|clock/

test('13.6 a player is told what a player may know, however they ask', async () => {
  const campaigns = ['--campaigns', await played()]
  const asked = [[], ['2'], ['tide'], ['ghost'], ['wolf'], ['clock'], ['story-state.md:1'], ['story-state.md:8']]
  const answers = await Promise.all(
    [...asked, ...asked.map(words => [...words, '--json'])].map(words => gloam('why', 'fen', ...words, ...campaigns)),
  )
  for (const [at, { out, err }] of answers.entries()) {
    const [word = ''] = asked[at % asked.length] ?? []
    expect(`${out}${err}`.replaceAll(`"${word}"`, '')).not.toMatch(secrets)
  }
  expect(answers[2]?.out).toContain('the party learned: The tide turns at dusk')
  expect(answers[2]?.out).toContain('rolled: Toss for Ansa')
  expect(answers[3]?.err).toContain('--gm shows what the Game Master knows.')
})

test('13.6 the Game Master is told all of it, and that it is all', async () => {
  const campaigns = ['--campaigns', await played()]
  const all = await gloam('why', 'fen', '2', '--gm', ...campaigns)
  expect(all.out).toMatch(/^As the Game Master, secrets and all:\n/)
  for (const word of ['draws near', 'The clock stands at 1', 'ghost', 'wolf']) expect(all.out).toContain(word)
  expect(JSON.parse((await gloam('why', 'fen', 'ghost', '--gm', '--json', ...campaigns)).out)).toMatchObject({
    as: 'gm',
    line: { path: 'story-state.md' },
  })
})

/** An evening of its own: opened, one line said, ended. */
async function evening(root: string, start: number, text: string, knowledge: readonly string[]): Promise<void> {
  const store = folderStore(join(root, 'fen'))
  const beat = [
    { tag: 'NARRATIVE' as const, text },
    { tag: 'RECORD' as const, state: [], knowledge },
  ]
  const cast = scriptedCast({ beats: [[{ tag: 'NARRATIVE', text: 'A pier.' }], beat, []] })
  const ports = { store, cast, door: scriptedDoor(), clock: countingClock(start), ruleset, limits: usualLimits }
  const table = await openTable({ ...ports, campaign: 'fen', human: 'ansa', seed: '1' })
  if (!table.ok) throw new Error(table.refusal)
  await table.value.say('I look')
  await table.value.end()
  store.close()
}

test('17.7: why knows earlier runs, and for the Game Master what was withheld', async () => {
  const root = folderWith({
    'fen/overview.md': '# Fen\n',
    'fen/story-state.md': '# Story State\n\n## Secrets\n- The ferryman Osk drowned the last warden\n',
    'fen/party/ansa.md': '# Ansa\n',
  })
  await evening(root, Date.UTC(2026, 0, 1), 'The water rises.', ['LEARNED: The tide turns at dusk'])
  await evening(root, Date.UTC(2026, 0, 2), 'Osk drowned the last warden.', [])
  const old = await gloam('why', 'fen', 'tide turns', '--campaigns', root)
  expect(old.out).toContain('of 2026-01-01')
  const asGm = await gloam('why', 'fen', '2', '--gm', '--campaigns', root)
  expect(asGm.out).toMatch(/flagged: Not told: "Osk drowned the last warden." tells of story-state.md:4/)
  expect((await gloam('why', 'fen', '2', '--campaigns', root)).out).not.toContain('drowned')
})
