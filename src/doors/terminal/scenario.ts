/** A sitting in a test: a small campaign with secrets, a scripted cast, and a pipe to play through. */
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Ruleset } from '../../rules/ruleset.ts'
import { memoryStore } from '../../store/memory.ts'
import { readText } from '../../store/text.ts'
import { openTable } from '../../table/open-table.ts'
import { usualLimits } from '../../table/ports.ts'
import { coinRules } from '../../table/testing/coin-rules.ts'
import { countingClock, scriptedCast, type ScriptedBeat } from '../../table/testing/scripted.ts'
import { outletOn } from '../outlet/outlet.ts'
import { obeyWith } from './commands/obey.ts'
import type { Face, Shown } from './face.ts'
import { Lines } from './lines.ts'
import { companionsOf } from './party.ts'
import { pipeFace } from './pipe-face.ts'
import { Sitting } from './sitting.ts'
import { fineSigns } from './words.ts'

export const secrets = ['cult of the weir', 'owes the miller', 'poisoned the well', 'the bell is hollow']

const sheet = (name: string, more: string): string =>
  `# ${name}\n\n**Player**: AI\n\n## Basic Information\n\n| | |\n|---|---|\n| **Race** | Human |\n| **Class** | Fighter |\n| **Level** | 1 |\n\n## Personality\n\n${more}\n`

export const campaign: Readonly<Record<string, string>> = {
  'overview.md': '# The Fen\n\n## Setting\nA fen.\n\n## Campaign Arc (GM Eyes Only)\nThe ferryman poisoned the well.\n',
  'story-state.md': '# Story State\n\n## Secrets\n- The ferryman serves the cult of the weir\n- The bell is hollow\n',
  'party-knowledge.md': '# Party Knowledge\n\n## What We Know\n- A bell rings under the drowned mill\n',
  'npcs/ferryman.md': '# The ferryman\n\n### Secrets (GM only)\n- He poisoned the well.\n',
  'party/ansa-reed.md': sheet('Ansa Reed', 'Keeps every promise.'),
  'party/odo-brook.md': sheet('Odo Brook', 'He owes the miller money.'),
}

const board = {
  places: [
    { name: 'The pier', exits: ['The mill', 'the way to the ferry'], isHere: true, wasVisited: true },
    { name: 'The mill', exits: ['The pier', 'The weir'], isHere: false, wasVisited: true },
    { name: 'The ferry', exits: [], isHere: false, wasVisited: false },
  ],
  clocks: [{ name: 'The tide', filled: 2, segments: 4 }],
}

/** The ferryman answers whatever is said, and a question is put to whoever waits. */
export const ferryman: ScriptedBeat = async function* ({ incoming }) {
  if (incoming.tag === 'SESSION_COMMAND' && incoming.command === 'end') {
    yield { tag: 'NARRATIVE', text: 'The lamps burn low.' }
    return void (yield { tag: 'SESSION_END', summary: 'An evening.', stateSaved: true, nextHook: 'The bell.' })
  }
  if (incoming.tag !== 'PLAYER_ACTION') {
    yield { tag: 'OPEN_SCENE', title: 'The pier', location: 'The pier', time: 'dusk' }
    yield { tag: 'NARRATIVE', text: 'The pier is dark. *Something moves below.*' }
    yield { tag: 'BOARD', board }
    return void (yield { tag: 'SUGGEST', options: ['Look around', 'Ask about the bell'] })
  }
  if (/wait/i.test(incoming.action)) {
    const options = [{ label: 'An hour' }, { label: 'All night', description: 'until it is light' }]
    const asked = yield { tag: 'ASK_PLAYER', question: 'How long?', options }
    const answer = asked.outcome === 'answered' && asked.message.tag === 'PLAYER_ANSWER' ? asked.message.answer : ''
    return void (yield { tag: 'NARRATIVE', text: `You wait: ${answer}.` })
  }
  yield { tag: 'RULE', name: 'toss', input: { who: incoming.character } }
  yield { tag: 'NARRATIVE', text: `You say: ${incoming.action}\n\n> **Ferryman**: "Nobody rings it."` }
  yield {
    tag: 'RECORD',
    state: ['SECRET: The ferryman serves the cult of the weir still'],
    knowledge: ['LEARNED: The tide turns at dusk'],
  }
  yield { tag: 'STATE_UPDATED', deltasWritten: [], charactersInvolved: [] }
  yield { tag: 'SUGGEST', options: ['Look around', 'Wait'] }
}

export type Sat = {
  readonly out: string
  readonly answers: readonly string[]
  readonly shown: readonly Shown[]
  readonly files: (path: string) => Promise<string>
}

/** What a toss of the coin writes into sheets for good. */
type Edits = (texts: Readonly<Record<string, string>>) => Readonly<Record<string, string>>

/** Plays these lines and leaves. */
export async function sitDown(
  lines: readonly string[],
  more: Readonly<Record<string, string>> = {},
  { isAuto = false, edits }: { readonly isAuto?: boolean; readonly edits?: Edits } = {},
): Promise<Sat> {
  const ruleset: Ruleset = edits ? { ...coinRules, edits: (_event, texts) => edits(texts) } : coinRules
  const store = memoryStore({ ...campaign, ...more })
  const input = new PassThrough()
  const output = new PassThrough()
  const out = text(output)
  input.end(lines.map(line => `${line}\n`).join(''))
  const members = ['Ansa Reed', 'Odo Brook'].map((title, index) => ({
    id: title.toLowerCase().replace(' ', '-'),
    title,
    isHuman: index === 0,
    about: 'Human Fighter, level 1',
  }))
  const party = companionsOf(members)
  const plain = pipeFace(new Lines(input), outletOn(output), { isAscii: false, nameOf: party.shortName })
  const shown: Shown[] = []
  const face: Face = { ...plain, show: event => (shown.push(event), plain.show(event)) }
  const human = 'ansa-reed'
  const reach = { store, ruleset, human, party, credits: '', report: () => 'Nothing.', signs: fineSigns }
  const sitting = new Sitting({
    face,
    party,
    human,
    obey: obeyWith(reach),
    echoes: true,
    writesFirst: () => true,
    isAuto,
  })
  const ports = { store, clock: countingClock(), cast: scriptedCast({ beats: [ferryman] }), limits: usualLimits }
  const table = await openTable({
    ...ports,
    door: sitting,
    ruleset,
    campaign: 'fen',
    human,
    seed: '7',
    isAuto,
  })
  if (!table.ok) throw new Error(table.refusal)
  sitting.seatAt(table.value)
  await table.value.play()
  output.end()
  const files = async (path: string): Promise<string> => {
    const found = await readText(store, path)
    return found.ok ? (found.value?.text ?? '') : ''
  }
  const answers = shown.flatMap(event => (event.type === 'answer' ? [event.text] : []))
  return { out: await out, answers, shown, files }
}
