/** What somebody knows, in three tiers, each bullet with the topics it answers to. */
import { tierOf, type Tier } from '../../secrets/tiers.ts'
import { foldTitle } from '../../markdown/document.ts'
import { mentionsIn, wordsOf, type Names } from '../names.ts'
import type { Entry } from '../page/entry.ts'
import { called, listed, wholeText, type Page } from '../page/page.ts'
import type { Knowledge, Person } from '../world.ts'

const empty = new Set(
  'about above after again against along already also another anything around asks away back because been before behind being below between both came come could does down during each even ever every everyone first from gave gets goes going gone hard have having here hers himself herself into itself just keep kept knows know known last later left less like little long made make makes many more most much must near never none nothing often once only onto other others over paid says same seen sees since some someone something still such take takes tell tells than that their them then there these they thing things think this those though three through time told took toward turned under until upon very want wants well went were what when where which while will with without would year years your'.split(
    ' ',
  ),
)

/** What a question might be about: the names in a text, and its words that carry something. */
export function topicsOf(text: string, label: string, names: Names): readonly string[] {
  const words = wordsOf(`${label} , ${text}`)
  const titles = mentionsIn(names, words, { isProse: true }).map(({ name }) => foldTitle(name.title))
  const telling = words.map(word => word.toLowerCase()).filter(word => word.length > 3 && !empty.has(word))
  return [...new Set([...(label === '' ? [] : [foldTitle(label)]), ...titles, ...telling])]
}

const toKnowledge = (entry: Entry, names: Names): readonly Knowledge[] => {
  const text = wholeText(entry)
  const isSaying = text === '' ? entry.label : text
  return isSaying === '' ? [] : [{ text: isSaying, topics: topicsOf(text, entry.label, names) }]
}

const sections = /^(?:what (?:they|he|she|it|\w+) knows?|knowledge|information|knows)\b/

const isTier = (label: string): boolean => tierOf(label) !== undefined && /^(?:public|private|secret)s?\b/i.test(label)

/** Everything under titles of a tier; a section of knowledge without tiers is public. */
function entriesOf(page: Page, tier: Tier): readonly Entry[] {
  const tiered = called(page.entries, /^(?:public|private|secret)/).filter(({ label }) => isTier(label))
  const own = tiered.filter(({ label }) => tierOf(label) === tier).flatMap(listed)
  if (tier !== 'public' || tiered.some(({ label }) => tierOf(label) === 'public')) return own
  const loose = called(page.entries, sections).flatMap(listed)
  return loose.filter(({ label }) => !isTier(label))
}

export function readKnowledge(page: Page, names: Names): Person['knows'] {
  const of = (tier: Tier): readonly Knowledge[] => entriesOf(page, tier).flatMap(entry => toKnowledge(entry, names))
  return { public: of('public'), private: of('private'), secret: of('secret') }
}
