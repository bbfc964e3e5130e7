/** The fields of an action's data. Each schema's error says what the field should be; `deed.ts` says what it is instead. */
import { z } from 'zod'
import { isJson, isJsonObject, type Json, type JsonObject } from './json-value.ts'
import { oneLine } from './lines.ts'
import { type Status, statuses } from './roadmap-marker.ts'

const longest = 200

/** Text that must say something. */
export const words = (what: string) => z.string(what).refine(text => oneLine(text) !== '', { error: what })

/** An id as people write them, such as `01-02` or `task-005`: one line, and no longer than a line. */
export const id = (what: string) =>
  words(what).refine(text => text === oneLine(text) && text.length <= longest, { error: what })

/** Phases are counted in a state file and written with a zero in a roadmap; both are taken. */
export const phase = z.union([id('text'), z.int().nonnegative().transform(String)], 'a phase, such as 2 or "02"')

export const path = z.string('a path inside the root').min(1, 'a path inside the root')

export const paths = (what: string) => z.array(z.string(what), what).min(1, what)

/** A run's id is also the name of its folder, on every system. */
export const runId = id('a run\'s id, such as "2026-01-25T14-33-05Z"').refine(
  text => !/[/\\]|^\.|\.$/.test(text),
  'a run\'s id without slashes, such as "2026-01-25T14-33-05Z"',
)

export const json = z.custom<Json>(isJson, 'a JSON value')
export const jsonObject = z.custom<JsonObject>(isJsonObject, 'a JSON object')
export const someFields = jsonObject.refine(
  fields => Object.keys(fields).length > 0,
  'an object with at least one field',
)

const spellings: Readonly<Record<string, Status>> = {
  completed: 'complete',
  done: 'complete',
  todo: 'pending',
  not_started: 'pending',
}

const statusSentence = `one of ${statuses.join(', ')}`

export const status = z
  .string(statusSentence)
  .transform(text =>
    text
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_'),
  )
  .transform(text => (Object.hasOwn(spellings, text) ? spellings[text] : text))
  .pipe(z.enum(statuses, statusSentence))
