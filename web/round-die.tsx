/**
 * A die in space, for whoever wants one: drawn by hand on a small canvas, thrown once, and still where motion is not
 * wanted. It lands on what code rolled: the face that is turned to the reader has that number.
 */
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { DieProps } from './figures.tsx'

type Vector = readonly [number, number, number]
type Face = { readonly corners: readonly Vector[]; readonly middle: Vector; readonly axes: Axes }
/** To the right, up, and out of a face. */
type Axes = readonly [Vector, Vector, Vector]

const golden = (1 + Math.sqrt(5)) / 2
const signs = [-1, 1] as const
const pairs = signs.flatMap(one => signs.map(other => [one, other] as const))
const turned = ([x, y, z]: Vector): readonly Vector[] => [
  [x, y, z],
  [y, z, x],
  [z, x, y],
]
const cube: readonly Vector[] = pairs.flatMap(([x, y]) => signs.map((z): Vector => [x, y, z]))
const ring = Array.from({ length: 10 }, (_, at): Vector => {
  const angle = (at * Math.PI) / 5
  return [Math.cos(angle), Math.sin(angle), at % 2 === 0 ? 0.1056 : -0.1056]
})

const corners: Readonly<Record<number, readonly Vector[]>> = {
  4: cube.filter(([x, y, z]) => x * y * z > 0),
  6: cube,
  8: signs.flatMap(sign => turned([sign, 0, 0])),
  10: [...ring, [0, 0, 1], [0, 0, -1]],
  12: [...cube, ...pairs.flatMap(([one, other]) => turned([0, one / golden, other * golden]))],
  20: pairs.flatMap(([one, other]) => turned([0, one, other * golden])),
}

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const times = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by]
const unit = (a: Vector): Vector => times(a, 1 / Math.hypot(...a))
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

/** A plane through three corners that all others lie behind is a face. */
function facesOf(all: readonly Vector[]): readonly Face[] {
  const faces = new Map<string, Face>()
  const size = Math.max(...all.map(one => Math.hypot(...one)))
  for (const [i, a] of all.entries())
    for (const [j, b] of all.entries())
      for (const c of j > i ? all.slice(j + 1) : []) {
        const across = cross(minus(b, a), minus(c, a))
        if (Math.hypot(...across) < 1e-6) continue
        const out = unit(times(across, dot(across, a) < 0 ? -1 : 1))
        if (all.some(one => dot(minus(one, a), out) > 1e-3)) continue
        const on = all.filter(one => Math.abs(dot(minus(one, a), out)) < 1e-3)
        const key = on.map(one => all.indexOf(one)).join(' ')
        if (!faces.has(key)) faces.set(key, faceOf(on, out, size))
      }
  return [...faces.values()]
}

function faceOf(on: readonly Vector[], out: Vector, size: number): Face {
  const sum = on.reduce<Vector>((all, [x, y, z]) => [all[0] + x, all[1] + y, all[2] + z], [0, 0, 0])
  const middle = times(sum, 1 / on.length)
  const up = unit(minus(on[0] ?? middle, middle))
  const right = cross(up, out)
  const angle = (one: Vector): number => Math.atan2(dot(minus(one, middle), up), dot(minus(one, middle), right))
  const inOrder = on.toSorted((one, other) => angle(one) - angle(other))
  return { corners: inOrder.map(one => times(one, 1 / size)), middle: times(middle, 1 / size), axes: [right, up, out] }
}

type Turn = (one: Vector) => Vector

const about = (axis: 0 | 1 | 2, angle: number): Turn => {
  const [a, b] = [(axis + 1) % 3, (axis + 2) % 3] as const
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return one => {
    const next: [number, number, number] = [...one]
    next[a] = (one[a] ?? 0) * cos - (one[b] ?? 0) * sin
    next[b] = (one[a] ?? 0) * sin + (one[b] ?? 0) * cos
    return next
  }
}

const tilt: Turn = one => about(0, 0.3)(about(1, -0.25)(one))

/** From the first moment, 0, to where it lies, 1: turned so that `shown` faces the reader. */
function turnAt({ axes: [right, up, out] }: Face, at: number): Turn {
  const left = (1 - at) ** 2
  const [roll, pitch] = [about(2, left * 5), about(0, left * -7)]
  return one => tilt(pitch(roll([dot(one, right), dot(one, up), dot(one, out)])))
}

const pips: Readonly<Record<number, string>> = { 1: '5', 2: '19', 3: '159', 4: '1379', 5: '13579', 6: '134679' }

type Ink = { readonly pen: string; readonly page: string; readonly isFull: boolean; readonly isTinted: boolean }

function draw(context: CanvasRenderingContext2D, faces: readonly Face[], shown: number, at: number, ink: Ink): void {
  const { width, height } = context.canvas
  const radius = width * 0.47
  const turn = turnAt(faces[shown] as Face, at)
  const drop = (1 - at) ** 3 * Math.abs(Math.cos(at * 9)) * height * 0.3
  const place = (one: Vector): readonly [number, number] => [
    width / 2 + one[0] * radius,
    height / 2 - one[1] * radius - drop,
  ]
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, width, height)
  for (const [index, face] of faces.entries()) {
    const [right, up, out] = face.axes.map(turn) as unknown as Axes
    if (out[2] <= 0.02) continue
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.beginPath()
    for (const corner of face.corners) context.lineTo(...place(turn(corner)))
    context.closePath()
    context.fillStyle = ink.page
    context.fill()
    const isLying = index === shown
    context.globalAlpha = isLying && ink.isFull ? 1 : isLying && ink.isTinted ? 0.16 : (1 - out[2]) * 0.4
    context.fillStyle = ink.pen
    context.fill()
    context.globalAlpha = 1
    context.strokeStyle = ink.pen
    context.lineWidth = width / 60
    context.lineJoin = 'round'
    context.stroke()
    const [x, y] = place(turn(face.middle))
    context.setTransform(right[0], -right[1], -up[0], up[1], x, y)
    context.fillStyle = isLying && ink.isFull ? ink.page : ink.pen
    mark(context, index + 1, faces.length, width * (isLying ? 1.35 : 1))
  }
}

function mark(context: CanvasRenderingContext2D, number: number, sides: number, width: number): void {
  if (sides === 6) {
    for (const spot of pips[number] ?? '') {
      const [column, row] = [(Number(spot) - 1) % 3, Math.floor((Number(spot) - 1) / 3)]
      context.beginPath()
      context.arc((column - 1) * width * 0.13, (row - 1) * width * 0.13, width * 0.045, 0, 2 * Math.PI)
      context.fill()
    }
    return
  }
  context.font = `700 ${width * (sides > 10 ? 0.2 : 0.28)}px Alegreya, serif`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(String(number), 0, width * 0.02)
}

const made = new Map<number, readonly Face[]>()
const throwMs = 900

export function RoundDie({ die: { sides, face }, look, size, falls = false }: DieProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const box = canvas.current
    const context = box?.getContext('2d')
    if (!box || !context) return undefined
    const faces = made.get(sides) ?? facesOf(corners[sides] ?? [])
    made.set(sides, faces)
    const style = getComputedStyle(box)
    const ink: Ink = {
      pen: style.color,
      page: style.getPropertyValue('--page').trim(),
      isFull: look === 'exceptional',
      isTinted: look === 'success' || look === 'partial',
    }
    const isStill = !falls || style.animationName === 'none'
    const begun = performance.now()
    let frame = 0
    const step = (now: number): void => {
      const at = isStill ? 1 : Math.min(1, Math.max(0, now - begun) / throwMs)
      draw(context, faces, face - 1, at, ink)
      box.dataset['at'] = at.toFixed(2)
      if (at < 1) frame = requestAnimationFrame(step)
    }
    step(begun)
    return () => cancelAnimationFrame(frame)
  }, [sides, face, look])
  return (
    <canvas
      ref={canvas}
      width={144}
      height={168}
      class={['die', 'round', look, size, falls ? 'falls' : ''].filter(Boolean).join(' ')}
      role="img"
      aria-label={`d${sides}: ${face}${look === 'lost' ? ', does not count' : ''}`}
      data-face={face}
    />
  )
}
