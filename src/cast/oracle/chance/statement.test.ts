import { expect, test } from 'vitest'
import { asked, told } from './statement.ts'

const both = (question: string): readonly (string | undefined)[] => {
  const what = asked(question)
  return what === undefined ? [] : [told(what, true), told(what, false)]
}

test.each([
  ['Is there a back room?', 'There is a back room.', 'There is no back room.'],
  ['are there any strangers drinking here?', 'There are strangers drinking.', 'There are no strangers drinking.'],
  ['is there anyone in the cellar?', 'There is somebody in the cellar.', 'There is nobody in the cellar.'],
  ['Is there water?', 'There is water.', 'There is no water.'],
  ['is the water still drinkable?', 'The water is drinkable.', 'The water is not drinkable.'],
  ['Are the shutters closed?', 'The shutters are closed.', 'The shutters are not closed.'],
  ['is anyone watching?', 'Somebody is watching.', 'Nobody is watching.'],
  ['is it deep?', 'It is deep.', 'It is not deep.'],
])('%s', (question, yes, no) => {
  expect(both(question)).toEqual([yes, no])
})

test.each(['Is there a way for us to hide?', 'would that work?', 'is he going to attack me?'])(
  '%s is not said back',
  question => {
    expect(both(question)).toEqual([])
  },
)
