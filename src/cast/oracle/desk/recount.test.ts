import { expect, test } from 'vitest'
import { recounted, type Event, type Recalled } from './recount.ts'

const as = (kind: 'began' | 'ended' | 'met' | 'came' | 'did' | 'found', what: string, text = ''): Event => ({
  text,
  as: { kind, what },
})
const other = (fact: Recalled): Event => ({ text: '', as: fact })

test('an evening is looked back on in a few sentences, not in a list', () => {
  expect(
    recounted([
      as('began', 'the Harbour', 'It began at the Harbour.'),
      as('came', 'the Mill'),
      as('met', 'Hanne Brock'),
      as('came', 'the Old Light'),
      as('found', 'the brass key'),
      { text: 'Hanne Brock confided in the party.' },
      as('did', 'opened the stair at the Old Light'),
      as('did', 'gave Hanne Brock its word'),
      other({ kind: 'goal', what: 'Dark Nights', state: 'done' }),
      other({ kind: 'level', what: 'Tilda', reached: 2 }),
      other({ kind: 'level', what: 'Aldric', reached: 2 }),
      as('ended', 'The Light Rekindled', 'It ended: The Light Rekindled.'),
    ]).join(' '),
  ).toBe(
    'It began at the Harbour. The party came to the Mill and the Old Light, and met Hanne Brock. Hanne Brock confided in the party. They opened the stair at the Old Light and gave Hanne Brock their word. What came to light: the brass key. *Dark Nights* is done. Tilda and Aldric reached level 2. It ended: The Light Rekindled.',
  )
  expect(recounted([as('did', 'gave Hanne Brock its word')])).toEqual(['The party gave Hanne Brock its word.'])
  expect(recounted([as('met', 'Hanne Brock')])).toEqual(['The party met Hanne Brock.'])
})
