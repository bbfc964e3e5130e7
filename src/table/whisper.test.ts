import { expect, test } from 'vitest'
import { indexNames } from '../campaign/names/index-of-names.ts'
import { readWhisper } from './whisper.ts'

const names = indexNames([
  { kind: 'party', fileName: 'ansa-reed.md', text: '# Ansa Reed\n' },
  { kind: 'party', fileName: 'odo-brook.md', text: '# Odo Brook\n' },
  { kind: 'npcs', fileName: 'maren.md', text: '# Maren\n' },
])

test.each([
  ['I whisper to Odo: the reeve lies', 'odo-brook', 'the reeve lies'],
  ['whisper to odo brook that the reeve lies', 'odo-brook', 'the reeve lies'],
  ['I whisper to Odo, "Not here."', 'odo-brook', 'Not here.'],
  ['I whisper to Odo “Not here.”', 'odo-brook', 'Not here.'],
  ['I whisper to the Game Master: is he lying?', 'gm', 'is he lying?'],
  ['i whisper to GM: I pocket the ring', 'gm', 'I pocket the ring'],
])('13.7 %s', (line, to, words) => {
  expect(readWhisper(line, names, 'ansa-reed')).toEqual({ to, words })
})

test.each([
  'I whisper to Maren: run',
  'I whisper to Ansa: well',
  'I whisper, "Odo"',
  'Odo whispers',
  'whisper to Odo:',
])('what is no whisper among the company is for the story: %s', line =>
  expect(readWhisper(line, names, 'ansa-reed')).toBeUndefined(),
)
