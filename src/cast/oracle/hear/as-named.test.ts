/** People by how they look and what they do in a line, and what a hurried hand means by it. */
import { describe, expect, test } from 'vitest'
import { tidied } from '../../../english/tidy.ts'
import { asNamed } from './as-named.ts'
import { hear } from './hear.ts'
import { mill } from './testing/mill.ts'
import type { Hearing, Thing } from '../desk/wishes.ts'

const told = (thing: Thing): Thing =>
  thing.id === 'odo-fenn' ? { ...thing, says: 'A broad halfling in a leather coat. He smiles with all his teeth and has a red beard.' } : thing // prettier-ignore
const yard: Hearing = { ...mill, things: mill.things.map(told) }

const wishesOf = (line: string) => {
  const heard = hear(line, yard)
  return heard.kind === 'wishes' ? heard.wishes : []
}

describe('who is called by what is told of them', () => {
  test.each([
    ['who is the guy with the red beard', 'who is Odo'],
    ['I sit down by the broad man.', 'I sit down by Odo.'],
    ['I nod to the halfling', 'I nod to Odo'],
    ['who is the woman with the red beard', 'who is the woman with the red beard'],
    ['I look for the tall man', 'I look for the tall man'],
    ['Tam draws his knife and looks round', 'I draw my knife and look round'],
    ['I say "Tam draws nothing"', 'I say "Tam draws nothing"'],
    ['Tam, draw', 'Tam, draw'],
    ['can Brand sense any evil here?', 'Brand, can you sense any evil here?'],
  ])('%s', (typed, meant) => {
    expect(asNamed(typed, yard)).toBe(meant)
  })
})

describe('what a hurried hand means', () => {
  test.each([
    ['wait so who is that', 'So who is that'],
    ['I sit at the bar, listening to them', 'I sit at the bar and listen to them'],
    ['use my rope to make a swing', 'Make a swing with my rope'],
    ['I walk over to the wheel', 'I walk to the wheel'],
    ['stay here and guard the boots ok', 'Stay here and guard the boots'],
    ['are you ok', 'Are you ok'],
    ['can I relight it somehow? maybe with fire bolt', 'Can I light it with fire bolt'],
  ])('%s', (typed, meant) => {
    expect(tidied(typed, new Map())).toBe(meant)
  })

  test('what is done to make children laugh is a performance', () => {
    expect(wishesOf('I try to balance a sack on my head to make the kids laugh')).toMatchObject([{ verb: 'perform' }])
  })

  test('a fear that is owned is for friends, and so is what they might all do', () => {
    for (const line of ["I'm scared", 'what if we just leave'])
      expect(hear(line, { ...yard, isInTalk: false })).toMatchObject({ wishes: [{ to: { kind: 'company' } }] })
  })

  test('who takes somebody by the arm leads them, and binds nobody', () => {
    expect(wishesOf('I grab Odo by the arm')).toMatchObject([{ verb: 'lead', roles: { whom: { id: 'odo-fenn' } } }])
  })

  test('thrown in his face it is thrown at him', () => {
    expect(wishesOf('throw the lantern in his face')).toMatchObject([{ roles: { where: { id: 'odo-fenn' } } }])
  })
})
