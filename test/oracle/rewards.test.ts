/** What was promised is paid by whoever promised it, and to know something is not to have mended it. */
import { expect, test } from 'vitest'
import type { FifthWorld } from '../../src/rules/fifth/model/world.ts'
import { gullRock } from './gull-rock.ts'
import { printAll, sitDown, type Sitting } from './sitting.ts'

const goldOf = ({ table }: Sitting): number =>
  Object.values((table.standing.world as unknown as FifthWorld).creatures).reduce((sum, { coins }) => sum + coins.gp, 0)

const withQuest = (quest: string) => ({
  ...gullRock,
  'story-state.md': `# Story State\n\n## Current Situation\n**Location**: The Harbour\n\n## Active Quests\n${quest}`,
})

test('a goal reached far from its giver is paid when the party comes back to them', async () => {
  const texts = withQuest(`### Primary Quest: The Long Stones
- **Objective**: See whether the causeway still stands.
- **Given By**: Hanne Brock
- **Done When**: the party reaches The Tower Foot
- **Reward**: 20 gp, 100 XP
`)
  const sitting = await sitDown({ texts, human: 'tilda-brannock', seed: 3 })
  const before = goldOf(sitting)
  const reached = printAll(await sitting.say('take the causeway'))
  expect(reached).toMatch(/The Long Stones/)
  expect(reached).toMatch(/Hanne Brock[^.]*20 gold pieces|20 gold pieces[^.]*Hanne Brock/)
  expect(goldOf(sitting)).toBe(before)
  const back = printAll(await sitting.say('go back to the harbour'))
  expect(back).toMatch(/Hanne Brock (?:hears how it went|pays up)/)
  expect(goldOf(sitting)).toBe(before + 20)
  expect(printAll(await sitting.say('look'))).not.toMatch(/pays up|counts out/)
})

test('to have found something out is told as that', async () => {
  const texts = withQuest(`### Primary Quest: Who Keeps It
- **Objective**: Learn who keeps the light.
- **Given By**: Hanne Brock
- **Done When**: the party learns about the keeper called Corm Vail
- **Reward**: 5 gp
`)
  const sitting = await sitDown({ texts, human: 'tilda-brannock', seed: 3 })
  const told = printAll(await sitting.say('ask Hanne about the keeper'))
  expect(told).toMatch(/Who Keeps It\*\*: answered|That answers \*Who Keeps It\*/)
  expect(told).toMatch(/Hanne Brock (?:hears how it went|pays up)|: Hanne Brock pays up/)
})
