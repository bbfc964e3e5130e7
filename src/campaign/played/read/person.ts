/** A page of a person as somebody can talk with. */
import { attitudeIn } from '../attitude.ts'
import { foesIn } from '../foes.ts'
import { nameIn, type Names } from '../names.ts'
import { called, itemsIn, listed, sentencesIn, valueOf, wholeText, type Page } from '../page/page.ts'
import type { Person } from '../world.ts'
import { aliasesOf } from './aliases.ts'
import { callingsOf } from './callings.ts'
import { readKnowledge } from './knowledge.ts'
import { servicesIn } from './services.ts'
import type { Source } from './source.ts'

/** By what the author says, else by which pronoun the page uses most. */
export function pronounOf(page: Page, text: string): Person['pronoun'] {
  const said = /^(he|she|they)\b/i.exec(valueOf(page.entries, /^(?:pronouns?|gender|sex)$/))?.[1]?.toLowerCase()
  if (said === 'he' || said === 'she' || said === 'they') return said
  const count = (words: RegExp): number => text.match(words)?.length ?? 0
  const [he, she] = [count(/\b(?:he|him|his)\b/gi), count(/\b(?:she|her|hers)\b/gi)]
  return he === she ? 'they' : he > she ? 'he' : 'she'
}

const unquoted = (line: string): string =>
  line
    .replace(/^["“'‘]+/u, '')
    .replace(/["”'’]+$/u, '')
    .trim()

function sampleLines(page: Page): readonly string[] {
  const said = itemsIn(
    called(page.entries, /^(?:sample (?:dialogue|lines?|quotes?)|quotes?|dialogue|example lines?|in their words)\b/),
  ).map(wholeText)
  return said
    .flatMap(line =>
      [...line.matchAll(/["“]([^"”]+)["”]/gu)]
        .map(([, inner]) => inner ?? '')
        .concat(/["“]/u.test(line) ? [] : [unquoted(line)]),
    )
    .filter(line => line !== '')
}

/** `bandit captain`, or the monster that a sentence about them names. */
function statBlockOf(page: Page, { lore }: Names): string | undefined {
  const said = valueOf(page.entries, /^(?:use )?stat(?:s|istics)?(?:[ -]block)?$|^(?:uses?|base)(?: the)? stat/)
  const short =
    said
      .split(/[(;,.]/)[0]
      ?.replace(/^(?:as |use |an? |the )+/i, '')
      .trim() ?? ''
  return (
    (short === '' ? undefined : lore.creature(short)?.name) ??
    (said === '' ? undefined : foesIn(said, lore)[0]?.monster)
  )
}

const listOf = (page: Page, shape: RegExp): readonly string[] =>
  called(page.entries, shape).flatMap(entry =>
    entry.below.length > 0
      ? listed(entry).map(({ label, text }) => (label === '' ? text : `${label}${text === '' ? '' : `: ${text}`}`))
      : entry.text.split(/\s*;\s*/),
  )

export function readPerson({ id, name, text, page, open }: Source, names: Names): Person {
  const fields = open.entries
  const region = valueOf(page.entries, /^(?:location|usual location|found (?:at|in)|where|home|whereabouts)$/)
  const place = region === '' ? undefined : nameIn(names, region, ['locations'])?.id
  const faction = nameIn(
    names,
    valueOf(page.entries, /^(?:faction|allegiance|affiliation|organi[sz]ation|loyal(?:ty| to))s?$/),
    ['factions'],
  )?.id
  const statBlock = statBlockOf(page, names)
  const knows = readKnowledge(page, names)
  const pronoun = pronounOf(page, text)
  const work = called(fields, /^(?:role|occupation|profession|job|title)$/).map(wholeText)
  return {
    id,
    name: name.replace(/(?<!\s)\s*\([^()]*\)$/, ''),
    aliases: aliasesOf(names, 'npcs', id),
    pronoun,
    callings: callingsOf(pronoun, ...work),
    role: valueOf(fields, /^(?:role|occupation|profession|job|title)$/),
    ...(place !== undefined && { placeId: place }),
    ...(faction !== undefined && { faction }),
    looks: sentencesIn(called(fields, /^(?:appearance|looks?|description|physical)/)),
    demeanour: valueOf(fields, /^(?:demeanou?r|manner|attitude|temperament)$/),
    motivation: valueOf(page.entries, /^(?:motivations?|wants?|goals?|drive|ideal)$/),
    fear: valueOf(page.entries, /^(?:fears?|afraid of|dreads?)$/),
    speech: valueOf(fields, /^(?:speech(?: patterns?)?|voice|accent|speaks)$/),
    mannerisms: listOf(open, /^(?:mannerisms?|habits?|quirks?|tics?)$/),
    sampleLines: sampleLines(open),
    knows,
    disposition:
      attitudeIn(valueOf(page.entries, /^(?:current |starting |initial )?(?:disposition|attitude|stance)$/)) ??
      'neutral',
    firstImpression: valueOf(fields, /^first impressions?$/),
    ...(statBlock !== undefined && { statBlock }),
    wares: [
      ...listOf(open, /^(?:for sale|wares|stock|sells|goods|shop|inventory)\b/).filter(ware => ware !== ''),
      ...knows.public.flatMap(piece => servicesIn(piece.text)),
    ],
  }
}
