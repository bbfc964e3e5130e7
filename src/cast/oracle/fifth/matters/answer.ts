/** Questions to the table, each with its answer: from what is seen, told and written on the sheet, at no cost. */
import { isSkill } from '../../../../rules/fifth/model/abilities.ts'
import { dayOf } from '../../../../rules/fifth/model/world.ts'
import { listOf } from '../../../../english/nouns.ts'
import type { Intent } from '../../understand/intent.ts'
import type { Matter } from '../../understand/matters.ts'
import { pick } from '../chance.ts'
import { keep, type Desk } from '../desk.ts'
import { lowerFirst } from '../nouns.ts'
import { suggestionsFor } from '../../hear/offers.ts'
import { phrase, tell } from '../tell.ts'
import { partOfDay } from '../../../../rules/fifth/model/time.ts'
import { matterWords, rulesAtAll, rulesHelp, weatherWords } from '../words/matters.ts'
import { met, people, place, ways, wayTo } from './around.ts'
import { errand, known, said } from './known.ts'
import { belongings, coins, company, self, spells } from './oneself.ts'

function hour(desk: Desk): void {
  tell(desk, phrase(desk, matterWords, 'hour', { time: partOfDay(desk.game), day: String(dayOf(desk.game)) }))
}

const mostAnswers = 24

/** One sky a day, kept with what else chance has decided. */
function weather(desk: Desk): void {
  const question = `weather ${dayOf(desk.game)}`
  const known = desk.memory.oracle.find(one => one.question === question)?.answer
  const sky = weatherWords[Number(known)] ?? pick(desk, weatherWords) ?? ''
  if (known === undefined) {
    const answer = { question, answer: String(weatherWords.indexOf(sky)) }
    keep(desk, { oracle: [...desk.memory.oracle, answer].slice(-mostAnswers) })
  }
  tell(desk, sky)
}

/** What lies nearest, in words; the table shows the same with numbers. */
function choices(desk: Desk): void {
  const options = suggestionsFor(desk).map(lowerFirst)
  if (options.length > 0) tell(desk, phrase(desk, matterWords, 'could', { what: listOf(options, 'or') }))
  tell(desk, phrase(desk, matterWords, 'anything'))
}

function rules(desk: Desk, { line }: Intent): void {
  tell(desk, rulesHelp.find(([words]) => words.test(line.toLowerCase()))?.[1] ?? rulesAtAll)
}

/** The last roll of the kind that was asked for, else the last one. */
function roll(desk: Desk, { line }: Intent): void {
  const { rolled } = desk.memory
  const words = new Set(line.toLowerCase().match(/\p{L}{4,}/gu))
  const last = rolled.findLast(one =>
    (one.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some(word => isSkill(word) && words.has(word)),
  )
  const found = last ?? rolled.at(-1)
  tell(
    desk,
    found === undefined
      ? 'Nothing was rolled yet. (`/help` lists what the table answers.)'
      : `The last roll: \`${found}\`.`,
  )
}

/** Heard at the table and nowhere else. */
const aside = (desk: Desk): void =>
  tell(desk, 'That stays at the table: nobody in the story has heard it. (`/help` lists what the table answers.)')

const answers: Readonly<Record<Matter, (desk: Desk, intent: Intent) => void>> = {
  people,
  met,
  place,
  ways,
  'way-to': wayTo,
  belongings,
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
  roll,
  aside,
}

export function answerMatter(desk: Desk, matter: Matter, intent: Intent): void {
  desk.hasAsked = true // nobody in the story has heard it, so nobody there has a word on it
  answers[matter](desk, intent)
}
