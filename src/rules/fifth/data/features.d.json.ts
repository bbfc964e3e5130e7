import type { Feature } from './class-types.ts'

declare const data: readonly Feature[]
export = data
