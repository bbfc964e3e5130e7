/**
 * A guard that is a model: it reads a paragraph on its way to the players, with the secrets it comes near to, and says which
 * of them are given away. It sees no view, because what it sees are the secrets themselves, and it says nothing but numbers.
 */
import { accept, refuse } from '../../../core/result.ts'
import type { Cast, GuardSees } from '../../../table/ports.ts'
import { cut } from '../context/cut.ts'
import { list, record, type Taken } from '../gm/tool.ts'
import type { Tool } from '../model/port.ts'
import { render } from '../prompts.ts'
import { Listener, untilSpent, type Question, type Reader } from './hear.ts'
import type { RoleMind } from './mind.ts'
import { calledIn } from './tool-answer.ts'

type Guard = NonNullable<Cast['guard']>

const tool: Tool = {
  name: 'given_away',
  about: 'Names the secrets that the text tells or lets be inferred.',
  takes: record('What is given away.', {
    numbers: list('Their numbers; empty when none is.', { kind: 'number', about: 'A number.', min: 1, max: 99 }, 20),
  }),
}

const most = { text: 4000, secret: 400 } as const

function question({ text, secrets, known }: GuardSees): Question {
  const words = render('common/guard-turn', {
    text: cut(text, most.text),
    secrets: secrets.map((secret, at) => `${at + 1}. ${cut(secret.text, most.secret)}`).join('\n'),
    known: known.map(line => `- ${cut(line, most.secret)}`).join('\n'),
  })
  return {
    system: [{ text: render('common/guard', {}), isStable: true }],
    words,
    tools: [tool],
    mustCall: { name: tool.name },
  }
}

const readFor =
  ({ secrets }: GuardSees): Reader<readonly number[]> =>
  answer => {
    const called = calledIn(answer, tool)
    if (!called.ok) return called
    const { numbers } = called.value as Taken // its shape is a record, so the value is one
    const said = Array.isArray(numbers) ? numbers.filter(one => typeof one === 'number') : []
    const isThere = (one: number): boolean => Number.isInteger(one) && one >= 1 && one <= secrets.length
    return said.every(isThere) ? accept(said.map(one => one - 1)) : refuse('there is no secret with that number.')
  }

/** One that has no usable answer stops nobody: what the table itself finds is held back all the same. */
export const modelGuard =
  (mind: Omit<RoleMind<Guard>, 'fallback'>): Guard =>
  async (sees, ask) => {
    const listener = new Listener('guard', mind, ask)
    const heard = await untilSpent(() => listener.hear('model', question(sees), readFor(sees)))
    if (heard.ok) return heard.value
    await listener.flag(`The guard gave no answer: ${heard.refusal}`)
    return []
  }
