/** In a fight: what is no move costs no turn, whoever is told to do something does it, and nobody kills sleepers unasked. */
import { expect, test } from 'vitest'
import type { Creature } from '../../src/rules/fifth/model/creature.ts'
import { fightAtTable, heroes, type Fought } from './fight-table.ts'
import { after, printAll, sitDown, textsUnder } from './sitting.ts'

const wolves = {
  name: 'The wolves',
  text: '',
  foes: [{ monster: 'Wolf', count: 2 }],
  tier: 'standard',
} as const

const isMine = ({ world }: Fought): boolean => world().fight?.turn?.who === 'tilda-brannock'

async function untilMine(seed: number): Promise<Fought> {
  const party = heroes.slice(0, 3) // nobody to put them to sleep
  const fought = await fightAtTable({ encounter: wolves, seed, party, companions: () => 'I raise my shield.' })
  for (let tries = 0; tries < 3 && !isMine(fought) && !fought.isOver(); tries += 1) await fought.say('raise my guard')
  return fought
}

test('buying and counting are no moves, and cost none', async () => {
  const fought = await untilMine(2)
  const rolled = fought.shown.filter(({ type }) => type === 'rolled').length
  await fought.say('buy a potion of healing')
  await fought.say('count the cores')
  expect(fought.shown.filter(({ type }) => type === 'rolled')).toHaveLength(rolled)
  expect(isMine(fought)).toBe(true)
  expect(fought.told().slice(-2).join(' ')).toMatch(/will keep|no time for that|Later, if/)
})

test('what a companion is told in a fight is theirs to do, not mine', async () => {
  const fought = await untilMine(3)
  const before = fought.events.length
  await fought.say('Wren, attack the wolf!')
  expect(fought.events.slice(before).some(({ type }) => type === 'attack-made')).toBe(false)
  expect(isMine(fought)).toBe(true)
  await fought.say('raise my guard')
  const blows = fought.events.slice(before).flatMap(event => (event.type === 'attack-made' ? [event.who] : []))
  expect(blows).toContain('wren-sallow')
})

test('companions do not kill who sleeps, and where all sleep it can end there', async () => {
  const fought = await fightAtTable({
    encounter: { ...wolves, foes: [{ monster: 'Wolf', count: 1 }] },
    seed: 4,
    party: [
      { name: 'Mira Sol', className: 'Wizard' },
      { name: 'Corin Ash', className: 'Cleric' },
      { name: 'Wren Sallow', className: 'Rogue' },
    ],
  })
  const foes = (): readonly Creature[] => Object.values(fought.world().creatures).filter(({ side }) => side === 'foes')
  const areAsleep = (): boolean =>
    foes().some(({ conditions }) => conditions.some(({ condition }) => condition === 'unconscious'))
  for (let tries = 0; tries < 4 && !areAsleep(); tries += 1) await fought.say('cast sleep at the wolf')
  expect(areAsleep()).toBe(true)
  await fought.say('search the yard')
  expect(fought.isOver()).toBe(true)
  expect(foes().filter(({ life }) => life === 'dead')).toEqual([])
})

test('a beast that is fed and spoken to softly may stop, and then it is over', async () => {
  const ends: string[] = []
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const fought = await untilMine(seed)
    for (let tries = 0; tries < 3 && !fought.isOver(); tries += 1) await fought.say('feed them some meat, good boy')
    ends.push(fought.told().join(' '))
  }
  expect(ends.join('\n')).toMatch(/Hackles sink|growl runs out/)
})

const texts = textsUnder('content/campaigns/borrowed-water')

test('whoever is not in a fight is not struck by it', async () => {
  const { say } = await sitDown({ texts, human: 'ilvane-sorrel', seed: 5 })
  await say('attack Cobb')
  await say('attack Cobb all the same')
  const shown = printAll(await say('cast magic missile at Brother Luth'))
  expect(shown).not.toMatch(/Magic Missile Damage/i)
})

test('an invented yes gives nothing away, and what is there has a place', async () => {
  const asked = await after({ texts, human: 'maren-okell', seed: 4 }, ['is there a spare wheel somewhere?'])
  expect(asked).not.toMatch(/There is a spare wheel/)
  const stools: string[] = []
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8])
    stools.push(await after({ texts, human: 'maren-okell', seed }, ['is there a stool here?']))
  for (const told of stools.filter(text => /There is a stool/.test(text))) expect(told).toMatch(/by the /)
})

test('a lie that is believed changes something', async () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const shown = await after({ texts, human: 'dabney-thrupp', seed }, [
      'talk to Cobb',
      'lie to Cobb that the reeve has sent us to count the pails',
    ])
    if (!/Deception[^\n]*Success/.test(shown)) continue
    expect(shown).toMatch(/> \*\*Sergeant Cobb Varley\*\*: |acts as if it were so|true for/)
    return
  }
  expect.unreachable('one of the seeds brings that roll')
})
