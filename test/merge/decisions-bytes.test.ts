/** Part B, decisions 20 to 22: rules, blank lines and line ends, to the byte. */
import { describe, expect, test } from 'vitest'
import { mergeState, page } from './table.ts'

describe('B-20 rules between sections', () => {
  test('B-20 a rule at the tail of a section is a separator: items go above it', () => {
    const merged = mergeState(
      page('## Secrets', '- One', '', '---', '', '## NPCs', '- Rook - clerk'),
      page('- SECRET: Two'),
    )
    expect(merged.text).toBe(page('## Secrets', '- One', '- Two', '', '---', '', '## NPCs', '- Rook - clerk'))
  })

  test('B-20 a situation keeps the rule below it', () => {
    const merged = mergeState(
      page('## Current Situation', 'Rain.', 'More rain.', '', '---', '', '## NPCs', '- Rook - clerk'),
      '- SITUATION: Sun\n',
    )
    expect(merged.text).toBe(page('## Current Situation', 'Sun', '', '---', '', '## NPCs', '- Rook - clerk'))
  })

  test('B-20 a new section goes above a final rule', () => {
    const merged = mergeState(page('## Secrets', '- One', '', '---'), '- LOCATION: Gannet Pier - wet\n')
    expect(merged.text).toBe(page('## Secrets', '- One', '', '## Locations', '- Gannet Pier - wet', '', '---'))
  })

  test('B-20 a new section goes above a final rule with a footer', () => {
    const merged = mergeState(
      page('## Secrets', '- One', '', '---', '', '*Kept by the lamplighter*'),
      '- LOCATION: Gannet Pier - wet\n',
    )
    expect(merged.text).toBe(
      page(
        '## Secrets',
        '- One',
        '',
        '## Locations',
        '- Gannet Pier - wet',
        '',
        '---',
        '',
        '*Kept by the lamplighter*',
      ),
    )
  })

  test('B-20 a rule before the GM’s notes is not final: a new section goes to the end of the file', () => {
    const target = page('## Secrets', '- One', '', '---', '', '## GM Notes (Secret)', '- Two')
    const merged = mergeState(target, '- LOCATION: Gannet Pier - wet\n')
    expect(merged.text).toBe(`${target}\n## Locations\n- Gannet Pier - wet\n`)
  })

  test.each([
    ['nothing below', page('---', 'title: Fen', '---')],
    ['prose below', page('---', 'title: Fen', '---', '', 'Some prose.')],
    ['a title below', page('---', 'title: Fen', '---', '', '# Story')],
    ['a heading-like comment inside', page('---', '## Locations', 'title: Fen', '---', '', '# Story')],
  ])('B-20 front matter with %s is never split', (_, target) => {
    const merged = mergeState(target, '- LOCATION: Gannet Pier - wet\n')
    expect(merged.text).toBe(`${target}\n## Locations\n- Gannet Pier - wet\n`)
  })

  test('B-20 front matter and a final rule: between the two', () => {
    const merged = mergeState(page('---', 'title: Fen', '---', '', '# Story', '', '---'), '- LOCATION: Pier - wet\n')
    expect(merged.text).toBe(
      page('---', 'title: Fen', '---', '', '# Story', '', '## Locations', '- Pier - wet', '', '---'),
    )
  })
})

describe('B-21 blank lines', () => {
  test('B-21 a blank line after the heading stays, also above a new situation', () => {
    const merged = mergeState(
      page('## Current Situation', '', 'Rain.', '', '## Secrets', '', '- One', '', '## NPCs', '', '- Rook - clerk'),
      page('- SITUATION: Sun', '- SECRET: Two'),
    )
    expect(merged.text).toBe(
      page(
        '## Current Situation',
        '',
        'Sun',
        '',
        '## Secrets',
        '',
        '- One',
        '- Two',
        '',
        '## NPCs',
        '',
        '- Rook - clerk',
      ),
    )
  })

  test('B-21 a created section follows the habit of the file', () => {
    const airy = page('# Story', '', '## Secrets', '', '- One', '', '## NPCs', '', '- Rook - clerk')
    expect(mergeState(airy, '- LOCATION: Pier - wet\n').text).toBe(`${airy}\n## Locations\n\n- Pier - wet\n`)
    const tight = page('# Story', '', '## Secrets', '- One', '', '## NPCs', '- Rook - clerk')
    expect(mergeState(tight, '- LOCATION: Pier - wet\n').text).toBe(`${tight}\n## Locations\n- Pier - wet\n`)
  })

  test('B-21 an empty section takes its item, and one blank line stands before the next heading', () => {
    const merged = mergeState(page('## Secrets', '', '## NPCs', '- Rook - clerk'), '- SECRET: One\n')
    expect(merged.text.endsWith(page('- One', '', '## NPCs', '- Rook - clerk'))).toBe(true)
    expect(merged.text.startsWith('## Secrets\n')).toBe(true)
  })

  test('B-21 nothing else is reflowed: odd blank lines and trailing spaces stay', () => {
    const odd = [
      '',
      '',
      '# Story  ',
      '',
      '',
      'Prose\twith\ttabs.   ',
      '',
      '',
      '',
      '## Places I Dream Of ',
      '-  odd',
      '',
      '',
    ]
    const merged = mergeState(
      page(...odd, '## NPCs', '', '', '- Rook - clerk', '   ', '* Perrin  ', '', '', ...odd),
      '- NPC: Rook - promoted\n',
    )
    expect(merged.text).toBe(page(...odd, '## NPCs', '', '', '- Rook - promoted', '   ', '* Perrin  ', '', '', ...odd))
  })

  test('B-21 an empty file is not a missing one: it gets what was said and no more', () => {
    expect(mergeState('', '- NPC: Rook - clerk\n').text.trim()).toBe('## NPCs\n- Rook - clerk')
  })
})

describe('B-22 the ends of lines', () => {
  const windows = (text: string): string => text.replaceAll('\n', '\r\n')
  const target = page(
    '# Story',
    '',
    '## Current Situation',
    'Rain.',
    '',
    '## NPCs',
    '- Rook - clerk',
    '',
    '## Secrets',
    '- One',
  )
  const delta = page(
    '- SITUATION: Sun',
    '- NPC: Rook - promoted',
    '- NPC: Odo - new',
    '  - a child',
    '- SECRET: Two',
    '- LOCATION: Pier - wet',
  )

  test('B-22 a CRLF page stays one to the last byte', () => {
    const plain = mergeState(target, delta).text
    expect(mergeState(windows(target), delta).text).toBe(windows(plain))
    expect(mergeState(windows(target), windows(delta)).text).toBe(windows(plain))
  })

  test('B-22 the delta’s own line ends do not matter', () => {
    expect(mergeState(target, windows(delta)).text).toBe(mergeState(target, delta).text)
  })

  test('B-22 of mixed line ends the most frequent is written, and none is corrected', () => {
    const mixed = '# Story\r\n\r\n## NPCs\n- Rook - clerk\r\n\r\n## Secrets\r\n- One\r\n'
    expect(mergeState(mixed, '- SECRET: Two\n').text).toBe(`${mixed}- Two\r\n`)
    const mostlyPlain = '# Story\n\n## NPCs\r\n- Rook - clerk\n\n## Secrets\n- One\n'
    expect(mergeState(mostlyPlain, '- SECRET: Two\r\n').text).toBe(`${mostlyPlain}- Two\n`)
  })

  test.each([
    ['at the end', '- SECRET: Two', '# S\r\n\r\n## Secrets\r\n- One\n', '- Two\r\n'],
    ['under a new heading', '- NPC: Odo - new', '# S\r\n\r\n## Secrets\r\n- One\n', '\r\n## NPCs\r\n- Odo - new\r\n'],
  ])('13.26 a line keeps its end when another comes after it %s', (_, delta, before, added) => {
    expect(mergeState(before, delta).text).toBe(before + added)
  })

  test('13.26 a line keeps its end between sections and above a closing rule', () => {
    expect(mergeState('## Secrets\r\n- One\n\n## NPCs\r\n- Odo\r\n\r\n', '- SECRET: Two\n').text).toBe(
      '## Secrets\r\n- One\n- Two\r\n\n## NPCs\r\n- Odo\r\n\r\n',
    )
    expect(mergeState('# S\r\n\r\n## Secrets\r\n- One\n\r\n---\r\n', '- NPC: Odo - new\n').text).toBe(
      '# S\r\n\r\n## Secrets\r\n- One\n\r\n## NPCs\r\n- Odo - new\r\n\r\n---\r\n',
    )
  })

  test('B-22 a byte order mark stays, and hides no heading', () => {
    const merged = mergeState('\uFEFF## NPCs\n- Rook - clerk\n', '- NPC: Rook - promoted\n')
    expect(merged.text).toBe('\uFEFF## NPCs\n- Rook - promoted\n')
  })

  test('B-22 a byte order mark before front matter hides no front matter', () => {
    const marked = '\uFEFF---\ntitle: Fen\n---\n\nProse.\n'
    expect(mergeState(marked, '- NPC: Rook - clerk\n').text).toBe(`${marked}\n## NPCs\n- Rook - clerk\n`)
  })

  test('B-22 a page without final newline stays without', () => {
    const bare = '## NPCs\n- Rook - clerk\n\n## Secrets\n- One'
    expect(mergeState(bare, '- SECRET: Two\n').text).toBe(`${bare}\n- Two`)
    expect(mergeState(bare, '- NPC: Rook - promoted\n').text).toBe('## NPCs\n- Rook - promoted\n\n## Secrets\n- One')
    expect(mergeState(bare, '- LOCATION: Pier - wet\n').text).toBe(`${bare}\n\n## Locations\n- Pier - wet`)
    expect(mergeState('## Current Situation\nRain.', '- SITUATION: Sun\n').text).toBe('## Current Situation\nSun')
  })

  test('B-22 a new file has LF and a final newline', () => {
    const { text } = mergeState(undefined, windows(delta))
    expect(text).not.toContain('\r')
    expect(text.endsWith('\n')).toBe(true)
    expect(text.endsWith('\n\n')).toBe(false)
  })
})
