/** Part C: pages with the shapes of real campaigns. Only what was told changes, to the line. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { makeCamp } from './campaign.ts'
import { cellsOf, levelsOf, linesChanged, mergeKnowledge, mergeState, page } from './table.ts'

const fixture = (name: string): string => readFileSync(new URL(`../fixtures/${name}.md`, import.meta.url), 'utf8')
const headingsOf = (text: string): readonly string[] => text.split(/\r?\n/).filter(line => /^##? /.test(line))
const windows = (text: string): string => text.replaceAll('\n', '\r\n')

/** The line right above a line, blank lines passed over; `undefined` when the line is not there. */
function above(text: string, line: string): string | undefined {
  const lines = text.split('\n')
  return lines.slice(0, Math.max(0, lines.indexOf(line))).findLast(other => other !== '')
}

describe('the Lantern Fen, for the GM', () => {
  const before = fixture('lantern-fen/story-state')
  const delta = page(
    '# What Changed (GM State)',
    '',
    '- SITUATION: The party stands in the drowned street, ankle-deep, lanterns out',
    '- NPC: Quill - sold them a false map',
    '- NPC: Perrin Stoat - followed them from the ferry',
    '- QUEST: The Drowned Bell - found the chains - and cut one',
    '- LOCATION: The Drowned Street - dry at the lowest tide',
    '- SECRET: Ottoline winds the chains herself',
    '- UPCOMING: The last chain breaks in two days',
    '- Party HP: Orsa Tallow 7/9, Pim Hask took 3 damage (now 5/8)',
  )
  const merged = mergeState(before, delta)
  const { gone, came } = linesChanged(before, merged.text)

  test('every line is applied without a word of warning', () => {
    expect(merged.applied).toBe(8)
    expect(merged.warnings).toEqual([])
  })

  test('only "## Locations" is created, at the end of the file, in the habit of the file', () => {
    expect(headingsOf(merged.text)).toEqual([...headingsOf(before), '## Locations'])
    expect(merged.text.endsWith('\n- None\n\n## Locations\n\n- The Drowned Street - dry at the lowest tide\n')).toBe(
      true,
    )
  })

  test('no byte outside the touched lines changes', () => {
    expect(gone).toEqual([
      '**Location**: Gannet Pier, where the boards end and the fen begins',
      '**Time**: Low tide, first frost',
      '**Immediate Context**: The bell under the water has rung twice this week. Nobody has rung it.',
      '- **Current Progress**: Not started - the party has only just arrived',
      '- Characters not yet created',
      '| Quillon (Quill) | Wary | None yet |',
    ])
    expect(came.filter(line => line !== '' && !line.includes('Perrin'))).toEqual([
      'The party stands in the drowned street, ankle-deep, lanterns out',
      '- **Current Progress**: found the chains - and cut one',
      '- Orsa Tallow: 7/9',
      '- Pim Hask: 5/8',
      '| Quillon (Quill) | Wary | sold them a false map |',
      '- Ottoline winds the chains herself',
      '- The last chain breaks in two days',
      '## Locations',
      '- The Drowned Street - dry at the lowest tide',
    ])
  })

  test('each new line stands where it belongs', () => {
    expect(above(merged.text, '- Orsa Tallow: 7/9')).toBe('**Hit Points**:')
    expect(above(merged.text, '**Spell Slots Remaining**:')).toBe('- Pim Hask: 5/8')
    expect(above(merged.text, '- Ottoline winds the chains herself')).toBe('- The bell has no clapper')
    expect(above(merged.text, '- The last chain breaks in two days')).toBe('- The frost reaches the drowned street')
    expect(merged.text).toContain('## Current Situation\n\nThe party stands in')
    expect(merged.text).toContain('lanterns out\n\n## Active Quests\n')
  })

  test('someone new gets a row of three columns below the last', () => {
    const row = came.find(line => line.includes('Perrin')) ?? ''
    expect(cellsOf(row)).toHaveLength(3)
    expect(cellsOf(row)[0]).toBe('Perrin Stoat')
    expect(above(merged.text, row)).toBe('| The Eel-Wives | Unknown | None yet |')
    expect(merged.text).toContain(`${row}\n\n---\n\n## GM Notes (Secret)\n`)
  })

  test('the same delta again changes nothing', () => {
    const again = mergeState(merged.text, delta)
    expect(again.text).toBe(merged.text)
    expect([again.applied, again.unchanged]).toEqual([0, 8])
  })

  test('the same page with CRLF gives the same page with CRLF', () => {
    expect(mergeState(windows(before), delta).text).toBe(windows(merged.text))
  })

  test('a small task keeps its box', () => {
    const asked = "- QUEST: Return the ferryman's pole - he laughed\n"
    expect(linesChanged(before, mergeState(before, asked).text)).toEqual({
      gone: ["- [ ] Return the ferryman's pole - he is owed an apology"],
      came: ["- [ ] Return the ferryman's pole - he laughed"],
    })
  })

  test('a quest named after its giver overwrites nobody', () => {
    const asked = mergeState(before, '- QUEST: Ottoline Marsh - wants proof\n')
    expect(linesChanged(before, asked.text).gone).toEqual([])
    expect(headingsOf(asked.text)).toEqual(headingsOf(before))
  })

  test('through the command line it is the same', async () => {
    const camp = await makeCamp({ 'story-state.md': before, 'tmp/gm-state-delta.md': delta })
    const said = await camp.merge('--only', 'state')
    expect(await camp.read('story-state.md')).toBe(merged.text)
    expect(said.lines.at(-1)).toMatch(/^story-state\.md updated with 8 changes \(/)
  })
})

describe('the Lantern Fen, for the party', () => {
  const before = fixture('lantern-fen/party-knowledge')
  const delta = page(
    '# What Changed (Party Knowledge)',
    '',
    '- SITUATION: We stand in the drowned street',
    '- NPC: Quillon - sold us a map - a false one',
    '- QUEST: The Drowned Bell - the chains are real',
    '- LOCATION: Gannet Pier - we slept under it',
    '- LEARNED: Eels sing before frost',
    '- SECRET: Ottoline winds the chains herself',
    '- UPCOMING: The last chain breaks in two days',
    '- Party HP: Orsa Tallow 7/9',
    '- The lanterns lean toward the bell',
  )
  const merged = mergeKnowledge(before, delta)
  const { gone, came } = linesChanged(before, merged.text)

  test('no section is created', () => {
    expect(headingsOf(merged.text)).toEqual(headingsOf(before))
    expect(merged.applied).toBe(6)
  })

  test('the secrets are refused, and stand nowhere', () => {
    expect(merged.text).not.toContain('winds the chains')
    expect(merged.text).not.toContain('last chain')
    expect(merged.text).not.toContain('7/9')
    expect(merged.warnings).toMatchObject([
      { deltaLine: 8, level: 'error' },
      { deltaLine: 9, level: 'error' },
      { deltaLine: 10, level: 'warning' },
    ])
  })

  test('no byte outside the touched lines changes', () => {
    expect(gone).toEqual([
      '**Location**: Gannet Pier',
      '**Time**: Dusk',
      "**What's happening**: We have just stepped off the ferry.",
      '**Party Formation**:',
      '- Strangers, mostly',
      '- One of us is seasick',
      '**Current progress**: We have arrived',
      '| None yet | | | |',
    ])
    const plain = came.filter(line => !/Quillon|slept/.test(line))
    expect(plain).toEqual([
      'We stand in the drowned street',
      '**Current progress**: the chains are real',
      '- Eels sing before frost',
      '- The lanterns lean toward the bell',
    ])
  })

  test('the first acquaintance takes the empty row, with four columns', () => {
    const row = came.find(line => line.includes('Quillon')) ?? ''
    expect(cellsOf(row)).toHaveLength(4)
    expect(cellsOf(row)[0]).toBe('Quillon')
    expect(cellsOf(row)).toContain('sold us a map - a false one')
    expect(merged.text).toContain(
      `|-----|--------------|------------------|------------------|\n${row}\n\n## Locations`,
    )
  })

  test('news of a place stands at the end of its block', () => {
    const line = came.find(other => other.includes('slept')) ?? ''
    expect(line).toMatch(/^- .*we slept under it$/)
    expect(above(merged.text, line)).toBe('**What we found/did there**: Stood in the cold')
    expect(above(merged.text, '### The Ferry (General)')).toBe(line)
  })

  test('a place unheard of creates no section, and overwrites nothing', () => {
    const asked = mergeKnowledge(before, '- LOCATION: The Drowned Street - dry at the lowest tide\n')
    expect(headingsOf(asked.text)).toEqual(headingsOf(before))
    expect(linesChanged(before, asked.text).gone).toEqual([])
    const start = asked.text.indexOf("## Locations We've Visited")
    const end = asked.text.indexOf('## Important Information Learned')
    expect(asked.text.slice(start, end)).toContain('The Drowned Street')
    expect(asked.text.slice(start, end)).toContain('dry at the lowest tide')
  })

  test('the same delta again changes nothing', () => {
    const again = mergeKnowledge(merged.text, delta)
    expect(again.text).toBe(merged.text)
    expect(again.applied).toBe(0)
  })

  test('through the command line it is the same', async () => {
    const camp = await makeCamp({ 'party-knowledge.md': before, 'tmp/party-knowledge-delta.md': delta })
    const said = await camp.merge('--only', 'knowledge')
    expect(await camp.read('party-knowledge.md')).toBe(merged.text)
    expect(said.lines.at(-1)).toMatch(/^party-knowledge\.md updated with 6 changes \(/)
  })
})

describe('the Ashen Stair, for the GM', () => {
  const before = fixture('ashen-stair/story-state')
  const delta = page(
    "- NPC: Oru'ven — dropped the second key",
    '- NPC: The Sil’ekka - fell silent',
    "- QUEST: The Warden's Errand — nine landings, and the urn hums",
    '- LOCATION: The Tenth Landing — windowless',
    '- SECRET: The urn knows their names',
    '- UPCOMING: The thirteenth bell',
    "- Party HP: Isk'ander Pole took 4 damage, Vell 3/9",
  )
  const merged = mergeState(before, delta)

  test('only "## Locations" is created, below the GM’s notes', () => {
    expect(headingsOf(merged.text)).toEqual([...headingsOf(before), '## Locations'])
    expect(merged.text.endsWith('\n\n## Locations\n\n- The Tenth Landing — windowless\n')).toBe(true)
    expect(merged.applied).toBe(7)
  })

  test('hit points change only among the hit points, slots and landings stand', () => {
    const asked = mergeState(before, "- Party HP: Isk'ander Pole took 4 damage, Vell 3/9\n")
    expect(linesChanged(before, asked.text)).toEqual({
      gone: ['- Vell: 9/9', "- Isk'ander Pole: 10/12 (limping)"],
      came: ['- Vell: 3/9', "- Isk'ander Pole: 6/12 (limping)"],
    })
  })

  test('progress lands in Current Progress', () => {
    const asked = mergeState(before, "- QUEST: The Warden's Errand — nine landings, and the urn hums\n")
    expect(linesChanged(before, asked.text)).toEqual({
      gone: ['- **Current Progress**: Eight landings climbed - one companion lost'],
      came: ['- **Current Progress**: nine landings, and the urn hums'],
    })
  })

  test('a name with an apostrophe, an alias or a link finds its row', () => {
    const row = "| [Oru'ven (Ven)](npcs/oruven.md) | Hostile | Locked the gate |"
    for (const name of ["Oru'ven", 'Ven']) {
      const asked = mergeState(before, `- NPC: ${name} - fled\n`)
      expect(linesChanged(before, asked.text)).toEqual({ gone: [row], came: [row.replace('Locked the gate', 'fled')] })
    }
  })

  test('a row may carry a link in the column that is set', () => {
    const asked = mergeState(before, "- NPC: The Sil'ekka - fell silent\n")
    expect(linesChanged(before, asked.text)).toEqual({
      gone: ["| The Sil'ekka | Unknown | Sang from [the dark](locations/dark.md) |"],
      came: ["| The Sil'ekka | Unknown | fell silent |"],
    })
  })

  test('"Oru" is someone else, in a new row', () => {
    const asked = mergeState(before, '- NPC: Or - a stranger\n')
    const { gone, came } = linesChanged(before, asked.text)
    expect(gone).toEqual([])
    expect(came.map(cellsOf)).toHaveLength(1)
    expect(cellsOf(came[0] ?? '')).toHaveLength(3)
  })

  test('the Quick Reference and the character secrets are as they were', () => {
    const quick = before.slice(before.indexOf('---\n\n## Quick'), before.indexOf('### Hidden Information'))
    expect(merged.text).toContain(quick)
    expect(merged.text).toContain('| Vell | Cannot read | Watching closely | The painted doors |')
  })

  test('secrets and plans go under their ###', () => {
    expect(above(merged.text, '- The urn knows their names')).toBe("- Oru'ven keeps a second key - in his boot")
    expect(above(merged.text, '- The thirteenth bell')).toBe('- The urn cracks at the eleventh landing')
  })
})

describe('the Ashen Stair, for the party', () => {
  const before = fixture('ashen-stair/party-knowledge')

  test('a fact is added, and the long page below stays to the byte', () => {
    const merged = mergeKnowledge(before, '- LEARNED: Ash falls upward here — we have seen it\n')
    expect(linesChanged(before, merged.text)).toEqual({ gone: [], came: ['- Ash falls upward here — we have seen it'] })
    expect(merged.text.endsWith(before.slice(before.indexOf('## Party Resources')))).toBe(true)
  })

  test('a fact that stands there twice is known', () => {
    const merged = mergeKnowledge(before, '- LEARNED: second lantern — lit when nobody watches\n')
    expect(merged.text).toBe(before)
    expect(merged.unchanged).toBe(1)
  })

  test('rows and blocks, with apostrophes and dashes', () => {
    const merged = mergeKnowledge(
      before,
      page(
        '- NPC: Oru’ven — smiled at us',
        "- QUEST: The Warden's Errand — nine landings",
        '- NPC: Ilse Corbray-Thane - silent',
      ),
    )
    expect(linesChanged(before, merged.text).came.filter(line => !line.includes('’'))).toContain(
      '**Current progress**: nine landings',
    )
    expect(merged.text).toContain('| Warden Ilse Corbray-Thane | Our patron | Formal | silent |')
    expect(headingsOf(merged.text)).toEqual(headingsOf(before))
    expect(merged.text).toContain("> **GM Note**: keep the urn's voice out of this page.\n")
  })

  test('a secret is refused', () => {
    const merged = mergeKnowledge(before, '- SECRET: the urn knows their names\n')
    expect(merged.text).toBe(before)
    expect(levelsOf(merged)).toEqual(['error'])
  })
})
