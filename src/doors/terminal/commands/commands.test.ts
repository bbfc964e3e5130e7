import { expect, test } from 'vitest'
import { secrets, sitDown } from '../scenario.ts'

test('every command answers, also one that is nearly right', async () => {
  const said = await sitDown(['/help', '/hlep', '/conjure', '/'])
  expect(said.answers[0]).toContain('/recall WORDS')
  expect(said.answers.slice(1)).toEqual([
    'There is no command /hlep. Did you mean /help? /help tells them all.',
    'There is no command /conjure. /help tells them all.',
    said.answers[0],
  ])
})

test('one reads one’s own sheet, and of the others what anyone can see', async () => {
  const [own = '', other = '', nobody = '', party = ''] = (
    await sitDown(['/sheet', '/sheet odo', '/sheet bob', '/party'])
  ).answers
  expect(own).toContain('Keeps every promise')
  expect(own).not.toContain('|')
  expect(other).toContain('Odo Brook')
  expect(other).not.toContain('owes the miller')
  expect(nobody).toBe(
    'Nobody in the party is called "bob". There are: Ansa Reed, Odo Brook. Your own sheet has the parts: Basic Information, Personality.',
  )
  expect(party).toMatch(/- \*\*Ansa Reed\*\* \(you\): Human Fighter, level 1 · clock 0\/6/)
})

test('13.4 a level that was gained is there at once, whatever the brief says', async () => {
  const brief = { 'party/odo-brook-brief.md': '# Odo Brook\n\n- **Race**: A tall man\n' }
  const grown = { edits: (texts: Readonly<Record<string, string>>) => levelled(texts, 'party/odo-brook.md') }
  const { answers } = await sitDown(['/party', 'I look', '/party'], brief, grown)
  expect(answers[0]).toContain('- **Odo Brook**: Human Fighter, level 1')
  expect(answers[1]).toContain('- **Odo Brook**: Human Fighter, level 2')
})

const levelled = (texts: Readonly<Record<string, string>>, path: string): Readonly<Record<string, string>> => ({
  [path]: (texts[path] ?? '').replace('| **Level** | 1 |', '| **Level** | 2 |'),
})

test('13.15 a sheet in a folder of another name is shown like any other', async () => {
  const odo =
    '# Odo Brook\n\n## Basic Information\n\n| | |\n|---|---|\n| **Race** | Elf |\n| **Class** | Ranger |\n| **Level** | 2 |\n'
  const moved = { '02 PCs/odo-brook.md': odo, 'party/odo-brook.md': '- rope\n' }
  const { answers } = await sitDown(['/party', '/sheet odo'], moved)
  expect(answers[0]).toContain('- **Odo Brook**: Elf Ranger, level 2')
  expect(answers[1]).toContain('Ranger')
})

test('13.4 whose name begins like another’s is not taken for them', async () => {
  const { answers } = await sitDown(['/sheet odo brook'], { 'party/odo-brook-hollow.md': '# Odo Brook Hollow\n' })
  expect(answers[0]).toContain('**Race**: Human')
})

test('a long sheet names its parts, and each can be had alone', async () => {
  const sheet = `# Ansa Reed\n\n## Combat Stats\n\n- HP 9\n\n## Equipment\n\n${'- a rope\n'.repeat(40)}`
  const [whole = '', part = '', none = ''] = (
    await sitDown(['/sheet', '/sheet combat', '/sheet spells'], { 'party/ansa-reed.md': sheet })
  ).answers
  expect(whole).toMatch(/\(One part alone: \/sheet and its name\. There are: Combat Stats, Equipment\.\)$/)
  expect(part).toBe('## Combat Stats\n\n- HP 9')
  expect(none).toMatch(/^Nobody in the party is called "spells"\./)
})

test('a part is found by the word for it, though its title is another', async () => {
  const sheet = '# Ansa Reed\n\n## Spellcasting\n\n- Light\n\n## Gear and Coin\n\n- a rope\n'
  const { answers } = await sitDown(['/sheet spells', '/sheet coins'], { 'party/ansa-reed.md': sheet })
  expect(answers).toEqual(['## Spellcasting\n\n- Light', '## Gear and Coin\n\n- a rope'])
})

test('what a command cannot take is refused with what it can, and nothing is done', async () => {
  const { answers } = await sitDown(['/journal banana', '/save foo', '/help undo', '/style banana'])
  expect(answers[0]).toMatch(/^"banana" is no number\. .*\/journal all/)
  expect(answers[1]).toBe(
    '/save stands alone (write everything down now), and nothing here is called "foo". Nothing was done.',
  )
  expect(answers[2]).toBe('/undo  take back the last thing you did')
  expect(answers[3]).toMatch(/^There is no style "banana"\. There are:[\s\S]*\/style hybrid: .* \(as it is now\)/)
})

test('whole words are recalled before beginnings of others', async () => {
  const knowledge = '# Party Knowledge\n\n- The hatch is locked\n- Whose hat that is nobody knows\n'
  const { answers } = await sitDown(['/recall hat', '/recall loc'], { 'party-knowledge.md': knowledge })
  expect(answers).toEqual([
    '(what the party knows) Whose hat that is nobody knows',
    '(what the party knows) The hatch is locked',
  ])
})

test('no command prints what the player may not know', async () => {
  const plain = [
    '/sheet',
    '/sheet odo',
    '/party',
    '/journal all',
    '/scene',
    '/map',
    '/clocks',
    '/why',
    '/undo',
    '/help',
  ]
  const words = ['bell', 'ferryman', 'miller', 'drowned', 'the']
  const lines = [...words.flatMap(word => [`/recall ${word}`, `/why ${word}`, `/retcon ${word}`]), ...plain]
  const { answers } = await sitDown(['look', 'listen', ...lines])
  expect(answers.length).toBeGreaterThan(15)
  for (const secret of secrets) expect(answers.join('\n').toLowerCase()).not.toContain(secret)
})

test('what was learned is recalled, and why tells where it came from', async () => {
  const { answers } = await sitDown(['look', '/recall tide', '/why tide'])
  expect(answers[0]).toContain('(what the party knows) The tide turns at dusk')
  expect(answers[1]).toContain('party-knowledge.md: - The tide turns at dusk')
  expect(answers[1]).toContain('it began with: Ansa Reed: look')
})

test('16.5 what was taken back is not remembered, and what is played instead is', async () => {
  const { answers } = await sitDown(['look', '/recall tide', '/undo', '/recall tide', 'look', '/recall tide'])
  expect(answers[0]).toContain('The tide turns at dusk')
  expect(answers[2]).toBe('Nothing that you know of speaks of "tide".')
  expect(answers[3]).toBe(answers[0])
})

test('13.6 why tells a player what they may know, and with --gm all of it, and says so', async () => {
  const { answers } = await sitDown(['look', '/why', '/why weir', '/why --gm weir'])
  expect(answers[0]).toContain('- The party learned: The tide turns at dusk')
  expect(answers[1]).toBe('Nothing that you have read in this session says "weir".')
  expect(answers[2]).toMatch(/^As the Game Master, secrets and all:\nstory-state\.md: .*cult of the weir still\n/)
})

test('undo takes back a beat and keeps it as a branch; play goes on from there', async () => {
  const { answers, out } = await sitDown(['look', '/undo', 'listen', '/undo', '/undo', 'sing'])
  expect(answers[0]).toMatch(/^Taken back: "look"\. What came after is kept as the branch "line-1"\./)
  expect(answers[1]).toMatch(/^Taken back: "listen"\. .* "line-2"\./)
  expect(answers[2]).toBe('There is nothing to take back yet.')
  expect(out).toContain('You say: sing')
})

test('retcon asks before it goes back', async () => {
  const { answers } = await sitDown(['look', 'sing', '/retcon look', 'no', '/retcon look', '1', '/retcon look'])
  expect(answers[0]).toBe('It stands.')
  expect(answers[1]).toMatch(/^Taken back: "look"\./)
  expect(answers[2]).toMatch(/^Nothing in this session speaks of "look"/)
})

test('the map is drawn from where one stands, each place once', async () => {
  const { answers } = await sitDown(['/map', '/clocks'])
  expect(answers[0]).toBe(
    '[The pier] you are here\n├─ The mill\n│  └─ The weir (not seen yet)\n└─ The ferry (not seen yet)',
  )
  expect(answers[1]).toBe('- The tide ▰▰▱▱ 2/4')
})

test('a style is kept in the preferences, in their own dialect', async () => {
  const { answers, files } = await sitDown(['/style operatic', '/style novel'], {
    'preferences.md': '# Campaign Preferences\n\n**dialogue_format**: hybrid\n',
  })
  expect(answers[0]).toContain('/style minimal')
  expect(await files('preferences.md')).toContain('**dialogue_format**: novel')
})

test('13.10 save names the files, data has all of them, and undo takes back what was played', async () => {
  const { answers, shown } = await sitDown(['look', '/save', '/save', '/undo', '/save', '/undo'])
  expect(answers[0]).toMatch(/^Saved: party-knowledge\.md, .*story-state\.md.*\.$/)
  expect(shown).toContainEqual(
    expect.objectContaining({ command: 'save', files: expect.arrayContaining(['story-state.md']) }),
  )
  expect(answers[1]).toBe('Saved. Nothing is new since the last save.')
  expect(answers[2]).toMatch(/^Taken back: "look"\./)
  expect(answers[4]).toBe('There is nothing to take back yet.')
})

test('13.10 what was offered before a save is offered after it, and a question stays open', async () => {
  const { out, answers } = await sitDown(['look', '/save', '2', '/save', 'All night'])
  expect(out).toContain('How long?')
  expect(answers[1]).toContain('save again after it')
  expect(out).toContain('You wait: All night.')
})

test('what players of other games type is understood, with the words behind it', async () => {
  const sheet = '# Ansa Reed\n\n## Combat Stats\n\n- HP 9\n\n## Equipment\n\n- a rope\n'
  const { answers } = await sitDown(['/inv', '/status', '/party', '/? recall', '/constructor', '/quit', 'I look'], {
    'party/ansa-reed.md': sheet,
  })
  expect(answers[0]).toBe('## Equipment\n\n- a rope')
  expect(answers[1]).toBe(answers[2])
  expect(answers[3]).toMatch(/^\/recall/)
  expect(answers[4]).toBe('There is no command /constructor. /help tells them all.')
  expect(answers).toHaveLength(5)
})

test('19: a line that was left is given a name, keeps it when play goes back again, and is returned to by it', async () => {
  const { answers } = await sitDown([
    'look',
    '/undo',
    '/lines line-1 called We looked',
    'wait',
    '/undo',
    '/lines',
    '/lines line-1 called Other',
    '/lines We looked',
  ])
  expect(answers[1]).toBe('"line-1" is called "We looked" now.')
  expect(answers[3]).toContain('/lines We looked: left after beat')
  expect(answers[4]).toMatch(/^"line-1" is called "Other" now|^There is no line "line-1"/)
  expect(answers[5]).toMatch(/^On "We looked" again\./)
})

test('17.6 edit says something else instead, and keeps the first as a branch', async () => {
  const { answers, out } = await sitDown(['/edit', 'look', '/edit', '/edit sing', '/lines'])
  expect(answers[0]).toBe('You have said nothing yet that could be said otherwise.')
  expect(answers[1]).toContain('Last you said: look')
  expect(answers[2]).toMatch(/^Instead of "look"\. What was told first is kept as the branch "line-1"/)
  expect(out).toContain('You say: sing')
  expect(answers[3]).toContain('/lines line-1')
})

test('17.6 what only a model could do is refused with a way on where none plays', async () => {
  const { answers } = await sitDown(['look', '/again', '/gm less gore', '/gm', '/context'])
  expect(answers[0]).toContain('/edit WORDS')
  expect(answers[1]).toContain('No model plays here')
  expect(answers[2]).toContain('/gm fewer fights')
  expect(answers[3]).toContain('No model plays here')
})

test('17.6 pins are kept in a file of the campaign, told and taken away', async () => {
  const { answers, files } = await sitDown([
    '/pin',
    '/pin The reeve owes  us a boat',
    '/pin',
    '/pin drop 2',
    '/pin drop 1',
    '/pin',
  ])
  expect(answers[0]).toContain('Nothing is pinned')
  expect(answers[2]).toBe('1. The reeve owes us a boat')
  expect(answers[3]).toMatch(/^There is no pin 2\./)
  expect(answers[5]).toContain('Nothing is pinned')
  expect(await files('pins.md')).toBe('# Always in mind\n\n')
})

test('17.6 the story goes on without a word', async () => {
  const { out } = await sitDown(['/continue', '1'])
  expect(out).toContain('You wait')
})
