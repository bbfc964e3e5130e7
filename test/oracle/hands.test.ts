import { expect, test } from 'vitest'
import type { FifthWorld } from '../../src/rules/fifth/model/world.ts'
import { sitDown, textsUnder, type Sitting } from './sitting.ts'

const borrowedWater = textsUnder('content/campaigns/borrowed-water')

const carriedBy = ({ table }: Sitting): readonly string[] =>
  Object.values((table.standing.world as unknown as FifthWorld).creatures).flatMap(({ items }) =>
    items.map(({ name }) => name),
  )

test.fails('who says "take the key" hands it over', async () => {
  const sitting = await sitDown({ texts: borrowedWater, human: 'maren-okell', seed: 3 })
  await sitting.say('go to the weighhouse')
  await sitting.say('talk to Iddo')
  await sitting.say('persuade Iddo to help us find Lisbet')
  expect(carriedBy(sitting)).not.toContain('Assay Key')
  const shown = await sitting.say('ask Iddo about the assay key')
  expect(shown.flatMap(event => (event.type === 'narrative' ? [event.text] : [])).join('\n')).toContain(
    'Iddo Pell hands over the Assay Key.',
  )
  expect(carriedBy(sitting)).toContain('Assay Key')
  await sitting.table.close()
})
