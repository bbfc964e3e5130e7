import { expect, test } from 'vitest'
import { eitherOf, polarOf, shortly, stated } from './polar.ts'

const told = (question: string, isYes: boolean): readonly [string, string] => {
  const polar = polarOf(question)
  return polar === undefined ? ['', ''] : [shortly(polar, isYes), stated(polar, isYes)]
}

test.each([
  ['do they ever talk in their sleep?', 'they do', 'they do talk in their sleep'],
  ['is the bread fresh?', 'it is', 'the bread is fresh'],
  ['do the lamps usually go out?', 'they do', 'the lamps do usually go out'],
  ['are you married?', 'I am', 'I am married'],
  ['is there a back door?', 'there is', 'there is a back door'],
  ['can I reach it from here?', 'you can', 'you can reach it from here'],
  ['has the rain stopped?', 'it has', 'the rain has stopped'],
])('%s: yes', (question, short, whole) => expect(told(question, true)).toEqual([short, whole]))

test.each([
  ['is it still warm?', 'it is not', 'it is not warm any more'],
  ['is there a back door?', 'there is not', 'there is no back door'],
  ['does it hum again', 'it does not', 'it does not hum again'],
  ['did the old mule bite anyone?', 'it did not', 'the old mule did not bite anyone'],
  ['are there any tracks?', 'there are not', 'there are no tracks'],
])('%s: no', (question, short, whole) => expect(told(question, false)).toEqual([short, whole]))

test('what is asked with an or is one of two', () => {
  const polar = polarOf('is it sea salt or something else?')
  expect(polar && eitherOf(polar)).toEqual(['sea salt', 'something else'])
  expect(polarOf('where is it?')).toBeUndefined()
})
