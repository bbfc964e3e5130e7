/**
 * `/why`: which words and which roll put something where it stands. The chronicle knows secrets too, so only lines of
 * files that the player may read are answered for, and of what was recorded only what the party has learned.
 */
import type { Entry } from '../../../table/chronicle/entry.ts'
import { readRun, type RunRecord } from '../../../table/replay/run-record.ts'
import { whyBeat, whyLine, type Because } from '../../../table/why.ts'
import { toldTo } from '../record.ts'
import { answer, type Command, type Reach } from './command.ts'
import { seenBy } from './seen.ts'

/** The player's own words in a file: a line that they can read there now. */
async function readable({ store, human }: Reach): Promise<(path: string, line: string) => boolean> {
  const { own, open } = await seenBy(store, human)
  const files = own
    ? [...own.files['party-knowledge'], ...own.files.journal, ...own.files.sheet]
    : [...open.files['party-knowledge']]
  const lines = new Map(files.map(({ path, text }) => [path, new Set(text.split(/\r?\n/))]))
  return (path, line) => lines.get(path)?.has(line) === true
}

const learnedIn = ({ entries }: RunRecord, beat: number): readonly string[] =>
  entries.flatMap((entry: Entry) =>
    entry.type === 'beat-closed' && entry.beat === beat
      ? entry.jobs.flatMap(({ kind, input }) =>
          kind === 'knowledge' ? (input as unknown as { readonly lines: readonly string[] }).lines : [],
        )
      : [],
  )

/** A character is called by name, not by file. */
const named = ({ party }: Reach, words: string): string => {
  const [, id = '', said = ''] = /^([^:]+): ([\s\S]*)$/.exec(words) ?? []
  return party.members.some(member => member.id === id) ? `${party.titleOf(id)}: ${said}` : words
}

function explain(reach: Reach, { beat, line, words, rolls }: Because, learned: readonly string[]): string {
  const shown = rolls.filter(({ isHidden }) => !isHidden)
  return [
    ...(line ? [`${line.path}: ${line.text}`] : []),
    `It was beat ${beat}, and it began with: ${named(reach, words)}`,
    ...shown.map(
      ({ purpose, who, text, outcome = '', rule }) => `- \`${who}, ${purpose}: ${text}\` ${outcome}\n  (${rule})`,
    ),
    ...(shown.length === 0 ? ['No dice fell that you could see.'] : []),
    ...learned.map(told => `- The party learned: ${told.replace(/^\s*[-*]?\s*[A-Za-z ]+:\s*/, '')}`),
  ].join('\n')
}

/** The last beat that told the player of it, where no file says it. */
const toldOf = (run: RunRecord, human: string | null, wanted: string): number | undefined =>
  toldTo(run.entries, human).findLast(({ text }) => text.toLowerCase().includes(wanted))?.beat

async function why(reach: Reach, words: string) {
  const { store, human, sitting } = reach
  await sitting.table.save()
  const run = await readRun(store)
  if (!run.ok) return answer(run.refusal)
  if (words === '') {
    const { beat } = sitting.table
    return answer(explain(reach, whyBeat(run.value, beat), learnedIn(run.value, beat)))
  }
  const wanted = words.toLowerCase()
  const mayRead = await readable(reach)
  const found = await whyLine(
    store,
    run.value,
    (path, line) => line.toLowerCase().includes(wanted) && mayRead(path, line),
  )
  if (found) return answer(explain(reach, found, learnedIn(run.value, found.beat)))
  const beat = toldOf(run.value, human, wanted)
  if (beat !== undefined) return answer(explain(reach, whyBeat(run.value, beat), learnedIn(run.value, beat)))
  return answer(`Nothing that you have read in this session says "${words}".`)
}

export const whyCommand: Command = {
  name: 'why',
  takes: '[text]',
  about: 'what began the last beat or put a line where it stands, and which dice fell',
  run: why,
}
