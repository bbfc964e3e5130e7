/** Attacks, languages, features and spells: the lists of a sheet. */
import { cellsNamed } from './columns.ts'
import type { SheetAttack, SheetFeature } from './character.ts'
import { isNothing, type Lines, numberIn, within } from './find.ts'

const bonusOf = (words: string): SheetAttack['bonus'] => (/spell/i.test(words) ? 'spell' : numberIn(words))

/** The table Weapon | Attack Bonus | Damage | Notes, in whatever order its head names the columns. */
export function attacksIn(lines: Lines): readonly SheetAttack[] {
  return cellsNamed(within(lines, '', 'attacks'), ['weapon', 'bonus', 'damage', 'notes'], {
    weapon: /weapon|name|attack$/,
    bonus: /bonus|to hit|attack bonus/,
    damage: /damage/,
    notes: /note|propert|range/,
  })
    .filter(({ weapon }) => !isNothing(weapon))
    .map(({ weapon, bonus, damage, notes }) => ({ name: plain(weapon), bonus: bonusOf(bonus), damage, notes }))
}

const plain = (words: string): string => words.replaceAll(/\*+/g, '').trim()

/** Words parted by commas, but not inside brackets. */
export const commaList = (words: string): readonly string[] =>
  words
    .split(/,(?![^(]*\))|;/)
    .map(plain)
    .filter(word => !isNothing(word))

export const languagesIn = (lines: Lines): readonly string[] =>
  within(lines, 'languages')
    .filter(({ kind }) => kind === 'bullet' || kind === 'text')
    .flatMap(({ value }) => commaList(value.text))

/** `- **Name**: what it does`, `- **Name** (Recharge): …`, or a bare bullet that is its own name. */
export function featuresIn(lines: Lines): readonly SheetFeature[] {
  return within(lines, 'features')
    .filter(({ kind, value }) => kind === 'bullet' && !isNothing(value.text))
    .map(({ text, part }) => {
      const bold = /^\s*[-*+•]\s+\*\*(.+?):?\*\*\s*(\([^)]*\))?\s*:?\s*(.*)$/.exec(text)
      const bare = /^\s*[-*+•]\s+([^:–—]+?)(?:\s*[:–—]\s*(.*)|\s-\s(.*))?$/.exec(text)
      const name = plain(bold ? `${bold[1] ?? ''} ${bold[2] ?? ''}` : (bare?.[1] ?? text))
      return { name, text: (bold ? bold[3] : (bare?.[2] ?? bare?.[3])) ?? '', part }
    })
}
