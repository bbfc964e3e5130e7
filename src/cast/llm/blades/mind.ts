/** A model asked once for a mood: with the template, the tools and the shape of that mood and no others. */
import type { Json } from '../../../core/json.ts'
import { allMoves } from '../../../rules/blades/moves/all.ts'
import type { MoodSpec } from '../../../rules/blades/moods/specs.ts'
import type { ToolCall as TurnCall, TurnAsk } from '../../../rules/blades/turn/asks.ts'
import type { Ask, PastBeat } from '../../../table/ports.ts'
import { promptOf, type Opening } from '../conversation/conversation.ts'
import type { GmMind } from '../gm/mind.ts'
import { askOrStop } from '../model/ask.ts'
import type { Answer, ModelCall, ModelMessage, Tool } from '../model/port.ts'
import { render } from '../prompts.ts'
import { fitToShape } from '../repair/fit.ts'
import type { Values } from './context.ts'

export type MindAnswer = { readonly calls: readonly TurnCall[]; readonly output: Json }

/** The answer of a mood is a call like any other, so that no provider has to do tools and a schema at once. */
const answerTool = 'answer'

/** Names of tools have no hyphens: some providers refuse them. */
export function toolsFor({ tools, output }: MoodSpec): readonly Tool[] {
  const own = allMoves
    .filter(({ name }) => tools.includes(name))
    .map(({ name, about, input }) => ({ name, about, takes: input }))
  return output === null
    ? own
    : [
        ...own,
        { name: answerTool, about: 'Your telling, and what goes with it. Always call this, last.', takes: output },
      ]
}

/** A mood's own part of a prompt, its fresh end: the same bytes for the same state. */
export const momentFor = (template: string, values: Values): string =>
  render(`blades/${template}`, { ...values, context: render('blades/context', values) })

/** What a mind is shown: the conversation up to this moment, and the game as it stands. */
export type Shown = {
  readonly values: Values
  readonly opening: Opening
  readonly beats: readonly PastBeat[]
  /** What was said in this beat already, both sides. */
  readonly since: readonly ModelMessage[]
}

type MindAsk = Extract<TurnAsk, { ask: 'mind' }>

/** What the player said, and what the rules have said to it since. */
export const asked = ({ text, notes }: Pick<MindAsk, 'text' | 'notes'>): string =>
  [
    ...(text === '' ? [] : [`The player: ${text}`]),
    ...(notes.length > 0 ? [`The rules: ${notes.slice(-8).join(' ')}`] : []),
  ].join('\n\n')

const again =
  'That was no answer that can be used. Call `answer` now, with every field that it asks for, and nothing else.'

/** Asked once, and once more where nothing can be made of it; after that its plain words have to do. */
export async function askMind(
  mind: GmMind,
  ask: Ask,
  key: string,
  what: MindAsk,
  { values, opening, beats, since }: Shown,
): Promise<MindAnswer> {
  const { spec } = what
  const tools = toolsFor(spec)
  const now = `${opening.now}\n\n${momentFor(spec.template ?? 'scene', values)}`
  const { system, messages: first } = promptOf({ base: opening.base, now, words: asked(what) }, beats, since)
  const messages = [...first]
  let words = ''
  for (const turn of [1, 2]) {
    const call: ModelCall = {
      system,
      messages,
      tools,
      mustCall: 'any',
      ...mind.sampling,
      maxOutputTokens: mind.maxOutputTokens,
    }
    const answer = await heard(mind, ask, `${key}/${turn}`, call)
    const read = readAnswer(answer, spec)
    words = words === '' ? answer.text : words
    if (read) return read
    messages.push({ role: 'assistant', text: answer.text, toolCalls: [] }, { role: 'user', text: again })
  }
  return { calls: [], output: { narration: words.trim() } }
}

export const heard = (mind: GmMind, ask: Ask, key: string, call: ModelCall): Promise<Answer> =>
  askOrStop(ask, key, call, {
    ...mind.asking,
    spend: make => mind.purse.spend('gm', { call, price: mind.asking.price }, make),
    signal: ask.signal,
    hear: () => undefined, // an answer is told once the rules have had their say
  })

/** The calls before the answer, and the answer; or nothing, where a model said something else altogether. */
function readAnswer({ toolCalls, text }: Answer, { output, tools }: MoodSpec): MindAnswer | undefined {
  const calls = toolCalls.flatMap(({ name, read }): readonly TurnCall[] => {
    const move = allMoves.find(known => known.name === name)
    if (!read.ok || !move || !tools.includes(name)) return []
    const fit = fitToShape(read.value, move.input)
    return fit.ok ? [{ name, input: fit.value as TurnCall['input'] }] : []
  })
  const last = toolCalls.findLast(({ name }) => name === answerTool)
  const fit = last?.read.ok && output !== null ? fitToShape(last.read.value, output) : undefined
  if (fit?.ok) return { calls, output: fit.value }
  const isShifting = calls.some(
    ({ name }) => name === 'engage' || name === 'spend_die' || name === 'accept' || name === 'accept_bargain',
  )
  if (isShifting) return { calls, output: { narration: text.trim() } } // the mood is another one after that
  return last?.read.ok ? { calls, output: last.read.value } : undefined // what can be read of it is; the rules have defaults
}
