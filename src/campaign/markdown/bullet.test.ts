import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indentOf, isRule, labelOf, nameIn, prefixFor, separator, toBullet, withoutBox } from './bullet.ts'

test.each([
  ['- Rook', { prefix: '- ', indent: 0, isCheckbox: false, text: 'Rook' }],
  ['  * Rook  ', { prefix: '  * ', indent: 2, isCheckbox: false, text: 'Rook' }],
  ['\t- [x] Find Rook', { prefix: '\t- [x] ', indent: 4, isCheckbox: true, text: 'Find Rook' }],
  ['12) Rook', { prefix: '12) ', indent: 0, isCheckbox: false, text: 'Rook' }],
  ['• Rook', { prefix: '• ', indent: 0, isCheckbox: false, text: 'Rook' }],
  ['-', { prefix: '-', indent: 0, isCheckbox: false, text: '' }],
  ['- [None yet]', { prefix: '- ', indent: 0, isCheckbox: false, text: '[None yet]' }],
])('%j is an item', (line, bullet) => {
  expect(toBullet(line)).toEqual(bullet)
})

test.each(['Rook', '-Rook', '**Rook** - clerk', '---', '* * *', '- - -', '1900. was a year', ''])(
  '%j is none, unless it is a numbered one',
  line => {
    expect(toBullet(line) === undefined || /^\d/.test(line)).toBe(true)
  },
)

test('prefix and text make up the line again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('- ', ' * ', '- [ ] ', '3. '), (words, mark) => {
      const line = `${mark}${words.replaceAll(/[\r\n]/g, '')}`
      const bullet = toBullet(line)
      fc.pre(bullet !== undefined)
      expect(bullet.prefix + bullet.text).toBe(
        line.trimEnd().length < bullet.prefix.length ? bullet.prefix : line.trimEnd(),
      )
    }),
  )
})

test('a tab goes to the next column of four', () => {
  expect(['', '  ', '\t', ' \t', '\t ', '\t\t'].map(indentOf)).toEqual([0, 2, 4, 4, 5, 8])
})

test('a box that comes with the news takes the place of the box that was there', () => {
  const box = toBullet('- [ ] Find Rook')
  const plain = toBullet('- Find Rook')
  expect(withoutBox('[x] Find Rook')).toBe('Find Rook')
  expect(withoutBox('[None yet]')).toBe('[None yet]')
  expect(box && prefixFor(box, '[x] Find Rook')).toBe('- ')
  expect(box && prefixFor(box, 'Find Rook')).toBe('- [ ] ')
  expect(plain && prefixFor(plain, '[x] Find Rook')).toBe('- ')
})

test('a rule is three marks of one kind', () => {
  expect(['---', ' ***', '_ _ _', '-----  '].every(isRule)).toBe(true)
  expect(['--', '-*-', '    ---', '--- a'].some(isRule)).toBe(false)
})

test('a label is bold, with its colon inside or outside', () => {
  expect(labelOf('**Status**: alive')).toEqual({ label: 'Status', valueAt: 12 })
  expect(labelOf('**Status:** alive')).toEqual({ label: 'Status', valueAt: 12 })
  expect(labelOf('__Status__ : alive')).toEqual({ label: 'Status', valueAt: 13 })
  expect(labelOf('Status: alive')).toBeUndefined()
  expect(labelOf('**Rook** - clerk')).toBeUndefined()
})

test('a dash separates when there is space around it', () => {
  expect(['Rook - clerk', 'Rook — clerk', 'Rook -- clerk'].every(text => separator.test(text))).toBe(true)
  expect(['Hask-Olmery', 'Rook -clerk'].some(text => separator.test(text))).toBe(false)
})

test.each([
  ['Hask-Olmery - clerk', 'hask-olmery', false],
  ['**Rook** — clerk: since dusk', 'rook', false],
  ['**Rook**: clerk - since dusk', 'rook', true],
  ['Rook: clerk', 'rook', false],
  ['The old mill', 'the old mill', false],
  ['Rook was seen at the mill after dusk', 'rook was seen at the mill after dusk', false],
])('%j is about %j', (text, name, isLabelled) => {
  expect(nameIn(text)).toMatchObject({ name, isLabelled })
})
