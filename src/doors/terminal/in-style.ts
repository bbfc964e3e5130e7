/**
 * What was told, in the style the table has chosen. It comes as the seats relay it: speech in quotes behind a bold name,
 * with what is done meanwhile in italics. That is the hybrid, and the others are made of it.
 */
import { formatNarration } from '../../campaign/style/prose.ts'
import { lookOf, type Look } from '../../campaign/style/look.ts'
import type { NarrativeStyle } from '../../campaign/style/narrative-style.ts'
import { withoutMarks } from './markup.ts'

type Part = { readonly kind: 'words' | 'deed'; readonly text: string }
type Speech = { readonly name: string; readonly parts: readonly Part[] }

const speechShape = /^>\s*\*\*([^*]+?):?\*\*:?\s*([\s\S]*)$/

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** `"Sit." *She points.* "No, there."`: what is said and what is done, in their order. */
function partsOf(rest: string): readonly Part[] {
  const pieces = rest.split(/(["“][^"”]*["”])/u).map(tidy)
  return pieces
    .filter(text => text !== '')
    .map(text => (/^["“]/u.test(text) ? { kind: 'words', text } : { kind: 'deed', text: tidy(withoutMarks(text)) }))
}

function speechIn(block: string): Speech | undefined {
  const [, name, rest] = speechShape.exec(block.replaceAll(/\n>\s?/g, ' ')) ?? []
  return name === undefined || rest === undefined ? undefined : { name: name.trim(), parts: partsOf(rest) }
}

const wordsIn = ({ parts }: Speech): readonly string[] =>
  parts.flatMap(({ kind, text }) => (kind === 'words' ? [text] : []))

const deedsIn = ({ parts }: Speech): readonly string[] =>
  parts.flatMap(({ kind, text }) => (kind === 'deed' ? [text] : []))

const asScript =
  ({ marks }: Look) =>
  (speech: Speech): string =>
    [
      `${marks.bar} **${speech.name.toUpperCase()}** ${marks.bar}`,
      ...speech.parts.map(({ kind, text }) => (kind === 'deed' ? `${marks.action} *${text}*` : text)),
    ].join('\n')

const sentence = (text: string): string => {
  const first = `${text.charAt(0).toUpperCase()}${text.slice(1)}`
  return /[.!?…]["”)]*$/u.test(first) ? first : `${first}.`
}

const verbFor = (quoted: string): string =>
  /\?["”]$/u.test(quoted) ? 'asks' : /!["”]$/u.test(quoted) ? 'calls' : 'says'

/** `"First," Oda says. "The rest."`: whoever speaks is named where they would draw breath. */
function tagged(quoted: string, name: string): string {
  const [, first = '', rest = ''] = /^(["“][^"”]{1,90}?[.!?…])\s+([^"”]+["”])$/u.exec(quoted) ?? []
  const said = first === '' ? quoted : `${first}${quoted.at(-1) ?? '"'}`
  const tag = `${said.replace(/\.(["”])$/u, ',$1')} ${name} ${verbFor(said)}.`
  return first === '' ? tag : `${tag} ${quoted.charAt(0)}${rest}`
}

/** A gesture that comes first says who speaks; else the words are followed by a name. */
function asProse({ name, parts }: Speech): string {
  const [first, ...more] = parts
  if (first === undefined) return ''
  const opening = first.kind === 'words' ? tagged(first.text, name) : named(first.text, name)
  return [opening, ...more.map(({ kind, text }) => (kind === 'words' ? text : sentence(text)))].join(' ')
}

const named = (deed: string, name: string): string =>
  deed.startsWith(name.split(' ')[0] ?? name)
    ? sentence(deed)
    : sentence(/^(?:she|he|they)\b/i.test(deed) ? deed.replace(/^\w+/, name) : `${name} ${deed}`)

/** What is said is told; a gesture only where it stands for words. */
function asPlain(speech: Speech): string {
  const words = wordsIn(speech)
  return words.length > 0 ? `${speech.name}: ${words.join(' ')}` : named(deedsIn(speech).join(' '), speech.name)
}

const isMenu = (block: string): boolean => /^(?:[-*+] |\d+[.)] |#|\||\*\*[^*]+\*\*$)/.test(block)

const blocksOf = (text: string): readonly string[] =>
  text
    .trim()
    .split(/\n[^\S\n]*\n+/)
    .flatMap(block => block.split(/\n(?=>\s*\*\*)/)) // speeches may stand under each other

/** Marks stand for something only where a style shows them. */
function told(text: string, onSpeech: (speech: Speech) => string, onProse: (block: string) => string): string {
  return blocksOf(text)
    .map(block => {
      const speech = speechIn(block)
      return speech ? onSpeech(speech) : isMenu(block) ? block : onProse(block)
    })
    .filter(block => block !== '')
    .join('\n\n')
}

export function inStyle(text: string, style: NarrativeStyle, isAscii: boolean): string {
  const look = lookOf(style, isAscii)
  switch (style) {
    case 'hybrid':
      return text.trim()
    case 'script':
      return told(text, asScript(look), block => formatNarration(look, block))
    case 'novel':
      return told(text, asProse, block => block)
    case 'minimal':
      return told(text, asPlain, withoutMarks).replaceAll(/(?<=^[^\n:]{1,40}: "[^\n]*)\n\n(?=[^\n:]{1,40}: ")/gm, '\n')
  }
}
