import { PassThrough } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { outletOn } from '../outlet/outlet.ts'
import { jsonFace, lineFrom } from './json-face.ts'
import { Lines } from './lines.ts'

describe('a line from a program', () => {
  test.each([
    ['look around', 'look around'],
    ['{"say": "look\\naround"}', 'look around'],
    ['{"command": "save"}', '/save'],
    ['{"command": "/recall the bell"}', '/recall the bell'],
    ['{"say": 7}', '{"say": 7}'],
    ['{the door}', '{the door}'],
    ['', ''],
  ])('%s', (written, line) => {
    expect(lineFrom(written)).toBe(line)
  })
})

test('each event is a line, and ready says that it waits', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const face = jsonFace(new Lines(input), outletOn(output))
  face.show({ type: 'narrative', text: 'The pier\nis dark.', parts: [], beat: 1 })
  face.show({ type: 'turn', glance: { who: 'Ansa', parts: [], scene: '', clocks: [] }, options: [] })
  input.end('{"say": "look"}\n')
  const line = await face.ask({ who: 'Ansa', asks: 'turn' }, new AbortController().signal)
  expect(line).toBe('look')
  expect(String(output.read())).toBe(
    '{"type":"narrative","text":"The pier\\nis dark.","parts":[],"beat":1}\n{"type":"ready","waitsFor":"turn","who":"Ansa"}\n',
  )
})
