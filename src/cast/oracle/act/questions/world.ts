/** What is asked of the world itself: told from what is known of the thing; what nobody knows chance decides, for good. */
import { matterWords } from '../../content/phrases.ts'
import { isLucky } from '../../desk/chance.ts'
import { keep, type Desk } from '../../desk/desk.ts'
import { phrase, tellTable } from '../../desk/tell.ts'
import type { TableQuestion } from '../../desk/wishes.ts'
import { sentence } from '../../../../english/naming.ts'
import { place, whoIs } from './around.ts'
import { known } from './known.ts'

const mostAnswers = 40

/** Yes or no, and the same again whenever it is asked. */
function whether(desk: Desk, { about, form, words }: TableQuestion): void {
  const question = `world ${[...about.map(({ id }) => id), ...(form?.says ?? [])].join(' ') || words.toLowerCase()}`
  const known = desk.memory.oracle.find(one => one.question === question)?.answer
  const answer = known ?? (isLucky(desk, 50) ? 'yes' : 'no')
  if (known === undefined) keep(desk, { oracle: [...desk.memory.oracle, { question, answer }].slice(-mostAnswers) })
  tellTable(desk, phrase(desk, matterWords, answer === 'yes' ? 'worldYes' : 'worldNo'))
}

export function world(desk: Desk, question: TableQuestion): void {
  const [thing] = question.about
  if (question.form?.isPast === true) return known(desk, question) // what somebody did is not for chance to say
  if (question.form?.asks === 'whether') return whether(desk, question)
  if (thing?.kind === 'person') return whoIs(desk, question)
  if (thing?.says !== undefined) return tellTable(desk, sentence(thing.says))
  place(desk)
}
