/** The log of decisions, kept by a model: one call of one tool, or the word that nothing was decided. */
import { accept } from '../../../core/result.ts'
import type { Cast, DecisionsSees, DecisionWords } from '../../../table/ports.ts'
import { cut } from '../context/cut.ts'
import { list, record, recordsIn, text, textIn, textsIn, type Taken } from '../gm/tool.ts'
import type { Tool } from '../model/port.ts'
import { schemaOf } from '../model/schema.ts'
import { render } from '../prompts.ts'
import { Listener, untilSpent, type Question, type Reader } from './hear.ts'
import type { RoleMind } from './mind.ts'
import { Room, roomBeside } from '../context/room.ts'
import { calledIn } from './tool-answer.ts'
import { toldWith, withoutMiddle } from '../context/told.ts'

const most = { title: 90, line: 400, lines: 6 } as const
const leastRoom = 700
const longestRoom = 1600
const headings = 60

const line = (about: string): ReturnType<typeof text> => text(about, 2000)

const tool: Tool = {
  name: 'log_decisions',
  about: 'Writes the log of this moment. Without any decisions the list is empty.',
  takes: record('The log.', {
    title: line('Three to six words for the moment.'),
    context: line('What was at stake, in one or two sentences.'),
    decisions: list(
      'Who chose what. Empty when nothing was decided.',
      record('A decision.', {
        character: line('Who, by name.'),
        decision: line('What they chose.'),
        significance: line('What it sets in motion.'),
      }),
      12,
    ),
    learned: { ...list('What everybody learned, one sentence each.', line('A sentence.'), 12), optional: true },
    consequences: { ...list('What it led to already.', line('A sentence.'), 12), optional: true },
  }),
}

/** It stands before everything else in a prompt, and stays as it is. */
const schema = JSON.stringify(schemaOf(tool.takes))

export const modelDecisions =
  (mind: RoleMind<Cast['decisions']>): Cast['decisions'] =>
  async (sees, ask) => {
    const listener = new Listener('decisions', mind, ask)
    const heard = await untilSpent(() => listener.hear('model', question(sees), read))
    if (heard.ok) return heard.value
    await listener.flag(`The log of decisions was kept by the Oracle here: ${heard.refusal}`)
    return mind.fallback(sees, ask)
  }

/** Who chose is in what the companions said, so that has its room first; the telling says what it was about. */
function question({ narratives, lines, responses }: DecisionsSees): Question {
  const stable = render('common/decisions', {})
  const space = new Room(roomBeside(stable + schema, leastRoom, longestRoom) - headings)
  const said = responses.map(({ character, response }) => `${character}: ${cut(response, 300)}`).join('\n')
  const answers = space.give(0.45, said)
  const words = render('common/decisions-turn', {
    told: space.give(1, toldWith(narratives, lines).join('\n\n'), withoutMiddle),
    responses: answers,
  })
  return { system: [{ text: stable, isStable: true }], words, tools: [tool], mustCall: { name: tool.name } }
}

const oneLine = (words: string, limit: number): string =>
  cut(words.replaceAll(/\s+/g, ' ').replace(/^[#\s-]+/, ''), limit)

const read: Reader<DecisionWords | null> = answer => {
  const called = calledIn(answer, tool)
  if (!called.ok) return called
  const taken = called.value as Taken // its shape is a record, so the value is one
  const decisions = recordsIn(taken, 'decisions')
    .map(one => ({
      character: oneLine(textIn(one, 'character'), most.title),
      decision: oneLine(textIn(one, 'decision'), most.line),
      significance: oneLine(textIn(one, 'significance'), most.line),
    }))
    .filter(({ character, decision }) => character !== '' && decision !== '')
  if (decisions.length === 0) return accept(null)
  const lines = (name: string): readonly string[] =>
    textsIn(taken, name)
      .map(one => oneLine(one, most.line))
      .filter(one => one !== '')
      .slice(0, most.lines)
  return accept({
    title: oneLine(textIn(taken, 'title'), most.title) || 'A choice',
    context: oneLine(textIn(taken, 'context'), most.line),
    decisions: decisions.slice(0, most.lines),
    learned: lines('learned'),
    consequences: lines('consequences'),
  })
}
