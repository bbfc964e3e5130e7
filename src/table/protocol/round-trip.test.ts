import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Message, Tag } from './message.ts'
import { parseMessage } from './parse.ts'
import { printMessage } from './print.ts'
import type { Field, Fields, Shape } from './shape.ts'
import { shapes } from './shapes.ts'
import { asWords, fromWords } from './words.ts'

const runs = { seed: 20_261_121, numRuns: 300 }

/** The pieces that break parsers, in any order, beside any text at all. */
const piece = fc.constantFrom(
  '"',
  "'",
  ':',
  ' ',
  '  ',
  '\n',
  '\n\n',
  '\r\n',
  '|',
  '>',
  '- ',
  '[',
  ']',
  '\\',
  '\\n',
  '\t',
  '#',
  '## Scene',
  '```',

  '[NARRATIVE]',
  '\n[SESSION_COMMAND] command: end',
  '[VETO]',
  '\n## Request',
  '\\## Action',
  '\\[NARRATIVE]',
  '005',

  'text: no',
  '\ngroup: B',
  'scene_number: 9',
  '[AWAIT_AI_PLAYERS: a]',
  'é',
  '🜂',
  '\uFEFF',
  '\u2028',
  '\u0000',
  '\uD800',
  'tilda',
  'The gate',
  '"Go," she said, "now."',
  '- Check: x',
  '[]',
  '{',
  '**',
  '\u00A0',
  '\n   deeper',
  '~~~',
)
const words = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(piece, { maxLength: 8 }).map(pieces => pieces.join('')),
)

function valueOf(field: Field): fc.Arbitrary<unknown> {
  const orNothing = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
    'required' in field && !field.required ? fc.option(value, { nil: undefined }) : value
  switch (field.kind) {
    case 'text':
    case 'section':
    case 'prose':
      return orNothing(words)
    case 'choice':
      return orNothing(fc.constantFrom(...field.of))
    case 'flag':
      return fc.boolean()
    case 'list':
      return fc.array(words, { maxLength: 3 })
    case 'maps':
      return fc.array(valuesOf(field.fields), { maxLength: 3 })
    case 'labels':
      return fc.option(fc.record(Object.fromEntries(Object.keys(field.labels).map(key => [key, words]))), {
        nil: undefined,
      })
  }
}

const valuesOf = (fields: Fields): fc.Arbitrary<Record<string, unknown>> =>
  fc
    .record(Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, valueOf(field)])))
    .map(values => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)))

const messageOf = (tag: Tag): fc.Arbitrary<Message> =>
  valuesOf((shapes[tag] as Shape).fields).map(values => ({ tag, ...values }) as Message)

describe('what is printed is read back', () => {
  test.each(Object.keys(shapes) as Tag[])('[%s], whatever its words are', tag => {
    fc.assert(
      fc.property(messageOf(tag), message => {
        expect(parseMessage(printMessage(message))).toEqual(message)
      }),
      runs,
    )
  })

  test('in lines that end as on Windows too, and inside a code fence', () => {
    fc.assert(
      fc.property(fc.constantFrom(...(Object.keys(shapes) as Tag[])).chain(messageOf), message => {
        const printed = printMessage(message)
        expect(parseMessage(printed.replaceAll('\n', '\r\n'))).toEqual(message)
        expect(parseMessage(`\n\`\`\`\n${printed}\n\`\`\`\n`)).toEqual(message)
      }),
      runs,
    )
  })
})

test('any text at all is read as some message, and talk keeps every word', () => {
  fc.assert(
    fc.property(words, text => {
      const message = parseMessage(text)
      expect(message.tag === 'INFORMAL' ? message.text : text).toBe(text)
    }),
    { ...runs, numRuns: 2000 },
  )
})

test('words that were made safe come back as they were said, and no line of them is an order', () => {
  fc.assert(
    fc.property(words, text => {
      expect(fromWords(asWords(text))).toBe(text)
      for (const line of asWords(text).split('\n')) expect(parseMessage(line).tag).toBe('INFORMAL')
    }),
    { ...runs, numRuns: 2000 },
  )
})

test.each(['[', '# ', '## ', '[a ', 'a ', '" ', '\\', '\\"', "'", '?', '- ', '*', '[NARRATIVE', 'note: ', '> ['])(
  'a page of nothing but %j is read without effort',
  piece => {
    const page = `[NARRATOR_NOTE]\n${piece}${' '.repeat(100_000)}x\n${piece.repeat(50_000)}`
    expect(parseMessage(page).tag).toBe('INFORMAL')
    expect(parseMessage(`[PLAYER_TO_GM]\ntype: ACTION\ncharacter: oda\n\n${page}`).tag).toBe('PLAYER_TO_GM')
    expect(fromWords(asWords(page))).toBe(page)
  },
)
