import { expect, test } from 'vitest'
import { indexNames } from './index-of-names.ts'
import { partyMember } from './party-member.ts'

const index = indexNames([
  { kind: 'party', fileName: 'tilda-brannock.md', text: '# Tilda Brannock\n' },
  { kind: 'party', fileName: 'pim.md', text: '# Pim\n' },
  { kind: 'npcs', fileName: 'tilde.md', text: '# Tilde\n' },
])

test.each([
  ['Tilda', 'tilda-brannock'],
  ['tilda branock', 'tilda-brannock'],
  ['Tilde', undefined], // somebody else
  ['Tim', undefined], // too short to be sure
  ['the baker', undefined],
])('13.9 who is meant by %s', (asked, id) => {
  const found = partyMember(index, asked)
  expect(found.kind === 'one' ? found.name.id : undefined).toBe(id)
})
