/** What an evening leaves in the folder, and what the next evening makes of it. */
import { expect, test } from 'vitest'
import type { FifthWorld } from '../../src/rules/fifth/model/world.ts'
import { worldFrom } from '../../src/table/testing/worlds.ts'
import { memoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'
import { readText } from '../../src/store/text.ts'
import { coldMill } from './cold-mill.ts'
import { printAll, sitDown, textsUnder, type Texts } from './sitting.ts'

async function pageOf(store: Store, path: string): Promise<string> {
  const found = await readText(store, path)
  return found.ok ? (found.value?.text ?? '') : ''
}

test('what is done before one leaves stands on the page of the place that is left', async () => {
  const { say, table, store } = await sitDown({ texts: coldMill, human: 'tam-rook', seed: 7 })
  await say('ask Bettany about the wheel, then go to the mill')
  await table.drain()
  expect(await pageOf(store, 'scenes/001-thornwick.md')).toContain('The wheel stopped at midnight')
  expect(await pageOf(store, 'scenes/002-the-cold-mill.md')).not.toContain('The wheel stopped at midnight')
})

/** One evening after the other on the same folder; each is handed the lines it is played with. */
async function evenings(texts: Texts, human: string, ...played: readonly (readonly string[])[]) {
  const store = memoryStore(texts)
  let last = await sitDown({ store, human, seed: 3 })
  for (const [at, lines] of played.entries()) {
    if (at > 0) last = await sitDown({ store, human, seed: 3 })
    for (const line of lines) await last.say(line)
    await last.table.drain()
  }
  return { store, last, world: last.table.standing.world as unknown as FifthWorld }
}

test('whoever was offended is so in the next session, and the folder says why', async () => {
  const angry = ['threaten Bettany', 'threaten Bettany with my sword', 'end']
  const { store, world } = await evenings(coldMill, 'tam-rook', angry, [])
  const page = await pageOf(store, 'npcs/bettany-cole.md')
  expect(page).toMatch(/\*\*Current Disposition\*\*: (?:Hostile|Unfriendly|Neutral)\n/)
  expect(page).toBe(
    coldMill['npcs/bettany-cole.md']?.replace(
      /(?<=Disposition\*\*: )Friendly/,
      /Disposition\*\*: (.+)/.exec(page)?.[1] ?? '',
    ),
  )
  expect(world.attitudes['Bettany Cole']?.attitude).toMatch(/hostile|unfriendly|neutral/)
  expect(await pageOf(store, 'story-state.md')).toMatch(
    /- Bettany Cole - \w+; (?:insulted|put out) by the party at Thornwick, day 1/,
  )
})

test('a night slept is a night slept', async () => {
  const { store, last, world } = await evenings(coldMill, 'tam-rook', ['sleep until morning', 'end'], [])
  expect(await pageOf(store, 'story-state.md')).toMatch(/\*\*Last Long Rest\*\*:\n(?:- .+: Day \d, \d\d:\d\d\n)+/)
  expect(Object.keys(world.lastLongRest)).toHaveLength(Object.keys(world.creatures).length)
  expect(printAll(await last.say('sleep'))).toContain('ended a long rest less than a day ago')
})

test('a situation keeps its labels and what else its author wrote there, and makes no new threats', async () => {
  const texts = textsUnder('content/campaigns/borrowed-water')
  const { store } = await evenings(texts, 'maren-okell', ['go to the full pail', 'end'], ['look', 'end'])
  const [state, book] = [await pageOf(store, 'story-state.md'), await pageOf(store, 'party-knowledge.md')]
  expect(state).toMatch(
    /## Current Situation\n\n\*\*Location\*\*: The Full Pail\n\*\*Time\*\*: Morning, the twentieth day of the dry month\n\*\*Immediate Context\*\*: /,
  )
  expect(state).toContain('> **Last Updated**: Session 2 (Day 1, morning, scene 003-the-full-pail)')
  expect(book).toContain('**Party Formation**:\n- Maren Okell in front\n- Korda Venn beside her\n')
  expect(book).toContain('**Current progress**: We have her hat.')
  const named = (folder: Texts): readonly string[] => worldFrom(folder).threats.map(({ name }) => name)
  const after = { ...texts, 'story-state.md': state, 'party-knowledge.md': book }
  expect(named(after)).toEqual(named(texts))
  expect(worldFrom(after).startId).toBe('the-full-pail')
})

const situationIn = (page: string | undefined): string => /## Current Situation\n[^#]*/.exec(page ?? '')?.[0] ?? ''

test.each([[['end']], [['look', 'save', 'end']]])(
  '13.3 what an author wrote of place, hour and moment stands until play has changed it (%j)',
  async lines => {
    const texts = textsUnder('content/campaigns/borrowed-water')
    const { store } = await evenings(texts, 'maren-okell', lines, [])
    for (const path of ['story-state.md', 'party-knowledge.md']) {
      expect(situationIn(await pageOf(store, path))).toBe(situationIn(texts[path]))
    }
  },
)

test('13.3 an hour that has passed and a place that was left are told anew, each by itself', async () => {
  const texts = textsUnder('content/campaigns/borrowed-water')
  const { store } = await evenings(texts, 'maren-okell', ['wait until evening', 'end'], [])
  const later = situationIn(await pageOf(store, 'story-state.md'))
  expect(later).toContain('**Location**: Well Square\n')
  expect(later).not.toContain('dry month')
})

test('13.3 a situation told in a sentence stands as well, and one that nobody wrote is told', async () => {
  const prose = '# Story State\n\n## Current Situation\nRain over the village, and nobody sleeps.\n'
  const told = await evenings({ ...coldMill, 'story-state.md': prose }, 'tam-rook', ['end'], [])
  expect(await pageOf(told.store, 'story-state.md')).toContain('Rain over the village, and nobody sleeps.\n')
  const blank = '# Story State\n\n## Current Situation\n[To be updated]\n'
  const written = await evenings({ ...coldMill, 'story-state.md': blank }, 'tam-rook', ['end'], [])
  expect(situationIn(await pageOf(written.store, 'story-state.md'))).toContain('The party is at')
})

test('whoever is only listed at a place knows that place, and says no more unasked', async () => {
  const { say } = await sitDown({ texts: coldMill, human: 'tam-rook', seed: 7 })
  expect(printAll(await say('ask the fiddler about the pump'))).toMatch(/\*\*The blind fiddler\*\*: ".*pump/i)
  expect(printAll(await say('talk to the fiddler'))).not.toContain('Twelve houses and a pond')
})

test('13.4 the rules know a character by the name on the sheet, whatever its file is called', async () => {
  const { 'party/tam-rook.md': sheet = '', ...others } = coldMill
  const texts = { ...others, 'party/silani-shen.md': sheet.replaceAll('Tam Rook', "Silani'shen") }
  const { shown } = await sitDown({ texts, human: 'silani-shen', seed: 7 })
  const status = shown.findLast(event => event.type === 'status')
  expect(status?.lines['silani-shen']?.join()).toMatch(/^HP \d+/)
})
