/**
 * How much is found, and how little is held back for nothing. The bars stand a little under what was measured; the half that
 * was tuned on is better by nature, and says nothing about sentences nobody has seen.
 */
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toCampaign } from '../../src/campaign/folder/files.ts'
import { viewFor } from '../../src/table/views/view-for.ts'
import { findLeaks } from '../../src/table/leaks/find-leaks.ts'
import { Holdings } from '../../src/table/leaks/holdings.ts'
import { Secrets } from '../../src/table/leaks/secrets.ts'
import { castle } from './castle.ts'
import { textsUnder } from './counted.ts'
import { kites } from './kites.ts'
import { halfOf, type Half, type Measured } from './measured.ts'
import { ninthBell } from './ninth-bell.ts'
import { orchard } from './orchard.ts'
import { saltglass } from './saltglass.ts'
import { standingRoom } from './standing-room.ts'
import { water } from './water.ts'

const quiet = { presence: [], heard: [], whispers: [], constraints: () => [] }

const all: readonly Measured[] = [
  { ...water, texts: textsUnder('content/campaigns/borrowed-water') },
  { ...orchard, texts: textsUnder('test/fixtures/glass-orchard') },
  castle,
  kites,
]

const foreign = '../shared/bench/foreign'
const isThere = existsSync(foreign)

/** Campaigns the rules were not made by: only these sentences of theirs were, and of those the tuned half was looked at. */
const strangers = (): readonly Measured[] => [
  { ...standingRoom, texts: textsUnder('content/campaigns/standing-room') },
  { ...saltglass, texts: textsUnder(`${foreign}/saltglass-vault`) },
  { ...ninthBell, texts: textsUnder(`${foreign}/the-ninth-bell`) },
]

/** For each sentence of a kind, whether it is found to be a leak. */
function foundIn(
  kind: 'blunt' | 'near' | 'innocent',
  half: Half,
  of: readonly Measured[] = all,
): readonly (readonly [string, boolean])[] {
  return of.flatMap(({ texts, listener, ...sentences }) => {
    const campaign = toCampaign(texts)
    const [secrets, held] = [new Secrets(), new Holdings()]
    secrets.update(campaign)
    held.update(viewFor({ kind: 'companion', character: listener }, campaign, quiet))
    return halfOf(sentences[kind], half).map(said => [said, findLeaks(said, secrets, held).length > 0] as const)
  })
}

const partFound = (found: readonly (readonly [string, boolean])[]): number =>
  found.filter(([, isFound]) => isFound).length / found.length

test.each([
  { half: 'tuned', blunt: 0.95, near: 0.8 },
  { half: 'held', blunt: 0.9, near: 0.7 },
] as const)('what tells a secret is found, and nothing else is held back ($half half)', ({ half, blunt, near }) => {
  expect(partFound(foundIn('blunt', half))).toBeGreaterThanOrEqual(blunt)
  expect(partFound(foundIn('near', half))).toBeGreaterThanOrEqual(near)
  const held = foundIn('innocent', half).filter(([, isFound]) => isFound)
  expect(held.slice(2)).toEqual([]) // what a pump drips into, and who buys a round, stand beside secrets
})

test.skipIf(!isThere)(
  '17.4: strangers’ campaigns, told bluntly and in light rewording (needs ../shared/bench/foreign)',
  () => {
    const of = strangers()
    const halves = ['tuned', 'held'] as const
    const told = halves.flatMap(half => [...foundIn('blunt', half, of), ...foundIn('near', half, of)])
    const alarms = halves.flatMap(half => foundIn('innocent', half, of)).filter(([, isFound]) => isFound)
    const found = told.filter(([, isFound]) => isFound).length
    expect(found / told.length).toBeGreaterThanOrEqual(0.75)
    expect(found / (found + alarms.length)).toBeGreaterThanOrEqual(0.97)
    // of 200: he gives it to whom nobody would miss, and the cord stands among what she has counted with it
    expect(alarms.map(([said]) => said).toSorted()).toEqual([
      'Captain Sayle pulls a knotted cord back into her sleeve.',
      'Pasco gives you a room that faces the water.',
    ])
  },
)
