/** Items and factions, as far as everybody may know them. */
import { withoutMechanics } from '../mechanics.ts'
import { mentioned, type Names } from '../names.ts'
import { called, sentencesIn, valueOf } from '../page/page.ts'
import type { Faction, Item } from '../world.ts'
import { aliasesOf } from './aliases.ts'
import type { Source } from './source.ts'

const short = (name: string): string => name.replace(/(?<!\s)\s*\([^()]*\)$/, '')

/** In somebody's hands or somewhere: whichever a text names; hands first, for they may be in a place too. */
function whereIs(text: string, names: Names): Pick<Item, 'placeId' | 'personId'> | undefined {
  const [personId] = mentioned(names, text, 'npcs')
  const [placeId] = mentioned(names, text, 'locations')
  if (personId !== undefined) return { personId }
  return placeId === undefined ? undefined : { placeId }
}

export function readItem({ id, name, page, open }: Source, names: Names): Item {
  const owner = valueOf(page.entries, /^(?:current )?(?:owner|holder|keeper|location|bearer)$/)
  const acquired = sentencesIn(called(page.entries, /^(?:acquisition|where (?:to find|it is)|found|how to get)/)).join(
    ' ',
  )
  const { placeId, personId } = whereIs(owner, names) ?? whereIs(acquired, names) ?? {}
  const told = sentencesIn(called(open.entries, /^(?:description|overview|appearance)\b/))
  const loose = sentencesIn(open.entries.filter(({ shape, label }) => shape === 'words' && label === ''))
  return {
    id,
    name: short(name),
    aliases: aliasesOf(names, 'items', id),
    text: (told.length > 0 ? told : loose).map(withoutMechanics),
    ...(placeId !== undefined && { placeId }),
    ...(personId !== undefined && { personId }),
  }
}

export const readFaction = ({ id, name, open }: Source, names: Names): Faction => ({
  id,
  name: short(name),
  aliases: aliasesOf(names, 'factions', id),
  publicGoal:
    valueOf(open.entries, /^public goals?$/) ||
    (sentencesIn(called(open.entries, /^(?:overview|goals?|description)\b/))[0] ?? ''),
})
