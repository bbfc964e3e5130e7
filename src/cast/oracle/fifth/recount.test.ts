import { expect, test } from 'vitest'
import { recounted } from './recount.ts'

test('an evening is looked back on in a few sentences, not in a list', () => {
  expect(
    recounted([
      'It began at the Harbour.',
      'The party came to the Mill.',
      'The party met Hanne Brock.',
      'The party came to the Old Light.',
      'At the Old Light something came to light: the brass key.',
      'The party opened the stair at the Old Light.',
      'The party used the lens on the lamp.',
      'Dark Nights: done.',
      'Tilda reached level 2.',
      'Aldric reached level 2.',
      'It ended: The Light Rekindled.',
    ]).join(' '),
  ).toBe(
    'It began at the Harbour. The party came to the Mill and the Old Light, and met Hanne Brock. They opened the stair at the Old Light and used the lens on the lamp. What came to light: the brass key. *Dark Nights* is done. Tilda and Aldric reached level 2. It ended: The Light Rekindled.',
  )
  expect(recounted(['The party met Hanne Brock.'])).toEqual(['The party met Hanne Brock.'])
})
