import { expect, test } from 'vitest'
import { toCampaign } from '../../../campaign/folder/files.ts'
import { memoryStore } from '../../../store/memory.ts'
import { openTable } from '../../../table/open-table.ts'
import { usualLimits, type GmSees } from '../../../table/ports.ts'
import { coinRules } from '../../../table/testing/coin-rules.ts'
import { countingClock, scriptedCast, scriptedDoor } from '../../../table/testing/scripted.ts'
import { viewFor } from '../../../table/views/view-for.ts'
import { Memories } from '../../../table/memory/memories.ts'
import { remembersFor } from '../../../table/memory/remembers.ts'
import { recallIn } from './recall.ts'

const texts = {
  'npcs/osk.md': '# Osk\n\nThe ferryman.\n\n## Secrets\n\nHe drowned the last warden.\n',
  'npcs/ysolde.md': '# Ysolde\n\nShe mends nets and knows Osk by his whistle.\n',
  'scenes/001-pier.md': '---\nlocation: Pier\ntime: dusk\n---\n\nThe ferry came late, and Osk would not say why.\n',
  'tmp/gm-context.md': 'Osk, Osk, Osk.\n',
}

const world = { presence: [], heard: [], whispers: [], constraints: () => [] }

/** The Game Master looks up, at a table where nothing was played yet. */
function found(words: string): Promise<string> {
  const campaign = toCampaign(texts)
  const remembering = { memories: new Memories(memoryStore(texts)), campaign, titleOf: (who: string) => who, due: [] }
  const view = viewFor<'gm'>({ kind: 'gm' }, campaign, world)
  const atHand = { said: '', around: '', session: 'session 1', beat: 1 }
  return recallIn({ remembers: remembersFor(remembering, view, { kind: 'gm' }, atHand) }, words)
}

test('16.5 a page that bears the name comes first and whole, then where it is spoken of; scratch files never', async () => {
  const answer = await found('Osk')
  const paths = [...answer.matchAll(/^\((.+)\)$/gm)].map(([, path]) => path)
  expect(paths[0]).toBe('npcs/osk.md')
  expect(answer).toContain(texts['npcs/osk.md'].trim())
  expect(new Set(paths)).toEqual(new Set(['npcs/osk.md', 'npcs/ysolde.md', 'scenes/001-pier.md']))
})

test('16.5 a page is found by other forms of its words, as all that is remembered is', async () => {
  expect(await found('who was drowning wardens?')).toContain('(npcs/osk.md)')
})

test('what nobody wrote about is free to be made up', async () => {
  expect(await found('the moon whale')).toContain('Nothing in the campaign speaks of')
})

test('16.5 what was told in a session is remembered beside the pages, with when and where it was', async () => {
  const store = memoryStore({ ...texts, 'overview.md': '# The Pier\n', 'party/ada.md': '# Ada\n' })
  const saw: GmSees[] = []
  const told = (text: string) =>
    async function* (sees: GmSees) {
      saw.push(sees)
      yield { tag: 'NARRATIVE' as const, text }
    }
  for (const text of ['Osk hums of a drowned bell.', 'Morning.']) {
    const table = await openTable({
      store,
      cast: scriptedCast({ beats: [told(text)] }),
      door: scriptedDoor(),
      clock: countingClock(),
      ruleset: coinRules,
      limits: usualLimits,
      campaign: 'pier',
      human: 'ada',
      seed: '1',
    })
    if (table.ok) await table.value.end()
  }
  const [, , second] = saw
  expect(second && (await recallIn(second, 'bell'))).toContain('(remembered: session 1)\nOsk hums of a drowned bell.')
})
