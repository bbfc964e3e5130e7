import { expect, test } from 'vitest'
import { fromRaw, toRaw } from '../text/raw.ts'
import { mergeDelta, mergeRaw } from './merge.ts'
import { knowledgeWriter, stateWriter } from './writers.ts'

const story = '# Story State\n\n## NPCs\n- Harwick - neutral\n\n## Songs\n- one  \n'

test('a delta changes its sections, and the account tells each change', () => {
  const merged = mergeDelta(stateWriter, story, '- NPC: Harwick - hostile\n- SECRET: The reeve lies\n')
  expect(merged.text).toBe(
    '# Story State\n\n## NPCs\n- Harwick - hostile\n\n## Songs\n- one  \n\n## Secrets\n- The reeve lies\n',
  )
  expect(merged).toMatchObject({
    applied: 2,
    unchanged: 0,
    sections: ['NPCs', 'Secrets'],
    changes: [
      { deltaLine: 1, section: 'NPCs', before: '- Harwick - neutral', after: '- Harwick - hostile' },
      { deltaLine: 2, section: 'Secrets', before: null, after: '- The reeve lies' },
    ],
    warnings: [],
  })
})

test('of several situations the last one counts, and the others are told', () => {
  const merged = mergeDelta(stateWriter, undefined, '- SITUATION: Dusk\n- SITUATION: Night\n')
  expect(merged.text).toContain('## Current Situation\nNight\n')
  expect(merged.warnings).toEqual([expect.objectContaining({ code: 'situation-twice', deltaLine: 1 })])
})

test('a file that is not there begins as its template', () => {
  const merged = mergeDelta(knowledgeWriter, undefined, '- The bell is bronze\n')
  expect(merged.text).toBe(knowledgeWriter.template.replace('- [Nothing yet]', '- The bell is bronze'))
})

test('nothing to say leaves the file to the byte', () => {
  const odd = '\ufeff# Fen\r\n\r\n\r\n##NPCs   \r\n- Rook\t\n'
  expect(mergeDelta(stateWriter, odd, '- NPC: Rook\n- WEATHER: hail\n').text).toBe(odd)
})

test('in bytes and in text it is the same merge', () => {
  const accented = '\ufeff## NPCs\r\n- Éloi — wary\r\n'
  const delta = '- NPC: éloi — gone 🜂\n'
  const { text, ...account } = mergeDelta(stateWriter, accented, delta)
  const { pieces, ...rawAccount } = mergeRaw(stateWriter, toRaw(accented), delta)
  expect(text).toBe('\ufeff## NPCs\r\n- éloi — gone 🜂\r\n')
  expect(fromRaw(pieces.join(''))).toBe(text)
  expect(rawAccount).toEqual(account)
})

test('the sections are named in the order of the file, not of the delta', () => {
  const merged = mergeDelta(stateWriter, '## Secrets:\n- a\n\n## NPCs\n- b\n', '- NPC: c\n- SECRET: d\n')
  expect(merged.sections).toEqual(['Secrets', 'NPCs'])
})
