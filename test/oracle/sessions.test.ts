/** What an evening leaves in the folder, and what the next evening makes of it. */
import { expect, test } from 'vitest'
import type { FifthWorld } from '../../src/rules/fifth/model/world.ts'
import { memoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'
import { readText } from '../../src/store/text.ts'
import { coldMill } from './cold-mill.ts'
import { printAll, sitDown, type Texts } from './sitting.ts'

async function pageOf(store: Store, path: string): Promise<string> {
  const found = await readText(store, path)
  return found.ok ? (found.value?.text ?? '') : ''
}

test('what is done before one leaves stands on the page of the place that is left', async () => {
  const { say, table, store } = await sitDown({ texts: coldMill, human: 'tam-rook', seed: 7 })
  await say('ask Bettany about the wheel, then go to the mill')
  await table.save()
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
    await last.table.save()
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
