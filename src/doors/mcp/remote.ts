/** A seat whose table is in another process: the same desk, over that process's local address. */
import { z } from 'zod'
import { own } from '../../core/own.ts'
import type { SeatAnswer, SeatDesk, SeatPage } from './desk.ts'

/** What is sent along, where a seat says more than that it wants something. */
const deeds = {
  next: z.object({ wait: z.number() }),
  answer: z.object({ text: z.string(), to: z.string().optional() }),
  recall: z.object({ words: z.string() }),
  roll: z.object({ dice: z.string(), purpose: z.string() }),
  rules: z.object({ words: z.string() }),
} as const

type Deed = keyof SeatDesk

type Call = (desk: SeatDesk, input: unknown, signal: AbortSignal) => Promise<unknown>

/** What came by the wire is looked at here, once. */
const calls: Readonly<Record<Deed, Call>> = {
  sit: desk => desk.sit(),
  next: async (desk, input, signal) => desk.next(deeds.next.parse(input).wait, signal),
  answer: async (desk, input, signal) => {
    const { text, to } = deeds.answer.parse(input)
    return desk.answer(text, to, signal)
  },
  recall: async (desk, input) => desk.recall(deeds.recall.parse(input).words),
  roll: async (desk, input, signal) => {
    const { dice, purpose } = deeds.roll.parse(input)
    return desk.roll(dice, purpose, signal)
  },
  rules: async (desk, input) => desk.rules(deeds.rules.parse(input).words),
  leave: desk => desk.leave(),
  pages: desk => desk.pages(),
}

/** Undefined where a seat can do no such thing. */
export const callOf = (name: string): Call | undefined => own(calls, name)

const seatAnswer = z.object({
  text: z.string(),
  seat: z.string(),
  messages: z.array(z.object({ number: z.number(), tag: z.string(), text: z.string() })),
  isAsked: z.boolean(),
  isRefused: z.boolean(),
})

const pages = z.array(z.object({ path: z.string(), text: z.string() }))

const never = new AbortController().signal

const explain = (cause: unknown): string => {
  if (cause instanceof TypeError) return 'The table cannot be reached: the process that hosts it is gone.'
  return cause instanceof Error ? cause.message : 'The table gave no answer.'
}

export function remoteDesk(url: string, token: string): SeatDesk {
  const ask = async (name: Deed, input: object, signal: AbortSignal): Promise<unknown> => {
    const answer = await fetch(`${url}/seat/${name}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(input),
      signal,
    })
    if (!answer.ok) throw new Error((await answer.text()).trim())
    return answer.json()
  }
  /** A table that is not there is told like any refusal: whoever sits here can do nothing about it but wait. */
  const told = async (name: Deed, input: object, signal: AbortSignal = never): Promise<SeatAnswer> => {
    try {
      return seatAnswer.parse(await ask(name, input, signal))
    } catch (cause) {
      if (signal.aborted) throw cause
      const why = explain(cause)
      return {
        text: `${why} Ask whoever opened the table for a new token.`,
        seat: '',
        messages: [],
        isAsked: false,
        isRefused: true,
      }
    }
  }
  return {
    sit: () => told('sit', {}),
    next: (wait, signal) => told('next', { wait }, signal),
    answer: (text, to, signal) => told('answer', { text, ...(to === undefined ? {} : { to }) }, signal),
    recall: words => told('recall', { words }),
    roll: (dice, purpose, signal) => told('roll', { dice, purpose }, signal),
    rules: words => told('rules', { words }),
    leave: () => told('leave', {}),
    pages: async (): Promise<readonly SeatPage[]> => pages.parse(await ask('pages', {}, never)),
  }
}
