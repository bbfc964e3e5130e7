/** Ideas that nothing covers: they are tried, somebody reacts, and something is kept. */
import { describe, expect, test } from 'vitest'
import rows from '../../../../../content/oracle/ideas.json' with { type: 'json' }
import phrases from '../../../../../content/oracle/phrases/ideas.json' with { type: 'json' }
import { isAbility, isSkill } from '../../../../rules/fifth/model/abilities.ts'
import { ideaKinds } from '../../desk/wishes.ts'
import { deed, idea, sceneAt, textsIn, thing } from '../testing/scene.ts'
import { rowOf, skillOf } from './rows.ts'

const borrowed = textsIn('content/campaigns/borrowed-water')
const square = (seed: string | number = 7) => sceneAt(borrowed, 'dabney-thrupp', 'well-square', seed)
const greatWell = thing('feature', 'The Great Well')
const maren = thing('companion', 'Maren Okell')

describe('the table of ideas', () => {
  test('has a row for every kind, and words for what it comes to', () => {
    expect(Object.keys(rows).toSorted()).toEqual([...ideaKinds].toSorted())
    const tried = ideaKinds.filter(kind => rowOf(kind).deed === undefined && kind !== 'ask-fate')
    const rolled = tried.filter(kind => rowOf(kind).skill !== undefined)
    const keys = [...tried.map(kind => `${kind}Yes`), ...rolled.map(kind => `${kind}No`)]
    expect(Object.keys(phrases)).toEqual(expect.arrayContaining(keys))
  })

  test('rolls only what the rules know', () => {
    for (const kind of ideaKinds) {
      const { skill, skills = {} } = rowOf(kind)
      for (const name of [...(skill === undefined ? [] : [skill]), ...Object.keys(skills)])
        expect(isSkill(name) || isAbility(name)).toBe(true)
    }
  })

  test('takes the skill its words ask for', () => {
    expect(skillOf(rowOf('contest'), 'I challenge her to a drinking match')).toBe('con')
    expect(skillOf(rowOf('show-off'), 'I do a handstand')).toBe('acrobatics')
    expect(skillOf(rowOf('rally'), 'I talk them round')).toBe('persuasion')
  })
})

test('a contest with a friend is against what the friend can do', async () => {
  const { do: play, desk } = await square()
  const { rolls, parts } = await play(idea('contest', 'I challenge Maren to arm wrestling', [maren]))
  expect(rolls[0]?.outcome).toMatch(/DC 15/) // ten and Maren's five
  expect(parts.map(({ kind }) => kind)).toContain('established')
  expect(desk().moments.some(({ who }) => who === 'maren-okell')).toBe(true)
})

test('14.4: the strongest here is whoever looks it, not whoever stands nearest', async () => {
  const { do: play } = await sceneAt(borrowed, 'maren-okell', 'the-full-pail')
  const { text } = await play(idea('contest', 'I challenge the strongest person here', []))
  expect(text).toContain('Ruddock')
})

test('what needs no roll happens, and stays', async () => {
  const { do: play, desk } = await square()
  const { rolls, text } = await play(deed('make', 'I carve my initials into the rim', { where: greatWell }))
  expect(rolls).toEqual([])
  expect(text).toMatch(/You carve your initials into the rim/)
  expect(desk().memory.established).toContainEqual(
    expect.objectContaining({ thing: 'the-great-well', change: 'marked' }) as unknown,
  )
})

test('treason is asked back once, and the others hear of it', async () => {
  const { do: play, desk } = await square()
  const wish = idea('betray', 'I betray the party and sell them to the Pans')
  const first = await play(wish)
  expect(first.rolls).toEqual([])
  expect(desk().memory.established).toEqual([])
  expect(desk().moments[0]?.weight).toBe(3)
  expect((await play(wish)).rolls).toHaveLength(1)
})

test('fate is asked once: the answer stays the answer', async () => {
  const { do: play, desk } = await square()
  const wish = idea('ask-fate', 'I flip a coin to see whether we go to the inn')
  await play(wish)
  const [kept] = desk().memory.oracle
  expect((await play(wish)).text).toContain(kept?.answer)
  expect(desk().memory.oracle).toHaveLength(1)
})

test.each(ideaKinds)('%s is never answered with nothing', async kind => {
  const { do: play } = await square(kind)
  const wish = idea(kind, 'I try something with the well', [greatWell])
  const [first, second] = [await play(wish), await play(wish)]
  expect(first.text).not.toBe('')
  expect(second.text).not.toBe(first.text)
})
