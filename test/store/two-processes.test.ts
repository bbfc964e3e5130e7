/** Faults 11 and 12: several processes at once, and holders that die. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { folderStore } from '../../src/store/folder.ts'
import { cleanUp, quickFolder, type Running, start } from './harness.ts'
import { contendAndDie } from './contend.ts'

afterAll(cleanUp)

const crowd = (size: number, make: () => Running): readonly Running[] => Array.from({ length: size }, make)
const locks = (root: string): readonly string[] => readdirSync(root).filter(name => name.startsWith('.gloam-'))

/** All of them are ready before the first is told to go, so that they really race. */
async function race(
  root: string,
  size: number,
): Promise<{ readonly runners: readonly Running[]; readonly said: string[] }> {
  const runners = crowd(size, () => start(['hold', root]))
  await Promise.all(runners.map(({ hear }) => hear()))
  for (const { say } of runners) say('go')
  const said = await Promise.all(runners.map(({ hear }) => hear()))
  return { runners, said: said.map(String) }
}

test('faults 11 and 12: of six who find the same dead holder exactly one takes over, again and again', async () => {
  const root = quickFolder()
  for (let round = 0; round < 4; round += 1) {
    const { runners, said } = await race(root, 6) // from the second round on the holder is one that was killed
    expect(said.filter(words => words === 'held')).toHaveLength(1)
    expect(said.filter(words => words === 'refused locked')).toHaveLength(5)
    await Promise.all(runners.map(({ kill }) => kill()))
  }
  const next = await folderStore(root).lock('campaign')
  expect(next.ok).toBe(true)
  expect(locks(root)).toEqual(['.gloam-lock-campaign'])
})

test('fault 12: the lock of one who was killed is free at once, of one who lives is not', async () => {
  const root = quickFolder()
  const holder = start(['hold', root])
  await holder.hear()
  holder.say('go')
  expect(await holder.hear()).toBe('held')
  const refused = await folderStore(root).lock('campaign')
  expect(refused).toMatchObject({ refusal: { code: 'locked', holder: `process ${holder.child.pid} on this machine` } })
  await holder.kill()
  expect((await folderStore(root).lock('campaign')).ok).toBe(true)
})

test('fault 11: four who take turns are never inside together, while others are killed among them', async () => {
  const { together, turns, kills } = await contendAndDie(4, 40, 12)
  expect(together).toEqual([])
  expect(turns).toBeGreaterThanOrEqual(160)
  expect(kills).toBe(12)
})

test('fault 11: two who add lines without a lock still tear no line', async () => {
  const root = quickFolder()
  const line = (who: string): string => JSON.stringify({ verb: 'append', path: 'log', text: `${who.repeat(200)}\n` })
  const steps = (who: string): readonly string[] => [
    'steps',
    root,
    `[${Array.from({ length: 100 }, () => line(who)).join()}]`,
  ]
  await Promise.all(['a', 'b'].map(who => start(steps(who)).rest()))
  const lines = readFileSync(join(root, 'log'), 'utf8').split('\n').slice(0, -1)
  expect(lines).toHaveLength(200)
  expect(lines.every(text => /^(a{200}|b{200})$/.test(text))).toBe(true)
})

test('fault 11: of many who make the same new file exactly one is told that it did', async () => {
  const root = quickFolder()
  const step = { verb: 'write', path: 'a.md', text: 'x', expected: 'absent' }
  const writers = crowd(6, () => start(['obey', root]))
  await Promise.all(writers.map(({ hear }) => hear()))
  for (const [at, { say }] of writers.entries()) say(JSON.stringify({ ...step, text: `by ${at}` }))
  const said = await Promise.all(writers.map(({ hear }) => hear()))
  const winner = said.indexOf('done')
  expect(said.filter(words => words === 'done')).toHaveLength(1)
  expect(readFileSync(join(root, 'a.md'), 'utf8')).toBe(`by ${winner}`)
  await Promise.all(writers.map(({ kill }) => kill()))
})

test('the temp file of a process that lives is not swept by another start', async () => {
  const root = quickFolder()
  const alive = start(['obey', root])
  await alive.hear()
  const stat = readFileSync(`/proc/${alive.child.pid}/stat`, 'latin1').split(' ')
  const { placeMark } = await import('../../src/store/process.ts')
  const name = `.gloam-tmp-${placeMark}-${alive.child.pid}-${stat[21]}-00000000-1`
  writeFileSync(join(root, name), 'half')
  expect(folderStore(root).swept).toEqual([])
  await alive.kill()
  expect(folderStore(root).swept).toEqual([name])
})
