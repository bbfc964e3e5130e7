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
): Promise<DecisionWords | null> =>
  oracleDecisions(1)(
    {
      view: viewFor<'decision-log'>({ kind: 'decision-log' }, toCampaign(texts), world),
      narratives,
      responses: Object.entries(responses).map(([character, response]) => ({ character, response })),
    },
    ask,
  )

test('talk alone is no decision', async () => {
  expect(await log(['The rain goes on.'], { 'pippa-quill': '"Lovely. Company."' })).toBeNull()
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
        significance: 'The player led, and the others were there.',
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
