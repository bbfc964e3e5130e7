/** Part B, decisions 6 to 9: markers, lines that belong to a line above, fences, and things said twice. */
import { describe, expect, test } from 'vitest'
import { levelsOf, mergeKnowledge, mergeState, page, sectionOf } from './table.ts'

const secrets = (...bullets: readonly string[]): string => page('## Secrets', ...bullets)

describe('B-6 how a line may begin', () => {
  test.each(['- ', '* ', '• ', ''])('B-6 "%s" before a keyword', marker => {
    const merged = mergeState(secrets('- The lamp is hollow'), `${marker}SECRET: The reeve lies\n`)
    expect(merged.text).toBe(secrets('- The lamp is hollow', '- The reeve lies'))
    expect(merged.warnings).toEqual([])
  })

  test('B-6 a bare line after a bullet is its own delta', () => {
    const merged = mergeState(
      page('## NPCs', '- Rook - clerk', '', '## Secrets', '- The lamp is hollow'),
      page('- NPC: Rook - promoted', 'SECRET: The reeve lies'),
    )
    expect(merged.text).toBe(
      page('## NPCs', '- Rook - promoted', '', '## Secrets', '- The lamp is hollow', '- The reeve lies'),
    )
  })

  test('B-6 titles, blank lines and fences are passed over in silence', () => {
    const merged = mergeState(
      secrets('- The lamp is hollow'),
      page('# What Changed (GM State)', '', '## Secrets', '', '```', '- SECRET: The reeve lies', '```', '', ''),
    )
    expect(merged.text).toBe(secrets('- The lamp is hollow', '- The reeve lies'))
    expect(merged.warnings).toEqual([])
  })

  test('B-6 a bullet without keyword is skipped for the GM, with its words in the warning', () => {
    const target = secrets('- The lamp is hollow')
    const merged = mergeState(
      target,
      page('# What Changed (GM State)', '', '- The reeve lies', '- SECRET: So does Odo'),
    )
    expect(merged.text).toBe(secrets('- The lamp is hollow', '- So does Odo'))
    expect(merged.warnings).toMatchObject([{ deltaLine: 3, level: 'warning' }])
    expect(merged.warnings[0]?.text).toContain('The reeve lies')
  })

  test('B-6 a line of prose without keyword is never written for the GM', () => {
    const target = secrets('- The lamp is hollow')
    const merged = mergeState(target, 'The reeve lies and everyone knows.\n')
    expect(merged.text).toBe(target)
    expect(levelsOf(merged)).toEqual(['warning'])
  })

  test('B-6 a bullet without keyword is something the party learned, kept whole', () => {
    const merged = mergeKnowledge(
      page('## What We Know', '- The tide is late'),
      page('- The bell rings - but only at night', '- WEATHER: fog for three days'),
    )
    expect(merged.text).toBe(
      page(
        '## What We Know',
        '- The tide is late',
        '- The bell rings - but only at night',
        '- WEATHER: fog for three days',
      ),
    )
    expect(merged.applied).toBe(2)
  })

  test('B-6 an indented bullet with nothing above it is not lost in silence', () => {
    const merged = mergeState(secrets('- The lamp is hollow'), '  - SECRET: The reeve lies\n')
    expect(merged.applied + merged.warnings.length).toBeGreaterThan(0)
  })

  test('B-6 the byte order mark of a delta hides nothing', () => {
    const merged = mergeState(secrets('- The lamp is hollow'), '\uFEFF- SECRET: The reeve lies\n')
    expect(merged.applied + merged.warnings.length).toBeGreaterThan(0)
    expect(merged.text).not.toContain('\uFEFF')
  })

  test('B-6 the last line needs no newline', () => {
    const merged = mergeState(secrets('- The lamp is hollow'), '- SECRET: The reeve lies')
    expect(merged.text).toBe(secrets('- The lamp is hollow', '- The reeve lies'))
  })
})

describe('B-7 lines that belong to the line above', () => {
  test('B-7 an indented line goes on with the sentence', () => {
    const merged = mergeState(
      secrets('- The lamp is hollow'),
      page('- SECRET: The reeve', '  lies to', '  everyone', '- SECRET: So does Odo'),
    )
    expect(merged.text).toBe(secrets('- The lamp is hollow', '- The reeve lies to everyone', '- So does Odo'))
    expect(merged.applied).toBe(2)
  })

  test('B-7 an indented line goes on with a situation', () => {
    const merged = mergeState(
      page('## Current Situation', 'Rain.', '', '## NPCs', '- Rook - clerk'),
      page('- SITUATION: The party waits', '  under the pier'),
    )
    expect(merged.text).toBe(
      page('## Current Situation', 'The party waits under the pier', '', '## NPCs', '- Rook - clerk'),
    )
  })

  test('B-7 nested bullets come along as children', () => {
    const merged = mergeState(
      page('## NPCs', '- Rook - clerk', '- Perrin - baker'),
      page('- NPC: Rook - has a plan', '  - he needs a boat', '  - and a fool', '- NPC: Odo - the fool'),
    )
    expect(merged.text).toBe(
      page(
        '## NPCs',
        '- Rook - has a plan',
        '  - he needs a boat',
        '  - and a fool',
        '- Perrin - baker',
        '- Odo - the fool',
      ),
    )
    expect(merged.applied).toBe(2)
  })

  test.each(['    ', '\t'])('B-7 children indented by %j stay children', indent => {
    const merged = mergeState(
      secrets('- The lamp is hollow'),
      page('- SECRET: The reeve lies', `${indent}- about the oil`),
    )
    expect(merged.text).toMatch(/^- The reeve lies\n[ \t]+- about the oil$/m)
  })

  test('B-7 children of a situation are kept as lines', () => {
    const merged = mergeState(
      page('## Current Situation', 'Rain.'),
      page('- SITUATION: At the pier', '  - no boats', '  - one lantern'),
    )
    const body = sectionOf(merged.text, '## Current Situation').filter(line => line.trim() !== '')
    expect(body).toHaveLength(3)
    expect(body[0]).toBe('At the pier')
    expect(body[1]).toMatch(/^\s*(?:- )?no boats$/)
    expect(body[2]).toMatch(/^\s*(?:- )?one lantern$/)
  })

  test('B-7 a keyword in a nested bullet is only a word', () => {
    const target = page('## NPCs', '- Rook - clerk', '', '## Secrets', '- The lamp is hollow')
    const merged = mergeState(target, page('- NPC: Rook - has a plan', '  - SECRET: nobody knows it'))
    expect(sectionOf(merged.text, '## Secrets')).toEqual(['- The lamp is hollow', ''])
    expect(merged.applied).toBe(1)
  })

  test('B-7 children told twice are children once', () => {
    const delta = page(
      '- NPC: Rook - has a plan',
      '  - he needs a boat',
      '- SECRET: The reeve lies',
      '  - about the oil',
    )
    const once = mergeState(page('## NPCs', '- Rook - clerk', '', '## Secrets', '- The lamp is hollow'), delta)
    expect(mergeState(once.text, delta).text).toBe(once.text)
  })

  test('B-7 a continued Party HP line is one line', () => {
    const merged = mergeState(
      page('## Party Status', '- Orsa: 9/9', '- Pim: 8/8'),
      page('- Party HP: Orsa 4/9,', '  Pim 2/8'),
    )
    expect(merged.text).toBe(page('## Party Status', '- Orsa: 4/9', '- Pim: 2/8'))
    expect(merged.applied).toBe(1)
  })
})

describe('B-8 a fence around the delta', () => {
  test.each([
    ['```', '```'],
    ['```markdown', '```'],
    ['~~~', '~~~'],
    ['````md', '````'],
  ])('B-8 %s is dropped and what is inside is read', (open, close) => {
    const merged = mergeState(
      secrets('- The lamp is hollow'),
      page(open, '# What Changed (GM State)', '', '- SECRET: The reeve lies', close),
    )
    expect(merged.text).toBe(secrets('- The lamp is hollow', '- The reeve lies'))
    expect(merged.warnings).toEqual([])
  })
})

describe('B-9 things said twice', () => {
  test('B-9 the last word about someone stands', () => {
    const merged = mergeState(
      page('## NPCs', '- Rook - clerk'),
      page('- NPC: Rook - promoted', '- NPC: Odo - new here', '- NPC: Rook - dismissed'),
    )
    expect(merged.text).toBe(page('## NPCs', '- Rook - dismissed', '- Odo - new here'))
  })

  test('B-9 of two situations the last stands, and it is said aloud', () => {
    const merged = mergeState(
      page('## Current Situation', 'Rain.', '', '## NPCs', '- Rook - clerk'),
      page('- SITUATION: Fog', '- NPC: Rook - wet', '- SITUATION: Sun'),
    )
    expect(merged.text).toBe(page('## Current Situation', 'Sun', '', '## NPCs', '- Rook - wet'))
    expect(levelsOf(merged)).toEqual(['warning'])
  })

  test.each(['The lamp is hollow', 'the LAMP is hollow', 'The  lamp is   hollow', ' The lamp is hollow  '])(
    'B-9 "%s" is known already',
    words => {
      const target = secrets('- The lamp is hollow', '- The reeve lies')
      const merged = mergeState(target, `- SECRET: ${words}\n`)
      expect(merged.text).toBe(target)
      expect([merged.applied, merged.unchanged]).toEqual([0, 1])
      expect(merged.changes).toEqual([])
      expect(merged.sections).toEqual([])
    },
  )

  test('B-9 one secret twice in a delta is one secret', () => {
    const merged = mergeState(secrets('- The lamp is hollow'), page('- SECRET: Odo lies', '- SECRET: odo lies'))
    expect(merged.text).toBe(secrets('- The lamp is hollow', '- Odo lies'))
    expect([merged.applied, merged.unchanged]).toEqual([1, 1])
  })

  test('B-9 more words make another secret', () => {
    const merged = mergeState(secrets('- The lamp is hollow'), '- SECRET: The lamp is hollow and full of coins\n')
    expect(merged.text).toBe(secrets('- The lamp is hollow', '- The lamp is hollow and full of coins'))
  })

  test.each([
    '- QUEST: [x] Find the key - done',
    '- QUEST: [ ] Find the key',
    '- NPC: **Rook** - promoted',
    '- SECRET: [ ] ask Odo',
    '- NPC: __proto__: x',
    '- QUEST: __proto__: x',
    '- LOCATION: **Pier**: wet',
    '- NPC: constructor - x',
  ])('B-9, 13.26 %j again changes nothing, whatever dress it wears', line => {
    const once = mergeState(page('## Active Quests', '- The Bell - loud'), `${line}\n`).text
    const twice = mergeState(once, `${line}\n`)
    expect(twice.text).toBe(once)
    expect([twice.applied, twice.unchanged]).toEqual([0, 1])
  })

  test('B-9 the whole delta again, as after a failed delete, changes nothing', () => {
    const delta = page(
      '- NPC: Rook - promoted',
      '- QUEST: The Drowned Bell - rope found',
      '- LOCATION: Gannet Pier - burnt',
      '- SECRET: The reeve lies',
      '- UPCOMING: Spring tide',
      '- Party HP: Orsa took 5 damage (now 4/9)',
      '- SITUATION: Smoke over the pier',
    )
    const once = mergeState(undefined, delta)
    const twice = mergeState(once.text, delta)
    expect(twice.text).toBe(once.text)
    expect([twice.applied, twice.unchanged]).toEqual([0, 7])
  })
})
