/** Evenings of the second game at a real table, with no model. */
import { expect, test } from 'vitest'
import { moodOf } from '../../src/rules/blades/model/world.ts'
import { firstOfAll, printAll, sitDown, type Player } from './sitting.ts'

/** Takes the job, and always the best there is. */
const ambitious: Player = {
  answer: ({ options, header }) => {
    const labels = options.map(({ label }) => label)
    return (header === 'Resist?' ? labels.find(label => label === 'Resist it') : undefined) ?? labels[0] ?? 'yes'
  },
  turn: (offers, world) => {
    const take = offers.find(offer => offer.startsWith('Take the job'))
    const rest = world.pool.length < 3 ? offers.find(offer => offer.includes('est')) : undefined
    return rest ?? take ?? offers[0] ?? 'I look around'
  },
}

test('15: an evening opens as its author wrote it, and offers what there is', async () => {
  const { shown, offers, table } = await sitDown()
  const told = printAll(shown)
  expect(told).toContain('What is read aloud as play begins')
  expect(told).toContain('The collector carries the ledger home on Thursdays')
  expect(offers()).toContain('Take the job: The Thursday Ledger')
  await table.close()
})

test('15: a job is taken, played through its obstacles and paid', async () => {
  const { play, world, shown, store, table } = await sitDown({ player: ambitious })
  await play(14)
  expect(world().jobs['the_thursday_ledger']?.status).toBe('won')
  expect(world().scoresDone).toBeGreaterThan(0)
  expect(printAll(shown)).toContain('So is the stub of another, torn out long ago')
  await table.drain()
  const page = await store.read('scores/the-thursday-ledger.md')
  expect(page.ok && page.value ? new TextDecoder().decode(page.value.bytes) : '').toContain('**Status:** won')
  await table.close()
})

test('15: dice are one question, with hints and costs before the choice and the outcome after it', async () => {
  const { say, table } = await sitDown()
  await say('take the job')
  const shown = await say('I slip through the crowd')
  const question = shown.find(event => event.type === 'question')
  const dice = question?.type === 'question' ? question.options.filter(({ label }) => /^[⚀-⚅]/.test(label)) : []
  expect(dice.length).toBeGreaterThanOrEqual(5)
  for (const { label, description } of dice) {
    expect(label.split(' ').length).toBeGreaterThan(3)
    expect(description).toMatch(/^(?:critical|success|partial|bad|disaster)/)
  }
  expect(shown.findIndex(event => event === question)).toBeLessThan(
    shown.findLastIndex(event => event.type === 'narrative'),
  )
  await table.close()
})

test.each(['a', 'b', 'c', 'd'])(
  '15: sixty turns of the first offer end in no mood one cannot leave (seed %s)',
  async seed => {
    const { play, world, table } = await sitDown({ seed, player: firstOfAll })
    await play(60)
    expect(['scene', 'between', 'ended']).toContain(moodOf(world()))
    await table.close()
  },
)

test('15: hidden clocks, secrets and what is true of a rumour reach no player', async () => {
  const { play, shown, table } = await sitDown({ seed: 'canary' })
  await play(60)
  const seen = JSON.stringify(shown)
  for (const secret of [
    'The Tithe Comes Due',
    'What Wakes There',
    "the eleventh chair's daughter",
    'has written the letters',
    '(true)',
    '(false)',
    'still votes',
  ])
    expect(seen).not.toContain(secret)
  await table.close()
})
