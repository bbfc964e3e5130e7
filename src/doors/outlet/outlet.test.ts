import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { cleaned, jsonLine, jsonPage, withoutControls } from './clean.ts'
import { colours } from './ink.ts'
import { outletOn } from './outlet.ts'

const hostile = 'a\u001B[2Jb\u0007\u009Bc\u007F\u0008\r\nd\u202Ee\ud800\tf\rg'

test('18 no text moves the cursor or turns the line around, and its lines end as they did', () => {
  expect(cleaned(hostile)).toBe('a[2Jbc\r\nde\uFFFD\tf\ng')
  expect(withoutControls(`${hostile}\uFDD0`)).toBe('a[2Jbc\nde\uFFFD  f\ng')
})

test('18 what leaves is cleaned, and the codes in it are ours', () => {
  const sink = new PassThrough()
  const outlet = outletOn(sink)
  outlet.write(`${hostile} ${colours({ text: 'x\u001B[31m', marks: ['bold', 'code'] })}\uFDEF`)
  outlet.clearLine()
  outlet.markPastes(false)
  expect(String(sink.read())).toBe(
    'a[2Jbc\r\nde\uFFFD\tf\ng \u001B[36m\u001B[1mx[31m\u001B[22m\u001B[39m\r\u001B[2K\u001B[?2004l',
  )
})

test('18 JSON spells what a terminal would obey, and means the same', () => {
  const value = { [hostile]: [hostile, '\u2028\uFDD0'] }
  for (const text of [jsonLine(value), jsonPage(value)]) {
    expect(JSON.parse(text)).toEqual(value)
    expect(text).toBe(cleaned(text))
    expect(text).not.toMatch(/[\u2028\uFDD0]/)
  }
  expect(jsonLine('\u009B')).toBe('"\\u009b"\n')
})
