import { describe, expect, test } from 'vitest'
import { toCampaign, withFile } from '../../campaign/folder/files.ts'
import { seal } from '../../campaign/secrets/secret.ts'
import { viewFor } from '../views/view-for.ts'
import type { World } from '../views/world.ts'
import { findLeaks } from './find-leaks.ts'
import { texts } from '../../../test/leaks/fixture.ts'
import { Holdings } from './holdings.ts'
import { innocent } from '../../../test/leaks/innocent.ts'
import { leaking } from '../../../test/leaks/leaking.ts'
import { Secrets } from './secrets.ts'

const campaign = toCampaign(texts)
const quiet: World = { presence: [], heard: [], whispers: [], constraints: () => [] }

const secretsOf = (files = campaign): Secrets => {
  const secrets = new Secrets()
  secrets.update(files)
  return secrets
}

const heldBy = (character: string, world = quiet, files = campaign): Holdings => {
  const held = new Holdings()
  held.update(viewFor({ kind: 'companion', character }, files, world))
  return held
}

const secrets = secretsOf()
/** A third player, who has neither of the two sheets. */
const stranger = heldBy('nobody-yet')

describe('what is told', () => {
  test.each(leaking)('%s', (said, path) => {
    expect(findLeaks(said, secrets, stranger).map(leak => leak.path)).toContain(path)
  })

  test('is found in the middle of a page, with the secret and its line', () => {
    const page = `${innocent.slice(0, 20).join(' ')}\n\nBrother Aumery poisons the well.\n\n${innocent.slice(20).join(' ')}`
    expect(findLeaks(page, secrets, stranger)).toMatchObject([
      { how: 'telling', path: 'story-state.md', line: 22, said: 'Brother Aumery poisons the well.' },
    ])
  })
})

describe('what is only a story', () => {
  test.each(innocent)('%s', said => {
    expect(findLeaks(said, secrets, stranger).map(({ path, words }) => `${path}: ${words.join(' ')}`)).toEqual([])
  })

  test('nor is all of it together', () => {
    expect(findLeaks(innocent.join(' '), secrets, stranger)).toEqual([])
  })
})

describe('what somebody holds is no secret to them', () => {
  const past = 'You deserted the river garrison during the siege of Ambry.'

  test('their own past', () => {
    expect(findLeaks(past, secrets, heldBy('pim-hask'))).toEqual([])
    expect(findLeaks(past, secrets, heldBy('orsa-tallow'))).not.toEqual([])
  })

  test('what they heard, and were told alone', () => {
    const told = 'The ferryman drowned nine years ago and has not noticed.'
    const heard = [{ path: 'heard/1', text: seal(told), witnesses: ['pim-hask'] }]
    const whispers = [{ path: 'whisper/1', text: seal('The bell has no clapper.'), to: ['pim-hask'] }]
    const world = { ...quiet, heard, whispers }
    expect(findLeaks(`${told} The bell has no clapper.`, secrets, heldBy('pim-hask', world))).toEqual([])
    expect(findLeaks(told, secrets, heldBy('orsa-tallow', world))).not.toEqual([])
  })

  test('a long page that they heard, any two sentences of it', () => {
    const page = `${innocent.slice(0, 8).join(' ')} A staircase stands behind the oil vats. It leads down to a flooded laboratory. ${innocent.slice(8, 16).join(' ')}`
    const heard = [{ path: 'heard/1', text: seal(page), witnesses: ['pim-hask'] }]
    const said = 'A staircase stands behind the oil vats. It leads down to a flooded laboratory.'
    expect(findLeaks(said, secrets, stranger)).not.toEqual([])
    expect(findLeaks(said, secrets, heldBy('pim-hask', { ...quiet, heard }))).toEqual([])
  })

  test('a whisper is a secret to everybody else', () => {
    const kept = secretsOf()
    kept.keep('whisper/2', seal('You slip the opal ring into your boot before the others look.'))
    expect(findLeaks('Pim has an opal ring in his boot.', kept, stranger)).not.toEqual([])
    expect(findLeaks('Pim has an opal ring in his boot.', secrets, stranger)).toEqual([])
  })
})

test('a file that changes is looked at again, and one that goes is forgotten', () => {
  const kept = secretsOf()
  const said = 'The harper is a basilisk in disguise.'
  expect(findLeaks(said, kept, stranger)).toEqual([])
  const more = withFile(
    campaign,
    'npcs/harper.md',
    '# Harper\n\n### Secrets (GM only)\n\nThe harper is a basilisk in disguise.\n',
  )
  kept.update(more)
  expect(findLeaks(said, kept, stranger)).toHaveLength(1)
  kept.update(withFile(more, 'npcs/harper.md', undefined))
  expect(findLeaks(said, kept, stranger)).toEqual([])
})

describe('a single word', () => {
  const files = withFile(
    campaign,
    'overview.md',
    '# Fen\n\n## Campaign Arc (GM Eyes Only)\n\nQuillon never harms a child. Torches come to the granary, and a tally is kept.\n',
  )

  test.each([
    'We mean no harm.',
    '**Quillon**: "We mean no harm."',
    'Ask Quillon about the tally',
    'A torch goes out.',
  ])('that anybody uses gives nothing away: %s', said => {
    expect(findLeaks(said, secretsOf(files), heldBy('nobody-yet', quiet, files))).toEqual([])
  })

  test('is a leak where it is a name that only secrets have', () => {
    expect(findLeaks('Ask for Varrow', secrets, stranger)).toMatchObject([{ how: 'name', words: ['varrow'] }])
  })

  test('is none any more once its listener has heard the name', () => {
    const heard = [{ path: 'heard/1', text: seal('A man called Varrow came by.'), witnesses: ['pim-hask'] }]
    expect(findLeaks('Ask for Varrow', secrets, heldBy('pim-hask', { ...quiet, heard }))).toEqual([])
  })
})

test('what stands together in the open is no secret, however secret pages repeat it', () => {
  const files = withFile(
    withFile(campaign, 'locations/inn.md', '# The Inn\n\n## Overview\n\nOnions and lamp oil make the air thick.\n'),
    'beats/session-2-beats.md',
    '# Beats\n\nOnions and lamp oil hide the smell of the smugglers.\n',
  )
  const held = heldBy('nobody-yet', quiet, files)
  expect(findLeaks('The air is thick with onions and lamp oil.', secretsOf(files), held)).toEqual([])
  expect(findLeaks('Lamp oil hides the smell of smugglers.', secretsOf(files), held)).not.toEqual([])
})

describe('a journal that grows', () => {
  const path = 'party/pim-hask-journal.md'
  const first = '# Journal\n\n### One\n\nI walked the pier.\n'
  const secret = 'I stole the abbess’s sapphire and sewed it into my mattress.'
  const before = withFile(campaign, path, first)
  const after = withFile(before, path, `${first}\n### Two\n\n${secret}\n`)
  const told = 'Pim stole a sapphire from the abbess and sewed it into a mattress.'

  test('is read from where it was left, and tells the right line', () => {
    const kept = secretsOf(before)
    expect(findLeaks(told, kept, stranger)).toEqual([])
    kept.update(after)
    expect(findLeaks(told, kept, stranger)).toMatchObject([{ path, line: 9 }])
    expect(findLeaks(told, secretsOf(after), stranger)).toMatchObject([{ path, line: 9 }])
  })

  test('is known to its writer', () => {
    expect(findLeaks(told, secretsOf(after), heldBy('pim-hask', quiet, after))).toEqual([])
  })

  test('and is forgotten where it is cut', () => {
    const kept = secretsOf(after)
    kept.update(before)
    expect(findLeaks(told, kept, stranger)).toEqual([])
  })
})
