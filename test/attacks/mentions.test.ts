/** Lines that speak of somebody are not that somebody's line: whatever shape they have, a merge leaves them as they are. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildGloam, shell } from '../cli/gloam.ts'
import { fenWith, inFen } from './fen.ts'

let built = { main: '', remove: (): void => undefined }
beforeAll(() => {
  built = buildGloam()
})
afterAll(() => built.remove())

/** Names that are easily taken for a part of something: short, with titles, with marks that mean something in patterns. */
const names = ['Harwick', 'Captain Harwick', 'Old Tom', 'Ana', "Silani'shen", 'Élodie', 'Jo-Ann Vance', 'Mr. Pell']

/** Somebody else's line that mentions the name, each in another place and dress. */
const mentions: readonly ((name: string) => string)[] = [
  name => `- Aldric - smith, brother of ${name}`,
  name => `- Berit - ${name}'s oldest friend`,
  name => `- **Corin** - owes **${name}** forty gold`,
  name => `- Dorn (${name}'s squire) - loyal`,
  name => `- Edda, who serves ${name} - neutral`,
  name => `- Frode of the watch: hostile to ${name}`,
  name => `- Gisla: hates ${name} - enemy`,
  name => `- Hakon - [[${name}]] pays him`,
  name => `- Isa – "${name} will hang for this"`,
  name => `- Jorun, ${name} and Kell - partners`,
  name => `- ${name}'s ghost - restless`,
  name => `- **${name} the Younger** - proud`,
  name => `- serves ${name}`,
  name => `- not ${name} - whoever else it was`,
  name => `- ${name}/Lotte - lovers`,
  name => `- ${name} + Magnus - partners`,
]

/** Each name against each mention in files of its own would be eighty processes; a file holds all mentions of one name. */
async function merged(lines: readonly string[], delta: string): Promise<readonly string[]> {
  const folder = fenWith({
    'story-state.md': `# Story State\n\n## NPCs\n${lines.join('\n')}\n\n## Clocks\n`,
    'tmp/gm-state-delta.md': `${delta}\n`,
  })
  const { code } = await shell(built.main, folder, 'gloam merge fen --only state')
  expect(code).toBe(0)
  return readFileSync(inFen(folder, 'story-state.md'), 'utf8').split('\n')
}

describe('13.21 a mention is nobody’s line', () => {
  test.each(names)(`${mentions.length} lines that speak of %s stay, and one of its own is added`, async name => {
    const lines = mentions.map(mention => mention(name))
    const after = await merged(lines, `- NPC: ${name} - fled in the night`)
    expect(lines.filter(line => !after.includes(line))).toEqual([])
    expect(after.filter(line => line.includes('fled in the night'))).toEqual([`- ${name} - fled in the night`])
  })

  test.each(names)('of all who speak of %s, only the line with that name is changed', async name => {
    const lines = mentions.map(mention => mention(name))
    const after = await merged([...lines, `- **${name}** - calm`], `- NPC: ${name} - fled in the night`)
    expect(lines.filter(line => !after.includes(line))).toEqual([])
    expect(after.filter(line => line.includes('calm'))).toEqual([])
  })
})
