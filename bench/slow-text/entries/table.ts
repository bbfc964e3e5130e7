/** The table: the protocol, views, what is held against secrets, rules and sheets. */
import { campaignOf, textsOf, toCampaign, toFile } from '../../../src/campaign/folder/files.ts'
import { indexNames } from '../../../src/campaign/names/index-of-names.ts'
import { readWorld } from '../../../src/campaign/world/read-world.ts'
import { explainDice } from '../../../src/core/dice/refusal.ts'
import { rollText } from '../../../src/core/dice/roll.ts'
import { seedRng } from '../../../src/core/random.ts'
import { scanJson } from '../../../src/ledger/json-scan.ts'
import { findMarkers } from '../../../src/ledger/roadmap-find.ts'
import { withDisposition, withStanding } from '../../../src/rules/fifth/campaign/people.ts'
import { minuteOf } from '../../../src/rules/fifth/campaign/story-time.ts'
import { fifth } from '../../../src/rules/fifth/index.ts'
import { findRules } from '../../../src/rules/fifth/reference/find.ts'
import { withHitPoints } from '../../../src/rules/fifth/sheet/edit.ts'
import { withCoin } from '../../../src/rules/fifth/sheet/edit-lists.ts'
import { parseSheet } from '../../../src/rules/fifth/sheet/parse.ts'
import { readCommand } from '../../../src/table/commands.ts'
import { splitNotes } from '../../../src/table/fresh/notes.ts'
import { readSaid } from '../../../src/table/fresh/said.ts'
import { findLeaks } from '../../../src/table/leaks/find-leaks.ts'
import { Holdings } from '../../../src/table/leaks/holdings.ts'
import { Secrets } from '../../../src/table/leaks/secrets.ts'
import { secretTerms } from '../../../src/table/leaks/terms.ts'
import { parseMessage } from '../../../src/table/protocol/parse.ts'
import { parseMessages } from '../../../src/table/protocol/split.ts'
import { viewFor } from '../../../src/table/views/view-for.ts'
import type { Entries } from './entry.ts'

const sheet = '# Tilda\n\n- **HP:** 9/9\n- **AC:** 15\n'
const secret = '# State\n\n## Secrets\n\n- Harwick murdered the miller with a silver dagger.\n'
const texts = { 'party/tilda.md': sheet, 'story-state.md': secret, 'npcs/harwick.md': '# Harwick\n\nA reeve.\n' }
const world = { presence: [], heard: [], whispers: [], constraints: () => [] }
const names = { index: indexNames([{ kind: 'party', fileName: 'tilda', text: sheet }]), human: 'tilda' }

const campaignWith = (path: string, text: string) => toCampaign({ ...texts, [path]: text })
const seenWith = (path: string, text: string) => {
  const campaign = campaignWith(path, text)
  return [viewFor({ kind: 'companion', character: 'tilda' }, campaign, world), viewFor({ kind: 'gm' }, campaign, world)]
}
const openedWith = (path: string, text: string) => fifth.open(textsOf(campaignWith(path, text)))
const leaksOf = (text: string, page: string) => {
  const secrets = new Secrets()
  secrets.update(campaignOf([toFile('story-state.md', page)]))
  return findLeaks(text, secrets, new Holdings())
}

export const tableEntries: Entries = {
  'a message': text => [parseMessage(text), parseMessage(`[NARRATIVE]\n${text}`), parseMessages(text)],
  'a list in a message': text => parseMessage(`[AWAIT_PLAYERS]\ncharacters: ${text}\nprompt: ${text}`),
  'a message of a Game Master outside': text => [readSaid(text, names), splitNotes(text)],
  'a command at the table': text => [readCommand(text), readCommand(`/${text}`)],
  'words that are told, held against secrets': text => leaksOf(text, secret),
  'secrets that words are held against': text => leaksOf('Harwick murdered him.', `# State\n\n## Secrets\n\n${text}`),
  'a secret that words are held against': text =>
    leaksOf('Harwick murdered him.', `# State\n\n## Secrets\n\n- ${text}`),
  'a page for the doctor': text => secretTerms(campaignWith('world-primer.md', text)),
  'a page of a person, seen': text => seenWith('npcs/harwick.md', text),
  'a sheet, seen': text => seenWith('party/tilda.md', text),
  'the story state, seen': text => seenWith('story-state.md', text),
  'an overview, seen': text => seenWith('overview.md', text),
  'a page of a person, by the rules': text => openedWith('npcs/harwick.md', text),
  'a sheet, by the rules': text => openedWith('party/tilda.md', text),
  'the story state, by the rules': text => openedWith('story-state.md', text),
  'preferences, by the rules': text => openedWith('preferences.md', text),
  'a page of a place, as a world': text =>
    readWorld({ ...texts, 'locations/mill.md': `# The Mill\n\n## Overview\n\n${text}\n` }),
  'a page for players, as a world': text => readWorld({ ...texts, 'world-primer.md': text }),
  'a sheet': text => parseSheet(text),
  'a value on a sheet': text =>
    parseSheet(
      `# ${text}\n\n- **HP:** ${text}\n- **Attacks:** ${text}\n\n## Equipment\n\n- ${text}\n\n## Spells\n\n- ${text}\n`,
    ),
  'a sheet that is changed': text => [withHitPoints(text, 3), withCoin(text, 'gp', 3)],
  'a page of a person that is changed': text => [
    withDisposition(text, 'hostile'),
    withStanding(text, 'Harwick', 'hostile'),
  ],
  'a time of day': text => minuteOf(text),
  'a question to the rules': text => findRules(text),
  'a roll': text => {
    const rolled = rollText(text, seedRng('x'))
    return rolled.ok ? rolled : explainDice(rolled.refusal, text)
  },
  'JSON for the ledger': text => [scanJson(text), scanJson(`{"a": "${text}`)],
  'a roadmap': text => findMarkers(text, { kind: 'plan', id: '01-01' }),
  'a line of a roadmap': text =>
    findMarkers(`- [ ] 01-01 ${text}\n| 01-01 | ${text} |\n`, { kind: 'plan', id: '01-01' }),
}
