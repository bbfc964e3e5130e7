import { describe, expect, test } from 'vitest'
import type { Json } from '../../src/core/json.ts'
import { memoryStore } from '../../src/store/memory.ts'
import { StoreFault } from '../../src/store/port.ts'
import type { Ruleset } from '../../src/rules/ruleset.ts'
import { coinRules } from '../../src/table/testing/coin-rules.ts'
import { asks, ends, files, says, sitDown } from './sitting.ts'

const opening = [says('Where we left off.')]
const all = { 'aldric-vane': 'Here.', 'tilda-brannock': 'Here.', 'grimjaw-ironforge': 'Here.' }

describe('a party that divides', () => {
  test('presence decides who is shown a narrative and whose journal has it', async () => {
    const { table, told, page, store } = await sitDown({
      beats: [
        opening,
        [
          { tag: 'GROUPS', groups: { roof: ['aldric-vane'], cellar: ['tilda-brannock'] } },
          says('The roof creaks.', 'roof'),
          says('The cellar drips.', 'cellar'),
          asks({ 'tilda-brannock': 'Below.' }),
        ],
        [
          { tag: 'GROUPS', groups: { all: Object.keys(all) } },
          says('Together again.'),
          asks({ 'tilda-brannock': 'Here.' }),
        ],
      ],
    })
    await table.say('We split up')
    await table.say('We meet')
    await table.close()
    expect(told()).toEqual(['Where we left off.', 'The roof creaks.', 'Together again.'])
    const [aldric = '', tilda = '', grimjaw = ''] = [
      await page('party/aldric-vane-journal.md'),
      await page('party/tilda-brannock-journal.md'),
      await page('party/grimjaw-ironforge-journal.md'),
    ]
    expect([aldric.includes('creaks'), aldric.includes('drips')]).toEqual([true, false])
    expect([tilda.includes('creaks'), tilda.includes('drips')]).toEqual([false, true])
    expect([grimjaw.includes('creaks'), grimjaw.includes('drips')]).toEqual([false, false])
    expect(grimjaw).toContain('Together again.')
    expect(await page('scenes/001-opening.md')).toMatch(/creaks[\s\S]*Together/)
    expect(await page('scenes/001-opening.md')).not.toContain('drips')
    expect(await page('scenes/001-opening--cellar.md')).toContain('drips')
    expect((await store.list('party')).ok).toBe(true)
  })

  test('somebody who is not in the party is in no group of it', async () => {
    const { table, outcomes } = await sitDown({
      beats: [opening, [{ tag: 'GROUPS', groups: { a: ['harwick'] } }, asks({ harwick: 'Here.' })]],
    })
    await table.say('We split up')
    expect(outcomes).toMatchObject([
      { outcome: 'refused', allowed: expect.arrayContaining(['aldric-vane']) },
      { outcome: 'refused', allowed: expect.arrayContaining(['aldric-vane']) },
    ])
  })
})

describe('who is asked', () => {
  test('13.9 a name nobody has is told with the names there are, and nobody is asked yet', async () => {
    const asked: string[] = []
    const { table, outcomes } = await sitDown({
      beats: [opening, [asks({ 'tilda-brannock': 'Here.', harwick: 'Here.' }), asks({ 'Tilda Branock': 'Here.' })]],
      companions: ({ request }) => (asked.push(request.name), 'I nod.'),
    })
    await table.say('We go')
    expect(outcomes).toMatchObject([
      {
        outcome: 'refused',
        why: 'Nobody in the party is called "harwick". There are: aldric-vane, grimjaw-ironforge, tilda-brannock.',
        allowed: ['aldric-vane', 'grimjaw-ironforge', 'tilda-brannock'],
      },
      { outcome: 'answered' }, // a slip of the pen is clear
    ])
    expect(asked).toEqual(['tilda-brannock'])
  })

  test('13.8 who fell or was parted from the others in this beat is asked as what they are by now', async () => {
    const saw: unknown[] = []
    const { table } = await sitDown({
      beats: [
        opening,
        [
          asks({ 'tilda-brannock': 'Here.' }),
          { tag: 'GROUPS', groups: { roof: ['tilda-brannock'], yard: ['aldric-vane', 'grimjaw-ironforge'] } },
          tick(1),
          asks({ 'tilda-brannock': 'Alone.' }),
        ],
      ],
      companions: ({ view }) => (saw.push([view.company.length, view.constraints]), 'I nod.'),
      options: { ruleset: fallRules },
    })
    await table.say('We go')
    expect(saw).toEqual([
      [3, []],
      [1, ['Tilda Brannock is down.']],
    ])
  })

  test('17.2 who was killed in this very beat says nothing any more, also among the others', async () => {
    const asked: string[] = []
    const isDead = (world: Json, name: string): boolean =>
      name === 'Tilda Brannock' && (world as unknown as { readonly clock: number }).clock > 0
    const talk = asks({ 'tilda-brannock': 'Well?', 'grimjaw-ironforge': 'Well?' }, 'INTERACTION')
    const { table, outcomes } = await sitDown({
      beats: [opening, [asks({ 'tilda-brannock': 'Well?' }), tick(1), asks(all), talk]],
      companions: ({ view }) => (asked.push(view.role.character), 'I nod.'),
      options: { ruleset: { ...coinRules, isDead } },
    })
    await table.say('We go')
    expect(asked.filter(who => who === 'tilda-brannock')).toHaveLength(1)
    expect(asked).toContain('grimjaw-ironforge')
    expect(outcomes.at(-1)).toMatchObject({ outcome: 'answered', message: { missing: ['tilda-brannock'] } })
  })
})

/** Everybody is down when the clock has been ticked. */
const fallRules: Ruleset = {
  ...coinRules,
  constraints: (world, character) =>
    (world as unknown as { readonly clock: number }).clock > 0 ? [`${character} is down.`] : [],
}

describe('what journals and the log hear', () => {
  test('what was told while nobody was asked stands in the next entry, and the last beat in the last', async () => {
    const { table, page } = await sitDown({
      beats: [opening, [says('The drawer holds a key.')], [says('Rain.'), asks(all)], [says('The tower falls.'), ends]],
      options: { human: null },
    })
    await table.say('one')
    await table.drain()
    expect(await page('party/tilda-brannock-journal.md')).toBeUndefined()
    await table.say('two')
    await table.say('three')
    const journal = (await page('party/tilda-brannock-journal.md')) ?? ''
    expect(journal).toMatch(/The drawer holds a key\.[\s\S]*Rain\.[\s\S]*The tower falls\./)
    expect(journal.match(/^### /gm)).toHaveLength(2)
  })
})

/** A fight is on while the clock stands at 1 to 5. */
const fightRules: Ruleset = {
  ...coinRules,
  isBusy: world => {
    const { clock } = world as unknown as { readonly clock: number }
    return clock > 0 && clock < 6
  },
}

const tick = (by: number) => ({ tag: 'RULE', name: 'tick', input: { by } }) as const

describe('while a fight is on', () => {
  const beats = [
    opening,
    [tick(1), says('Steel!'), asks(all), { tag: 'RECORD', state: ['NPC: Guard - wounded'], knowledge: [] } as const],
    [
      says('Blood!'),
      asks({ 'tilda-brannock': 'Here.' }),
      { tag: 'RECORD', state: [], knowledge: ['LEARNED: They bleed'] } as const,
    ],
    [tick(5), says('Silence.')],
  ]

  test('journals and deltas wait, and come once at its end with all of it', async () => {
    const { table, page, record } = await sitDown({ beats, options: { ruleset: fightRules, human: null } })
    await table.say('one')
    await table.say('two')
    await table.drain()
    expect(await page('party/tilda-brannock-journal.md')).toBeUndefined()
    expect(await page('story-state.md')).toBeUndefined()
    expect(await page('scenes/001-opening.md')).toContain('Blood!')
    await table.say('three')
    await table.drain()
    expect(await page('party/tilda-brannock-journal.md')).toMatch(/Steel![\s\S]*Blood![\s\S]*Silence\./)
    expect(await page('story-state.md')).toMatch(/Guard - wounded[\s\S]*The clock stands at 6/)
    expect(await page('party-knowledge.md')).toContain('They bleed')
    expect((await record()).filter(entry => entry === 'wrote story-state.md')).toHaveLength(1)
  })

  test('a session that ends in the middle of it loses none of it', async () => {
    const { table, page } = await sitDown({
      beats: [...beats.slice(0, 3), [ends]],
      options: { ruleset: fightRules, human: null },
    })
    await table.say('one')
    await table.say('two')
    await table.say('stop')
    expect(await page('party/tilda-brannock-journal.md')).toMatch(/Steel![\s\S]*Blood!/)
    expect(await page('story-state.md')).toContain('Guard - wounded')
    expect(await page('party-knowledge.md')).toContain('They bleed')
  })
})

describe('pacing', () => {
  test('a pulse check is due after five exchanges, overdue after ten, and not after the party was asked', async () => {
    const { table, gmSaw } = await sitDown({
      beats: [opening, ...Array.from({ length: 9 }, () => [says('On.')]), [asks(all)], [says('On.')]],
      options: { human: null },
    })
    for (let count = 0; count < 11; count += 1) await table.say('on')
    const pulses = gmSaw.map(({ hints }) => hints.find(hint => hint.includes('exchanges')))
    expect(pulses.slice(0, 5)).toEqual([undefined, undefined, undefined, undefined, undefined])
    expect(pulses[5]).toMatch(/5 exchanges; a pulse check is due/)
    expect(pulses[10]).toMatch(/10 exchanges: ask them now/)
    expect(pulses[11]).toBeUndefined()
  })

  test('a trigger of a sheet fires on what was just told', async () => {
    const store = memoryStore({
      ...files,
      'party/tilda-brannock.md': '# Tilda Brannock\n\n## Interrupt Triggers\n- Anyone says "the Fist"\n',
    })
    const { table, gmSaw } = await sitDown({ store, beats: [opening, [says('He names the Fist.')], []] })
    await table.say('on')
    await table.say('on')
    expect(gmSaw.at(-1)?.hints).toEqual(['tilda-brannock would speak up: Anyone says "the Fist"'])
  })
})

describe('what is counted, and what fires', () => {
  test('17.3 a beat is one exchange, however many paragraphs it is told in', async () => {
    const { table, gmSaw } = await sitDown({
      beats: [opening, ...Array.from({ length: 6 }, () => [says('One.'), says('Two.'), says('Three.')])],
      options: { human: null },
    })
    for (let count = 0; count < 6; count += 1) await table.say('on')
    const pulses = gmSaw.map(({ hints }) => hints.find(hint => hint.includes('exchanges')))
    expect(pulses.slice(0, 5)).toEqual([undefined, undefined, undefined, undefined, undefined])
    expect(pulses[5]).toMatch(/5 exchanges/)
  })

  test('17.3 a trigger of a sheet fires on what the player has just said, where others hear it', async () => {
    const store = memoryStore({
      ...files,
      'party/tilda-brannock.md': '# Tilda Brannock\n\n## Interrupt Triggers\n- Anyone says "the Fist"\n',
    })
    const { table, gmSaw } = await sitDown({ store, beats: [opening, [says('He nods.')], []] })
    await table.say('I ask him about the Fist')
    expect(gmSaw.at(-1)?.hints).toEqual(['tilda-brannock would speak up: Anyone says "the Fist"'])
    await table.say('/gm Is the Fist of this city?')
    expect(gmSaw.at(-1)?.hints).toEqual([])
  })
})

describe('sheets that are not there', () => {
  const marked: Ruleset = {
    ...coinRules,
    edits: (event, texts) =>
      event.type === 'coin-tossed'
        ? { 'party/tilda-brannock.md': `${texts['party/tilda-brannock.md'] ?? ''}- x\n` }
        : {},
  }
  const toss = { tag: 'RULE', name: 'toss', input: { who: 'Tilda' } } as const

  test('13.26 one that was deleted in play is not made anew, and its character is told missing', async () => {
    const { table, store, page, notices, outcomes } = await sitDown({
      beats: [opening, [toss, says('Heads.')], [asks({ 'tilda-brannock': 'Here.' })]],
      options: { ruleset: marked },
    })
    await store.remove('party/tilda-brannock.md', 'any')
    await table.say('I toss')
    await table.drain()
    expect(await page('party/tilda-brannock.md')).toBeUndefined()
    expect(notices().join()).toMatch(/^party\/tilda-brannock\.md is missing: it was deleted or renamed\./)
    await table.say('Tilda?')
    expect(outcomes.at(-1)).toMatchObject({ outcome: 'refused', allowed: ['aldric-vane', 'grimjaw-ironforge'] })
  })

  test('13.26 one that the disk cannot read stops the start with a word', async () => {
    const good = memoryStore(files)
    const store: typeof good = {
      ...good,
      read: path =>
        path === 'party/tilda-brannock.md'
          ? Promise.reject(new StoreFault('could not read', path, 'EIO', new Error('i/o error')))
          : good.read(path),
    }
    await expect(sitDown({ store, beats: [opening] })).rejects.toThrow(
      'party/tilda-brannock.md: It could not be read (EIO). Make it readable, then start again.',
    )
  })
})
