/** Dice, clocks and gauges: form tells the degree, never a second colour. */
import type { FallenDie, Gauge, Rolled } from '../src/rules/ruleset.ts'
import { Later } from './later.tsx'
import { wish } from './settings.tsx'
import type { OpenClock } from '../src/table/board.ts'

export type Look = 'exceptional' | 'success' | 'partial' | 'failure' | 'foe' | 'lost'

const d20 = {
  outline: 'M40 2 77 23v44L40 90 3 67V23z',
  face: 'M40 19 66 63H14z',
  edges: 'M40 19V2M40 19 3 23M40 19l37 4M66 63l11-40M66 63l11 4M66 63 40 90M14 63 3 23M14 63 3 67M14 63l26 27',
}
const slants = Array.from({ length: 14 }, (_, index) => `M${38 + index * 4} 66l${16 + index} -60`).join('')
const levels = Array.from({ length: 8 }, (_, index) => `M10 ${66 + index * 3.2}h60`).join('')

let uses = 0

function Icosahedron({ face }: { readonly face: number }) {
  const id = `d${(uses = (uses + 1) % 1e9)}`
  return (
    <>
      <clipPath id={`${id}a`}>
        <path d="M40 19 77 23 66 63zM40 2 77 23 40 19z" />
      </clipPath>
      <clipPath id={`${id}b`}>
        <path d="M14 63h52L40 90z" />
      </clipPath>
      <path d={d20.outline} fill="var(--page)" stroke="currentColor" stroke-width="2" stroke-linejoin="round" />
      <path d={slants} clip-path={`url(#${id}a)`} stroke="currentColor" stroke-width="1" fill="none" />
      <path d={levels} clip-path={`url(#${id}b)`} stroke="currentColor" stroke-width="1" fill="none" />
      <path d={d20.edges} stroke="currentColor" stroke-width="1.400" fill="none" />
      <path d={d20.face} class="face" stroke-width="2" stroke-linejoin="round" />
      <text x="40" y="57">
        {face}
      </text>
    </>
  )
}

const solids: Readonly<Record<number, { readonly outline: string; readonly inner: string; readonly y: number }>> = {
  4: { outline: 'M40 8 76 80H4z', inner: 'M40 8v72', y: 70 },
  8: { outline: 'M40 2 78 46 40 90 2 46z', inner: 'M2 46 40 66l38-20M40 66v24', y: 50 },
  10: { outline: 'M40 2 78 40 40 90 2 40z', inner: 'M2 40l38 26 38-26M40 66v24', y: 48 },
  12: {
    outline: 'M40 4 76 32 62 80H18L4 32z',
    inner: 'M40 22 60 38 52 62H28L20 38zM40 22V4M60 38l16-6M52 62l10 18M28 62 18 80M20 38 4 32',
    y: 54,
  },
}

const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[30, 58]],
  2: [
    [18, 46],
    [42, 70],
  ],
  3: [
    [18, 46],
    [30, 58],
    [42, 70],
  ],
  4: [
    [18, 46],
    [42, 46],
    [18, 70],
    [42, 70],
  ],
  5: [
    [18, 46],
    [42, 46],
    [30, 58],
    [18, 70],
    [42, 70],
  ],
  6: [
    [18, 44],
    [42, 44],
    [18, 58],
    [42, 58],
    [18, 72],
    [42, 72],
  ],
}

function Cube({ face }: { readonly face: number }) {
  return (
    <>
      <path
        d="M6 34 22 16h54L58 34zM58 34 76 16v52L58 86z"
        fill="var(--page)"
        stroke="currentColor"
        stroke-width="2"
        stroke-linejoin="round"
      />
      <path d="M62 36v44M66 32v44M70 28v44" stroke="currentColor" fill="none" />
      <rect x="6" y="34" width="52" height="52" rx="6" class="face" stroke-width="2" />
      {(pips[face] ?? []).map(([x, y]) => (
        <circle cx={x + 2} cy={y + 2} r="4.500" class="pip" key={`${x}.${y}`} />
      ))}
    </>
  )
}

export type DieProps = {
  readonly die: FallenDie
  readonly look: Look
  readonly size?: 'small' | 'tiny' | 'inline'
  readonly falls?: boolean
}

const inSpace = async () => (await import('./round-die.tsx')).RoundDie

const solidsInSpace = [4, 6, 8, 10, 12, 20]

/** The die as it fell: what code rolled, and nothing else. */
export function Die(props: DieProps) {
  const { die, size } = props
  const isRound = wish.value.dice === 'space' && size !== 'tiny' && size !== 'inline'
  if (!isRound || !solidsInSpace.includes(die.sides) || die.face < 1 || die.face > die.sides)
    return <FlatDie {...props} />
  return <Later load={inSpace} until={<FlatDie {...props} falls={false} />} {...props} />
}

function FlatDie({ die: { sides, face }, look, size, falls = false }: DieProps) {
  const solid = solids[sides]
  return (
    <svg
      viewBox="0 0 80 92"
      class={['die', look, size, falls ? 'falls' : ''].filter(Boolean).join(' ')}
      role="img"
      aria-label={`d${sides}: ${face}${look === 'lost' ? ', does not count' : ''}`}
      data-face={face}
    >
      {sides === 20 ? <Icosahedron face={face} /> : sides === 6 ? <Cube face={face} /> : null}
      {solid && (
        <>
          <path d={solid.outline} class="face" stroke-width="2" stroke-linejoin="round" />
          <path d={solid.inner} stroke="currentColor" stroke-width="1.200" fill="none" />
          <text x="40" y={solid.y}>
            {face}
          </text>
        </>
      )}
      {sides !== 20 && sides !== 6 && !solid && (
        <>
          <circle cx="40" cy="46" r="36" class="face" stroke-width="2" />
          <text x="40" y="54">
            {face}
          </text>
        </>
      )}
      {look === 'lost' && <path d="M2 90 20 70M60 22 78 2" stroke="currentColor" stroke-width="3" />}
    </svg>
  )
}

export const lookOf = ({ degree }: Rolled, isFoe: boolean): Look => (isFoe ? 'foe' : (degree ?? 'partial'))

const words: Readonly<Record<NonNullable<Rolled['degree']>, string>> = {
  exceptional: 'exceptional success',
  success: 'success',
  partial: 'failed, narrowly',
  failure: 'failed',
}

export const degreeWords = ({ degree, outcome = '', against }: Rolled): string =>
  degree !== undefined && against !== undefined ? words[degree] : outcome

/** `16 + 3, against 12` */
export function sumWords({ dice = [], plus = 0, against, text }: Rolled): string {
  if (dice.length === 0) return text
  const kept = dice.filter(({ isLost }) => !isLost).map(({ face }) => face)
  const faces = kept.length > 4 ? String(kept.reduce((sum, face) => sum + face, 0)) : kept.join(' + ')
  const more = plus === 0 ? '' : plus > 0 ? ` + ${plus}` : ` − ${-plus}`
  return `${faces}${more}${against === undefined ? '' : `, against ${against}`}`
}

const turned = (share: number, radius: number): string => {
  const angle = share * 2 * Math.PI - Math.PI / 2
  return `${(24 + radius * Math.cos(angle)).toFixed(2)} ${(24 + radius * Math.sin(angle)).toFixed(2)}`
}

/** A clock as a pie of segments; what was filled since the last beat is in the accent. */
export function Clock({
  clock: { name, filled, segments },
  before,
}: {
  readonly clock: OpenClock
  readonly before: number
}) {
  const gap = Math.min(0.012, 0.06 / segments)
  return (
    <svg viewBox="0 0 48 48" role="img" aria-label={`${name}: ${filled} of ${segments}`}>
      {Array.from({ length: segments }, (_, index) => {
        const [from, to] = [index / segments + gap, (index + 1) / segments - gap]
        const isFull = index < filled
        const isFresh = isFull && index >= before
        return (
          <path
            key={index}
            d={`M24 24L${turned(from, 22)}A22 22 0 ${to - from > 0.5 ? 1 : 0} 1 ${turned(to, 22)}z`}
            fill={isFresh ? 'var(--accent)' : isFull ? 'currentColor' : 'none'}
            stroke={isFresh ? 'var(--accent)' : 'var(--edge)'}
            stroke-width="1"
            stroke-linejoin="round"
          />
        )
      })}
    </svg>
  )
}

export function Bar({ gauge: { name, now, most } }: { readonly gauge: Gauge }) {
  const share = most === 0 ? 0 : Math.max(0, Math.min(1, now / most))
  return (
    <svg class="bar" viewBox="0 0 100 4" preserveAspectRatio="none" role="img" aria-label={`${name} ${now} of ${most}`}>
      <rect width={share * 100} height="4" />
    </svg>
  )
}

export const Charges = ({ gauge: { name, now, most } }: { readonly gauge: Gauge }) => (
  <span class="charges" role="img" aria-label={`${name}: ${now} of ${most} left`}>
    {Array.from({ length: most }, (_, index) => (
      <svg viewBox="0 0 12 12" key={index}>
        <path d="M6 1 11 6 6 11 1 6z" fill={index < now ? 'currentColor' : 'none'} stroke="currentColor" />
      </svg>
    ))}
  </span>
)

export const Boxes = ({
  gauge: { name, now, most, form },
  before,
}: {
  readonly gauge: Gauge
  readonly before: number
}) => (
  <span class="boxes" role="img" aria-label={`${name} ${now} of ${most}`}>
    {Array.from({ length: most }, (_, index) => (
      <svg viewBox="0 0 14 14" key={index}>
        {form === 'dots' ? (
          <circle cx="7" cy="7" r="5.500" fill={index < now ? 'currentColor' : 'none'} stroke="currentColor" />
        ) : (
          <path
            d="M4 1h9l-3 12H1z"
            fill={index < now ? (index >= before ? 'var(--accent)' : 'currentColor') : 'none'}
            stroke={index >= before && index < now ? 'var(--accent)' : 'var(--edge)'}
          />
        )}
      </svg>
    ))}
  </span>
)
