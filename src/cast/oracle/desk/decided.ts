/** What chance has decided once stays so: the answer is kept with its question, and is the same again. */
import { keep, type Desk } from './desk.ts'

/** More than an evening asks; the oldest are let go. */
const most = 60

export function decided(desk: Desk, question: string, draw: () => string): string {
  const known = desk.memory.oracle.find(one => one.question === question)?.answer
  if (known !== undefined) return known
  const answer = draw()
  keep(desk, { oracle: [...desk.memory.oracle, { question, answer }].slice(-most) })
  return answer
}
