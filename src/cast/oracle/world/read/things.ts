/** Items and factions, as far as everybody may know them. */
import { nameIn, mentioned, type Names } from '../names.ts'
import { called, sentencesIn, valueOf } from '../page/page.ts'
import type { Faction, Item } from '../world.ts'
import { aliasesOf } from './aliases.ts'
import type { Source } from './source.ts'

const short = (name: string): string => name.replace(/\s*\([^)]*\)$/, '')

export function readItem({ id, name, page, open }: Source, names: Names): Item {
  const owner = valueOf(page.entries, /^(?:current )?(?:owner|holder|keeper|location|bearer)$/)
  const acquired = sentencesIn(called(page.entries, /^(?:acquisition|where (?:to find|it is)|found|how to get)/)).join(
    ' ',
  )
  const person = [owner, acquired].map(text => (text === '' ? undefined : nameIn(names, text, ['npcs'])?.id))
  const place = [owner, acquired].map(text => (text === '' ? undefined : mentioned(names, text, 'locations')[0]))
  const personId = person[0] ?? (place[0] === undefined ? (place[1] === undefined ? person[1] : undefined) : undefined)
  const placeId = personId === undefined ? (place[0] ?? place[1]) : undefined
  const told = sentencesIn(called(open.entries, /^(?:description|overview|appearance)\b/))
  const loose = sentencesIn(open.entries.filter(({ shape, label }) => shape === 'words' && label === ''))
  return {
    id,
    name: short(name),
    aliases: aliasesOf(names, 'items', id),
    text: told.length > 0 ? told : loose,
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
