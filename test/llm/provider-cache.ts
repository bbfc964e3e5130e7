/**
 * What a provider would count: tokens of a prompt, how many of them it had kept and how many it keeps now. On one wire what
 * is marked is kept, on the other any beginning that was sent before; neither keeps less than a thousand.
 */
import { encode } from 'gpt-tokenizer'
import type { Counted } from './script.ts'
import type { Heard } from './server.ts'

const least = 1024
const step = 128

type Block = { readonly text: string; readonly isMarked: boolean }

type Body = {
  readonly tools?: readonly unknown[]
  readonly system?: readonly unknown[]
  readonly messages: readonly { readonly role: string; readonly content: unknown }[]
}

const mark = /,"cache_control":\{"type":"ephemeral"\}/

function blocksOf({ body }: Heard): readonly Block[] {
  const { tools = [], system = [], messages } = JSON.parse(body) as Body
  const inside = messages.flatMap(({ role, content, ...rest }) =>
    Array.isArray(content)
      ? content.map((one: unknown) => `${role}${JSON.stringify(one)}`)
      : [`${role}${JSON.stringify([content, rest])}`],
  )
  return [...tools.map(one => JSON.stringify(one)), ...system.map(one => JSON.stringify(one)), ...inside].map(text => ({
    text: text.replace(mark, ''),
    isMarked: mark.test(text),
  }))
}

const counts = new Map<string, number>()
const tokensOf = (text: string): number => {
  const count = counts.get(text) ?? encode(text).length
  counts.set(text, count)
  return count
}

export class ProviderCache {
  /** By model: beginnings that are kept, as their blocks one after the other. */
  readonly #kept = new Map<string, Set<string>>()
  readonly #sent = new Map<string, string[]>()

  count(heard: Heard): Omit<Counted, 'output'> {
    const blocks = blocksOf(heard)
    const input = blocks.reduce((sum, { text }) => sum + tokensOf(text), 0)
    return heard.wire === 'anthropic' ? this.#marked(heard.model, blocks, input) : this.#any(heard.model, blocks, input)
  }

  #marked(model: string, blocks: readonly Block[], input: number): Omit<Counted, 'output'> {
    const kept = this.#kept.get(model) ?? new Set<string>()
    this.#kept.set(model, kept)
    let [prefix, tokens, cachedRead, marked] = ['', 0, 0, 0]
    const keeps: string[] = []
    for (const { text, isMarked } of blocks) {
      prefix += text
      tokens += tokensOf(text)
      if (kept.has(prefix)) cachedRead = tokens
      if (isMarked && tokens >= least) {
        keeps.push(prefix)
        marked = tokens
      }
    }
    for (const one of keeps) kept.add(one)
    return { input, cachedRead, cachedWrite: Math.max(0, marked - cachedRead) }
  }

  #any(model: string, blocks: readonly Block[], input: number): Omit<Counted, 'output'> {
    const text = blocks.map(block => block.text).join('\n')
    const sent = this.#sent.get(model) ?? []
    this.#sent.set(model, [...sent.slice(-8), text])
    const shared = Math.max(0, ...sent.map(one => sharedWith(one, text)))
    const tokens = Math.floor((input * shared) / Math.max(1, text.length))
    return { input, cachedRead: tokens < least ? 0 : tokens - (tokens % step), cachedWrite: 0 }
  }
}

function sharedWith(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}
