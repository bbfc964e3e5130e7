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
  ['Search the hearth, then go to the mill.', 'You search the hearth, then go to the mill.', 'Korda searches the hearth, then goes to the mill.'],
  ['I try to climb the wall', 'You try to climb the wall.', 'Korda tries to climb the wall.'],
  ["I'm going to pick the lock", 'You pick the lock.', 'Korda picks the lock.'],
  ["I'll carry Tilda and run for the stairs", 'You carry Tilda and run for the stairs.', 'Korda carries Tilda and runs for the stairs.'],
  ['I quietly take my bow and shoot it', 'You quietly take your bow and shoot it.', 'Korda quietly takes her bow and shoots it.'],
  ['I take my sword and shield', 'You take your sword and shield.', 'Korda takes her sword and shield.'],
  ["I don't trust him", "You don't trust him.", "Korda doesn't trust him."],
  ['I can hear them', 'You can hear them.', 'Korda can hear them.'],
  ['I am tired, so I rest', 'You are tired, so you rest.', 'Korda is tired, so she rests.'],
  ['"Swear it," I say.', '"Swear it," you say.', '"Swear it," Korda says.'],
  ['I opened the door', 'You opened the door.', 'Korda opened the door.'],
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

  test('takes any line, and quickly', () => {
    for (const line of ['{{7*7}}', '../../etc/passwd', "'".repeat(9_999), 'I and '.repeat(2_000), '"'.repeat(9_999)])
      expect(toldOf('Wren', line).length).toBeGreaterThan(4)
  })

  test.each(['', '?', '   ', '"', 'ʔ'])('says something of anything: %j', words => {
    expect(toldOfYou(words)).toMatch(/\.$/)
  })
})
