import { expect, test } from 'vitest'
import { sitDown } from './scenario.ts'

test('whoever has stepped away and says stop takes the seat again, and the evening is not over', async () => {
  const { out, shown } = await sitDown(['/auto', 'stop', 'sing'])
  expect(out).toContain('You say: sing')
  expect(shown.some(({ type }) => type === 'ended')).toBe(false)
})

test('at one’s own turn stop is the end of the evening', async () => {
  const { shown } = await sitDown(['look around', 'stop'])
  expect(shown.some(({ type }) => type === 'ended')).toBe(true)
})

test('a spectator who says stop holds the story until Enter', async () => {
  const { answers, shown } = await sitDown(['stop', '/party', '', '/end'], {}, { isAuto: true })
  expect(answers[0]).toMatch(/^The story holds\. Enter lets it go on/)
  const held = shown.findIndex(({ type }) => type === 'answer')
  const asked = shown.findIndex(event => event.type === 'answer' && event.command === 'party')
  expect(shown.slice(held, asked).some(({ type }) => type === 'narrative')).toBe(false)
  expect(shown.at(-1)?.type).toBe('ended')
})
