import { describe, expect, test } from 'vitest'
import { stateWriter } from '../../campaign/deltas/writers.ts'
import { hashOf } from '../../store/hash.ts'
import type { Store } from '../../store/port.ts'
import { claimPath } from './claim.ts'
import { previewWriter } from './preview-writer.ts'
import { runWriter } from './run-writer.ts'
import { namesIn, stores, textOf } from './scenario.ts'

const story = 'story-state.md'
const delta = 'tmp/gm-state-delta.md'

/** The store as a window: looking is all one can do. */
const looking = (store: Store): Store => {
  const never = (verb: string) => () => Promise.reject(new Error(`a preview does not ${verb}`))
  return {
    ...store,
    write: never('write'),
    append: never('append'),
    remove: never('remove'),
    move: never('move'),
    lock: never('lock'),
  }
}

describe.each(stores)('a campaign %s', (_, open) => {
  test('a preview says what the run then does, and touches nothing', async () => {
    const store = await open({ [story]: '## NPCs\n- Harwick - neutral\n', [delta]: '- NPC: Harwick - hostile\n' })
    const preview = await previewWriter(looking(store), stateWriter, {})
    expect(preview).toMatchObject({ before: '## NPCs\n- Harwick - neutral\n', after: '## NPCs\n- Harwick - hostile\n' })
    const written = await runWriter(store, stateWriter)
    expect(preview.report).toBe(written.report)
    expect(await textOf(store, story)).toBe(preview.after)
  })

  test('a file that is not there yet has no before', async () => {
    const store = await open({ [delta]: '- SECRET: The reeve lies\n' })
    const preview = await previewWriter(looking(store), stateWriter, {})
    expect(preview.before).toBeUndefined()
    expect(preview.after).toContain('- The reeve lies\n')
    expect(await textOf(store, story)).toBeUndefined()
  })

  test('nothing to merge and nothing new are told in the writers’ own words', async () => {
    const store = await open({ [story]: '## Secrets\n- The reeve lies\n' })
    expect((await previewWriter(looking(store), stateWriter, {})).report).toBe('No delta file found, skipping')
    await store.write(delta, Buffer.from('\n'), 'absent')
    expect((await previewWriter(looking(store), stateWriter, {})).report).toBe('Empty delta file, cleaned up')
    await store.write(delta, Buffer.from('- SECRET: The reeve lies\n'), 'any')
    const preview = await previewWriter(looking(store), stateWriter, {})
    expect([preview.report, preview.after]).toEqual(['story-state.md updated with 0 changes', preview.before])
  })

  test('what a run that died left behind is shown too, unless it has reached the story', async () => {
    const text = '## Party Status\n- Orsa: 3/8\n'
    const spent = claimPath(delta, hashOf(Buffer.from(text)))
    const open1 = await open({
      [story]: text,
      [spent]: '- Party HP: Orsa took 5 damage\n',
      'tmp/gm-state-delta.claimed-0123456789abcdef.md': '- SECRET: The reeve lies\n',
    })
    const preview = await previewWriter(looking(open1), stateWriter, {})
    expect(preview.merged?.changes.map(({ after }) => after)).toEqual(['- The reeve lies'])
    expect(await namesIn(open1, 'tmp')).toHaveLength(2)
  })

  test('a story that is no text is reported, not shown', async () => {
    const store = await open({ [delta]: '- SECRET: The reeve lies\n' })
    await store.write(story, Uint8Array.of(0xff), 'absent')
    const preview = await previewWriter(looking(store), stateWriter, {})
    expect(preview).toMatchObject({ status: 'failed', before: undefined, after: undefined })
    expect(preview.report).toMatch(/^Error updating story-state\.md: .* Delta file preserved for retry\.$/)
  })
})
