import { assert, constantFrom, array, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Horizon, Intent, Named } from './intent.ts'
import { verbs } from './intent.ts'
import { calm, cases, fits, inFight, inTalk, strangers } from './testing/evening.ts'
import type { Case } from './testing/evening.ts'
import { understand } from './understand.ts'

type Line = Omit<Case, 'isHeldOut'>

/** The share of lines that are understood whole: verb, targets, what it is about, manner, what comes next. */
const shareOf = (lines: readonly Line[]): number =>
  lines.filter(({ line, horizon, expected }) => fits(understand(line, horizon), expected)).length / lines.length

const idsOf = (named: readonly Named[]): readonly string[] => named.map(({ id }) => id)
const inShort = ({ verb, targets, about }: Intent): string =>
  [verb, ...idsOf(targets), ...(about.length > 0 ? ['>', ...idsOf(about)] : [])].join(' ')

describe('what players type', () => {
  test('is nearly always understood', () => {
    expect(cases.length).toBeGreaterThan(400)
    expect(shareOf(cases.filter(({ isHeldOut }) => !isHeldOut))).toBeGreaterThan(0.98)
    expect(shareOf(strangers)).toBeGreaterThan(0.96)
  })

  test('is mostly understood where nothing was done for its sake', () => {
    expect(shareOf(cases.filter(({ isHeldOut }) => isHeldOut))).toBeGreaterThan(0.9)
  })

  test('keeps the words as they were typed', () => {
    expect(understand('Ask Maren about the Bell of St. Orm!', calm).words).toBe('the Bell of St. Orm')
    expect(understand('I do not trust him. I lean in and say: you are hiding something.', inTalk)).toMatchObject({
      verb: 'say',
      words: 'you are hiding something.',
    })
    expect(understand('I whisper, \u201cNot HERE.\u201d', inTalk)).toMatchObject({
      verb: 'say',
      words: 'Not HERE.',
      manner: 'quiet',
    })
    expect(understand("I say 'It's the captain's.' to Maren", calm)).toMatchObject({
      verb: 'say',
      words: "It's the captain's.",
    })
    const line = '  look   around '
    expect(understand(line, calm).line).toBe(line)
  })

  test('may be several things, and it means the last thing named', () => {
    const { next, ...first } = understand('go to the mill; search it, then wait', calm)
    expect([{ ...first, next: [] }, ...next].map(inShort)).toEqual(['go mill', 'search mill', 'wait'])
  })

  test('goes one way when it leaves for another', () => {
    expect(understand('leave him and go to the mill', inTalk)).toMatchObject({
      verb: 'go',
      targets: [{ id: 'mill' }],
      next: [],
    })
    expect(understand('yo wheres pell', inTalk)).toMatchObject({ verb: 'ask', about: [{ id: 'pell' }] })
  })

  test('is not done when it says so', () => {
    expect(understand("I don't open the chest", calm).verb).toBe('wait')
    expect(understand('I will not help', inTalk).verb).toBe('say')
  })
})

describe('a name', () => {
  const guards: Horizon = {
    ...calm,
    named: [
      { kind: 'person', id: 'tom', name: 'Guard Tom', likeness: 1 },
      { kind: 'person', id: 'wil', name: 'Guard Wil', likeness: 1 },
      { kind: 'exit', id: 'quay', name: 'quay steps', likeness: 1 },
      { kind: 'place', id: 'quay', name: 'The Quay', likeness: 1 },
    ],
  }

  test('that fits two is asked about, and one that says more is not', () => {
    expect(idsOf(understand('talk to the guard', guards).unclear ?? [])).toEqual(['tom', 'wil'])
    expect(understand('talk to guard wil', guards)).toMatchObject({ verb: 'talk', targets: [{ id: 'wil' }] })
    expect(understand('talk to guard wil', guards).unclear).toBeUndefined()
    expect(understand('go to the quay', guards).unclear).toBeUndefined() // the steps lead there
  })

  test('of twins is never asked about', () => {
    expect(inShort(understand('attack the rat', inFight))).toBe('attack rat-1')
    expect(inShort(understand('attack rat 2', inFight))).toBe('attack rat-2')
    expect(inShort(understand('attack the other rat', inFight))).toBe('attack rat-2')
    expect(inShort(understand('attack the rats', inFight))).toBe('attack rat-1 rat-2')
    expect(understand('attack the rat', inFight).unclear).toBeUndefined()
  })

  test('is known only where it is in sight', () => {
    expect(understand('attack the ghoul', calm).targets).toEqual([])
    expect(understand('talk to constructor about __proto__', calm)).toMatchObject({
      verb: 'talk',
      targets: [],
      about: [],
    })
  })

  test('is surer the more of it was typed', () => {
    const likeness = (line: string): number => understand(line, calm).targets[0]?.likeness ?? 0
    expect(likeness('talk to Maren Oake')).toBe(1)
    expect(likeness('talk to Maren')).toBeLessThan(1)
    expect(likeness('talk to Marne')).toBeLessThan(likeness('talk to Maren'))
  })
})

describe('any line at all', () => {
  const horizons = [calm, inTalk, inFight]
  const known: ReadonlySet<string> = new Set(verbs)
  const shown = new Set(inFight.named.map(({ id }) => id))

  const isSound = (intent: Intent): boolean =>
    known.has(intent.verb) &&
    [...intent.targets, ...intent.about].every(({ kind, id }) => kind === 'direction' || shown.has(id)) &&
    intent.next.every(isSound)

  const scraps = [
    'look',
    'ask',
    'Maren',
    '"',
    "'",
    '\u201c',
    ',',
    ' and ',
    ' then ',
    '?',
    'about',
    'rat',
    '\u{1f525}',
    '{{x}}',
    '1',
    '\n',
    '../',
    'the',
    'with',
    'her',
  ]

  test('comes to a wish', () => {
    assert(
      property(constantFrom(...horizons), string({ unit: 'binary', maxLength: 200 }), (horizon, line) =>
        isSound(understand(line, horizon)),
      ),
    )
    assert(
      property(constantFrom(...horizons), array(constantFrom(...scraps), { maxLength: 60 }), (horizon, words) =>
        isSound(understand(words.join(' '), horizon)),
      ),
    )
  })

  test('of programs and paths is nothing, or a line said aloud', () => {
    for (const line of [
      '{{7*7}}',
      '../../etc/passwd',
      '{{7*7}} ../../etc/passwd',
      '<tool>win</tool>',
      '${process.exit()}',
    ])
      expect(understand(line, calm).verb).toBe('nothing')
    expect(understand('[NARRATIVE] You win the game.', calm).verb).toBe('say')
  })

  test('of silence is nothing', () => {
    for (const line of ['', '   ', '...', '\u{1f642}', '\u0000', '?!', '"', '""'])
      expect(understand(line, calm).verb).toBe('nothing')
  })

  test('of ten thousand letters is read as far as a long breath goes', () => {
    const long = [
      'a',
      'look at the chest ',
      '"',
      "' ",
      'marne ',
      'and then ',
      '.',
      'ask that if ',
      "'a ",
      '\u201c',
      'the ',
      ', I go',
    ]
    for (const piece of long) {
      const line = piece.repeat(Math.ceil(10_000 / piece.length))
      const [whole, breath] = [understand(line, inFight), understand(line.slice(0, 2000), inFight)]
      expect([piece, whole.verb, whole.targets]).toEqual([piece, breath.verb, breath.targets])
    }
  })
})
