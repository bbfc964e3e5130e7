import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOn, readPreferences, settingOf } from './preferences.ts'
import { writeNarrativeStyle, writePlayerCharacter, writeSetting } from './write.ts'

const seed = `# Session Preferences

## Narrative Style
narrative_style: hybrid

## Player Character
player_character: Oda
`

const template = `# Campaign Preferences: Lantern Fen

## Dialogue
**dialogue_format**: script   <!-- script | novel | hybrid | minimal -->

## Player Character

**name**: Oda Fenwright
**file**: \`party/oda-fenwright.md\`

## Session Preferences

**auto_save**: true
`

const dimmed =
  '# Campaign Preferences\r\n\r\n**narrative_style**: Novel\r\n**player_character**:\r\n\r\n## Tone Notes\r\n\r\n- Low lamps\r\n'

const oda = { id: 'oda-fenwright', title: 'Oda Fenwright' }
const brand = { id: 'brand-hollin', title: 'Brand Hollin' }

/** The lines that differ, as `was -> is`. */
function changed(before: string, after: string): readonly string[] {
  const [was, is] = [before.split('\n'), after.split('\n')]
  return was.flatMap((line, at) => (line === is[at] ? [] : [`${line} -> ${is[at] ?? ''}`]))
}

describe('facts 3.1: three dialects', () => {
  test.each([
    ["the seed's", seed, { narrativeStyle: 'hybrid', playerCharacter: 'Oda' }],
    ["the template's", template, { narrativeStyle: 'script', playerCharacter: 'party/oda-fenwright.md' }],
    ['the one with a blank', dimmed, { narrativeStyle: 'novel' }],
    ['none', undefined, {}],
    ['a template nobody filled in', '**name**: [Character]\nnarrative_style: {style}', {}],
    ['a style we do not know', 'narrative_style: noir', { unknownStyle: 'noir' }],
    ['an example in a fence', '```\nnarrative_style: script\n```\n', {}],
  ])('%s', (_, text, expected) => {
    const { settings: _all, ...read } = readPreferences(text)
    expect(read).toEqual(expected)
  })

  test('any other key is kept, in any spelling', () => {
    const preferences = readPreferences(
      '- **Who Rolls**: players\nmodel_gm: "small"\nascii: yes\n**auto_save:** off\ncombat-detail-level:\n',
    )
    expect(settingOf(preferences, 'whoRolls')).toBe('players')
    expect(settingOf(preferences, 'modelGm')).toBe('small')
    expect(settingOf(preferences, 'combat_detail_level')).toBeUndefined()
    expect(settingOf(preferences, 'constructor')).toBeUndefined()
    expect([
      isOn(preferences, 'ascii', false),
      isOn(preferences, 'auto_save', true),
      isOn(preferences, 'rest', true),
    ]).toEqual([true, false, true])
  })
})

describe("B-45: a preference is written back in the file's own dialect", () => {
  test("in the seed's, one line", () => {
    expect(changed(seed, writeNarrativeStyle(seed, 'novel'))).toEqual([
      'narrative_style: hybrid -> narrative_style: novel',
    ])
    expect(changed(seed, writePlayerCharacter(seed, brand))).toEqual([
      'player_character: Oda -> player_character: Brand Hollin',
    ])
  })

  test("in the template's, the name and the sheet together, and the comment stays", () => {
    expect(changed(template, writeNarrativeStyle(template, 'minimal'))).toEqual([
      '**dialogue_format**: script   <!-- script | novel | hybrid | minimal --> -> **dialogue_format**: minimal   <!-- script | novel | hybrid | minimal -->',
    ])
    expect(changed(template, writePlayerCharacter(template, brand))).toEqual([
      '**name**: Oda Fenwright -> **name**: Brand Hollin',
      '**file**: `party/oda-fenwright.md` -> **file**: `party/brand-hollin.md`',
    ])
  })

  test('a blank is filled, with the endings of Windows kept', () => {
    expect(changed(dimmed, writePlayerCharacter(dimmed, oda))).toEqual([
      '**player_character**:\r -> **player_character**: Oda Fenwright\r',
    ])
    expect(writePlayerCharacter('**player_character:**\n', oda)).toBe('**player_character:** Oda Fenwright\n')
  })

  test("without a file, in the seed's format", () => {
    expect(writePlayerCharacter(writeNarrativeStyle(undefined, 'hybrid'), { id: 'oda', title: 'Oda' })).toBe(seed)
  })

  test('a key the file lacks is added where it belongs, as the file writes its keys', () => {
    expect(writeSetting(template, 'ascii', 'true')).toBe(`${template}**ascii**: true\n`)
    expect(writeSetting(seed, 'auto_save', 'true')).toBe(`${seed}\n## Session Preferences\nauto_save: true\n`)
    expect(writeNarrativeStyle('# Ours\n\n## Narrative Style\n\nAny.  \n\n## Tone\nLow', 'novel')).toBe(
      '# Ours\n\n## Narrative Style\n\nAny.  \nnarrative_style: novel\n\n## Tone\nLow',
    )
  })

  test('words with a line break stay one value', () => {
    expect(writeSetting('motto: x\n', 'motto', 'run\nascii: true')).toBe('motto: run ascii: true\n')
  })
})

describe('whatever the file holds', () => {
  const line = fc.oneof(
    fc.constantFrom(
      '',
      '# Preferences',
      '## Player Character',
      '```',
      '<!-- note',
      '-->',
      '- a bullet',
      '**name**: Oda',
    ),
    fc.constantFrom('narrative_style: novel', '**file**: party/a.md', 'ascii: no', '**ascii**:', '---', '  deep: 1'),
    fc.string(),
  )
  const page = fc.tuple(fc.array(line), fc.constantFrom('\n', '\r\n')).map(([lines, eol]) => lines.join(eol))
  const value = fc.stringMatching(/^[a-z][a-z0-9 /.-]{0,12}[a-z]$/).map(text => text.replaceAll(/ +/g, ' '))
  const runs = { seed: 20_261_121, numRuns: 500 }

  test('a setting that is written is read', () => {
    fc.assert(
      fc.property(page, value, (text, value) => {
        expect(settingOf(readPreferences(writeSetting(text, 'ascii', value)), 'ascii')).toBe(value)
      }),
      runs,
    )
  })

  test('a key that was there changes on its own line and nowhere else', () => {
    fc.assert(
      fc.property(page, page, value, (above, below, value) => {
        const text = `${above}\nascii: old\n${below}`
        fc.pre(readPreferences(text).settings.get('ascii') === 'old')
        expect(writeSetting(text, 'ascii', value)).toBe(`${above}\nascii: ${value}\n${below}`)
      }),
      runs,
    )
  })

  test('a key that was not there is added, and every line that was there is still there in its order', () => {
    fc.assert(
      fc.property(page, value, (text, value) => {
        const left = writeSetting(text, 'motto', value).split(/\r?\n/)
        for (const line of text.split(/\r?\n/).filter(line => line.trim() !== '')) {
          expect(left).toContain(line)
          left.splice(0, left.indexOf(line) + 1)
        }
      }),
      runs,
    )
  })

  test('writing it twice is writing it once', () => {
    fc.assert(
      fc.property(page, text => {
        const once = writePlayerCharacter(text, oda)
        expect(writePlayerCharacter(once, oda)).toBe(once)
        expect(['Oda Fenwright', 'party/oda-fenwright.md']).toContain(readPreferences(once).playerCharacter)
      }),
      runs,
    )
  })
})
