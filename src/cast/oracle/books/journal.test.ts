import { expect, test } from 'vitest'
import { entriesOf } from '../../../campaign/journal/entries.ts'
import { appendEntry } from '../../../campaign/journal/journal.ts'
import { prose, type Part } from '../../../table/parts.ts'
import type { JournalWords } from '../../../table/ports.ts'
import { keep } from './testing/keeping.ts'
import { party } from './testing/party.ts'

const all = (entry: JournalWords): string => Object.values(entry).join(' ')

const bridge: readonly Part[] = [
  { kind: 'deed', who: 'Moss Wenlow', verb: 'go', on: 'the toll board', text: 'You go over to the toll board.' },
  { kind: 'seen', of: 'the chain', text: 'The chain is new, and it lies across the road.' },
  { kind: 'said', who: 'Corin Vash', act: 'answer', about: 'the miller', text: 'The miller drowned in the spring flood.', salience: 2 },
  { kind: 'said', who: 'Hale Brack', act: 'say', text: 'Quiet. The birds have an opinion.' },
  { kind: 'table', text: 'You cannot cross while the chain is up.' },
  { kind: 'check', who: 'Moss Wenlow', skill: 'insight', total: 9, against: 12, degree: 'failure', text: 'Insight 9 against 12.' },
] // prettier-ignore

test('14.6 an entry is by one character, of what they saw, in the past, and holds no word of the table', async () => {
  const hale = await keep('hale-brack', bridge)
  expect(hale.happened).toContain('We went over to the toll board.')
  expect(hale.did).toContain('Quiet.')
  expect(`${hale.happened} ${hale.learned}`).toMatch(/Corin Vash.*miller drowned|miller drowned.*Corin Vash/)
  const moss = await keep('moss-wenlow', bridge)
  expect(moss.did).not.toContain('birds')
  expect(all(hale) + all(moss)).not.toMatch(/cannot cross|Insight|CANARY|#/)
})

test('who leads is named by the others, and writes of themselves', async () => {
  const told: readonly Part[] = [
    { kind: 'deed', who: 'Pippa Quill', verb: 'give', on: 'the letter', text: 'You hand the letter to the reeve with your left hand.', salience: 2 },
    { kind: 'deed', who: 'Hale Brack', verb: 'watch', text: 'Hale watches the door.', salience: 2 },
  ] // prettier-ignore
  expect((await keep('dame-orsolya-venn', told, '', 'pippa-quill')).happened).toContain(
    'Pippa handed the letter to the reeve with her left hand.',
  )
  expect((await keep('hale-brack', told, '', 'pippa-quill')).happened).toContain('I watched the door.')
  expect((await keep('pippa-quill', told, '', 'pippa-quill')).happened).toContain('I handed the letter to the reeve')
})

test('14.6 what mattered to that character comes first', async () => {
  const told: readonly Part[] = [
    { kind: 'found', what: 'a brass key', by: 'Moss Wenlow', text: 'A brass key lies under the sill.' },
    { kind: 'seen', of: 'the yard', text: 'Two rooks sit on the well roof.' },
    { kind: 'lost', who: 'Pippa Quill', what: 'the silver ring', to: 'Corin Vash', text: 'Pippa gives the silver ring to Corin Vash.' },
    { kind: 'said', who: 'Reeve Harl', act: 'tell', text: 'Her old partner Sable hangs at dawn unless the judge is paid.', salience: 2 },
    { kind: 'blow', who: 'a falling stone', on: 'Hale Brack', harm: 3, isHit: true, text: 'A falling stone strikes Hale.', salience: 1 },
  ] // prettier-ignore
  const pippa = await keep('pippa-quill', told, '', 'moss-wenlow')
  const hale = await keep('hale-brack', told, '', 'moss-wenlow')
  expect(pippa.title).not.toBe(hale.title)
  expect(pippa.happened.indexOf('silver ring')).toBeGreaterThanOrEqual(0)
  expect(hale.happened).toContain('struck me')
  expect(`${pippa.happened} ${pippa.learned} ${pippa.feel}`).toMatch(/Sable|partner/)
})

test('14.6 an entry is at most a third as long as what was told', async () => {
  const long = [...Array(6).keys()].map(at => prose(`You walk to the gate of the ${at}th yard, and the lamps burn low there. A dog barks at the wall. The smith looks up from his anvil and says nothing at all to anybody who passes.`)) // prettier-ignore
  const told: readonly Part[] = [...long, ...bridge]
  const length = told.map(({ text }) => text).join('').length
  for (const character of party) expect(all(await keep(character, told)).length).toBeLessThan(length / 3 + 120)
})

test('each builds an entry in a way of their own, and four feel four things', async () => {
  const told: readonly Part[] = [...bridge, { kind: 'fell', who: 'Widow Elspet', how: 'dead', text: 'Widow Elspet falls, and it is over.', salience: 3 }] // prettier-ignore
  const entries = await Promise.all(party.map(character => keep(character, told)))
  expect(new Set(entries.map(({ feel }) => feel)).size).toBe(entries.length)
  expect(new Set(entries.map(({ happened }) => happened)).size).toBeGreaterThan(2)
})

const sitting: readonly Part[] = [{ kind: 'seen', of: 'the yard', text: 'Two rooks sit on the well roof.' }]

test('an hour in which nothing happened leaves no trace, after the first', async () => {
  expect((await keep('hale-brack', sitting)).happened).not.toBe('')
  const journal = '# Hale\n\n## Entries\n\n---\n\n### The well\n\n**What happened**: We came.\n'
  expect(all(await keep('hale-brack', sitting, journal)).trim()).toBe('')
})

test('14.6 whoever spoke has an entry', async () => {
  const journal = '# Hale\n\n## Entries\n\n---\n\n### The well\n\n**What happened**: We came.\n'
  const spoke: Part = { kind: 'said', who: 'Hale Brack', act: 'refuse', text: 'No. I will not leave them there.' }
  const entry = await keep('hale-brack', [...sitting, spoke], journal)
  expect(all(entry)).toContain('I said no: "No. I will not leave them there."'.slice(0, 20))
  expect(entry.title).not.toBe('')
})

test('a fight, the dead and the ending stand in every journal, in words that are sure', async () => {
  const fight: readonly Part[] = [
    { kind: 'fight', stage: 'begins', foes: ['Corin Vash'], text: 'You go for Corin Vash without another word.' },
    { kind: 'fell', who: 'Corin Vash', how: 'dead', text: 'Hale lets fly, and that is the end of Corin Vash.', salience: 3 },
    { kind: 'fight', stage: 'ends', end: 'won', foes: ['Corin Vash'], text: 'Silence comes back, carefully.' },
  ] // prettier-ignore
  for (const character of party) {
    const { title, happened } = await keep(character, fight, '', 'moss-wenlow')
    expect([title, happened]).toEqual([
      'The death of Corin Vash',
      expect.stringMatching(/Corin Vash (?:is dead|did not live|died of it)\./),
    ])
  }
  const end: readonly Part[] = [
    prose('You ring the bell.'),
    { kind: 'ending', name: 'The Long Quiet', text: 'The water goes down in the night. Reeve Harl opens the gate, and nobody stops him.' },
  ] // prettier-ignore
  const last = await keep('hale-brack', end, '', 'moss-wenlow')
  expect(last.title).toBe('The Long Quiet')
  expect(last.happened).toContain('Reeve Harl opened the gate, and nobody stopped him.')
})

test('14.6 nothing hangs in the air', async () => {
  const told: readonly Part[] = [
    { kind: 'found', what: 'a letter', by: 'Moss Wenlow', text: 'Tally cuts on the rim of the well stand in rows. It is not signed. It ends with the name of the ferry.' },
  ] // prettier-ignore
  for (const character of party)
    expect((await keep(character, told)).happened).not.toMatch(/^(?:It|They) (?:was|ended|is)\b/)
})

test('forty entries never begin, feel or are called the same, and know no secret', async () => {
  let journal = ''
  const entries: JournalWords[] = []
  for (let at = 0; at < 40; at += 1) {
    const told: readonly Part[] = [
      { kind: 'deed', who: 'Moss Wenlow', verb: 'open', on: `drawer ${at}`, text: `You open drawer ${at}.` },
      { kind: 'found', what: `a silver key of mark ${at}`, by: 'Moss Wenlow', text: `Drawer ${at} holds a silver key.` },
      { kind: 'said', who: 'Corin Vash', act: 'tell', text: `It opens the door of the ${at}th house on the hill.` },
    ] // prettier-ignore
    const words = await keep('pippa-quill', told, journal, 'moss-wenlow')
    entries.push(words)
    journal = appendEntry(
      journal,
      { name: 'Pippa Quill', campaign: 'test' },
      { title: words.title, whatHappened: words.happened, whatIDid: words.did, whatILearned: words.learned, howIFeel: words.feel, notes: words.notes },
    ) // prettier-ignore
  }
  const felt = entries.flatMap(({ feel }) => feel.split(/(?<=[.!?]) /)).filter(text => text !== '')
  expect(felt.filter((text, at) => felt.indexOf(text) !== at)).toEqual([])
  expect(new Set(entries.map(({ title }) => title)).size).toBe(40)
  const openings = entriesOf(journal).map(({ body }) => body.split('\n')[0]?.split(/\s+/).slice(0, 6).join(' '))
  expect(openings.filter((opening, at) => openings.indexOf(opening) !== at)).toEqual([])
  expect(journal).not.toMatch(/CANARY|#\w+#/)
})
