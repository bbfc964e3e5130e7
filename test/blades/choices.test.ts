/** At every choice words that name no option cost nothing and choose nothing: the choice is put again. */
import { expect, test } from 'vitest'
import { scoundrelCast } from '../../src/cast/oracle/blades/cast.ts'
import type { Plan } from '../../src/rules/blades/model/score.ts'
import { optionIn, ownIn } from '../../src/cast/oracle/blades/hear/option.ts'
import { tokensOf } from '../../src/cast/oracle/blades/hear/tokens.ts'
import { requestFor, scoundrelCompanion } from '../../src/cast/oracle/blades/moments.ts'
import { crew, rest, score, trouble } from '../../src/cast/oracle/blades/words.ts'
import type { BladesWorld } from '../../src/rules/blades/model/world.ts'
import type { Ask, Cast, CompanionSees } from '../../src/table/ports.ts'
import { latePost } from './late-post.ts'
import { goalPlayer } from './players.ts'
import { firstOfAll, printEvent, sitDown, type Player, type Question } from './sitting.ts'

const strange = [
  'look around',
  'hum marmalade at midnight',
  'hug somebody tightly, dance',
  'who painted these walls?',
  'offer our city songs instead',
]

const countersOf = ({ crew: { coin, heat }, pool, scoundrels }: BladesWorld) => ({
  coin,
  heat,
  pool: [...pool],
  stress: Object.values(scoundrels).map(({ stress }) => stress),
})

const wordsOf = ({ options }: Question): ReadonlySet<string> =>
  new Set(options.flatMap(({ label, description = '' }) => tokensOf(`${label} ${description}`)))

/** Takes one after the other of what is offered. */
function wanderer(): Player {
  let turn = 0
  return {
    answer: ({ options }) => options[(turn += 1) % options.length]?.label ?? '1',
    turn: offers => offers[(turn += 1) % Math.max(1, offers.length)] ?? 'I look around',
  }
}

/** Spends one die after the other. */
const spender: Player = { ...firstOfAll, turn: () => 'I sneak along the wall and pick the lock' }

/** The same cast, with the world as the rules last left it: the table's own is the one of the last beat. */
function watched(): { readonly cast: Cast; readonly now: () => BladesWorld } {
  const cast = scoundrelCast(7)
  let world: unknown
  const gm: Cast['gm'] = async function* (sees, ask) {
    world = sees.world
    const play = cast.gm(sees, ask)
    let step = await play.next()
    while (step.done !== true) {
      const outcome = yield step.value
      if (outcome.outcome === 'ruled') ({ world } = outcome)
      step = await play.next(outcome)
    }
  }
  return { cast: { ...cast, gm }, now: () => world as BladesWorld }
}

/** Says something strange at each choice first, then does as another player does. */
function stranger(
  inner: Player,
  now: () => BladesWorld,
): { readonly player: Player; readonly asked: Set<string>; readonly broken: string[] } {
  const asked = new Set<string>()
  const broken: string[] = []
  let open: { readonly header: string; readonly line: string; readonly counters: unknown } | undefined
  let turn = 0
  const answer: Player['answer'] = (question, world) => {
    turn += 1
    const { header } = question
    if (open) {
      const isSame = open.header === header && JSON.stringify(countersOf(now())) === JSON.stringify(open.counters)
      if (!isSame) broken.push(`${open.header}: ${open.line}`)
      open = undefined
      return inner.answer(question, world)
    }
    asked.add(header)
    const held = wordsOf(question)
    const line =
      strange
        .map((_, at) => strange[(at + turn) % strange.length] ?? '')
        .find(one => !tokensOf(one).some(word => held.has(word))) ?? 'marmalade'
    open = { header, line, counters: countersOf(now()) }
    return line
  }
  return { player: { ...inner, answer }, asked, broken }
}

test('15: a line that shares no word with any option chooses nothing and costs nothing, at every question', async () => {
  const asked = new Set<string>()
  for (const inner of [wanderer(), goalPlayer(), spender]) {
    const { cast, now } = watched()
    const one = stranger(inner, now)
    const sitting = await sitDown({ player: one.player, options: { cast } })
    await sitting.play(40)
    expect(one.broken).toEqual([])
    for (const header of one.asked) asked.add(header)
  }
  expect([...asked]).toEqual(
    expect.arrayContaining([
      score.plan.header,
      score.load.header,
      score.ask.header,
      rest.header,
      trouble.bargain.header,
      crew.shareAsk.header,
    ]),
  )
})

const doings = Object.values(rest.activities)

test.each([
  ['enough, thats it', rest.activities.done.label],
  ['ok we are done', rest.activities.done.label],
  ['back to work', rest.activities.done.label],
  ['go home to number nine', rest.activities.done.label],
  ['reduce our heat', rest.activities['reduce-heat'].label],
  ['3', doings[2]?.label],
  ['i have had enough wine', undefined],
  ['we leave flowers for mrs imms', undefined],
  ['tell wick to go home', undefined],
  ['find sister loveday and ask her who that is', undefined],
  ['drink a toast with the crew', undefined],
  ['do not take the heat off', undefined],
])('15: at rest "%s" is %s', (line, label) => {
  expect(doings[optionIn(line, doings) ?? -1]?.label).toBe(label)
})

test('15: somebody who is only named in an option is not chosen by it', () => {
  const options = [{ label: 'A coin to each of them' }, { label: 'A coin to Pet' }, { label: 'It stays in the box' }]
  expect(optionIn('we got it! hug pet and dance a bit', options)).toBeUndefined()
  expect(optionIn('pet!', options)).toBeUndefined()
  expect(optionIn('give pet a coin', options)).toBe(1)
})

const hat = [
  ['infiltration', 'By stealth', 'through the skylight over the fitting room, while the seamstress has her eyes shut'],
  ['deception', 'By a lie', 'as the carter who has come for the coats, five minutes early'],
  [
    'social',
    'By the front door',
    'be measured for something, be slow about it, and still be standing there when the bell goes',
  ],
].map(([plan = '', label = '', hint = '']) => ({ plan: plan as Plan, label, hint }))

test.each([
  ['we go over the roofs, through the skylight, quiet', 'By stealth'],
  ['past the seamstress on tiptoe', 'By stealth'],
  ['the carter, with his coats', 'By a lie'],
  ['we bribe the seamstress', undefined],
  ['we drop a lantern and run', undefined],
])('15: a way is named by what is its own: "%s" is %s', (line, label) => {
  expect(hat[optionIn(line, hat) ?? -1]?.label).toBe(label)
})

test('15: days of rest are named by what somebody does with them', () => {
  const vice = { ...rest.activities.indulge, hint: 'obligation: it takes stress away' }
  const all = [vice, rest.activities['reduce-heat'], rest.activities.train, rest.activities.done]
  expect(optionIn('i see to my obligation, bring my sister some money', all)).toBe(0)
})

test('15: on a job what is offered may be said in other words', () => {
  const step = 'Take the step of somebody they all owe money to'
  const offers = [step, 'Find the door that is standing empty', 'Answer to whatever name they call you'].map(label => ({
    label,
  }))
  expect(ownIn('I walk along the arcade in step, like the rent collector, who they all owe', offers)).toBe(0)
  expect(ownIn('I sing to the shopkeepers', offers)).toBeUndefined()
})

test("15: a plan of one's own is agreed to by what is carried, and no second plan is made of it", async () => {
  const lines = ['we ring a great many bells until they look up', 'light, we have four minutes']
  const player: Player = { ...firstOfAll, answer: question => lines.shift() ?? question.options[0]?.label ?? '' }
  const { say, offers, world, table } = await sitDown({ player })
  const told = await say(offers().find(offer => offer.startsWith('Take the job')) ?? '')
  expect(world().score?.detail).toContain('ring a great many bells')
  expect(told.flatMap(event => (event.type === 'question' ? [event.header] : []))).not.toContain(score.load.header)
  await table.close()
})

const evening = async (lines: readonly string[], texts = latePost) => {
  const sitting = await sitDown({ texts })
  const told: string[] = []
  for (const line of lines) told.push((await sitting.say(line)).map(printEvent).join('\n'))
  await sitting.table.close()
  return { told, world: sitting.world() }
}

test('15: to go home and rest is to rest, whatever for', async () => {
  const { told } = await evening(['go home and rest a few days, we need our dice back'])
  expect(told[0]).toContain('What do you do with the time?')
})

test('15: dice are asked of the table, and a share that is given later is given or is too much', async () => {
  const { told, world } = await evening(['so, do we have our dice?', 'give everyone a coin after all, they earned it'])
  expect(told[0]).toMatch(/\d dice in hand/)
  const mates = Object.keys(world.scoundrels).length - 1
  const shared = Object.values(world.scoundrels).filter(({ stash }) => stash > 0).length
  const isTooMuch = new RegExp(`There is \\d coin in the box. A coin to each would take ${mates}`).test(told[1] ?? '')
  expect(isTooMuch ? 0 : mates).toBe(shared)
})

test('15: what anybody could say only one of the crew says', async () => {
  const companion = scoundrelCompanion(7)
  const company = ['lucian-coe', 'pet-galloway', 'wick-amory']
  const said = await Promise.all(
    company.map(async character => {
      const sees = {
        view: {
          role: { kind: 'companion', character },
          company: company.filter(one => one !== character),
          files: { 'player-sheet': [], sheet: [] },
        },
        request: { request: requestFor('noticed') },
        memory: [],
        parts: [],
      }
      return companion(sees as unknown as CompanionSees, {} as Ask)
    }),
  )
  expect(new Set(said).size).toBe(3)
})
