/** Who of the company can do something, and how well: from their sheets. */
import rows from '../../../../../content/oracle/able.json' with { type: 'json' }
import { matterWords } from '../../content/phrases.ts'
import { ownerOf } from '../../../../campaign/folder/kind.ts'
import { listOf } from '../../../../english/nouns.ts'
import { skillBonus } from '../../../../rules/fifth/checks/bonus.ts'
import { isSkill, signed } from '../../../../rules/fifth/model/abilities.ts'
import type { TableQuestion } from '../../desk/wishes.ts'
import type { Desk } from '../../desk/desk.ts'
import { heroesIn, nameOf, shortName, standing } from '../../desk/heroes.ts'
import { phrase, tellTable } from '../../desk/tell.ts'

/** Whose page names it among the languages. */
const speakersOf = ({ sees, world }: Desk, words: readonly string[]): readonly string[] =>
  sees.view.files.sheet.flatMap(({ path, text }) => {
    const [, after = ''] = text.toLowerCase().split('## languages')
    const [listed = ''] = after.split('\n#')
    const who = ownerOf(path)
    return who !== undefined && words.some(word => listed.includes(word)) ? [shortName(nameOf({ world }, who))] : []
  })

function named(desk: Desk, who: readonly string[]): void {
  const names = [...new Set(who)]
  tellTable(desk, phrase(desk, matterWords, names.length === 0 ? 'noneCan' : 'canDo', { who: listOf(names) }))
}

export function whoCan(desk: Desk, { left }: TableQuestion): void {
  const [skill = ''] = Object.entries(rows).find(([, words]) => words.some(word => left.includes(word))) ?? []
  if (skill === 'magic')
    return named(
      desk,
      heroesIn(desk.game).flatMap(({ name, spellcasting }) => (spellcasting === undefined ? [] : [shortName(name)])),
    )
  if (!isSkill(skill))
    return named(
      desk,
      speakersOf(
        desk,
        left.filter(word => word.length > 3 && !word.startsWith('speak')),
      ),
    )
  const best = standing(desk.game)
    .map(hero => ({ name: shortName(hero.name), bonus: skillBonus(hero, skill).total }))
    .sort((one, other) => other.bonus - one.bonus)
    .slice(0, 2)
    .map(({ name, bonus }) => `${name} (${signed(bonus)})`)
  tellTable(desk, phrase(desk, matterWords, 'bestAt', { what: skill.replaceAll('-', ' '), who: best.join(', then ') }))
}
