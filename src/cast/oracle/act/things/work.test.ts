/** Laws of a hand laid on something, over what hands do and what stands in three campaigns. */
import { describe, expect, test } from 'vitest'
import rows from '../../../../../content/oracle/works.json' with { type: 'json' }
import sentences from '../../../../../content/oracle/phrases/works.json' with { type: 'json' }
import { isAbility, isSkill } from '../../../../rules/fifth/model/abilities.ts'
import { nounOf } from '../../../../english/noun-phrases.ts'
import { wordsOf } from '../../../../english/tokens.ts'
import { isBase } from '../../../../english/verbs.ts'
import { here } from '../../desk/place.ts'
import { sceneAt, textsIn, type Scene } from '../testing/scene.ts'
import { familyIn, workOf, type Family } from './families.ts'

const families = Object.keys(rows) as Family[] // the keys of those rows

describe('the table of works', () => {
  test('has words for every family, for its failure where there are dice, and a skill the rules know', () => {
    const needed = families.flatMap(family => [
      `work-${family}`,
      ...(workOf(family).hard === undefined ? [] : [`work-${family}No`]),
    ])
    expect(needed.filter(key => !(key in sentences))).toEqual([])
    const skills = families.map(family => workOf(family).skill ?? 'athletics')
    expect(skills.filter(skill => !isSkill(skill) && !isAbility(skill))).toEqual([])
  })

  test('knows its verbs: each is one, and is of one family', () => {
    const all = families.flatMap(family => workOf(family).verbs.split(' '))
    expect(all.filter((verb, at) => all.indexOf(verb) !== at)).toEqual([])
    expect(familyIn('I try to balance a spoon')).toBe('put')
    expect(familyIn('I blow out the lamp')).toBe('snuff')
  })
})

const campaigns = [
  ['content/campaigns/borrowed-water', 'maren-okell'],
  ['test/fixtures/strangers/kestrel-keep', 'odric'],
  ['test/fixtures/strangers/salt-fair', 'isolde-marrack'],
] as const

/** Done to what breathes, or on an instrument. */
const alive: ReadonlySet<Family> = new Set<Family>(['scare', 'calm', 'ride', 'feed', 'kill', 'play'])

/** What is to be seen in the first place, by the last word of its name. */
async function thingsAt(scene: Scene): Promise<readonly string[]> {
  await scene.say('look around')
  const features = here(scene.desk())
    .features.slice(0, 2)
    .flatMap(({ name }) => wordsOf(name).findLast(word => word.length > 3 && !isBase(word)) ?? [])
  return [...features, 'stone', 'wall']
}

/** What a keeper's eyes, or something hidden there, may ask for besides. */
const asked = ['stealth', 'perception', 'investigation']

const minuteOf = (scene: Scene): number => scene.desk().game.minute

describe.each(campaigns)('%s', (folder, human) => {
  test('a deed names its thing, leaves something, rolls what its family rolls, and is another the second time', async () => {
    const scene = await sceneAt(textsIn(folder), human, '', 5)
    const things = await thingsAt(scene)
    const broken: string[] = []
    for (const [at, family] of families.entries()) {
      if (alive.has(family)) continue
      const [verb = ''] = workOf(family)
        .verbs.split(' ')
        .filter(one => !one.includes('-') && isBase(one))
      const thing = things[at % things.length] ?? 'stone'
      const line = `I ${verb} the ${thing}`
      const [before, kept] = [minuteOf(scene), scene.desk().memory]
      const { text, rolls } = await scene.say(line)
      if (scene.desk().game.fight !== null || scene.desk().memory.looming !== undefined) return
      const isLeft = minuteOf(scene) > before || scene.desk().memory !== kept || scene.desk().offered.length > 0
      const skills = [workOf(family).skill ?? 'athletics', ...asked].map(one => one.replaceAll('-', ' '))
      const checks = rolls.map(({ purpose }) => purpose.toLowerCase()).filter(purpose => purpose.includes('check'))
      const laws = {
        'names its thing': text.toLowerCase().includes(nounOf(thing)),
        'is a whole sentence': !/undefined|#|\{|\}|the the |\?\?/u.test(text),
        'leaves something': isLeft,
        'rolls what its family rolls': checks.every(purpose => skills.some(one => purpose.includes(one))),
        'is another the second time': (await scene.say(line)).text !== text,
      }
      broken.push(...Object.entries(laws).flatMap(([law, isKept]) => (isKept ? [] : [`${line}: ${law}: ${text}`])))
    }
    expect(broken).toEqual([])
  }, 120_000)
})

describe('what is somewhere else', () => {
  test('is not done to something that is here', async () => {
    const { say, desk } = await sceneAt(textsIn('content/campaigns/borrowed-water'), 'maren-okell', 'well-square')
    const { rolls } = await say('I turn the drain wheel')
    expect(rolls).toEqual([])
    expect(desk().isMissed).toBe(true)
  })
})

describe('orders', () => {
  test.each([
    'Korda, tie the rope to the mule',
    'Dabney, go check the windmill',
    'Ilvane, push the notice board',
    'Korda, go to the chapel and ask about the founder',
    'Dabney, throw a stone at the window',
    'Ilvane, feed the mule',
    'Korda, stand by the well',
    'Dabney, juggle three stones',
    'Ilvane, polish the boat',
    'Korda, look at the ground near the well',
  ])('%s: it is done, or not done for a reason', async line => {
    const { say, desk } = await sceneAt(textsIn('content/campaigns/borrowed-water'), 'maren-okell', 'well-square')
    const { parts, rolls } = await say(line)
    const isDone = rolls.length > 0 || parts.some(({ kind }) => !['said', 'table', 'prose'].includes(kind))
    const isRefused = desk().isMissed || parts.filter(({ kind }) => kind === 'said').length > 1
    expect(isDone || isRefused).toBe(true)
  })
})
