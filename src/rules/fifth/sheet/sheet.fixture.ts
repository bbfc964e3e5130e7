/** Two sheets that hold every shape real ones have: dual armour, `Spell` bonuses, dashes for slots, trade names, extras. */

export const warden = `# Tamsin Orrel

**Player**: AI
**Campaign**: The Salt Road

---

## Basic Information

| | |
|---|---|
| **Trade Name** | Lantern |
| **Race** | Half-Elf |
| **Class** | Wizard |
| **Level** | 3 |
| **Background** | Chart maker |
| **Alignment** | Neutral Good |

## Ability Scores

| STR | DEX | CON | INT | WIS | CHA |
|:---:|:---:|:---:|:---:|:---:|:---:|
| 8 | 14 | 12 | 17 | 10 | 13 |
| -1 | +2 | +1 | +3 | +0 | +1 |

## Combat Stats

| | |
|---|---|
| **Armor Class** | 14 (Energy Shield active) / 12 (Shield offline) |
| **Hit Points** | 11/17 |
| **Hit Dice** | 3d6 |
| **Speed** | 30 ft. |
| **Initiative** | +2 |
| **Proficiency Bonus** | +2 |

**Death Saves**: Successes [ ][ ][ ] | Failures [ ][ ][ ]

### Saving Throws

- **Proficient**: INT, WIS
- STR -1 | DEX +2 | CON +1 | INT +5 | WIS +2 | CHA +1

### Attacks

| Weapon | Attack Bonus | Damage | Notes |
|--------|--------------|--------|-------|
| Dagger | +4 | 1d4+2 piercing | Finesse, thrown 20/60 |
| Fire Bolt | Spell | 1d10 fire | 120 ft. |
| Light crossbow | +4 | 1d8+2 piercing | 80/320 |

## Skills

**Proficient** (add proficiency bonus +2):
- Arcana (INT) +5
- Investigation (INT) +5
- Sleight of Hand (DEX) +4

**Expertise** (double proficiency):
- History (INT) +7

## Languages

Common, Elvish, Dwarvish

## Features & Traits

### Racial Traits (Half-Elf)

- **Darkvision**: 60 feet.
- **Fey Ancestry**: Advantage on saves against being charmed.

### Class Features

- **Arcane Recovery**: Once a day after a short rest, slots of two levels in all.

### Background Feature

- **Sea Charts**: Knows every harbour of the coast.

## Spellcasting

**Spellcasting Ability**: Intelligence
**Spell Save DC**: 13
**Spell Attack Bonus**: +5

### Cantrips

- Fire Bolt
- Light, Mage Hand

### Spell Slots

| 1st | 2nd | 3rd | 4th | 5th | 6th | 7th | 8th | 9th |
|-----|-----|-----|-----|-----|-----|-----|-----|-----|
| 4 | 1/2 | - | - | - | - | - | - | - |

### Prepared Spells

- **1st Level**: Shield, Magic Missile, Sleep
- **Misty Step** (2nd): away in a blink

## Equipment

### Worn/Carried

- Dagger
- Quarterstaff - her grandmother's
- Arrows (20)

### Pack Contents

- Rations x5
- 50 ft. of rope
- Ink, paper, a brass compass

### Special Equipment

- **Brass Lantern**: never quite goes out

### Currency

- 15 gp
- 8 sp

## Personality

**Personality Traits**:
- Counts steps under her breath.
- Hates an unlabelled jar.

**Ideal**: A map should be true.
**Bond**: Her brother's last chart.
**Flaw**: Cannot leave a blank on a map.

## Backstory

Drew coastlines for pay.

Then one of them moved.

## Character Voice (for AI players)

**Speech Pattern**: Short, exact, dry.

**Typical Reactions**:
- **To danger**: looks for the second exit
- **To praise**: changes the subject

**Initial Impressions**:
- The smith is loud and kind.

*These change in play.*

## Interrupt Triggers (for AI Players)

**Proactive Triggers**:
- Somebody burns a book.

**Strong Opinions**:
- Old maps lie.

**Party Role**: Scout of the mind

**Veto Likelihood**: Medium-Low

## Secret Action Triggers (for AI Players)

**Would Steal**:
- A chart nobody has copied.

**Secrecy Style**: Waits until all sleep.
**Moral Limits**: Never from the poor.

## The Question of Tides

Something nobody asked for.

## Notes

- None
`

/** Case varies, tables differ, numbers stand alone: still a sheet. */
export const rough = `# Odo Fenn\r
**Player:** Human\r
\r
## basic information\r
| **Race** | Lightfoot Halfling |\r
| **Class** | Rogue 5 |\r
## Ability Scores\r
| Ability | Score | Mod |\r
|---|---|---|\r
| Strength | 8 | -1 |\r
| Dexterity | 18 | +4 |\r
| Constitution | 12 | +1 |\r
| Intelligence | 13 | +1 |\r
| Wisdom | 10 | 0 |\r
| Charisma | 14 | +2 |\r
## combat stats\r
**AC**: 16\r
**HP**: 33\r
**Speed**: 25 ft., climb 15 ft.\r
### attacks\r
| Name | Damage | To Hit |\r
|---|---|---|\r
| +1 Rapier | 1d8+5 | +8 |\r
## Skills\r
Stealth +10, Acrobatics +7, Perception +3\r
## Equipment\r
- Thieves' tools\r
### Currency\r
| CP | SP | EP | GP | PP |\r
|---|---|---|---|---|\r
| 0 | 12 | 0 | 1,204 | 3 |`
