/** Names as they stand in a sentence. */
import { memo } from '../core/memo.ts'
import { listOf } from './nouns.ts'
import { stemOf } from './content-words.ts'

const article = /^(?:the|an?|some)\s+/i

/** A name with capitals within, or of somebody: `Old Light`, `Saint Ovan's Well`. */
const isProper = (name: string): boolean => {
  const words = name.replace(article, '').split(/\s+/)
  return words.length > 1 ? words.slice(1).some(word => /^\p{Lu}/u.test(word)) : /['’]s$/.test(words[0] ?? '')
}

/** Whose it is, where that is no name but a calling: `Mason's Yard` is the mason's, `Lisbet's Book` is Lisbet's. */
const owners = new Set(
  'founder builder weaver baker butcher brewer tanner potter shepherd drover weigher surveyor collector gravedigger sexton hangman executioner headsman lamplighter jailer gaoler steward bailiff sheriff marshal sergeant officer admiral general abbot abbess bishop pilgrim hermit widow bride groom king queen prince princess duke duchess giant dragon serpent wolf bear raven crow spider devil god goddess stranger traveller wanderer ancestor crone hag maiden owner master mistress innkeeper landlady landlord guard watchman soldier priest priestess cleric chaplain monk friar nun smith blacksmith armourer merchant trader shopkeeper healer physician doctor apothecary herbalist scholar sage librarian archivist clerk scribe mayor reeve headman headwoman chief elder judge magistrate sailor boatman ferryman fisherman farmer hunter trapper ranger bard minstrel fiddler wizard mage sorcerer sorceress witch warlock knight noble baron baroness beggar thief captain miner miller mason stonemason carpenter cook messenger caretaker keeper warden'.split(
    ' ',
  ),
)

const isOfCalling = (name: string): boolean =>
  owners.has(/^(?:\p{L}+-)?(\p{L}+)['’]s\s/u.exec(name)?.[1]?.toLowerCase() ?? '')

/** `Loose flagstone` is `the loose flagstone`; `The Old Light` is `the Old Light`. */
export function theName(name: string): string {
  const trimmed = name.trim()
  if (/^the\s/i.test(trimmed)) return `the ${trimmed.slice(4)}`
  if (article.test(trimmed)) return trimmed.charAt(0).toLowerCase() + trimmed.slice(1)
  if (isOfCalling(trimmed)) return `the ${trimmed}`
  if (/^\p{Lu}[\p{L}]*['’]s\s/u.test(trimmed)) return trimmed
  if (isProper(trimmed)) return `the ${trimmed}`
  return `the ${trimmed.charAt(0).toLowerCase()}${trimmed.slice(1)}`
}

/** `Chapel of the Cup`, `Order of Salt`: what is something of something takes an article, unless it is a saint or a title. */
const isOfSomething = (name: string): boolean =>
  /^(?!Saint |St\.? |Our |Sir |Lady |Lord |All |\p{L}+['’]s )\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)? of \S/u.test(name)

/** A place as one goes to it: proper names stand alone, what has an article keeps it small. */
export const placeName = (name: string): string =>
  /^the\s/i.test(name) ? `the ${name.slice(4)}` : isOfSomething(name) || isOfCalling(name) ? `the ${name}` : name

const titles =
  /^(?:Sergeant|Captain|Brother|Sister|Father|Mother|Old|The|Lord|Lady|Sir|Dame|Master|Mistress|Reeve|Doctor|Dr\.?|Mr\.?|Mrs\.?)$/

/** As people call somebody: the first name, or all of it where that is a title and a name. */
export function callName(name: string): string {
  const [first = name, second, ...rest] = name.split(' ')
  if (first === 'The') return `the ${name.slice(4)}`
  if (!titles.test(first)) return first
  return rest.length > 0 ? (second ?? name) : name
}

/** `The blind fiddler` has a small letter within a sentence. */
export const withinText = (name: string): string => name.replace(/^The (?=\p{L})/u, 'the ')

export const trimStop = (text: string): string => text.trim().replace(/[.\s]+$/, '')

export const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) || /^A\s/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** What somebody is, within a sentence: `Osric Tarn's spirit` begins with a name and keeps its capital. */
export const roleWithin = (role: string): string =>
  /^(?!The\s|An?\s)\p{Lu}[\p{L}-]*(?:\s\p{Lu}[\p{L}-]*)?['\u2019]s\s/u.test(role) ? role : lowerFirst(role)

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A full sentence with its capital and its stop. */
export const sentence = (text: string): string => {
  const trimmed = upperFirst(text.trim())
  return trimmed === '' || /[.!?…]["'”’)*]*$/.test(trimmed) ? trimmed : `${trimmed}.`
}

export const theList = (names: readonly string[], last: 'and' | 'or' = 'and'): string =>
  listOf(names.map(theName), last)

const small = new Set(
  'not the a an and or of to in on at by for from with about into over under after before is are was were be been it its his her their this that these those who what where when why how do does did can could would will i you we they he she my your our me us them please tell ask say know any some more'.split(
    ' ',
  ),
)

/** The words of a text that say what it is about, in one form. The campaign's texts are looked at in every beat. */
export const topicWords = memo(4_000, (text): readonly string[] =>
  (
    text
      .toLowerCase()
      .normalize('NFKD')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .filter(word => word.length > 2 && !small.has(word))
    .map(stemOf),
)

/** How many words two texts share. */
export function likeness(words: readonly string[], other: string): number {
  const held = new Set(topicWords(other))
  return new Set(words.filter(word => held.has(word))).size
}
