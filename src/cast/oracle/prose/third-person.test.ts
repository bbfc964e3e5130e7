import { describe, expect, test } from 'vitest'
import { inThirdPerson } from './third-person.ts'

describe("a player's line in the book", () => {
  test.each([
    ['I open the door and ask her about the bell', 'Wren opens the door and asks her about the bell.'],
    ['look around', 'Wren looks around.'],
    ['Search the hearth, then go to the mill.', 'Wren searches the hearth, then goes to the mill.'],
    ['I try to climb the wall', 'Wren tries to climb the wall.'],
    ["I'm going to pick the lock", 'Wren picks the lock.'],
    ['could I maybe ask the innkeeper about my sister?', 'Wren asks the innkeeper about her sister?'],
    ["I'd like to hide behind the bar", 'Wren hides behind the bar.'],
    ["I'll carry Tilda and run for the stairs", 'Wren carries Tilda and runs for the stairs.'],
    ['I quietly take my bow and shoot it', 'Wren quietly takes her bow and shoots it.'],
    ['I take my sword and shield', 'Wren takes her sword and shield.'],
    ['we go to the market', 'Wren and the others go to the market.'],
    ["I don't trust him", "Wren doesn't trust him."],
    ['I can hear them', 'Wren can hear them.'],
    ['I am tired, so I rest', 'Wren is tired, so she rests.'],
    ['I whisper to Tilda, "I know what I saw."', 'Wren whispers to Tilda, "I know what I saw."'],
    ['"Swear it," I say.', '"Swear it," Wren says.'],
    ['"We mean no harm."', 'Wren says, "We mean no harm."'],
    ['Good evening, old man.', 'Wren says, "Good evening, old man."'],
    ['is there a back door?', 'Wren wonders: is there a back door?'],
    ['Wren sneaks behind the bar', 'Wren sneaks behind the bar.'],
    ['I opened the door', 'Wren opened the door.'],
    ['attack the ghoul with my bow!', 'Wren attacks the ghoul with her bow!'],
    ['', 'Wren says nothing.'],
  ])('%s', (line, expected) => {
    expect(inThirdPerson(line, 'Wren', 'she')).toBe(expected)
  })

  test('agrees with whoever is called they', () => {
    expect(inThirdPerson('I wait, and I watch my feet', 'Ash', 'they')).toBe('Ash waits, and they watch their feet.')
  })

  test('takes any line, and quickly', () => {
    for (const line of [
      '{{7*7}}',
      '../../etc/passwd',
      '\u{1f642}',
      "'".repeat(9_999),
      'I and '.repeat(2_000),
      '"'.repeat(9_999),
    ])
      expect(inThirdPerson(line, 'Wren').length).toBeGreaterThan(4)
  })
})
