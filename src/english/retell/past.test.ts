import { describe, expect, test } from 'vitest'
import { inPast } from './past.ts'
import { retoldOf } from './third.ts'

const told: readonly (readonly [string, string])[] = [
  ['The door opens and nobody comes.', 'The door opened and nobody came.'],
  ['We go over to the toll board.', 'We went over to the toll board.'],
  ['Maren kneels and looks at the board.', 'Maren knelt and looked at the board.'],
  ['He does not look at the window that faces the hill.', 'He did not look at the window that faced the hill.'],
  ['She has a table for us before we have asked.', 'She had a table for us before we had asked.'],
  ['His boots have red clay on them.', 'His boots had red clay on them.'],
  ['Forty people stand in a line with empty pails.', 'Forty people stood in a line with empty pails.'],
  ['This is Barley, and she came home alone.', 'This was Barley, and she came home alone.'],
  ['Red clay is drying on them.', 'Red clay was drying on them.'],
  ['There is no red clay anywhere in the town.', 'There was no red clay anywhere in the town.'],
  ['Iddo Pell looks at the cap, and then at the floor, and it is over.', 'Iddo Pell looked at the cap, and then at the floor, and it was over.'],
  ['The last ledger is hollow.', 'The last ledger was hollow.'],
  ['He offers chairs, water and help, in that order, and means all three.', 'He offered chairs, water and help, in that order, and meant all three.'],
  ['A horn button lies in the ash.', 'A horn button lay in the ash.'],
  ['Nobody can open it.', 'Nobody could open it.'],
  ['I work beside Maren, without being asked.', 'I worked beside Maren, without being asked.'],
  ['The ticking is not the pipe settling.', 'The ticking was not the pipe settling.'],
  ['Something does not fit, and then it does.', 'Something did not fit, and then it did.'],
  ['The fifth has been hit with a hammer.', 'The fifth had been hit with a hammer.'],
  ['We want to stop and look.', 'We wanted to stop and look.'],
  ['Their tally marks still cover the inside walls.', 'Their tally marks still covered the inside walls.'],
  ['The front steps it is; we go.', 'The front steps it was; we went.'],
  ['The ghoul falls and does not get up.', 'The ghoul fell and did not get up.'],
  ['Maren says "You are late," and waits.', 'Maren said "You are late," and waited.'],
  ["The pail in the figure's hands turns a quarter and opens.", "The pail in the figure's hands turned a quarter and opened."],
  ['We find what wants mending, and mend it.', 'We found what wanted mending, and mended it.'],
  ['Under the tag somebody scratches the words DO NOT THAW.', 'Under the tag somebody scratched the words DO NOT THAW.'],
  ['There is a line by his own knife: A. TOLLEN WILL BE GONE, DRINK SLOWLY.', 'There was a line by his own knife: A. TOLLEN WILL BE GONE, DRINK SLOWLY.'],
] // prettier-ignore

describe('told afterwards', () => {
  test.each(told)('%s', (now, then) => {
    expect(inPast(now)).toBe(then)
  })

  test.each(['Saddlebag lining.', 'Tally cuts on the rim of the well stand in rows.'])(
    'says nothing rather than something wrong: %s',
    now => {
      expect(inPast(now)).toBeUndefined()
    },
  )

  test('of ourselves, and of oneself', () => {
    const of = (text: string, pronoun: 'I' | 'we'): string | undefined =>
      inPast(retoldOf(text, { name: pronoun, pronoun }))
    expect(of('You go over to the board, and your lamp shakes.', 'we')).toBe(
      'We went over to the board, and our lamp shook.',
    )
    expect(of('She gives you the cup before you have asked.', 'we')).toBe('She gave us the cup before we had asked.')
    expect(of('You pull yourself up and listen.', 'I')).toBe('I pulled myself up and listened.')
    expect(of('You are alone.', 'I')).toBe('I was alone.')
  })
})
