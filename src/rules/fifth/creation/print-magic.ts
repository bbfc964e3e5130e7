/** The spellcasting block of a new sheet; nothing for those who cast nothing. */
import { signed } from '../model/abilities.ts'
import { abilityTexts } from '../data/glossary.ts'
import { spellNamed } from '../data/spells.ts'
import { spellAttackBonus, spellSaveDc } from '../sheet/spell-numbers.ts'
import type { Draft } from './draft.ts'

const ordinals = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th'] as const

const slotTable = (slots: readonly number[]): readonly string[] => [
  `| ${ordinals.join(' | ')} |`,
  `|${ordinals.map(() => '---|').join('')}`,
  `| ${ordinals.map((_, index) => slots[index] || '-').join(' | ')} |`,
]

/** One line a level: `- **1st Level**: Bless, Cure Wounds`. */
function byLevel(names: readonly string[]): readonly string[] {
  return ordinals.flatMap((ordinal, index) => {
    const here = [...new Set(names)].filter(name => spellNamed(name)?.level === index + 1)
    return here.length > 0 ? [`- **${ordinal} Level**: ${here.join(', ')}`] : []
  })
}

const list = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length > 0 ? ['', `### ${title}`, '', ...lines] : []

export type MagicDraft = Pick<Draft, 'magic' | 'calling' | 'scores' | 'proficiency'>

export function magicBlock({ magic, calling, scores, proficiency }: MagicDraft): readonly string[] {
  const ability = calling.spellcasting?.ability
  if (!magic || !ability) return []
  return [
    '## Spellcasting',
    '',
    `**Spellcasting Ability**: ${abilityTexts.find(one => one.ability === ability)?.name ?? ability.toUpperCase()}`,
    `**Spell Save DC**: ${spellSaveDc(scores[ability], proficiency)}`,
    `**Spell Attack Bonus**: ${signed(spellAttackBonus(scores[ability], proficiency))}`,
    ...list(
      'Cantrips',
      magic.cantrips.map(name => `- ${name}`),
    ),
    ...list('Spell Slots', slotTable(magic.slots)),
    ...list(calling.spellcasting?.kind === 'spellbook' ? 'Spellbook' : 'Known Spells', byLevel(magic.known)),
    ...list('Prepared Spells', byLevel(magic.prepared)),
    '',
  ]
}
