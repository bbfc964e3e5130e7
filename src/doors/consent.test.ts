import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readPreferences } from '../campaign/preferences/preferences.ts'
import { Purse } from '../cast/llm/budget/purse.ts'
import { dollarsIn } from '../table/chronicle/spent.ts'
import { folderWith } from './cli/scenario.ts'
import { consentsOf, grantModel } from './consent.ts'

const wishing = readPreferences('**model**: auto\n**model_gm**: openai/dear\n**model_journal**: oracle\n')

function person(answer: number | undefined) {
  const folder = folderWith({ 'fen/overview.md': '# Fen\n', 'other/overview.md': '# Other\n' })
  const asked: string[] = []
  const choose = async (question: string): Promise<number | undefined> => {
    asked.push(question)
    return answer
  }
  const env = { XDG_CONFIG_HOME: join(folder, 'config') }
  const grant = (campaign: string, more: { model?: string; budget?: number } = {}, preferences = wishing) =>
    grantModel({ campaign, preferences, ...more }, consentsOf(join(folder, campaign), env), choose)
  return { grant, asked, file: join(folder, 'config/gloam/consents.json') }
}

const modelsIn = (granted: Awaited<ReturnType<typeof grantModel>>): unknown =>
  granted.ok && [granted.value.model, granted.value.budget, ...granted.value.preferences.settings.values()]

test('19 a wish is asked about once a campaign, granted with a budget, and kept outside of the folder', async () => {
  const { grant, asked, file } = person(1)
  expect(modelsIn(await grant('fen'))).toEqual([undefined, 1, 'auto', 'openai/dear', 'oracle'])
  expect(modelsIn(await grant('fen', { budget: 3 }))).toEqual([undefined, 3, 'auto', 'openai/dear', 'oracle'])
  expect(asked).toEqual([expect.stringContaining('model: auto, model_gm: openai/dear')])
  await grant('other')
  await grant('fen', {}, readPreferences('**model**: anthropic/dearest\n'))
  expect(asked).toHaveLength(3)
  expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object)).toHaveLength(2)
})

test('19 no is kept too, and the Oracle plays', async () => {
  const { grant, asked } = person(0)
  for (const _ of [1, 2]) expect(modelsIn(await grant('fen'))).toEqual([undefined, undefined, 'oracle'])
  expect(asked).toHaveLength(1)
})

test('19 where nobody can be asked it is refused, with the way on', async () => {
  expect(await person(undefined).grant('fen')).toEqual({
    ok: false,
    refusal: expect.stringMatching(/"fen" asks .*\(auto\).*--model auto --budget 2\.00.*--model oracle/),
  })
})

test('19 a model that was typed is consent to that one, and not to those the campaign names', async () => {
  const { grant, asked } = person(undefined)
  expect(modelsIn(await grant('fen', { model: 'ollama/small' }))).toEqual(['ollama/small', undefined, 'oracle'])
  expect(asked).toEqual([])
})

test('19 a file of answers that makes no sense allows nothing', async () => {
  const { grant, asked, file } = person(1)
  await grant('fen')
  for (const text of ['{', '[]', readFileSync(file, 'utf8').replace('"budget": 1', '"budget": "all"')]) {
    writeFileSync(file, text)
    await grant('fen')
  }
  expect(asked).toHaveLength(4)
})

test('19 a chronicle cannot give money back', () => {
  expect(dollarsIn({ answer: { model: 'm', dollars: 2 } })).toBe(2)
  expect(dollarsIn({ answer: { model: 'm', dollars: -100 } })).toBe(0)
  expect(new Purse(1, -100).before).toBe(0)
})
