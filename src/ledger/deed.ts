/** An action with the schema of its data: what comes from outside is looked at once, here, and nobody asks again. */
import type { z } from 'zod'
import { accept, refuse, type Result } from '../core/result.ts'
import { type Answer, declined, type Failed } from './answer.ts'
import { brief, isJson, isObject } from './json-value.ts'
import type { Ledger } from './ledger.ts'

export type Deed = {
  /** Whether it only reads, and so may go on while another process writes. */
  readonly isReading: boolean
  /** The deed, ready to be done; or what is wrong with the data, before anything was touched. */
  readonly prepare: (data: unknown) => Result<(ledger: Ledger) => Promise<Answer>, Failed>
}

type Run<Data> = (ledger: Ledger, data: Data) => Promise<Answer>

const made = <Data>(schema: z.ZodType<Data>, run: Run<Data>, isReading: boolean): Deed => ({
  isReading,
  prepare: data => {
    const parsed = schema.safeParse(data)
    if (!parsed.success) return refuse(declined(explainIssues(parsed.error.issues, data)))
    return accept(ledger => run(ledger, parsed.data))
  },
})

export const writingDeed = <Data>(schema: z.ZodType<Data>, run: Run<Data>): Deed => made(schema, run, false)
export const readingDeed = <Data>(schema: z.ZodType<Data>, run: Run<Data>): Deed => made(schema, run, true)

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string }

/** As many as anybody mends before asking again: a list of a million numbers would be answered with a book. */
const mostIssues = 20

/** The fields that are off, with what each should be and what it is. One sentence a field. */
function explainIssues(issues: readonly Issue[], data: unknown): string {
  const more = issues.length - mostIssues
  const sentences = issues.slice(0, mostIssues).map(({ path, message }) => {
    const field = `"${['data', ...path].map(String).join('.')}"`
    const found = valueAt(data, path)
    return found === undefined
      ? `${field} is missing; it should be ${message}.`
      : `${field} should be ${message}, and it is ${kindOf(found)}.`
  })
  return [...new Set(sentences), ...(more > 0 ? [`And ${more} more.`] : [])].join(' ')
}

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (valueHas(value, key) ? value[key] : undefined), data)

const valueHas = (value: unknown, key: PropertyKey): value is Readonly<Record<PropertyKey, unknown>> =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list'
  if (isObject(value)) return Object.keys(value).length === 0 ? 'an empty object' : 'an object'
  if (typeof value === 'string') return JSON.stringify(brief(value))
  return isJson(value) ? brief(value) : typeof value
}
