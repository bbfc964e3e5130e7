/** How people answer: of themselves they know, what they keep they keep as theirs, and nobody says one thing all evening. */
import { expect, test } from 'vitest'
import { gullRock } from './gull-rock.ts'
import { printAll, sitDown, textsUnder, type Texts } from './sitting.ts'

const borrowed = textsUnder('content/campaigns/borrowed-water')

async function answers(lines: readonly string[], texts: Texts = borrowed, seed = 4): Promise<readonly string[]> {
  const human = texts === borrowed ? 'maren-okell' : 'tilda-brannock'
  const { say } = await sitDown({ texts, human, seed })
  const shown: string[] = []
  for (const line of lines) shown.push(printAll(await say(line)))
  return shown
}

test('they know what they are, where they live and whom they serve', async () => {
  const [, work = '', home = ''] = await answers(['talk to Cobb', 'what do you do?', 'where do you live?'])
  expect(work).toMatch(/Cobb Varley\*\*: .*sergeant of the well-guard/)
  expect(home).toMatch(/"Here\."/)
})

test('how old they are is answered of themselves', async () => {
  const [, age = ''] = await answers(['talk to Cobb', 'how old are you?'])
  expect(age).toMatch(/Old enough|Older than I look|stopped counting/)
  const [, , , later = ''] = await answers([
    'talk to Cobb',
    'what do you do?',
    'where do you live?',
    'how old are you?',
  ])
  expect(later).toMatch(/Old enough|Older than I look|stopped counting/)
})

test('who leads is asked of whoever does, and they say so', async () => {
  const hanne = (gullRock['npcs/hanne-brock.md'] ?? '').replace('Net-mender of the harbour', 'Harbour master')
  const [, led = ''] = await answers(['talk to Hanne', 'who leads here?'], {
    ...gullRock,
    'npcs/hanne-brock.md': hanne,
  })
  expect(led).toMatch(/I do\. I am the harbour master|You are talking to the harbour master/)
})

test('where somebody is is answered with a place, and not with who they are', async () => {
  const [, where = ''] = await answers(['talk to Cobb', 'where is Iddo?'])
  expect(where).toMatch(/the Weighhouse/)
})

test('what is kept is kept in other words each time, and what is not known in others again', async () => {
  const topics = ['dragons', 'the moon', 'taxes', 'giants', 'the sea', 'elves', 'wine']
  const shown = await answers(['talk to Cobb', ...topics.map(topic => `ask him about ${topic}`)])
  const said = shown.slice(1).flatMap(text => text.match(/Cobb Varley\*\*: .*/g) ?? [])
  expect(new Set(said).size).toBe(said.length)
  expect(said.join('\n')).not.toMatch(/odd thing to ask|would say so if I did/)
})

test('an accusation is answered as one', async () => {
  const [, accused = ''] = await answers(['talk to Cobb', 'you killed Lisbet'])
  expect(accused).toMatch(/Cobb Varley\*\*:/)
  expect(accused).not.toMatch(/odd thing to ask|would not know about that/)
})

test('they are named in full once, and then as one calls them', async () => {
  const [first = '', second = ''] = await answers(['talk to Cobb', 'ask him about the hill'])
  expect(first).toContain('> **Sergeant Cobb Varley**:')
  expect(second.replaceAll(/> \*\*.*/g, '').replaceAll(/^ +\d\..*$/gm, '')).not.toContain('Sergeant Cobb Varley')
})

test('what somebody does while they speak is a sentence of its own', async () => {
  const hanne = (gullRock['npcs/hanne-brock.md'] ?? '').replace(
    'She bites off the thread.',
    'Ties and unties the same knot',
  )
  const texts = { ...gullRock, 'npcs/hanne-brock.md': hanne }
  const shown = await Promise.all([1, 2, 3, 4, 5].map(seed => answers(['talk to Hanne', 'talk to Hanne'], texts, seed)))
  expect(shown.flat().join('\n')).toMatch(/Hanne Brock\*\*: \*She ties and unties the same knot\.\* "/)
})

test('who bears a grudge does not open with a saying of better days', async () => {
  const withHanne = (attitude: string): Texts => {
    const page = gullRock['npcs/hanne-brock.md'] ?? ''
    return {
      ...gullRock,
      'npcs/hanne-brock.md': page.replace(/(Current Disposition\*\*:).*/, `$1 ${attitude}`),
    }
  }
  const [friendly = ''] = await answers(['talk to Hanne'], withHanne('Friendly'))
  const [hostile = ''] = await answers(['talk to Hanne'], withHanne('Hostile'))
  expect(friendly).toContain('Boats do not come home to a promise.')
  expect(hostile).toContain('Hanne')
  expect(hostile).not.toContain('Boats do not come home')
})
