/** Companions, narrator, journals and decisions over real HTTP: what they say, and what happens when they cannot. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BudgetSpent, Purse } from '../../src/cast/llm/budget/purse.ts'
import type { Provider } from '../../src/cast/llm/model/providers.ts'
import { both } from './providers.ts'
import {
  asking,
  castAt,
  companionSees,
  decisionsSees,
  flagsIn,
  journalSees,
  narratorSees,
  oracle,
  summarySees,
  told,
  type Steps,
} from './roles-table.ts'
import type { ScriptedAnswer } from './script.ts'
import { startServer, type FakeServer } from './server.ts'

let server: FakeServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const entry = {
  title: 'The wet rope',
  happened: 'A rope that should have been dry.',
  did: 'I said what I saw.',
  learned: 'Somebody drew water at night.',
  feel: 'Old.',
  notes: 'Ask the reeve about his key.',
}
const wrote: ScriptedAnswer = { calls: [{ name: 'write_entry', takes: entry }] }

const log = {
  title: 'At the well',
  context: 'The crowd wants somebody to blame.',
  decisions: [{ character: 'Korda Venn', decision: 'Stepped between.', significance: 'The reeve saw it.' }],
}
const logged: ScriptedAnswer = { calls: [{ name: 'log_decisions', takes: log }] }

describe.each(both)('%s', provider => {
  test('a companion speaks in its own words, without a name, stars or fences around them', async () => {
    server.play([{ text: '```\n**Korda Venn:** *I touch the third knot.* "Reeve. Who had the key?"\n```' }])
    const said = await castAt(server, provider).companion(companionSees(), asking())
    expect(said).toBe('I touch the third knot. "Reeve. Who had the key?"')
  })

  test('a veto goes through as it is', async () => {
    const veto = '[VETO - need more input]\nMy bond is the oath he is breaking.'
    server.play([{ text: veto }])
    expect(await castAt(server, provider).companion(companionSees(), asking())).toBe(veto)
  })

  test('nobody is spoken for', async () => {
    server.play([{ text: '"Reeve?"\n\nMaren: "She is right!"\nGM: The reeve flees.' }])
    expect(await castAt(server, provider).companion(companionSees(), asking())).toBe('"Reeve?"')
  })

  test('the narrator writes blocks of prose', async () => {
    server.play([{ text: 'Here is the scene:\n\nMaren leans over.\n\n**Korda**: "Last night."\n\nWhat do you do?' }])
    const blocks = await castAt(server, provider).narrator(narratorSees(), asking())
    expect(blocks).toEqual(['Maren leans over.', '**Korda**: "Last night."'])
  })

  test('a long beat is written piece by piece, each with the same beginning', async () => {
    const from = server.heard.length
    server.play((_, turn) => ({ text: `Piece ${turn + 1}.` }))
    const long = Array.from({ length: 30 }, (_, at) => `${at}. ${'The rain goes on. '.repeat(46)}`)
    const blocks = await castAt(server, provider).narrator(narratorSees(long), asking())
    const calls = server.heard.slice(from)
    expect(calls.length).toBeGreaterThan(2)
    expect(blocks).toEqual(calls.map((_, at) => `Piece ${at + 1}.`))
    for (const [at] of long.entries()) expect(calls.some(({ body }) => body.includes(`${at}. The rain`))).toBe(true)
    expect(calls[1]?.body).toContain('Piece 1.')
  })

  test('a journal is one call of one tool', async () => {
    server.play([wrote])
    expect(await castAt(server, provider).journal(journalSees(), asking())).toEqual(entry)
  })

  test('... also when the call is written down as text', async () => {
    server.play([{ text: `Here you are: \`\`\`json\n${JSON.stringify(entry)}\n\`\`\`` }])
    expect(await castAt(server, provider).journal(journalSees(), asking())).toEqual(entry)
  })

  test('a journal holds no heading that would be another entry', async () => {
    const happened = '### Session 9\nThe rope.\n---\nWet.'
    server.play([{ calls: [{ name: 'write_entry', takes: { ...entry, title: '# The rope', happened } }] }])
    const words = await castAt(server, provider).journal(journalSees(), asking())
    expect(words).toMatchObject({ title: 'The rope', happened: 'Session 9\nThe rope.\nWet.' })
  })

  test('decisions are logged, or there are none', async () => {
    server.play([logged, { calls: [{ name: 'log_decisions', takes: { ...log, decisions: [] } }] }])
    const cast = castAt(server, provider)
    expect(await cast.decisions(decisionsSees(), asking())).toEqual({ ...log, learned: [], consequences: [] })
    expect(await cast.decisions(decisionsSees(), asking())).toBeNull()
  })

  test('16.4 a scene is summed up by one call of one tool, or else by its facts', async () => {
    const left = {
      title: 'The wet rope',
      summary: 'Korda Venn found the rope wet.',
      moments: ['The rope was wet.'],
      seeds: ['The reeve has a key.'],
    }
    server.play([{ calls: [{ name: 'sum_up', takes: left }] }])
    const cast = castAt(server, provider)
    const { title, summary: text, moments, seeds } = left
    expect(await cast.summary?.(summarySees(), asking())).toEqual({ title, text, moments, threads: [], seeds })
    expect(server.heard.at(-1)?.body).toContain('wet for a fathom more')
    server.play([{ text: '' }, { text: '' }])
    const steps: Steps = new Map()
    expect(await cast.summary?.(summarySees(), asking(steps))).toBeNull()
    expect(flagsIn(steps)).toEqual([expect.stringMatching(/summed up by its facts/)])
  })

  test('a call that is no entry is asked for again with what was wrong', async () => {
    const from = server.heard.length
    server.play([{ calls: [{ name: 'write_entry', takes: { title: 'The rope' } }] }, wrote])
    const steps: Steps = new Map()
    expect(await castAt(server, provider).journal(journalSees(), asking(steps))).toEqual(entry)
    expect(server.heard.slice(from)).toHaveLength(2)
    expect(server.heard.at(-1)?.body).toMatch(/could not be used: write_entry: .*happened/)
    expect(flagsIn(steps)).toEqual([])
  })

  const noAnswers: readonly (readonly [string, ScriptedAnswer, RegExp])[] = [
    ['refused', { text: 'No.', finish: 'refusal' }, /declined/],
    ['empty', {}, /empty/],
    ['cut off', { text: '"Reeve, I', finish: 'length' }, /cut off/],
    ['out of order', { trouble: { type: 'status', status: 503 } }, /cannot answer just now/],
    ['without a key', { trouble: { type: 'status', status: 401 } }, /does not accept your key/],
  ]

  test.each(noAnswers)('a model that is %s leaves the role to the Oracle, and the beat says so', async (_, no, why) => {
    server.play(() => no)
    const cast = castAt(server, provider)
    const [companion, narrator, journal, decisions] = [new Map(), new Map(), new Map(), new Map()] as Steps[]
    expect(await cast.companion(companionSees(), asking(companion))).toBe(
      await oracle.companion(companionSees(), asking()),
    )
    expect(await cast.narrator(narratorSees(), asking(narrator))).not.toEqual([])
    expect(await cast.journal(journalSees(), asking(journal))).toEqual(await oracle.journal(journalSees(), asking()))
    expect(await cast.decisions(decisionsSees(), asking(decisions))).toEqual(
      await oracle.decisions(decisionsSees(), asking()),
    )
    for (const steps of [companion, narrator, journal, decisions]) {
      expect(flagsIn(steps ?? new Map())).toEqual([expect.stringMatching(why)])
    }
  })

  test('a second answer that is one, is one', async () => {
    server.play([{ text: '' }, { text: '"Reeve?"' }])
    const steps: Steps = new Map()
    expect(await castAt(server, provider).companion(companionSees(), asking(steps))).toBe('"Reeve?"')
    expect(flagsIn(steps)).toEqual([])
  })

  test('what was asked is never asked again, nor paid again', async () => {
    server.play([{ text: '' }, { text: '"Reeve?"' }])
    const purse = new Purse()
    const steps: Steps = new Map()
    const paid = server.paid()
    for (let again = 0; again < 3; again += 1) {
      expect(await castAt(server, provider, purse).companion(companionSees(), asking(steps))).toBe('"Reeve?"')
    }
    expect(server.paid() - paid).toBe(2)
    expect(purse.of('companion').calls).toBe(2)
  })

  test('when the budget is used up companions stop the table, and what is kept in the background costs nothing', async () => {
    server.play(() => expect.unreachable('nobody is asked'))
    const cast = castAt(server, provider, new Purse(1, 1))
    await expect(cast.companion(companionSees(), asking())).rejects.toThrow(BudgetSpent)
    const steps: Steps = new Map()
    expect(await cast.journal(journalSees(), asking(steps))).toEqual(await oracle.journal(journalSees(), asking()))
    expect(await cast.narrator(narratorSees(), asking(new Map()))).not.toEqual([])
    expect(await cast.decisions(decisionsSees(), asking(new Map()))).toEqual(
      await oracle.decisions(decisionsSees(), asking()),
    )
    expect(flagsIn(steps)).toEqual([expect.stringMatching(/budget is used up/)])
  })

  test('whoever leaves while a model answers leaves nothing behind', async () => {
    const leaving = new AbortController()
    let release = (): void => undefined
    const until = new Promise<void>(resolve => {
      release = resolve
    })
    server.play([{ text: '"One two three four five."', hold: { afterFrames: 3, until } }])
    const steps: Steps = new Map()
    const saying = castAt(server, provider).companion(companionSees(), asking(steps, leaving.signal))
    leaving.abort(new Error('enough'))
    await expect(saying).rejects.toThrow('enough')
    release()
    expect([...steps]).toEqual([])
  })

  test('what it cost is told by role', async () => {
    server.play((_, turn) => ({
      ...(turn === 0 ? { text: '"Reeve?"' } : wrote),
      usage: { input: 2000, output: 50, cachedRead: 1500 },
    }))
    const cast = castAt(server, provider)
    expect(cast.report()).toEqual(['No model was asked yet, so nothing was spent.'])
    await cast.companion(companionSees(), asking())
    await cast.journal(journalSees(), asking())
    expect(cast.report()).toEqual([
      'companion: 1 call, 2,000 tokens in (75% cached), 50 out, about $0.0027',
      'journal: 1 call, 2,000 tokens in (75% cached), 50 out, about $0.0027',
      'All: 2 calls, 4,000 tokens in (75% cached), 100 out, about $0.0054',
    ])
  })
})

describe('what goes over the wire', () => {
  const bodyOf = async (act: (provider: Provider) => Promise<unknown>, answer: ScriptedAnswer): Promise<string> => {
    server.play([answer])
    await act('anthropic')
    return server.heard.at(-1)?.body ?? ''
  }

  test('a companion is shown its own sheet and what everybody knows, and nobody else', async () => {
    const body = await bodyOf(provider => castAt(server, provider).companion(companionSees(), asking()), {
      text: '"Aye."',
    })
    const own = [
      'touches them in order',
      'Maren asks who had the key',
      'I trust his key',
      'knot on your wrist is warm',
      'turned salt',
    ]
    expect(own.filter(words => !body.includes(words))).toEqual([])
    expect(body).not.toContain('story-state')
  })

  test('a narrator is shown no whisper to somebody else', async () => {
    const body = await bodyOf(provider => castAt(server, provider).narrator(narratorSees(), asking()), {
      text: 'Rain.',
    })
    expect(body).toContain(told[0])
    expect(body).toContain('The wet rope matters')
    expect(body).not.toContain('knot on your wrist')
  })
})
