/** An answer that is one call of one tool, brought to its shape. */
import type { Json } from '../../../core/json.ts'
import { refuse, type Result } from '../../../core/result.ts'
import type { Answer, Tool } from '../model/port.ts'
import { fitToShape } from '../repair/fit.ts'
import { repairJson } from '../repair/repair.ts'

/** Some models write the call down as text instead of making it; what can be read is taken. */
export function calledIn({ text, toolCalls }: Answer, { name, takes }: Tool): Result<Json, string> {
  const call = toolCalls.find(one => one.name === name)
  const read = call?.read ?? (text.includes('{') ? repairJson(text) : undefined)
  if (read === undefined) return refuse(`the tool ${name} was not called.`)
  if (!read.ok) return refuse(`the call of ${name} could not be read: ${read.refusal}.`)
  const fit = fitToShape(read.value, takes)
  return fit.ok ? fit : refuse(`${name}: ${fit.refusal}`)
}
