import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitBody } from './body.ts'

test.each([
  ['\n- Rook\n\n', true, { lead: '\n', content: '- Rook', ending: '\n', tail: '\n' }],
  ['- Rook  \r\n\r\n', false, { lead: '', content: '- Rook  ', ending: '\r\n', tail: '\r\n' }],
  ['\n\n', false, { lead: '', content: '', ending: '', tail: '\n\n' }],
  ['', true, { lead: '', content: '', ending: '', tail: '' }],
  ['- Rook\n\n---\n', false, { lead: '', content: '- Rook', ending: '\n', tail: '\n---\n' }],
  ['- Rook\n\n---\n\n*The end*\n', true, { lead: '', content: '- Rook', ending: '\n', tail: '\n---\n\n*The end*\n' }],
  ['- Rook\n\n---\n\n- Odo\n', true, { lead: '', content: '- Rook\n\n---\n\n- Odo', ending: '\n', tail: '' }],
  ['- Rook\n\n---\n\nfooter\n', false, { lead: '', content: '- Rook\n\n---\n\nfooter', ending: '\n', tail: '' }],
  ['- Rook\n```\n---\n```\n', true, { lead: '', content: '- Rook\n```\n---\n```', ending: '\n', tail: '' }],
])('%j, at the end of the file: %s', (raw, isFileEnd, parts) => {
  expect(splitBody(raw, isFileEnd)).toEqual(parts)
})

test('the three parts are the body, whatever it is', () => {
  const piece = fc.constantFrom('- Rook\n', '\n', ' \r\n', '---\n', '```\n', '| a | b |\n', 'prose', '## no\n')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), fc.boolean(), (pieces, isFileEnd) => {
      const raw = pieces.join('')
      const { lead, content, ending, tail } = splitBody(raw, isFileEnd)
      expect(lead + content + ending + tail).toBe(raw)
      expect(lead.trim()).toBe('')
    }),
  )
})

test('a rule far above the end divides what is said and closes nothing', () => {
  const long = `- Rook\n---\n${'prose and more prose\n'.repeat(400)}`
  expect(splitBody(long, true).content).toBe(long.trimEnd())
})

test.each([40, 1_000, 20_000])('13.22 a body of %i rules and nothing else says nothing', count => {
  const rules = '---\n'.repeat(count)
  expect(splitBody(rules, true)).toMatchObject({ tail: expect.stringContaining('---\n') as unknown })
  expect(splitBody(`words\n${rules}`, true).content.startsWith('words')).toBe(true)
})
