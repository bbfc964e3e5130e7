/**
 * Signs: a shield for the party, a roundel for people, a lozenge for beasts, a square for campaigns. Each is drawn from
 * its name alone, in the hatching by which engravers wrote colours, so it needs none.
 */

export type Shape = 'shield' | 'roundel' | 'lozenge' | 'square'

const outlines: Readonly<Record<Shape, string>> = {
  shield: 'M3 2h18v10.5c0 5.8-4.6 8.6-9 10.5-4.400-1.900-9-4.700-9-10.500z',
  roundel: 'M12 1.800a10.200 10.200 0 1 1 0 20.400 10.200 10.200 0 0 1 0-20.400z',
  lozenge: 'M12 1 23 12 12 23 1 12z',
  square: 'M2 2h20v20H2z',
}

/** Where the field is divided: the part that is not plain. */
const divisions = [
  'M0 0h24v8H0z',
  'M12 0h12v24H12z',
  'M0 14h24v10H0z',
  'M0 24 24 0v24z',
  'M0 24 12 11 24 24z',
  'M12 0h12v12H12zM0 12h12v12H0z',
  'M0 0h24v24H0z',
] as const

/** Engravers' colours: upright, level, slanting lines, dots, solid. */
const upright = Array.from({ length: 12 }, (_, index) => `M${index * 2 + 1} 0v24`).join('')
const level = Array.from({ length: 12 }, (_, index) => `M0 ${index * 2 + 1}h24`).join('')
const slanting = Array.from({ length: 24 }, (_, index) => `M${index * 2.4 - 24} 24l24-24`).join('')
const falling = Array.from({ length: 24 }, (_, index) => `M${index * 2.4 - 24} 0l24 24`).join('')
const dots = Array.from(
  { length: 81 },
  (_, index) => `M${(index % 9) * 2.7 + 1} ${Math.floor(index / 9) * 2.7 + 1}h.01`,
).join('')
const hatchings = [slanting, level, upright, falling, dots, 'solid'] as const

const charges = [
  'M7.500 17.500V10.500h-1V7h2v1.500h2V7h3v1.500h2V7h2v3.500h-1v7h-3v-3a1.500 1.500 0 0 0-3 0v3z',
  'M12 5.500a3.200 3.200 0 0 1 1 6.250V13h2v1.800h-2v1.200h2v1.800h-2.800v.700h-1.400V11.750A3.200 3.200 0 0 1 12 5.500z',
  'M12 5c3.600 3 4.400 7 .600 10.800v3h-1.200v-3C7.600 12 8.400 8 12 5z',
  'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
  'M12 5.500l1.700 4.400 4.700.200-3.700 2.900 1.300 4.500-4-2.600-4 2.600 1.300-4.500L5.600 10.100l4.700-.200z',
  'M12 5.500c2.600 4.200 4 5.900 4 8.300a4 4 0 0 1-8 0c0-2.400 1.400-4.100 4-8.300z',
  'M14.500 6.500a5.800 5.800 0 1 0 0 11 7 7 0 0 1 0-11z',
  'M6.500 16.500l-1-8 3.500 3L12 7l3 4.500 3.500-3-1 8z',
  'M11.200 5h1.600v8.500h2.700v1.600h-2.700v4h-1.600v-4H8.500v-1.600h2.700z',
  'M7.500 16h9l-1.400-2.200V11a3.100 3.100 0 0 0-6.200 0v2.800zM11 17h2v1.600h-2z',
  'M5.500 13.500c2-2.500 4-2.500 6.500 0s4.500 2.500 6.500 0v3c-2 2.500-4 2.500-6.500 0s-4.500-2.500-6.500 0zM5.500 8.500c2-2.500 4-2.500 6.500 0s4.500 2.500 6.500 0v2c-2 2.500-4 2.500-6.500 0s-4.500-2.500-6.500 0z',
] as const

function hash(name: string): number {
  let sum = 2166136261
  for (const sign of name.toLowerCase()) sum = Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 16777619)
  return sum >>> 0
}

/** Within a party nobody bears what another does: who comes later takes the next charge. */
export function chargeOf(name: string, among: readonly string[]): number {
  const taken = new Set<number>()
  for (const one of among) {
    let charge = hash(one) % charges.length
    while (taken.has(charge) && taken.size < charges.length) charge = (charge + 1) % charges.length
    if (one === name) return charge
    taken.add(charge)
  }
  return hash(name) % charges.length
}

let uses = 0

type SignProps = {
  readonly name: string
  readonly shape?: Shape
  readonly among?: readonly string[]
  readonly isMe?: boolean
  readonly label?: string
}

export function Sign({ name, shape = 'roundel', among = [], isMe = false, label }: SignProps) {
  const drawn = hash(`${name}.`)
  const division = divisions[drawn % divisions.length] ?? divisions[0]
  const hatching = hatchings[(drawn >>> 5) % hatchings.length] ?? hatchings[0]
  const charge = charges[chargeOf(name, among)] ?? charges[0]
  const id = `s${(uses = (uses + 1) % 1e9)}`
  const isSolid = hatching === 'solid' && division !== divisions[6]
  return (
    <svg
      viewBox="0 0 24 24"
      class={isMe ? 'fresh' : undefined}
      {...(label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label })}
    >
      <clipPath id={`${id}o`}>
        <path d={outlines[shape]} />
      </clipPath>
      <clipPath id={`${id}d`}>
        <path d={division} />
      </clipPath>
      <path d={outlines[shape]} class="field" fill="none" stroke="currentColor" stroke-width="1.400" />
      <g clip-path={`url(#${id}o)`}>
        <g clip-path={`url(#${id}d)`}>
          {isSolid ? (
            <path d={division} fill="currentColor" />
          ) : (
            <path
              d={hatching === 'solid' ? dots : hatching}
              stroke="currentColor"
              stroke-width={hatching === dots || hatching === 'solid' ? 1.1 : 0.75}
              stroke-linecap="round"
              fill="none"
            />
          )}
        </g>
      </g>
      <path d={charge} class="charge" fill="currentColor" />
    </svg>
  )
}

/** The mark of the house: the sun as it goes under. */
export const Mark = () => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.800" aria-hidden="true">
    <circle cx="12" cy="12" r="10" />
    <path d="M2 12.500h20M4 16.500h16M8 20.200h8" />
  </svg>
)

export const Chevron = () => (
  <svg viewBox="0 0 8 14" fill="none" stroke="currentColor" stroke-width="1.500" aria-hidden="true">
    <path d="m1 1 6 6-6 6" />
  </svg>
)

export const Cross = () => (
  <svg viewBox="0 0 14 14" fill="none" stroke="currentColor" stroke-width="1.600" aria-hidden="true">
    <path d="m1 1 12 12M13 1 1 13" />
  </svg>
)
