/** Part B, decisions 10 to 12: nothing to do, how much was done, and what is refused. */
import { describe, expect, test } from 'vitest'
import { levelsOf, mergeKnowledge, mergeState, page } from './table.ts'

const wholeState = page(
  '## Current Situation',
  'Rain.',
  '',
  '## Active Quests',
  '- The Drowned Bell - unheard',
  '',
  '## NPCs',
  '- Rook - clerk',
  '',
  '## Secrets',
  '- The lamp is hollow',
  '',
  '## Party Status',
  '- Orsa: 9/9',
  '- Pim: 8/8',
  '- Vell: 7/7',
  '- Hask: 6/6',
)

describe('B-10 a delta that says nothing', () => {
  test.each(['', ' ', '\n\n', ' \t\r\n', '# What Changed (GM State)\n', '# What Changed\n\n## Later\n\n'])(
    'B-10 %j leaves the page as it is',
    delta => {
      const merged = mergeState(wholeState, delta)
      expect(merged.text).toBe(wholeState)
      expect([merged.applied, merged.unchanged]).toEqual([0, 0])
      expect(merged.warnings).toEqual([])
    },
  )

  test('B-10 bullets that are all invalid come back, raw, as warnings, and the page stays', () => {
    const merged = mergeState(wholeState, page('- WEATHER: hail', '- no keyword at all', '- LEARNED: too much'))
    expect(merged.text).toBe(wholeState)
    expect(merged.applied).toBe(0)
    expect(merged.sections).toEqual([])
    expect(merged.warnings.map(({ deltaLine }) => deltaLine)).toEqual([1, 2, 3])
    expect(merged.warnings[0]?.text).toContain('WEATHER: hail')
    expect(merged.warnings[1]?.text).toContain('no keyword at all')
    expect(merged.warnings[2]?.text).toContain('LEARNED: too much')
  })
})

describe('B-11 how much changed', () => {
  test('B-11 lines are counted, and sections are named in the order of the file', () => {
    const merged = mergeState(
      wholeState,
      page(
        '- SECRET: The reeve lies',
        '- SITUATION: Fog',
        '- NPC: Rook - promoted',
        '- QUEST: The Drowned Bell - rope found',
        '- NPC: Perrin - baker',
        '- SECRET: The lamp is hollow',
        '- WEATHER: hail',
      ),
    )
    expect(merged.applied).toBe(5)
    expect(merged.unchanged).toBe(1)
    expect(merged.sections).toEqual(['Current Situation', 'Active Quests', 'NPCs', 'Secrets'])
  })

  test('B-11 four wounded in one line are one change, told one by one', () => {
    const merged = mergeState(wholeState, '- Party HP: Orsa 1/9, Pim 2/8; Vell 3/7, Hask 4/6\n')
    expect(merged.applied).toBe(1)
    expect(merged.changes.map(({ before, after }) => [before, after])).toEqual([
      ['- Orsa: 9/9', '- Orsa: 1/9'],
      ['- Pim: 8/8', '- Pim: 2/8'],
      ['- Vell: 7/7', '- Vell: 3/7'],
      ['- Hask: 6/6', '- Hask: 4/6'],
    ])
    expect(merged.changes.every(({ deltaLine }) => deltaLine === 1)).toBe(true)
  })

  test('B-11 a section found under another name is told by the name it has', () => {
    const merged = mergeState(page('## Quests', '- The Drowned Bell - unheard'), '- QUEST: The Drowned Bell - loud\n')
    expect(merged.sections).toEqual(['Quests'])
  })

  test('B-11 a created section is named too, last', () => {
    const merged = mergeState(wholeState, page('- LOCATION: Gannet Pier - wet', '- NPC: Rook - promoted'))
    expect(merged.sections).toEqual(['NPCs', 'Locations'])
  })

  test('B-11 every change knows the line that asked for it', () => {
    const merged = mergeState(
      wholeState,
      page('# What Changed (GM State)', '', '- NPC: Rook - promoted', '', '- SECRET: The reeve lies'),
    )
    expect(merged.changes.map(({ deltaLine, section }) => [deltaLine, section])).toEqual([
      [3, 'NPCs'],
      [5, 'Secrets'],
    ])
    expect(merged.changes[0]?.delta).toContain('Rook - promoted')
  })
})

describe('B-12 what each writer will not hear', () => {
  const known = page('## Current Situation', 'Rain.', '', '## What We Know', '- The tide is late')

  test('B-12 LEARNED in the state delta is warned about and skipped', () => {
    const merged = mergeState(wholeState, page('- LEARNED: The tide is late', '- NPC: Rook - promoted'))
    expect(merged.text).toBe(wholeState.replace('- Rook - clerk', '- Rook - promoted'))
    expect(merged.warnings).toMatchObject([{ deltaLine: 1, level: 'warning' }])
  })

  test.each([
    '- SECRET: Ottoline rings it',
    '- UPCOMING: Ottoline rings it',
    '* SECRET: Ottoline rings it',
    '• UPCOMING: Ottoline rings it',
    'SECRET: Ottoline rings it',
    '- secret: Ottoline rings it',
    '- Secret : Ottoline rings it',
    '- **SECRET**: Ottoline rings it',
    '- SECRET - Ottoline rings it',
    '- (SECRET) Ottoline rings it',
    '- ***SECRET***: Ottoline rings it',
    '- SECRET (GM): Ottoline rings it',
    '- **Secret:** Ottoline rings it',
    '- **UPCOMING:** Ottoline rings it',
    '```\n- SECRET: Ottoline rings it\n```',
    '- SECRET: the harbour\n  Ottoline rings it',
    '- SECRET: the harbour\n  - Ottoline rings it',
    '- SECRET: the harbour\n    - deeper\n      - Ottoline rings it',
    '- SECRET: the harbour\r\n  - Ottoline rings it\r',
    '\uFEFF- SECRET: Ottoline rings it',
  ])('B-12 %j is refused aloud and never reaches the party', delta => {
    const merged = mergeKnowledge(known, `${delta}\n`)
    expect(merged.text).toBe(known)
    expect(levelsOf(merged)).toContain('error')
    expect(merged.applied).toBe(0)
  })

  test('B-12 a refused secret does not hold up its neighbours', () => {
    const merged = mergeKnowledge(
      known,
      page('- LEARNED: The bell is bronze', '- SECRET: Ottoline rings it', '- LEARNED: The bell is cracked'),
    )
    expect(merged.text).toBe(
      page(
        '## Current Situation',
        'Rain.',
        '',
        '## What We Know',
        '- The tide is late',
        '- The bell is bronze',
        '- The bell is cracked',
      ),
    )
    expect(merged.applied).toBe(2)
    expect(merged.warnings).toMatchObject([{ deltaLine: 2, level: 'error' }])
  })

  test('B-12 a secret is refused also when the page has a place for it, or is missing', () => {
    const leaky = page('## Secrets', '- none of ours', '', '## What We Know', '- The tide is late')
    expect(mergeKnowledge(leaky, '- SECRET: Ottoline rings it\n').text).toBe(leaky)
    expect(mergeKnowledge(undefined, '- SECRET: Ottoline rings it\n').text).not.toContain('Ottoline')
  })

  test('B-12 Party HP in the knowledge delta is warned about and skipped', () => {
    const merged = mergeKnowledge(known, '- Party HP: Orsa 4/9\n')
    expect(merged.text).toBe(known)
    expect(levelsOf(merged)).toEqual(['warning'])
  })
})
