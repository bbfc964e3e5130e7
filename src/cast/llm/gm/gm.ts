/**
 * A Game Master that is a model. It speaks, and what it says outside of tools is told paragraph by paragraph as it comes;
 * it asks for what it wants, and the table answers with facts. Nothing it says can become a roll, a hit or a number.
 */
import { isSaving } from '../../../table/chronicle/entry.ts'
import { keptKey, type Cast } from '../../../table/ports.ts'
import { openConversation, type Opening } from '../conversation/conversation.ts'
import { keptOf, type KeptBeat } from '../conversation/kept.ts'
import { cut } from '../context/cut.ts'
import { askOrStop } from '../model/ask.ts'
import type { Answer, ModelCall, ToolResult } from '../model/port.ts'
import { fitToShape, unknownIn } from '../repair/fit.ts'
import { closingMoves } from './close.ts'
import type { GmMind } from './mind.ts'
import { Paragraphs } from './paragraphs.ts'
import { flag, flagRefused, newTalk, type Play, type Talk } from './talk.ts'
import { objectionWords, tell, type Objection } from './tell.ts'
import { signOf } from '../model/signs.ts'
import { fault, type GmTool, type Taken, type Told } from './tool.ts'
import { toolsOf } from './tools.ts'

/** More calls than any beat needs; a model that loops is stopped and the beat goes on. */
const mostRounds = 12
/** So often in a beat a call that makes no sense is answered with the facts; after that it is let go. */
const mostFaults = 4
/** So often a model that says nothing, or is cut off, is asked to go on. */
const mostNudges = 2

export const modelGm = (mind: GmMind): Cast['gm'] =>
  async function* (sees, ask) {
    const { messages, system, opening } = await openConversation(mind.speaker, sees, ask)
    const talk = newTalk(mind, sees, ask, messages)
    let hasFailed = false
    try {
      yield* converse(talk, system, toolsOf(mind.game, mind.hasSmallWindow))
      yield* closingMoves(talk)
    } catch (cause) {
      hasFailed = true // the beat stays open, and is gone on with
      throw cause
    } finally {
      if (!hasFailed && !isSaving(sees.incoming)) await ask.step(keptKey, () => keptBy(opening, talk.rounds))
    }
  }

/** What the beats after this one begin with: both sides of it, and what they stand on where that is new. */
const keptBy = ({ base, isNewBase, words }: Opening, rounds: Talk['rounds']): KeptBeat => ({
  ...(isNewBase ? { base } : {}),
  messages: keptOf(words, rounds),
})

async function* converse(talk: Talk, system: ModelCall['system'], tools: readonly GmTool[]): Play {
  let faults = 0
  let nudges = 0
  for (let round = 1; round <= mostRounds && !talk.isOver; round += 1) {
    const heardBefore = talk.heard.length
    const { answer, objection } = yield* hearOut(talk, system, tools, round)
    const short = cutShort[answer.reason]
    if (short !== undefined) await flag(talk, short)
    talk.messages.push({ role: 'assistant', text: answer.text, toolCalls: answer.toolCalls })
    const results: ToolResult[] = []
    talk.rounds.push({ told: talk.heard.slice(heardBefore), calls: answer.toolCalls, results })
    const faultsBefore = faults
    for (const call of answer.toolCalls) {
      const why = objection ? tellFirst : isCutOff(answer, call) ? sendWhole(call) : undefined
      const result = why === undefined ? yield* carryOut(talk, tools, call) : await refuse(talk, call, why)
      if (result.isFault && !objection) faults = faultsBefore + 1 // an answer is one try, however many calls it has
      results.push(result)
    }
    if (results.length > 0) talk.messages.push({ role: 'tool', results, isStable: true })
    if (isDone(talk) && !objection && results.every(({ isFault }) => !isFault)) return
    if (objection) talk.messages.push({ role: 'user', text: objectionWords(objection) })
    else if (faults >= mostFaults) {
      await flag(talk, 'The model asked for things that cannot be, again and again; the beat went on without them.')
      return
    } else if (results.length === 0 || isStuck(talk)) {
      const more = nudges < mostNudges ? whatIsMissing(talk, answer) : undefined
      if (more === undefined) return
      nudges += 1
      talk.messages.push({ role: 'user', text: more })
    }
  }
}

/** The player was offered what to do, or what was to be saved is recorded: there is nothing more to say. */
const isDone = ({ isOffered, told, hasRecorded, sees }: Talk): boolean =>
  isSaving(sees.incoming) ? hasRecorded : isOffered && told > 0

/** The last call of an answer that ran out of room: mended it would fit, with half a number in it. */
const isCutOff = ({ reason, toolCalls }: Answer, call: Answer['toolCalls'][number]): boolean =>
  reason === 'length' && toolCalls.at(-1) === call

/** So often the same answer brings the same before it is taken for one that goes round in a circle. */
const mostAlike = 3

/** The same answer again and again, which brings the same and tells nothing new: each is paid for, and nothing moves. */
function isStuck({ rounds }: Talk): boolean {
  const alike = rounds
    .slice(-mostAlike)
    .map(({ calls, results }) => JSON.stringify([calls.map(callIn), results.map(textIn)]))
  return rounds.length >= mostAlike && rounds.at(-1)?.told.length === 0 && new Set(alike).size === 1
}

const callIn = ({ name, raw }: Answer['toolCalls'][number]): readonly string[] => [name, raw]
const textIn = ({ text }: ToolResult): string => text

const cutShort: Readonly<Partial<Record<Answer['reason'], string>>> = {
  length: 'The model was cut off at its length.',
  refusal: 'The model would not go on.',
}

/** Why a model is asked to go on; undefined when it is done. */
function whatIsMissing(talk: Talk, { reason }: Answer): string | undefined {
  const { told, sees } = talk
  if (reason === 'length')
    return 'You were cut off. Go on from the very word where you stopped, and come to an end soon.'
  if (isStuck(talk)) return 'That has been asked and answered. Tell the players what comes of it, and end there.'
  if (told > 0 || isSaving(sees.incoming)) return undefined
  return reason === 'refusal'
    ? 'Tell what happens next in the story, in a way you are at ease with. Look away where you must.'
    : 'Tell the players what happens now, in a few sentences.'
}

type Heard = { readonly answer: Answer; readonly objection: Objection | undefined }

/** One answer, told while it comes. It is in the chronicle whole before any of its calls is carried out. */
async function* hearOut(talk: Talk, system: ModelCall['system'], tools: readonly GmTool[], round: number): Play<Heard> {
  const { mind } = talk
  const paragraphs = new Paragraphs()
  const call: ModelCall = {
    system,
    messages: talk.messages,
    tools,
    ...mind.sampling,
    maxOutputTokens: mind.maxOutputTokens,
  }
  const leaving = new AbortController()
  const answering = answerTo(talk, call, round, paragraphs, leaving.signal)
  answering.catch(() => undefined) // it is thrown from `paragraphs` first
  let objection: Objection | undefined
  try {
    for await (const paragraph of paragraphs) {
      if (objection === undefined && !talk.isOver) objection = yield* tell(talk, paragraph)
    }
    const answer = await answering
    if (paragraphs.out.length > 0)
      await flag(talk, `Left out: ${paragraphs.out.map(quoted).join(', ')} (no words of the story).`)
    return { answer, objection }
  } finally {
    leaving.abort() // the table may let go of a Game Master in the middle of a word
  }
}

/** The words go to `paragraphs` as they come; a beat that is run again hears them all at once from the chronicle. */
async function answerTo(
  talk: Talk,
  call: ModelCall,
  round: number,
  paragraphs: Paragraphs,
  leaving: AbortSignal,
): Promise<Answer> {
  const { mind, ask } = talk
  let isLive = false
  try {
    const answer = await askOrStop(ask, `model/${round}`, call, {
      ...mind.asking,
      spend: async make => {
        isLive = true
        mind.waits?.({})
        const answer = await mind.purse.spend('gm', { call, price: mind.asking.price }, make)
        return { ...answer, text: paragraphs.asHeard(answer.text) }
      },
      signal: AbortSignal.any([ask.signal, leaving]),
      hear: live => {
        if (live.type === 'text') return paragraphs.add(live.text)
        mind.waits?.(signOf(live) ?? {})
        paragraphs.again()
      },
    })
    if (!isLive) paragraphs.add(answer.text)
    paragraphs.end()
    return answer
  } catch (cause) {
    paragraphs.fail(cause)
    throw cause
  }
}

/** What was left out is shown as it was written, codes and all, and no longer than it takes to know it again. */
const longestOut = 120
const quoted = (text: string): string => JSON.stringify(cut(text, longestOut))

type Call = Answer['toolCalls'][number]

const tellFirst = 'Not done: tell the part before it again first.'
const sendWhole = ({ name }: Call): string =>
  `Not done: you were cut off in this call of ${name}. Send it again, whole.`

async function refuse(talk: Talk, call: Call, why: string): Promise<ToolResult> {
  await flagRefused(talk, call, why)
  return { id: call.id, name: call.name, text: why, isFault: true }
}

/** A call, and what the model hears of it. One that is not carried out stands with its reason where whoever asks why finds it. */
export async function* carryOut(talk: Talk, tools: readonly GmTool[], call: Call): Play<ToolResult> {
  const { text, isFault, isNoted } = yield* played(talk, tools, call)
  if (isFault && !isNoted) return refuse(talk, call, text)
  return { id: call.id, name: call.name, text, ...(isFault ? { isFault } : {}) }
}

/** A call that fails its shape or the rules is answered with the facts; nothing has changed. */
async function* played(talk: Talk, tools: readonly GmTool[], { name, read }: Call): Play<Told> {
  if (talk.isOver) return fault('The session is over.')
  const tool = tools.find(known => known.name === name)
  if (!tool) return fault(`There is no tool "${name}". There are: ${tools.map(known => known.name).join(', ')}.`)
  if (!read.ok) return fault(`Your call of ${name} could not be read: ${read.refusal}. Send it again as plain JSON.`)
  const unknown = unknownIn(read.value, tool.takes)
  if (unknown.length > 0)
    return fault(`${name} does not take ${unknown.join(', ')}. It takes: ${Object.keys(tool.takes.fields).join(', ')}.`)
  const fit = fitToShape(read.value, tool.takes)
  if (!fit.ok) return fault(`${name}: ${fit.refusal}.`)
  return yield* tool.play(talk, fit.value as Taken) // its shape is a record, so the value is one
}
