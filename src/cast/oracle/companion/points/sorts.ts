/** What sort of thing something is, by the word it is called with: a key is for a lock, a page was written by somebody. */
import type { PointKind } from './kinds.ts'

type Sort = Extract<
  PointKind,
  'key' | 'paper' | 'bargain' | 'remains' | 'tracks' | 'token' | 'tool' | 'fire' | 'vessel'
>

const words: Readonly<Record<Sort, string>> = {
  key: 'key keys lockpick passkey',
  paper:
    'paper page letter note book ledger map survey deed writ list chart diary journal scroll contract receipt bill register document inscription poem sheet parchment will charter pamphlet record manifest envelope',
  bargain: 'agreement bargain deal pact oath promise loan debt treaty wager vow covenant arrangement',
  remains: 'corpse body bones skull skeleton grave coffin bone remains blood finger tooth',
  tracks: 'tracks track prints print footprint footprints ruts rut trail hoofprints hoofprint pawprint scratches marks',
  token:
    'button ring seal badge hat cap cloak coat glove brooch medal locket amulet pendant necklace bracelet buckle ribbon scarf boot shoe token charm signet crown feather handkerchief',
  tool: 'bar sledge hammer crowbar shovel spade pick axe saw chisel rope chain ladder cart barrow tongs wrench knife dagger blade arrow bolt needle hook net crate',
  fire: 'ash ashes hearth fire campfire candle ember embers coals torch lamp lantern stove',
  vessel: 'jar cup bottle flask barrel jug vial phial bowl cask pail bucket waterskin chalice pot cauldron trough',
}

const sorts: ReadonlyMap<string, Sort> = new Map(
  Object.entries(words).flatMap(([sort, all]) => all.split(' ').map(word => [word, sort as Sort] as const)),
)

/** By the last word of its name, before an `of`: `a page of sums` is a page. */
export function sortOf(thing: string): Sort | undefined {
  const [head = thing] = thing.split(/ (?:of|with|from|in|for|that|which|and) /)
  return sorts.get(
    head
      .toLowerCase()
      .split(/\s+/)
      .at(-1)
      ?.replace(/['’]s$/u, '') ?? '',
  )
}
