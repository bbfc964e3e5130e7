import { describe, expect, test } from 'vitest'
import { campaignLock } from '../../store/wait.ts'
import { mergeCampaign, partyNames, previewCampaign } from './merge-campaign.ts'
import { namesIn, stores, textOf } from './scenario.ts'

const files = {
  'story-state.md': '## Party Status\n- Tilda Brannock: 8/8\n',
  'tmp/gm-state-delta.md': '- Party HP: tilda took 5 damage\n',
  'tmp/party-knowledge-delta.md': '- LEARNED: The bell is bronze\n',
  'party/tilda-brannock.md': '# Tilda Brannock\n',
  'party/tilda-brannock-journal.md': '# Dear diary\n',
  'party/orsa.md': 'Class: Fighter 1, and no title',
  'party/notes.txt': 'no sheet',
}

describe.each(stores)('a campaign %s', (_, open) => {
  test('both writers run, the state’s first, and the lock is free again', async () => {
    const store = await open(files)
    const merged = await mergeCampaign(store, undefined, {}, 0)
    expect(merged.ok && merged.value.map(({ report }) => report)).toEqual([
      'story-state.md updated with 1 changes (Party Status)',
      'party-knowledge.md updated with 1 changes (What We Know)',
    ])
    expect(await textOf(store, 'story-state.md')).toBe('## Party Status\n- Tilda Brannock: 3/8\n')
    expect(await namesIn(store, 'tmp')).toEqual([])
    expect((await store.lock(campaignLock)).ok).toBe(true)
  })

  test('one writer alone leaves the other’s delta where it is', async () => {
    const store = await open(files)
    const merged = await mergeCampaign(store, 'knowledge', {}, 0)
    expect(merged.ok && merged.value.map(({ writer }) => writer)).toEqual(['knowledge'])
    expect(await namesIn(store, 'tmp')).toEqual(['gm-state-delta.md'])
  })

  test('a table that is being played is not merged into', async () => {
    const store = await open(files)
    const held = await store.lock(campaignLock)
    expect(await mergeCampaign(store, undefined, {}, 0)).toMatchObject({ ok: false, refusal: { code: 'locked' } })
    expect(await textOf(store, 'story-state.md')).toBe(files['story-state.md'])
    if (held.ok) await held.value.release()
    expect((await mergeCampaign(store, undefined, {}, 0)).ok).toBe(true)
  })

  test('looking ahead asks for no lock and changes nothing', async () => {
    const store = await open(files)
    const held = await store.lock(campaignLock)
    const previews = await previewCampaign(store, undefined, {})
    expect(previews.map(({ writer, status }) => [writer, status])).toEqual([
      ['state', 'updated'],
      ['knowledge', 'updated'],
    ])
    expect(await namesIn(store, 'tmp')).toEqual(['gm-state-delta.md', 'party-knowledge-delta.md'])
    expect(held.ok).toBe(true)
  })

  test('the party is who has a sheet', async () => {
    expect(await partyNames(await open(files))).toEqual(['orsa', 'Tilda Brannock'])
    expect(await partyNames(await open({}))).toEqual([])
    expect(await partyNames(await open({ party: 'a file in the folder’s place' }))).toEqual([])
  })

  test('a sheet that is no text costs its own name and nothing else', async () => {
    const store = await open(files)
    await store.write('party/orsa.md', Uint8Array.of(0xff, 0xfe), 'any')
    expect(await partyNames(store)).toEqual(['Tilda Brannock'])
    expect((await mergeCampaign(store, 'state', {}, 0)).ok).toBe(true)
  })
})
