/** Part B, decisions 19, 23, 24 and 27: placeholders, situations, kept prefixes, new sections. */
import { describe, expect, test } from 'vitest'
import { mergeKnowledge, mergeState, page, sectionOf } from './table.ts'

describe('B-19 placeholders', () => {
  test.each([
    '[None yet]',
    '[None tracked yet]',
    '[None planned]',
    '[No status tracked]',
    '[Nothing yet]',
    '[No one yet]',
    '[Nowhere yet]',
    '[Nobody worth a name]',
  ])('B-19 "- %s" leaves when the first real item comes', words => {
    const target = page('## NPCs', `- ${words}`, '', '## Secrets', `- ${words}`, '', '## Party Status', `- ${words}`)
    expect(mergeState(target, page('- NPC: Rook - clerk', '- SECRET: One', '- Party HP: Orsa 4/9')).text).toBe(
      page('## NPCs', '- Rook - clerk', '', '## Secrets', '- One', '', '## Party Status', '- Orsa: 4/9'),
    )
  })

  test.each([
    '- [ ] find the key',
    '- [x] find the key',
    '- [X] find the key',
    '- [The map](maps/pier.md)',
    '- [The map][1]',
    '- [None yet] but soon',
    '- [One] and [another]',
    '- None',
    '- N/A',
    '[None yet]',
  ])('B-19 "%s" is no placeholder in a plain page, and stays', line => {
    const target = page('## Active Quests', line)
    expect(mergeState(target, '- QUEST: The Bell - loud\n').text).toContain(`${line}\n`)
  })

  test('B-19 only the section that gets an item loses its placeholder', () => {
    const target = page('## NPCs', '- [None tracked yet]', '', '## Secrets', '- [None yet]')
    expect(mergeState(target, '- NPC: Rook - clerk\n').text).toBe(
      page('## NPCs', '- Rook - clerk', '', '## Secrets', '- [None yet]'),
    )
  })

  test('B-19 a line that is refused or skipped drops no placeholder', () => {
    const target = page('## NPCs', '- [None tracked yet]')
    expect(mergeState(target, page('- NPC:', '- WEATHER: hail')).text).toBe(target)
  })

  test('B-19 [To be updated] goes by full replace', () => {
    expect(mergeState(page('## Current Situation', '[To be updated]'), '- SITUATION: Sun\n').text).toBe(
      page('## Current Situation', 'Sun'),
    )
  })

  test('B-19 a placeholder leaves the default template around it whole', () => {
    expect(mergeState(undefined, '- UPCOMING: Spring tide\n').text).toBe(
      page(
        '# Story State',
        '',
        '## Current Situation',
        '[To be updated]',
        '',
        '## Active Quests',
        '- [None yet]',
        '',
        '## NPCs',
        '- [None tracked yet]',
        '',
        '## Locations',
        '- [None tracked yet]',
        '',
        '## Secrets',
        '- [None yet]',
        '',
        '## Upcoming Events',
        '- Spring tide',
        '',
        '## Party Status',
        '- [No status tracked]',
      ),
    )
    expect(mergeKnowledge(undefined, '- LEARNED: Eels sing\n').text).toBe(
      page(
        '# Party Knowledge',
        '',
        '## Current Situation',
        '[To be updated]',
        '',
        '## What We Know',
        '- Eels sing',
        '',
        "## People We've Met",
        '- [No one yet]',
        '',
        "## Places We've Been",
        '- [Nowhere yet]',
        '',
        '## Active Goals',
        '- [None yet]',
      ),
    )
  })
})

describe('B-23 a situation replaces everything', () => {
  const labelled = page(
    '## Current Situation',
    '',
    '**Location**: Gannet Pier',
    '**Time**: Dusk',
    '- a stray bullet',
    '',
    'And a last word.',
    '',
    '## NPCs',
    '',
    '- Rook - clerk',
  )

  test('B-23 labelled lines go, the blank line after the heading stays', () => {
    expect(mergeState(labelled, '- SITUATION: All is quiet - for now\n').text).toBe(
      page('## Current Situation', '', 'All is quiet - for now', '', '## NPCs', '', '- Rook - clerk'),
    )
  })

  test('B-23 labels in the new text are kept as lines', () => {
    const { text } = mergeState(labelled, page('- SITUATION: **Location**: The chapel', '  **Time**: Dawn'))
    expect(text).toBe(
      page(
        '## Current Situation',
        '',
        '**Location**: The chapel',
        '**Time**: Dawn',
        '',
        '## NPCs',
        '',
        '- Rook - clerk',
      ),
    )
  })

  test('B-23 the report keeps the old body', () => {
    const { changes } = mergeState(labelled, '- SITUATION: All is quiet\n')
    expect(changes).toHaveLength(1)
    expect(changes[0]?.before).toContain('**Location**: Gannet Pier')
    expect(changes[0]?.before).toContain('And a last word.')
    expect(changes[0]?.after).toContain('All is quiet')
  })

  test('B-23 the same situation again is no change', () => {
    const once = mergeState(labelled, '- SITUATION: All is quiet\n').text
    const again = mergeState(once, '- SITUATION: All is quiet\n')
    expect(again.text).toBe(once)
    expect([again.applied, again.unchanged]).toEqual([0, 1])
  })
})

describe('B-24 what a replaced line keeps', () => {
  test.each(['- ', '  - ', '- [ ] ', '- [x] ', '- [X] ', '    - [ ] '])('B-24 %j', prefix => {
    const target = page('## Active Quests', '- The list:', `${prefix}Find the key - in the well`, '- Last')
    expect(mergeState(target, '- QUEST: Find the key - found\n').text).toBe(
      page('## Active Quests', '- The list:', `${prefix}Find the key - found`, '- Last'),
    )
  })

  test('B-24 a bullet made with a star is a bullet', () => {
    const merged = mergeState(page('## NPCs', '* Rook - clerk', '* Perrin - baker'), '- NPC: Rook - promoted\n')
    expect(merged.text).toMatch(/^## NPCs\n[-*] Rook - promoted\n\* Perrin - baker\n$/)
  })

  test('B-24 children of the replaced line stay where they are', () => {
    const target = page('## NPCs', '- Rook - clerk', '  - likes tea', '  - hates Perrin', '- Perrin - baker')
    expect(mergeState(target, '- NPC: Rook - promoted\n').text).toBe(
      page('## NPCs', '- Rook - promoted', '  - likes tea', '  - hates Perrin', '- Perrin - baker'),
    )
  })

  test('B-24 new children join the old ones', () => {
    const target = page('## NPCs', '- Rook - clerk', '  - likes tea', '- Perrin - baker')
    const body = sectionOf(mergeState(target, page('- NPC: Rook - promoted', '  - has a key')).text, '## NPCs')
    expect(body[0]).toBe('- Rook - promoted')
    expect(body.slice(1, 3).toSorted()).toEqual(['  - has a key', '  - likes tea'])
    expect(body[3]).toBe('- Perrin - baker')
  })
})

describe('B-27 where new sections go', () => {
  test('B-27 to the end of the file, in the order of the delta', () => {
    const target = page('# Story', '', '## Current Situation', 'Rain.')
    const merged = mergeState(
      target,
      page(
        '- UPCOMING: Spring tide',
        '- LOCATION: Pier - wet',
        '- NPC: Rook - clerk',
        '- UPCOMING: A wedding',
        '- QUEST: The Bell - loud',
      ),
    )
    expect(merged.text).toBe(
      target +
        page(
          '',
          '## Upcoming Events',
          '- Spring tide',
          '- A wedding',
          '',
          '## Locations',
          '- Pier - wet',
          '',
          '## NPCs',
          '- Rook - clerk',
          '',
          '## Active Quests',
          '- The Bell - loud',
        ),
    )
    expect(merged.sections).toEqual(['Upcoming Events', 'Locations', 'NPCs', 'Active Quests'])
  })

  test('B-27 a situation and wounds can be created too', () => {
    const merged = mergeState(page('# Story'), page('- SITUATION: Sun', '- Party HP: Orsa 4/9'))
    expect(merged.text).toBe(page('# Story', '', '## Current Situation', 'Sun', '', '## Party Status', '- Orsa: 4/9'))
  })
})
