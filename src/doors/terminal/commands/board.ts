/** `/clocks` and `/map`: what lies open on the table, drawn. */
import type { KnownPlace } from '../../../table/board.ts'
import { clockWords, type Signs } from '../words.ts'
import { answer, type Command, type Reach } from './command.ts'

function clocks({ sitting, signs }: Reach) {
  const open = sitting.glances.board.clocks
  if (open.length === 0) return answer('No clock is running that you can see.')
  return answer(open.map(clock => `- ${clockWords(clock, signs)} ${clock.filled}/${clock.segments}`).join('\n'))
}

const fold = (name: string): string => name.toLowerCase().replace(/^the /, '')

/** An exit may be called by the place or by the way there: `the causeway to Old Light`. */
function leadsTo(places: readonly KnownPlace[], exit: string): string {
  const said = fold(exit)
  const same = places.find(({ name }) => fold(name) === said)
  return (same ?? places.find(({ name }) => said.includes(fold(name))))?.name ?? exit
}

type Drawn = { readonly lines: string[]; readonly seen: Set<string>; readonly places: readonly KnownPlace[] }

function label({ places }: Drawn, name: string): string {
  const place = places.find(known => known.name === name)
  if (place?.isHere) return `[${name}] you are here`
  return place?.wasVisited ? name : `${name} (not seen yet)`
}

/** Each place once, under the one it is reached from; a way to a place that is drawn already is named beside it. */
function draw(drawn: Drawn, name: string, first: string, next: string, signs: Signs): void {
  drawn.seen.add(name)
  const ways = drawn.places.find(known => known.name === name)?.exits.map(exit => leadsTo(drawn.places, exit)) ?? []
  const unseen = [...new Set(ways)].filter(way => !drawn.seen.has(way))
  for (const way of unseen) drawn.seen.add(way) // what hangs here is not drawn deeper below as well
  drawn.lines.push(`${first}${label(drawn, name)}`)
  const [branch, last, bar] = signs.tree
  for (const [index, way] of unseen.entries()) {
    const isLast = index === unseen.length - 1
    draw(drawn, way, `${next}${isLast ? last : branch}`, `${next}${isLast ? '   ' : bar}`, signs)
  }
}

function map({ sitting, signs }: Reach) {
  const { places } = sitting.glances.board
  const here = places.find(({ isHere }) => isHere) ?? places[0]
  if (!here) return answer('There is no map yet. It grows as you come to know places.')
  const drawn: Drawn = { lines: [], seen: new Set(), places }
  draw(drawn, here.name, '', '', signs)
  for (const { name } of places) if (!drawn.seen.has(name)) draw(drawn, name, '', '', signs)
  return answer(drawn.lines.join('\n'))
}

export const boardCommands: readonly Command[] = [
  { name: 'map', about: 'the places you know', run: map },
  { name: 'clocks', about: 'what is drawing near', run: clocks },
]
