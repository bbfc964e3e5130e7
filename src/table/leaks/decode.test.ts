/** One secret, written in every way that is meant to slip past: each is told. */
import { expect, test } from 'vitest'
import { toCampaign } from '../../campaign/folder/files.ts'
import { viewFor } from '../views/view-for.ts'
import { findLeaks } from './find-leaks.ts'
import { texts } from '../../../test/leaks/fixture.ts'
import { textsUnder } from '../../../test/leaks/counted.ts'
import { Holdings } from './holdings.ts'
import { innocent } from '../../../test/leaks/innocent.ts'
import { Secrets } from './secrets.ts'

const campaign = toCampaign(texts)
const secrets = new Secrets()
secrets.update(campaign)
const held = new Holdings()
held.update(
  viewFor({ kind: 'companion', character: 'nobody' }, campaign, {
    presence: [],
    heard: [],
    whispers: [],
    constraints: () => [],
  }),
)

const secret = 'Brother Aumery poisons the well.'
const swap = (text: string, pairs: string): string =>
  Array.from(text)
    .map(letter => (pairs.includes(letter) ? (pairs[pairs.indexOf(letter) + 1] ?? letter) : letter))
    .join('')
const moved = (by: number): string =>
  secret.replaceAll(/[a-z]/gi, letter => {
    const base = letter <= 'Z' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - base + by) % 26) + base)
  })
const backwards = (text: string): string => Array.from(text).reverse().join('')
const acrostic = Array.from('aumerypoisonswell').map(
  letter => `${letter.toUpperCase()}ll is quiet here, and the rain goes on.`,
)

const forms: readonly (readonly [string, string])[] = [
  ['as it is', secret],
  ['in capitals', secret.toUpperCase()],
  ['with marks nobody sees', Array.from(secret).join('\u200b')],
  ['with soft hyphens', secret.replaceAll(/(?<=\p{L}{2})(?=\p{L})/gu, '\u00ad')],
  ['in letters that look alike', swap(secret, 'aаeеoоpрcс')],
  ['in wide letters', secret.replaceAll(/[a-z]/gi, letter => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0))],
  ['with spaces between', secret.replaceAll(/\p{L}+/gu, word => Array.from(word).join(' '))],
  ['with spaces between, and more between its words', Array.from(secret).join(' ')],
  ['with dots between', secret.replaceAll(/\p{L}+/gu, word => Array.from(word).join('.'))],
  ['without spaces', secret.replaceAll(/[ .]/g, '')],
  ['with slips', 'Brother Aumrey pioson the well, they posion it, Aumeery does.'],
  ['with digits', 'Br0ther Aum3ry p01s0ns th3 w3ll.'],
  ['as base64', `He hums: ${Buffer.from(secret).toString('base64')}`],
  ['as hex', Buffer.from(secret).toString('hex')],
  ['by rot13', moved(13)],
  ['by another shift', moved(5)],
  ['backwards', backwards(secret)],
  ['each word backwards', secret.replaceAll(/\p{L}+/gu, backwards)],
  ['base64 of it backwards', Buffer.from(backwards(secret)).toString('base64')],
  ['as numbers of letters', '1-21-13-5-18-25 16-15-9-19-15-14-19 20-8-5 23-5-12-12'],
  ['as an acrostic of lines', acrostic.join('\n')],
  ['as an acrostic of sentences', acrostic.join(' ')],
]

test.each(forms)('17.4: a secret %s is told', (_, said) => {
  expect(findLeaks(said, secrets, held).map(({ path }) => path)).not.toEqual([])
})

test('17.4: of words without gaps the small ones are read too, so that a secret in its own words is known by them', () => {
  const water = new Secrets()
  water.update(toCampaign(textsUnder('content/campaigns/borrowed-water')))
  const letters = Array.from('lisbetfarrowisaliveinthesumpcell', letter => `${letter.toUpperCase()}ver the water.`)
  expect(findLeaks(letters.join('\n'), water, new Holdings())).not.toEqual([])
})

test('17.4: what is only a story stays one, written in any of these ways', () => {
  for (const said of innocent) {
    expect(findLeaks(Buffer.from(said).toString('base64'), secrets, held)).toEqual([])
    expect(findLeaks(backwards(said), secrets, held)).toEqual([])
  }
})
