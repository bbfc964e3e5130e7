/** The places one knows, as a graph: laid out by what lies beside what, the same each time for the same places. */
import type { KnownPlace } from '../src/table/board.ts'

type Spot = { readonly name: string; x: number; y: number; readonly isHere: boolean; readonly wasVisited: boolean }

const fold = (name: string): string => name.toLowerCase().replace(/^the /, '')

/** An exit is called by the place, or by the way there: `the ramp to the Weighhouse`. */
function leadsTo(places: readonly KnownPlace[], exit: string): string | undefined {
  const said = fold(exit)
  return (
    places.find(({ name }) => fold(name) === said) ??
    places.filter(({ name }) => said.includes(fold(name))).sort((one, other) => other.name.length - one.name.length)[0]
  )?.name
}

export function waysOf(places: readonly KnownPlace[]): readonly (readonly [string, string])[] {
  const pairs = new Map<string, readonly [string, string]>()
  for (const { name, exits } of places)
    for (const exit of exits) {
      const to = leadsTo(places, exit)
      if (to === undefined || to === name) continue
      const pair = [name, to].sort() as [string, string]
      pairs.set(pair.join('\n'), pair)
    }
  return [...pairs.values()]
}

/** Springs between neighbours, and room between all: from a ring, so that nothing is left to chance. */
function layOut(
  places: readonly KnownPlace[],
  ways: readonly (readonly [string, string])[],
  width: number,
  height: number,
): readonly Spot[] {
  const spots: Spot[] = places.map(({ name, isHere, wasVisited }, index) => {
    const angle = (index / Math.max(1, places.length)) * 2 * Math.PI
    return {
      name,
      isHere,
      wasVisited,
      x: width / 2 + Math.cos(angle) * width * 0.36,
      y: height / 2 + Math.sin(angle) * height * 0.36,
    }
  })
  const byName = new Map(spots.map(spot => [spot.name, spot]))
  for (let round = 0; round < 240; round += 1) {
    const heat = 1 - round / 240
    for (const one of spots) {
      let [dx, dy] = [(width / 2 - one.x) * 0.01, (height / 2 - one.y) * 0.01]
      for (const other of spots) {
        if (one === other) continue
        const [ax, ay] = [(one.x - other.x) / 1.7, one.y - other.y]
        const far = Math.max(12, Math.hypot(ax, ay))
        const push = 2200 / (far * far)
        dx += (ax / far) * push * 1.7
        dy += (ay / far) * push
      }
      one.x += dx * heat
      one.y += dy * heat
    }
    for (const [from, to] of ways) {
      const [one, other] = [byName.get(from), byName.get(to)]
      if (!one || !other) continue
      const far = Math.max(1, Math.hypot(one.x - other.x, one.y - other.y))
      const pull = ((far - 70) / far) * 0.06 * heat
      const [dx, dy] = [(other.x - one.x) * pull, (other.y - one.y) * pull]
      one.x += dx
      one.y += dy
      other.x -= dx
      other.y -= dy
    }
    for (const spot of spots) {
      spot.x = Math.max(46, Math.min(width - 46, spot.x))
      spot.y = Math.max(16, Math.min(height - 24, spot.y))
    }
  }
  return spots
}

const wrapped = (name: string): readonly string[] => {
  const words = name.split(' ')
  if (name.length < 15 || words.length === 1) return [name]
  const middle = words.reduce(
    (best, _, index) =>
      Math.abs(words.slice(0, index).join(' ').length - name.length / 2) <
      Math.abs(words.slice(0, best).join(' ').length - name.length / 2)
        ? index
        : best,
    1,
  )
  return [words.slice(0, middle).join(' '), words.slice(middle).join(' ')]
}

/** A way that leads to no place one knows leads to one that has not been seen yet. */
const withUnseen = (known: readonly KnownPlace[]): readonly KnownPlace[] => {
  const exits = known.filter(({ isHere, wasVisited }) => isHere || wasVisited).flatMap(({ exits: ways }) => ways)
  const unseen = [...new Set(exits)].filter(exit => leadsTo(known, exit) === undefined)
  return [...known, ...unseen.map(name => ({ name, exits: [], isHere: false, wasVisited: false }))]
}

export function MapOf({
  places: known,
  isLarge = false,
}: {
  readonly places: readonly KnownPlace[]
  readonly isLarge?: boolean
}) {
  if (known.length === 0) return <p class="quiet">There is no map yet. It grows as you come to know places.</p>
  const places = withUnseen(known)
  const [width, height] = isLarge ? [1000, 560] : [300, Math.max(220, 150 + places.length * 26)]
  const ways = waysOf(places)
  const spots = layOut(places, ways, width, height)
  const at = (name: string): Spot | undefined => spots.find(spot => spot.name === name)
  const middle = spots.reduce((sum, { y }) => sum + y, 0) / spots.length
  const [top, bottom] = [Math.min(...spots.map(({ y }) => y)) - 40, Math.max(...spots.map(({ y }) => y)) + 44]
  /** Names stand on the outer side, where fewer ways run. */
  const below = (y: number, lines: number): number => (y < middle ? y - 9 - (lines - 1) * 13 : y + 18)
  return (
    <svg
      class="map"
      viewBox={`0 ${top.toFixed(0)} ${width} ${(bottom - top).toFixed(0)}`}
      role="img"
      aria-label={`A map of ${places.length} places: ${places.map(({ name, isHere, wasVisited }) => `${name}${isHere ? ', you are here' : wasVisited ? '' : ', not seen yet'}`).join('; ')}`}
    >
      {ways.map(([from, to]) => {
        const [one, other] = [at(from), at(to)]
        return (
          one &&
          other && (
            <path
              class="way"
              d={`M${one.x.toFixed(1)} ${one.y.toFixed(1)}L${other.x.toFixed(1)} ${other.y.toFixed(1)}`}
              key={`${from}${to}`}
            />
          )
        )
      })}
      {spots.map(({ name, x, y, isHere, wasVisited }) => (
        <g class={isHere ? 'here' : wasVisited ? '' : 'unvisited'} key={name}>
          <circle class="spot" cx={x.toFixed(1)} cy={y.toFixed(1)} r={isHere ? 6 : 4.5} />
          {wrapped(name).map((line, index, lines) => (
            <text x={x.toFixed(1)} y={(below(y, lines.length) + index * 13).toFixed(1)} key={index}>
              {line}
            </text>
          ))}
        </g>
      ))}
    </svg>
  )
}
