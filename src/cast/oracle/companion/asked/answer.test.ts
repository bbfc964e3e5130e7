import { describe, expect, test } from 'vitest'
import type { CharacterRequest } from '../../../../table/protocol/message-gm.ts'
import { ask, party, type Remembered } from '../testing/party.ts'
import { questionIn } from './question.ts'

const scene = 'The mill, night. Here: Corin Vash.'

const put = (words: string, sceneContext = scene): Omit<CharacterRequest, 'name'> => ({
  requestType: 'QUICK_REACTION',
  sceneContext,
  justHappened: 'What lies open: to find who drowned the miller; Corin Vash, who has more to tell.',
  request: `Hale ${words.endsWith('?') ? 'asks' : 'says to'} you: "${words}"`,
})

const seeds = [1, 2, 3, 4, 5, 6]
const heard = (who: string, words: string, memory: readonly Remembered[] = [], context = scene): Promise<string[]> =>
  Promise.all(seeds.map(seed => ask(who, put(words, context), memory, { seed })))

describe('a question to a companion', () => {
  test('about somebody of their own life is answered from it', async () => {
    for (const said of await heard('pippa-quill', 'Pippa, who is Sable?')) expect(said).toMatch(/Sable/)
    for (const said of await heard('moss-wenlow', 'Moss, do you know anything about Low Water?'))
      expect(said).toMatch(/kept the grove at Low Water/)
  })

  test('about somebody the company knows is answered from its book', async () => {
    for (const said of await heard('moss-wenlow', 'Who is Widow Elspet?'))
      expect(said).toMatch(/Widow Elspet: knows the mill|knows the mill/)
  })

  test('about what nobody told them is answered with an honest no that names it', async () => {
    for (const who of party)
      for (const said of await heard(who, 'What do you know about the brass astrolabe?'))
        expect(said).toMatch(/the brass astrolabe/i)
  })

  test('about themselves is answered from their own sheet', async () => {
    for (const said of await heard('dame-orsolya-venn', 'Dame Orsolya, what do you believe in?'))
      expect(said).toMatch(/prisoner is a trust/)
    for (const said of await heard('hale-brack', 'Hale, tell me about yourself.')) expect(said).toMatch(/wolves|valley/)
  })

  test('how they are is answered by how they are', async () => {
    const fine = await heard('hale-brack', 'Hale, are you all right?', [], `${scene} You are unhurt.`)
    const bad = await heard('hale-brack', 'Hale, are you all right?', [], `${scene} You are badly hurt.`)
    for (const said of fine) expect(said).toMatch(/Fine|standing|Whole/)
    for (const said of bad) expect(said).toMatch(/Bad|down|Not good/)
  })

  test('about their own secret is evaded, and never told', async () => {
    for (const who of party)
      for (const words of [
        'What are you hiding?',
        'What is buried under the salt mill?',
        'Tell me about the salt mill.',
      ])
        for (const said of await heard(who, words)) {
          expect(said).not.toBe('')
          expect(said).not.toMatch(/CANARY|buried under/)
        }
  })

  test('what they can do is on their sheet', async () => {
    for (const said of await heard('dame-orsolya-venn', 'Can you heal him?'))
      expect(said).toMatch(/able|can do|taught it, and I have/i)
    for (const said of await heard('hale-brack', 'Can you heal him?')) expect(said).toMatch(/No|Never|break/)
  })

  test('asked again they do not say it in the same words', async () => {
    const memory: Remembered[] = []
    for (let turn = 0; turn < 4; turn += 1) {
      const said = await ask('pippa-quill', put('Who is Sable?'), memory)
      expect(memory.map(one => one.said)).not.toContain(said)
      memory.push({ asked: 'Who is Sable?', said })
    }
  })
})

describe('what was done lately', () => {
  const page = (title: string, scene: string, happened: string): string =>
    `### ${title}\n*Scene ${scene}*\n\n**What happened**: ${happened}\n**How I feel**: Cold.\n\n---\n`
  const journal = [
    '# The journal of Pippa Quill\n',
    page('The ferry', '001: the-ferry', 'We came over with the night ferry.'),
    page('The toll', '002: the-mill', 'I was brilliant. Corin Vash asked Hale for two silver, and got one.'),
    page('The wheel', '002: the-mill', 'The wheel turned by itself. It frightened me.'),
  ].join('\n')
  const told = (words: string, pages: string): Promise<string> =>
    ask('pippa-quill', put(`Pippa, ${words}`), [], { more: { 'party/pippa-quill-journal.md': pages } })

  test.each(['what did we do today?', 'what happened?', 'what have we done so far?', 'how was your day?'])(
    '%s is told out of their own journal',
    async words => {
      expect(await told(words, journal)).toBe(
        '"We came over with the night ferry. Corin Vash asked Hale for two silver, and got one. The wheel turned by itself."',
      )
    },
  )

  test('where they were stands on the last page, and an empty journal has nothing to tell', async () => {
    expect(await told('where were we?', journal)).toBe('"My last page says \'the mill\'."')
    expect(await told('what did we do today?', '')).toMatch(/yet|hardly begun|has happened|here we are/)
  })
})

describe('what is put to the company', () => {
  test('is what each of them speaks to', async () => {
    for (const who of party)
      for (const said of await heard(who, 'We follow Corin Vash tonight.')) expect(said).toMatch(/Corin Vash|VETO/)
  })

  test('who should do something is answered with somebody', async () => {
    for (const who of party)
      for (const said of await heard(who, 'Who should keep the letter?'))
        expect(said).toMatch(/Hale|Pippa|Orsolya|Moss|\bI\b|\bme\b|Mine|here/i)
  })

  test('where to go is answered with a way that lies open', async () => {
    for (const said of await heard('pippa-quill', 'What do you all think? Where should we go first?'))
      expect(said).toMatch(/find who drowned the miller|talk to Corin Vash again/)
  })
})

test.each([
  ['Korda, what do you make of the bronze cap?', 'opinion', 'the bronze cap'],
  ['Ilvane, do you know anything about Lisbet?', 'knowledge', 'Lisbet'],
  ['Who should keep the key?', 'who should', 'the key'],
  ["Let's follow Varley tonight.", 'choice', 'Varley'],
  ['Where is the Water Deed?', 'where', 'the Water Deed'],
  ['Are you all right, Korda?', 'condition', ''],
  ['Whether we can trust Marrable?', 'opinion', 'Marrable'],
  ['What do you all think? Where should we go first?', 'next', ''],
])('%s', (words, kind, topic) => {
  expect(questionIn(words, ['Korda Venn', 'Korda', 'Ilvane'])).toMatchObject({ kind, topic })
})

describe('whatever they say', () => {
  const talked = (happened: string, sceneContext: string): Omit<CharacterRequest, 'name'> => ({
    requestType: 'QUICK_REACTION',
    sceneContext,
    justHappened: happened,
    request: 'A word or a gesture, as it strikes you.',
  })

  test('nobody is spoken to who is not here', async () => {
    for (const who of party)
      for (let seed = 1; seed <= 25; seed += 1) {
        const told = talked('The letter is from Widow Elspet. "Corin Vash paid me," it says.', 'The mill, night.')
        expect(await ask(who, told, [], { seed })).not.toMatch(/, (?:Elspet|Corin)[,.!?]|"(?:Elspet|Corin),/)
      }
  })

  test('what was told is not said again', async () => {
    for (const who of party)
      for (let seed = 1; seed <= 25; seed += 1)
        expect(await ask(who, talked('The grate is rusted shut on the left side.', scene), [], { seed })).not.toMatch(
          /grate is rusted shut/i,
        )
  })

  test('what names their own bond is spoken of first', async () => {
    for (const seed of seeds) {
      const said = await ask('pippa-quill', talked('The judge says, "The woman Sable hangs at noon."', scene), [], {
        seed,
      })
      expect(said).toMatch(/Sable|\[VETO/)
    }
  })

  test('a deed that points at something needs something to point at', async () => {
    for (let seed = 1; seed <= 25; seed += 1)
      expect(
        await ask('moss-wenlow', talked('Corin Vash says: "All will be well in spring."', scene), [], { seed }),
      ).not.toMatch(/listen to it/)
  })
})
