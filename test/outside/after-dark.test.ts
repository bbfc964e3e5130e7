/** A Game Master outside plays Gloam after Dark: what the table does by itself is not asked of it, and what is open is said. */
import { expect, test } from 'vitest'
import { anyRules } from '../../src/games/game.ts'
import { blades } from '../../src/rules/blades/index.ts'
import { tellMove, tellMoves } from '../../src/table/router/rule-input.ts'
import { standingRoom } from '../blades/evenings.ts'
import { sit } from './sit.ts'

const rules = anyRules(blades)
const party = ['lucian-lark', 'oswin-tarn', 'pet-galloway', 'wick']
const place = { texts: standingRoom, ruleset: rules, party, human: 'oswin-tarn' }

const engage = `[RULE_REQUEST] engage
engageIntent: take the hat
engageApproach: cutting the putty
engagePosition: risky
engageThreat: the bird cries
engageOpportunity: the hat`

async function atTheTable(lines: readonly string[]) {
  const seated = await sit(['gm'], lines, 5000, place)
  const told = async (): Promise<string> => (await seated.next('gm')).join('\n\n')
  const ask = async (text: string): Promise<string> => {
    const { refused } = await seated.give('gm', text)
    return refused.length > 0 ? JSON.stringify(refused) : told()
  }
  return { ...seated, told, ask }
}

test('18: the steps of a turn are in no list, and are refused to whoever asks', () => {
  const list = tellMoves(rules)
  for (const step of ['begin-turn', 'apply-output', 'think', 'speak_as_npc', 'ask_player', 'resolve'])
    expect(list).not.toContain(`- ${step}:`)
  expect(list).toContain('- engage:')
  expect(tellMove(rules, 'apply-output')).toBeUndefined()
  expect(tellMove(rules, 'Spend die')).toMatch(/^spend_die: [^]*one JSON object/)
})

test(
  '18: from the first scene to what came of a die, each answer says what comes next',
  { timeout: 20_000 },
  async () => {
    const { opening, told, ask, give } = await atTheTable([])
    expect(await told()).toMatch(/\[TABLE_NOTE\][^]*begin opens the first scene[^]*\[SESSION_COMMAND\]/)
    expect(await ask('[RULE_REQUEST] begin\nhook: the hat')).not.toContain('begin opens')
    await give('gm', '[NARRATIVE]\n\nRoofs. What do you do?')
    const action = told()
    const table = await opening
    if (!table.ok) throw new Error(table.refusal)
    const playing = table.value.say('I take the hat.')
    expect(await action).toContain('I take the hat.')
    expect(await ask(engage)).toMatch(
      /next:\n {2}- [^\n]*dice \d(?:, \d)*: take the hat\. spend_die says[^\n]*choose-die/,
    )
    expect(await ask('[RULE_REQUEST] spend-die\n{"situation": "the pane", "outcomes": []}')).toMatch(
      /Put these to the player[^]*choose-die with its index spends it: 0: a \d, .+; 1: a \d/,
    )
    expect(await ask('[RULE_REQUEST] choose_die\nindex: 0')).toMatch(/A \d was spent[^]*next:\n {2}- [^\n]*accept/)
    expect(await ask('[RULE_REQUEST] accept')).not.toContain('next:')
    await give('gm', '[NARRATIVE]\n\nThe hat is yours. What do you do?')
    const second = told()
    await playing
    expect(table.value.standing.world).toMatchObject({ phase: { kind: 'playing', mood: { kind: 'scene' } } })
    expect(JSON.stringify(table.value.standing.world)).toContain('The hat is yours')
    const leaving = table.value.say('We go home.')
    await second
    expect(await ask('[RULE_REQUEST] rest')).toMatch(/cannot happen in scene[^]*end-scene/)
    expect(await ask('[RULE_REQUEST] end-scene\nhow: over the roofs')).toMatch(/scene → between[^]*rest takes days/)
    await give('gm', '[NARRATIVE]\n\nHome. What do you do?')
    void told().catch(() => undefined)
    await leaving
  },
)
