import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seedRng } from '../../../core/random.ts'
import type { BladesEvent } from '../model/events.ts'
import { fold } from '../model/fold.ts'
import { blades } from '../index.ts'
import { readClocks, writeClocks } from './clocks.ts'
import { readCrew, writeCrew } from './crew.ts'
import { openWorld } from './open.ts'
import { readScoundrel, writeScoundrel } from './scoundrel.ts'

const wren = `# Wren Tallow

**Archetype:** Lamplighter | **Pronouns:** she
**Vice:** Cards (the back room at Pell's)

Her own words, kept as they are: **bold**, and a | bar.

## Status

**Stress:** 3/9
**Trauma:** None
**Harm:** 1 Winded
**Stash:** 2

## Actions

- Prowl: 2
- Sway ●
- Attune (1)

## Abilities

- Never lost in the dark
`

const crew = `# The Late Post

**Kind:** thieves   **Tier:** 1
**Heat:** 2/10 | **Wanted:** 0/4 | **Coin:** 4

## Assets

- a borrowed seal
`

const clocks = `# Clocks

| Clock | Kind | Filled | Shown | When full |
| --- | --- | --- | --- | --- |
| The Inspector's Patience | threat | 1/6 | yes | severe: She comes herself. |
| A Quiet Coup | faction (The Ferrymen) | 2/8 | no | attack: The Ferrymen |
`

const campaign = { 'party/wren.md': wren, 'crew.md': crew, 'clocks.md': clocks }

test('a sheet is read as people write it', () => {
  expect(readScoundrel(wren, '')).toMatchObject({
    name: 'Wren Tallow',
    archetype: 'Lamplighter',
    pronouns: 'she',
    vice: { kind: 'Cards', purveyor: "the back room at Pell's" },
    stress: 3,
    trauma: [],
    harm: [{ level: 1, what: 'Winded' }],
    dots: { prowl: 2, sway: 1, attune: 1 },
    abilities: ['Never lost in the dark'],
    stash: 2,
  })
})

test('15: what is read and written again is the same text', () => {
  const sheet = readScoundrel(wren, '')
  expect(sheet && writeScoundrel(wren, sheet)).toBe(wren)
  expect(writeCrew(crew, readCrew(crew))).toBe(crew)
  expect(writeClocks(clocks, readClocks(clocks))).toBe(clocks)
})

test('15: whatever stands on a page, a page that is read and written again is the same text', () => {
  const piece = fc.constantFrom(
    '**Stress:** 4/9',
    '**Stress**: x',
    '**',
    '## Actions',
    '- Prowl: 2',
    '- None',
    '| a | b |',
    '# T',
    '',
    '**Coin:**',
    '**Heat:** 3 | **Tier:** 2',
    '\r',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 24 }), lines => {
      const text = lines.join('\n')
      const one = readScoundrel(text, 'x')
      expect(one ? writeScoundrel(text, one) : text).toBe(text)
      expect(writeCrew(text, readCrew(text))).toBe(text)
      expect(writeClocks(text, readClocks(text))).toBe(text)
    }),
  )
})

test('a change touches its own value and no other byte', () => {
  const event: BladesEvent = { type: 'stress-changed', who: 'wren', from: 3, to: 5, reason: '' }
  const edits = blades.edits(event, campaign)
  expect(edits).toEqual({ 'party/wren.md': wren.replace('3/9', '5/9') })
  const cooler: BladesEvent = { type: 'heat-changed', from: 2, to: 0, reason: '' }
  expect(blades.edits(cooler, campaign)).toEqual({ 'crew.md': crew.replace('2/10', '0/10') })
  const tick: BladesEvent = { type: 'clock-ticked', clock: 'a_quiet_coup', from: 2, to: 3, reason: '' }
  expect(blades.edits(tick, campaign)).toEqual({ 'clocks.md': clocks.replace('2/8', '3/8') })
})

test('what the files say after an event is what the world holds', () => {
  const events: readonly BladesEvent[] = [
    { type: 'stress-changed', who: 'wren', from: 3, to: 9, reason: '' },
    { type: 'trauma-gained', who: 'wren', scar: 'cold', reason: '' },
    { type: 'harmed', who: 'wren', harm: { level: 2, what: 'Broken hand' }, reason: '' },
    { type: 'dot-gained', who: 'wren', action: 'hunt', to: 1 },
    { type: 'ability-gained', who: 'wren', ability: 'Second sight' },
    { type: 'coin-changed', from: 4, to: 7, reason: '' },
    { type: 'asset-gained', asset: 'a skiff' },
    { type: 'clock-removed', clock: 'the_inspector_s_patience', reason: '' },
  ]
  let files: Readonly<Record<string, string>> = campaign
  let { world } = openWorld(campaign)
  for (const event of events) {
    world = fold(world, event)
    files = { ...files, ...blades.edits(event, files) }
  }
  const again = openWorld(files).world
  const plain = (scoundrel: (typeof world.scoundrels)[string] | undefined) => ({
    ...scoundrel,
    trauma: scoundrel?.trauma.map(scar => scar.toLowerCase()),
  })
  expect(plain(again.scoundrels['wren'])).toEqual(plain(world.scoundrels['wren']))
  expect([again.crew, again.clocks]).toEqual([world.crew, world.clocks])
})

test('15: a page that is no sheet does not play, and is told', () => {
  const { world, warnings } = openWorld({ ...campaign, 'party/notes.md': '# Notes\n\nBring rope.\n' })
  expect(Object.keys(world.scoundrels)).toEqual(['wren'])
  expect(warnings).toMatchObject([{ path: 'party/notes.md' }])
})

test('play begins with five dice and a scene', () => {
  const begin = blades.moves.find(({ name }) => name === 'begin')
  const done = begin?.run(openWorld(campaign).world, { hook: 'Rain.' }, seedRng(3))
  const world = done?.ok ? done.value.events.reduce(fold, openWorld(campaign).world) : undefined
  expect(world?.pool).toHaveLength(5)
  expect(world?.phase.kind).toBe('playing')
})
