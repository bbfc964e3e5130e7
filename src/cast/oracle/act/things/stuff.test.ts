import { expect, test } from 'vitest'
import rows from '../../../../../content/oracle/stuffs.json' with { type: 'json' }
import phrases from '../../../../../content/oracle/phrases/stuffs.json' with { type: 'json' }

test('14.3: whatever a thing is made of can be tasted, smelt and felt', () => {
  const missing = Object.keys(rows).flatMap(stuff =>
    ['taste', 'smell', 'touch'].map(sense => `${sense}-${stuff}`).filter(key => !(key in phrases)),
  )
  expect(missing).toEqual([])
})

test('14.3: a word is one stuff and no other', () => {
  const words = Object.values(rows).flatMap(list => [...new Set(list)])
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
})
