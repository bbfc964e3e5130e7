/** A divided party, with canaries: what one group finds is nowhere another group looks, until they meet. */
import { expect, test } from 'vitest'
import type { Move, Outcome } from '../../src/table/moves.ts'
import type { Cast, People } from '../../src/table/ports.ts'
import { oracleCast } from '../../src/cast/oracle/index.ts'
import { scriptedCast } from '../../src/table/testing/scripted.ts'
import { replayRun } from '../../src/table/replay/replay.ts'
import { readRun } from '../../src/table/run-record.ts'
import { coinRules } from '../../src/table/testing/coin-rules.ts'
import { asks, ends, says, sitDown } from './sitting.ts'

const find = 'the zqkey hangs behind the third cask'
const groups = { roof: ['aldric-vane', 'grimjaw-ironforge'], cellar: ['tilda-brannock'] }
const divide: Move = { tag: 'GROUPS', groups }
const meet: Move = { tag: 'GROUPS', groups: { all: Object.values(groups).flat() } }
const learn = (group?: string): Move => ({
  tag: 'RECORD',
  state: [],
  knowledge: [`LEARNED: In the cellar ${find}`],
  ...(group === undefined ? {} : { group }),
})
const roofSays = 'Up on the roof the wind pulls at the slates.'

/** Everything anybody is given to think with, by who they are. */
function listening(): { readonly seen: Map<string, string>; readonly spy: (cast: Cast) => Cast } {
  const seen = new Map<string, string>()
  const note = (who: string, sees: unknown): void =>
    void seen.set(who, `${seen.get(who) ?? ''}\n${JSON.stringify(sees)}`)
  const spy = (cast: Cast): Cast => ({
    ...cast,
    companion: (sees, ask) => {
      note(sees.view.role.character, sees)
      return cast.companion(sees, ask)
    },
    journal: (sees, ask) => {
      note(`${sees.view.role.character} journal`, sees)
      return cast.journal(sees, ask)
    },
    narrator: (sees, ask) => {
      note(sees.narratives.join().includes('zqkey') ? 'narrator below' : 'narrator above', sees)
      return cast.narrator(sees, ask)
    },
  })
  return { seen, spy }
}

const divided = [
  [says('Where we left off.')],
  [
    divide,
    says(`In the cellar, ${find}.`, 'cellar'),
    learn(),
    asks({ 'tilda-brannock': 'You see a key.' }),
    says(roofSays), // to nobody but those who are with whoever acts
    asks({ 'grimjaw-ironforge': 'The wind is cold.' }),
    { tag: 'SUGGEST', options: ['Climb on'] },
  ],
  [says('Rain on the roof.'), asks({ 'grimjaw-ironforge': 'Rain.' })],
] satisfies readonly (readonly Move[])[]

const together = [
  meet,
  says(`Tilda comes up out of the dark, wet to the knees, and tells you that ${find}.`),
  asks({ 'grimjaw-ironforge': 'You are all together.' }),
] satisfies readonly Move[]

test('17.5: a find of one group is in no prompt, journal, scene or screen of another until they meet', async () => {
  const { seen, spy } = listening()
  const beats = [...divided, together, [says('On you go.'), asks({ 'grimjaw-ironforge': 'Well?' })]]
  const { table, told, page, door, store } = await sitDown({ beats, options: { cast: spy(scriptedCast({ beats })) } })
  await table.say('We split up')
  await table.say('I wait')
  await table.drain()
  const above = ['grimjaw-ironforge', 'grimjaw-ironforge journal', 'aldric-vane journal', 'narrator above']
  for (const who of above) expect([who, seen.get(who)?.includes('zqkey')]).toEqual([who, false])
  for (const who of ['tilda-brannock', 'tilda-brannock journal', 'narrator below'])
    expect([who, seen.get(who)?.includes('zqkey')]).toEqual([who, true])
  expect(JSON.stringify(door.shown)).not.toContain('zqkey')
  const open = ['party-knowledge.md', 'scenes/001-opening.md', 'party/grimjaw-ironforge-journal.md']
  for (const path of open) expect((await page(path)) ?? '').not.toContain('zqkey')
  expect(await page('scenes/001-opening--cellar.md')).toContain('zqkey')
  expect(await page('story-state.md')).toContain(`In the cellar ${find} (not yet known to all)`)
  expect(told().join()).toContain(roofSays)
  expect(seen.get('tilda-brannock')).not.toContain('slates')
  await table.say('We go down to her')
  await table.say('On')
  await table.drain()
  expect(told().join()).toContain('and tells you that the zqkey')
  expect(await page('party-knowledge.md')).toContain(`In the cellar ${find}`)
  expect(seen.get('grimjaw-ironforge')).toContain('zqkey')
  await table.close()
  const run = await readRun(store)
  expect(run.ok && (await replayRun(store, run.value, coinRules)).faults).toEqual([])
})

const castle = (name: string): Move => ({
  tag: 'BOARD',
  board: { places: [{ name, isHere: true, wasVisited: true, exits: [] }], clocks: [] },
})

test('17.5: what lies open lies before the group of whoever acts, and no other', async () => {
  const beats = [[says('Where we left off.')], [divide, castle('The zqroof')], [meet, castle('The zqhall')]]
  const shown: (readonly [string, readonly string[]])[] = []
  const people: People = {
    isHere: () => false,
    ask: () => Promise.resolve(undefined),
    show: (event, audience) => void shown.push([JSON.stringify(event), audience]),
  }
  const { table } = await sitDown({ beats, options: { people } })
  await table.say('We split up')
  await table.say('We meet')
  const readers = (name: string) =>
    shown.filter(([event]) => event.includes(name)).map(([, audience]) => [...audience].toSorted())
  expect(readers('The zqroof')).toEqual([[...groups.roof].toSorted()])
  expect(readers('The zqhall')).toEqual([Object.values(groups).flat().toSorted()])
  await table.close()
})

test('17.5: the Oracle’s own companions, books and journals keep to their group too', async () => {
  const { seen, spy } = listening()
  const beats = [...divided, together]
  const oracle = oracleCast({ seed: 7 })
  const cast = spy({ ...oracle, gm: scriptedCast({ beats }).gm })
  const { table, page, door } = await sitDown({ beats, options: { cast } })
  await table.say('We split up')
  await table.say('I wait')
  await table.drain()
  for (const who of ['grimjaw-ironforge', 'grimjaw-ironforge journal', 'aldric-vane journal', 'narrator above'])
    expect([who, seen.get(who)?.includes('zqkey')]).toEqual([who, false])
  expect(JSON.stringify(door.shown)).not.toContain('zqkey')
  for (const path of [
    'party-knowledge.md',
    'scenes/001-opening.md',
    'party/grimjaw-ironforge-journal.md',
    'party/aldric-vane-journal.md',
  ])
    expect([path, ((await page(path)) ?? '').includes('zqkey')]).toEqual([path, false])
  await table.say('We go down to her')
  await table.drain()
  expect(await page('party-knowledge.md')).toContain(find)
  await table.close()
})

test('17.5: what one group learned is not told to another by a slip, and is told when the session ends', async () => {
  const outcomes: Outcome[] = []
  const { table, page } = await sitDown({
    beats: [
      [says('Where we left off.')],
      [divide, says(`In the cellar, ${find}.`, 'cellar'), learn('cellar')],
      async function* () {
        outcomes.push(yield says('Somehow you know: in the cellar the zqkey hangs behind the third cask.'))
        outcomes.push(yield asks({ 'grimjaw-ironforge': 'In the cellar the zqkey hangs behind the third cask.' }))
        outcomes.push(yield says('Tilda looks again: the zqkey hangs behind the third cask in the cellar.', 'cellar'))
        outcomes.push(yield says('Nobody hears this.', 'attic'))
      },
      [ends],
    ],
  })
  await table.say('We split up')
  await table.drain()
  await table.say('I wait')
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['withheld', 'withheld', 'done', 'refused'])
  expect(outcomes[3]).toMatchObject({ allowed: ['group: roof', 'group: cellar'] })
  await table.say('/end')
  expect(await page('party-knowledge.md')).toContain(find)
})

test('18: what one of a party that is together finds is told to that one and to nobody else', async () => {
  const { seen, spy } = listening()
  const alone = learn('Tilda')
  const whisper: Move = { tag: 'WHISPER', to: 'tilda-brannock', text: `In the cellar, ${find}.` }
  const outcomes: Outcome[] = []
  const hidden: Move = { tag: 'RECORD', state: [`SECRET: In the cellar ${find}`], knowledge: [] }
  const beats = [
    [says('Where we left off.'), hidden],
    [whisper, alone, whisper, asks({ 'tilda-brannock': `You think of it: ${find}.` }), says('It is damp.')],
    [asks({ 'grimjaw-ironforge': `You wonder whether ${find}.` }), says(`Behind the cask, ${find}.`), says('Rain.')],
  ]
  const cast = spy(scriptedCast({ beats }))
  const gm: Cast['gm'] = async function* (sees, ask) {
    const playing = cast.gm(sees, ask)
    let step = await playing.next()
    while (!step.done) {
      const outcome = yield step.value
      outcomes.push(outcome)
      step = await playing.next(outcome)
    }
  }
  const { table, page, door } = await sitDown({ beats, options: { cast: { ...cast, gm } } })
  await table.drain()
  await table.say('I wait')
  await table.drain()
  await table.say('On')
  await table.drain()
  expect(outcomes.map(({ outcome }) => outcome).join(' ')).toBe(
    'done done withheld done done answered done withheld withheld done',
  )
  expect(seen.get('tilda-brannock')).toContain('zqkey')
  for (const who of ['grimjaw-ironforge', 'grimjaw-ironforge journal', 'narrator above'])
    expect([who, seen.get(who)?.includes('zqkey') ?? false]).toEqual([who, false])
  expect(JSON.stringify(door.shown)).not.toContain('zqkey')
  expect((await page('party-knowledge.md')) ?? '').not.toContain('zqkey')
  expect(await page('story-state.md')).toMatch(/Tilda Brannock alone knows: In the cellar the zqkey/)
  await table.close()
})
