/** What other tables call whoever runs the game: a mark as the whole of a title, and somebody of the story in any other. */
import { expect, test } from 'vitest'
import { authorMarks, isSecretLabel, isSecretTitle } from './marks.ts'

test.each(['Keeper only', "Keeper's notes", 'Referee notes', 'For the Storyteller', 'MC only'])(
  '14.2: %s is kept from players, as a heading and as a label',
  title => {
    expect(isSecretTitle(title, authorMarks)).toBe(true)
    expect(isSecretLabel(title, authorMarks)).toBe(true)
  },
)

test.each(['The Keeper', 'The Lighthouse Keeper', "The Keeper's Cottage", 'The judge only eats fish'])(
  '14.2: %s is somebody or something of the story',
  title => {
    expect(isSecretTitle(title, authorMarks)).toBe(false)
  },
)
