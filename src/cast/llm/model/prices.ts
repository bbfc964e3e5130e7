/**
 * What a million tokens cost, in dollars, by how a model's name begins. These are list prices as they stood when the
 * table was written: estimates, told as such. A model that is not here has no price, and only its tokens are told.
 */
import type { Usage } from './port.ts'
import type { Env } from './redact.ts'

export const pricesAsOf = '2025-11'

export type Price = {
  /** `provider/beginning-of-name`, up to a dash or the end; the longest that fits is taken. */
  readonly prefix: string
  readonly input: number
  readonly output: number
  readonly cachedRead: number
  readonly cachedWrite: number
}

/** Anthropic reads its cache at a tenth and writes it at a quarter more. */
const anthropic = (prefix: string, input: number, output: number): Price => ({
  prefix: `anthropic/${prefix}`,
  input,
  output,
  cachedRead: input / 10,
  cachedWrite: input * 1.25,
})

/** OpenAI writes its cache for nothing, and reads it at a share that differs by family. */
const openai = (prefix: string, input: number, output: number, cachedRead: number): Price => ({
  prefix: `openai/${prefix}`,
  input,
  output,
  cachedRead,
  cachedWrite: input,
})

const knownPrices: readonly Price[] = [
  anthropic('claude-opus-4-0', 15, 75),
  anthropic('claude-opus-4-1', 15, 75),
  anthropic('claude-opus-4-20250514', 15, 75),
  anthropic('claude-opus-4-5', 5, 25),
  anthropic('claude-sonnet-4', 3, 15),
  anthropic('claude-haiku-4-5', 1, 5),
  anthropic('claude-3-haiku', 0.25, 1.25),
  openai('gpt-4o', 2.5, 10, 1.25),
  openai('gpt-4o-mini', 0.15, 0.6, 0.075),
  openai('gpt-4.1', 2, 8, 0.5),
  openai('gpt-4.1-mini', 0.4, 1.6, 0.1),
  openai('gpt-4.1-nano', 0.1, 0.4, 0.025),
  openai('gpt-5', 1.25, 10, 0.125),
  openai('gpt-5-mini', 0.25, 2, 0.025),
  openai('gpt-5-nano', 0.05, 0.4, 0.005),
  openai('o3', 2, 8, 0.5),
  openai('o4-mini', 1.1, 4.4, 0.275),
  { prefix: 'ollama/', input: 0, output: 0, cachedRead: 0, cachedWrite: 0 }, // your own machine's electricity
]

/** What somebody tells us in their environment comes before what we know. */
export const pricesIn = (env: Env): readonly Price[] => [...parsePrices(env['GLOAM_PRICES'] ?? ''), ...knownPrices]

/** `openai/gpt-6=2/8, anthropic/claude-sonnet-5=3/15/0.3/3.75`: input, output, and what the cache reads and writes at. */
export function parsePrices(text: string): readonly Price[] {
  return text.split(',').flatMap(entry => {
    const [prefix, numbers] = entry.split('=').map(part => part.trim())
    const [input, output, cachedRead, cachedWrite] = (numbers ?? '').split('/').map(Number)
    if (!prefix || !isPrice(input) || !isPrice(output)) return []
    return [
      {
        prefix,
        input,
        output,
        cachedRead: isPrice(cachedRead) ? cachedRead : input,
        cachedWrite: isPrice(cachedWrite) ? cachedWrite : input,
      },
    ]
  })
}

const isPrice = (value: number | undefined): value is number =>
  value !== undefined && Number.isFinite(value) && value >= 0

export const priceOf = (model: string, prices: readonly Price[]): Price | undefined =>
  prices
    .filter(({ prefix }) => model === prefix || model.startsWith(prefix.endsWith('/') ? prefix : `${prefix}-`))
    .toSorted((one, other) => other.prefix.length - one.prefix.length)[0]

/** An estimate in dollars; null where the price is unknown. */
export function dollarsOf(price: Price | undefined, usage: Usage): number | null {
  if (!price) return null
  const fresh = Math.max(0, usage.input - usage.cachedRead - usage.cachedWrite)
  const millionths =
    fresh * price.input +
    usage.cachedRead * price.cachedRead +
    usage.cachedWrite * price.cachedWrite +
    usage.output * price.output
  return millionths / 1_000_000
}
