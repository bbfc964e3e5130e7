/** What comes of a deed: dice and words agree, nothing is claimed that did not happen, and who acts is who pays. */
import { describe, expect, test } from 'vitest'
import { coldMill } from './cold-mill.ts'
import { gullRock } from './gull-rock.ts'
import { after as played, printAll, sitDown, textsUnder } from './sitting.ts'

const texts = textsUnder('content/campaigns/borrowed-water')

const after = (lines: readonly string[], human = 'maren-okell', seed = 5): Promise<string> =>
  played({ texts, human, seed }, lines)

const claims = /It works|done without trouble|no trick to it|as one would expect|Clean, quick, done|And it holds/

describe('what cannot be done is not told as done', () => {
  test.each([
    ['drink a healing potion', /(?:has|no sign of) the healing potion/i],
    ['turn the floor wheel', /no sign of the floor wheel|floor wheel is not|no floor wheel/i],
    ['use the assay key on the gate', /(?:has|no sign of) the assay key/i],
    ['kill the mule', /mule/i],
    ['stroke the mule', /mule/i],
  ])('%s', async (line, answer) => {
    const shown = await after([line])
    expect(shown).toMatch(answer)
    expect(shown).not.toMatch(claims)
    expect(shown).not.toMatch(/Perception/)
  })

  test('to try a place is to go there', async () => {
    expect(await after(["let's try the inn"])).toMatch(/The Full Pail is a long warm room/)
    expect(await after(['go to the inn', 'try the well square instead'])).toMatch(/Well Square/)
  })

  test('money is taken out of a purse, or not at all', async () => {
    const shown = await after(['talk to Cobb', 'take his money'])
    expect(shown).toMatch(/Sleight of Hand/)
    expect(shown).toMatch(/silver|hand closes|put that back/)
  })
})

describe('a spell that harms', () => {
  test('is kept where whoever it is for is not there', async () => {
    const sitting = await sitDown({ texts, human: 'ilvane-sorrel', seed: 5 })
    await sitting.say('go to the inn')
    const shown = printAll(await sitting.say('I cast magic missile at Cobb'))
    expect(shown).toMatch(/Cobb Varley is (?:not here|elsewhere)|look for Sergeant Cobb/)
    expect(shown).not.toMatch(/damage/)
    expect(printAll(await sitting.say('cast magic missile'))).toMatch(/nobody is|nobody here/)
  })

  test('is an attack on whoever is', async () => {
    const { say } = await sitDown({ texts, human: 'ilvane-sorrel', seed: 5 })
    const shown = printAll([...(await say('I cast magic missile at Cobb')), ...(await say('1'))])
    expect(shown).toMatch(/Your face says|mean to do|Initiative/)
    expect(shown).toMatch(/Initiative/)
  })
})

describe('locks', () => {
  const lines = ['go to the tower', 'pick the lock', 'pick the lock', 'pick the lock', 'force the door open']
  test('what was opened from one side is open from the other', async () => {
    const shut = {
      ...gullRock,
      'locations/the-lamp-room.md': (gullRock['locations/the-lamp-room.md'] ?? '').replace(
        /(- \*\*the stair\*\* to [^:\n(]+)/,
        "$1 (locked, DC 13 Thieves' Tools)",
      ),
    }
    expect(shut['locations/the-lamp-room.md']).toMatch(/locked/)
    const { say } = await sitDown({ texts: shut, human: 'tilda-brannock', seed: 3 })
    const told: string[] = []
    for (const line of [...lines, 'take the oak door', 'take the oak door', 'take the stair'])
      told.push(printAll(await say(line)))
    expect(told.at(-1)).not.toMatch(/[Ll]ocked/)
  })

  test('a desk that is elsewhere is no reason to try the next best door', async () => {
    const shown = await played({ texts: coldMill, human: 'tam-rook', seed: 3 }, ['pick the reeve’s desk'])
    expect(shown).not.toMatch(/padlock|trapdoor|Thieves/)
  })
})

test('who works at a lock is who is hurt by it, and the dice say who', async () => {
  const told: string[] = []
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const { say } = await sitDown({ texts, human: 'maren-okell', seed })
    for (const line of ["go to the well-keeper's house", 'pick the lock', 'pick the lock'])
      told.push(printAll(await say(line)))
  }
  const all = told.join('\n')
  expect(all).toMatch(/Dabney (?:has the tools|waves you aside)/)
  expect(all).not.toMatch(/a mishap/)
  expect(all).not.toMatch(/Dabney Thrupp Thieves[^\n]*Failure[\s\S]{0,200}Maren Okell Mishap/)
})

test('a narrow failure that still brings something says what it cost', async () => {
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) {
    const shown = await after(['search the mule'], 'maren-okell', seed)
    if (!/Failure/.test(shown) || !/saddle/i.test(shown)) continue
    expect(shown).toMatch(/at a price|not cleanly|nearly miss/)
    return
  }
  expect.unreachable('one of the seeds brings that roll')
})
