/** Who waits for a deed is not met by coming in, and where people go about their day nothing is left to chance. */
import { expect, test } from 'vitest'
import { coldMill } from './cold-mill.ts'
import { sitDown, type Texts } from './sitting.ts'

const human = 'tam-rook'

const { 'npcs/garrick-sloe.md': garrick = '', ...empty } = coldMill

const mill = (encounter: string): string => `# The Cold Mill

**Type**: Mill

## Overview
The wheel hangs still over a race that has not run dry.

## Exits
- **the cart track** to Thornwick: Up through the alders.

## Encounters
${encounter}
`

/** Whether anything looms on coming to the mill, for each of some seeds. */
async function metAtTheMill(encounter: string, people: Texts = {}): Promise<readonly boolean[]> {
  const texts = { ...empty, ...people, 'locations/the-cold-mill.md': mill(encounter) }
  const met = async (seed: number): Promise<boolean> => {
    const { say } = await sitDown({ texts, human, seed })
    const shown = await say('go to the mill')
    return shown.some(event => event.type === 'narrative' && event.parts?.some(({ kind }) => kind === 'fight'))
  }
  return Promise.all(Array.from({ length: 8 }, (_, seed) => met(seed)))
}

const peopled = { 'npcs/garrick-sloe.md': garrick }

test('14.2 what is only possible is met by some who come, and by nobody where somebody stands about', async () => {
  expect(await metAtTheMill('**Likely**: 2 giant rats on the beams.')).toContain(true)
  expect(await metAtTheMill('**Likely**: 2 giant rats on the beams.', peopled)).not.toContain(true)
  expect(await metAtTheMill('**Always**: 2 giant rats come off the beams.', peopled)).not.toContain(false)
}, 60_000)

test.each(['bite anyone who searches the beams', 'come down if disturbed', 'come down on night 3, at eleven'])(
  '14.2 rats that %s are not met by coming in',
  async habit => {
    expect(await metAtTheMill(`**Likely**: 2 giant rats ${habit}.`)).not.toContain(true)
  },
  60_000,
)
