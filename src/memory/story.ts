/** The story so far as a page that a person reads and may change: what is printed here is read here. */
import { dueKinds, type Due, type DueKind } from './due.ts'
import type { Audience } from './piece.ts'
import type { Noted, Summary } from './summary.ts'

export type Story = { readonly summaries: readonly Summary[]; readonly due: readonly Due[] }

const title = '# The Story So Far'
const aside =
  '> What is left of each session, for the Game Master. Seeds and what stands in brackets are not for everyone.'
const owed = '## Promised, Owed and Held Against'

const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

const printAudience = (audience: Audience): string =>
  audience === 'everyone' ? '' : ` (${audience.length === 0 ? 'GM' : audience.join(', ')})`

const printNoted = (label: string, { text, audience }: Noted): string =>
  `- ${label}${printAudience(audience)}: ${flat(text)}`

const printSpan = ({ from, to }: Summary): string => (from === to ? `Session ${from}` : `Sessions ${from} to ${to}`)

const printSummary = (summary: Summary): string =>
  [
    `## ${printSpan(summary)}: ${flat(summary.title)}`,
    '',
    ...(summary.text === '' ? [] : [flat(summary.text), '']),
    ...summary.moments.map(one => printNoted('Moment', one)),
    ...summary.threads.map(one => printNoted('Open', one)),
    ...summary.seeds.map(text => `- Seed: ${flat(text)}`),
  ]
    .join('\n')
    .trimEnd()

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)

const printDue = ({ kind, who, to, what, place, when, since, beat, audience }: Due): string =>
  [
    `- ${capital(kind)}${printAudience(audience)}: ${flat(who)} | ${flat(to)} | ${flat(what)}`,
    ...(place === undefined ? [] : [`at: ${flat(place)}`]),
    ...(when === undefined ? [] : [`when: ${flat(when)}`]),
    `since: ${flat(since)}, beat ${beat}`,
  ].join(' | ')

export const printStory = ({ summaries, due }: Story): string =>
  [
    title,
    aside,
    ...summaries.map(printSummary),
    ...(due.length === 0 ? [] : [[owed, '', ...due.map(printDue)].join('\n')]),
  ]
    .join('\n\n')
    .concat('\n')

const readAudience = (names: string | undefined): Audience =>
  names === undefined ? 'everyone' : names === 'GM' ? [] : names.split(', ')

const line = /^- (Moment|Open|Seed)(?: \(([^()\n]*)\))?: (\S.*)$/

function readSummary(heading: RegExpExecArray, lines: readonly string[]): Summary {
  const [, from = '0', to = from, name = ''] = heading
  const noted = (label: string): readonly Noted[] =>
    lines.flatMap(one => {
      const [, kind, names, text = ''] = line.exec(one) ?? []
      return kind === label ? [{ text, audience: readAudience(names) }] : []
    })
  return {
    title: name,
    from: Number(from),
    to: Number(to),
    text: flat(lines.filter(one => !one.startsWith('- ')).join(' ')),
    moments: noted('Moment'),
    threads: noted('Open'),
    seeds: noted('Seed').map(({ text }) => text),
  }
}

const dueLine = /^- (\w+)(?: \(([^()\n]*)\))?: ([^|\n]+) \| ([^|\n]+) \| (.+)$/

function readDue(one: string): readonly Due[] {
  const [, label = '', names, who = '', to = '', rest = ''] = dueLine.exec(one) ?? []
  const kind = dueKinds.find((known: DueKind) => known === label.toLowerCase())
  if (kind === undefined) return []
  const [what = '', ...fields] = rest.split(' | ')
  const field = (name: string): string | undefined =>
    fields.find(text => text.startsWith(`${name}: `))?.slice(name.length + 2)
  const [, since = '', beat = '0'] = /^(.*), beat (\d+)$/.exec(field('since') ?? '') ?? []
  const [place, when] = [field('at'), field('when')]
  return [
    {
      kind,
      who,
      to,
      what,
      since,
      beat: Number(beat),
      audience: readAudience(names),
      ...(place === undefined ? {} : { place }),
      ...(when === undefined ? {} : { when }),
    },
  ]
}

/** A page somebody has changed is read as far as it is understood. */
export function parseStory(text: string): Story {
  const sections = text.split(/^(?=## )/m).map(section => section.split(/\r?\n/))
  return {
    summaries: sections.flatMap(([first = '', ...lines]) => {
      const heading = /^## Sessions? (\d{1,6})(?: to (\d{1,6}))?: (.*)$/.exec(first)
      return heading ? [readSummary(heading, lines)] : []
    }),
    due: sections.flatMap(([first, ...lines]) => (first === owed ? lines.flatMap(readDue) : [])),
  }
}
