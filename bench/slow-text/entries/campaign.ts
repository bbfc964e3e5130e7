/** Pages of a campaign: names, state, deltas and their merge, relay, secrets. */
import { readHitPoints } from '../../../src/campaign/deltas/hit-point-words.ts'
import { mergeDelta } from '../../../src/campaign/deltas/merge.ts'
import { knowledgeWriter, stateWriter } from '../../../src/campaign/deltas/writers.ts'
import { indexNames, resolveName, type NamedFile } from '../../../src/campaign/names/index-of-names.ts'
import { plainWords } from '../../../src/campaign/journal/plain-words.ts'
import { nameOnSheet } from '../../../src/campaign/party.ts'
import { readPreferences } from '../../../src/campaign/preferences/preferences.ts'
import { writeSetting } from '../../../src/campaign/preferences/write.ts'
import { parseGmContext } from '../../../src/campaign/relay/gm-context.ts'
import { parseNarrative } from '../../../src/campaign/relay/narrative-file.ts'
import { parseNotes } from '../../../src/campaign/relay/notes-file.ts'
import { readPrompt } from '../../../src/campaign/relay/prompt-file.ts'
import { parseResponse } from '../../../src/campaign/relay/response-file.ts'
import { parseScene } from '../../../src/campaign/scenes/scene.ts'
import { sheetMarks } from '../../../src/campaign/secrets/marks.ts'
import { playerHidden } from '../../../src/campaign/secrets/player-hidden.ts'
import { redact } from '../../../src/campaign/secrets/redact.ts'
import type { Entries } from './entry.ts'

const party = ['Mira Thorne', 'Bren']
const delta = `- NPC: Harwick - now hostile
- THREAD: Find the ring
- SITUATION: It rains
- LOCATION: The mill
- Party HP: Mira took 5 damage
- QUEST: The ring: found
- EVENT: Rain`
const named = (text: string): NamedFile => ({ kind: 'npcs', fileName: 'harwick', text })

export const campaignEntries: Entries = {
  'a state file that is merged into': text => mergeDelta(stateWriter, text, delta, { party }),
  'a line of a state file that is merged into': text =>
    mergeDelta(stateWriter, `# State\n\n## NPCs\n\n- Harwick ${text}\n\n## Threads\n\n- ${text}\n`, delta, { party }),
  'a table of a state file that is merged into': text =>
    mergeDelta(stateWriter, `# State\n\n## NPCs\n\n| Name | Where |\n|---|---|\n| Harwick | ${text} |\n`, delta, {
      party,
    }),
  'what the party knows, merged into': text => mergeDelta(knowledgeWriter, text, delta, { party }),
  'a delta': text => mergeDelta(stateWriter, undefined, text, { party }),
  'the words of a delta': text =>
    mergeDelta(stateWriter, undefined, `- NPC: ${text}\n- THREAD: ${text}\n- Party HP: ${text}\n- SITUATION: ${text}`, {
      party,
    }),
  'a delta for the party': text =>
    mergeDelta(knowledgeWriter, undefined, `- LEARNED: ${text}\n- NPC: ${text}`, { party }),
  'the name of a companion in a merge': text => mergeDelta(stateWriter, undefined, delta, { party: [text] }),
  'words about hit points': text => readHitPoints(text, party),
  'a page with a name': text => indexNames([named(text)]),
  'a name on a page': text => indexNames([named(`# ${text}\n`)]),
  'a name that is asked for': text => resolveName(indexNames([named('# Harwick the Grey\n')]), text),
  'a sheet for its name': text => nameOnSheet('x.md', text),
  preferences: text => [readPreferences(text), readPreferences(`# Preferences\n\n- Style: ${text}\n`)],
  'preferences that are written': text => writeSetting(text, 'Style', 'plain'),
  'front matter': text => playerHidden(`---\nplayer_hidden: ${text}\n---\n${text}`),
  'a scene': text => parseScene(text),
  'the context of a Game Master': text => parseGmContext(text),
  'a narrative file': text => parseNarrative(text),
  'notes for a journal': text => parseNotes(text),
  'a prompt file': text => readPrompt(text, 'tmp/x-prompt.md'),
  'a response file': text => parseResponse(text),
  'a page that is redacted': text => redact(text, { marks: sheetMarks, hidden: ['the ring'], titles: ['Plans'] }),
  'words that are hidden': text => redact('# A\n\nThe ring is here.\n', { marks: sheetMarks, hidden: [text] }),
  'a journal in plain words': text => plainWords(text),
}
