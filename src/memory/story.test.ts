import { expect, test } from 'vitest'
import type { Due } from './due.ts'
import { parseStory, printStory } from './story.ts'
import { withScene, type Summary } from './summary.ts'

const session = (number: number): Summary => ({
  title: `The house of ${number}`,
  from: number,
  to: number,
  text: `They came to the house of ${number}. A bell rang ${number} times, and nobody would say why.`,
  moments: [
    { text: `Wren found the key of ${number}.`, audience: 'everyone' },
    { text: `Odo saw the ${number}th ghost.`, audience: ['odo-finch'] },
  ],
  threads: [{ text: `Who rang the bell of ${number}?`, audience: 'everyone' }],
  seeds: [`The ${number}th door was open.`],
})

const due: Due = {
  kind: 'debt',
  who: 'Wren',
  to: 'Osk',
  what: 'two crowns',
  place: 'the quay',
  when: 'before the tide',
  since: 'the quay, dusk',
  beat: 12,
  audience: ['wren-adair'],
}

test('16.4 what is printed is read again, who may know it too', () => {
  const story = {
    summaries: [session(1), { ...session(3), to: 9 }],
    due: [due, { ...due, audience: 'everyone' as const }],
  }
  expect(parseStory(printStory(story))).toEqual(story)
})

test('16.4 a thousand sessions fit a page, the last ones in full, and none of them is left out', () => {
  let story: readonly Summary[] = []
  for (let number = 1; number <= 1000; number += 1) story = withScene(story, session(number))
  expect(printStory({ summaries: story, due: [] }).length).toBeLessThan(6000)
  expect(story.slice(-3)).toEqual([session(998), session(999), session(1000)])
  expect(story[0]?.from).toBe(1)
  expect(story.slice(1).map(({ from }) => from)).toEqual(story.slice(0, -1).map(({ to }) => to + 1))
})

test('16.4 scenes of one session are one', () => {
  const [one, ...more] = withScene(withScene([], session(4)), {
    ...session(4),
    text: 'They slept.',
    seeds: ['A third.'],
  })
  expect(more).toEqual([])
  expect(one?.text).toMatch(/^They came .* They slept\.$/)
  expect(one?.seeds).toEqual(['The 4th door was open.', 'A third.'])
})

test('a page that somebody has written into is read as far as it is understood', () => {
  const page = printStory({ summaries: [session(1)], due: [due] }).replace(
    '- Open',
    'A line of mine.\n\n- Odd: thing\n- Open',
  )
  const [read] = parseStory(page).summaries
  expect(read?.threads).toEqual(session(1).threads)
  expect(read?.text).toContain('A line of mine.')
  expect(parseStory('nothing at all')).toEqual({ summaries: [], due: [] })
})
