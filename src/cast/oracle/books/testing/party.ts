/** Four people who have nothing in common. */

type Draft = {
  readonly name: string
  readonly className: string
  readonly background: string
  readonly attacks: readonly string[]
  readonly magic?: string
  readonly traits: readonly string[]
  readonly ideal: string
  readonly bond: string
  readonly flaw: string
  readonly story: string
  readonly speech: string
  readonly lines: readonly string[]
  readonly opinions: readonly string[]
  readonly triggers: readonly string[]
  readonly veto: string
}

const bullets = (lines: readonly string[]): string => lines.map(line => `- ${line}`).join('\n')

const sheetOf = (one: Draft): string => `# ${one.name}

**Player**: AI

## Basic Information

| | |
|---|---|
| **Race** | Human |
| **Class** | ${one.className} |
| **Level** | 2 |
| **Background** | ${one.background} |

## Ability Scores

| STR | DEX | CON | INT | WIS | CHA |
|---|---|---|---|---|---|
| 12 | 14 | 13 | 12 | 13 | 12 |

## Combat Stats

**Armor Class**: 14
**Hit Points**: 16/16

### Attacks

| Weapon | Attack Bonus | Damage | Notes |
|---|---|---|---|
${one.attacks.join('\n')}
${one.magic ?? ''}
## Personality

**Personality Traits**:
${bullets(one.traits)}

**Ideal**: ${one.ideal}
**Bond**: ${one.bond}
**Flaw**: ${one.flaw}

## Backstory

${one.story}

## Character Voice (for AI Players)

**Speech Pattern**: ${one.speech}

**Sample Lines**:
${bullets(one.lines.map(line => `"${line}"`))}

## Interrupt Triggers (for AI Players)

**Proactive Triggers**:
${bullets(one.triggers)}

**Strong Opinions**:
${bullets(one.opinions)}

**Veto Likelihood**: ${one.veto}

## Knowledge and Secrets

- CANARY-OF-${one.name.toUpperCase().replaceAll(' ', '-')} is buried under the salt mill.
`

const drafts: Readonly<Record<string, Draft>> = {
  'hale-brack': {
    name: 'Hale Brack',
    className: 'Ranger',
    background: 'Outlander',
    attacks: ['| Longbow | +6 | 1d8+2 piercing | 150/600 |', '| Shortsword | +4 | 1d6+2 piercing | finesse |'],
    traits: ['Counts exits before he sits.', 'Feeds every dog he meets.'],
    ideal: 'You owe a quarry a clean end.',
    bond: 'His brother Tam walks with a limp because of him.',
    flaw: 'Would rather track alone than ask for help.',
    story:
      'He hunted wolves for three winters in the high woods. He came down because the valley stopped paying for pelts.',
    speech: 'Terse. Few words, flat voice, half a sentence where others need two.',
    lines: ['Three of them, one limping.', 'Quiet. The birds have an opinion.'],
    opinions: ['A road is only where others were careless.', 'Fire is for people who want company.'],
    triggers: ['Someone mentions "tracks" or "wolves": he is already on one knee.'],
    veto: 'Low',
  },
  'pippa-quill': {
    name: 'Pippa Quill',
    className: 'Rogue',
    background: 'Swindler',
    attacks: ['| Rapier | +5 | 1d8+3 piercing | finesse |', '| Dagger | +5 | 1d4+3 piercing | thrown 20/60 |'],
    traits: ['Rolls a coin over her knuckles when she is lying.', 'Hums in graveyards.'],
    ideal: 'A lie that harms nobody is a courtesy.',
    bond: 'Her old partner Sable hangs for her crime unless she pays the judge.',
    flaw: 'Cannot leave a shut box alone.',
    story: 'She ran card tables on river barges with Sable. She learned early to leave by the window.',
    speech: 'Light and quick, always joking, dry and sardonic when cornered, teases everyone.',
    lines: ['Locked? No. Closed.', 'I am not saying steal it. I am saying it looks lonely.'],
    opinions: ['Honest people are those with better locks.', 'Never trust a favour that costs nothing.'],
    triggers: ['Someone says "judge" or "gallows": she changes the subject.'],
    veto: 'Medium',
  },
  'dame-orsolya-venn': {
    name: 'Dame Orsolya Venn',
    className: 'Paladin',
    background: 'Knight',
    attacks: [
      '| Warhammer | +5 | 1d8+3 bludgeoning | versatile |',
      '| Javelin | +5 | 1d6+3 piercing | thrown 30/120 |',
    ],
    magic: `
## Spellcasting

**Spellcasting Ability**: Charisma

### Spell Slots

| 1st | 2nd |
|---|---|
| 2 | - |

### Prepared Spells

- Cure Wounds
- Bless
`,
    traits: ['Polishes her shield before she sleeps.', 'Gives her full name to strangers.'],
    ideal: 'A prisoner is a trust, and may not be harmed.',
    bond: 'The oath she swore at the chapel of Saint Orrin.',
    flaw: 'Mistakes being obeyed for being right.',
    story: 'She held the bridge at Marrow Ford when the levy ran. She buried eleven of them with her own hands.',
    speech: 'Formal and courteous, clear as an order; speaks of duty, oaths and honour.',
    lines: ['I gave my word, and I am still able to keep it.', 'Lay it down, and you shall be judged and not lynched.'],
    opinions: ['A law nobody may question is a cage.', 'Doing right tired is still doing right.'],
    triggers: ['Someone says "oath" or "prisoner": she steps between them and asks who has charge of it.'],
    veto: 'High',
  },
  'moss-wenlow': {
    name: 'Moss Wenlow',
    className: 'Druid',
    background: 'Hermit',
    attacks: ['| Quarterstaff | +3 | 1d6+1 bludgeoning | versatile |'],
    magic: `
## Spellcasting

**Spellcasting Ability**: Wisdom

### Cantrips

- Produce Flame

### Spell Slots

| 1st | 2nd |
|---|---|
| 3 | - |

### Prepared Spells

- Healing Word
- Thunderwave
`,
    traits: ['They talk to moths.', 'Collects feathers and gives them away.'],
    ideal: 'Nothing that lives is only a tool.',
    bond: 'The drowned grove where their teacher sleeps.',
    flaw: 'Wanders off in the middle of things.',
    story: 'They kept the grove at Low Water alone for nine years. They left when the springs went bitter.',
    speech: 'Dreamy and odd, speaks in images of weather, stars and beasts, like riddles or old tales.',
    lines: ['It is not angry. It is hungry.', 'This place was here before your map was.'],
    opinions: ['Towns eat more than they grow.', 'Nothing is wasted but what is hoarded.'],
    triggers: ['Someone says "spring" or "well": they go and listen to it.'],
    veto: 'Medium-Low',
  },
}

export const party = Object.keys(drafts)

export const texts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(drafts).map(([file, draft]) => [`party/${file}.md`, sheetOf(draft)])),
  'party-knowledge.md':
    "# Party Knowledge\n\n## People We've Met\n- Corin Vash - keeps the toll\n- Widow Elspet - knows the mill\n",
  'story-state.md': '# Story State\n\n## Secrets\n- CANARY-OF-STATE: Corin Vash drowned the miller.\n',
  'npcs/corin-vash.md': '# Corin Vash\n\n## What They Know\n\n### Secrets (GM only)\n- CANARY-OF-CORIN\n',
}
