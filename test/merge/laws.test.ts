/** What holds for every page and every delta; the seed of the draw is fixed, so a failure comes back. */
import { readFileSync } from 'node:fs'
import { diffArrays } from 'diff'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readUnmerged, withUnmerged } from '../../src/campaign/deltas/unmerged.ts'
import { stateWriter } from '../../src/campaign/deltas/writers.ts'
import { anyPage, deltaOf, keywords, pageWith, told, toldOf } from './pages.ts'
import type { Page, Told } from './pages.ts'
import { mergeKnowledge, mergeState, page } from './table.ts'

const runs = { seed: 20_261_115, numRuns: 400 }

/** Cuts a page at the sections a delta touches: the text up to and with each touched heading, then the rest. */
function standing({ prelude, sections }: Page, lines: readonly Told[]): readonly string[] {
  const touched = new Set(lines.map(({ keyword }) => keyword))
  const runsOfText = [prelude]
  for (const { keyword, heading, body } of sections) {
    const last = runsOfText.length - 1
    if (keyword !== undefined && touched.has(keyword)) {
      runsOfText[last] += heading
      runsOfText.push('')
    } else runsOfText[last] += heading + body
  }
  return runsOfText
}

describe('(a) telling it twice is telling it once', () => {
  test('for any page and any delta without reckoned wounds', () => {
    fc.assert(
      fc.property(fc.option(anyPage, { nil: undefined }), fc.array(told, { maxLength: 8 }), (before, lines) => {
        const once = mergeState(before?.text, deltaOf(lines)).text
        expect(mergeState(once, deltaOf(lines)).text).toBe(once)
      }),
      runs,
    )
  })

  test('a second telling changes nothing line by line, when each name is told once', () => {
    fc.assert(
      fc.property(
        anyPage,
        fc.uniqueArray(told, { maxLength: 7, selector: ({ keyword }) => keyword }),
        (before, lines) => {
          const again = mergeState(mergeState(before.text, deltaOf(lines)).text, deltaOf(lines))
          expect([again.applied, again.unchanged]).toEqual([0, lines.length])
        },
      ),
      runs,
    )
  })

  test('with children and continued lines too', () => {
    const tall = fc
      .tuple(told, fc.subarray(['  - a child', '  - another', '  and so on']))
      .map(([{ keyword, line }, more]) => ({ keyword, line: [line, ...more].join('\n') }))
      .filter(({ keyword }) => keyword !== 'Party HP')
    fc.assert(
      fc.property(
        anyPage,
        fc.uniqueArray(tall, { maxLength: 6, selector: ({ keyword }) => keyword }),
        (before, lines) => {
          const once = mergeState(before.text, deltaOf(lines)).text
          expect(mergeState(once, deltaOf(lines)).text).toBe(once)
        },
      ),
      runs,
    )
  })
})

describe('(a) also on pages shaped like real ones', () => {
  const shaped = fc.constantFrom(
    ...['lantern-fen', 'ashen-stair'].map(name =>
      readFileSync(new URL(`../fixtures/${name}/story-state.md`, import.meta.url), 'utf8'),
    ),
  )

  test('tables, blocks and bold groups', () => {
    fc.assert(
      fc.property(shaped, fc.array(told, { maxLength: 8 }), (before, lines) => {
        const once = mergeState(before, deltaOf(lines)).text
        expect(mergeState(once, deltaOf(lines)).text).toBe(once)
      }),
      runs,
    )
  })
})

describe('(b) the order of unrelated deltas does not matter', () => {
  const oneEach = fc.tuple(...keywords.map(toldOf))
  const shuffled = oneEach.chain(lines =>
    fc.shuffledSubarray(lines, { minLength: lines.length }).map(other => [lines, other] as const),
  )

  test('when every section is there, the pages are equal', () => {
    fc.assert(
      fc.property(pageWith(keywords), shuffled, (before, [lines, other]) => {
        expect(mergeState(before.text, deltaOf(other)).text).toBe(mergeState(before.text, deltaOf(lines)).text)
      }),
      runs,
    )
  })

  test('when some are created, only the order of those differs', () => {
    const chunks = (text: string): readonly string[] =>
      text
        .split(/^(?=##?[ \t])/m)
        .map(chunk => chunk.replace('\uFEFF', '').trimEnd())
        .toSorted()
    fc.assert(
      fc.property(anyPage, shuffled, (before, [lines, other]) => {
        const one = mergeState(before.text, deltaOf(lines)).text
        const two = mergeState(before.text, deltaOf(other)).text
        expect(chunks(two)).toEqual(chunks(one))
      }),
      runs,
    )
  })
})

describe('(c) no byte outside the touched sections changes', () => {
  test('all text between touched sections, headings included, stands in its order', () => {
    const scene = fc
      .subarray([...keywords])
      .chain(present =>
        fc.tuple(
          pageWith(present),
          present.length === 0
            ? fc.constant([])
            : fc.array(fc.constantFrom(...present).chain(toldOf), { maxLength: 5 }),
        ),
      )
    fc.assert(
      fc.property(scene, ([before, lines]) => {
        const after = mergeState(before.text, deltaOf(lines)).text
        const parts = standing(before, lines)
        expect(after.startsWith(parts[0] ?? '')).toBe(true)
        expect(after.endsWith(parts.at(-1) ?? '')).toBe(true)
        let at = 0
        for (const part of parts) {
          const found = after.indexOf(part, at)
          expect(found).toBeGreaterThanOrEqual(at)
          at = found + part.length
        }
      }),
      runs,
    )
  })

  test('a created section leaves all that stood before it', () => {
    const scene = fc.shuffledSubarray(Array.from(keywords), { minLength: 1 }).chain(order => {
      const present = order.slice(1)
      const [missing = 'NPC'] = order
      return fc.tuple(pageWith(present), toldOf(missing))
    })
    fc.assert(
      fc.property(scene, ([before, line]) => {
        const after = mergeState(before.text, deltaOf([line])).text
        expect(after.startsWith(before.text.trimEnd())).toBe(true)
        expect(after.length).toBeGreaterThan(before.text.trimEnd().length)
      }),
      runs,
    )
  })

  test('an added secret leaves every line of its own section', () => {
    fc.assert(
      fc.property(pageWith(['SECRET', 'NPC']), before => {
        const after = mergeState(before.text, '- SECRET: Something entirely new\n')
        const kept = after.text.split(/\r?\n/).filter(line => line.trim() !== '' && !line.endsWith('entirely new'))
        expect(kept).toEqual(before.text.split(/\r?\n/).filter(line => line.trim() !== ''))
        expect(after.applied).toBe(1)
      }),
      runs,
    )
  })

  test('13.26 every line that stays keeps its own end, whatever is put in beside it', () => {
    const withEnds = (text: string): readonly string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? []
    const words = (line: string): string => line.replace(/\r?\n$/, '')
    fc.assert(
      fc.property(anyPage, fc.array(told, { maxLength: 5 }), (before, lines) => {
        const after = withEnds(mergeState(before.text, deltaOf(lines)).text)
        const stood = withEnds(before.text).filter(line => line.endsWith('\n'))
        const parts = diffArrays([...stood], [...after], { comparator: (one, other) => words(one) === words(other) })
        let [old, now] = [0, 0]
        const kept: (readonly [string | undefined, string | undefined])[] = []
        for (const { added, removed, value } of parts) {
          if (!added && !removed) kept.push(...value.map((_, at) => [stood[old + at], after[now + at]] as const))
          if (!added) old += value.length
          if (!removed) now += value.length
        }
        const spoken = kept.filter(([line]) => line?.trim() !== '')
        expect(spoken.map(([, line]) => line)).toEqual(spoken.map(([line]) => line))
      }),
      runs,
    )
  })

  test('the line ends of a page without mixture stay without', () => {
    fc.assert(
      fc.property(anyPage, fc.array(told, { maxLength: 5 }), (before, lines) => {
        const plain = before.text.replaceAll('\r\n', '\n')
        const windows = plain.replaceAll('\n', '\r\n')
        const merged = mergeState(plain, deltaOf(lines)).text
        expect(merged).not.toContain('\r')
        fc.pre(plain.includes('\n')) // a page of one line has no habit to keep
        expect(mergeState(windows, deltaOf(lines)).text).toBe(merged.replaceAll('\n', '\r\n'))
      }),
      runs,
    )
  })
})

describe('the report tells the whole difference', () => {
  const linesOf = (text: string): readonly string[] => text.split(/\r?\n/)
  const without = (some: readonly string[], others: readonly string[]): readonly string[] => {
    const left = [...others]
    return some.filter(line => {
      const at = left.indexOf(line)
      if (at >= 0) left.splice(at, 1)
      return at < 0
    })
  }

  test('every line that went or came is in it', () => {
    fc.assert(
      fc.property(anyPage, fc.array(told, { maxLength: 6 }), (before, lines) => {
        const merged = mergeState(before.text, deltaOf(lines))
        const gone = without(linesOf(before.text), linesOf(merged.text))
        const came = without(linesOf(merged.text), linesOf(before.text))
        const olds = merged.changes.flatMap(({ before }) => (before ?? '').split(/\r?\n/))
        const news = merged.changes.flatMap(({ after }) => after.split(/\r?\n/))
        expect(gone.filter(line => line.trim() !== '' && !olds.includes(line))).toEqual([])
        expect(came.filter(line => line.trim() !== '' && !/^\uFEFF?## /.test(line) && !news.includes(line))).toEqual([])
      }),
      runs,
    )
  })
})

describe('(d) words that are no keyword change nothing', () => {
  test('for the GM’s page', () => {
    const noise = fc
      .tuple(
        fc.constantFrom('- ', '* ', '• '),
        fc.constantFrom('WEATHER: ', 'LEARNED: ', 'NPCs: ', 'A note - ', 'HP: ', ''),
        fc.constantFrom('rain', 'Rook - gone', 'NPC: Rook'),
      )
      .filter(([, keyword, words]) => keyword !== '' || words !== 'NPC: Rook')
      .map(parts => parts.join(''))
    fc.assert(
      fc.property(anyPage, fc.array(noise, { minLength: 1, maxLength: 6 }), (before, lines) => {
        const merged = mergeState(before.text, page(...lines))
        expect(merged.text).toBe(before.text)
        expect([merged.applied, merged.sections.length]).toEqual([0, 0])
        expect(merged.warnings).toHaveLength(lines.length)
      }),
      runs,
    )
  })
})

describe('(e) whatever is handed in, nothing is thrown', () => {
  const scraps = fc.constantFrom(
    '\n',
    '\r\n',
    '\r',
    '## NPCs',
    '##',
    '#',
    '- ',
    '* ',
    '• ',
    'NPC:',
    'SITUATION:',
    'SECRET:',
    'Party HP:',
    'QUEST:',
    'LEARNED:',
    ' - ',
    ' — ',
    '**',
    '```',
    '~~~',
    '<!--',
    '-->',
    '---',
    '|',
    '| a | b |',
    '|---|---|',
    '[ ] ',
    '[None]',
    'Orsa',
    '3/8',
    '-1/0',
    'took 5 damage',
    '  ',
    '\t',
    '\\',
    '\\|',
    '\uFEFF',
    '\u0000',
    'İ',
    '\uD800',
    '(',
    '[',
    '*',
    '$&',
    '## Party Status',
    '**Hit Points**:',
    '### Hidden Information',
    '**Current Progress**:',
    '## GM Notes (Secret)',
  )
  const soup = fc.oneof(
    fc.array(scraps, { maxLength: 30 }).map(parts => parts.join('')),
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.string({ unit: 'grapheme', maxLength: 80 }),
  )

  test.each([mergeState, mergeKnowledge])('by either writer', merge => {
    fc.assert(
      fc.property(
        fc.option(soup, { nil: undefined }),
        soup,
        fc.constantFrom<'words' | 'substring'>('words', 'substring'),
        (before, delta, match) => {
          const merged = merge(before, delta, { match, party: ['Orsa', '', '('] })
          expect(typeof merged.text).toBe('string')
          expect(merged.applied).toBeGreaterThanOrEqual(0)
          expect(merged.applied > 0 || before === undefined || merged.text === before).toBe(true)
        },
      ),
      { ...runs, numRuns: 3000 },
    )
  })

  test('and no secret among the party’s news is ever written', () => {
    const secret = fc
      .tuple(
        fc.constantFrom('- ', '* ', '• ', ''),
        fc.constantFrom('SECRET:', 'secret :', '**SECRET**:', '**Secret:**', 'UPCOMING:', '**upcoming**:'),
        fc.constantFrom(' xyzzy', ' Rook - xyzzy', ' a\n  xyzzy', ' a\n  - xyzzy', ' a\n  b\n    - xyzzy'),
      )
      .map(parts => parts.join(''))
    const open = fc.constantFrom(
      '- LEARNED: eels sing',
      '- NPC: Rook - clerk',
      'SITUATION: Sun',
      '- plain news',
      '',
      '# Title',
      '```',
    )
    fc.assert(
      fc.property(
        fc.option(anyPage, { nil: undefined }),
        fc.array(fc.oneof(secret, open), { maxLength: 8 }),
        (before, lines) => {
          expect(mergeKnowledge(before?.text, page(...lines)).text).not.toContain('xyzzy')
        },
      ),
      runs,
    )
  })
})

describe('13.1 nothing of a delta is ever lost', () => {
  const strange = fc.constantFrom(
    '- EVENT: The tower fell',
    '- ITEM: A bell\n  - of bronze',
    '- CLOCK: Tide 3/6',
    '- nobody marked this',
    'Plain prose about eels.',
    '- LEARNED: The bell is bronze',
    '- Party Slots: who knows',
    '- Party Conditions: Orsa: prone; something else',
    '- THREAD: [x] Who rang the bell? - Odo did',
    '- THREAD: Who rang the bell?',
    '- NPC: Rook\n  - counts eels',
    '- QUEST: [x] Every lantern leans - mended',
    '- SESSION: dusk - They rowed',
    '<!-- a note for later -->',
  )
  const line = fc.oneof(
    told.map(one => one.line),
    strange,
  )
  const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}/]+/gu) ?? []
  /** What a line says, without the keyword it may begin with. */
  const said = (text: string): readonly string[] =>
    wordsIn(text.replace(/^\W*(?:Party HP|Party \w+|[A-Za-z]+)(?:\*\*)?:/i, '').replaceAll(/\[x\]/gi, ''))

  test.each([
    ['the Game Master’s', mergeState],
    ['the party’s', mergeKnowledge],
  ])('each line of %s is merged, there already, or set aside', (_, merge) => {
    fc.assert(
      fc.property(fc.option(anyPage, { nil: undefined }), line, (before, one) => {
        const { text, refused } = merge(before?.text, `# What Changed\n\n${one}\n`)
        const there = new Set(wordsIn([text, ...refused.map(({ text: kept }) => kept)].join('\n')))
        expect(said(one).filter(word => !there.has(word))).toEqual([])
      }),
      runs,
    )
  })

  test('what is set aside stands there once, however often it is set aside', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), lines => {
        const { refused } = mergeState(undefined, lines.join('\n'))
        const once = withUnmerged(undefined, stateWriter, refused)
        expect(withUnmerged(once, stateWriter, refused)).toBe(once)
        const kept = readUnmerged(once).map(({ text }) => text)
        expect(kept).toEqual([...new Set(refused.map(({ text }) => text))])
      }),
      runs,
    )
  })
})
