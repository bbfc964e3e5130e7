import { expect, test } from 'vitest'
import { placeIn, worldFrom } from '../../../table/testing/worlds.ts'

const place = (name: string, more: string): string =>
  `# ${name}\n\n**Region**: The Vale\n\n## Overview\nA place.\n\n${more}`

test('places of a region whose pages tell of no way are reached from each other; who tells of one has only that', () => {
  const world = worldFrom({
    'locations/ford.md': place('The Ford', '## Exits\n- **the lane** to The Barn: Mud.\n'),
    'locations/barn.md': place('The Barn', ''),
    'locations/bridge.md': place('The Bridge', '## Exits\n- **the steps** to The Kiln: Stone.\n'),
    'locations/kiln.md': place('The Kiln', ''),
  })
  const ways = (id: string): readonly string[] => placeIn(world, id).exits.map(({ to }) => to)
  expect(ways('barn')).toEqual(['ford', 'kiln'])
  expect(ways('kiln')).toEqual(['bridge', 'barn'])
  expect(ways('ford')).toContain('barn')
  expect(ways('ford')).not.toContain('kiln')
})
