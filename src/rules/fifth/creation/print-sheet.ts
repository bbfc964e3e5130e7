/** A new character as a complete sheet, in the shape every sheet of a campaign has. */
import { abilities, modifierOf, signed, type Skill, skillAbilities, titleOf } from '../model/abilities.ts'
import type { Supply } from '../data/classes.ts'
import { type Draft, skillBonus } from './draft.ts'
import { heritageName, traitsOf } from './heritage.ts'
import { inShort } from './features.ts'
import type { NewPersona } from './persona.ts'
import { attackRows } from './print-attacks.ts'
import { magicBlock } from './print-magic.ts'
import { personaBlock } from './print-persona.ts'

export type SheetHead = {
  readonly name: string
  readonly player: 'Human' | 'AI'
  readonly campaign: string
  readonly alignment: string
}

const pairs = (rows: readonly (readonly [string, string | number])[]): readonly string[] => [
  '| | |',
  '|---|---|',
  ...rows.map(([label, value]) => `| **${label}** | ${value} |`),
]

const scoreTable = ({ scores }: Draft): readonly string[] => [
  `| ${abilities.map(ability => ability.toUpperCase()).join(' | ')} |`,
  `|${abilities.map(() => ':---:|').join('')}`,
  `| ${abilities.map(ability => scores[ability]).join(' | ')} |`,
  `| ${abilities.map(ability => signed(modifierOf(scores[ability]))).join(' | ')} |`,
]

function combatBlock(draft: Draft): readonly string[] {
  const { armour, hitPoints, calling, level, speed, scores, proficiency } = draft
  return [
    ...pairs([
      ['Armor Class', armour.note === '' ? armour.armourClass : `${armour.armourClass} (${armour.note})`],
      ['Hit Points', `${hitPoints}/${hitPoints}`],
      ['Hit Dice', `${level}d${calling.hitDie}`],
      ['Speed', `${speed} ft.`],
      ['Initiative', signed(modifierOf(scores.dex))],
      ['Proficiency Bonus', signed(proficiency)],
    ]),
    '',
    '**Death Saves**: Successes [ ][ ][ ] | Failures [ ][ ][ ]',
  ]
}

const savesBlock = ({ calling, scores, proficiency }: Draft): readonly string[] => [
  '### Saving Throws',
  '',
  `- **Proficient**: ${calling.saves.map(ability => ability.toUpperCase()).join(', ')}`,
  `- ${abilities
    .map(ability => {
      const bonus = modifierOf(scores[ability]) + (calling.saves.includes(ability) ? proficiency : 0)
      return `${ability.toUpperCase()} ${signed(bonus)}`
    })
    .join(' | ')}`,
]

const skillLine = (draft: Draft, skill: Skill): string =>
  `- ${titleOf(skill)} (${skillAbilities[skill].toUpperCase()}) ${signed(skillBonus(draft, skill))}`

function skillsBlock(draft: Draft): readonly string[] {
  const { skills, expertise, proficiency } = draft
  const plain = skills.filter(skill => !expertise.includes(skill))
  const double = skills.filter(skill => expertise.includes(skill))
  return [
    `**Proficient** (add proficiency bonus ${signed(proficiency)}):`,
    ...plain.map(skill => skillLine(draft, skill)),
    ...(double.length === 0
      ? []
      : ['', '**Expertise** (double proficiency):', ...double.map(skill => skillLine(draft, skill))]),
  ]
}

const told = (name: string, text: string): string => `- **${name}**${text === '' ? '' : `: ${text}`}`

const featuresBlock = (draft: Draft): readonly string[] => [
  `### Racial Traits (${heritageName(draft.heritage)})`,
  '',
  ...(
    traitsOf(draft.heritage)
      .map(({ name, text }) => told(name, inShort(text)))
      .join('\n') || '- None'
  ).split('\n'),
  '',
  '### Class Features',
  '',
  ...draft.features.map(({ name, text }) => told(name, text)),
  '',
  '### Background Feature',
  '',
  told(draft.background.feature.name, draft.background.feature.text),
]

const supplyLine = ({ name, quantity }: Supply): string => `- ${name}${quantity === 1 ? '' : ` (${quantity})`}`

const equipmentBlock = (draft: Draft): readonly string[] => [
  '### Worn/Carried',
  '',
  ...draft.belongings.worn.map(supplyLine),
  '',
  '### Pack Contents',
  '',
  ...draft.belongings.pack.map(supplyLine),
  '',
  '### Currency',
  '',
  `- ${draft.background.gold} gp`,
]

const section = (title: string, ...blocks: readonly (readonly string[])[]): readonly string[] => [
  `## ${title}`,
  '',
  ...blocks.flatMap((block, index) => (index === 0 ? block : ['', ...block])),
  '',
]

export function printNewSheet(head: SheetHead, draft: Draft, persona: NewPersona): string {
  const { calling, level, background } = draft
  const attacks = [
    '### Attacks',
    '',
    '| Weapon | Attack Bonus | Damage | Notes |',
    '|---|---|---|---|',
    ...attackRows(draft),
  ]
  const subclass = level >= calling.subclass.fromLevel ? ` (${calling.subclass.name})` : ''
  const basics = pairs([
    ['Race', heritageName(draft.heritage)],
    ['Class', `${calling.name}${subclass}`],
    ['Level', level],
    ['Background', background.name],
    ['Alignment', head.alignment],
  ])
  const lines = [
    `# ${head.name}`,
    '',
    `**Player**: ${head.player}`,
    `**Campaign**: ${head.campaign}`,
    '',
    ...section('Basic Information', basics),
    ...section('Ability Scores', scoreTable(draft)),
    ...section('Combat Stats', combatBlock(draft), savesBlock(draft), attacks),
    ...section(
      'Skills',
      skillsBlock(draft),
      ...(calling.tools.length > 0 ? [[`**Tools**: ${calling.tools.join(', ')}`]] : []),
    ),
    ...section('Languages', [draft.languages.join(', ')]),
    ...section('Features & Traits', featuresBlock(draft)),
    ...magicBlock(draft),
    ...section('Equipment', equipmentBlock(draft)),
    ...personaBlock(draft.calling.name, persona),
    ...section('Notes', ['- None']),
  ]
  return `${lines.join('\n').trimEnd()}\n`
}
