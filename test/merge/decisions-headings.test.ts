/** Part B, decisions 17 and 18: where a section begins and ends. */
import { describe, expect, test } from 'vitest'
import { mergeKnowledge, mergeState, page } from './table.ts'

describe('B-17 where a section ends', () => {
  test('B-17 a ### belongs to its section', () => {
    const merged = mergeState(
      page('## Secrets', '- One', '', '### Older', '- Two', '', '## NPCs', '- Rook - clerk'),
      '- SECRET: Three\n',
    )
    expect(merged.text).toBe(
      page('## Secrets', '- One', '', '### Older', '- Two', '- Three', '', '## NPCs', '- Rook - clerk'),
    )
  })

  test('B-17 a situation is replaced with its ### and all', () => {
    const merged = mergeState(
      page('## Current Situation', 'Rain.', '', '### Weather', 'Wet.', '', '## NPCs', '- Rook - clerk'),
      '- SITUATION: Sun\n',
    )
    expect(merged.text).toBe(page('## Current Situation', 'Sun', '', '## NPCs', '- Rook - clerk'))
  })

  test('B-17 a # ends a section too', () => {
    const merged = mergeState(page('## Secrets', '- One', '', '# Appendix', '- Two'), '- SECRET: Three\n')
    expect(merged.text).toBe(page('## Secrets', '- One', '- Three', '', '# Appendix', '- Two'))
  })

  test.each([
    ['```', '```'],
    ['~~~', '~~~'],
    ['```markdown', '```'],
    ['````', '````'],
    ['<!--', '-->'],
    ['<!-- kept for later', 'until then -->'],
  ])('B-17 a heading between %s and %s is no heading', (open, close) => {
    const hidden = [open, '## NPCs', '- Rook - a drawing of a clerk', close]
    const merged = mergeState(
      page('# Story', '', ...hidden, '', '## Secrets', ...hidden, '- One', '', '## NPCs', '- Rook - clerk'),
      page('- NPC: Rook - promoted', '- SECRET: Two'),
    )
    expect(merged.text).toBe(
      page('# Story', '', ...hidden, '', '## Secrets', ...hidden, '- One', '- Two', '', '## NPCs', '- Rook - promoted'),
    )
  })

  test('B-17 a shorter fence inside a longer one closes nothing', () => {
    const hidden = ['````', '```', '## NPCs', '- Rook - a drawing', '```', '## Secrets', '````']
    const merged = mergeState(
      page('## Locations', ...hidden, '', '## NPCs', '- Rook - clerk'),
      page('- NPC: Rook - promoted', '- LOCATION: Gannet Pier - wet'),
    )
    expect(merged.text).toBe(page('## Locations', ...hidden, '- Gannet Pier - wet', '', '## NPCs', '- Rook - promoted'))
  })

  test('B-17 a section known only from a fence is created', () => {
    const target = page('# Story', '', '```', '## Secrets', '- Drawn', '```')
    const merged = mergeState(target, '- SECRET: Real\n')
    expect(merged.text).toBe(`${target}\n## Secrets\n- Real\n`)
  })
})

describe('B-18 how a heading may be written', () => {
  test.each(['## NPCs', '##NPCs', '##  npcs  ', '## NPCs ##', '## NPCs:', '## npcs', '##\tNPCs', '## NPCS   '])(
    'B-18 %j is found, and stays as it was written',
    heading => {
      const merged = mergeState(
        page('## Secrets', '- One', '', heading, '- Rook - clerk', '', '## Locations', '- Gannet Pier - wet'),
        page('- NPC: Rook - promoted', '- NPC: Perrin - baker'),
      )
      expect(merged.text).toBe(
        page(
          '## Secrets',
          '- One',
          '',
          heading,
          '- Rook - promoted',
          '- Perrin - baker',
          '',
          '## Locations',
          '- Gannet Pier - wet',
        ),
      )
    },
  )

  test('B-18 a situation does not swallow a section whose heading lacks its space', () => {
    const merged = mergeState(
      page('## Current Situation', 'Rain.', '', '##NPCs', '- Rook - clerk'),
      '- SITUATION: Sun\n',
    )
    expect(merged.text).toBe(page('## Current Situation', 'Sun', '', '##NPCs', '- Rook - clerk'))
  })

  test.each(["## People We've Met", '## People We’ve Met'])('B-18 %s: an apostrophe is an apostrophe', heading => {
    const merged = mergeKnowledge(page(heading, '- Rook - clerk'), '- NPC: Rook - promoted\n')
    expect(merged.text).toBe(page(heading, '- Rook - promoted'))
  })

  test.each([
    ['SITUATION: Sun', ['Current Situation', 'Situation', 'Status'], 'Sun'],
    ['NPC: Rook - clerk', ['NPCs', 'NPC Status', 'Key NPCs'], '- Rook - clerk'],
    ['QUEST: The Bell - loud', ['Active Quests', 'Quests', 'Current Quests'], '- The Bell - loud'],
    ['LOCATION: Pier - wet', ['Locations', 'Known Locations', 'Places'], '- Pier - wet'],
    ['SECRET: Odo lies', ['Secrets', 'Hidden Info', 'GM Secrets'], '- Odo lies'],
    ['UPCOMING: High tide', ['Upcoming Events', 'Upcoming', 'Future Events'], '- High tide'],
    ['Party HP: Orsa 4/9', ['Party Status', 'Party', 'Resources'], '- Orsa: 4/9'],
  ])('B-18 %s: the primary first wherever it stands, then the fallbacks in their order', (line, headings, written) => {
    for (const known of [headings, headings.slice(1), headings.slice(2)]) {
      const [wanted = '', ...others] = known
      const before = others.toReversed().flatMap(other => [`## ${other}`, '- untouched', ''])
      const merged = mergeState(page(...before, `## ${wanted}`), `- ${line}\n`)
      expect(merged.text).toBe(page(...before, `## ${wanted}`, written))
      expect(merged.sections).toEqual([wanted])
    }
  })

  test.each([
    ['SITUATION: Sun', ['Current Situation', 'Situation', 'Where We Are'], 'Sun'],
    ['NPC: Rook - clerk', ["People We've Met", 'NPCs', 'People', 'Contacts'], '- Rook - clerk'],
    ['QUEST: The Bell - loud', ['Active Goals', 'Goals', 'Quests', 'Objectives'], '- The Bell - loud'],
    ['LOCATION: Pier - wet', ["Places We've Been", 'Locations', 'Places', 'Areas'], '- Pier - wet'],
    ['LEARNED: Odo lies', ['What We Know', 'Knowledge', 'Information', 'Facts'], '- Odo lies'],
  ])('B-18 %s: the same in the party’s page', (line, headings, written) => {
    for (const known of headings.map((_, skipped) => headings.slice(skipped))) {
      const [wanted = '', ...others] = known
      const before = others.toReversed().flatMap(other => [`## ${other}`, '- untouched', ''])
      const merged = mergeKnowledge(page(...before, `## ${wanted}`), `- ${line}\n`)
      expect(merged.text).toBe(page(...before, `## ${wanted}`, written))
    }
  })

  test('B-18 of two equal headings the first is meant', () => {
    const merged = mergeState(page('## Secrets', '- One', '', '## Secrets', '- Two'), '- SECRET: Three\n')
    expect(merged.text).toBe(page('## Secrets', '- One', '- Three', '', '## Secrets', '- Two'))
  })

  test('B-18 a # or ### of the right name is not the section', () => {
    const target = page('# NPCs', '- Rook - clerk', '', '## Cast', '### NPCs', '- Rook - clerk')
    const merged = mergeState(target, '- NPC: Rook - promoted\n')
    expect(merged.text).toBe(`${target}\n## NPCs\n- Rook - promoted\n`)
  })
})
