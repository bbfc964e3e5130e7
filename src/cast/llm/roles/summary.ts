/** What is left of a scene, said by a model: one call of one tool. Where it has no answer the facts say it. */
import { accept, refuse } from '../../../core/result.ts'
import type { SummaryWords } from '../../../memory/summary.ts'
import type { Cast, SummarySees } from '../../../table/ports.ts'
import { cut } from '../context/cut.ts'
import { Room, roomBeside } from '../context/room.ts'
import { withoutMiddle } from '../context/told.ts'
import { list, record, text, textIn, textsIn, type Taken } from '../gm/tool.ts'
import type { Tool } from '../model/port.ts'
import { schemaOf } from '../model/schema.ts'
import { render } from '../prompts.ts'
import { Listener, untilSpent, type Question, type Reader } from './hear.ts'
import type { RoleMind } from './mind.ts'
import { calledIn } from './tool-answer.ts'

type Sum = NonNullable<Cast['summary']>

const most = { title: 90, text: 700, line: 240, lines: 5 } as const
const leastRoom = 1200
const longestRoom = 6000

const lines = (about: string): ReturnType<typeof list> => list(about, text('A sentence.', 600), 8)

const tool: Tool = {
  name: 'sum_up',
  about: 'Writes what is left of the scene.',
  takes: record('The scene.', {
    title: text('Three to six words for it.', 200),
    summary: text('What happened, in two to four sentences, past tense.', 2000),
    moments: lines('What somebody will still speak of in a year, one sentence each. Empty when nothing was.'),
    threads: { ...lines('What is open: a question, a promise, somebody who will come back.'), optional: true },
    seeds: { ...lines('What was planted in passing and nobody has taken up.'), optional: true },
  }),
}

const schema = JSON.stringify(schemaOf(tool.takes))

/** It is shown what was told and nothing else, so that it can give nothing else away. */
function question({ narratives }: SummarySees): Question {
  const stable = render('common/summary', {})
  const space = new Room(roomBeside(stable + schema, leastRoom, longestRoom))
  const words = render('common/summary-turn', { told: space.give(1, narratives.join('\n\n'), withoutMiddle) })
  return { system: [{ text: stable, isStable: true }], words, tools: [tool], mustCall: { name: tool.name } }
}

const oneLine = (words: string, limit: number): string =>
  cut(words.replaceAll(/\s+/g, ' ').replace(/^[#\s-]+/, ''), limit).trim()

const read: Reader<SummaryWords> = answer => {
  const called = calledIn(answer, tool)
  if (!called.ok) return called
  const taken = called.value as Taken // its shape is a record, so the value is one
  const summary = oneLine(textIn(taken, 'summary'), most.text)
  const linesIn = (name: string): readonly string[] =>
    textsIn(taken, name)
      .map(one => oneLine(one, most.line))
      .filter(one => one !== '')
      .slice(0, most.lines)
  if (summary === '') return refuse('the summary was empty.')
  return accept({
    title: oneLine(textIn(taken, 'title'), most.title),
    text: summary,
    moments: linesIn('moments'),
    threads: linesIn('threads'),
    seeds: linesIn('seeds'),
  })
}

/** Whoever keeps the journals sums up too. */
export const modelSummary =
  (mind: Omit<RoleMind<Sum>, 'fallback'>): Sum =>
  async (sees, ask) => {
    const listener = new Listener('journal', mind, ask)
    const heard = await untilSpent(() => listener.hear('model', question(sees), read))
    if (heard.ok) return heard.value
    await listener.flag(`The scene was summed up by its facts: ${heard.refusal}`)
    return null
  }
