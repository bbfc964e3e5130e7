/** The same fighter and the same caster, in the shapes people write sheets in. */

export type Shape = { readonly name: string; readonly text: string }

const fighter = {
  abilities: { str: 16, dex: 12, con: 14, int: 9, wis: 11, cha: 10 },
  attacks: ['Glaive', 'Javelin'],
} as const

export const expected = { name: 'Oswin Thorne', hp: 31, ac: 17, level: 3, ...fighter } as const

export const shapes: readonly Shape[] = [
  {
    name: 'bold labels on one line',
    text: `# Oswin Thorne

*Human fighter 3, ferry guard*

**HP:** 31 | **AC:** 17 | **Speed:** 30 ft | **Initiative:** +1

**STR** 16 (+3) | **DEX** 12 (+1) | **CON** 14 (+2) | **INT** 9 (−1) | **WIS** 11 (+0) | **CHA** 10 (+0)

## Attacks
- **Glaive:** +5 to hit, 1d10+3 slashing, reach
- **Javelin:** +5 to hit, 1d6+3 piercing, thrown 30/120
`,
  },
  {
    name: 'tables with labels for their head',
    text: `# Character Sheet: Oswin Thorne

| Class | Level | Race |
|---|---|---|
| Fighter | 3 | Human |

| HP | AC | Speed | Init |
|:-:|:-:|:-:|:-:|
| 31/31 | 17 | 30 | +1 |

| Str | Dex | Con | Int | Wis | Cha |
|---|---|---|---|---|---|
| 16 (+3) | 12 (+1) | 14 (+2) | 9 (-1) | 11 (+0) | 10 (+0) |

| Name | Hit | Dmg |
|---|---|---|
| Glaive | +5 | 1d10+3 slashing |
| Javelin | +5 | 1d6+3 piercing |
`,
  },
  {
    name: 'a table of pairs',
    text: `# Oswin Thorne

| | | | |
|---|---|---|---|
| **Class** | Fighter 3 | **Race** | Human |
| **AC** | 17 | **HP** | 31 |
| **STR** | 16 | **DEX** | 12 |
| **CON** | 14 | **INT** | 9 |
| **WIS** | 11 | **CHA** | 10 |
| **Attacks** | Glaive +5 (1d10+3 slashing); Javelin +5 (1d6+3 piercing) | | |
`,
  },
  {
    name: 'plain lines',
    text: `Name: Oswin Thorne
Race: Human
Class: Fighter 3
Hit Points: 31 (3d10+6)
Armor Class: 17 (splint)
Strength: 16
Dexterity: 12
Constitution: 14
Intelligence: 9
Wisdom: 11
Charisma: 10
Attack: Glaive, +5 to hit, 1d10+3 slashing
Attack: Javelin, +5 to hit, 1d6+3 piercing, 30/120
`,
  },
  {
    name: 'words without colons',
    text: `# Oswin Thorne

Level 3 human fighter. AC 17, HP 31, Speed 30 ft.

Str 16, Dex 12, Con 14, Int 9, Wis 11, Cha 10

1. Glaive +5, 1d10+3 slashing
2. Javelin +5, 1d6+3 piercing
`,
  },
  {
    name: 'inline fields',
    text: `# Oswin Thorne

class:: Fighter
level:: 3
hp:: 31
ac:: 17
[str:: 16] [dex:: 12] [con:: 14] [int:: 9] [wis:: 11] [cha:: 10]
attack:: Glaive +5 (1d10+3 slashing)
attack:: Javelin +5 (1d6+3 piercing)
`,
  },
  {
    name: 'front matter',
    text: `---
tags: [pc]
class: Fighter
level: 3
hp: 31
max_hp: 31
ac: 17
stats:
  str: 16
  dex: 12
  con: 14
  int: 9
  wis: 11
  cha: 10
attacks:
  - Glaive +5 (1d10+3 slashing)
  - Javelin +5 (1d6+3 piercing)
---
# Oswin Thorne

Guards a ferry.
`,
  },
  {
    name: 'a statblock',
    text: `# Oswin Thorne

\`\`\`statblock
name: Oswin Thorne
class: Fighter 3
ac: 17
hp: 31
stats: [16, 12, 14, 9, 11, 10]
actions:
  - name: Glaive
    desc: "Melee Weapon Attack: +5 to hit, reach 10 ft. Hit: 8 (1d10+3) slashing damage."
  - name: Javelin
    desc: "Ranged Weapon Attack: +5 to hit, range 30/120. Hit: 6 (1d6+3) piercing damage."
\`\`\`
`,
  },
  {
    name: 'a block quote in the manner of a bestiary',
    text: `# Oswin Thorne

> *Human fighter, 3rd-level*
> - **Armor Class** 17 (splint)
> - **Hit Points** 31 (3d10+6)
> - **Speed** 30 ft.
>
> |STR|DEX|CON|INT|WIS|CHA|
> |:-:|:-:|:-:|:-:|:-:|:-:|
> |16 (+3)|12 (+1)|14 (+2)|9 (-1)|11 (+0)|10 (+0)|
>
> ***Glaive.*** *Melee Weapon Attack:* +5 to hit, reach 10 ft. *Hit:* 8 (1d10+3) slashing damage.
> ***Javelin.*** *Ranged Weapon Attack:* +5 to hit, range 30/120 ft. *Hit:* 6 (1d6+3) piercing damage.
`,
  },
]

/** How slots are written, all of them four of the first level and two of the second. */
export const slotShapes: readonly string[] = [
  'Slots: 4 first, 2 second',
  'Slots: 4 / 2',
  '**1st (4 slots):** bless\n**2nd (2 slots):** silence',
  'Spells (4 x 1st, 2 x 2nd): bless, silence',
  '### Spells (four 1st-level and two 2nd-level slots)\n*bless*',
  'slots_1:: 4\nslots_2:: 2',
  '- 1st level: 4 slots\n- 2nd level: 2 slots',
]
