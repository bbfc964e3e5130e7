/**
 * `/why`: which words and which roll put something where it stands, as far as the player may know.
 */
import { gmAsks, playerAsks, type Asker } from '../../../table/asker.ts'
import { readRun, type RunRecord } from '../../../table/run-record.ts'
import { whyBeat, whyLine, type Because } from '../../../table/why.ts'
import { toldTo } from '../record.ts'
import { answer, type Command, type Reach } from './command.ts'

/** A character is called by name, not by file. */
const named = ({ party }: Reach, words: string): string => {
  const [, id = '', said = ''] = /^([^:]+): ([\s\S]*)$/.exec(words) ?? []
  return party.members.some(member => member.id === id) ? `${party.titleOf(id)}: ${said}` : words
}

function explain(reach: Reach, { isGm }: Asker, { beat, line, words, rolls, deltas, flags }: Because): string {
  return [
    ...(isGm ? ['As the Game Master, secrets and all:'] : []),
    ...(line ? [`${line.path}: ${line.text}`] : []),
    `It was beat ${beat}, and it began with: ${named(reach, words)}`,
    ...rolls.map(
      ({ purpose, who, text, outcome = '', rule }) => `- \`${who}, ${purpose}: ${text}\` ${outcome}\n  (${rule})`,
    ),
    ...(rolls.length === 0 ? [isGm ? 'No dice fell.' : 'No dice fell that you could see.'] : []),
    ...deltas.map(told => `- ${isGm ? 'Recorded' : 'The party learned'}: ${told}`),
    ...flags.map(flag => `- Flagged: ${flag}`),
  ].join('\n')
}

/** The last beat that told the player of it, where no file says it. */
const toldOf = (run: RunRecord, human: string | null, wanted: string): number | undefined =>
  toldTo(run.entries, human).findLast(({ text }) => text.toLowerCase().includes(wanted))?.beat

async function why(reach: Reach, asked: string) {
  const { store, human, sitting } = reach
  await sitting.table.drain()
  const run = await readRun(store)
  if (!run.ok) return answer(run.refusal)
  const isGm = /^--gm\b/.test(asked)
  const words = asked.replace(/^--gm\s*/, '')
  const asker = isGm ? gmAsks : await playerAsks(store, human)
  const tell = async (beat: number) => answer(explain(reach, asker, await whyBeat(store, run.value, asker, beat)))
  if (words === '') return tell(sitting.table.beat)
  const wanted = words.toLowerCase()
  const found = await whyLine(store, run.value, asker, (_, line) => line.toLowerCase().includes(wanted))
  if (found) return answer(explain(reach, asker, found))
  const beat = toldOf(run.value, human, wanted)
  if (beat !== undefined) return tell(beat)
  return answer(`Nothing that you have read in this session says "${words}".`)
}

export const whyCommand: Command = {
  name: 'why',
  takes: '[text]',
  about: 'what began the last beat or put a line where it stands, and which dice fell; --gm with all secrets',
  run: why,
}
