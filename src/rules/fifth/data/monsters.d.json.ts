import type { Monster } from './monster-types.ts'

declare const data: readonly Monster[]
export = data
