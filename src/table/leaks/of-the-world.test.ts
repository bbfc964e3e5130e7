import { expect, test } from 'vitest'
import { toCampaign } from '../../campaign/folder/files.ts'
import { findLeaks } from './find-leaks.ts'
import { Holdings } from './holdings.ts'
import { Secrets } from './secrets.ts'

function foundIn(secret: string, said: string): boolean {
  const secrets = new Secrets()
  secrets.update(toCampaign({ 'story-state.md': `# Story State\n\n## Secrets\n\n- ${secret}\n` }))
  return findLeaks(said, secrets, new Holdings()).length > 0
}

const spy = 'The miller Osk is a spy of the Amber Court'
const cult = 'The miller Osk belongs to the Hollow Congregation'
const asylum = 'The heir lives under the name of Mister Grell in the asylum at High Sorrel'
const gate = 'Osk leaves the north gate unlocked on Sundays'

test('17.4: a court is in the world for everybody, and who spies for it is not', () => {
  expect(foundIn(spy, 'The Amber Court has raised the price of salt.')).toBe(false)
  expect(foundIn(spy, 'Osk is spying for the Amber Court.')).toBe(true)
})

test('17.4: a cult that only a secret names is told by its name', () => {
  expect(foundIn(cult, 'Beware of the Hollow Congregation.')).toBe(true)
})

test('17.4: days and titles are nobody’s names, and a town of two words is a town', () => {
  expect(foundIn(gate, 'On Sundays the inn is full.')).toBe(false)
  expect(foundIn(asylum, 'Mister, spare a coin?')).toBe(false)
  expect(foundIn(asylum, 'The coach to High Sorrel leaves at noon.')).toBe(false)
  expect(foundIn(asylum, 'Somebody called Grell asked for you.')).toBe(true)
})

test('17.4: a prince’s land and a band of raiders are heard of, and what somebody has to do with them is not', () => {
  const prince = 'The muleteer Idris was a prince of Mer and killed his uncle'
  expect(foundIn(prince, 'Mer is a long way off.')).toBe(false)
  expect(foundIn(prince, 'Idris was a prince of Mer.')).toBe(true)
  const raiders = 'Teodor opens the gate to the raiders of the Red Kettle'
  expect(foundIn(raiders, 'The Red Kettle have not been on this road for a year.')).toBe(false)
  expect(foundIn(raiders, 'Teodor will open the gate to the Red Kettle.')).toBe(true)
})
