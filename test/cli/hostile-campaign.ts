/** A campaign by somebody who would like to have the reader's terminal: its words and names hold codes of every kind. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Copies to the clipboard, names the window, clears the screen, asks for an answer, each in both spellings; and turns. */
export const codes =
  '\u001B]52;c;QUJD\u0007\u001B]0;owned\u001B\\\u009D0;owned\u009C\u001B[2J\u009B2J\u001B[6n\u001BP+q\u001B\\\u0007\u007F\u0008\u202E\u2066'

/** What a file may be called; a slash is in none of the codes. */
const asName = (words: string): string => `${words}${codes}`

const sheet = (name: string): string =>
  `# ${name}\n\n**Player**: human${codes}\n\n## Basic Information\n\n| | |\n|---|---|\n| **Race** | Human${codes} |\n| **Class** | Fighter |\n| **Level** | 1 |\n| **HP** | 12 |\n| **AC** | 14 |\n\n## Personality\n\nKeeps promises.${codes}\n\n## Equipment\n\n- Lamp${codes}\n`

const pages: Readonly<Record<string, string>> = {
  'overview.md': `# The Fen${codes}\n\n## Setting\nA fen${codes} of reeds.\n\n## Hook\nThe pier${codes} is dark.\n`,
  'story-state.md': `# Story State\n\n## NPCs\n- Harwick${codes} - guard captain\n\n## Clocks\n- The tide${codes} [2/4]\n\n## Secrets\n- The bell is hollow${codes}\n`,
  'party-knowledge.md': `# Party Knowledge\n\n## What We Know\n- A bell rings${codes}\n`,
  'preferences.md': `**narrative_style**: hybrid\n**player_character**: Ansa${codes}\n**odd${codes}**: x${codes}\n`,
  'party/ansa.md': sheet(`Ansa${codes} Reed${codes}`),
  [`party/${asName('odo')}.md`]: sheet(`Odo${codes} Brook`),
  'npcs/ferryman.md': `# Ferryman${codes} Hob\n\n**Location**: The Pier\n\n## What everybody knows\n- He rows${codes}.\n`,
  [`npcs/${asName('hob')}.md`]: `# Hob${codes}\n\nA smith.\n`,
  'locations/pier.md': `# The Pier${codes}\n\nPlanks${codes} over water.\n\n## Exits\n- The Mill${codes}: a path\n\n## People\n- Ferryman${codes} Hob\n`,
  'locations/mill.md': `# The Mill${codes}\n\nA wheel${codes}.\n\n## Exits\n- The Pier${codes}: a path\n`,
  [`notes${codes}.md`]: `# Notes${codes}\n`,
  'bad.md': '\uFFFE',
}

const deltas: Readonly<Record<string, string>> = {
  'tmp/gm-state-delta.md': `- NPC: Harwick${codes} - hostile${codes}\n- RUMOUR${codes}: x\n- LOCATION: The Mill${codes}\n`,
  'tmp/party-knowledge-delta.md': `- LEARNED: The mill${codes} turns\n- SECRET: The bell${codes}\n`,
}

function put(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

export const putDeltas = (folder: string): void => put(join(folder, 'campaigns/evil'), deltas)

/** Two of them below `campaigns/`: one that can be typed, and one whose very name is hostile. */
export function putHostile(folder: string): void {
  put(join(folder, 'campaigns/evil'), pages)
  put(join(folder, 'campaigns', asName('worse')), pages)
  putDeltas(folder)
  put(folder, {
    'gm.txt': `[NARRATIVE]\nThe pier${codes} is dark.\n[/NARRATIVE]\n[ASK_PLAYER: What${codes}?]\n`,
    'action.json': JSON.stringify({
      action: 'write-json',
      data: { target: `docs/a${codes}.json`, json: { a: codes } },
    }),
    'lines.txt': `look around${codes}\n`,
  })
}
