/** Questions: what is asked of the world, of whom one speaks with, or of one's own memory. */
import type { Verb } from './intent.ts'
import type { Token } from '../../../english/tokens.ts'
import { determiners } from './words/common.ts'

const yesOrNo = new Set(
  `is are was were am do does did has have had will would can could should might may any anyone anybody
  anything`.split(/\s+/u),
)
const open = new Set('what who whom where when why how which whose whats whos wheres hows whys'.split(' '))
const oneself = new Set(['i', 'we', 'me', 'us', 'my', 'our', 'there'])
const second = new Set([
  'you',
  'your',
  'youre',
  'youve',
  'yours',
  'youd',
  'youll',
  'u',
  'ye',
  'thee',
  'thy',
  'yourself',
])

export const isToYou = (tokens: readonly Token[]): boolean => tokens.some(({ text }) => second.has(text))

/** What a question may begin with before it begins. */
const beforeAsking = new Set(
  'and so but well ok okay hey then yo oi hi hello sir please excuse me um uh er right now'.split(' '),
)

export type Asking = 'yes-or-no' | 'open' | undefined

export function askingOf(tokens: readonly Token[], ending: string): Asking {
  const words = tokens.map(({ text }) => text)
  const first = words.find(word => !beforeAsking.has(word)) ?? ''
  if (open.has(first)) return 'open'
  if (/^(?:isnt|arent|wasnt|doesnt|dont|didnt|wont|cant|wouldnt|havent)$/u.test(first) && ending === '?')
    return 'yes-or-no'
  if (first === 'do' && ending !== '?' && determiners.has(words[words.indexOf(first) + 1] ?? '')) return undefined // `do a dance`
  if (yesOrNo.has(first) && (ending === '?' || words.length > 2)) return 'yes-or-no'
  return ending === '?' ? 'open' : undefined
}

const selling = new Set(['sell', 'sells', 'selling', 'sale', 'stock', 'wares', 'cost', 'costs', 'price'])
const written = new Set(['say', 'says', 'read', 'written', 'inscription'])

/** What a question comes to for somebody who speaks with nobody. */
function alone(asking: Asking, words: readonly string[], hasName: boolean): Verb {
  if (asking === 'yes-or-no') return 'question'
  if (words.some(word => selling.has(word))) return 'buy'
  if (hasName && words[0]?.startsWith('what') && words.some(word => written.has(word))) return 'read'
  const first = words[0] ?? ''
  if (!hasName) return 'question'
  return ['who', 'whos', 'what', 'whats', 'where', 'wheres', 'why', 'when'].includes(first) ? 'recall' : 'question'
}

/** Whom a question is put to decides what it is: the listener, where there is one and it is not about what I could do. */
export function verbOfQuestion(
  asking: Asking,
  tokens: readonly Token[],
  hasName: boolean,
  listener: 'none' | 'spoken-to' | 'spoken-of',
): Verb {
  const words = tokens.map(({ text }) => text)
  if (isToYou(tokens)) return listener === 'none' ? 'say' : 'ask'
  if (listener === 'none') return alone(asking, words, hasName)
  if (asking === 'open') return 'ask'
  if (listener === 'spoken-of' || oneself.has(words[1] ?? '')) return 'question'
  return 'ask'
}
