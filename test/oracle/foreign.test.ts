/** A campaign somebody wrote for themselves, in shapes of their own: what of it reaches the players, and how. */
import { describe, expect, test } from 'vitest'
import { worldFrom, personIn, placeIn } from '../../src/table/testing/worlds.ts'
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
    expect(searched).toContain('Open the Flour Chest')
    expect(all).not.toContain('ledger')
    const { say } = await sitDown({ texts: coldMill, human: 'tam-rook', seed: 3 })
    await say('go to the mill')
    let found = ''
    for (let tries = 0; tries < 12 && !found.includes('ledger'); tries += 1)
      found += printAll(await say(tries % 2 === 0 ? 'open the flour chest' : 'search the flour chest'))
    expect(found).toContain('In the flour chest is a **ledger**')
  })

  test('a lid that only the text speaks of can be opened too', async () => {
    const [, tried = ''] = await played(['go to the mill', 'open the trapdoor'])
    expect(tried).toMatch(/Thieves' Tools Check/)
  })
})

describe('who does it', () => {
  test('an order to a companion is theirs to carry out, by their own sheet', async () => {
    const [, picked = '', blessed = '', had = ''] = await played([
      'go to the mill',
      'Pip, pick the lock of the chest',
      'Ondine, cast guidance on me',
      'have Pip search the millstone',
    ])
    expect(picked).toContain('> **Tam**: "Pip, pick the lock of the chest."')
    expect(picked).toMatch(/Pip Lark Thieves' Tools Check/)
    expect(blessed).toMatch(/\*guidance\*/)
    expect(blessed).not.toMatch(/you ondine/i)
    expect(had).toMatch(/^Pip searches/m)
  })

  test('while one does this, another does that', async () => {
    const [, shown = ''] = await played(['go to the mill', 'I distract Garrick while Pip steals his purse'])
    expect(shown).toMatch(/Tam Rook Deception Check/)
    expect(shown).toMatch(/Pip Lark Sleight of Hand Check/)
  })

  test('what is asked of a friend stays a question, and what is bidden is heard', async () => {
    const [asked = '', bidden = ''] = await played(['Pip, what do you think?', 'Pip, stay here'])
    expect(asked).toMatch(/> \*\*Tam\*\*: ".*what do you think\?"\s+> \*\*Pip Lark\*\*:/i)
    expect(bidden).toContain('> **Tam**: "Pip, stay here."')
    expect(bidden).not.toMatch(/You wait/)
  })
})

describe('at the table', () => {
  test('what is said out of character is answered, and nobody in the story hears it', async () => {
    const [, , rolled = '', rule = '', note = ''] = await played([
      'talk to Bettany',
      'search the pump',
      'ooc: what DC was that investigation check?',
      '(out of character: how does stealth work?)',
      '((back in a minute))',
    ])
    expect(rolled).toMatch(/The last roll: `Tam Rook, Investigation Check \(DC \d+\)/)
    expect(rule).toMatch(/\*\*Stealth\.\*\* .*SRD/s)
    expect(note).toContain('stays at the table')
    expect([rolled, rule, note].join(' ')).not.toContain('> **')
  })
})

describe('who and where is meant', () => {
  test('a pronoun means somebody who is here', async () => {
    const [, , asked = ''] = await played(['talk to Bettany', 'go to the mill', 'ask him about the miller'])
    expect(asked).toContain('Garrick')
    const [, , , again = ''] = await played([
      'talk to Bettany',
      'go to the mill',
      'go back to thornwick',
      'ask her whether anyone rents a room and never eats',
    ])
    expect(again).toMatch(/ask (?:her|Bettany(?: Cole)?) whether anyone rents a room and never eats\./)
    expect(again).not.toContain('Never eats')
  })

  test('back is where one came from, unless the words say where', async () => {
    const [, down = '', back = ''] = await played(['look', 'go down', 'back'])
    expect(down).toContain('The wheel hangs still')
    expect(back).toMatch(/Thornwick/)
    expect((await played(['go to the mill', 'back to thornwick'])).at(-1)).toMatch(/Thornwick/)
  })
})

describe('talk and trade', () => {
  test('each of two things is bought, or it is said why not', async () => {
    const [, shown = ''] = await played(['talk to Bettany', 'buy a healing potion and 50 feet of rope'])
    expect(shown).toMatch(/potion of healing[\s\S]*50 gold[\s\S]*rope, hempen/i)
  })

  test('a bed that somebody speaks of can be had for what they say', async () => {
    const [taken = ''] = await played(['take a room for the night'])
    expect(taken).toMatch(/4 silver/)
  })

  test.each([
    ['Hello!', '> **Tam**: "Hello!"'],
    ['Tell me about the pump, Bettany.', '> **Tam**: "Tell me about the pump'],
    ['have you been to the coast before?', '> **Tam**: "Have you been to the coast before?"'],
    ['I want to know what it is.', '> **Tam**: "I want to know what it is."'],
    ['tell her that Ondine is sorry', 'that Ondine is sorry.'],
    ['tell the others to stay behind me and be quiet', 'tell the others to stay behind you and be quiet.'],
  ])('%s', async (line, told) => {
    const [, shown = ''] = await played(['talk to Bettany', line])
    expect(shown).toContain(told)
  })

  test('who goes to somebody goes where they are, and says it there', async () => {
    const lines = ['go to the mill', 'back', 'go to Garrick and tell him that the wheel is broken']
    expect((await played(lines)).at(-1)).toMatch(
      /Cold Mill[\s\S]*tell (?:him|Garrick(?: Sloe)?) that the wheel is broken\./,
    )
  })

  test('a prayer is prayed, not told to whoever stands there', async () => {
    const [, prayed = ''] = await played(['talk to Bettany', 'say the evening prayer'])
    expect(prayed).toContain('prayer')
    expect(prayed).not.toContain('> **Tam**')
  })
})

test('what was found can be shown, though nobody carries it off', async () => {
  const { say } = await sitDown({ texts: coldMill, human: 'tam-rook', seed: 3 })
  let found = ''
  for (let tries = 0; tries < 12 && !found.includes('sawn'); tries += 1) found = printAll(await say('search the pump'))
  const shown = printAll(await say('show Bettany the pump handle'))
  expect(shown).toContain('> **Bettany Cole**:')
  expect(shown).not.toMatch(/no trick to it|no harm/)
})

test('who goes to somebody to ask them something asks it there', async () => {
  const lines = [
    'talk to Bettany',
    'go to the mill',
    'go to Bettany and ask her about the wheel',
    'I want a bed for the night',
  ]
  const [, , asked = '', bed = ''] = await played(lines)
  expect(asked).toMatch(/Thornwick[\s\S]*midnight/)
  expect(bed).toMatch(/(?:4|four) silver/)
})

test('a weapon is no foe, and a road is followed by walking', async () => {
  const [struck = '', shot = '', followed = ''] = await played([
    'attack the nearest one with my longsword',
    'shoot with my crossbow',
    'we follow the track to the mill',
  ])
  expect(struck).not.toMatch(/longsword/)
  expect(shot).not.toMatch(/1\. (?:I|shoot) /)
  expect(followed).toContain('The wheel hangs still')
})
