import { expect, test } from 'vitest'
import { mergeDelta } from '../../campaign/deltas/merge.ts'
import { updated } from '../../campaign/deltas/report.ts'
import { stateWriter } from '../../campaign/deltas/writers.ts'
import type { Preview } from '../../table/writers/preview-writer.ts'
import { previews, written } from './merge-show.ts'
import { listeningDoor } from './scenario.ts'

const before = '## NPCs\r\n- Rook - clerk\r\n'
const merged = mergeDelta(stateWriter, before, '- NPC: Rook - gone\n- hm\n- SECRET: The reeve lies\n')
const about = { writer: 'state', file: 'story-state.md', status: 'updated', remarks: [] } as const
const done = { ...about, report: updated('story-state.md', merged), merged }
const preview: Preview = { ...done, before, after: merged.text }

function shown(show: typeof written | typeof previews, one: Preview, json?: true) {
  const { door, said } = listeningDoor()
  const code = show(door, 'fen', [one], json)
  return { ...said(), code }
}

test('each change stands under its file and section, old line and new', () => {
  const said = shown(written, { ...preview, remarks: ['The merged delta could not be removed: EIO'] })
  expect(said.out).toBe(
    [
      'story-state.md, NPCs',
      '  - - Rook - clerk',
      '  + - Rook - gone',
      'story-state.md, Secrets',
      '  + - The reeve lies',
      'story-state.md updated with 2 changes (NPCs, Secrets)',
      '',
    ].join('\n'),
  )
  expect(said.err).toBe(
    [
      'tmp/gm-state-delta.md:2: warning: This line begins with no keyword. There are: SITUATION, NPC, QUEST, LOCATION, SECRET, UPCOMING, PARTY HP, PARTY SLOTS, PARTY CONDITIONS, PARTY EXHAUSTION, PARTY REST, SESSION, THREAD. It would be kept in tmp/gm-state-delta.unmerged.md.',
      '    - hm',
      'story-state.md: The merged delta could not be removed: EIO',
      '',
    ].join('\n'),
  )
})

test('as data, every change and every warning has its file and its line', () => {
  const data: unknown = JSON.parse(shown(written, preview, true).out)
  expect(data).toMatchObject({
    campaign: 'fen',
    dryRun: false,
    writers: [
      {
        writer: 'state',
        applied: 2,
        unchanged: 0,
        sections: ['NPCs', 'Secrets'],
        changes: [
          {
            file: 'story-state.md',
            section: 'NPCs',
            oldLine: '- Rook - clerk',
            newLine: '- Rook - gone',
            deltaLine: 1,
            delta: '- NPC: Rook - gone',
          },
          { section: 'Secrets', oldLine: null, newLine: '- The reeve lies', deltaLine: 3 },
        ],
        warnings: [{ file: 'tmp/gm-state-delta.md', line: 2, level: 'warning', code: 'no-keyword' }],
      },
    ],
  })
  expect(JSON.stringify(data)).not.toContain('"text":"## NPCs')
})

test('a preview is a unified diff, and nothing where nothing would change', () => {
  const { out } = shown(previews, preview)
  expect(out).toContain('--- a/story-state.md\n+++ b/story-state.md\n@@')
  expect(out.split('\n').map(line => line.trimEnd())).toContain('+- Rook - gone')
  expect(shown(previews, { ...preview, after: before }).out).toBe(`${done.report}\n`)
})

test('a file that is not there yet is compared with nothing', () => {
  expect(shown(previews, { ...preview, before: undefined }).out).toContain(
    '--- /dev/null\n+++ b/story-state.md\n@@ -0,0 ',
  )
})

test('a preview as data has its diff beside the rest', () => {
  expect(JSON.parse(shown(previews, preview, true).out)).toMatchObject({
    dryRun: true,
    writers: [{ applied: 2, diff: expect.stringContaining('+- The reeve lies') }],
  })
})

test('a failure is an exit code', () => {
  expect(shown(written, { ...preview, status: 'failed' }).code).toBe(1)
  expect(shown(previews, { ...preview, status: 'failed' }, true).code).toBe(1)
  expect(shown(written, preview).code).toBe(0)
})
