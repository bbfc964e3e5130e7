/** Speech on the page: labelled, or woven into prose with whoever speaks and what they do meanwhile. */
import { formatPiece } from '../../../campaign/style/format.ts'
import { inQuotes, type Look } from '../../../campaign/style/look.ts'
import { sentencesOf } from '../prose/sentences.ts'
import { shortOf } from '../voice/sheet.ts'
import type { Said } from '../voice/telling.ts'
import { asSentence, withoutStop } from '../../../english/content-words.ts'

/** Why somebody always does that is for whoever knows them: it is seen that they do it. */
const asSeen = (doing: string): string => doing.replace(/,?\s+(?:when|whenever|if)\s.*?(?=[.!]?$)/s, '')

/** `She bows.` on its own needs a name. */
const asDeed = (name: string, doing: string): string =>
  asSentence(doing.replace(/^(?:she|he|they|i)\b/i, name).replace(/^(\p{L}+) (?:do|have|are)\b(?=.)/u, agreed))

const agreed = (deed: string): string =>
  deed
    .replace(/ do$/, ' does')
    .replace(/ have$/, ' has')
    .replace(/ are$/, ' is')

const verbFor = (words: string): string =>
  words.trimEnd().endsWith('?') ? 'asks' : words.trimEnd().endsWith('!') ? 'calls' : 'says'

const withComma = (quoted: string): string => quoted.replace(/\.(["”»])$/u, ',$1')

/** `"First," Ruddock says. "The rest."`: whoever speaks is named where the speaker would draw breath. */
function tagged(words: string, name: string, isSame: boolean): string {
  const [first = '', ...rest] = sentencesOf(words)
  const verb = (said: string): string => (isSame && verbFor(said) === 'says' ? 'goes on' : verbFor(said))
  if (rest.length > 0 && first.length <= 90)
    return `${withComma(inQuotes(first))} ${name} ${verb(first)}. ${inQuotes(rest.join(' '))}`
  return `${withComma(inQuotes(words))} ${name} ${verb(words)}.`
}

export type Names = {
  readonly calledNow: (name: string) => string
  /** Whoever spoke last, so that they can go on. */
  last: string
}

/** Somebody is named in full once in a scene, and as friends say it afterwards. */
export function namesFrom(page: string): Names {
  const known = new Set<string>()
  return {
    last: '',
    calledNow: name => {
      const short = shortOf(name)
      const isKnown = known.has(name) || page.includes(name)
      known.add(name)
      return (isKnown && short.length > 2) || /^The\b/.test(name) ? short : name
    },
  }
}

/** In a novel a gesture goes before the words and says who speaks. */
function inProse({ name, words, doing }: Said, names: Names): string {
  const called = names.calledNow(name)
  const isSame = names.last === name
  names.last = name
  if (words === '') return asDeed(called, doing)
  if (doing === '') return tagged(words, called, isSame)
  return `${asDeed(called, asSeen(doing))} ${inQuotes(words)}`
}

export function speechBlocks(look: Look, said: Said, names: Names): readonly string[] {
  const { name, words } = said
  if (look.style === 'novel') return [inProse(said, names)]
  const doing = asSeen(said.doing)
  if (words === '') return [formatPiece(look, { kind: 'action', text: asDeed(shortOf(name), doing) })]
  const isManner = doing !== '' && (look.style === 'script' || !/^\p{Lu}.*[.!]$/u.test(doing))
  const manner = isManner && look.style !== 'minimal' ? { manner: asManner(name, doing) } : {}
  const speech = formatPiece(look, { kind: 'speech', name, words, ...manner })
  if (doing === '' || isManner || look.style === 'minimal') return [speech]
  return [speech, formatPiece(look, { kind: 'action', text: asDeed(shortOf(name), doing) })]
}

/** As a direction to an actor: `winks at nobody in particular`. */
const asManner = (name: string, doing: string): string =>
  withoutStop(doing.replace(new RegExp(`^${shortOf(name).replaceAll(/[^\p{L}\p{N} ]/gu, '.')} `, 'u'), ''))
