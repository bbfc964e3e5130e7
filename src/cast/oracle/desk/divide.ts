/** The party divides where some of it go elsewhere: from then on nobody sees what they were not there for. */
import type { Desk, Play } from './desk.ts'
import { isApart } from './heroes.ts'

/** Where the story is told: whoever is here. */
export const mainGroup = 'party'

function groupsOf(desk: Desk): Desk['groups'] {
  const all = Object.values(desk.groups).flat()
  const groups: Record<string, string[]> = { [mainGroup]: all.filter(id => !isApart(desk, id)) }
  for (const id of all) {
    const placeId = desk.memory.apart[id]?.placeId
    if (placeId !== undefined && isApart(desk, id)) (groups[placeId] ??= []).push(id)
  }
  return groups
}

const isSame = (one: Desk['groups'], other: Desk['groups']): boolean => {
  const names = Object.keys(one)
  if (names.length !== Object.keys(other).length) return false
  if (names.length === 1) return Object.values(one).flat().length === Object.values(other).flat().length
  return names.every(name => [...(one[name] ?? [])].sort().join() === [...(other[name] ?? [])].sort().join())
}

/** Tells the table, where it has changed. */
export async function* divide(desk: Desk): Play {
  const groups = groupsOf(desk)
  if (isSame(groups, desk.groups) || (groups[mainGroup] ?? []).length === 0) return
  const outcome = yield { tag: 'GROUPS', groups }
  if (outcome.outcome === 'done') desk.groups = groups
}

/** Whom a telling is for: those who are here, where not everybody is. */
export const toldTo = ({ groups }: Desk): { readonly group?: string } =>
  Object.keys(groups).length > 1 && groups[mainGroup] !== undefined ? { group: mainGroup } : {}
