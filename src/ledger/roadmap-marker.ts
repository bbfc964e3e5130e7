/** The sign beside a plan that says how far it is: read, compared, and changed without moving anything else. */

export const statuses = ['pending', 'in_progress', 'blocked', 'failed', 'complete'] as const
export type Status = (typeof statuses)[number]

/** The inside of a checkbox, or a word. `pad` counts the blanks behind it that only keep a table's columns straight. */
export type Marker = {
  readonly line: number
  readonly kind: 'box' | 'word'
  readonly from: number
  readonly to: number
  readonly pad: number
}

const words: Readonly<Record<Status, string>> = {
  pending: 'Pending',
  in_progress: 'In Progress',
  blocked: 'Blocked',
  failed: 'Failed',
  complete: 'Complete',
}

/** A box has only two things to say, so everything that is not complete is an empty one. */
const signFor = ({ kind }: Marker, status: Status): string => (kind === 'word' ? words[status] : boxes(status))
const boxes = (status: Status): string => (status === 'complete' ? 'x' : ' ')

export const says = (text: string, marker: Marker, status: Status): boolean =>
  text.slice(marker.from, marker.to).toLowerCase() === signFor(marker, status).toLowerCase()

/** The line with its marker set. A marker that says so already keeps its own spelling, such as `[X]`. */
export function mark(text: string, marker: Marker, status: Status): string {
  if (says(text, marker, status)) return text
  const sign = signFor(marker, status)
  const grown = sign.length - (marker.to - marker.from)
  const eaten = Math.max(0, Math.min(grown, marker.pad - 1))
  const filled = marker.pad > 0 && grown < 0 ? ' '.repeat(-grown) : ''
  const apart = marker.kind === 'word' && /:[*_]*$/.test(text.slice(0, marker.from)) ? ' ' : ''
  return `${text.slice(0, marker.from)}${apart}${sign}${filled}${text.slice(marker.to + eaten)}`
}

/** The marker in a stretch of a line, which is all that stands there: blanks and emphasis around it stay. */
export function markerIn(line: number, text: string, from: number, to: number): Marker {
  const bare = text.slice(from, to).trimEnd()
  const front = /^[\s*_`~]*/.exec(bare)?.[0] ?? ''
  const start = from + (bare === '' ? Math.min(1, to - from) : front.length)
  const isEmphasised = front.trim() !== ''
  const back = isEmphasised ? bare.length - bare.replace(/[*_`~]{1,3}$/, '').length : 0
  const box = /^\[(.?)\]$/u.exec(bare.slice(front.length))
  if (box) return { line, kind: 'box', from: start + 1, to: start + 1 + (box[1] ?? '').length, pad: 0 }
  const end = Math.max(start, from + bare.length - back)
  return { line, kind: 'word', from: start, to: end, pad: back === 0 && to < text.length ? to - end : 0 }
}
