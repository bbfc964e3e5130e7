/** `/journal`, `/scene` and `/recall`: what the character remembers, and nothing that they were not there for. */
import { entriesOf } from '../../../campaign/journal/entries.ts'
import { theNarrator } from '../../../table/memory/pieces.ts'
import { readRecent } from '../../../table/run-record.ts'
import { printTold } from '../../recalled.ts'
import { recalledBy } from '../recalling.ts'
import { recapOf, toldTo } from '../record.ts'
import { answer, type Command, type Reach } from './command.ts'
import { seenBy } from './seen.ts'

const mostEntries = 3

async function journal({ store, human, sitting }: Reach, words: string) {
  await sitting.table.drain() // what is still being written is part of it
  const { own } = await seenBy(store, human)
  const entries = entriesOf(own?.files.journal[0]?.text ?? '')
  const count = /^all$/i.test(words) ? entries.length : words === '' ? mostEntries : Number(words)
  if (!Number.isInteger(count) || count < 0)
    return answer(`"${words}" is no number. /journal shows the last three entries, /journal 5 five, /journal all all.`)
  if (entries.length === 0) return answer('The journal is empty so far. It grows as you play.')
  const shown = entries.slice(-Math.max(1, count))
  const more = entries.length > shown.length ? [`(${entries.length} entries; /journal all shows every one.)`] : []
  return answer([...shown.map(({ title, body }) => `### ${title}\n${body}`), ...more].join('\n\n'))
}

async function scene({ store, human, sitting }: Reach) {
  const { number } = sitting.table.standing.state.scene
  const run = await readRecent(store)
  const told = run.ok ? toldTo(run.value.entries, human) : []
  return answer([`**Scene ${number}**: ${sitting.glances.scene}`, recapOf(told)].filter(Boolean).join('\n\n'))
}

/** Somebody who only watches sees what the narrator sees, and is in nobody's head. */
async function recall({ human, sitting }: Reach, words: string) {
  if (!/[\p{L}\p{N}]/u.test(words)) return answer('Say what you try to remember: /recall the bell.')
  await sitting.table.drain() // what is still being written is part of it
  const told = await recalledBy(sitting.table.memories, human ?? theNarrator, words)
  return answer(told.length === 0 ? `Nothing that you know of speaks of "${words}".` : printTold(told))
}

export const bookCommands: readonly Command[] = [
  {
    name: 'journal',
    takes: '[count]',
    offers: () => ['all'],
    about: 'what your character wrote down lately',
    run: journal,
  },
  { name: 'scene', about: 'where you are, and what was told last', run: scene },
  {
    name: 'recall',
    takes: 'WORDS',
    about: 'what your character knows of something: who said so, where and when',
    run: recall,
  },
]
