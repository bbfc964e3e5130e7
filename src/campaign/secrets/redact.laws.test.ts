import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sheetMarks } from './marks.ts'
import { redact } from './redact.ts'

const canary = 'canaryXyzzy'

/** A piece of a sheet, and what must be left of it: exactly that, byte for byte. */
type Piece = { readonly full: string; readonly left: string }

const word = fc.constantFrom('lamp', 'rope', 'ferry', 'Oda', 'the reeds', "Sel'oren", 'héron', '7', 'DMs', 'notes')
const words = fc.array(word, { minLength: 1, maxLength: 6 }).map(all => all.join(' '))

const ignorance = fc.constantFrom(
  'She does not know',
  "He doesn't know",
  'she doesn’t know',
  'He does **not** know',
  'They did not know',
  'She DOES NOT KNOW',
  'Unbeknownst to her',
  'he does not yet know',
)
const gm = fc.constantFrom(
  'GM Note',
  'GM only',
  'GM Eyes Only',
  'DM note',
  'gm notes',
  "GM's secret",
  'Game Master note',
)
const mark = fc.oneof(ignorance, gm)

const openShapes: readonly ((text: string) => string)[] = [
  text => `${text}\n`,
  text => `${text}\n${text}\n`,
  text => `- ${text}\n  - ${text}\n`,
  text => `**Bond**: ${text}\n**Flaw**: ${text}\n`,
  text => `> ${text}\n`,
  text => `| ${text} | ${text} |\n`,
  text => `1. ${text}\n2. **Trait**: ${text}\n`,
  text => `~~~\n# ${text}\n~~~\n`,
]

const secretShapes: readonly ((mark: string, text: string) => Piece)[] = [
  (mark, text) => ({ full: `${text} ${mark} ${canary}.\n`, left: '' }),
  (mark, text) => ({ full: `${text}\n${mark}: ${canary}\n${text} ${canary}\n`, left: '' }),
  (mark, text) => ({
    full: `- **${mark}**: ${canary}\n  - ${text} ${canary}\n\n    ${canary}\n- ${text}\n`,
    left: `- ${text}\n`,
  }),
  (mark, text) => ({ full: `- ${text}\n  - ${mark} ${canary}\n`, left: `- ${text}\n` }),
  (mark, text) => ({
    full: `**Bond**: ${text}\n**${mark}**: ${canary}\n**Flaw**: ${text}\n`,
    left: `**Bond**: ${text}\n**Flaw**: ${text}\n`,
  }),
  (mark, text) => ({
    full: `**${mark}**:\n\n- ${canary}\n\n${canary}\n\n**Flaw**: ${text}\n`,
    left: `\n**Flaw**: ${text}\n`,
  }),
  (mark, text) => ({ full: `> ${text}\n> **${mark}** ${canary}\n> ${canary}\n${canary}\n`, left: '' }),
  (mark, text) => ({ full: `| ${text} | x |\n| ${mark} | ${canary} |\n`, left: `| ${text} | x |\n` }),
  (mark, text) => ({ full: `${text} (${mark} ${canary}.) ${text}\n`, left: `${text} ${text}\n` }),
  (mark, text) => ({ full: `${text} *(${mark} (${canary}) ${canary})*, ${text}\n`, left: `${text}, ${text}\n` }),
  (_, text) => ({ full: `${text} <!-- ${canary}\n\n${canary} --> ${text}\n`, left: `${text}  ${text}\n` }),
  mark => ({ full: `\`\`\`\n${mark}\n\n# ${canary}\n\`\`\`\n`, left: '' }),
]

const openPiece: fc.Arbitrary<Piece> = fc
  .tuple(fc.constantFrom(...openShapes), words)
  .map(([shape, text]) => ({ full: shape(text), left: shape(text) }))

const secretPiece: fc.Arbitrary<Piece> = fc
  .tuple(fc.constantFrom(...secretShapes), mark, words)
  .map(([shape, mark, text]) => shape(mark, text))

const body = fc.array(fc.oneof(openPiece, secretPiece), { maxLength: 6 }).map(pieces => ({
  full: pieces.map(({ full }) => `${full}\n`).join(''),
  left: pieces.map(({ left }) => `${left}\n`).join(''),
}))

const openSection: fc.Arbitrary<Piece> = fc
  .tuple(fc.constantFrom('## Backstory', '## Skills', '### Attacks', '#### Secrets of mine'), body)
  .map(([title, { full, left }]) => ({ full: `${title}\n\n${full}`, left: `${title}\n\n${left}` }))

const secretTitles = [
  '## Notes',
  '## GM Notes (Secret)',
  '## What She Does NOT Know',
  '## Lamp (GM Eyes Only)',
  '##GM only ##',
]

const secretSection: fc.Arbitrary<Piece> = fc
  .tuple(fc.constantFrom(...secretTitles), body)
  .map(([title, { full }]) => ({ full: `${title}\n\n${canary}\n\n${full}### Deeper\n\n${canary}\n\n`, left: '' }))

/** The section after a secret one must be on its level, or it would belong to it. */
const sheet = fc
  .tuple(body, fc.array(fc.oneof(openSection, secretSection), { maxLength: 6 }), fc.boolean())
  .map(([lead, sections, isWindows]) => {
    const parts = [{ full: `# Oda\n\n${lead.full}`, left: `# Oda\n\n${lead.left}` }]
    for (const section of sections) parts.push({ full: '## Next\n\n', left: '## Next\n\n' }, section)
    const text = (which: keyof Piece): string => parts.map(part => part[which]).join('')
    const eol = (lines: string): string => (isWindows ? lines.replaceAll('\n', '\r\n') : lines)
    return { full: eol(text('full')), left: eol(text('left')) }
  })

test('a canary in any secret place never survives, and every byte outside stays', () => {
  fc.assert(
    fc.property(sheet, ({ full, left }) => {
      const shown = redact(full, { marks: sheetMarks })
      expect(shown).not.toContain(canary)
      expect(shown).toBe(left)
    }),
    { seed: 20_270_214, numRuns: 1000 },
  )
})

test('whatever the text, redaction only takes away, and taking away twice takes nothing more', () => {
  const line = fc.oneof(
    fc.string({ maxLength: 30 }),
    words,
    mark,
    fc.constantFrom('', '- ', '> ', '**', '```', '<!--', '#'),
  )
  const text = fc.array(
    fc.oneof(
      line,
      fc.tuple(line, line).map(pair => pair.join(' ')),
    ),
    { maxLength: 20 },
  )
  fc.assert(
    fc.property(text, lines => {
      const whole = lines.join('\n')
      const shown = redact(whole, { marks: sheetMarks })
      let at = 0
      for (const character of whole) if (shown.startsWith(character, at)) at += character.length
      expect(at).toBe(shown.length)
      expect(redact(shown, { marks: sheetMarks })).toBe(shown)
    }),
    { seed: 20_270_215, numRuns: 1000 },
  )
})
