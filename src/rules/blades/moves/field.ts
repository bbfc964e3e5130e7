/** The shapes that moves are described with, in one word each. */
import type { Field, Shape } from '../../shape.ts'

export const text = (about: string, max = 400): Field => ({ kind: 'text', about, max })
export const number = (about: string, min: number, max: number): Field => ({ kind: 'number', about, min, max })
export const choice = (about: string, options: readonly string[]): Field => ({ kind: 'choice', about, options })
export const flag = (about: string): Field => ({ kind: 'flag', about })
export const list = (about: string, of: Shape, max: number): Field => ({ kind: 'list', about, of, max })
export const optional = (field: Field): Field => ({ ...field, optional: true })
