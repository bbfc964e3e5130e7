import { describe, expect, test } from 'vitest'
import { namesOf } from '../names.ts'
import type { Condition } from '../world.ts'
import { holds, type Facts } from './holds.ts'
import { lore } from '../../../rules/fifth/lore.ts'
import { keyOf } from './key.fixture.ts'
import { termOf, type Lexicon } from './lexicon.ts'
import { readCondition } from './read-condition.ts'

const lexicon: Lexicon = {
  names: namesOf(
    [
      { kind: 'npcs', fileName: 'maren-oll.md', text: '# Maren Oll' },
      { kind: 'npcs', fileName: 'brother-aske.md', text: '# Brother Aske' },
      { kind: 'npcs', fileName: 'sil-ekka.md', text: "# Sil'ekka (Trade Name: Ek)" },
      { kind: 'locations', fileName: 'old-light.md', text: '# Old Light' },
      { kind: 'locations', fileName: 'gannet-pier.md', text: '# Gannet Pier' },
      { kind: 'factions', fileName: 'salt-and-sons.md', text: '# Salt and Sons' },
      { kind: 'items', fileName: 'ember-lens.md', text: '# The Ember Lens' },
      { kind: 'items', fileName: 'ledger.md', text: '# The Ledger' },
    ],
    lore,
  ),
  terms: [
    termOf('threat', 'the-drowned-bell', 'The Drowned Bell'),
    termOf('item', 'brass-key', 'brass key'),
    termOf('hidden', 'loose-flagstone', 'Loose flagstone'),
    termOf('feature', 'the-great-lamp', 'The Great Lamp'),
    termOf('foe', 'ghoul', 'ghoul'),
  ],
}

const used = (item: string, target: string): Condition => ({ kind: 'used', item, target })

const phrases: readonly (readonly [string, Condition])[] = [
  ['when the party reaches Old Light', { kind: 'at', place: 'old-light' }],
  ['once they have entered the Old Light', { kind: 'at', place: 'old-light' }],
  ['returns to Gannet Pier', { kind: 'at', place: 'gannet-pier' }],
  ['if the party finds the loose flagstone', { kind: 'found', thing: 'loose-flagstone' }],
  ['when they discover the Ledger', { kind: 'found', thing: 'ledger' }],
  ['the party has the brass key', { kind: 'has', item: 'brass-key' }],
  ['when the lens is stolen', { kind: 'has', item: 'lens' }],
  ['gives the ember lens to Maren', { kind: 'gave', item: 'ember-lens', person: 'maren-oll' }],
  ['gives Maren Oll the ember lens', { kind: 'gave', item: 'ember-lens', person: 'maren-oll' }],
  ['returns the Ledger to Salt and Sons', { kind: 'gave', item: 'ledger', person: 'salt-and-sons' }],
  ['when the party uses the ember lens at the Old Light', used('ember-lens', 'old-light')],
  ['lights the great lamp with the ember lens', used('ember-lens', 'the-great-lamp')],
  ['burns the Ledger', used('ledger', '')],
  ['when the Ledger is burned at Gannet Pier', used('ledger', 'gannet-pier')],
  ['shows Maren the Ledger', used('ledger', 'maren-oll')],
  ['rings the great lamp', { kind: 'did', verb: 'ring', target: 'the-great-lamp' }],
  ['defeats Brother Aske', { kind: 'defeated', who: 'brother-aske' }],
  ['when Aske is dead', { kind: 'defeated', who: 'brother-aske' }],
  ['lays Brother Aske to rest', { kind: 'defeated', who: 'brother-aske' }],
  ['kills the ghoul', { kind: 'defeated', who: 'ghoul' }],
  ['persuades Maren', { kind: 'persuaded', person: 'maren-oll' }],
  ["wins over Sil'ekka", { kind: 'persuaded', person: 'sil-ekka' }],
  ['when Maren confesses', { kind: 'persuaded', person: 'maren-oll' }],
  ['learns of the wreck', { kind: 'learned', topic: 'wreck' }],
  ['learns that the bell has no clapper', { kind: 'learned', topic: 'bell-has-no-clapper' }],
  ['find out who rings the bell', { kind: 'learned', topic: 'who-rings-the-bell' }],
  ['when The Drowned Bell is full', { kind: 'clock', threat: 'the-drowned-bell' }],
  ['when the clock The Drowned Bell fills', { kind: 'clock', threat: 'the-drowned-bell' }],
  ['on each long rest', { kind: 'rested' }],
  ['each day', { kind: 'day', day: 0 }],
  ['on day 5', { kind: 'day', day: 5 }],
  ['on the second night', { kind: 'day', day: 2, isNight: true }],
  ['by the third day', { kind: 'day', day: 3 }],
  ['fails at the Old Light', { kind: 'did', verb: 'fail', target: 'old-light' }],
  ['attacks Maren', { kind: 'did', verb: 'attack', target: 'maren-oll' }],
  ['yodels at Maren', { kind: 'did', verb: 'yodel', target: 'maren-oll' }],
  [
    'brings the ember lens to Old Light',
    {
      kind: 'all',
      of: [
        { kind: 'has', item: 'ember-lens' },
        { kind: 'at', place: 'old-light' },
      ],
    },
  ],
  [
    'has the brass key and the ember lens',
    {
      kind: 'all',
      of: [
        { kind: 'has', item: 'brass-key' },
        { kind: 'has', item: 'ember-lens' },
      ],
    },
  ],
  [
    'defeats Aske or persuades Maren',
    {
      kind: 'any',
      of: [
        { kind: 'defeated', who: 'brother-aske' },
        { kind: 'persuaded', person: 'maren-oll' },
      ],
    },
  ],
  [
    'reaches Old Light without killing Aske',
    {
      kind: 'all',
      of: [
        { kind: 'at', place: 'old-light' },
        { kind: 'not', of: { kind: 'defeated', who: 'brother-aske' } },
      ],
    },
  ],
  [
    'reaches Old Light without the ember lens',
    {
      kind: 'all',
      of: [
        { kind: 'at', place: 'old-light' },
        { kind: 'not', of: { kind: 'has', item: 'ember-lens' } },
      ],
    },
  ],
  ['when the party has not defeated Aske', { kind: 'not', of: { kind: 'defeated', who: 'brother-aske' } }],
]

describe('what people write is what is meant', () => {
  test.each(phrases)('%s', (phrase, condition) => {
    expect(readCondition(phrase, lexicon)).toEqual(condition)
  })
})

const facts = (some: Partial<Facts>): Facts => ({
  visited: [],
  here: '',
  found: [],
  items: [],
  happened: [],
  fullClocks: [],
  day: 1,
  hour: 8,
  isRested: false,
  isDawn: false,
  ...some,
})

describe('a condition comes true', () => {
  test.each<readonly [string, Condition, Partial<Facts>]>([
    ['where the party has been', { kind: 'at', place: 'old-light' }, { visited: ['old-light'] }],
    ['by what was found', { kind: 'found', thing: 'loose-flagstone' }, { found: ['gannet-pier/Loose flagstone'] }],
    ['by what is in hand, article or not', { kind: 'has', item: 'ember-lens' }, { items: ['The Ember Lens'] }],
    ['by part of a name', { kind: 'has', item: 'lens' }, { items: ['Ember Lens'] }],
    ['by a gift', { kind: 'gave', item: 'ledger', person: 'maren-oll' }, { happened: ['gave/the-ledger/maren-oll'] }],
    ['by a use on the very thing', used('ember-lens', 'the-great-lamp'), { happened: ['used/ember-lens/great-lamp'] }],
    ['by a use in that place', used('ember-lens', 'old-light'), { happened: ['used/ember-lens/great-lamp@old-light'] }],
    ['by any use where none is named', used('ledger', ''), { happened: ['used/ledger/fire'] }],
    ['by defeat', { kind: 'defeated', who: 'ghoul' }, { happened: ['defeated/ghoul'] }],
    [
      'by words enough',
      { kind: 'learned', topic: 'who-rings-the-bell' },
      { happened: ['learned/aske-rings-the-bell-at-night'] },
    ],
    ['by a full clock', { kind: 'clock', threat: 'the-drowned-bell' }, { fullClocks: ['the-drowned-bell'] }],
    ['when the day has come', { kind: 'day', day: 3 }, { day: 4 }],
    ['when its night has come', { kind: 'day', day: 2, isNight: true }, { day: 2, hour: 21 }],
    [
      'by that very sentence',
      { kind: 'learned', topic: 'aske-rings-it', isWhole: true },
      { happened: ['learned/aske-rings-it'] },
    ],
    ['at each dawn', { kind: 'day', day: 0 }, { isDawn: true }],
    ['after a rest', { kind: 'rested' }, { isRested: true }],
  ])('%s', (_, condition, some) => {
    expect(holds(condition, facts({}))).toBe(false)
    expect(holds(condition, facts(some))).toBe(true)
  })

  test('to have it and be there is to be there with it', () => {
    const brought = readCondition('brings the ember lens to Old Light', lexicon)
    const seen = { visited: ['old-light', 'gannet-pier'], items: ['The Ember Lens'] }
    expect(holds(brought, facts({ ...seen, here: 'gannet-pier' }))).toBe(false)
    expect(holds(brought, facts({ ...seen, here: 'old-light' }))).toBe(true)
  })

  test('all of nothing is true, any of nothing is false', () => {
    expect(holds({ kind: 'all', of: [] }, facts({}))).toBe(true)
    expect(holds({ kind: 'any', of: [] }, facts({}))).toBe(false)
    expect(holds({ kind: 'not', of: { kind: 'rested' } }, facts({}))).toBe(true)
  })

  test('a use elsewhere is not enough', () => {
    expect(holds(used('ember-lens', 'old-light'), facts({ happened: ['used/ember-lens/rats@gannet-pier'] }))).toBe(
      false,
    )
  })

  test('what a key writes down, the condition reads', () => {
    const deeds = phrases
      .map(([, condition]) => condition)
      .filter(({ kind }) => /^(?:gave|used|defeated|persuaded|learned|did)$/.test(kind))
    expect(deeds.length).toBeGreaterThan(15)
    for (const deed of deeds) expect(holds(deed, facts({ happened: [keyOf(deed, 'gannet-pier')] }))).toBe(true)
    expect(keyOf(used('ember-lens', 'The Great Lamp'), 'old-light')).toBe('used/ember-lens/the-great-lamp@old-light')
  })
})
