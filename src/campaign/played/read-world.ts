/** The world of a campaign as its Game Master sees it. A beat in which no file changed costs a look at each file. */
import { fileKinds, type FileKind } from '../folder/kind.ts'
import { readWorld } from '../world/read-world.ts'
import { joined } from './join/join.ts'
import type { Lore } from './lore.ts'
import type { Text, WorldFiles } from './read/source.ts'
import { worldOf } from './read/world-of.ts'
import type { OracleWorld } from './world.ts'

/** The files of a view that holds all of them. */
export type PlayedFiles = WorldFiles & Readonly<Partial<Record<FileKind, readonly Text[]>>>

type Known = { readonly lore: Lore; readonly texts: readonly Text[]; readonly world: OracleWorld }

/** One table is played at a time, and tests play a few. */
const mostWorlds = 8
const worlds: Known[] = []

const isSame = (one: readonly Text[], other: readonly Text[]): boolean =>
  one.length === other.length && one.every(({ path, text }, at) => other[at]?.path === path && other[at]?.text === text)

/** What is written down about play as it goes is no source of the world. */
const isSource = (kind: FileKind): boolean => !/^(?:journal|scene|tmp|decision-log|brief)/.test(kind)

function worldIn(files: PlayedFiles, texts: readonly Text[], lore: Lore): OracleWorld {
  const told = readWorld(Object.fromEntries(texts.map(({ path, text }) => [path, text])))
  const isBegun = files['story-state'].length + files['party-knowledge'].length > 0
  const sheets = new Set([...files.sheet, ...(files['player-sheet'] ?? [])].map(({ path }) => path))
  return joined(worldOf(files, lore), told, { isBegun, sheets }, lore)
}

export function readPlayed(files: PlayedFiles, lore: Lore): OracleWorld {
  const texts = fileKinds.flatMap(kind => (isSource(kind) ? (files[kind] ?? []) : []))
  const at = worlds.findIndex(known => known.lore === lore && isSame(known.texts, texts))
  const [known = { lore, texts, world: worldIn(files, texts, lore) }] = at === -1 ? [] : worlds.splice(at, 1)
  worlds.push(known)
  if (worlds.length > mostWorlds) worlds.shift()
  return known.world
}
