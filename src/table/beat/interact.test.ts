import { expect, test } from 'vitest'
import { asHeard, interact, isReady } from './interact.ts'

test('each hears what the others have said, and it ends when all are ready', async () => {
  const script: Record<string, string[]> = { pim: ['Left.', 'Ready.'], vell: ['Right!', '*ready*'] }
  const heard: string[] = []
  const { lines, missing } = await interact(['pim', 'vell'], async (character, said) => {
    heard.push(`${character} heard: ${asHeard(said)}`)
    return script[character]?.shift()
  })
  expect(lines).toEqual([
    { character: 'pim', said: 'Left.' },
    { character: 'vell', said: 'Right!' },
  ])
  expect(missing).toEqual([])
  expect(heard).toEqual([
    'pim heard: ',
    'vell heard: pim: Left.',
    'pim heard: pim: Left.\nvell: Right!',
    'vell heard: pim: Left.\nvell: Right!',
  ])
})

test('those who never agree are settled after three rounds', async () => {
  const { lines } = await interact(['pim', 'vell'], async character => `${character} insists`)
  expect(lines).toHaveLength(6)
})

test('one who does not answer is missing, and the others go on', async () => {
  const { lines, missing } = await interact(['pim', 'vell'], async character =>
    character === 'pim' ? undefined : 'So.',
  )
  expect(missing).toEqual(['pim'])
  expect(lines).toHaveLength(3)
})

test('ready is a word, not a part of one', () => {
  expect(isReady('[READY]')).toBe(true)
  expect(isReady('I am already there')).toBe(false)
})
