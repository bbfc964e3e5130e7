/** The banks of talk: every line they hold is reached by a handler, and every key a handler names is there. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import company from '../../../../../content/oracle/phrases/company.json' with { type: 'json' }
import people from '../../../../../content/oracle/phrases/people.json' with { type: 'json' }

const sources = (folder: string): string =>
  readdirSync(folder)
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map(name => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n')

/** Keys that are put together: `greet-` and an attitude, `grants-` and what is granted. */
const made = ['greet-', 'grants-', 'does-', 'not-', 'denies']

const isUsed = (key: string, text: string): boolean => {
  const [plain = key] = key.split('.')
  return text.includes(`'${plain}'`) || made.some(start => plain.startsWith(start))
}

test('14.5: no line of the banks is out of reach', () => {
  const inPeople = `${sources('src/cast/oracle/act/people')}\n${sources('src/cast/oracle/act/company')}`
  expect(Object.keys(people).filter(key => !isUsed(key, inPeople))).toEqual([])
  expect(Object.keys(company).filter(key => !isUsed(key, inPeople))).toEqual([])
})

test('14.5: every bank line is a line', () => {
  const all: readonly string[] = [...Object.values(people), ...Object.values(company)].flat()
  expect(all.filter(line => line.trim() === '' || line !== line.trim())).toEqual([])
})
