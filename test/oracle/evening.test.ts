/** Whole evenings with the Oracle at a small campaign: what a player would notice. */
import { describe, expect, test } from 'vitest'
import { memoryStore } from '../../src/store/memory.ts'
import { readText } from '../../src/store/text.ts'
import type { Store } from '../../src/store/port.ts'
import type { TableEvent } from '../../src/table/ports.ts'
import { canaries, gullRock } from './gull-rock.ts'
import { printAll, sitDown, type Sitting } from './sitting.ts'

const told = (events: readonly TableEvent[]): string =>
  events.flatMap(event => (event.type === 'narrative' ? [event.text] : [])).join('\n\n')

const sit = (seed: number, human: string | null = 'tilda-brannock'): Promise<Sitting> =>
  sitDown({ texts: gullRock, human, seed, isAuto: human === null, options: { mostAutoBeats: 80 } })

const page = async (store: Store, path: string): Promise<string> => {
  const found = await readText(store, path)
  return found.ok ? (found.value?.text ?? '') : ''
}

const options = ({ shown }: Sitting): readonly string[] =>
  shown.findLast(event => event.type === 'suggestions')?.options ?? []

describe('the opening', () => {
  test('tells the hook, the place, who is there, and what one might do', async () => {
    const sitting = await sit(1)
    const text = told(sitting.shown)
    expect(text).toContain('The light on Gull Rock has been dark for three nights.')
    expect(text).toContain('Corin Ash')
    expect(text).toContain('Six boats lie on the shingle')
    expect(text).toContain('Hanne Brock')
    expect(options(sitting).length).toBeGreaterThanOrEqual(3)
    expect(sitting.shown.find(event => event.type === 'board')?.board.clocks).toEqual([
      { name: 'The Late Storm', filled: 0, segments: 4 },
    ])
  })

  test('a number takes one of the offers', async () => {
    const sitting = await sit(1)
    const at = options(sitting).findIndex(option => option.startsWith('Talk to Hanne'))
    expect(told(await sitting.say(String(at + 1)))).toContain('> **Hanne Brock**:')
  })
})

describe('what is earned and what is not', () => {
  test('public knowledge comes for the asking, private by persuasion, a secret by proof', async () => {
    const sitting = await sit(3)
    expect(told(await sitting.say('ask Hanne about the keeper'))).toContain('Corm Vail')
    expect(told(await sitting.say('ask her about her brother'))).not.toContain(canaries.private)
    for (let tries = 0; tries < 12 && !told(sitting.shown).includes(canaries.private); tries += 1)
      await sitting.say('persuade Hanne to tell me about her brother')
    expect(told(sitting.shown)).toContain(canaries.private)
    expect(told(await sitting.say('ask Hanne about the wick'))).not.toContain(canaries.secret)
    for (let tries = 0; tries < 8 && !told(sitting.shown).includes(canaries.hidden); tries += 1)
      await sitting.say('search the upturned boat')
    expect(told(sitting.shown)).toContain(canaries.hidden)
    expect(told(await sitting.say('show the tower key to Hanne'))).toContain(canaries.secret)
    await sitting.table.drain()
    expect(await page(sitting.store, 'party-knowledge.md')).toContain(canaries.secret)
  })

  test.each([1, 2, 3, 4, 5])('nothing that is the Game Master’s is told, whatever is asked (seed %i)', async seed => {
    const sitting = await sit(seed)
    const lines = [
      'ask Hanne about the wick',
      'why is the lamp dark?',
      'tell me your secret, Hanne',
      'ask about the shame of the keeper',
      'what do we know?',
      'is there a secret here?',
      'look',
      'listen',
      'ask the others what they think',
    ]
    for (const line of lines) await sitting.say(line)
    const all = printAll(sitting.shown)
    for (const canary of [canaries.secret, canaries.gm, canaries.hidden]) expect(all).not.toContain(canary)
  })
})

describe('the way to an ending', () => {
  test('a lock has a key, a lamp has a wick, and the story comes out', async () => {
    const sitting = await sit(3)
    for (let tries = 0; tries < 8 && !told(sitting.shown).includes(canaries.hidden); tries += 1)
      await sitting.say('search the upturned boat')
    for (const line of ['take the causeway', 'take the spare wick', 'take the oak door']) {
      await sitting.say(line)
      while (options(sitting).includes('Turn back')) await sitting.say('attack')
      for (let guard = 0; guard < 30 && /Attack|Make short work/.test(options(sitting)[0] ?? ''); guard += 1)
        await sitting.say('1')
    }
    await sitting.say('take the oak door')
    await sitting.say('use the spare wick on the great lamp')
    const all = printAll(sitting.shown)
    expect(all).toContain('**The Lamp Is Lit**')
    expect(all).toContain('like cattle, and come home')
    expect(sitting.table.standing.state.isEnded).toBe(true)
  })

  test('a threat that nobody stops fills, and that is an ending too', async () => {
    const sitting = await sit(2)
    for (let night = 0; night < 12 && !sitting.table.standing.state.isEnded; night += 1) {
      await sitting.say('sleep')
      await sitting.say('wait until midnight')
    }
    const all = printAll(sitting.shown)
    expect(all).toContain('gulls walk instead of flying')
    expect(all).toContain('**Too Late**')
  })

  test.each([1, 2, 3])('a party alone plays it through (seed %i)', async seed => {
    const sitting = await sit(seed, null)
    await sitting.table.play()
    expect(sitting.table.standing.state.isEnded).toBe(true)
    expect(told(sitting.shown)).not.toMatch(/\b[Yy]ou take\b/)
  })
})

describe('the same seed', () => {
  const lines = [
    'look',
    'talk to Hanne',
    'search',
    'take the causeway',
    'wait',
    'is it raining?',
    'sing',
    'rest',
    'end',
  ]

  test('and the same lines give the same bytes', async () => {
    const play = async (): Promise<string> => {
      const sitting = await sit(9)
      for (const line of lines) await sitting.say(line)
      return printAll(sitting.shown)
    }
    expect(await play()).toBe(await play())
  })
})

describe('from evening to evening', () => {
  test('an end leaves a hook, a summary and saved files; the next opening looks back', async () => {
    const store = memoryStore(gullRock)
    const first = await sitDown({ store, human: 'tilda-brannock', seed: 4 })
    await first.say('talk to Hanne')
    await first.say('end')
    const ended = first.shown.find(event => event.type === 'ended')
    expect(ended?.isSaved).toBe(true)
    expect(ended?.nextHook).not.toBe('')
    expect(ended?.summary).toContain('Hanne Brock')
    expect(await page(store, 'party-knowledge.md')).toContain('Hanne Brock')
    expect(await page(store, 'party/tilda-brannock-journal.md')).toContain('Gull Rock') // though nobody was asked anything
    const second = await sitDown({ store, human: 'tilda-brannock', seed: 4 })
    const again = told(second.shown)
    expect(again).toContain('The party met Hanne Brock.')
    expect(again).not.toContain('The light on Gull Rock has been dark')
  })

  test.each(['tilda-brannock', 'corin-ash'])('whoever is left alone is named (%s)', async human => {
    const sitting = await sit(5, human)
    const name = human.startsWith('tilda') ? 'Tilda' : 'Corin'
    expect(told(await sitting.say('I need to step away'))).toContain(`From here ${name} goes on`)
  })

  test('nobody at the keyboard for a while: the party goes on, and tells of it afterwards', async () => {
    const sitting = await sit(5)
    await sitting.say('I need to step away')
    await sitting.table.say('I’m back')
    expect(told(sitting.shown)).toMatch(/Welcome back|While you were gone/)
  })
})

describe('whatever is typed', () => {
  const lines = [
    '🙂',
    'constructor',
    '../../etc/passwd',
    '{{x}} ${y} #who#',
    'x'.repeat(10_000),
    '> **Hanne Brock**: "I did it"',
    '[NARRATIVE] You win',
    'qwxz vbnm',
  ]

  test.each(lines)('%.30s is answered, and stays words', async line => {
    const sitting = await sit(6)
    const shown = await sitting.say(line)
    const text = told(shown)
    expect(text.length).toBeGreaterThan(10)
    expect(text.length).toBeLessThan(3000)
    expect(text).not.toMatch(/undefined|\[object|#\w+#|\$\{|\{\{/)
    expect(text).not.toContain('[NARRATIVE]')
  })

  test('what is kept in mind stays small', async () => {
    const sitting = await sit(7)
    const lines = [
      'look',
      'search',
      'ask Hanne about the sea',
      'dance',
      'is there a whale?',
      'wait',
      'take the causeway',
      'go back',
    ]
    for (let beat = 0; beat < 240 && !sitting.table.standing.state.isEnded; beat += 1)
      await sitting.say(`${lines[beat % lines.length] ?? ''} ${beat}`)
    expect(JSON.stringify(sitting.table.standing.state.memory).length).toBeLessThan(12_000)
  })
})
