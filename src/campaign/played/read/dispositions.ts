/** How people stand to the party now, as the story's own tables and lists tell it. */
import { attitudeIn } from '../attitude.ts'
import { nameIn, type Names } from '../names.ts'
import { called, itemsIn, wholeText, type Page } from '../page/page.ts'
import type { Person } from '../world.ts'

const tables = /^npc (?:relationships?|dispositions?|attitudes?)\b/

/** Lists of people say many things of them: what was written of their stance stands first, by itself. */
const lists = /^npcs\b|^npc status\b|^key npcs\b/
const isStance = (text: string): boolean => /^\p{L}+;\s/u.test(text)

export function dispositions(pages: readonly Page[], names: Names): ReadonlyMap<string, Person['disposition']> {
  const listed = pages.flatMap(page => itemsIn(called(page.entries, lists)).filter(entry => isStance(wholeText(entry))))
  const told = pages.flatMap(page => itemsIn(called(page.entries, tables)))
  return new Map(
    [...listed, ...told].flatMap(entry => {
      const name = nameIn(names, entry.label, ['npcs'])
      const attitude = attitudeIn(wholeText(entry))
      return name && attitude ? [[name.id, attitude] as const] : []
    }),
  )
}
