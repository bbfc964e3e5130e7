import { expect, test } from 'vitest'
import { toCampaign } from '../../../campaign/folder/files.ts'
import type { DecisionWords } from '../../../table/ports.ts'
import { viewFor } from '../../../table/views/view-for.ts'
import { texts } from '../companion/testing/party.ts'
import { oracleDecisions } from './chronicler.ts'

const ask = {
  signal: new AbortController().signal,
  step: <Value>(_: string, make: () => Value) => Promise.resolve(make()),
}
const world = { presence: [], heard: [], whispers: [], constraints: () => [] }

const log = (
  narratives: readonly string[],
  responses: Readonly<Record<string, string>>,
  lead?: string,
): Promise<DecisionWords | null> =>
  oracleDecisions(1)(
    {
      view: viewFor<'decision-log'>({ kind: 'decision-log' }, toCampaign(texts), world),
      narratives,
      parts: [],
      responses: Object.entries(responses).map(([character, response]) => ({ character, response })),
      ...(lead === undefined ? {} : { lead }),
    },
    ask,
  )

test('talk alone is no decision', async () => {
  expect(await log(['The rain goes on.'], { 'pippa-quill': '"Lovely. Company."' })).toBeNull()
})

test('what the party says itself is nothing that it learned', async () => {
  const entry = await log(
    ['You hand the waxed letter to the reeve.\n\n> **Maren**: "The reeve is dead and gone."'],
    { 'hale-brack': '"Hm."' },
    'maren-okell',
  )
  expect([entry?.title, entry?.learned]).toEqual(['The waxed letter', []])
})

test('who stood for what is kept, with what was learned and what it set going', async () => {
  const entry = await log(
    [
      'You hand the waxed letter to the reeve. The clerk runs out, and a bell rings.\n\n> **Reeve Harl**: "The miller was paid to open the sluice."',
    ],
    { 'dame-orsolya-venn': '"I must refuse you in this. Ask me for anything but this."', 'hale-brack': '"Hm."' },
  )
  expect(entry).toEqual({
    title: 'The waxed letter, and Reeve Harl',
    context: 'The party hands the waxed letter to the reeve. The clerk runs out, and a bell rings.',
    decisions: [
      {
        character: 'The party',
        decision: 'The party hands the waxed letter to the reeve.',
        significance: 'It is in other hands now.',
      },
      {
        character: 'Dame Orsolya Venn',
        decision: 'Spoke against it: "I must refuse you in this."',
        significance: expect.any(String),
      },
    ],
    learned: ['Reeve Harl: The miller was paid to open the sluice.'],
    consequences: ['The clerk runs out, and a bell rings.'],
  })
})

test('hit points and rolls are nobody’s decision', async () => {
  const entry = await log(['You attack the ghoul. Hale took 5 damage (now 3/8).'], {
    'hale-brack': 'I shoot the ghoul with my longbow.',
  })
  expect(JSON.stringify(entry)).not.toMatch(/3\/8|5 damage/)
})

test('a talk among friends is no choice, and a thread that ends is one', async () => {
  expect(await log(['You draw the others together. What lies open: to find Lisbet.'], {})).toBeNull()
  const entry = await log(
    [
      'You lay the Bronze Cap where Ruddock Hale has to look at it.\n\nRuddock Hale tells you that he moved the stones.\n\nThat was *A Face for the Lamb*, and it is done.',
    ],
    {},
  )
  expect(entry?.title).toBe('A Face for the Lamb')
  expect(entry?.decisions).toEqual([
    {
      character: 'The party',
      decision: 'The party lays the Bronze Cap where Ruddock Hale has to look at it.',
      significance: expect.stringContaining('What was hidden was put on the table.'),
    },
    {
      character: 'The party',
      decision: 'Saw "A Face for the Lamb" through to its end.',
      significance: 'That thread is closed.',
    },
  ])
  expect(entry?.learned).toEqual(['Ruddock Hale: that he moved the stones.'])
})

test('blows are told of somebody, and a fight, a bribe and the ending are choices', async () => {
  const swung = await log(['You attack the ghoul.'], { 'hale-brack': 'I swing my axe at the ghoul.' })
  expect(swung?.decisions.at(-1)?.decision).toBe('Hale swings their axe at the ghoul.')
  const fight = await log(
    [
      '> **Hale Brack**: "I am against it."\n\nYou go for Corin Vash without another word.\n\n*Against you: Corin Vash (unhurt, a few strides off).*',
      'Moss jabs twice, and that is the end of Corin Vash.\n\nSilence comes back, carefully.',
    ],
    { 'moss-wenlow': '"Hm."' },
    'moss-wenlow',
  )
  expect(fight?.title).toBe('The death of Corin Vash')
  expect(fight?.decisions.map(({ decision }) => decision)).toEqual([
    'The party goes for Corin Vash without another word.',
    'Fought Corin Vash, and Corin Vash died of it.',
  ])
  expect((await log(['You count 5 gp into the hand of the reeve.'], {}))?.decisions).toHaveLength(1)
  const end = await log(['**The Long Quiet**\n\nThe water goes down.\n\nAnd so it ends.'], {})
  expect([end?.title, end?.decisions.at(-1)?.decision]).toEqual([
    'The Long Quiet',
    'Brought it to its end: The Long Quiet.',
  ])
})

test('what a player claims is no consequence, though it is told back as a deed', async () => {
  const counsel = { 'hale-brack': '"We should go to the mill."' }
  const claimed = await log(['So you secret: the reeve is dead. The door is broken for good.'], counsel)
  expect(claimed?.decisions).toHaveLength(1)
  expect(JSON.stringify(claimed?.consequences)).not.toContain('the reeve is dead')
})

test('weather sets nothing going, and what somebody keeps back is not learned', async () => {
  const entry = await log(
    [
      'You hand the waxed letter to Reeve Harl. Under the floor a drip falls, and falls. The Mill Gate gives way.\n\n> **Reeve Harl**: "There is very little to say about it."',
    ],
    { 'hale-brack': '"Hm."' },
  )
  expect(entry).toMatchObject({ learned: [], consequences: ['The Mill Gate gives way.'] })
})
