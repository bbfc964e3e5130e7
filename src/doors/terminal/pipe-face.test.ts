import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { outletOn } from '../outlet/outlet.ts'
import { Lines } from './lines.ts'
import { pipeFace } from './pipe-face.ts'

/** What a person or a pipe gets to read of the same turn. */
async function shown(columns?: () => number): Promise<string> {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const look = { isAscii: true, nameOf: (id: string) => id, ...(columns ? { columns } : {}) }
  const face = pipeFace(new Lines(input), outletOn(output), look)
  face.show({ type: 'narrative', text: 'The pier is dark. *Something moves below the boards.*', parts: [] })
  input.end('look\n')
  const line = await face.ask({ who: 'Ansa', asks: 'turn' }, new AbortController().signal)
  face.show({ type: 'said', text: line ?? '' })
  return String(output.read())
}

test('a pipe gets the text as it is, and what was said beside it', async () => {
  expect(await shown()).toBe('The pier is dark. *Something moves below the boards.*\n\n>> look\n\n')
})

test('a terminal that can do nothing gets lines that fit, and a sign to type behind', async () => {
  expect(await shown(() => 24)).toBe('The pier is dark.\nSomething moves below\nthe boards.\n\nAnsa > ')
})

test('the status of a turn breaks between its parts there', () => {
  const output = new PassThrough()
  const face = pipeFace(new Lines(new PassThrough()), outletOn(output), {
    isAscii: true,
    nameOf: id => id,
    columns: () => 24,
  })
  const glance = { who: 'Ansa', parts: ['HP 9/9', 'slots 1st 2/2'], scene: 'The pier, dusk', clocks: [] }
  face.show({ type: 'turn', glance, options: ['Wait'] })
  expect(String(output.read())).toBe('Ansa | HP 9/9\nslots 1st 2/2\nThe pier, dusk\n1. Wait\n\n')
})
