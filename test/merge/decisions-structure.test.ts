/** Part B, decisions 25 and 26: blocks, tables, and the headings of the template. */
import { describe, expect, test } from 'vitest'
import { cellsOf, linesChanged, mergeState, page } from './table.ts'

describe('B-25 blocks and tables', () => {
  const quests = page(
    '## Active Quests',
    '',
    '### The Drowned Bell',
    '- **Objective**: Find who rings it',
    '- **Given By**: Ottoline - reeve of the pier',
    '- **Current Progress**: Not started',
    '- **Reward**: 50gp',
    '',
    '### The Eel Tax',
    '**Objective**: Pay less',
    '**Current progress**: None to speak of',
    '',
    '### The Missing Oar',
    '- Last seen at dusk',
    '',
    '## NPCs',
    '',
    '| NPC | Disposition | Last Interaction |',
    '|-----|:-----------:|------------------|',
    '| Ottoline Marsh | Friendly | Hired us |',
    '| Quillon (Quill) | Wary | [Sold a map](maps/pier.md) |',
    '| Odo \\| Otho | Cold | Spat |',
    '',
    '## Secrets',
    '',
    '- One',
  )

  test.each([
    ['The Drowned Bell', '- **Current Progress**: Not started', '- **Current Progress**: Rope found - and cut'],
    ['the drowned bell', '- **Current Progress**: Not started', '- **Current Progress**: Rope found - and cut'],
    ['The Eel Tax', '**Current progress**: None to speak of', '**Current progress**: Rope found - and cut'],
  ])('B-25 a quest with its own block gets its progress there: %s', (quest, before, after) => {
    const merged = mergeState(quests, `- QUEST: ${quest} - Rope found - and cut\n`)
    expect(merged.text).toBe(quests.replace(before, after))
    expect(merged.applied).toBe(1)
  })

  test('B-25 a block without progress line gets a bullet at its end', () => {
    const merged = mergeState(quests, '- QUEST: The Missing Oar - found afloat\n')
    const { gone, came } = linesChanged(quests, merged.text)
    expect(gone).toEqual([])
    expect(came).toHaveLength(1)
    expect(came[0]).toMatch(/^- .*found afloat$/)
    expect(merged.text).toContain(`- Last seen at dusk\n${came[0]}\n\n## NPCs\n`)
  })

  test('B-25 a quest named after a person leaves the person’s line alone', () => {
    const merged = mergeState(quests, '- QUEST: Ottoline - wants proof\n')
    const { gone, came } = linesChanged(quests, merged.text)
    expect(gone).toEqual([])
    expect(came.join('\n')).toContain('wants proof')
    expect(merged.text.indexOf('wants proof')).toBeLessThan(merged.text.indexOf('## NPCs'))
  })

  test.each([
    ['Ottoline Marsh', '| Ottoline Marsh | Friendly | Hired us |', '| Ottoline Marsh | Friendly | Paid - in eels |'],
    ['Ottoline', '| Ottoline Marsh | Friendly | Hired us |', '| Ottoline Marsh | Friendly | Paid - in eels |'],
    ['Quill', '| Quillon (Quill) | Wary | [Sold a map](maps/pier.md) |', '| Quillon (Quill) | Wary | Paid - in eels |'],
    [
      'quillon',
      '| Quillon (Quill) | Wary | [Sold a map](maps/pier.md) |',
      '| Quillon (Quill) | Wary | Paid - in eels |',
    ],
    ['Otho', '| Odo \\| Otho | Cold | Spat |', '| Odo \\| Otho | Cold | Paid - in eels |'],
  ])('B-25 the row of %s gets its last column set', (name, before, after) => {
    const merged = mergeState(quests, `- NPC: ${name} - Paid - in eels\n`)
    expect(merged.text).toBe(quests.replace(before, after))
  })

  test.each([
    ['hostile since we fled', '| Quillon (Quill) | Hostile | hostile since we fled |'],
    ['now friendly', '| Quillon (Quill) | Friendly | now friendly |'],
    ['Hostile; insulted at the inn', '| Quillon (Quill) | Hostile | insulted at the inn |'],
    ['has turned hostile, and runs', '| Quillon (Quill) | Hostile | has turned hostile, and runs |'],
    ['hostile to the cult', '| Quillon (Quill) | Wary | hostile to the cult |'],
    ['close to the mill', '| Quillon (Quill) | Wary | close to the mill |'],
  ])('13.2 a stance is replaced where it stands, not joined by another: %s', (news, row) => {
    const merged = mergeState(quests, `- NPC: Quillon - ${news}\n`)
    expect(merged.text).toBe(quests.replace('| Quillon (Quill) | Wary | [Sold a map](maps/pier.md) |', row))
  })

  test('13.2 a block that keeps a stance has the new one, and what is nested below a bare name is not lost', () => {
    const people = page('## NPCs', '', '### Quillon', '- **Disposition**: Indifferent', '- Sells maps')
    expect(mergeState(people, '- NPC: Quillon - hostile since we fled\n').text).toBe(
      people.replace('Indifferent', 'hostile since we fled'),
    )
    expect(mergeState(people, '- NPC: Quillon\n  - sells maps\n  - fears eels\n').text).toBe(`${people}- fears eels\n`)
  })

  test('B-25 a row that stops short still has its last column set, not its second', () => {
    const short = page('## NPCs', '', '| NPC | Disposition | Last Interaction |', '|---|---|---|', '| Rook | Wary |')
    const { text } = mergeState(short, '- NPC: Rook - fled\n')
    expect(cellsOf(text.trimEnd().split('\n').at(-1) ?? '')).toEqual(['Rook', 'Wary', 'fled'])
  })

  test('B-25 someone new gets a row of the right width, below the last', () => {
    const merged = mergeState(quests, '- NPC: Perrin Stoat - sold us oil\n')
    const { gone, came } = linesChanged(quests, merged.text)
    expect(gone).toEqual([])
    expect(came).toHaveLength(1)
    const cells = cellsOf(came[0] ?? '')
    expect(cells).toHaveLength(3)
    expect(cells[0]).toBe('Perrin Stoat')
    expect(cells).toContain('sold us oil')
    expect(merged.text).toContain(`| Odo \\| Otho | Cold | Spat |\n${came[0]}\n\n## Secrets\n`)
  })

  test('B-25 "Quil" and "Al" are new people in a table too', () => {
    const merged = mergeState(quests, page('- NPC: Quil - a stranger', '- NPC: Otto - a stranger'))
    const { gone, came } = linesChanged(quests, merged.text)
    expect(gone).toEqual([])
    expect(came.map(row => cellsOf(row)[0])).toEqual(['Quil', 'Otto'])
  })

  test('B-25 a bar in a value is escaped, in a set cell and in a new row', () => {
    const merged = mergeState(quests, page('- NPC: Quill - buys oil | wax', '- NPC: Perrin - sells rope | sail'))
    expect(merged.text).toContain('| Quillon (Quill) | Wary | buys oil \\| wax |\n')
    const row = merged.text.split('\n').find(line => line.includes('Perrin')) ?? ''
    expect(cellsOf(row)).toHaveLength(3)
    expect(cellsOf(row)).toContain('sells rope \\| sail')
  })

  test('B-25 a sentence without dash is a row of the right width', () => {
    const merged = mergeState(quests, '- NPC: The ferryman counts coins twice\n')
    const row = merged.text.split('\n').find(line => line.includes('ferryman')) ?? ''
    expect(cellsOf(row)).toHaveLength(3)
    expect(cellsOf(row)[0]).toBe('The ferryman counts coins twice')
  })

  test('B-25 the same news again changes no block, cell or row', () => {
    const delta = page(
      '- QUEST: The Drowned Bell - rope found',
      '- QUEST: The Missing Oar - found afloat',
      '- NPC: Quill - buys oil | wax',
      '- NPC: Perrin - sells rope | sail',
    )
    const once = mergeState(quests, delta)
    const again = mergeState(once.text, delta)
    expect(again.text).toBe(once.text)
    expect([again.applied, again.unchanged]).toEqual([0, 4])
  })

  test('B-25 tables and blocks keep their CRLF', () => {
    const windows = (text: string): string => text.replaceAll('\n', '\r\n')
    const delta = page('- QUEST: The Drowned Bell - rope found', '- NPC: Quill - fled', '- NPC: Perrin - sells rope')
    expect(mergeState(windows(quests), delta).text).toBe(windows(mergeState(quests, delta).text))
  })

  test('B-25 a name whose bar is escaped already finds its row again', () => {
    const people = page(
      '## NPCs',
      '',
      '| NPC | Mood | News |',
      '|-----|------|------|',
      '| Odo \\| Otho | Cold | Spat |',
    )
    const delta = '- NPC: Odo \\| Otho - fled\n'
    const once = mergeState(people, delta)
    expect(once.text).toContain('| Odo \\| Otho | Cold | fled |')
    expect(mergeState(once.text, delta).text).toBe(once.text)
  })

  test('B-25 a table without outer bars is a table', () => {
    const people = page('## NPCs', 'NPC | Mood | News', '---|---|---', 'Rook | a | b')
    const { text } = mergeState(people, page('- NPC: Rook - fled', '- NPC: Odo - came'))
    expect(text).toContain('Rook | a | fled')
    expect(text).toContain('| Odo | | came |')
  })
})

describe('B-26 the template’s own headings', () => {
  const template = (...more: readonly string[]): string =>
    page(
      '# Story State: The Fen',
      '',
      '## Current Situation',
      '',
      '**Location**: Pier',
      '',
      '## Party Status',
      '',
      '**Hit Points**:',
      '- Orsa: 9/9',
      '',
      '## Recent Events Summary',
      '',
      'Nothing yet.',
      '',
      '## NPC Relationships',
      '',
      '| NPC | Disposition | Last Interaction |',
      '|---|---|---|',
      '| Rook | Wary | Met |',
      '',
      ...more,
      '---',
      '',
      '## GM Notes (Secret)',
      '',
      '### Hidden Information',
      '',
      '- The lamp is hollow',
      '',
      '### Upcoming Planned Events',
      '',
      '- Spring tide',
    )

  test('B-26 are used where the seed’s are missing', () => {
    const merged = mergeState(template(), page('- NPC: Rook - fled', '- SECRET: Odo lies', '- UPCOMING: A wedding'))
    expect(linesChanged(template(), merged.text)).toEqual({
      gone: ['| Rook | Wary | Met |'],
      came: ['| Rook | Wary | fled |', '- Odo lies', '- A wedding'],
    })
  })

  test('B-26 yield to the seed’s where both stand', () => {
    const both = template('## Key NPCs', '', '- Rook - clerk', '', '## GM Secrets', '', '- One', '')
    const merged = mergeState(both, page('- NPC: Rook - fled', '- SECRET: Odo lies'))
    expect(merged.text).toBe(both.replace('- Rook - clerk', '- Rook - fled').replace('- One\n', '- One\n- Odo lies\n'))
  })

  test('B-26 mean nothing in a page that is not the template', () => {
    const target = page('# Travel Notes', '', '## NPC Relationships', '- Rook - clerk', '', '## Songs', '- The Eel')
    const merged = mergeState(target, '- NPC: Rook - fled\n')
    expect(merged.text).toBe(`${target}\n## NPCs\n- Rook - fled\n`)
  })
})
