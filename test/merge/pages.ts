/**
 * Pages and deltas drawn at random, in the shapes people really write. Names, news and whole sentences come from three
 * separate bags, so no news ever mentions another name: what a mention does then is its own test.
 */
import * as fc from 'fast-check'

const names = [
  'Ottoline',
  'Quillon',
  'Perrin',
  'Rook',
  'Odo',
  'Hask-Olmery',
  "D'Arvo",
  'Éloi',
  'The Eel-Wives',
] as const
const news = ['wary', 'paid in eels', 'gone since dusk', 'owes 50gp', 'sings, badly', '"no" to all'] as const
const sentences = [
  'The ferryman counts twice',
  'Every lantern leans',
  'Nobody rows at night',
  'Salt in the well',
] as const
const fallbacks = {
  SITUATION: ['Current Situation', 'Situation', 'Status'],
  NPC: ['NPCs', 'NPC Status', 'Key NPCs'],
  QUEST: ['Active Quests', 'Quests', 'Current Quests'],
  LOCATION: ['Locations', 'Known Locations', 'Places'],
  SECRET: ['Secrets', 'Hidden Info', 'GM Secrets'],
  UPCOMING: ['Upcoming Events', 'Upcoming', 'Future Events'],
  'Party HP': ['Party Status', 'Party', 'Resources'],
} as const

export type Keyword = keyof typeof fallbacks
export const keywords = Object.keys(fallbacks) as readonly Keyword[]

const name = fc.constantFrom(...names)
const detail = fc.constantFrom(...news)
const sentence = fc.constantFrom(...sentences)
const dash = fc.constantFrom(' - ', ' – ', ' — ')
const about = fc.oneof(
  fc.tuple(name, dash, detail).map(parts => parts.join('')),
  sentence,
)
const points = fc.tuple(fc.nat(9), fc.integer({ min: 9, max: 30 })).map(([now, most]) => `${now}/${most}`)
const wounded = fc.tuple(fc.constantFrom('Orsa', 'Pim', 'Vell'), points)

/** What may stand behind a keyword; never damage without its outcome, which adds up when told twice. */
const contentOf: Readonly<Record<Keyword, fc.Arbitrary<string>>> = {
  SITUATION: fc.oneof(about, sentence),
  NPC: about,
  QUEST: about,
  LOCATION: about,
  SECRET: about,
  UPCOMING: about,
  'Party HP': fc
    .uniqueArray(wounded, { minLength: 1, maxLength: 3, selector: ([who]) => who })
    .map(all => all.map(([who, value]) => `${who} ${value}`).join(', ')),
}

export type Told = { readonly keyword: Keyword; readonly line: string }

export const toldOf = (keyword: Keyword): fc.Arbitrary<Told> =>
  fc
    .tuple(
      fc.constantFrom('- ', '* ', '• ', ''),
      fc.constantFrom(keyword, keyword.toLowerCase(), `**${keyword}**`),
      contentOf[keyword],
    )
    .map(([marker, spelled, content]) => ({ keyword, line: `${marker}${spelled}: ${content}` }))

export const told: fc.Arbitrary<Told> = fc.constantFrom(...keywords).chain(toldOf)
export const deltaOf = (lines: readonly Told[]): string =>
  ['# What Changed (GM State)', '', ...lines.map(({ line }) => line), ''].join('\n')

/** One section as it stands in the file; `keyword` is what would be routed to it. */
export type Section = { readonly keyword: Keyword | undefined; readonly heading: string; readonly body: string }
export type Page = { readonly prelude: string; readonly sections: readonly Section[]; readonly text: string }

const eol = fc.oneof({ weight: 4, arbitrary: fc.constant('\n') }, { weight: 1, arbitrary: fc.constant('\r\n') })
const blank = fc.array(fc.constantFrom('', '', '  ', '\t'), { maxLength: 3 })
const furniture = fc.constantFrom<readonly string[]>(
  ['Plain prose.   '],
  ['```md', '## NPCs', '- Rook - drawn', '```'],
  ['~~~', '## Secrets', '', '~~~'],
  ['<!--', '## Locations', '-->'],
  ['> a quote', '> ## of a heading'],
  ['### A smaller heading', 'and its prose'],
  ['1. numbered', '2. twice'],
  ['**Bold group**:', '- its bullet'],
  ['- parent', '  - child', '\t- other child'],
)
const bullets = fc.array(
  about.map(text => `- ${text}`),
  { maxLength: 3 },
)
const linesOf = fc.array(fc.oneof(bullets, furniture, blank), { maxLength: 4 }).map(groups => groups.flat())
const ended = (lines: fc.Arbitrary<readonly string[]>): fc.Arbitrary<string> =>
  fc
    .tuple(lines, fc.infiniteStream(eol))
    .map(([all, ends]) => all.map(line => line + (ends.next().value ?? '\n')).join(''))

const headingOf = (title: string): fc.Arbitrary<string> =>
  fc.constantFrom(`## ${title}`, `##  ${title.toLowerCase()} `, `## ${title} ##`, `## ${title}:`)

const sectionFor = (keyword: Keyword): fc.Arbitrary<Section> =>
  fc
    .constantFrom(...fallbacks[keyword])
    .chain(title => fc.tuple(headingOf(title), eol, ended(linesOf)))
    .map(([heading, end, body]) => ({ keyword, heading: heading + end, body }))

const foreign: fc.Arbitrary<Section> = fc
  .tuple(
    fc.constantFrom('## Songs', '# Appendix', '## Rumours ##', '## Party Secrets', '## NPCs of Old'),
    eol,
    ended(linesOf),
  )
  .map(([heading, end, body]) => ({ keyword: undefined, heading: heading + end, body }))

const prelude = fc
  .tuple(
    fc.constantFrom('', '\uFEFF'),
    fc.constantFrom('', '---\ntitle: Fen\n---\n', '---\r\n## NPCs\r\ntitle: Fen\r\n---\r\n'),
    ended(fc.oneof(fc.constant([]), fc.constant(['# Story State', '']), fc.constant(['', 'Loose prose', '']))),
  )
  .map(parts => parts.join(''))

const cut = (text: string): string => text.replace(/\r?\n$/, '')

/** The same sections, the last of them without its final newline. */
const unended = (sections: readonly Section[]): readonly Section[] =>
  sections.map((section, at) => {
    if (at < sections.length - 1) return section
    const { heading, body } = section
    return body === '' ? { ...section, heading: cut(heading) } : { ...section, body: cut(body) }
  })

/** A page that holds exactly one section for each of these keywords, among others that no keyword means. */
export const pageWith = (present: readonly Keyword[]): fc.Arbitrary<Page> =>
  fc
    .tuple(prelude, fc.tuple(...present.map(sectionFor)), fc.array(foreign, { maxLength: 3 }))
    .chain(([start, known, others]) => {
      const all = [...known, ...others]
      return fc.shuffledSubarray(all, { minLength: all.length }).map(sections => ({ start, sections }))
    })
    .chain(({ start, sections }) =>
      fc.boolean().map(ragged => {
        const all = ragged ? unended(sections) : sections
        return { prelude: start, sections: all, text: start + all.map(({ heading, body }) => heading + body).join('') }
      }),
    )

export const anyPage: fc.Arbitrary<Page> = fc.subarray(Array.from(keywords)).chain(pageWith)
