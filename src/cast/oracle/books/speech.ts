/** Speech on the page: labelled, or woven into prose with whoever speaks and what they do meanwhile. */
import { formatPiece } from '../../../campaign/style/format.ts'
import { inQuotes, type Look } from '../../../campaign/style/look.ts'
import { own } from '../../../core/own.ts'
import { asSentence, withoutStop } from '../../../english/content-words.ts'
import { pronounIn } from '../../../english/pronouns.ts'
import { verbOf } from '../../../english/verbs.ts'
import { shortOf } from '../voice/sheet.ts'
import { bank } from './bank.ts'
import type { Speech } from './page.ts'

/** Why somebody always does that is for whoever knows them: it is seen that they do it. */
const asSeen = (doing: string): string => doing.split(' when ')[0]?.split(' whenever ')[0]?.split(' if ')[0] ?? ''

const agreeing: Readonly<Record<string, string>> = { do: 'does', have: 'has', are: 'is' }

/** `she bows`, `bows` and `Hale bows` are a deed; `without turning` is only how it is said. */
function deedIn(name: string, doing: string): string | undefined {
  const [first = '', ...rest] = doing.split(' ')
  const isTheirs = pronounIn.has(first.toLowerCase())
  if (first === name || name.startsWith(`${first} `)) return asSentence(doing)
  if (!isTheirs) return first.endsWith('s') && verbOf(first) !== undefined ? asSentence(`${name} ${doing}`) : undefined
  const [verb = '', ...more] = rest
  return asSentence([name, own(agreeing, verb) ?? verb, ...more].join(' '))
}

const withComma = (quoted: string): string => (quoted.endsWith('."') ? `${quoted.slice(0, -2)},"` : quoted)

function verbFor({ part }: Speech, words: string, isSame: boolean): string {
  if (words.endsWith('?')) return 'asks'
  if (words.endsWith('!')) return 'calls'
  const verb = own(bank.speech, part.act)
  return verb ?? (isSame ? 'goes on' : 'says')
}

/** `"First," Ruddock says. "The rest."`: whoever speaks is named where the speaker would draw breath. */
function tagged(speech: Speech, name: string, isSame: boolean, how: string): string {
  const [first = '', ...rest] = speech.words
  const says = (words: string): string => `${name} ${verbFor(speech, words, isSame)}${how === '' ? '' : `, ${how}`}.`
  if (rest.length > 0 && first.length <= 90)
    return `${withComma(inQuotes(first))} ${says(first)} ${inQuotes(rest.join(' '))}`
  const words = speech.words.join(' ')
  return `${withComma(inQuotes(words))} ${says(words)}`
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
      return (isKnown && short.length > 2) || name.startsWith('The ') ? short : name
    },
  }
}

/** In a novel a gesture goes before the words and says who speaks. */
function inProse(speech: Speech, doing: string, names: Names): string {
  const { who } = speech.part
  const called = names.calledNow(who)
  const isSame = names.last === who
  names.last = who
  const deed = doing === '' ? undefined : deedIn(called, doing)
  if (speech.words.length === 0) return deed ?? asSentence(`${called} ${doing}`)
  if (deed === undefined) return tagged(speech, called, isSame, withoutStop(doing))
  return `${deed} ${inQuotes(speech.words.join(' '))}`
}

/** `doing` is what they do meanwhile, told of the one who is played by name. */
export function speechBlocks(look: Look, speech: Speech, told: string, names: Names): readonly string[] {
  const { who } = speech.part
  const doing = asSeen(told)
  if (look.style === 'novel') return [inProse(speech, doing, names)]
  const deed = doing === '' ? undefined : (deedIn(shortOf(who), doing) ?? asSentence(`${shortOf(who)} ${doing}`))
  if (speech.words.length === 0) return deed === undefined ? [] : [formatPiece(look, { kind: 'action', text: deed })]
  const isManner = doing !== '' && (look.style === 'script' || withoutStop(doing) === doing)
  const manner = isManner && look.style !== 'minimal' ? { manner: asManner(who, doing) } : {}
  const said = formatPiece(look, { kind: 'speech', name: who, words: speech.words.join(' '), ...manner })
  if (deed === undefined || isManner || look.style === 'minimal') return [said]
  return [said, formatPiece(look, { kind: 'action', text: deed })]
}

/** As a direction to an actor: `winks at nobody in particular`. */
const asManner = (name: string, doing: string): string => {
  const short = `${shortOf(name)} `
  return withoutStop(doing.startsWith(short) ? doing.slice(short.length) : doing)
}
