/** Two who start at once, readers that go away, and disks that take no more: real processes, and nothing half made. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyShipped } from '../../src/doors/shipped.ts'
import { buildGloam, endOf, folderWith, shell, type Ended } from './gloam.ts'

let built = { main: '', remove: (): void => undefined }
beforeAll(() => {
  built = buildGloam()
})
afterAll(() => built.remove())

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      entry => entry.isFile() && !/\/(?:runs|scenes|tmp)(?:\/|$)|journal/.test(join(entry.parentPath, entry.name)),
    )
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length))

const inUse = /^gloam play: "borrowed-water" is in use by process \d+ on this machine\. Close that one first,/

describe.each([1, 2, 3])('23 a first start by two at once (pair %i)', seed => {
  test('one makes the campaign, and the other plays on in it or hears who has it', async () => {
    const folder = folderWith()
    const whole = folderWith()
    copyShipped('borrowed-water', whole)
    const start = (): Promise<Ended> =>
      shell(built.main, folder, `printf 'look around\\n' | gloam play borrowed-water --seed ${seed}`)
    const ended = await Promise.all([start(), start()])
    expect(ended.filter(({ code }) => code === 0).length).toBeGreaterThan(0)
    for (const { code, err } of ended) expect(code === 0 ? err : inUse.test(err) || err).toBe(code === 0 ? '' : true)
    expect(readdirSync(join(folder, 'campaigns'))).toEqual(['borrowed-water'])
    const made = filesIn(join(folder, 'campaigns/borrowed-water'))
    expect(filesIn(join(whole, 'borrowed-water')).filter(path => !made.includes(path))).toEqual([])
    expect((await shell(built.main, folder, 'gloam replay borrowed-water --verify')).code).toBe(0)
  })
})

test('23 what a process was making when it died is swept by the next', async () => {
  const folder = folderWith({ 'campaigns/.gloam-tmp-00000000-1-1-00000000-1/overview.md': '# Half' })
  const dead = spawnSync(process.execPath, ['-e', '']).pid
  const { placeMark } = await import('../../src/store/process.ts')
  const left = folderWith({ [`.gloam-tmp-${placeMark}-${dead}-1-00000000-1/overview.md`]: '# Half' })
  expect(copyShipped('borrowed-water', left).ok).toBe(true)
  expect(readdirSync(left)).toEqual(['borrowed-water'])
  expect(copyShipped('borrowed-water', join(folder, 'campaigns')).ok).toBe(true)
  expect(readdirSync(join(folder, 'campaigns'))).toHaveLength(2) // of another machine, and young: it may be alive
})

const locksIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.includes('.gloam-'))

test('26 whoever stops reading leaves a table that is saved and free', async () => {
  const folder = folderWith()
  const said = await shell(
    built.main,
    folder,
    'yes look around | head -40 | gloam play borrowed-water --seed 7 | head -1',
  )
  expect([said.err, locksIn(folder)]).toEqual(['', []])
  expect((await shell(built.main, folder, 'gloam replay borrowed-water --verify')).code).toBe(0)
})

describe.skipIf(!existsSync('/dev/full'))('26 a full standard output (needs /dev/full)', () => {
  test.each(['gloam roll 1d6 --seed 1', "printf 'look\\n' | gloam play borrowed-water --seed 7", 'gloam campaigns'])(
    '%s',
    async line => {
      const folder = folderWith()
      expect(await shell(built.main, folder, `${line} > /dev/full`)).toMatchObject({
        code: 1,
        err: 'gloam: The disk is full, and "standard output" could not be written. Make some room, then try again.\n',
      })
      expect(locksIn(folder)).toEqual([])
    },
  )
})

test('26 a campaign that somebody has is named, with who has it and what to do', async () => {
  const folder = folderWith()
  await shell(built.main, folder, 'gloam play borrowed-water --seed 7 < /dev/null')
  const child = spawn(process.execPath, [built.main, 'play', 'borrowed-water'], { cwd: folder })
  const ended = endOf(child)
  await new Promise<void>(resolve => child.stdout.on('data', (text: string) => /\n1\. /.test(text) && resolve()))
  const words = `"borrowed-water" is in use by process ${child.pid} on this machine. Close that one first, or wait until it is done.`
  for (const call of ['play borrowed-water --as Korda', 'rewind borrowed-water --to 1']) {
    const { err, code } = await shell(built.main, folder, `gloam ${call} < /dev/null`)
    expect([err, code]).toEqual([`gloam ${call.split(' ')[0]}: ${words}\n`, 1])
  }
  child.stdin.end()
  expect((await ended).code).toBe(0)
})

const canMount = spawnSync('unshare', ['-m', 'true']).status === 0

test.skipIf(!canMount)('26 a folder that can only be read is named (needs unshare)', async () => {
  const folder = folderWith({ 'ro/x': '' })
  await shell(built.main, folder, 'gloam play borrowed-water --seed 7 < /dev/null')
  const inside = ['play fen', 'rewind fen --to 1', 'merge fen']
    .map(call => `"${process.execPath}" "${built.main}" ${call} --campaigns ro < /dev/null`)
    .join('; ')
  const mounting = `mount -t tmpfs none ro && cp -r campaigns/borrowed-water ro/fen && mount -o remount,ro ro; ${inside}`
  const { err } = await shell(built.main, folder, `unshare -m bash -c '${mounting}'`)
  const words = 'gloam: "ro/fen" lies on a disk that can only be read. Choose another folder with --campaigns DIR.'
  expect(err.trim().split('\n')).toEqual([words, words, words])
})
