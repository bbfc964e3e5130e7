/** Texts of one thing repeated: what a pattern that goes back over its own steps cannot bear. */

const marks = '- * _ ` ~ = + # < > | [ ] ( ) { } " \' ’ “ : ; , . ! ? / \\ @ $ % & ^'.split(' ')
const blanks = [' ', '\t', '\n', '\r', '\u00a0', ' \n', '\t\n', '\n\n', '\r\n']
const letters = [
  'a',
  'A',
  '1',
  'é',
  '\u{1f409}',
  'a ',
  'A a ',
  'a, ',
  'a. ',
  'a and ',
  'the ',
  'Al ',
  "a's ",
  'a-',
  'I ',
]
const emphasis = ['**', '__', '*a', 'a*', '*a*', '_a_ ', '**a**', '**a**: ', '*a **b ', '***', '~~a', '`a', '`` ` ']
const brackets = ['[a](', '[a](b', '[[', '[[a', '![', '[a]', '[a] ', '[ ] ', '[x', '((', '()', '(a', '(a) ', '{{', '{%']
const tags = ['<a', '<a>', '<!--', '-->', '<br>', '&amp;', '@a ']
const blocks = [
  '- ',
  '- a\n',
  '- [ ] a\n',
  '* * ',
  '> ',
  '> a\n',
  '# ',
  '# a\n',
  '## A\n\na\n',
  '```\n',
  '~~~\n',
  '---\n',
]
const tables = ['| ', '| a ', '|a', '|-', '| a | b |\n', '|---|\n', '| a | b |\n|---|---|\n', ' | ', '\\|']
const speech = ['"a" ', '"a', "'a' ", "'a", '“a” ', 'a: ', 'A: a\n', 'a? ', '... ', '…', '—', ' – ', '*(', '("']
const words = [
  'SECRET: ',
  '- NPC: a\n',
  'GM: ',
  '(GM: a',
  'DC 15 ',
  'HP 1/2 ',
  '5/10 ',
  '1d',
  '1d6+',
  '(1d6',
  '2d6kh1',
  '12:30 ',
]
const data = [
  '{"a":',
  '[1,',
  '{"a":1}',
  '\\"',
  '\\u',
  "{'a': ",
  'a=',
  '//a\n',
  '/*',
  '/* a */',
  '[NARRATIVE]\n',
  '[AWAIT',
]

const kinds = [marks, blanks, letters, emphasis, brackets, tags, blocks, tables, speech, words, data]
const units: readonly string[] = kinds.flat()

export type Shape = { readonly name: string; readonly of: (length: number) => string }

const run = (unit: string, length: number): string => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)

/** A run alone, and one between two words: many a pattern fails only at what comes behind. */
export const shapes: readonly Shape[] = units.flatMap(unit => [
  { name: JSON.stringify(unit), of: length => run(unit, length) },
  { name: `a ${JSON.stringify(unit)} b`, of: length => `a${run(unit, length)}b` },
])
