/** Minds and doors: what a model answers, what the Oracle reads, what a player types and what is shown. */
import { moments } from '../../../src/cast/llm/fifth/claims/moments.fixture.ts'
import { contradictions } from '../../../src/cast/llm/fifth/claims/contradictions.ts'
import { labelled, sectionsOf } from '../../../src/cast/llm/context/pages.ts'
import { parsePrices } from '../../../src/cast/llm/model/prices.ts'
import { repairJson } from '../../../src/cast/llm/repair/repair.ts'
import { personFirst } from '../../../src/cast/llm/roles/companion-context.ts'
import { spokenIn } from '../../../src/cast/llm/roles/spoken.ts'
import { hear } from '../../../src/cast/oracle/hear/hear.ts'
import { mill } from '../../../src/cast/oracle/hear/testing/mill.ts'
import { worldFrom } from '../../../src/table/testing/worlds.ts'
import { snippetOf } from '../../../src/doors/campaign-facts.ts'
import { wrap } from '../../../src/doors/cli/wrap.ts'
import { cleaned } from '../../../src/doors/outlet/clean.ts'
import { chosenFrom } from '../../../src/table/protocol/choice.ts'
import { completionsOf } from '../../../src/doors/terminal/complete.ts'
import { inStyle } from '../../../src/doors/terminal/in-style.ts'
import { withoutMarks } from '../../../src/doors/terminal/markup.ts'
import { describeSheet } from '../../../src/doors/terminal/sheet-words.ts'
import type { Entries } from './entry.ts'

const completing = (name: string) => ({
  commands: ['help', 'sheet'],
  argumentsOf: () => ['tilda'],
  offers: () => ['Look around', name],
  names: () => ['Sergeant Marrow', name],
})

export const castEntries: Entries = {
  'JSON of a model': text => repairJson(text),
  'a value in JSON of a model': text => [repairJson(`{"say": "${text}"}`), repairJson(`{"say": ${text}`)],
  'claims of a model': text => contradictions(text, moments.clash),
  'words of a companion that is a model': text => spokenIn(text, 'FULL_CONTEXT', 'Maren Okell', ['Dabney']),
  'the name of a companion that is a model': text =>
    spokenIn('Maren: Hello.\nDabney: Hi.', 'FULL_CONTEXT', text, [text]),
  'a page for a prompt': text => [labelled(text, 'Race'), sectionsOf(text, ['Looks']), personFirst(text)],
  'prices of models': text => parsePrices(text),
  'a line, understood by the Oracle': text => hear(text, mill),
  'a page of a person, read by the Oracle': text => worldFrom({ 'npcs/harwick.md': text }),
  'a page of a place, read by the Oracle': text => worldFrom({ 'locations/mill.md': text }),
  'a page of a faction, read by the Oracle': text => worldFrom({ 'factions/guild.md': text }),
  'a beat, read by the Oracle': text => worldFrom({ 'beats/act-1.md': text }),
  'a line that is completed': text => completionsOf(text, completing('Tilda')),
  'a name that completes a line': text => completionsOf('Look ti', completing(text)),
  'a choice': text => chosenFrom(['Look around', 'Leave'], text),
  'words that are laid out': text => [wrap(text, 80), snippetOf(text), cleaned(text), withoutMarks(text)],
  'words in a style': text => inStyle(text, 'hybrid', false),
  'a sheet in a few words': text => describeSheet(text),
}
