/** A question as the search reads it: plain words, without those that only make it one; and the level it speaks of. */
import { slugOf } from '../../../core/id.ts'
import { classes } from '../data/classes.ts'
import type { AnswerKind } from './answer.ts'
import { plainly } from './plain-words.ts'
import { stem } from './words.ts'

export type Question = {
  /** In plain spelling: `how many hit points has a bugbear`. */
  readonly text: string
  /** Stems in the order they are asked in, each once. */
  readonly words: readonly string[]
  /** Stems of all its words, small ones too. */
  readonly all: readonly string[]
  readonly level?: number
  /** The kind of thing it says it is about: `the stunned condition`. */
  readonly kind?: AnswerKind
}

/** Kinds people say beside a name. */
const kinds: readonly AnswerKind[] = ['condition', 'spell', 'feature', 'property', 'class', 'race']

/** How people write what the book writes otherwise. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/['’]s\b/g, ''],
  [/['’]/g, ''],
  [/armour/g, 'armor'],
  [/colour/g, 'color'],
  [/\bpotions? of healing\b/g, 'healing potion'],
  [/\bsaves?\b(?! against)/g, 'saving throw'],
  [/\bdeath saving throws?\b/g, 'death saving throw'],
  [/\bget(?:s|ting)? rid of\b/g, 'end'],
  [/\bparaly[sz]\w*/g, 'paralyzed'],
  [/\bzero\b/g, '0'],
  [/\bones\b/g, '1'],
  [/\b(?:twenty|twenties)\b/g, '20'],
  [/\bre-?rolls?\b/g, 'reroll'],
  [/\bfirst(?=[ -]level)/g, '1st'],
  [/\bsecond(?=[ -]level)/g, '2nd'],
  [/\bthird(?=[ -]level)/g, '3rd'],
  [/\b(?:how|too) (?:long|often|hard|strong|good)\b/g, 'how'],
]

/** The level of somebody before the level of a spell: `2nd level slots of a 3rd level cleric`. */
const levels: readonly RegExp[] = [
  /\b(\d{1,2})(?:st|nd|rd|th)?[ -]?level\b(?! (?:spell|slot|cantrip))/,
  /\blevel[ -]?(\d{1,2})\b(?! (?:spell|slot|cantrip))/,
  new RegExp(String.raw`(?<=\b(?:${classes.map(({ name }) => name.toLowerCase()).join('|')})s? )(\d{1,2})\b`),
  /\b(\d{1,2})(?:st|nd|rd|th)[ -]?level\b/,
  /\blevel[ -]?(\d{1,2})\b/,
  /\bat (?:the )?(\d{1,2})(?:st|nd|rd|th)?$/,
]

/** Words that ask, and say nothing of what about. */
const asking = new Set(
  `a about am an and another character characters creature creatures player players pc any anything anybody anyone are as at be been being both but by can cannot cant could did do does doing done dont each
  every exactly explain far help helps find for from get gets getting give given go goes got had happen happens has have he her here
  his how i if im in into is it its just know like lots make makes many may me mean means much must my need needs no not of on
  once one or other our per please rule rules keep after before during until while say says she should so some somebody someone something somewhere tell than that the pick choose take takes learn their them then
  there these they thing things this those to too us use used uses using very want was way we were what whats when where which while who whom whose why will
  with without work works would you your yourself difference between effect kind type actually really ever still again effects`
    .split(/\s+/)
    .map(word => word.trim()),
)

/** `isName` knows the words of the book's names: `great axe` is one of them, written apart. */
export function readQuestion(query: string, isName: (word: string) => boolean = () => false): Question {
  const bared = query
    .toLowerCase()
    .replaceAll(/[’']s?\b/g, '')
    .replaceAll(/[?!.,;:"]+/g, ' ')
  const text = spellings
    .reduce((words, [from, to]) => words.replaceAll(from, to), plainly(bared))
    .replaceAll(/\s+/g, ' ')
    .trim()
  const found = levels.map(pattern => pattern.exec(text)).find(match => match !== null)
  const bare = joined(found === undefined ? text : text.replace(found[0], ' level '), isName)
  const kind = kinds.find(one => ` ${bare} `.includes(` ${one} `))
  const words = wordsAsked(kind === undefined ? bare : bare.replace(kind, ' '))
  return {
    text,
    words: words.length > 0 ? words : wordsAsked(bare),
    all: slugOf(bare).split('-').map(stem),
    ...(found && { level: Number(found[1]) }),
    ...(kind && { kind }),
  }
}

/** Two words that say something and are one in a name, `long bow`, `counter a spell`; and one that is two: `wildshape`. */
function joined(text: string, isName: (word: string) => boolean): string {
  const words = text.split(' ').map(word => parted(word, isName))
  const told = words.flatMap((word, at) => (asking.has(word) ? [] : [at]))
  for (const [index, at] of told.entries()) {
    const next = told[index + 1]
    if (next === undefined || !isName(`${words[at]}${words[next]}`)) continue
    words[at] += words[next] ?? ''
    words[next] = ''
  }
  return words.filter(Boolean).join(' ')
}

function parted(word: string, isName: (word: string) => boolean): string {
  if (word.length < 7 || isName(word)) return word
  for (let at = 3; at <= word.length - 3; at += 1) {
    const [head, tail] = [word.slice(0, at), word.slice(at)]
    if (isName(head) && isName(tail)) return `${head} ${tail}`
  }
  return word
}

/** Stems of all words that say something, each once; where none does, of all. */
export function wordsAsked(text: string): readonly string[] {
  const all = slugOf(text).split('-').filter(Boolean)
  const told = all.filter(word => !asking.has(word))
  return [...new Set((told.length > 0 ? told : all).map(stem))]
}
