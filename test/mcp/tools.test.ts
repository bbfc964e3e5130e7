/** What the tools cost a model, and that they say enough to be used. */
import { encode } from 'gpt-tokenizer'
import { expect, test } from 'vitest'
import { toolsOf } from './tool-names.ts'

const tokensOf = async (who: Parameters<typeof toolsOf>[0]): Promise<number> =>
  encode(
    JSON.stringify(
      (await toolsOf(who)).map(({ name, description, inputSchema }) => ({ name, description, inputSchema })),
    ),
  ).length

test('the tools of a seat are under 1,500 tokens, all of them under 4,000', async () => {
  expect(await tokensOf({ kind: 'seat', seat: 'gm' })).toBeLessThan(1500)
  expect(await tokensOf({ kind: 'host' })).toBeLessThan(4000)
})

test("a seat has a seat's tools, and each says what it does and whether it writes", async () => {
  const tools = await toolsOf({ kind: 'seat', seat: 'tilda-brannock' })
  expect(tools.map(({ name }) => name).sort()).toEqual(['answer', 'leave', 'next', 'recall', 'roll', 'rules', 'sit'])
  for (const { description = '', annotations, outputSchema } of [...tools, ...(await toolsOf({ kind: 'host' }))]) {
    expect(description.length).toBeGreaterThan(30)
    expect(annotations?.readOnlyHint).toEqual(expect.any(Boolean))
    expect(annotations?.title).toEqual(expect.any(String))
    expect(outputSchema === undefined || typeof outputSchema === 'object').toBe(true)
  }
})
