/** Part B, decisions 28 and 29: wounds and healing. */
import { describe, expect, test } from 'vitest'
import { levelsOf, linesChanged, mergeState, page } from './table.ts'

const party = (...bullets: readonly string[]): string => page('## Party Status', ...bullets)
const hurt = (words: string, ...bullets: readonly string[]): string =>
  mergeState(party(...bullets), `- Party HP: ${words}\n`).text

describe('B-28 the grammar of hit points', () => {
  test.each([
    'Orsa took 5 damage (now 4/9)',
    'Orsa: 4/9',
    'Orsa 4/9 HP',
    'Orsa HP 4/9',
    'Orsa 4/9',
    'Orsa now 4/9',
    'Orsa is bleeding (4/9)',
  ])('B-28 "%s"', words => {
    expect(hurt(words, '- Pim: 8/8', '- Orsa: 9/9')).toBe(party('- Pim: 8/8', '- Orsa: 4/9'))
    expect(hurt(words, '- Pim: 8/8')).toBe(party('- Pim: 8/8', '- Orsa: 4/9'))
  })

  test('B-28 several of the party in one line, by comma or semicolon', () => {
    expect(hurt('Orsa 4/9, Pim took 2 damage (now 6/8); Vell: 0/7', '- Orsa: 9/9', '- Pim: 8/8')).toBe(
      party('- Orsa: 4/9', '- Pim: 6/8', '- Vell: 0/7'),
    )
  })

  test('B-28 only the first n/m of the line changes, and the rest of it stays', () => {
    expect(hurt('Orsa 4/9', '- **Orsa**: 9/9 (slots 2/3), blessed  ', '- Pim: 8/8')).toBe(
      party('- **Orsa**: 4/9 (slots 2/3), blessed  ', '- Pim: 8/8'),
    )
  })

  test('B-28 a new maximum is taken as told', () => {
    expect(hurt('Orsa 4/12', '- Orsa: 9/9')).toBe(party('- Orsa: 4/12'))
  })

  test('B-28 a bullet without numbers gets them at its end', () => {
    expect(hurt('Orsa 4/9', '- Orsa', '- Pim')).toBe(party('- Orsa: 4/9', '- Pim'))
    expect(hurt('Orsa 4/9', '- Orsa - poisoned')).toBe(party('- Orsa - poisoned: 4/9'))
  })

  test('B-28 Ann is not Annabel, nor Joann', () => {
    expect(hurt('Ann 4/9', '- Annabel: 8/8', '- Joann: 7/7', '- Ann: 9/9')).toBe(
      party('- Annabel: 8/8', '- Joann: 7/7', '- Ann: 4/9'),
    )
    expect(hurt('Ann 4/9', '- Annabel: 8/8')).toBe(party('- Annabel: 8/8', '- Ann: 4/9'))
  })

  test('B-28 a first name finds the whole name', () => {
    const merged = mergeState(party('- Pim Hask: 8/8', '- Orsa Tallow: 9/9'), '- Party HP: Orsa 4/9\n', {
      party: ['Orsa Tallow', 'Pim Hask'],
    })
    expect(merged.text).toBe(party('- Pim Hask: 8/8', '- Orsa Tallow: 4/9'))
  })

  test('B-28 the longest known name at the start is meant', () => {
    const merged = mergeState(party('- Mara: 5/5', '- Mara Quill: 9/9'), '- Party HP: Mara Quill fell (now 1/9)\n', {
      party: ['Mara', 'Mara Quill'],
    })
    expect(merged.text).toBe(party('- Mara: 5/5', '- Mara Quill: 1/9'))
  })

  test.each([{ known: [] }, { known: ['Mara', 'Mara Quill'] }])(
    'B-28 Mara is not Mara Quill when both stand there (party: $known)',
    ({ known }) => {
      const merged = mergeState(party('- Mara Quill: 9/9', '- Mara: 5/5'), '- Party HP: Mara 3/5\n', { party: known })
      expect(merged.text).toBe(party('- Mara Quill: 9/9', '- Mara: 3/5'))
    },
  )

  test('B-28 a known name may be written small', () => {
    const merged = mergeState(party(), '- Party HP: Vell the Grey 3/7\n', { party: ['Vell the Grey'] })
    expect(merged.text).toBe(party('- Vell the Grey: 3/7'))
  })

  test('B-28 without a party list the leading capitalised words are the name', () => {
    expect(hurt('Orsa Tallow took 5 damage (now 4/9)')).toBe(party('- Orsa Tallow: 4/9'))
    expect(hurt('Three-Rings took 2 damage (now 6/8)')).toBe(party('- Three-Rings: 6/8'))
    expect(hurt("D'Arvo: 4/9", "- D'Arvo: 9/9", '- Arvo: 3/3')).toBe(party("- D'Arvo: 4/9", '- Arvo: 3/3'))
    expect(hurt('Éloi took 1 damage (now 2/3)')).toBe(party('- Éloi: 2/3'))
  })

  test('B-28 the same numbers again are no change', () => {
    const target = party('- Orsa: 4/9')
    const merged = mergeState(target, '- Party HP: Orsa took 5 damage (now 4/9)\n')
    expect(merged.text).toBe(target)
    expect([merged.applied, merged.unchanged]).toEqual([0, 1])
  })

  test('B-28 one healthy and one hurt in a line is a change', () => {
    const merged = mergeState(party('- Orsa: 9/9', '- Pim: 8/8'), '- Party HP: Orsa 9/9, Pim 2/8\n')
    expect(merged.text).toBe(party('- Orsa: 9/9', '- Pim: 2/8'))
    expect([merged.applied, merged.unchanged]).toEqual([1, 0])
  })
})

describe('B-29 when the numbers are not told', () => {
  test.each([
    ['Orsa took 5 damage', '6/9', '1/9'],
    ['Orsa takes 5 damage', '6/9', '1/9'],
    ['Orsa took 50 damage', '6/9', '0/9'],
    ['Orsa took 6 damage', '6/9', '0/9'],
    ['Orsa healed 2', '6/9', '8/9'],
    ['Orsa heals 2 HP', '6/9', '8/9'],
    ['Orsa healed 50', '6/9', '9/9'],
    ['Orsa healed for 2', '0/9', '2/9'],
  ])('B-29 %s: %s becomes %s', (words, before, after) => {
    const merged = mergeState(party('- Pim: 8/8', `- Orsa: ${before} (wet)`), `- Party HP: ${words}\n`)
    expect(merged.text).toBe(party('- Pim: 8/8', `- Orsa: ${after} (wet)`))
    expect(merged.applied).toBe(1)
  })

  test('B-29 two hurt in one line, one told and one reckoned', () => {
    expect(hurt('Orsa took 5 damage, Pim took 3 damage (now 5/8)', '- Orsa: 9/9', '- Pim: 8/8')).toBe(
      party('- Orsa: 4/9', '- Pim: 5/8'),
    )
  })

  test('B-29 damage to someone unknown is written as it was said, with a warning', () => {
    const merged = mergeState(party('- Pim: 8/8'), '- Party HP: Orsa took 5 damage\n')
    expect(merged.text).toBe(party('- Pim: 8/8', '- Orsa took 5 damage'))
    expect(levelsOf(merged)).toEqual(['warning'])
  })

  test('B-29 words without any number are written as they were said, with a warning', () => {
    const merged = mergeState(party('- Pim: 8/8'), '- Party HP: Orsa feels faint\n')
    expect(merged.text).toBe(party('- Pim: 8/8', '- Orsa feels faint'))
    expect(levelsOf(merged)).toEqual(['warning'])
  })

  test('B-29 such words about someone on the page add no second line', () => {
    const merged = mergeState(party('- Orsa: 9/9', '- Pim: 8/8'), '- Party HP: Orsa feels faint\n')
    expect(merged.text).toContain('Orsa feels faint')
    expect(merged.text.match(/Orsa/g)).toHaveLength(1)
    expect(merged.text).toContain('- Pim: 8/8\n')
    expect(levelsOf(merged)).toEqual(['warning'])
  })

  test.each(['12/9', '-3/9'])('B-29 %s is accepted, with a warning', value => {
    const merged = mergeState(party('- Orsa: 9/9'), `- Party HP: Orsa ${value}\n`)
    expect(merged.text).toBe(party(`- Orsa: ${value}`))
    expect(levelsOf(merged)).toEqual(['warning'])
  })

  const template = (...hitPoints: readonly string[]): string =>
    page(
      '# Story State: The Fen',
      '',
      '## Current Situation',
      '',
      '**Location**: Pier',
      '',
      '## Party Status',
      '',
      '**Spell Slots Remaining**:',
      '- Orsa: 1st: 1/2, 2nd: 0/1',
      '- Vell: 1st: 3/3',
      '',
      '**Hit Points**:',
      ...hitPoints,
      '',
      '**Conditions/Effects**:',
      '- Orsa: poisoned',
      '- None',
      '',
      '**Exhaustion Levels**:',
      '- Orsa: 0',
      '- Pim: 1/6',
      '',
      '## Recent Events Summary',
      '',
      'Orsa 3/3 was written on the wall.',
    )

  test('B-29 only the Hit Points group holds hit points, whatever stands above it', () => {
    const target = template('- Orsa: 9/9', '- Pim: 8/8')
    const merged = mergeState(target, '- Party HP: Orsa 4/9, Pim took 2 damage\n')
    expect(linesChanged(target, merged.text)).toEqual({
      gone: ['- Orsa: 9/9', '- Pim: 8/8'],
      came: ['- Orsa: 4/9', '- Pim: 6/8'],
    })
  })

  test('B-29 someone new joins the Hit Points group, though known elsewhere', () => {
    const target = template('- Orsa: 9/9', '- Pim: 8/8')
    const merged = mergeState(target, '- Party HP: Vell 3/7\n')
    expect(merged.text).toBe(template('- Orsa: 9/9', '- Pim: 8/8', '- Vell: 3/7'))
  })

  test.each(['- Party not yet established', '- Characters not yet created', '- None', '- N/A'])(
    'B-29 the first wound takes the place of "%s"',
    placeholder => {
      const merged = mergeState(template(placeholder), '- Party HP: Orsa 4/9, Pim 2/8\n')
      expect(merged.text).toBe(template('- Orsa: 4/9', '- Pim: 2/8'))
    },
  )

  test('B-29 damage is not reckoned from a spell slot', () => {
    const target = template('- Pim: 8/8')
    const merged = mergeState(target, '- Party HP: Vell took 1 damage\n')
    expect(linesChanged(target, merged.text).gone).toEqual([])
    expect(levelsOf(merged)).toEqual(['warning'])
  })

  test('B-29 bold groups without one for hit points: a spell slot is still no hit point', () => {
    const target = template('- Orsa: 9/9').replace('**Hit Points**:\n- Orsa: 9/9\n\n', '')
    const merged = mergeState(target, '- Party HP: Orsa 4/9\n')
    expect(linesChanged(target, merged.text).gone).toEqual([])
    expect(merged.text).toContain('- Orsa: 4/9')
  })

  test('B-29 damage and healing in one breath are counted together', () => {
    expect(mergeState(party('- Orsa: 9/12'), '- Party HP: Orsa took 5 damage and healed 2\n').text).toBe(
      party('- Orsa: 6/12'),
    )
  })
})
