/** The world of a campaign as its Game Master sees it. A beat in which no file changed costs a look at each file. */
import type { View } from '../../../table/views/view.ts'
import { worldKinds, type Text, type WorldFiles } from './read/source.ts'
import { worldOf } from './read/world-of.ts'
import type { OracleWorld } from './world.ts'

type Known = { readonly texts: readonly Text[]; readonly world: OracleWorld }

/** One table is played at a time, and tests play a few. */
const mostWorlds = 8
const worlds: Known[] = []

const isSame = (one: readonly Text[], other: readonly Text[]): boolean =>
  one.length === other.length && one.every(({ path, text }, at) => other[at]?.path === path && other[at]?.text === text)

export function readWorld({ files }: View<'gm'>): OracleWorld {
  const kept: WorldFiles = files
  const texts = worldKinds.flatMap(kind => kept[kind])
  const at = worlds.findIndex(known => isSame(known.texts, texts))
  const [known = { texts, world: worldOf(kept) }] = at === -1 ? [] : worlds.splice(at, 1)
  worlds.push(known)
  if (worlds.length > mostWorlds) worlds.shift()
  return known.world
}
