import { describe, expect, test } from 'vitest'
import { formatPiece, formatStory } from './format.ts'
import { lookOf } from './look.ts'
import { narrativeStyles, styleOptions, toNarrativeStyle } from './narrative-style.ts'
import type { Piece } from './piece.ts'

const story: readonly Piece[] = [
  { kind: 'scene', number: '004', title: 'The Drowned Bell' },
  { kind: 'narration', text: 'Fog comes off the water.\n\nSomewhere a bell.' },
  { kind: 'speech', name: 'Oda', words: 'Hold.', manner: 'low' },
  { kind: 'action', text: 'Oda lifts the oar.' },
  { kind: 'dice', purpose: 'Stealth', roll: '1d20+4 = [13]+4 = 17', against: 'DC 15', result: 'success' },
  { kind: 'mechanics', text: 'DC 15 - Success' },
  { kind: 'discovery', text: 'A rope, newly cut' },
]

const fight: readonly Piece[] = [
  {
    kind: 'combat-start',
    title: 'The landing',
    order: [
      { name: 'Oda', initiative: 17, isCurrent: true },
      { name: 'Reed-wight', initiative: 9 },
    ],
  },
  { kind: 'turn', name: 'Oda' },
  { kind: 'danger', text: 'The wight falls' },
  { kind: 'healing', text: 'Oda breathes' },
  { kind: 'round-end', round: 1, status: ['Oda: 5/9'] },
  { kind: 'combat-end', aftermath: ['50 XP', 'A silver toll'] },
]

describe('facts 15: four styles', () => {
  test('script puts names over their lines and signs before what happens', () => {
    expect(formatStory(lookOf('script'), story)).toBe(`═══════════════════

**SCENE 004: THE DROWNED BELL**

═══════════════════

★ *Fog comes off the water.*

★ *Somewhere a bell.*

━━━ **ODA** ━━━
*(low)*
"Hold."

→ *Oda lifts the oar.*

⚄ Stealth: \`1d20+4 = [13]+4 = 17 vs DC 15 → SUCCESS\`

(DC 15 - Success)

✦ **A rope, newly cut**`)
  })

  test('hybrid tells in prose and names its speakers', () => {
    expect(formatStory(lookOf('hybrid'), story.slice(1, 5))).toBe(`Fog comes off the water.

Somewhere a bell.

**ODA:** *low* "Hold."

*Oda lifts the oar.*

⚄ Stealth: \`1d20+4 = [13]+4 = 17 vs DC 15 → SUCCESS\``)
  })

  test('a novel weaves the dialogue in', () => {
    expect(formatStory(lookOf('novel'), story)).toBe(`**The Drowned Bell**

Fog comes off the water.

Somewhere a bell.

"Hold," Oda says, low.

Oda lifts the oar.

Stealth: \`1d20+4 = [13]+4 = 17 vs DC 15 → SUCCESS\`

(DC 15 - Success)

**A rope, newly cut**`)
    expect(formatPiece(lookOf('novel'), { kind: 'speech', name: 'Oda', words: '“Who?”' })).toBe('“Who?” Oda says.')
  })

  test('minimal is plain', () => {
    expect(formatStory(lookOf('minimal'), story.slice(0, 4))).toBe(`**SCENE 004: THE DROWNED BELL**

Fog comes off the water.

Somewhere a bell.

Oda: "Hold."

Oda lifts the oar.`)
  })

  test('a fight', () => {
    expect(formatStory(lookOf('hybrid'), fight)).toBe(`⚔ **COMBAT: THE LANDING**

1. **Oda** (17) ←
2. **Reed-wight** (9)

─── **ODA**'s Turn ───

☠ **The wight falls**

❤ **Oda breathes**

**End of round 1**

- Oda: 5/9

⚔ COMBAT COMPLETE

- 50 XP
- A silver toll`)
  })

  test('breaks, and a fight without ornament', () => {
    const breaks: readonly Piece[] = [{ kind: 'scene-break' }, { kind: 'minor-break' }]
    expect(formatStory(lookOf('novel'), breaks)).toBe('═══════════════════\n\n───')
    expect(formatPiece(lookOf('minimal'), { kind: 'turn', name: 'Oda' })).toBe("**Oda's turn**")
    expect(formatPiece(lookOf('minimal'), { kind: 'combat-start', title: 'The landing', order: [] })).toBe(
      '**Combat: The landing**',
    )
    expect(formatPiece(lookOf('novel'), { kind: 'combat-end', aftermath: [] })).toBe('**Combat complete**')
  })

  test('words that bring their own quotes or italics keep them', () => {
    expect(formatPiece(lookOf('hybrid'), { kind: 'action', text: '*Oda waits.*' })).toBe('*Oda waits.*')
    expect(formatPiece(lookOf('minimal'), { kind: 'speech', name: 'Oda', words: '"Hold."' })).toBe('Oda: "Hold."')
  })
})

test.each(narrativeStyles)('B-61: the ASCII switch leaves nothing else in %s', style => {
  expect(
    formatStory(lookOf(style, true), [...story, ...fight, { kind: 'scene-break' }, { kind: 'minor-break' }]),
  ).toMatch(/^[\n -~]*$/)
})

test('a style is read by its first word', () => {
  expect(['Hybrid', 'novel (rich)', 'SCRIPT', 'noir', ''].map(toNarrativeStyle)).toEqual([
    'hybrid',
    'novel',
    'script',
    undefined,
    undefined,
  ])
  expect(styleOptions.map(({ label }) => toNarrativeStyle(label))).toEqual(narrativeStyles)
})
