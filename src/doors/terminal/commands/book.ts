/** `/journal`, `/scene` and `/recall`: what the character remembers, and nothing that they were not there for. */
import { entriesOf } from '../../../campaign/journal/entries.ts'
import { parseScene } from '../../../campaign/scenes/scene.ts'
import { foldWords } from '../../../campaign/text/fold.ts'
import type { Store } from '../../../store/port.ts'
import { readRecent, readRun } from '../../../table/replay/run-record.ts'
import { runsOf } from '../../../table/start.ts'
import { recapOf, toldTo } from '../record.ts'
import { answer, type Command, type Reach } from './command.ts'
import { seenBy } from './seen.ts'

const mostEntries = 3

async function journal({ store, human, sitting }: Reach, words: string) {
  await sitting.table.save() // what is still being written is part of it
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

type Remembered = { readonly from: string; readonly text: string }

/** Narratives of every session the character was there for, and the files that sessions have written. */
async function witnessed(store: Store, human: string | null) {
  const remembered: Remembered[] = []
  const written = new Set<string>()
  for (const runId of await runsOf(store)) {
    const run = await readRun(store, runId)
    if (!run.ok) continue
    for (const entry of run.value.entries) if (entry.type === 'wrote') written.add(entry.path)
    for (const { text } of toldTo(run.value.entries, human)) remembered.push({ from: 'the story', text })
  }
  return { remembered, written }
}

const passagesOf = ({ from, text }: Remembered): readonly Remembered[] =>
  text
    .split(/\n{2,}|\n(?=\s*(?:[-*#|]|\d+\.) ?)/)
    .map(passage => ({ from, text: passage.trim() }))
    .filter(passage => passage.text !== '' && !/^#|^[-|:\s]+$/.test(passage.text))

/** A scene that a session wrote is told by its chronicle, which knows who was there; one from elsewhere is the book. */
async function memoriesOf({ store, human, sitting }: Reach): Promise<readonly Remembered[]> {
  await sitting.table.save()
  const { own, open } = await seenBy(store, human)
  const { remembered, written } = await witnessed(store, human)
  const scenes = open.files.scene.filter(({ path }) => !written.has(path))
  const all: readonly Remembered[] = [
    ...(own ?? open).files['party-knowledge'].map(({ text }) => ({ from: 'what the party knows', text })),
    ...scenes.map(({ path, text }) => ({ from: path, text: parseScene(text).body })),
    ...(own?.files.journal ?? []).map(({ text }) => ({ from: 'your journal', text })),
    ...remembered,
  ]
  return all.flatMap(passagesOf)
}

const mostFound = 6

/** A whole word counts, in one or in many: "bell" finds "bells", and "hat" does not find "hatch". */
const wordShape = (word: string): RegExp => new RegExp(`${beginning(word)}(?:e?s|'s)?(?![\\p{L}\\p{N}])`, 'iu')

/** Where no whole word is found, beginnings of words may do: "ell" finds no "bell" either. */
const beginning = (word: string): string => `(?<![\\p{L}\\p{N}])${word.replaceAll(/[^\p{L}\p{N}]/gu, '.')}`

type Found = { readonly memory: Remembered; readonly hits: number }

function bestOf(memories: readonly Remembered[], shapes: readonly RegExp[]): readonly Found[] {
  const found = memories.map(memory => {
    const text = foldWords(memory.text)
    return { memory, hits: shapes.filter(shape => shape.test(text)).length }
  })
  const most = Math.max(0, ...found.map(({ hits }) => hits))
  return most === 0 ? [] : found.filter(({ hits }) => hits === most)
}

async function recall(reach: Reach, words: string) {
  const wanted = foldWords(words)
    .split(/[^\p{L}\p{N}']+/u)
    .filter(word => word !== '')
  if (wanted.length === 0) return answer('Say what you try to remember: /recall the bell.')
  const memories = await memoriesOf(reach)
  const whole = bestOf(memories, wanted.map(wordShape))
  const begun = wanted.map(word => new RegExp(beginning(word), 'iu'))
  const shown = (whole.length > 0 ? whole : bestOf(memories, begun)).slice(-mostFound)
  if (shown.length === 0) return answer(`Nothing that you know of speaks of "${words}".`)
  const texts = new Set(
    shown.map(
      ({ memory: { from, text } }) => `(${from})${text.startsWith('>') ? '\n' : ' '}${text.replace(/^[-*] /, '')}`,
    ),
  )
  return answer([...texts].join('\n\n'))
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
  { name: 'recall', takes: 'WORDS', about: 'what your character knows of something', run: recall },
]
