/** Conditions and effects as people write them on a page: `score The Ledger won, faction The Bench cold or worse`. */
import type { Condition, JobEffect, Needs } from '../model/job.ts'
import { attitudes, dispositions, wordOf } from '../model/words.ts'

const counted = ['scores', 'tier', 'rep', 'coin', 'heat', 'wanted', 'scars'] as const

function laddered<Word extends string>(
  rest: string,
  ladder: readonly Word[],
): { readonly name: string; readonly word: Word; readonly orWorse: boolean } | undefined {
  const orWorse = /\s+or worse$/i.test(rest)
  const words = rest
    .replace(/\s+or (?:worse|better)$/i, '')
    .trim()
    .split(' ')
  const word = wordOf(ladder, words.at(-1))
  return word === undefined ? undefined : { name: words.slice(0, -1).join(' '), word, orWorse }
}

/** Undefined where the words are none. */
export function conditionIn(text: string): Condition | undefined {
  const isNot = /^not\s/i.test(text)
  const [head = '', ...more] = text
    .replace(/^not\s+/i, '')
    .trim()
    .split(/\s+/)
  const kind = head.toLowerCase()
  const rest = more.join(' ')
  const what = counted.find(one => one === kind)
  if (what !== undefined)
    return /^\d{1,3}$/.test(rest) ? { kind: 'at-least', what, count: Number(rest), isNot } : undefined
  switch (kind) {
    case 'score': {
      const how = (['won', 'lost', 'done'] as const).find(one => rest.toLowerCase().endsWith(` ${one}`))
      return how && { kind, score: rest.slice(0, -how.length - 1), how, isNot }
    }
    case 'clock':
      return { kind, clock: rest.replace(/\s+full$/i, ''), isNot }
    case 'faction': {
      const found = laddered(rest, attitudes)
      return found && { kind, faction: found.name, attitude: found.word, orWorse: found.orWorse, isNot }
    }
    case 'person': {
      const found = laddered(rest, dispositions)
      return found && { kind, person: found.name, disposition: found.word, orWorse: found.orWorse, isNot }
    }
    case 'asset':
    case 'claim':
      return { kind: 'held', what: kind, name: rest, isNot }
    default:
      return undefined
  }
}

const isNone = (text: string): boolean => /^(?:none|-)?$/i.test(text.trim())

/** A row a line. What is not understood is told of, and its row is never met. */
export function needsIn(lines: readonly string[]): { readonly needs: Needs; readonly unread: readonly string[] } {
  const unread: string[] = []
  const needs = lines
    .filter(line => !isNone(line))
    .map(line =>
      line.split(',').map(part => {
        const read = conditionIn(part.trim())
        if (read === undefined) unread.push(part.trim())
        return read ?? ({ kind: 'held', what: 'asset', name: `\u0000${part}`, isNot: false } as const)
      }),
    )
  return { needs, unread }
}

const amounts = ['coin', 'heat', 'stress', 'rep'] as const
const texts = ['asset', 'loses', 'rumour', 'thread', 'claim', 'reveals'] as const

/** A bullet that is no effect is told. */
export function effectIn(item: string): JobEffect {
  const amount = /^(coin|heat|stress|rep)\s+([+-]?\d{1,2})$/i.exec(item)
  const kind = amounts.find(one => one === amount?.[1]?.toLowerCase())
  if (kind !== undefined) return { kind, by: Number(amount?.[2]) }
  const moved = /^(clock|faction|person)\s+(\S.*\S|\S)\s+([+-]\d{1,2})$/i.exec(item)
  const which = (['clock', 'faction', 'person'] as const).find(one => one === moved?.[1]?.toLowerCase())
  if (which !== undefined) return { kind: which, name: moved?.[2] ?? '', by: Number(moved?.[3]) }
  const gate = /^(opens|closes)\s+(\S.*)$/i.exec(item)
  const turn = (['opens', 'closes'] as const).find(one => one === gate?.[1]?.toLowerCase())
  if (turn !== undefined) return { kind: turn, score: gate?.[2] ?? '' }
  const colon = item.indexOf(':')
  const head = item.slice(0, Math.max(0, colon)).trim()
  const said = item.slice(colon + 1).trim()
  const text = colon === -1 ? undefined : texts.find(one => one === head.toLowerCase())
  if (text !== undefined) return { kind: text, text: said }
  const started = /^(threat|goal)\s+(\S.*)\s+(\d{1,2})$/i.exec(head)
  const size = Number(started?.[3] ?? 0)
  if (started && size >= 2 && size <= 12)
    return {
      kind: started[1]?.toLowerCase() === 'goal' ? 'goal' : 'threat',
      name: (started[2] ?? '').trim(),
      segments: size,
      text: said,
    }
  return { kind: 'told', text: item }
}
