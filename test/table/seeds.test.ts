import { describe, expect, test } from 'vitest'
import { memoryStore } from '../../src/store/memory.ts'
import type { CompanionSees } from '../../src/table/ports.ts'
import { asks, ends, files, says, sitDown } from './sitting.ts'

const opening = [says('Where we left off.')]

describe('the example flow', () => {
  test('messages, files and order are as it is told', async () => {
    const saw: CompanionSees[] = []
    const sitting = await sitDown({
      beats: [
        [says("The merchant's warehouse is dark. What do you do?")],
        [
          { tag: 'RULE', name: 'toss', input: { who: 'aldric-vane' } },
          says('You slip past; there is a tripwire.'),
          asks({
            'tilda-brannock': 'Aldric is signalling about a trap.',
            'grimjaw-ironforge': 'Aldric paused, gesturing at the ground.',
          }),
          says("Tilda's hand drops to her sword. 'Easy there.' Grimjaw blocks the door."),
          {
            tag: 'RECORD',
            state: ['SITUATION: Hiding in the rafters', 'NPC: Guard captain - suspicious'],
            knowledge: ['LEARNED: The crate has a tripwire'],
          },
          { tag: 'STATE_UPDATED', deltasWritten: ['gm-state-delta.md'], charactersInvolved: ['tilda-brannock'] },
          says("Above you the footsteps pause. 'Did you hear something?' What do you do?"),
        ],
      ],
      companions: sees => {
        saw.push(sees)
        return `${sees.view.role.character} reacts.`
      },
    })
    await sitting.table.say('I sneak toward the crate')
    await sitting.table.drain()
    expect(sitting.door.shown.map(({ type }) => type)).toEqual([
      'narrative',
      'status',
      'rolled',
      'narrative',
      'narrative',
      'narrative',
      'status',
    ])
    expect(sitting.outcomes.filter(({ outcome }) => outcome === 'answered')).toEqual([
      {
        outcome: 'answered',
        message: {
          tag: 'PLAYER_RESPONSES',
          responses: [
            { character: 'tilda-brannock', response: 'tilda-brannock reacts.' },
            { character: 'grimjaw-ironforge', response: 'grimjaw-ironforge reacts.' },
          ],
          vetoes: [],
          missing: [],
        },
      },
    ])
    for (const { view, request } of saw) {
      const other = view.role.character === 'tilda-brannock' ? 'gesturing at the ground' : 'signalling about a trap'
      expect(JSON.stringify({ view, request })).not.toContain(other)
    }
    expect(await sitting.page('story-state.md')).toContain('Hiding in the rafters')
    expect(await sitting.page('party-knowledge.md')).toContain('- The crate has a tripwire')
    expect(await sitting.page('scenes/001-opening.md')).toMatch(
      /warehouse is dark[\s\S]*Easy there[\s\S]*footsteps pause/,
    )
    expect(await sitting.page('decision-log.md')).toContain('grimjaw-ironforge reacts.')
    for (const name of ['aldric-vane', 'tilda-brannock', 'grimjaw-ironforge'])
      expect(await sitting.page(`party/${name}-journal.md`)).toContain('tripwire')
    expect(await sitting.page('tmp/gm-state-delta.md')).toBeUndefined()
  })

  test('the delta is in the record before anybody merges it, and in no second place', async () => {
    const paths: string[] = []
    const memory = memoryStore(files)
    const store: typeof memory = {
      ...memory,
      write: async (path, ...rest) => {
        paths.push(path)
        return memory.write(path, ...rest)
      },
    }
    const { table, record, page } = await sitDown({
      store,
      beats: [opening, [{ tag: 'RECORD', state: ['SECRET: A cellar'], knowledge: [] }]],
    })
    await table.say('I look')
    await table.drain()
    const order = await record()
    const at = (what: string): number => order.lastIndexOf(what)
    expect(at('beat-closed')).toBeLessThan(at('writing story-state.md'))
    expect(at('writing story-state.md')).toBeLessThan(at('wrote story-state.md'))
    expect(await page('story-state.md')).toContain('A cellar')
    expect(paths.filter(path => path.startsWith('tmp/'))).toEqual([]) // found by another process, it would be merged twice
  })
})

describe('vetoes', () => {
  test('a veto is told apart, asked again alone with all the context, and cannot be made twice', async () => {
    const { table, outcomes } = await sitDown({
      beats: [
        opening,
        [
          asks({ 'tilda-brannock': 'A fight.', 'grimjaw-ironforge': 'A fight.' }),
          says('Grimjaw nods.'),
          asks({ 'tilda-brannock': 'All of it.' }, 'FULL_CONTEXT'),
          asks({ 'tilda-brannock': 'Once more.' }),
        ],
      ],
      companions: ({ view, request }) =>
        view.role.character === 'grimjaw-ironforge'
          ? 'I nod.'
          : `[VETO - need more input]\nMy bond: ${request.sceneContext}`,
    })
    await table.say('I strike')
    const answers = outcomes.flatMap(one => (one.outcome === 'answered' ? [one.message] : []))
    expect(answers).toMatchObject([
      { responses: [{ character: 'grimjaw-ironforge' }], vetoes: [{ character: 'tilda-brannock', reason: /My bond/ }] },
      { responses: [{ character: 'tilda-brannock', response: /My bond: All of it/ }], vetoes: [] },
      { responses: [{ character: 'tilda-brannock' }], vetoes: [] },
    ])
  })
})

describe('companions that fail', () => {
  test.each([
    ['throws', () => Promise.reject(new Error('no model'))],
    ['hangs', () => new Promise<string>(() => undefined)],
    ['answers with an error', () => Promise.resolve('[ERROR: malformed prompt]')],
    ['says nothing', () => Promise.resolve('  ')],
  ])('one that %s is asked once more, then missing by name, and the others are heard', async (_, fail) => {
    let tries = 0
    const { table, outcomes } = await sitDown({
      beats: [opening, [asks({ 'tilda-brannock': 'Here.', 'grimjaw-ironforge': 'Here.' }), says('It goes on.')]],
      companions: ({ view }) => {
        if (view.role.character === 'grimjaw-ironforge') return 'I nod.'
        tries += 1
        return fail()
      },
    })
    await table.say('I wait')
    expect(tries).toBe(2)
    expect(outcomes).toMatchObject([
      { message: { responses: [{ character: 'grimjaw-ironforge' }], missing: ['tilda-brannock'] } },
      { outcome: 'done' },
    ])
  })

  test('one that answers at the second try is not missing', async () => {
    let tries = 0
    const { table, outcomes } = await sitDown({
      beats: [opening, [asks({ 'tilda-brannock': 'Here.' })]],
      companions: () => ((tries += 1) === 1 ? '' : 'I nod.'),
    })
    await table.say('I wait')
    expect(outcomes).toMatchObject([{ message: { responses: [{ response: 'I nod.' }], missing: [] } }])
  })
})

describe('the end', () => {
  test('at most one closing narrative, nobody is asked any more, all is written, and then it is over', async () => {
    const { table, told, door, outcomes, page, record } = await sitDown({
      beats: [
        opening,
        [
          says('The lamps go out.'),
          asks({ 'tilda-brannock': 'Still here?' }),
          says('And another thing.'),
          { tag: 'RECORD', state: ['UPCOMING: An assassin'], knowledge: [] },
          ends,
          says('One more.'),
        ],
      ],
    })
    await table.say("let's stop here")
    expect(told()).toEqual(['Where we left off.', 'The lamps go out.'])
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['done', 'dropped', 'dropped', 'done'])
    expect(await page('story-state.md')).toContain('An assassin')
    expect(door.shown.at(-1)).toEqual({ type: 'ended', summary: 'They came.', nextHook: 'The tunnel.', isSaved: true })
    expect((await record()).at(-1)).toBe('run-closed')
    await table.say('hello?')
    expect((await record()).at(-1)).toBe('run-closed')
  })

  test.each([
    ['says nothing at all', []],
    [
      'throws',
      async function* () {
        yield says('The lamps go out.')
        throw new Error('no model')
      },
    ],
    [
      'hangs',
      async function* () {
        yield says('The lamps go out.')
        await new Promise(() => undefined)
      },
    ],
    [
      'never ends',
      async function* () {
        for (;;) yield says('And then.')
      },
    ],
  ] as const)('a Game Master that %s keeps nobody at the table', async (_, last) => {
    const { table, door, record } = await sitDown({ beats: [opening, last] })
    await table.say('stop')
    expect(door.shown.at(-1)).toMatchObject({ type: 'ended', isSaved: true })
    expect((await record()).at(-1)).toBe('run-closed')
  })

  test('a session that is saved goes on, and says so', async () => {
    const { table, notices, page } = await sitDown({ beats: [opening, [says('It is late.')]] })
    await table.say('I wait')
    await table.say("let's save")
    expect(notices()).toEqual(['Saved: scenes/001-opening.md.'])
    expect(await page('scenes/001-opening.md')).toContain('It is late.')
    expect(table.standing.state.isEnded).toBe(false)
  })
})

describe('a Game Master that fails in the middle', () => {
  test('leaves the beat open; the next words go on with it, and nothing is told twice', async () => {
    let tries = 0
    const { table, told, record } = await sitDown({
      beats: [
        opening,
        async function* () {
          yield says('The door opens.')
          if ((tries += 1) === 1) throw new Error('no model')
          yield says('Nobody is there.')
        },
        async function* () {
          yield says('The door opens.')
          yield says('Nobody is there.')
        },
        [says('You wait.')],
      ],
    })
    await expect(table.say('I open it')).rejects.toThrow('no model')
    await table.say('I wait')
    expect(told().filter(text => text === 'Nobody is there.')).toHaveLength(1)
    expect(told().at(-1)).toBe('You wait.')
    expect((await record()).filter(entry => entry === 'beat-closed')).toHaveLength(3)
  })

  test('one that gives no answer has an end to its time', async () => {
    const { table } = await sitDown({
      beats: [
        opening,
        async function* () {
          await new Promise(() => undefined)
          yield says('Never.')
        },
      ],
    })
    await expect(table.say('I open it')).rejects.toThrow('no answer within')
  })
})

describe('the human', () => {
  test('answers a question; to save and to stop are commands there too', async () => {
    const question = { tag: 'ASK_PLAYER', question: 'Which door?', header: 'Door', options: [] } as const
    const { table, outcomes, notices, door } = await sitDown({
      beats: [opening, [question, question], [ends]],
      lines: ['I knock', 'save', 'the left one', 'stop'],
    })
    await table.play()
    expect(outcomes).toMatchObject([
      { message: { tag: 'PLAYER_ANSWER', answer: 'the left one' } },
      { message: { tag: 'PLAYER_ANSWER', answer: '' } },
    ])
    expect(notices()).toContainEqual(expect.stringMatching(/^Saved: .*in the middle of something/))
    expect(door.shown.at(-1)).toMatchObject({ type: 'ended' })
  })

  test('steps away, and a companion plays on in their place; comes back, and is asked again', async () => {
    const asked: string[] = []
    const { table, gmSaw, door } = await sitDown({
      beats: [opening, [], [asks({ 'aldric-vane': 'Here.' })], [], [asks({ 'aldric-vane': 'Here.' })]],
      companions: ({ view }) => {
        asked.push(view.role.character)
        return 'I nod.'
      },
    })
    await table.say('I need to step away')
    await table.say('...')
    await table.say("I'm back")
    expect(asked).toEqual(['aldric-vane'])
    await table.say('So?')
    expect(asked).toEqual(['aldric-vane'])
    expect(door.shown).toContainEqual(expect.objectContaining({ type: 'question' }))
    expect(gmSaw.map(({ incoming }) => incoming.tag)).toEqual([
      'SESSION_COMMAND',
      'MODE_SWITCH',
      'PLAYER_ACTION',
      'MODE_SWITCH',
      'PLAYER_ACTION',
    ])
  })

  test('is no one in full auto: questions go back, everything is shown, a spectator saves and ends', async () => {
    const question = { tag: 'ASK_PLAYER', question: 'Which?', header: 'Door', options: [] } as const
    const { table, outcomes, gmSaw, notices, door } = await sitDown({
      beats: [opening, [question], [], [ends]],
      options: { human: null },
    })
    expect(gmSaw[0]?.incoming).toMatchObject({ mode: 'full_auto' })
    await table.say('I look on')
    expect(outcomes).toMatchObject([{ outcome: 'dropped' }])
    await table.say('save')
    await table.say('end')
    expect(notices()).toContain('Saved: scenes/001-opening.md.')
    expect(door.shown.at(-1)).toMatchObject({ type: 'ended' })
  })
})
