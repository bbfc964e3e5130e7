import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { baseName, jsonTargetOf, placeOf, sourceOf, targetOf } from './place.ts'
import { scenario } from './scenario.ts'

const { ledger } = scenario({}, { roots: ['/home/ann/project', '/private/project/'] })

test.each([
  ['docs/a.json', 'docs/a.json'],
  ['./docs//a.json', 'docs/a.json'],
  ['docs/runs/', 'docs/runs'],
  ['/home/ann/project/docs/a.json', 'docs/a.json'],
  ['/private/project/docs/a.json', 'docs/a.json'],
  ['docs/..hidden/a...json', 'docs/..hidden/a...json'],
])('%s is a place inside', (text, place) => {
  expect(placeOf(ledger, 'data.target', text)).toEqual({ ok: true, value: place })
})

test.each([
  ['../a.json', '".." could lead out of the root'],
  ['docs/../../a.json', '".." could lead out of the root'],
  ['/etc/passwd', 'it lies outside the root'],
  ['/home/ann/project-two/a', 'it lies outside the root'],
  ['/home/ann/project', 'it lies outside the root'],
  ['/home/ann/project/../x', '".." could lead out of the root'],
  ['C:\\Windows\\a', 'it lies outside the root'],
  ['\\\\server\\share', 'it lies outside the root'],
  ['docs\\..\\..\\a', 'separated by "/"'],
  ['docs/a\0.json', 'control character'],
  ['.', 'it names no place'],
  ['docs/.GIT/config', 'what git keeps'],
])('%j is refused with the field and the reason', (text, why) => {
  const place = placeOf(ledger, 'data.target', text)
  expect(place).toMatchObject({
    ok: false,
    refusal: { status: 'failed', error: expect.stringContaining(why) as unknown, proof: { writeAttempted: false } },
  })
  expect(!place.ok && place.refusal.error).toMatch(/^"data\.target" cannot be/)
})

test('a Windows root is understood with either slash', () => {
  const windows = { roots: ['C:\\Users\\Ann\\project'] }
  expect(placeOf(windows, 'x', 'C:\\Users\\Ann\\project\\docs\\a.json')).toMatchObject({ value: 'docs/a.json' })
  expect(placeOf(windows, 'x', 'C:/Users/Ann/project/docs/a.json')).toMatchObject({ value: 'docs/a.json' })
})

test('the ledger’s own files are nobody’s target, and move away with nothing', () => {
  expect(targetOf(ledger, 'x', 'docs/Progress.md')).toMatchObject({ ok: false })
  expect(targetOf(ledger, 'x', 'docs/STATE.md')).toMatchObject({ ok: false })
  expect(jsonTargetOf(ledger, 'x', 'docs/a.md')).toMatchObject({ ok: false })
  expect(jsonTargetOf(ledger, 'x', 'docs/a.JSON')).toMatchObject({ ok: true })
  expect(sourceOf(ledger, 'x', 'docs/whycode-state.json')).toMatchObject({ ok: true })
  expect(sourceOf(ledger, 'x', 'docs')).toMatchObject({ ok: false })
  expect(baseName('docs/runs/a')).toBe('a')
})

const names = fc.constantFrom('..', '.', '', 'docs', 'a', '.git', '/', '\\', '\0', 'C:', '~', '%2e%2e', '\u202e', 'é')

test('no path that is taken can climb', () => {
  fc.assert(
    fc.property(fc.array(names), fc.constantFrom('/', '\\', '//'), (parts, slash) => {
      const place = placeOf(ledger, 'x', parts.join(slash))
      if (!place.ok) return
      const taken = place.value.split('/')
      expect(taken.some(name => name === '..' || name === '.' || name === '')).toBe(false)
      expect(place.value).not.toMatch(/\\|\0/)
    }),
    { numRuns: 2000 },
  )
})
