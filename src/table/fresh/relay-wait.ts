/**
 * Where a relayed beat stops and goes on. Each call of the relay is a process of its own: what it lacks, it waits for by
 * leaving the beat open; what an earlier call has shown is not shown again.
 */
import type { Store } from '../../store/port.ts'
import type { Ask, Door, Question, TableEvent } from '../ports.ts'
import { pickedFrom } from '../protocol/choice.ts'
import { promptPath, readPage, responsePath } from './pages.ts'
import type { FreshPorts, TextGm } from './port.ts'
import { Suspended } from '../suspended.ts'

export type Awaited = { readonly character: string; readonly prompt: string; readonly response: string }

export type Next =
  /** `words` are the player's, to be sent together with the text. */
  | { readonly waitsFor: 'gm'; readonly prompt: string; readonly words?: string }
  | { readonly waitsFor: 'companions'; readonly companions: readonly Awaited[] }
  | { readonly waitsFor: 'player' }
  | { readonly waitsFor: 'nobody' }

export type Wait = {
  readonly shown: TableEvent[]
  next: Next
  /** The Game Master's text, until somebody has heard it. */
  text: string | undefined
  /** The player's words, until somebody has heard them. */
  words: string | undefined
  /** Whoever has not answered by now is missing. */
  readonly goesOn: boolean
  /** What the human says when the party is asked, once it is known. */
  answer: Answer
}

type Answer = {
  readonly promise: Promise<string>
  readonly give: (words: string) => void
  readonly fail: (cause: Error) => void
}

function answering(): Answer {
  let give: (words: string) => void = () => undefined
  let fail: (cause: Error) => void = () => undefined
  const promise = new Promise<string>((resolve, reject) => ([give, fail] = [resolve, reject]))
  promise.catch(() => undefined) // nobody may be listening yet
  return { promise, give: words => give(words), fail: cause => fail(cause) }
}

export const newWait = (text: string | undefined, words: string | undefined, goesOn: boolean): Wait => ({
  shown: [],
  next: { waitsFor: 'player' },
  text,
  words,
  goesOn,
  answer: answering(),
})

/** True when an earlier call stopped at this very place. */
async function wasReached(ask: Ask): Promise<boolean> {
  let isNew = false
  await ask.step('reached', () => {
    isNew = true
    return true
  })
  return !isNew
}

async function stop(wait: Wait, next: Next, ask: Ask): Promise<never> {
  await wasReached(ask)
  wait.next = next
  throw new Suspended(next.waitsFor)
}

async function pass(wait: Wait, ask: Ask): Promise<void> {
  if (await wasReached(ask)) wait.shown.length = 0
}

/** A Game Master outside says its text once; when there is none, the beat waits for it. */
export const outsideGm =
  (wait: Wait): TextGm =>
  async ({ prompt }, ask) => {
    const { text } = wait
    ask.signal.throwIfAborted()
    if (text === undefined) return stop(wait, { waitsFor: 'gm', prompt }, ask)
    await pass(wait, ask)
    wait.text = undefined
    return text
  }

/** The answers come as files. The human's own may come as the words of this call. */
export const outsidePlayers =
  (wait: Wait, store: Store, human: string | null): NonNullable<FreshPorts['ready']> =>
  async (asked, ask) => {
    if (ask.signal.aborted) return ''
    let answer = ''
    const missing: Awaited[] = []
    for (const { name } of asked) {
      const said = (name === human ? wait.words : undefined) ?? (await readPage(store, responsePath(name)))
      if (said === undefined) missing.push({ character: name, prompt: promptPath(name), response: responsePath(name) })
      else if (name === human) answer = said
    }
    const goesOn = wait.goesOn || wait.text !== undefined // a text that waits was said after these were asked
    if (missing.length > 0 && !goesOn) await stop(wait, { waitsFor: 'companions', companions: missing }, ask)
    if (answer === wait.words) wait.words = undefined
    await pass(wait, ask)
    return answer
  }

/** A question of the Game Master's own: its answer comes with a later call, and goes to nobody but the one who asked. */
export const asksPlayer =
  (wait: Wait): NonNullable<FreshPorts['asks']> =>
  async (question, ask) => {
    const { words } = wait
    if (words === undefined) {
      wait.shown.push(question)
      await stop(wait, { waitsFor: 'player' }, ask)
    }
    await pass(wait, ask)
  }

/** No words at all are said as often as somebody listens; words are said once. */
async function hearAnswer(wait: Wait): Promise<string> {
  const words = await wait.answer.promise
  if (words !== '') wait.answer = answering()
  return words
}

/** The question the table puts to one of several who are asked; the caller has read it in what comes next. */
const isPutToOne = (event: TableEvent): boolean => event.type === 'question' && event.header === 'Your turn'

/** A question that is put has no answer on record: the words of this call are the answer, or there is none yet. */
function answerQuestion(wait: Wait, question: Question): void {
  const { words } = wait
  wait.words = undefined
  if (words !== undefined) return wait.answer.give(pickedFrom(question.options, words))
  wait.shown.push(question)
  wait.next = { waitsFor: 'player' }
  wait.answer.fail(new Suspended('player'))
}

/** A person is asked through the one who calls: what they say comes with a call, or never in this process. */
export const relayDoor = (wait: Wait): Door => ({
  show: event => {
    if (event.type !== 'question') wait.shown.push(event)
    else if (!isPutToOne(event)) answerQuestion(wait, event)
  },
  hear: signal =>
    Promise.race([
      hearAnswer(wait),
      new Promise<undefined>(resolve => signal.addEventListener('abort', () => resolve(undefined), { once: true })),
    ]),
})
