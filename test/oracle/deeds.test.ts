/** Deeds: what a goal asks for counts when it is done, and nothing is done to whom or what is not there. */
import { describe, expect, test } from 'vitest'
import { gullRock } from './gull-rock.ts'
import { printAll, sitDown, textsUnder, type Texts } from './sitting.ts'

async function after(lines: readonly string[], texts: Texts = gullRock, seed = 3): Promise<string> {
  const human = texts === gullRock || 'party/tilda-brannock.md' in texts ? 'tilda-brannock' : 'maren-okell'
  const { say } = await sitDown({ texts, human, seed })
  let shown = ''
  for (const line of lines) shown = printAll(await say(line))
  return shown
}

const withQuest = (quest: string): Texts => ({
  ...gullRock,
  'overview.md': (gullRock['overview.md'] ?? '').replace(/^- \*\*The Lamp Is Lit\*\*.*$/m, ''),
  'locations/the-tower-foot.md': (gullRock['locations/the-tower-foot.md'] ?? '')
    .replace(/ \(locked[^)]*\)/, '')
    .replace('**Possible**: a giant crab comes out of the weed. (trivial)', ''),
  'story-state.md': `# Story State\n\n## Current Situation\n**Location**: The Tower Foot\n\n## Active Quests\n${quest}`,
})

const lamp = withQuest(`### Primary Quest: A Light for the Boats
- **Objective**: Light the lamp for the boats.
- **Done When**: the party uses the Spare Wick at The Lamp Room
- **Reward**: 100 XP
`)

describe('a goal that is to be done', () => {
  test('is done by the words it is told with, with what it takes in the pack', async () => {
    const shown = await after(['take the spare wick', 'take the oak door', 'light the lamp'], lamp)
    expect(shown).toMatch(/A Light for the Boats/)
  })

  test('is not done without what it takes, and that much is told', async () => {
    const shown = await after(['take the oak door', 'light the lamp'], lamp)
    expect(shown).toMatch(/something it takes|Something is missing/)
    expect(shown).not.toMatch(/A Light for the Boats|Wick/)
  })

  test('needs no more than its objective where that names a plain deed', async () => {
    const bell = withQuest(
      '### Primary Quest: The Bell\n- **Objective**: Ring the Harbour Bell.\n- **Reward**: 100 XP\n',
    )
    const lines = ['take the causeway', 'ring the harbour bell', 'ring the harbour bell', 'ring the harbour bell']
    const { say } = await sitDown({ texts: bell, human: 'tilda-brannock', seed: 3 })
    const shown: string[] = []
    for (const line of lines) shown.push(printAll(await say(line)))
    expect(shown.join('\n')).toMatch(/\*\*The Bell\*\*|the Bell\*, and it is done/i)
  })
})

describe('whoever is not there', () => {
  const texts = textsUnder('content/campaigns/borrowed-water')
  test.each([
    ['we take her home', /Lisbet Farrow is (?:not here|elsewhere)|is not here/], // who is sought is meant
    ['carry Lisbet home', /Lisbet Farrow is (?:not here|elsewhere)|is not here/],
    ['rescue Lisbet', /Lisbet Farrow is (?:not here|elsewhere)|is not here/],
    ['kiss the reeve', /Tamsel[^]*(?:not here|nowhere)|no sign of Tamsel/i],
    ['light the lamp', /the lamp[^]*(?:not here|nowhere)|no sign of the lamp/i],
    ['ring the drowned bell', /drowned bell[^]*(?:not here|nowhere)|no sign of the drowned bell/i],
  ])('cannot be dealt with: %s', async (line, answer) => {
    const shown = await after([line], texts)
    expect(shown).toMatch(answer)
    expect(shown).not.toMatch(/It works|done without trouble|Nothing stands in the way|as one would expect/)
  })

  test('a letter can still be written to them, and what is here can be touched', async () => {
    expect(await after(['write a letter to Lisbet'], texts)).toMatch(/you write a letter to Lisbet/i)
    expect(await after(['pet the mule'], texts)).toMatch(/you pet the mule/i)
  })

  test('whoever is there and is won over comes along, and is home where it is safe', async () => {
    const lines = ['take the oak door', 'take Corm home with us', 'take the stair', 'take the causeway', 'look']
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const { say } = await sitDown({ texts: withQuest(''), human: 'tilda-brannock', seed })
      const shown: string[] = []
      for (const line of lines) shown.push(printAll(await say(line)))
      expect(shown[1]).toContain('Corm Vail')
      if (!/Persuasion[^\n]*Success/.test(shown[1] ?? '')) continue
      expect(shown[3]).toMatch(/Corm\b[^.]*\bsafe\b/)
      expect(shown[4]).toMatch(/Corm Vail[^]*Hanne Brock/)
      return
    }
    expect.unreachable('one of the seeds brings that roll')
  })
})
