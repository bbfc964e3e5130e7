import { expect, test } from 'vitest'
import { folderNamesOf, lockNameOf, namesOf } from './path.ts'

test('a path is its names', () => {
  expect(namesOf('scenes/The Gate.md')).toEqual({ ok: true, value: ['scenes', 'The Gate.md'] })
  expect(folderNamesOf('')).toEqual({ ok: true, value: [] })
})

test('on Windows a backslash climbs and a colon opens another stream; elsewhere they are letters', () => {
  for (const path of ['..\\a', 'C:a', 'a.md:hidden']) {
    expect(namesOf(path, 'win32')).toMatchObject({ ok: false, refusal: { code: 'path-outside' } })
    expect(namesOf(path, 'linux')).toMatchObject({ ok: true })
  }
})

test('a lock of any name is one file, and no name can pass for the inner lock of another', () => {
  expect(lockNameOf('the campaign')).toEqual({ ok: true, value: '.gloam-lock-the%20campaign' })
  expect(lockNameOf('a+b')).toEqual({ ok: true, value: '.gloam-lock-a%2Bb' })
  expect(lockNameOf('a/b')).toMatchObject({ ok: false, refusal: { code: 'path-outside' } })
})
