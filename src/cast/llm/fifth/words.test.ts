/** The tools of the fifth edition: real moves with their own fields, and together small enough to stand in every prompt. */
import { expect, test } from 'vitest'
import { fifth } from '../../../rules/fifth/index.ts'
import { toolsOf } from '../gm/tools.ts'
import { schemaOf } from '../model/schema.ts'
import { fifthWords } from './words.ts'

const own = fifthWords.ruleset.moves.filter(({ name }) => fifthWords.tools.includes(name))

test('each tool is a move of the rules, and asks for nothing the rules do not take', () => {
  expect(own.map(({ name }) => name).toSorted()).toEqual([...fifthWords.tools].toSorted())
  for (const { name, input } of own) {
    const real = fifth.moves.find(move => move.name === name)?.input.fields ?? {}
    expect(Object.keys(input.fields).filter(field => !(field in real))).toEqual([])
  }
})

test('nothing the rules cannot do without is left out', () => {
  const missing = fifth.moves.flatMap(move => {
    const shown = own.find(({ name }) => name === move.name)
    const needed = Object.entries(move.input.fields).filter(([, field]) => !field.optional)
    return shown ? needed.filter(([name]) => !(name in shown.input.fields)).map(([name]) => `${move.name}.${name}`) : []
  })
  expect(missing).toEqual([])
})

test('all schemas together, story and party included, are under 18,000 characters', () => {
  expect(lengthOf(false)).toBeLessThan(18_000)
})

test('17.1 a model that holds little is given few of them, and can ask for every other', () => {
  expect(lengthOf(true)).toBeLessThan(10_000)
  expect(toolsOf(fifthWords, true).map(({ name }) => name)).toContain('rule')
})

const lengthOf = (isFew: boolean): number =>
  toolsOf(fifthWords, isFew)
    .map(({ name, about, takes }) => JSON.stringify([name, about, schemaOf(takes)]).length)
    .reduce((sum, one) => sum + one, 0)
