/** A whisper is heard by whom it is for, and stands in no one else's page. */
import { expect, test } from 'vitest'
import { memoryStore } from '../../src/store/memory.ts'
import { allFiles } from '../../src/campaign/folder/files.ts'
import type { Cast } from '../../src/table/ports.ts'
import { readCampaign } from '../../src/table/views/read.ts'
import { assert } from '../../src/core/result.ts'
import { readRun } from '../../src/table/run-record.ts'
import { replayRun } from '../../src/table/replay/replay.ts'
import { coinRules } from '../../src/table/testing/coin-rules.ts'
import { scriptedCast } from '../../src/table/testing/scripted.ts'
import { asks, ends, says, sitDown } from './sitting.ts'

const everybody = asks({ 'tilda-brannock': 'Here.', 'grimjaw-ironforge': 'Here.', 'aldric-vane': 'Here.' })

/** Every mind writes down what it was handed, by its seat; companions answer a whisper with a canary of their own. */
function watched(beats: Parameters<typeof scriptedCast>[0]['beats']) {
  const handed = new Map<string, string>()
  const see = (seat: string, sees: unknown): void =>
    void handed.set(seat, `${handed.get(seat) ?? ''}${JSON.stringify(sees)}`)
  const plain = scriptedCast({
    beats,
    companions: ({ request }) => (/whispered/.test(request.sceneContext) ? 'canary-answer' : 'I nod.'),
  })
  const cast: Cast = {
    ...plain,
    gm: (sees, ask) => (see('gm', sees), plain.gm(sees, ask)),
    companion: (sees, ask) => (see(sees.view.role.character, sees), plain.companion(sees, ask)),
    narrator: (sees, ask) => (see('narrator', sees), plain.narrator(sees, ask)),
    journal: (sees, ask) => (see(`journal of ${sees.view.role.character}`, sees), plain.journal(sees, ask)),
    decisions: (sees, ask) => (see('log', sees), plain.decisions(sees, ask)),
  }
  const seats = (canary: string): readonly string[] =>
    [...handed].filter(([, text]) => text.includes(canary)).map(([seat]) => seat)
  return { cast, seats: (canary: string) => [...seats(canary)].sort() }
}

const allPages = async (store: ReturnType<typeof memoryStore>): Promise<string> =>
  allFiles((await readCampaign(store)).campaign)
    .map(({ path, text }) => (path === 'story-state.md' ? '' : text))
    .join('\n')

const human = { human: 'aldric-vane' }

test('13.7 a player’s whisper to a companion is known to the two of them and the Game Master', async () => {
  const { cast, seats } = watched([[says('A pier.')], [says('Rain.'), everybody], [says('The end.'), ends]])
  const { table, store, door, told } = await sitDown({ beats: [], options: { ...human, cast } })
  await table.say('I whisper to Tilda: canary-question')
  const spoke = door.shown.filter(({ type }) => type === 'spoke')
  expect(spoke).toEqual([{ type: 'spoke', character: 'tilda-brannock', text: 'canary-answer', isWhisper: true }])
  await table.say('We go on')
  await table.say('stop')
  const theirs = ['gm', 'journal of aldric-vane', 'journal of tilda-brannock', 'tilda-brannock']
  expect([seats('canary-question'), seats('canary-answer')]).toEqual([theirs, theirs])
  expect(await allPages(store)).not.toContain('canary')
  expect(told().join()).not.toContain('canary')
})

test('13.7 a Game Master’s whisper is heard by that one alone', async () => {
  const { cast, seats } = watched([
    [says('A pier.')],
    [
      { tag: 'WHISPER', to: 'Grimjaw', text: 'canary-omen' },
      { tag: 'WHISPER', to: 'aldric-vane', text: 'canary-dream' },
      says('Rain.'),
      everybody,
    ],
    [says('The end.'), ends],
  ])
  const { table, store, door } = await sitDown({ beats: [], options: { ...human, cast } })
  await table.say('We go on')
  await table.say('stop')
  expect(seats('canary-omen')).toEqual(['gm', 'grimjaw-ironforge', 'journal of grimjaw-ironforge'])
  expect(JSON.stringify(door.shown)).not.toContain('canary-omen')
  expect(door.shown).toContainEqual(
    expect.objectContaining({ type: 'narrative', text: 'canary-dream', isWhisper: true }),
  )
  expect(await allPages(store)).not.toContain('canary')
})

test('13.7 what a player whispers to the Game Master is answered to them alone, and the party knows nothing of it', async () => {
  const { cast, seats } = watched([
    [says('A pier.')],
    [
      { tag: 'RECORD', state: [], knowledge: ['LEARNED: canary-found'] },
      says('You find it: canary-told.'),
      everybody,
      { tag: 'NARRATOR_NOTE', from: 'gm', note: 'canary-note' },
    ],
    [says('Rain.'), everybody],
    [says('The end.'), ends],
  ])
  const { table, store, door, page } = await sitDown({ beats: [], options: { ...human, cast } })
  await table.say('I whisper to the GM: canary-deed')
  expect(door.shown).toContainEqual(expect.objectContaining({ text: 'You find it: canary-told.', isWhisper: true }))
  await table.say('We go on')
  await table.say('stop')
  expect(seats('canary-told')).toEqual(['gm', 'journal of aldric-vane'])
  expect([seats('canary-deed'), seats('canary-note')]).toEqual([['gm'], []])
  expect(await allPages(store)).not.toContain('canary')
  expect(await page('story-state.md')).toContain('Aldric Vane alone knows: canary-found')
})

test('13.7 whispers are there again for whoever comes back, and replayed to the byte', async () => {
  const one = watched([[says('A pier.')], [{ tag: 'WHISPER', to: 'Grimjaw', text: 'canary-omen' }, says('Rain.')]])
  const first = await sitDown({ beats: [], options: { ...human, cast: one.cast } })
  await first.table.say('I whisper to Tilda: canary-question')
  await first.table.say('We go on')
  await first.table.close()
  const two = watched([[says('Still here.'), everybody]])
  const again = await sitDown({ store: first.store, beats: [], options: { ...human, cast: two.cast } })
  await again.table.say('We wait')
  await again.table.close()
  expect([two.seats('canary-question'), two.seats('canary-answer'), two.seats('canary-omen')]).toEqual([
    ['gm', 'journal of aldric-vane', 'journal of tilda-brannock', 'tilda-brannock'],
    ['gm', 'journal of aldric-vane', 'journal of tilda-brannock', 'tilda-brannock'],
    ['gm', 'grimjaw-ironforge', 'journal of grimjaw-ironforge'],
  ])
  const run = await readRun(first.store)
  assert(run.ok, 'it was played')
  expect((await replayRun(first.store, run.value, coinRules)).faults).toEqual([])
})
