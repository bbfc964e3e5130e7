import { expect, test } from 'vitest'
import { toCampaign } from '../../../campaign/folder/files.ts'
import { entriesOf } from '../../../campaign/journal/entries.ts'
import { appendEntry } from '../../../campaign/journal/journal.ts'
import type { JournalWords } from '../../../table/ports.ts'
import { viewFor } from '../../../table/views/view-for.ts'
import { party, texts } from '../companion/testing/party.ts'
import { moments } from '../companion/testing/situations.ts'
import { oracleJournal } from './keeper.ts'

const ask = {
  signal: new AbortController().signal,
  step: <Value>(_: string, make: () => Value) => Promise.resolve(make()),
}
const world = { presence: [{ name: 'party', members: party }], heard: [], whispers: [], constraints: () => [] }

const keep = (character: string, narratives: readonly string[], journal = '', lead?: string): Promise<JournalWords> =>
  oracleJournal(1)(
    {
      view: viewFor<'journal-keeper'>(
        { kind: 'journal-keeper', character },
        toCampaign({ ...texts, [`party/${character}-journal.md`]: journal }),
        world,
      ),
      narratives,
      parts: [],
      ...(lead === undefined ? {} : { lead }),
    },
    ask,
  )

const bridge = [
  `You go over to the toll board. The chain is new, and it lies across the road.\n\n> **Corin Vash**: "The miller drowned in the spring flood. I saw nothing."\n\n> **Hale Brack**: "Quiet. The birds have an opinion."`,
]

test('an entry is by one character, of what they saw, in the past', async () => {
  const hale = await keep('hale-brack', bridge)
  expect(hale.happened).toContain('We went over to the toll board.')
  expect(hale.did).toContain('Quiet. The birds have an opinion.')
  expect(`${hale.happened} ${hale.learned}`).toMatch(
    /miller drowned in the spring flood.*Corin Vash|Corin Vash.*miller drowned in the spring flood/,
  )
  expect(hale.feel).not.toBe('')
  const moss = await keep('moss-wenlow', bridge)
  expect(moss.did).not.toContain('birds')
  expect(moss.feel).not.toBe(hale.feel)
})

test('who leads is named by the others, and writes of themselves', async () => {
  const told = ['You hand the waxed letter to the reeve. Hale watches the door.']
  expect((await keep('hale-brack', told, '', 'moss-wenlow')).happened).toContain(
    'Moss handed the waxed letter to the reeve.',
  )
  expect((await keep('moss-wenlow', told, '', 'moss-wenlow')).happened).toContain(
    'I handed the waxed letter to the reeve.',
  )
})

test('whoever leads is `she` to friends who never wrote a word about her', async () => {
  const told = ['You take the toll house apart with your eyes, and hand the waxed letter to the reeve.']
  expect((await keep('hale-brack', told, '', 'pippa-quill')).happened).toContain('with her eyes')
})

test('a saying is nothing that was learned, and nothing hangs in the air', async () => {
  const told = [
    'You walk up to Corin Vash.\n\n> **Corin Vash**: "A cheat with a good scale is a nuisance. The old mill burned down in the spring of the flood."',
    'It pays. **Loose board.** Under the sill lies a waxed letter with a very long and very careful address on the back of it, in a hand that nobody knows. It is not signed. It ends with the name of the ferry.',
  ]
  for (const character of party) {
    const { happened, learned } = await keep(character, told)
    expect(`${happened} ${learned}`).not.toContain('cheat')
    expect(happened).not.toMatch(/^(?:It|They) (?:was|ended|is)\b/)
  }
})

test('each builds an entry in a way of their own', async () => {
  const entries = await Promise.all(party.map(character => keep(character, bridge)))
  const shapes = entries.map(entry =>
    Object.entries(entry)
      .map(([part, text]) => (text === '' ? '' : part))
      .join(),
  )
  expect(new Set(shapes).size).toBeGreaterThan(1)
  expect(new Set(entries.map(({ feel }) => feel)).size).toBe(entries.length)
})

test('forty entries do not begin or feel the same twice in a row, and know no secret', async () => {
  let journal = ''
  const feelings: string[] = []
  const titles: string[] = []
  for (let at = 0; at < 40; at += 1) {
    const [, happened] = moments[at] ?? ['', '']
    const words = await keep('pippa-quill', [happened], journal)
    if (words.title === '') continue // a moment that left nothing to write
    feelings.push(words.feel)
    titles.push(words.title)
    journal = appendEntry(
      journal,
      { name: 'Pippa Quill', campaign: 'test' },
      {
        title: words.title,
        whatHappened: words.happened,
        whatIDid: words.did,
        whatILearned: words.learned,
        howIFeel: words.feel,
        notes: words.notes,
      },
    )
  }
  expect(feelings.filter((feel, at) => feel !== '' && feelings.slice(Math.max(0, at - 4), at).includes(feel))).toEqual(
    [],
  )
  expect(titles.length).toBeGreaterThan(8)
  expect(new Set(titles).size).toBe(titles.length)
  const openings = entriesOf(journal).map(({ body }) =>
    body
      .replace(/^\*\*[^*]+\*\*: /, '')
      .split(/\s+/)
      .slice(0, 4)
      .join(' '),
  )
  expect(openings.filter((opening, at) => openings.indexOf(opening) !== at)).toEqual([])
  const shapes = entriesOf(journal).map(({ body }) =>
    [...body.matchAll(/^\*\*([^*]+)\*\*/gm)].map(([, label]) => label).join(),
  )
  expect(new Set(shapes).size).toBeGreaterThan(2)
  expect(journal).not.toContain('CANARY')
})

const sitting = 'You look around. Two rooks sit on the well roof.'

test('an hour in which nothing happened leaves no trace, after the first', async () => {
  expect((await keep('hale-brack', [sitting])).happened).not.toBe('')
  const journal = '# Hale\n\n## Entries\n\n---\n\n### The well\n\n**What happened**: We came.\n'
  expect(await keep('hale-brack', [sitting], journal)).toEqual({
    title: '',
    happened: '',
    did: '',
    learned: '',
    feel: '',
    notes: '',
  })
})

test('a fight, the dead and the ending stand in every journal, in words that are sure', async () => {
  const fight = [
    'You go for Corin Vash without another word.\n\n1. → **Moss** (12)\n2. **Corin Vash** (8)\n\n*Against you: Corin Vash (unhurt, a few strides off).*',
    'Hale lets fly, and that is the end of Corin Vash.\n\nSilence comes back, carefully. Nobody has more than scratches to show for it.',
  ]
  for (const character of party) {
    const { title, happened } = await keep(character, fight, '', 'moss-wenlow')
    expect([title, happened]).toEqual([
      'The death of Corin Vash',
      expect.stringMatching(/Corin Vash (?:is dead|did not live|died of it)\./),
    ])
  }
  const end = [
    'You ring the bell.\n\n**The Long Quiet**\n\nThe water goes down in the night. Reeve Harl opens the gate, and nobody stops him.\n\nAnd so it ends.',
  ]
  const last = await keep('hale-brack', end, '', 'moss-wenlow')
  expect(last.title).toBe('The Long Quiet')
  expect(last.happened).toContain('Reeve Harl opened the gate, and nobody stopped him.')
  expect(last.happened).not.toContain('so it ended')
})

test('what is no statement is nothing one learned, and names keep their capitals', async () => {
  const told = [
    '> **Corin Vash**: "What an odd thing to ask a man. Says Osric at the forge. Any barge with a lamp may pass the chain."',
  ]
  for (const character of party) {
    const { happened, learned } = await keep(character, told)
    expect(`${happened} ${learned}`).not.toMatch(/odd thing|Osric|that Any|: Any/)
  }
})

test('what was felt once is not felt again in the same words', async () => {
  let journal = ''
  const felt: string[] = []
  for (let at = 0; at < 30; at += 1) {
    const words = await keep(
      'pippa-quill',
      [`You search the chest.\n\n**Drawer ${at}.** A silver key lies in it.`],
      journal,
    )
    felt.push(...words.feel.split(/(?<=[.!?]) /).filter(text => text !== ''))
    const { title, happened, feel } = words
    journal = appendEntry(
      journal,
      { name: 'Pippa', campaign: 'test' },
      { title, whatHappened: happened, howIFeel: feel },
    )
  }
  expect(felt.filter((text, at) => felt.indexOf(text) !== at)).toEqual([])
})
