import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const source = fileURLToPath(new URL('../../', import.meta.url))

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map(path => path.replaceAll('\\', '/'))
  .filter(path => path.endsWith('.ts'))
  .map(path => ({ path, text: readFileSync(join(source, path), 'utf8') }))

test('sealed text is opened in the views and nowhere else', () => {
  const opens = (path: string): RegExp =>
    path.startsWith('table/views/') ? /from '\.\/open\.ts'/ : /from '.*views\/open\.ts'/
  const importers = files.filter(({ path, text }) => opens(path).test(text)).map(({ path }) => path)
  expect(importers).toEqual(['table/views/view-for.ts'])
})

test('the one cast to open text stands in open.ts', () => {
  const casts = files.filter(({ text }) => /\bas (?:unknown as )?Open\b/.test(text)).map(({ path }) => path)
  expect(casts).toEqual(['table/views/open.ts'])
})
