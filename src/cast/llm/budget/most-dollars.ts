/** The most a call can cost, told before it is made: all of its prompt at the dearest price, and an answer up to its limit. */
import type { ModelCall } from '../model/port.ts'
import type { Price } from '../model/prices.ts'
import { schemaOf } from '../model/schema.ts'

export type PricedCall = { readonly call: ModelCall; readonly price: Price | undefined }

/** What providers put around a prompt by themselves, such as how tools are called. */
const tokensAround = 500
/** Words have more letters to a token than this with every provider. */
const lettersOfToken = 3

/** Null where the price is unknown. */
export function mostDollars({ call, price }: PricedCall): number | null {
  if (!price) return null
  const input = mostTokens(call) * Math.max(price.input, price.cachedWrite, price.cachedRead)
  return (input + call.maxOutputTokens * price.output) / 1_000_000
}

/** Digits and marks may be a token each, and so may every byte of other scripts; a schema is words most of all. */
export function mostTokens({ system, messages, tools }: ModelCall): number {
  const told = JSON.stringify([system, messages])
  const marks = told.match(/[!-@[-`{-~]/g)?.length ?? 0
  const words = told.match(/[\sA-Za-z]/g)?.length ?? 0
  const schemas = JSON.stringify(tools.map(({ name, about, takes }) => [name, about, schemaOf(takes)]))
  const others = Buffer.byteLength(told) - words - marks
  return tokensAround + marks + others + Math.ceil((words + schemas.length) / lettersOfToken)
}
