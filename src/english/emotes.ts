/**
 * What somebody does between their words, as people type it at a table: `"Your loss." *shrugs and walks off*` is
 * `"Your loss." I shrug and walk off.`
 */
import { baseOf } from './verbs.ts'

/** Between two stars, at an end of the line or beside a mark, so that one word that is stressed is none. */
const starred =
  /(^|[.!?,;:'"\u2019\u201d)…]|\p{L}(?=\s+\*[^*\n]*\*\s*[.!?]*$))(\s*)\*(?![*\s])([^*\n]{2,240}?)\*(?!\*)[.!]?/gu

/** Where a deed begins: the first word, and whatever is joined to it. */
const deedAt = /(^|,\s+|\b(?:and|then|but)\s+)(\p{Ll}+)/gu

/** What somebody moves in an emote is their own. */
const own =
  /\b(?:her|his|their)(?= (?:eyes|head|hands?|arms|shoulders|lips?|brows?|eyebrow|breath|hair|teeth|knuckles|chin|throat|fingers|weapon|sword|cloak|hood)\b)/gu

const inFirst = (text: string): string =>
  text.replaceAll(own, 'my').replaceAll(deedAt, (_, joint: string, word: string) => `${joint}${baseOf(word) ?? word}`)

/** `winks`, and `wink` behind an `I`. */
const isDeed = (text: string, isFirst: boolean): boolean =>
  isFirst || baseOf(/^\p{Ll}+/u.exec(text)?.[0] ?? '') !== undefined

export const emotesTold = (line: string): string =>
  line.replaceAll(starred, (whole: string, before: string, _gap: string, inside: string) => {
    const text = inside
      .trim()
      .replace(/^i\s+/iu, '')
      .replace(/^\p{Lu}/u, letter => letter.toLowerCase())
    if (!isDeed(text, /^\s*i\s/iu.test(inside))) return whole
    const isAfterWord = before !== '' && !/[.!?]/u.test(before)
    return `${before}${isAfterWord ? '.' : ''} I ${inFirst(text)}.`.trimStart()
  })
