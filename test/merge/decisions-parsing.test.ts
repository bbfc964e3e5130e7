/** Part B, decisions 1 to 8: what a line of a delta means. */
import { describe, expect, test } from 'vitest'
import { levelsOf, mergeState, page } from './table.ts'

const people = (...bullets: readonly string[]): string => page('## NPCs', ...bullets)

describe('B-1 a line without a dash', () => {
  test.each([
    ['NPC', '## NPCs'],
    ['QUEST', '## Active Quests'],
    ['LOCATION', '## Locations'],
  ])('B-1 %s: the whole content is the name, and a new one is appended', (keyword, heading) => {
    const merged = mergeState(page(heading, '- Ottoline - reeve'), `- ${keyword}: The ferryman counts coins twice\n`)
    expect(merged.text).toBe(page(heading, '- Ottoline - reeve', '- The ferryman counts coins twice'))
    expect(merged.applied).toBe(1)
  })

  test('B-1 saying it again changes nothing', () => {
    const told = people('- The ferryman counts coins twice')
    const merged = mergeState(told, '- NPC: The ferryman counts coins twice\n')
    expect(merged.text).toBe(told)
    expect([merged.applied, merged.unchanged]).toEqual([0, 1])
  })

  test('B-1 saying it again in other capitals replaces the line and adds none', () => {
    const merged = mergeState(people('- The ferryman counts coins twice'), '- NPC: the FERRYMAN counts coins twice\n')
    expect(merged.text).toBe(people('- the FERRYMAN counts coins twice'))
  })

  test('B-1 a bare name finds its bullet by the same tiers', () => {
    const merged = mergeState(people('- Perrin - baker', '- Ottoline - reeve'), '- NPC: Ottoline\n')
    expect(merged.text).toBe(people('- Perrin - baker', '- Ottoline'))
  })
})

describe('B-2 the separator', () => {
  test.each([' - ', ' – ', ' — '])('B-2 "%s" parts the name from the news, and the news is kept as written', dash => {
    const merged = mergeState(people('- Quillon - wary', '- Perrin - baker'), `- NPC: Quillon${dash}owes us a boat\n`)
    expect(merged.text).toBe(people(`- Quillon${dash}owes us a boat`, '- Perrin - baker'))
  })

  test.each([' - ', ' – ', ' — '])('B-2 an existing bullet may use "%s"', dash => {
    const merged = mergeState(people(`- Quillon${dash}wary of Perrin`, '- Perrin - baker'), '- NPC: Perrin - fled\n')
    expect(merged.text).toBe(people(`- Quillon${dash}wary of Perrin`, '- Perrin - fled'))
  })

  test('B-2 the first separator decides, whichever it is', () => {
    const merged = mergeState(people('- Quillon - wary'), '- NPC: Quillon — owes us - twice\n')
    expect(merged.text).toBe(people('- Quillon — owes us - twice'))
  })

  test('B-2 a hyphen without spaces never splits a name', () => {
    const merged = mergeState(
      people('- Three - a dog', '- Three-Rings - a fence'),
      page('- NPC: Three-Rings - sells the map', '- NPC: Hask-Olmery - her cousin'),
    )
    expect(merged.text).toBe(people('- Three - a dog', '- Three-Rings - sells the map', '- Hask-Olmery - her cousin'))
  })

  test('B-2 a sentence with a dash in it is a long name, and is appended', () => {
    const merged = mergeState(
      page('## Locations', '- Warehouse - dusty'),
      '- LOCATION: Warehouse has three exits - front, back, cellar\n',
    )
    expect(merged.text).toBe(
      page('## Locations', '- Warehouse - dusty', '- Warehouse has three exits - front, back, cellar'),
    )
  })
})

describe('B-3 which bullet is meant', () => {
  test('B-3 "Al" leaves Aldric alone', () => {
    const merged = mergeState(people('- Aldric - duke'), '- NPC: Al - the cook\n')
    expect(merged.text).toBe(people('- Aldric - duke', '- Al - the cook'))
  })

  test.each([
    ['Mira', 'Miranda'],
    ['Mira', 'Admira'],
    ['Zo', 'Zoë'],
    ['Dock 1', 'Dock 12'],
    ['Ann', 'Joann'],
    ['ль', 'Альда'],
  ])('B-3 "%s" leaves %s alone', (short, long) => {
    const merged = mergeState(people(`- ${long} - was here first`), `- NPC: ${short} - newcomer\n`)
    expect(merged.text).toBe(people(`- ${long} - was here first`, `- ${short} - newcomer`))
  })

  test('B-3 tier 1: an equal name wins over a longer one above it', () => {
    const merged = mergeState(people('- Sergeant Rook - gruff', '- Rook - clerk'), '- NPC: Rook - promoted\n')
    expect(merged.text).toBe(people('- Sergeant Rook - gruff', '- Rook - promoted'))
  })

  test('B-3 tier 1: capitals do not matter', () => {
    const merged = mergeState(people('- Rook - clerk'), '- NPC: ROOK - promoted\n')
    expect(merged.text).toBe(people('- ROOK - promoted'))
  })

  test('B-3 tier 2: the word in a name wins over the word in a description above it', () => {
    const merged = mergeState(
      people('- Perrin - rival of Rook', '- Captain Rook - gruff', '- Old Rook - dead'),
      '- NPC: Rook - promoted\n',
    )
    expect(merged.text).toBe(people('- Perrin - rival of Rook', '- Rook - promoted', '- Old Rook - dead'))
  })

  test('B-3 tier 2: a possessive is still the word', () => {
    const merged = mergeState(people("- Rook's mood - sour"), '- NPC: Rook - alive after all\n')
    expect(merged.text).toBe(people('- Rook - alive after all'))
  })

  test.each([
    '- The smith - brother of Odo',
    '- The smith — met Odo at the well',
    '- **Perrin**: owes Odo a boat',
    '- Perrin: owes Odo a boat',
    '- Perrin owes Odo a boat',
    '- Perrin, rival of Odo',
    '- Perrin, rival of Odo - baker',
    "- Perrin (Odo's brother) - baker",
    '- [ ] Perrin hides from Odo',
    '- Perrin and Odo - brothers',
    "- Odo's ghost - restless",
    "- Odo's men - loud",
    '- Odo the Younger - proud',
    '- Odo, Jr. - away',
  ])('13.21 a mention is no name: %s stays, the news is added, and it is said', line => {
    const merged = mergeState(people(line), '- NPC: Odo - seen in town\n')
    expect(merged.text).toBe(people(line, '- Odo - seen in town'))
    expect(merged.warnings).toMatchObject([{ deltaLine: 1, code: 'only-mentioned' }])
  })

  test.each([
    '- Odo',
    '- **Odo**',
    '- **Old Odo** - tall',
    '- Captain Odo of the watch',
    '- guard captain Odo',
    '- The late Odo - missed',
    "- Odo's debts - paid",
    '- Bertram (Odo) - a spy',
    '- [x] Odo - found',
    '- Odo the smith owes Perrin a boat',
    '- Odo, the smith',
  ])('13.21 a name with a title, in bold or possessive is the name: %s', line => {
    const merged = mergeState(people(line), '- NPC: Odo - seen in town\n')
    expect(merged.text).toMatch(/^## NPCs\n- (?:\[x\] )?Odo - seen in town\n$/)
    expect(merged.warnings).toEqual([])
  })

  test('13.21 a row that only mentions a name is somebody else’s', () => {
    const table = ['## NPCs', '| Name | Now |', '|---|---|', "| Perrin (Odo's brother) | here |"]
    expect(mergeState(page(...table), '- NPC: Odo - gone\n').text).toBe(page(...table, '| Odo | gone |'))
    const told = mergeState(page(...table, '| Cobb Varley | here |'), '- NPC: Odo told all to Cobb Varley\n')
    expect(told.text).toContain('Odo told all to Cobb Varley')
  })

  test('13.21 by the letter of the format a mention is found, for who asks for it', () => {
    const merged = mergeState(people('- The smith - brother of Odo'), '- NPC: Odo - seen\n', { match: 'substring' })
    expect(merged.text).toBe(people('- Odo - seen'))
    expect(merged.warnings).toMatchObject([{ code: 'matched-in-description' }])
  })

  test('B-3 a labelled bullet is named by its label, and its old line is replaced', () => {
    const merged = mergeState(
      people('- Tomas - rival of Harwick', '- **Harwick**: suspicious guard'),
      '- NPC: Harwick - now hostile\n',
    )
    expect(merged.text).toBe(people('- Tomas - rival of Harwick', '- Harwick - now hostile'))
  })

  test('B-3 a labelled bullet is passed by: a quest named after its giver does not overwrite the giver', () => {
    const quests = page('## Active Quests', '- **Given By**: Odo the smith', '- **Objective**: find the anvil')
    const merged = mergeState(quests, '- QUEST: Odo - wants his anvil back\n')
    expect(merged.text).toBe(`${quests}- Odo - wants his anvil back\n`)
  })

  test('B-3 tier 2 reads the label', () => {
    const merged = mergeState(people('- **Captain Odo**: loud'), '- NPC: Odo - hoarse\n')
    expect(merged.text).toBe(people('- Odo - hoarse'))
  })

  test('B-3 bold and checkbox are not part of a name', () => {
    const bold = mergeState(people('- Aunt Odo - tall', '- **Odo** - short'), '- NPC: Odo - gone\n')
    expect(bold.text).toBe(people('- Aunt Odo - tall', '- Odo - gone'))
    const ticked = mergeState(
      page('## Active Quests', '- [ ] Find Odo soon - or else', '- [ ] Find Odo - somewhere'),
      '- QUEST: Find Odo - in the well\n',
    )
    expect(ticked.text).toBe(page('## Active Quests', '- [ ] Find Odo soon - or else', '- [ ] Find Odo - in the well'))
  })

  test('B-3 the dots of a name are dots', () => {
    const merged = mergeState(people('- AxB - a knot'), page('- NPC: A.B - a clerk', '- NPC: What?! (the owl) - hoots'))
    expect(merged.text).toBe(people('- AxB - a knot', '- A.B - a clerk', '- What?! (the owl) - hoots'))
  })

  test('B-3 the raw substring tier is there for who asks for it', () => {
    const merged = mergeState(people('- Miranda - healer'), '- NPC: Mira - burnt out\n', { match: 'substring' })
    expect(merged.text).toBe(people('- Mira - burnt out'))
    const asked = mergeState(people('- Miranda - healer', '- Mira - smith'), '- NPC: Mira - fled\n', {
      match: 'substring',
    })
    expect(asked.text).toBe(people('- Miranda - healer', '- Mira - fled'))
  })

  test('B-3 every replacement tells the old line and the new', () => {
    const merged = mergeState(people('- Perrin - baker', '- Rook - clerk'), page('', '- NPC: Rook - promoted'))
    expect(merged.changes).toHaveLength(1)
    expect(merged.changes[0]).toMatchObject({
      deltaLine: 2,
      section: 'NPCs',
      before: '- Rook - clerk',
      after: '- Rook - promoted',
    })
  })

  test('B-3 a new line has nothing before it', () => {
    const merged = mergeState(people('- Perrin - baker'), '- NPC: Rook - clerk\n')
    expect(merged.changes).toMatchObject([{ deltaLine: 1, section: 'NPCs', before: null, after: '- Rook - clerk' }])
  })
})

describe('B-4 two bullets of one name', () => {
  test('B-4 the first is replaced, the second stays, and it is said aloud', () => {
    const merged = mergeState(
      page('## Locations', '- Second Lantern - lit', '- Gannet Pier - wet', '- Second Lantern - broken'),
      '- LOCATION: Second Lantern - stolen\n',
    )
    expect(merged.text).toBe(
      page('## Locations', '- Second Lantern - stolen', '- Gannet Pier - wet', '- Second Lantern - broken'),
    )
    expect(levelsOf(merged)).toEqual(['warning'])
    expect(merged.warnings[0]?.deltaLine).toBe(1)
  })

  test('B-4 two in a lower tier are no reason to warn when a higher tier has one', () => {
    const merged = mergeState(
      people('- Captain Rook - gruff', '- Old Rook - dead', '- Rook - clerk'),
      '- NPC: Rook - promoted\n',
    )
    expect(merged.warnings).toEqual([])
  })
})

describe('B-5 how a keyword may be spelled', () => {
  test.each(['NPC:', 'npc:', 'Npc:', 'NPC :', '**NPC:**', '**NPC**:', '**npc**:', '**Npc:**'])('B-5 "%s"', keyword => {
    const merged = mergeState(people('- Rook - clerk'), `- ${keyword} Rook - promoted\n`)
    expect(merged.text).toBe(people('- Rook - promoted'))
    expect(merged.warnings).toEqual([])
  })

  test.each(['Party HP:', 'PARTY HP:', 'party hp:', '**Party HP**:', '**Party HP:**', 'Party HP :'])(
    'B-5 "%s"',
    keyword => {
      const merged = mergeState(page('## Party Status', '- Orsa: 9/9'), `- ${keyword} Orsa 4/9\n`)
      expect(merged.text).toBe(page('## Party Status', '- Orsa: 4/9'))
    },
  )

  test('B-5 a keyword in the middle of a line is only a word', () => {
    const target = people('- Rook - clerk')
    const merged = mergeState(target, '- They say NPC: Rook - is promoted\n')
    expect(merged.text).toBe(target)
    expect(levelsOf(merged)).toEqual(['warning'])
  })

  test.each(['NPCs', 'NP', 'WEATHER', 'QUESTS', 'HP'])('B-5 "%s:" is no keyword', keyword => {
    const target = people('- Rook - clerk')
    const merged = mergeState(target, `- ${keyword}: Rook - promoted\n`)
    expect(merged.text).toBe(target)
    expect(levelsOf(merged)).toEqual(['warning'])
  })

  test.each(['NPC', 'QUEST', 'LOCATION', 'SECRET', 'UPCOMING', 'SITUATION', 'Party HP'])(
    'B-5 "%s:" with nothing behind it is malformed: warned about, skipped, and the rest is done',
    keyword => {
      const target = page('## Current Situation', 'Rain.', '', '## NPCs', '- Rook - clerk')
      const merged = mergeState(target, page(`- ${keyword}:`, '- NPC: Rook - promoted'))
      expect(merged.text).toBe(page('## Current Situation', 'Rain.', '', '## NPCs', '- Rook - promoted'))
      expect(merged.applied).toBe(1)
      expect(merged.warnings).toHaveLength(1)
    },
  )
})
