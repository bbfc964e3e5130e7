import { getEventListeners } from 'node:events'
import { PassThrough } from 'node:stream'
import { setImmediate as soon } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { noColours } from '../outlet/ink.ts'
import { outletOn } from '../outlet/outlet.ts'
import { TerminalFace } from './terminal-face.ts'
import { widthOf } from './width.ts'

/** A terminal of this width: what is typed goes in, and everything on it can be read. */
function terminal(columns = 40) {
  const input = new PassThrough()
  const output = Object.assign(new PassThrough(), { columns, rows: 20 })
  const left = new AbortController()
  const face = new TerminalFace(input, outletOn(output), {
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

test('Ctrl-C pauses, and what was half typed is there again afterwards; twice leaves', async () => {
  const { ask, type, seen, left } = terminal()
  const said = ask('turn')
  await type('burn the mi')
  await type('\u0003')
  expect(seen()).toContain('Paused. Enter goes on, Ctrl-C again leaves safely.')
  expect(seen().endsWith('> ')).toBe(false) // the cursor is moved behind the prompt
  expect(seen()).toMatch(/safely\.\n[^\n]*> /)
  await type('\r')
  await type('ll\r')
  expect(await said).toBe('burn the mill')
  const again = ask('turn')
  await type('\u0003')
  await type('\u0003')
  expect(left.aborted).toBe(true)
  expect(await again).toBeUndefined()
})

test('lines that are pasted together are said one after the other, each in its place', async () => {
  const { ask, type, seen } = terminal()
  const first = ask('turn')
  await type('\u001B[200~look around\ngo north\nsing\u001B[201~')
  expect(await first).toBe('look around')
  expect(await ask('turn')).toBe('go north')
  expect(seen().match(/go north/g)).toHaveLength(1)
  const last = ask('turn')
  await type('\r')
  expect(await last).toBe('sing')
  expect(seen()).toMatch(/Ansa > look around[\s\S]*Ansa > go north\n[\s\S]*Ansa > sing/)
})

test('Tab finishes what was begun', async () => {
  const { face, ask, type } = terminal()
  face.completeWith(line => ['/sheet', '/scene'].filter(command => command.startsWith(line)))
  const said = ask('turn')
  await type('/sh\t')
  await type('\r')
  expect(await said).toBe('/sheet')
})

test('whoever watches goes on with a key, and typing holds the story', async () => {
  const { face, ask, type, seen } = terminal()
  const said = ask('watch')
  face.show({ type: 'narrative', text: 'The tide comes in. '.repeat(40), parts: [] })
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
