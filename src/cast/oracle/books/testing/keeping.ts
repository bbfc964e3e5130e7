/** The three books over a party of four, with parts handed in. */
import { toCampaign } from '../../../../campaign/folder/files.ts'
import type { Part } from '../../../../table/parts.ts'
import type { DecisionWords, JournalWords } from '../../../../table/ports.ts'
import { viewFor } from '../../../../table/views/view-for.ts'
import { party, texts } from './party.ts'
import { oracleJournal } from '../journal.ts'
import { oracleDecisions } from '../log.ts'
import { oracleNarrator } from '../narrator.ts'

const ask = {
  signal: new AbortController().signal,
  step: <Value>(_: string, make: () => Value) => Promise.resolve(make()),
}

const preferences = '# Session Preferences\n\n## Player Character\nplayer_character: pippa-quill\n'

export const narrate = (
  parts: readonly Part[],
  style: string,
  files: Readonly<Record<string, string>> = {},
  present?: readonly string[],
): Promise<readonly string[]> =>
  oracleNarrator(1)(
    {
      view: viewFor<'narrator'>(
        { kind: 'narrator' },
        toCampaign({ ...texts, 'preferences.md': preferences, ...files }),
        { presence: [], heard: [], whispers: [], constraints: () => [] },
      ),
      narratives: [],
      parts,
      notes: [],
      style,
      ...(present ? { present } : {}),
    },
    ask,
  )

export const keep = (character: string, parts: readonly Part[], journal = '', lead?: string): Promise<JournalWords> =>
  oracleJournal(1)(
    {
      view: viewFor<'journal-keeper'>(
        { kind: 'journal-keeper', character },
        toCampaign({ ...texts, [`party/${character}-journal.md`]: journal }),
        { presence: [{ name: 'party', members: party }], heard: [], whispers: [], constraints: () => [] },
      ),
      narratives: [],
      parts,
      ...(lead === undefined ? {} : { lead }),
    },
    ask,
  )

export const log = (
  parts: readonly Part[],
  responses: Readonly<Record<string, string>> = {},
  lead = 'moss-wenlow',
): Promise<DecisionWords | null> =>
  oracleDecisions()(
    {
      view: viewFor<'decision-log'>({ kind: 'decision-log' }, toCampaign(texts), {
        presence: [],
        heard: [],
        whispers: [],
        constraints: () => [],
      }),
      narratives: [],
      parts,
      responses: Object.entries(responses).map(([character, response]) => ({ character, response })),
      lead,
    },
    ask,
  )
