/** A campaign somebody wrote for themselves, in shapes of their own: what of it reaches the players, and how. */
import { describe, expect, test } from 'vitest'
import { worldFrom, personIn, placeIn } from '../../src/cast/oracle/world/world.fixture.ts'
import { coldMill } from './cold-mill.ts'
import { printAll, sitDown } from './sitting.ts'

/** Says the lines in order, and answers what was shown for each of them. */
async function played(lines: readonly string[], seed: number | string = 7): Promise<readonly string[]> {
  const { say } = await sitDown({ texts: coldMill, human: 'tam-rook', seed })
  const shown: string[] = []
  for (const line of lines) shown.push(printAll(await say(line)))
  return shown
}

/** Until it comes to pass: the dice fall as they fall. */
async function until(line: string, sought: RegExp, lead: readonly string[] = []): Promise<string> {
  const { say } = await sitDown({ texts: coldMill, human: 'tam-rook', seed: 3 })
  for (const one of lead) await say(one)
  for (let tries = 0; tries < 12; tries += 1) {
    const shown = printAll(await say(line))
    if (sought.test(shown)) return shown
  }
  throw new Error(`${line} never came to ${sought}`)
}

describe('what is told', () => {
  test('no difficulty stands in what is found, and no heading says it twice', async () => {
    const found = await until('search the trough', /brass button/)
    expect(found).toContain('under the leaves, lies a **brass button')
    expect(found).not.toMatch(/DC 10 Perception\)|\*\*At the bottom|Button\.\*\*/)
    const world = worldFrom(coldMill)
    expect(placeIn(world, 'thornwick').hidden.map(({ text }) => text)).toEqual([
      "At the bottom of the trough, under the leaves, lies a brass button of the miller's coat",
      'Somebody has sawn half through the pump handle.',
    ])
    expect(placeIn(world, 'thornwick').hidden.map(({ dc, skill }) => `${skill} ${dc}`)).toEqual([
      'perception 10',
      'investigation 16',
    ])
  })

  test('people are told of in sentences, and speak for themselves', async () => {
    const [talked = ''] = await played(['talk to Bettany'])
    expect(talked).not.toContain('Customers, at last')
    expect(talked).toContain('> **Bettany Cole**: "The wheel stopped at midnight, to the minute."')
    const { shown } = await sitDown({ texts: coldMill, human: 'tam-rook', seed: 7 })
    expect(printAll(shown)).toContain('Bettany is tall and freckled, in a leather apron.')
  })

  test('who is listed without a page is there, and who is many is nobody to talk to', async () => {
    const world = worldFrom(coldMill)
    expect(world.people.map(({ name }) => name)).toEqual(['Bettany Cole', 'Garrick Sloe', 'The blind fiddler'])
    expect(world.factions.map(({ name }) => name)).toContain("The Millers' Guild")
    expect(personIn(world, 'bettany-cole').callings).not.toContain('somebody is dying')
    const [talked = ''] = await played(['talk to the fiddler'])
    expect(talked).toContain('> **The blind fiddler**:')
  })

  test('what stands there has a name, and what leads on is a way', () => {
    const { features, exits } = placeIn(worldFrom(coldMill), 'thornwick')
    expect(features.map(({ name }) => name)).toEqual(['The Pump', 'stone trough', 'Two geese'])
    expect(exits.map(({ name, to }) => `${name} > ${to}`)).toEqual(['cart track > the-cold-mill'])
  })
})

describe('looking for things', () => {
  test('one thing is searched for what it hides, by the skill that finds it', async () => {
    const [pump = ''] = await played(['search the pump'])
    expect(pump).toMatch(/Investigation check/i)
    expect(pump).not.toMatch(/Perception check|brass button/i)
    const [geese = ''] = await played(['search the geese'])
    expect(geese).not.toMatch(/\bcheck\b|brass button|sawn/i)
  })

  test('what is locked keeps what it holds until it is open', async () => {
    const [, searched = '', all = ''] = await played(['go to the mill', 'search the flour chest', 'search'])
    expect(searched).toMatch(/locked/i)
    expect(searched).toContain('Open the Flour Chest')
    expect(all).not.toContain('ledger')
    const opened = await until('open the flour chest', /ledger/, ['go to the mill'])
    expect(opened).toContain('In the flour chest is a **ledger**')
  })

  test('a lid that only the text speaks of can be opened too', async () => {
    const [, tried = ''] = await played(['go to the mill', 'open the trapdoor'])
    expect(tried).toMatch(/Thieves' Tools Check/)
  })
})
