/** What was cut off, and what says nothing at all. */
import { meant, refused } from './meant.fixture.ts'

meant('cut off', [
  ['{"a": [1, {"b": "c', { a: [1, { b: 'c' }] }],
  ['{"a": 1, "b', { a: 1, b: null }],
  ['{"a": 1, "b"', { a: 1, b: null }],
  ['{"a": 1, "b":', { a: 1, b: null }],
  ['{"a": 1, "b": ', { a: 1, b: null }],
  ['{"a": 1,', { a: 1 }],
  ['{"a": "x\\', { a: 'x' }],
  ['{"a": "x\\u00', { a: 'x' }],
  ['{"a": -', { a: 0 }],
  ['{"a": 12.', { a: 12 }],
  ['["a", "b', ['a', 'b']],
  ['["a", "b",', ['a', 'b']],
  ['[[', [[]]],
  ['[{"a": 1}, {', [{ a: 1 }, {}]],
  ['{"a": {"b": {"c": 1}', { a: { b: { c: 1 } } }],
  ['{"a": "x, y, z', { a: 'x, y, z' }],
  ['{"a": "one" , "b": "it\'s', { a: 'one', b: "it's" }],
  ['{"a": "he said \\"no', { a: 'he said "no' }],
  ['{"says": "two\nlines and', { says: 'two\nlines and' }],
  ['Sure: {"a": "x", "b": ["y"', { a: 'x', b: ['y'] }],
  ['{"a": [{"b": 1}, {"b": 2}, {"b"', { a: [{ b: 1 }, { b: 2 }, { b: null }] }],
  ['{"a": "x", "b": [1, 2, {"c": "y", "d": tru', { a: 'x', b: [1, 2, { c: 'y', d: true }] }],
  ['[[1, 2], [3, ', [[1, 2], [3]]],
  ['{"a": "she said, "wait', { a: 'she said, "wait' }],
  ['{"a": "x", "b": "y', { a: 'x', b: 'y' }],
  ['```json\n{"a": "x", "b": [', { a: 'x', b: [] }],
  ["{'a': 'x', 'b': 'y", { a: 'x', b: 'y' }],
  ['{"a": 1.', { a: 1 }],
  ['{"a": {"b": ', { a: { b: null } }],
])

refused('nothing said', ['', '   \n', '}', ']', '"', '```json\n```', ',', ':'])
