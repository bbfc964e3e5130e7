/** How people stand to the party now, as the story's own tables tell it. */
import { nameIn, type Names } from '../names.ts'
import { called, itemsIn, wholeText, type Page } from '../page/page.ts'
import type { Person } from '../world.ts'
import { dispositionIn } from './person.ts'

export function dispositions(pages: readonly Page[], names: Names): ReadonlyMap<string, Person['disposition']> {
  const entries = pages.flatMap(page =>
    itemsIn(called(page.entries, /^npc (?:relationships?|dispositions?|attitudes?)\b/)),
  )
  return new Map(
    entries.flatMap(entry => {
      const name = nameIn(names, entry.label, ['npcs'])
      const text = wholeText(entry)
      return name && text !== '' && !/^unknown\b/i.test(text) ? [[name.id, dispositionIn(text)] as const] : []
    }),
  )
}
