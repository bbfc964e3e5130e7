import { getEventListeners } from 'node:events'
import { PassThrough } from 'node:stream'
import { setImmediate as soon } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { noColours } from './ink.ts'
import { TerminalFace } from './terminal-face.ts'
import { widthOf } from './width.ts'

/** A terminal of this width: what is typed goes in, and everything on it can be read. */
function terminal(columns = 40) {
  const input = new PassThrough()
  const output = Object.assign(new PassThrough(), { columns, rows: 20 })
  const left = new AbortController()
  const face = new TerminalFace(input, output, {
    isAscii: true,
    ink: noColours,
    isStill: true,
    hasFallingDice: false,
    nameOf: id => id,
  })
  face.onInterrupt(
    () => left.abort(),
    () => false,
  )
  onTestFinished(() => face.close())
  let seen = ''
  output.on('data', (bytes: Buffer) => (seen += bytes.toString('utf8')))
  const type = async (text: string): Promise<void> => {
    input.write(text)
    for (let turn = 0; turn < 20; turn += 1) await soon()
  }
  const ask = (asks: 'turn' | 'watch') => face.ask({ who: 'Ansa', asks }, left.signal)
  return { face, type, ask, left: left.signal, seen: () => seen }
}

const clocks = [
  { name: 'The tide', filled: 2, segments: 4 },
  { name: 'Torches', filled: 0, segments: 6 },
]

test('the status breaks between its parts, and a clock stays beside its name', async () => {
  const { face, seen } = terminal(40)
  const glance = { who: 'Ansa', parts: ['HP 9/9', 'AC 14'], scene: 'The pier, dusk', clocks }
  face.show({ type: 'turn', glance, options: ['Look around', 'Wait'] })
  await soon()
  const lines = seen().split('\n')
  expect(lines.map(line => line.replace('\u001B[?2004h', ''))).toEqual([
    '-- Ansa | HP 9/9 | AC 14',
    '   The pier, dusk | The tide ##..',
    '   Torches ......',
    '1. Look around',
    '2. Wait',
    '',
  ])
  expect(Math.max(...lines.slice(1).map(widthOf))).toBeLessThan(40)
})

test('a line is said with Enter, and asking a hundred times leaves nothing behind', async () => {
  const { ask, type, left } = terminal()
  for (let turn = 0; turn < 100; turn += 1) {
    const said = ask('turn')
    await type('look\r')
    expect(await said).toBe('look')
  }
  expect(getEventListeners(left, 'abort')).toHaveLength(0)
})

test('Ctrl-C pauses and takes back what was half typed; twice leaves', async () => {
  const { ask, type, seen, left } = terminal()
  const said = ask('turn')
  await type('burn the mi')
  await type('\u0003')
  expect(seen()).toContain('Paused. Enter goes on, Ctrl-C again leaves safely.')
  await type('\r')
  await type('wait\r')
  expect(await said).toBe('wait')
  const again = ask('turn')
  await type('\u0003')
  await type('\u0003')
  expect(left.aborted).toBe(true)
  expect(await again).toBeUndefined()
})

test('whoever watches goes on with a key, and typing holds the story', async () => {
  const { face, ask, type, seen } = terminal()
  const said = ask('watch')
  face.show({ type: 'narrative', text: 'The tide comes in. '.repeat(40) })
  let isRead = false
  const read = face.settled().then(() => (isRead = true))
  await type('/')
  await type('party')
  expect(seen()).toMatch(/You are watching\.[\s\S]*Ansa > \/party/)
  expect(isRead).toBe(false)
  await type('\r')
  expect(await said).toBe('/party')
  await read
})
