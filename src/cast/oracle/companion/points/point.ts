/** Something that can be said about this very moment: what kind of thing it is, and what fills the gaps of a line on it. */
import type { PointKind } from './kinds.ts'

export type Point = { readonly kind: PointKind; readonly slots: Readonly<Record<string, readonly string[]>> }

export const point = (kind: PointKind, slots: Readonly<Record<string, string>>): Point => ({
  kind,
  slots: Object.fromEntries(Object.entries(slots).map(([slot, text]) => [slot, [text]])),
})
