/** Narration, speech and action in each of the four styles. */
import { inItalics, inQuotes } from './look.ts'
import type { Look } from './look.ts'
import type { Piece } from './piece.ts'

type Speech = Extract<Piece, { readonly kind: 'speech' }>

export function formatNarration({ style, marks }: Look, text: string): string {
  if (style !== 'script') return text.trim()
  return inItalics(text)
    .split(/\n{2,}/)
    .map(paragraph => `${marks.narration} ${paragraph}`)
    .join('\n\n')
}

export function formatAction({ style, marks }: Look, text: string): string {
  if (style === 'script') return `${marks.action} ${inItalics(text)}`
  return style === 'hybrid' ? inItalics(text) : text.trim()
}

/** A sentence in a novel ends in a comma when its speaker follows: `"Hold," Oda says.` */
const beforeSpeaker = (words: string): string => inQuotes(words).replace(/\.(["”»])$/u, ',$1')

export function formatSpeech({ style, marks }: Look, { name, words, manner }: Speech): string {
  switch (style) {
    case 'script': {
      const how = manner === undefined ? '' : `*(${manner})*\n`
      return `${marks.bar} **${name.toUpperCase()}** ${marks.bar}\n${how}${inQuotes(words)}`
    }
    case 'novel':
      return `${beforeSpeaker(words)} ${name} says${manner === undefined ? '' : `, ${manner}`}.`
    case 'hybrid':
      return `**${name.toUpperCase()}:** ${manner === undefined ? '' : `*${manner}* `}${inQuotes(words)}`
    case 'minimal':
      return `${name}: ${inQuotes(words)}`
  }
}
