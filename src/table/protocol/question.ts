/** A question for the human, made to fit: a short header, and never more than four options at once. */
import { own } from '../../core/own.ts'
import type { Option } from './message-gm.ts'
import type { MessageOf } from './message.ts'

/** No page means the answer is free text; a free answer is welcome to every question. */
export type Question = {
  readonly question: string
  readonly header: string
  readonly pages: readonly (readonly Option[])[]
}

const longestHeader = 12
const mostOptions = 4
const fewestOptions = 2

/** The header of the seeds' own question is too long for the rule it stands under. */
const shorter: Readonly<Record<string, string>> = { 'narrative style': 'Style' }

/** As many whole words as fit; a first word that is too long alone is cut. */
export function clampHeader(header: string): string {
  const words = header.trim().split(/\s+/)
  const short = own(shorter, words.join(' ').toLowerCase())
  if (short !== undefined) return short
  let fitted = words[0] ?? ''
  for (const word of words.slice(1)) {
    if (fitted.length + 1 + word.length > longestHeader) break
    fitted += ` ${word}`
  }
  return fitted.slice(0, longestHeader).replace(/[\uD800-\uDBFF]$/, '') // half a character is none
}

/** Pages of nearly the same size, so that no page holds a single option while another is full. */
function pagesOf(options: readonly Option[]): readonly (readonly Option[])[] {
  const count = Math.ceil(options.length / mostOptions)
  const edge = (page: number): number => Math.round((page * options.length) / count)
  return Array.from({ length: count }, (_, page) => options.slice(edge(page), edge(page + 1)))
}

export function toQuestion({ question, header, options }: MessageOf<'ASK_PLAYER'>): Question {
  const isLonely = options.length > 0 && options.length < fewestOptions
  const offered = isLonely ? [...options, { label: 'Something else' }] : options
  return { question, header: clampHeader(header ?? 'Question'), pages: pagesOf(offered) }
}
