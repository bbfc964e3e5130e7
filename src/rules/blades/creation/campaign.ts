/** A small city dealt from the deck: houses and people from their cards, jobs and dangers too, and a crew to begin with. */
import { slugOf as fileOf } from '../../../core/id.ts'
import { below, seedRng, streamOf, type Stream } from '../../../core/random.ts'
import { accept, refuse, type Result } from '../../../core/result.ts'
import type { MadeCampaign } from '../../making.ts'
import { makeCharacter, nextQuestion, scoreOf } from './make.ts'
import type { Book, Card } from './types.ts'

const fill = (text: string, slots: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, key: string) => slots[key] ?? whole)

function dealt<Value>(list: readonly Value[], count: number, stream: Stream): readonly Value[] {
  const left = [...list]
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(stream, left.length), 1)).flat()
}

type House = { readonly name: string; readonly card: Card }
type Person = { readonly name: string; readonly card: Card; readonly house: House }

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

const bare = (name: string): string => name.replace(/^The /, '')

const placePage = ({ name, card }: House, exits: readonly string[]): string =>
  `# ${name}\n\n## Overview\n\n${card.place}. ${card.upright}\n\n## Features\n\n- **The card on the door**: ${card.name}, drawn in chalk. ${card.reversed}\n\n## Scenes\n\n- ${card.trouble.text}\n\n## Exits\n\n${exits.map(exit => `- ${exit}`).join('\n')}\n`

const personPage = ({ name, card, house }: Person, heard: Card): string =>
  `# ${name}\n\n**Location:** ${house.name}\n**Disposition:** neutral\n\n## Appearance\n\n${card.person}.\n\n## Voice & Mannerisms\n\n**Sample Dialogue**:\n- "${card.upright}"\n- "${card.reversed}"\n\n## What They Know\n\n### Public Knowledge\n\n- ${heard.trouble.text}\n\n### Private Knowledge (requires trust)\n\n- ${heard.score.text}\n`

const factionPage = ({ name, attitude, tier, overview, rumours, goal }: Book['campaign']['factions'][number]): string =>
  `# ${name}\n\n**Attitude:** ${attitude}\n**Tier:** ${tier}\n**Hold:** strong\n\n## Overview\n\n${overview}\n\n## Rumours\n\n${rumours.map(one => `- ${one}`).join('\n')}\n\n## Goals\n\n- ${goal}\n`

/** Whoever answers nothing takes the first of everything that is asked. */
function companionAnswers(
  book: Book,
  name: string,
  archetype: string,
  stream: Stream,
): Readonly<Record<string, string>> {
  let answers: Readonly<Record<string, string>> = {
    name,
    archetype,
    pronouns: ['she', 'he', 'they'][below(stream, 3)] ?? 'they',
  }
  for (let asked = nextQuestion(book, answers); asked; asked = nextQuestion(book, answers)) {
    const choice = asked.choices[below(stream, Math.max(1, asked.choices.length))]?.label ?? '1'
    answers = { ...answers, [asked.key]: choice }
  }
  return answers
}

export function makeCampaign(
  book: Book,
  asked: string,
  seed: string,
  companions: number,
): Result<MadeCampaign, string> {
  const stream = streamOf(seedRng(seed))
  const { campaign: streets } = book
  const [crew = 'The crew'] = dealt(streets.crews, 1, stream)
  const title =
    asked
      .replaceAll(/[|#*`<>[\]{}\r\n]/g, '')
      .trim()
      .slice(0, 80) || bare(crew)
  if (!/\p{L}/u.test(title)) return refuse('A campaign needs a name with at least one letter in it.')
  const majors = dealt(
    book.cards.filter(({ arcana }) => arcana === 'major'),
    4,
    stream,
  )
  const houses = majors.map((card, at): House => ({
    card,
    name: `${bare(card.name)} ${streets.places[at % streets.places.length] ?? 'House'}`,
  }))
  const [lair] = houses
  const cards = dealt(
    book.cards.filter(card => !majors.includes(card)),
    9,
    stream,
  )
  const names = dealt(book.names, companions + 3, stream)
  const people = cards.slice(0, 3).map((card, at): Person => ({
    card,
    name: names[at] ?? card.name,
    house: houses[(at + 1) % houses.length] ?? { card, name: '' },
  }))
  const [first] = people
  if (!lair || !first) return refuse('There are not enough cards to deal a city from.')
  const jobs = cards.slice(3, 6)
  const dangers = cards.slice(6, 8)
  const drawn = (card: Card) => ({ card, isReversed: false })
  const opening = fill(streets.opening[0] ?? '', {
    place: lair.name,
    placeText: lowered(lair.card.place),
    person: lowered(first.card.person),
    name: first.name,
  })
  const clocks = [
    ...dangers.map(({ trouble }, at) => `| ${trouble.name} | threat | ${at}/6 | yes | escalate: ${trouble.text} |`),
    ...streets.factions.map(({ name, clock, goal }) => `| ${clock} | faction (${name}) | 0/8 | no | ${goal}. |`),
  ]
  const pages: Record<string, string> = {
    'preferences.md': `# Campaign Preferences: ${title}\n\n**narrative_style**: hybrid\n**game**: blades\n`,
    'overview.md': `# ${title}\n\n## Overview\n\nA quarter of a city that rains. ${lair.card.upright}\n\n## Setting\n\n${houses.map(({ name, card }) => `${name}: ${card.place}.`).join(' ')}\n\n## Opening Scene\n\n> ${opening}\n\n**Place:** ${lair.name}\n**Present:** ${first.name}\n**First score:** ${jobs[0]?.score.name ?? ''}\n`,
    'crew.md': `# ${crew}\n\n**Kind:** thieves\n**Reputation:** new\n**Lair:** ${lair.name}\n**Tier:** 0\n**Hold:** strong\n**Rep:** 0/12\n**Turf:** 0\n**Heat:** 0/10\n**Wanted:** 0/4\n**Coin:** 2\n**Hunted:** no\n\n## Assets\n\n- None\n`,
    'clocks.md': `# Clocks\n\n| Clock | Kind | Filled | Shown | When full |\n| --- | --- | --- | --- | --- |\n${clocks.join('\n')}\n\n## Came True\n\n- None\n`,
    'rumours.md': `# Rumours\n\n## Rumours\n\n${cards.map(({ trouble }, at) => `- ${trouble.text} (${at % 3 === 0 ? 'false' : 'true'})`).join('\n')}\n`,
    'endings.md': `# Endings\n\n${streets.endings.map(({ name, when, text }) => `## ${name}\n\n**When:** ${when}\n\n> ${text}\n`).join('\n')}`,
  }
  for (const house of houses)
    pages[`locations/${fileOf(house.name)}.md`] = placePage(
      house,
      houses.filter(other => other !== house).map(({ name }) => name),
    )
  for (const [at, person] of people.entries())
    pages[`npcs/${fileOf(person.name)}.md`] = personPage(person, jobs[at] ?? person.card)
  for (const faction of streets.factions) pages[`factions/${fileOf(faction.name)}.md`] = factionPage(faction)
  for (const [at, card] of jobs.entries()) {
    const place = houses[(at + 1) % houses.length]?.name ?? lair.name
    const page = scoreOf(book, { future: drawn(card), present: drawn(dangers[at % 2] ?? card) }, place)
    pages[`scores/${fileOf(card.score.name)}.md`] = page.replace(
      '**Status:** open\n',
      `**Status:** open\n**Target:** ${streets.factions[at % 3]?.name ?? ''}\n**Offered by:** ${people[at]?.name ?? ''}\n`,
    )
  }
  const archetypes = dealt(book.archetypes, companions, stream)
  const party = archetypes.flatMap((archetype, at) => {
    const made = makeCharacter(
      book,
      companionAnswers(book, names[at + 3] ?? archetype.name, archetype.name, stream),
      `${seed}/${at}`,
      {},
      'ai',
    )
    if (!made.ok) return []
    pages[made.value.path] = made.value.files[made.value.path] ?? ''
    return [made.value.name]
  })
  return accept({ title, files: pages, party, told: opening })
}
