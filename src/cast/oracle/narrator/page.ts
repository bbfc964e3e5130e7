/** Pieces on the page, block by block, in one of the four styles. */
import { formatPiece } from '../../../campaign/style/format.ts'
import { inQuotes, type Look } from '../../../campaign/style/look.ts'
import type { Told } from '../voice/telling.ts'
import { small } from '../voice/words.ts'

type Said = Extract<Told, { readonly kind: 'said' }>

/** Sentences that follow each other are one paragraph. */
export function blocksOf(look: Look, told: readonly Told[]): readonly string[] {
  const blocks: string[] = []
  let paragraph: string[] = []
  const close = (): void => {
    if (paragraph.length > 0) blocks.push(formatPiece(look, { kind: 'narration', text: paragraph.join(' ') }))
    paragraph = []
  }
  for (const one of told) {
    if (one.kind === 'seen') paragraph.push(one.text)
    else {
      close()
      blocks.push(...speechOf(look, one))
    }
  }
  close()
  return blocks.filter(block => block.trim() !== '')
}

/** A deed of the speaker's stands with the words where it is short, and on its own where it is a sentence. */
function speechOf(look: Look, { name, words, doing }: Said): readonly string[] {
  if (words === '') return [formatPiece(look, { kind: 'action', text: asDeed(name, doing) })]
  if (look.style === 'novel') return [woven(name, words, doing)]
  const isManner = doing !== '' && !/^\p{Lu}.*[.!]$/u.test(doing)
  const speech = formatPiece(look, { kind: 'speech', name, words, ...(isManner ? { manner: doing } : {}) })
  return doing === '' || isManner
    ? [speech]
    : [speech, formatPiece(look, { kind: 'action', text: asDeed(name, doing) })]
}

/** `She bows.` on its own needs a name. */
const asDeed = (name: string, doing: string): string => doing.replace(/^(?:She|He|They|I)\b/, first(name))

const first = (name: string): string =>
  name
    .split(/\s+/)
    .find(word => !/^(?:Sergeant|Brother|Sister|Captain|Old|Lady|Lord|Sir|Dame|Father|Mother)$/.test(word)) ?? name

const verbFor = (words: string): string =>
  words.trimEnd().endsWith('?') ? 'asks' : words.trimEnd().endsWith('!') ? 'calls' : 'says'

/** In a novel the speaker follows the words, and what they do follows the speaker. */
function woven(name: string, words: string, doing: string): string {
  const quoted = inQuotes(words).replace(/\.(["”»])$/u, ',$1')
  const tag = `${quoted} ${name} ${verbFor(words)}`
  if (doing === '') return `${tag}.`
  return /^\p{Lu}.*[.!]$/u.test(doing) ? `${tag}. ${doing}` : `${tag}, as ${small(doing.replace(/[.!]$/, ''))}.`
}
