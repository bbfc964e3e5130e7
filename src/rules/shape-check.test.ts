import { expect, test } from 'vitest'
import type { Json } from '../core/json.ts'
import { faultOfShape } from './shape-check.ts'
import type { Shape } from './shape.ts'

const shape: Shape = {
  kind: 'record',
  about: 'a check',
  fields: {
    who: { kind: 'text', about: 'whose', max: 5 },
    skill: { kind: 'choice', about: 'which', options: ['stealth', 'arcana'] },
    dc: { kind: 'number', about: 'how hard', min: 5, max: 30 },
    secret: { kind: 'flag', about: 'hidden', optional: true },
    helpers: { kind: 'list', about: 'who helps', of: { kind: 'text', about: 'a name' }, max: 2, optional: true },
  },
}
const good = { who: 'Orsa', skill: 'stealth', dc: 12 }

test.each<[string, Json, RegExp]>([
  ['all that is asked for', good, /^nothing is wrong$/],
  ['what may be left out', { ...good, secret: true, helpers: ['Pim', 'Vell'] }, /^nothing is wrong$/],
  ['a list for a record', [good], /record of fields/],
  ['nothing', null, /record of fields/],
  ['a field nobody knows', { ...good, luck: 1 }, /no field "luck"; there are: who, skill/],
  ['the field "constructor"', { ...good, constructor: 1 }, /no field "constructor"/],
  ['one that is missing', { who: 'Orsa', skill: 'stealth' }, /dc is missing: how hard/],
  ['text that is too long', { ...good, who: 'Ottoline' }, /who must be text of at most 5/],
  ['a choice nobody offers', { ...good, skill: 'flying' }, /one of: stealth, arcana/],
  ['a number out of bounds', { ...good, dc: 31 }, /from 5 up to 30/],
  ['a number in words', { ...good, dc: '12' }, /must be a number/],
  ['a word for a flag', { ...good, secret: 'yes' }, /true or false/],
  ['too many', { ...good, helpers: ['a', 'b', 'c'] }, /at most 2 items/],
  ['an item that is none', { ...good, helpers: ['a', 3] }, /helpers, item 2, must be text/],
])('%s', (_, value, fault) => {
  expect(faultOfShape(shape, value) ?? 'nothing is wrong').toMatch(fault)
})
