/**
 * Time is a value that is handed in. An `Instant` is what a clock said, written so that it sorts and reads well;
 * nothing in the core ever asks what time it is.
 */
import type { Id } from './id.ts'

/** ISO 8601 in UTC, such as `2026-01-25T14:33:05Z`, with milliseconds where they matter. */
export type Instant = Id<'instant'>

/** The port. The real one is made at the edge; tests hand in one that counts. */
export type Clock = { readonly now: () => Instant }

const shape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/

export const toInstant = (text: string): Instant | undefined =>
  shape.test(text) && !Number.isNaN(Date.parse(text)) ? (text as Instant) : undefined

/** What a machine's clock says, as a value. */
export const instantAt = (epochMs: number): Instant => new Date(epochMs).toISOString() as Instant

/** `2024-01-15 14:30`, as the progress log writes it. */
export const toMinute = (instant: Instant): string => instant.slice(0, 16).replace('T', ' ')

/** `2026-01-25T14-33-05Z`: a run's name, which is also a folder name on every system. */
export const toRunId = (instant: Instant): string => instant.replace(/\.\d+/, '').replaceAll(':', '-')
