/**
 * How many tokens a model holds, by how its name begins, as it stood when the table was written. Where nobody knows, a
 * modest window is taken; `window_gm: 8000` in the preferences says better.
 */
import { efforts, type Effort } from './port.ts'

const known: readonly (readonly [string, number])[] = [
  ['anthropic/', 200_000],
  ['openai/gpt-4o', 128_000],
  ['openai/gpt-4.1', 1_000_000],
  ['openai/gpt-5', 270_000],
  ['openai/o', 200_000],
  ['openai/', 128_000],
  ['ollama/', 16_384],
  ['openai-compatible/', 16_384],
]

const usual = 16_384

export const windowOf = (model: string): number => known.find(([prefix]) => model.startsWith(prefix))?.[1] ?? usual

/** Models that think before they answer: what they think counts as output, and needs its room. */
const thinks = /\/(?:o\d|gpt-5|.*(?:deepseek-r|qwq|qwen3|gpt-oss|reason|think|magistral))/i
const roomToThink: Readonly<Record<Effort, number>> = { low: 2000, medium: 5000, high: 12_000 }

export const outputFor = (model: string, tokens: number, effort: Effort | undefined): number =>
  effort !== undefined || thinks.test(model) ? tokens + roomToThink[effort ?? 'medium'] : tokens

export const toEffort = (text: string | undefined): Effort | undefined =>
  efforts.find(effort => effort === text?.trim().toLowerCase())
