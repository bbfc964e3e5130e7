/** `gloam rules` answers questions: the page, the paragraph, and nothing where the rules have nothing. */
import { expect, test } from 'vitest'
import { classes } from '../../src/rules/fifth/data/classes.ts'
import { findRules } from '../../src/rules/fifth/reference/find.ts'
import { firstList, secondList, thirdList } from './questions-by-players.ts'
import { fifthList, fourthList } from './questions-fresh.ts'
import { sloppy } from './questions-sloppy.ts'
import { type Asking, byOthers, fresh, heldBack, tuned } from './questions.ts'

function isAnswered([question, about, says]: Asking): boolean {
  const [first] = findRules(question)
  if (about === null) return first === undefined
  return first !== undefined && about.test(`${first.title} ${first.citation}`) && says.test(first.passage ?? first.text)
}

const missed = (list: readonly Asking[]): readonly string[] =>
  list.filter(asking => !isAnswered(asking)).map(([question]) => question)

test('13.14 questions the search was tuned with are answered', () => expect(missed(tuned)).toEqual([]))
test('13.14 questions that were held back are answered', () => expect(missed(heldBack)).toEqual([]))
test('13.14 questions written afterwards are answered, but for those no page bears the name of', () =>
  expect(missed(fresh)).toEqual(['how fast is a horse']))

test('13.14 questions of somebody else are answered', () => expect(missed(byOthers)).toEqual([]))

test('13.14 a first list by players is answered', () => expect(missed(firstList)).toEqual([]))

test('13.14 a second list is answered', () => expect(missed(secondList)).toEqual([]))

test('13.14 a third list is answered', () => expect(missed(thirdList)).toEqual([]))

test('13.14 a fourth list is answered', () => expect(missed(fourthList)).toEqual([]))
test('13.14 what was missed of a fifth is answered', () => expect(missed(fifthList)).toEqual([]))

/** What stands beside the best answer because it is as good, is compared with it or bears on it, is told too. */
function isTold([question, about, says]: Asking): boolean {
  const told = findRules(question).filter(({ isAnswer, fit }) => isAnswer === true || fit >= 84)
  if (about === null) return told.length === 0
  return told.some(({ title, passage, text }) => about.test(title) && says.test(passage ?? text))
}

test('13.14 short and sloppy questions are answered', () =>
  expect(sloppy.filter(asking => !isTold(asking)).map(([question]) => question)).toEqual([]))

test('13.14 every class has its table, twenty levels of it', () => {
  const rows = classes.map(
    ({ name }) =>
      findRules(name)
        .find(({ kind }) => kind === 'class')
        ?.text.match(/^- Level \d+: proficiency \+\d/gm)?.length,
  )
  expect(rows).toEqual(classes.map(() => 20))
  expect(findRules('how many spell slots does a 5th level wizard have')[0]?.passage).toMatch(
    /^- Level 5: .*spell slots 4 of 1st, 3 of 2nd, 2 of 3rd/,
  )
})

test('13.14 a line of a hundred thousand letters is asked in no time', () => {
  const began = performance.now()
  findRules('how many hit points '.repeat(5000))
  expect(performance.now() - began).toBeLessThan(3000)
})
