import { describe, expect, test } from 'vitest'
import { spellings, tidied } from './tidy.ts'

const written = spellings(['Sergeant Cobb Varley', 'Iris Wake', 'Will Marsh', "Silani'shen", 'the Reeve'])
const rows: readonly (readonly [string, string])[] = [
  ['dont tell cobbs wife. i saw it', "Don't tell Cobb's wife. I saw it"],
  ["hey cobb, i'm late! where'd she go", "Hey Cobb, I'm late! Where'd she go"],
  ['will you help? will you', 'Will you help? Will you'],
  ['iris and varley wait', 'Iris and Varley wait'],
  ["I hand varley's coat to Iris", "I hand Varley's coat to Iris"],
  ['i say "its late. go home"', 'I say "its late. Go home"'],
  ['LOOK at cobb', 'LOOK at Cobb'],
  ['the reeve and the sergeant', 'The reeve and the sergeant'],
  ['ill go, id rather not. he fell ill there', "I'll go, I'd rather not. He fell ill there"],
  ['i wait...', 'I wait...'],
  ["climb down w/ a lamp, tell ppl u saw 'em", "Climb down with a lamp, tell people you saw 'em"],
]

describe('14: a careless line is read as a careful one', () => {
  test.each(rows)('%s', (typed, careful) => {
    expect(tidied(typed, written)).toBe(careful)
    expect(tidied(careful, written)).toBe(careful)
  })
})
