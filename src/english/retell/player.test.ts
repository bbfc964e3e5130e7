import { describe, expect, test } from 'vitest'
import { toldOf, toldOfOrder, toldOfYou } from './player.ts'

const own: readonly (readonly [string, string, string])[] = [
  ['I pet the mule', 'You pet the mule.', 'Korda pets the mule.'],
  ['pet the mule', 'You pet the mule.', 'Korda pets the mule.'],
  ["I'd like to sit down beside my brother", 'You sit down beside your brother.', 'Korda sits down beside her brother.'],
  ['We go to the inn', 'You go to the inn.', 'Korda goes to the inn.'],
  ["Let's go to the inn", 'You go to the inn.', 'Korda goes to the inn.'],
  ['I close his eyes and weep', 'You close his eyes and weep.', 'Korda closes his eyes and weeps.'],
  ['To the chapel', 'You go to the chapel.', 'Korda goes to the chapel.'],
  ['In the night I sneak off alone', 'In the night you sneak off alone.', 'In the night Korda sneaks off alone.'],
  ['Quietly go through the desk', 'You quietly go through the desk.', 'Korda quietly goes through the desk.'],
  ["I tell him I'm sorry", 'You tell him you are sorry.', 'Korda tells him she is sorry.'],
  ['I say "I am the law" and draw my sword', 'You say "I am the law" and draw your sword.', 'Korda says "I am the law" and draws her sword.'],
] // prettier-ignore

describe('a player’s words told again', () => {
  test.each(own)('%s', (words, ofYou, ofKorda) => {
    expect(toldOfYou(words)).toBe(ofYou)
    expect(toldOf('Korda', words, { pronoun: 'she' })).toBe(ofKorda)
  })

  test.each([
    ['patch me up', 'Korda patches you up.'],
    ['carry her bag and be nice', 'Korda carries her bag and is nice.'],
    ['distract the sergeant while I look in my bag', 'Korda distracts the sergeant while you look in your bag.'],
    ['please guard the door', 'Korda guards the door.'],
  ])('bidden: %s', (words, told) => {
    expect(toldOfOrder('Korda', words, { pronoun: 'she' })).toBe(told)
  })

  test('afterwards', () => {
    expect(toldOfYou('I pet the mule', 'past')).toBe('You petted the mule.')
    expect(toldOf('Maren', 'I kneel and look at the board', { pronoun: 'she', tense: 'past' })).toBe(
      'Maren knelt and looked at the board.',
    )
  })

  test.each(['', '?', '   ', '"', 'ʔ'])('says something of anything: %j', words => {
    expect(toldOfYou(words)).toMatch(/\.$/)
  })
})
