import { describe, expect, test } from 'vitest'
import { knowledgeWriter, stateWriter } from '../../campaign/deltas/writers.ts'
import { StoreFault, type Store } from '../../store/port.ts'
import { hashOf } from '../../store/hash.ts'
import { claimPath } from './claim.ts'
import { previewWriter } from './preview-writer.ts'
import { runWriter } from './run-writer.ts'
import { namesIn, save, stores, textOf } from './scenario.ts'

const story = 'story-state.md'
const delta = 'tmp/gm-state-delta.md'
const wounded = '## Party Status\n- Orsa: 8/8\n'
const hurt = '- Party HP: Orsa took 5 damage\n'

/** The disk dies the moment before or after one call, as a power cut would have it. */
class Cut extends Error {}

/** A store that fails at some of its verbs; the rest works. */
const hindered = (store: Store, hindrance: Partial<Store>): Store => ({ ...store, ...hindrance })

/** The power goes at one call of a verb, before or after it has done its work. */
function dyingAt(store: Store, verb: 'write' | 'move' | 'remove', call: number, isAfter: boolean): Store {
  let calls = 0
  const dying = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    calls += 1
    if (calls !== call) return work()
    if (isAfter) await work()
    throw new Cut()
  }
  return hindered(store, {
    write: (...given) => (verb === 'write' ? dying(() => store.write(...given)) : store.write(...given)),
    move: (...given) => (verb === 'move' ? dying(() => store.move(...given)) : store.move(...given)),
    remove: (...given) => (verb === 'remove' ? dying(() => store.remove(...given)) : store.remove(...given)),
  })
}

const eio = (path: string): StoreFault => new StoreFault('could not write', path, 'EIO')

describe.each(stores)('a campaign %s', (_, open) => {
  test('a delta ends up in the story, with a proof, and is gone', async () => {
    const store = await open({ [story]: '## NPCs\n- Harwick - neutral\n', [delta]: '- NPC: Harwick - hostile\n' })
    const written = await runWriter(store, stateWriter)
    expect(written).toMatchObject({
      status: 'updated',
      report: 'story-state.md updated with 1 changes (NPCs)',
      proof: { path: story, fileChanged: true, reReadSuccessful: true },
      remarks: [],
    })
    expect(await textOf(store, story)).toBe('## NPCs\n- Harwick - hostile\n')
    expect(await namesIn(store, 'tmp')).toEqual([])
  })

  test('a first delta makes the file that was not there', async () => {
    const store = await open({ 'tmp/party-knowledge-delta.md': '- LEARNED: The bell is bronze\n' })
    const written = await runWriter(store, knowledgeWriter)
    expect(written.report).toBe('party-knowledge.md updated with 1 changes (What We Know)')
    expect(await textOf(store, 'party-knowledge.md')).toContain('## What We Know\n- The bell is bronze\n')
  })

  test('a delta that died between its two names is dealt once', async () => {
    const merged = '## Party Status\n- Orsa: 3/8\n'
    const claim = claimPath(delta, hashOf(Buffer.from(merged)))
    const stale = claimPath(delta, hashOf(Buffer.from('another story')))
    const left = [
      { [story]: wounded, [delta]: hurt, [claim]: hurt },
      { [story]: wounded, [stale]: hurt, [claim]: hurt },
      { [story]: merged, [stale]: hurt, [claim]: hurt },
    ]
    for (const files of left) {
      const store = await open(files)
      await runWriter(store, stateWriter)
      expect(await textOf(store, story)).toBe(merged)
      expect(await namesIn(store, 'tmp')).toEqual([])
    }
  })

  test('no delta is no work, and an empty one is cleared away', async () => {
    const store = await open({ [story]: wounded })
    expect(await runWriter(store, stateWriter)).toMatchObject({
      status: 'no-delta',
      report: 'No delta file found, skipping',
    })
    await save(store, delta, '# What Changed (GM State)\n\n')
    expect(await runWriter(store, stateWriter)).toMatchObject({
      status: 'empty',
      report: 'Empty delta file, cleaned up',
    })
    expect(await namesIn(store, 'tmp')).toEqual([])
    expect(await textOf(store, story)).toBe(wounded)
  })

  test('what the story says already is not written again', async () => {
    const store = await open({ [story]: wounded, [delta]: '- Party HP: Orsa 8/8\n' })
    const written = await runWriter(hindered(store, { write: async path => Promise.reject(eio(path)) }), stateWriter)
    expect(written).toMatchObject({ status: 'updated', report: 'story-state.md updated with 0 changes' })
    expect(written.proof).toBeUndefined()
    expect(await namesIn(store, 'tmp')).toEqual([])
  })

  test('a crash between the write and the removal does not wound Orsa twice', async () => {
    const store = await open({ [story]: wounded, [delta]: hurt })
    const cut = hindered(store, { remove: async () => Promise.reject(new Cut()) })
    await expect(runWriter(cut, stateWriter)).rejects.toThrow(Cut)
    expect(await textOf(store, story)).toContain('Orsa: 3/8')
    expect(await namesIn(store, 'tmp')).toEqual([expect.stringMatching(/^gm-state-delta\.claimed-[0-9a-f]{16}\.md$/)])

    expect(await runWriter(store, stateWriter)).toMatchObject({ status: 'no-delta' })
    expect(await textOf(store, story)).toContain('Orsa: 3/8')
    expect(await namesIn(store, 'tmp')).toEqual([])
  })

  test('a crash between the claim and the write wounds her once, at the next try', async () => {
    const store = await open({ [story]: wounded, [delta]: hurt })
    const cut = hindered(store, {
      write: async () => Promise.reject(new Cut()),
    })
    await expect(runWriter(cut, stateWriter)).rejects.toThrow(Cut)
    expect(await textOf(store, story)).toBe(wounded)

    const written = await runWriter(store, stateWriter)
    expect(written.status).toBe('updated')
    expect(written.remarks).toEqual(['A delta that an earlier run had begun was finished first.'])
    expect(await textOf(store, story)).toContain('Orsa: 3/8')
    expect(await namesIn(store, 'tmp')).toEqual([])
  })

  test('the claim of a run that died goes before the delta written since', async () => {
    const store = await open({ [story]: wounded, [delta]: '- SITUATION: The old news\n' })
    const cut = hindered(store, { write: async () => Promise.reject(new Cut()) })
    await expect(runWriter(cut, stateWriter)).rejects.toThrow(Cut)
    await save(store, delta, '- SITUATION: The latest news\n')
    const written = await runWriter(store, stateWriter)
    expect(written).toMatchObject({
      status: 'updated',
      report: 'story-state.md updated with 1 changes (Current Situation)',
    })
    expect(written.remarks).toHaveLength(1)
    expect(await textOf(store, story)).toContain('## Current Situation\nThe latest news\n')
    expect(await textOf(store, story)).not.toContain('old news')
  })

  test('a disk that fails before anything is written keeps the story and gives the delta back', async () => {
    const store = await open({ [story]: wounded, [delta]: hurt })
    const failing = hindered(store, { write: async path => Promise.reject(eio(path)) })
    expect(await runWriter(failing, stateWriter)).toMatchObject({
      status: 'failed',
      report: 'Error updating story-state.md: could not write (EIO): story-state.md. Delta file preserved for retry.',
    })
    expect(await textOf(store, story)).toBe(wounded)
    expect(await textOf(store, delta)).toBe(hurt)
    await runWriter(store, stateWriter)
    expect(await textOf(store, story)).toContain('Orsa: 3/8')
  })

  test('a disk that fails after the words have landed does not wound Orsa twice', async () => {
    const store = await open({ [story]: wounded, [delta]: hurt })
    const failing = hindered(store, {
      write: async (path, bytes, expected) => {
        await store.write(path, bytes, expected)
        throw eio(path)
      },
    })
    expect((await runWriter(failing, stateWriter)).status).toBe('failed')
    expect(await textOf(store, story)).toContain('Orsa: 3/8')
    await runWriter(store, stateWriter)
    expect(await textOf(store, story)).toContain('Orsa: 3/8')
    expect(await namesIn(store, 'tmp')).toEqual([])
  })

  test('a delta written during a merge that fails stands after the one that is given back', async () => {
    const store = await open({ [story]: wounded, [delta]: hurt })
    const failing = hindered(store, {
      write: async (path, bytes, expected) => {
        if (path !== story) return store.write(path, bytes, expected)
        await save(store, delta, '\ufeff- SECRET: The reeve lies\n')
        throw eio(path)
      },
    })
    expect((await runWriter(failing, stateWriter)).status).toBe('failed')
    expect(await textOf(store, delta)).toBe(`${hurt}- SECRET: The reeve lies\n`)
    expect(await namesIn(store, 'tmp')).toEqual(['gm-state-delta.md'])
  })

  test('a crash while a delta is put back before a newer one wounds nobody twice', async () => {
    const store = await open({ [story]: wounded, [delta]: hurt })
    const cut = hindered(store, {
      write: async (path, bytes, expected) => {
        if (path !== story) return store.write(path, bytes, expected)
        await save(store, delta, '- SECRET: The reeve lies\n')
        throw eio(path)
      },
      remove: async () => Promise.reject(new Cut()),
    })
    await expect(runWriter(cut, stateWriter)).rejects.toThrow(Cut)
    expect(await namesIn(store, 'tmp')).toHaveLength(2)
    expect((await previewWriter(store, stateWriter, {})).merged?.applied).toBe(2)

    expect(await runWriter(store, stateWriter)).toMatchObject({
      report: 'story-state.md updated with 2 changes (Party Status, Secrets)',
      remarks: [],
    })
    expect(await textOf(store, story)).toContain('Orsa: 3/8')
    expect(await namesIn(store, 'tmp')).toEqual([])
  })

  test('a given delta is dealt once, wherever the disk dies', async () => {
    const given = { text: hurt, hash: hashOf(Buffer.from(hurt)) }
    for (const verb of ['write', 'move', 'remove'] as const)
      for (const call of [1, 2, 3])
        for (const isAfter of [false, true]) {
          const store = await open({ [story]: wounded })
          const cut = dyingAt(store, verb, call, isAfter)
          const isMerged = async (): Promise<boolean> => (await textOf(store, story))?.includes('3/8') ?? false
          await runWriter(cut, stateWriter, { given }).catch(() => undefined)
          // Whoever gave it has the outcome in its record, and gives it no more once it is there.
          await runWriter(store, stateWriter, (await isMerged()) ? {} : { given })
          expect([await textOf(store, story), verb, call, isAfter]).toEqual([
            wounded.replace('8/8', '3/8'),
            verb,
            call,
            isAfter,
          ])
          expect(await namesIn(store, 'tmp')).toEqual([])
        }
  })

  test('13.1 what is not merged is kept once, wherever the disk dies, and the delta goes last', async () => {
    const aside = 'tmp/gm-state-delta.unmerged.md'
    const mixed = `${hurt}- WEATHER: hail\n  - as big as eggs\n`
    for (const verb of ['write', 'move', 'remove'] as const)
      for (const call of [1, 2, 3])
        for (const isAfter of [false, true]) {
          const store = await open({ [story]: wounded, [delta]: mixed })
          await runWriter(dyingAt(store, verb, call, isAfter), stateWriter).catch(() => undefined)
          const isKept = ((await textOf(store, aside)) ?? '').includes('- WEATHER: hail\n  - as big as eggs\n')
          const isLeft = (await namesIn(store, 'tmp')).some(name => !name.includes('unmerged'))
          expect([isKept || isLeft, verb, call, isAfter]).toEqual([true, verb, call, isAfter])
          await runWriter(store, stateWriter)
          expect(await textOf(store, story)).toBe(wounded.replace('8/8', '3/8'))
          expect(((await textOf(store, aside)) ?? '').match(/- WEATHER: hail\n {2}- as big as eggs\n/g)).toHaveLength(1)
          expect(await namesIn(store, 'tmp')).toEqual(['gm-state-delta.unmerged.md'])
        }
  })

  test('13.1 where nothing can be set aside the delta stays', async () => {
    const store = await open({ [story]: wounded, [delta]: `${hurt}- WEATHER: hail\n` })
    const failing = hindered(store, {
      write: async (path, ...rest) =>
        path.includes('unmerged') ? Promise.reject(eio(path)) : store.write(path, ...rest),
    })
    expect((await runWriter(failing, stateWriter)).report).toMatch(
      /^Error updating story-state\.md: .*preserved for retry\.$/,
    )
    expect(await textOf(store, delta)).toBe(`${hurt}- WEATHER: hail\n`)
    expect(await textOf(store, story)).toBe(wounded)
  })

  test('a given delta and one that lies there are both merged', async () => {
    const store = await open({ [story]: wounded, [delta]: '- SECRET: The reeve lies\n' })
    const given = { text: hurt, hash: hashOf(Buffer.from(hurt)) }
    expect(await runWriter(store, stateWriter, { given })).toMatchObject({ status: 'updated', remarks: [] })
    expect(await textOf(store, story)).toMatch(/Orsa: 3\/8[\s\S]*The reeve lies/)
    expect(await namesIn(store, 'tmp')).toEqual([])
  })

  test('a given delta that could not be merged stays with whoever gave it, and is given again', async () => {
    const store = await open({ [story]: wounded })
    const given = { text: hurt, hash: hashOf(Buffer.from(hurt)) }
    const failing = hindered(store, {
      write: async (path, ...rest) => (path === story ? Promise.reject(eio(path)) : store.write(path, ...rest)),
    })
    expect((await runWriter(failing, stateWriter, { given })).status).toBe('failed')
    expect(await namesIn(store, 'tmp')).toEqual([])
    await runWriter(store, stateWriter, { given })
    expect(await textOf(store, story)).toContain('Orsa: 3/8')
  })

  test('a story that its owner saved between our reading and our writing keeps both', async () => {
    const store = await open({ [story]: wounded, [delta]: hurt })
    let isFirst = true
    const shared = hindered(store, {
      write: async (path, bytes, expected) => {
        if (isFirst) await save(store, story, `${wounded}- Pim: 4/6\n`)
        isFirst = false
        return store.write(path, bytes, expected)
      },
    })
    expect(await runWriter(shared, stateWriter)).toMatchObject({ status: 'updated' })
    expect(await textOf(store, story)).toBe('## Party Status\n- Orsa: 3/8\n- Pim: 4/6\n')
    expect(await namesIn(store, 'tmp')).toEqual([])
  })

  test('a story that never stands still is left to whoever is writing it', async () => {
    const store = await open({ [story]: wounded, [delta]: hurt })
    let round = 0
    const restless = hindered(store, {
      write: async (path, bytes, expected) => {
        round += 1
        await save(store, story, `${wounded}- Pim: ${round}/6\n`)
        return store.write(path, bytes, expected)
      },
    })
    const written = await runWriter(restless, stateWriter)
    expect(written.status).toBe('failed')
    expect(written.report).toMatch(/was changed by someone else in the meantime.*Delta file preserved for retry\.$/)
    expect(await textOf(store, story)).toBe(`${wounded}- Pim: 5/6\n`)
    expect(await textOf(store, delta)).toBe(hurt)
  })

  test('a delta that grows between our reading and our claim is merged whole', async () => {
    const store = await open({ [story]: wounded, [delta]: hurt })
    const growing = hindered(store, {
      move: async (from, to) => {
        if (from === delta) await save(store, delta, `${hurt}- SECRET: The reeve lies\n`)
        return store.move(from, to)
      },
    })
    expect(await runWriter(growing, stateWriter)).toMatchObject({
      report: 'story-state.md updated with 2 changes (Party Status, Secrets)',
    })
    expect(await textOf(store, story)).toContain('- The reeve lies')
    expect(await namesIn(store, 'tmp')).toEqual([])
  })

  test('a delta written while another one is merged waits for its own turn', async () => {
    const store = await open({ [story]: wounded, [delta]: hurt })
    const busy = hindered(store, {
      write: async (path, bytes, expected) => {
        await save(store, delta, '- SECRET: The reeve lies\n')
        return store.write(path, bytes, expected)
      },
    })
    expect(await runWriter(busy, stateWriter)).toMatchObject({
      report: 'story-state.md updated with 1 changes (Party Status)',
    })
    expect(await textOf(store, delta)).toBe('- SECRET: The reeve lies\n')
    expect(await runWriter(store, stateWriter)).toMatchObject({
      report: 'story-state.md updated with 1 changes (Secrets)',
    })
  })

  test('a merged delta that cannot be removed is worth a remark, and the next run removes it', async () => {
    const store = await open({ [story]: wounded, [delta]: hurt })
    const sticky = hindered(store, { remove: async path => Promise.reject(eio(path)) })
    const written = await runWriter(sticky, stateWriter)
    expect(written.status).toBe('updated')
    expect(written.remarks).toEqual([expect.stringMatching(/^The merged delta could not be removed: .*EIO/)])
    expect(await runWriter(store, stateWriter)).toMatchObject({ status: 'no-delta' })
    expect(await textOf(store, story)).toContain('Orsa: 3/8')
    expect(await namesIn(store, 'tmp')).toEqual([])
  })

  test('a delta that cannot even be given back is kept, and the report says where', async () => {
    const store = await open({ [story]: wounded, [delta]: hurt })
    const stuck = hindered(store, {
      write: async path => Promise.reject(eio(path)),
      move: async (from, to) => (from === delta ? store.move(from, to) : Promise.reject(eio(from))),
    })
    const { report } = await runWriter(stuck, stateWriter)
    expect(report).toMatch(/\(the delta is kept as tmp\/gm-state-delta\.claimed-[0-9a-f]{16}\.md: .*EIO/)
    expect((await runWriter(store, stateWriter)).status).toBe('updated')
    expect(await textOf(store, story)).toContain('Orsa: 3/8')
  })

  test('a story that is no text is reported by its line, and nothing moves', async () => {
    const store = await open({ [delta]: hurt })
    await store.write(story, Uint8Array.of(0x23, 0x0a, 0xff, 0xfe), 'absent')
    const written = await runWriter(store, stateWriter)
    expect(written.report).toMatch(/"story-state\.md" is not UTF-8 text from line 2 on/)
    expect(await textOf(store, delta)).toBe(hurt)
  })
})

test('a bug in the code is nobody’s refusal: it goes on up', async () => {
  const store = await (stores[0]?.[1]({}) ?? Promise.reject(new Error('there are two stores')))
  const broken = hindered(store, { list: () => Promise.reject(new TypeError('a bug')) })
  await expect(runWriter(broken, stateWriter)).rejects.toThrow('a bug')
})
