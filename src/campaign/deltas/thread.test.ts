import { expect, test } from 'vitest'
import { contextOf, itemOf, passage } from './scenario.ts'
import { applyThread } from './thread.ts'

const tell = (text: string, news: string): string =>
  applyThread(passage(text), itemOf('THREAD', news), contextOf()).passage.raw

test.each([
  ['by a tick', '- Who rang the bell?', '[x] Who rang the bell?', '- [x] Who rang the bell?'],
  ['in its box', '- [ ] Who rang the bell?', '[x] Who rang the bell?', '- [x] Who rang the bell?'],
  ['with an answer', '- Who rang the bell?', '[x] Who rang the bell? - Odo did', '- [x] Who rang the bell? - Odo did'],
  ['without its mark', '- Who rang the bell?', '[x] who rang the bell', '- [x] who rang the bell'],
  ['in words', '- Who rang the bell?', 'Who rang the bell? - resolved: Odo', '- Who rang the bell? - resolved: Odo'],
  ['in words before it', '- The bell', 'RESOLVED: The bell - Odo', '- RESOLVED: The bell - Odo'],
  ['struck out', '- ~~The bell~~', '[x] The bell', '- [x] The bell'],
  [
    'by its name, with what was known of it kept',
    '- The ferryman - not seen since spring',
    '[x] The ferryman - drowned',
    '- [x] The ferryman - not seen since spring (drowned)',
  ],
  [
    'and its other copies go',
    '- [x] The bell\n- The bell\n- Odo',
    '[x] The bell',
    '- [x] The bell\n- [x] The bell\n- Odo',
  ],
])('13.2 a thread is resolved %s, and no open copy stays', (_, before, news, after) => {
  expect(tell(before, news)).toBe(after)
})

test.each([
  ['another of the same name', '- Odo - owes 3 gold\n- Odo - owes a boat', '[x] Odo - owes 5 gold'],
  ['a longer one', '- Who rang the bell at night?', '[x] Who rang the bell?'],
  ['one that says closed of a door', '- The half-closed gate', 'The closed gate'],
])('13.2 %s stays, and the news is added', (_, before, news) => {
  expect(tell(before, news)).toBe(`${before}\n- ${news}`)
})

test('13.2 a thread that is resolved twice is resolved once', () => {
  for (const news of ['[x] The bell - Odo did', 'The ferryman - resolved: drowned', '[x] The ferryman - drowned']) {
    const once = tell('- The bell\n- The ferryman - gone', news)
    expect(tell(once, news)).toBe(once)
  }
})
