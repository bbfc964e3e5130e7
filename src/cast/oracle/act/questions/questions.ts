/** Questions to the table, each with its answer: from what is seen, told and written on the sheet, at no cost. */
import { matterWords, weatherWords } from '../../content/phrases.ts'
import { isSkill } from '../../../../rules/fifth/model/abilities.ts'
import { dayOf } from '../../../../rules/fifth/model/world.ts'
import { wordsOf } from '../../../../english/tokens.ts'
import { listOf } from '../../../../english/nouns.ts'
import type { Matter, TableQuestion } from '../../desk/wishes.ts'
import { heroOf, heroesIn, shortName } from '../../desk/heroes.ts'
import { between } from '../../desk/chance.ts'
import { decided } from '../../desk/decided.ts'
import type { Desk } from '../../desk/desk.ts'
import { lowerFirst } from '../../../../english/naming.ts'
import { suggestionsFor } from '../../hear/offers.ts'
import { personOf } from '../../desk/place.ts'
import { phrase, tellTable } from '../../desk/tell.ts'
import { partOfDay } from '../../../../rules/fifth/model/time.ts'
import { met, people, place, ways, wayTo, whereabouts, whoIs, withUs } from './around.ts'
import { errand, known, said } from './known.ts'
import { whoCan } from './able.ts'
import { clocks, rules } from './at-the-table.ts'
import { whoHas } from './holding.ts'
import { world } from './world.ts'
import { belongings, bodyText, coins, company, self, spells } from './oneself.ts'

function hour(desk: Desk): void {
  tellTable(desk, phrase(desk, matterWords, 'hour', { time: partOfDay(desk.game), day: String(dayOf(desk.game)) }))
}

/** One sky a day, kept with what else chance has decided. */
function weather(desk: Desk): void {
  const at = decided(desk, `weather ${dayOf(desk.game)}`, () => String(between(desk, 0, weatherWords.length - 1)))
  tellTable(desk, weatherWords[Number(at)] ?? '')
}

/** What lies nearest, in words; the table shows the same with numbers. */
function choices(desk: Desk): void {
  const options = suggestionsFor(desk).map(lowerFirst)
  if (options.length > 0) tellTable(desk, phrase(desk, matterWords, 'could', { what: listOf(options, 'or') }))
  tellTable(desk, phrase(desk, matterWords, 'anything'))
}

/** The last roll of the kind that was asked for, else the last one. */
function roll(desk: Desk, { words }: TableQuestion): void | Promise<void> {
  const { rolled } = desk.memory
  const asked = new Set(words.toLowerCase().split(' ').filter(isSkill))
  const last = rolled.findLast(one =>
    one
      .toLowerCase()
      .split(/[ ,:]/u)
      .some(word => asked.has(word as never)),
  )
  const found = last ?? rolled.at(-1)
  if (found === undefined)
    return rules(desk, { kind: 'question', matter: 'rules', words, about: [], manner: [], left: [] })
  tellTable(desk, `The last roll: \`${found}\`.`)
}

/** Who is hurt, and how badly. */
function condition(desk: Desk, question: TableQuestion): void {
  const { words, about } = question
  const one = about.flatMap(({ id }) => heroOf(desk, id) ?? [])
  if (about.length > 0 && one.length === 0) return world(desk, { ...question, form: { asks: 'whether', says: [] } })
  if (one.length > 0 || wordsOf(words).some(word => word === 'hp' || word === 'points'))
    return tellTable(
      desk,
      `${(one.length > 0 ? one : heroesIn(desk.game)).map(hero => `${shortName(hero.name)}: ${bodyText(hero)}`).join('; ')}.`,
    )
  const hurt = heroesIn(desk.game).filter(
    ({ hitPoints, maxHitPoints, life }) => hitPoints < maxHitPoints || life !== 'alive',
  )
  if (hurt.length === 0) return tellTable(desk, phrase(desk, matterWords, 'allWell'))
  const lines = hurt.map(
    ({ name, hitPoints, maxHitPoints, life }) =>
      `${name}: ${life === 'alive' ? `${hitPoints} of ${maxHitPoints}` : life}`,
  )
  tellTable(desk, phrase(desk, matterWords, 'hurt', { what: listOf(lines) }))
}

/** Heard at the table and nowhere else. */
const aside = (desk: Desk): void =>
  tellTable(desk, 'That stays at the table: nobody in the story has heard it. (`/help` lists what the table answers.)')

const answers: Readonly<Record<Matter, (desk: Desk, question: TableQuestion) => void | Promise<void>>> = {
  people,
  met,
  place,
  ways,
  'way-to': wayTo,
  whereabouts,
  'with-us': withUs,
  'who-is': (desk, question) => (personOf(desk, question.about[0]?.id) === undefined ? world : whoIs)(desk, question), // nobody the world knows
  condition,
  belongings,
  'who-has': whoHas,
  'who-can': whoCan,
  coins,
  self,
  spells,
  company,
  hour,
  weather,
  said,
  choices,
  errand,
  known,
  rules,
  clock: clocks,
  roll,
  world,
  aside,
}

export async function answerQuestion(desk: Desk, question: TableQuestion): Promise<void> {
  desk.hasAsked = true // nobody in the story has heard it, so nobody there has a word on it
  await answers[question.matter](desk, question)
}
