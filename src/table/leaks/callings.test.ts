/** Who is named by what they are is named all the same. */
import { expect, test } from 'vitest'
import { toCampaign } from '../../campaign/folder/files.ts'
import { Callings, callingsIn } from './callings.ts'
import { findLeaks } from './find-leaks.ts'
import { Holdings } from './holdings.ts'
import { Secrets } from './secrets.ts'

const texts = {
  'npcs/oda-brill.md': '# Oda Brill\n\n**Role**: harbourmaster of Senn\n\n### Secrets (GM only)\n\nShe sank the dredger herself, for the insurance.\n', // prettier-ignore
  'npcs/piet.md': '# Piet Onslow\n\n**Role**: clerk\n',
  'npcs/mads.md': '# Mads Orrin\n\n**Role**: clerk, and a poor one\n',
  'party-knowledge.md': '# Party Knowledge\n\n- The dredger went down in the spring gale\n',
}

const leaksIn = (said: string): number => {
  const secrets = new Secrets()
  secrets.update(toCampaign(texts))
  return findLeaks(said, secrets, new Holdings()).length
}

test('17.4: a secret of somebody is told of her by what she is called, by her office as by her name', () => {
  expect(leaksIn('Oda Brill sank the dredger for the insurance.')).toBeGreaterThan(0)
  expect(leaksIn('The harbourmaster sank the dredger for the insurance.')).toBeGreaterThan(0)
  expect(leaksIn('The harbourmaster stands on the quay and looks at the wreck.')).toBe(0)
})

test('17.4: what two people are names neither, and what somebody is like is no calling', () => {
  const callings = new Callings()
  for (const [path, text] of Object.entries(texts)) callings.put(path, text)
  expect(callings.widened({ stems: ['clerk'], weight: 1 }).stems).toEqual(['clerk'])
  expect(callingsIn('| Madame Oriel | tall, veiled |\n| Idris | muleteer; limps |\n').map(one => one.name)).toEqual([['idri']]) // prettier-ignore
})
