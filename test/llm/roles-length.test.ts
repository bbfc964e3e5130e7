/** A thousand sessions cost what one costs: each role's prompt by its length, and how much of it is the last one's. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Cast } from '../../src/table/ports.ts'
import {
  asking,
  castAt,
  companionSees,
  decisionsSees,
  journalSees,
  narratorSees,
  texts,
  told,
  type Steps,
} from './roles-table.ts'
import type { Texts } from '../oracle/sitting.ts'
import { startServer, type FakeServer } from './server.ts'

let server: FakeServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const entries = (count: number): string =>
  Array.from(
    { length: count },
    (_, at) =>
      `### Entry ${at + 1}\n**Scene**: 00${at}\n\nThe road went on for day ${at + 1}, and we with it. I kept a knot for it.\n`,
  ).join('\n')

/** The campaign after so many sessions: journals and what everybody knows have grown with each. */
function after(sessions: number): Texts {
  const learned = Array.from({ length: sessions * 3 }, (_, at) => `- We learned thing number ${at + 1} on the road.`)
  return {
    ...texts,
    'party/korda-venn-journal.md': `# Journal of Korda Venn\n\n${entries(sessions * 3)}`,
    'party-knowledge.md': `${texts['party-knowledge.md']}\n## Facts We Learned\n\n${learned.join('\n')}\n`,
    ...Object.fromEntries(
      Array.from({ length: sessions }, (_, at) => [
        `scenes/${String(at + 1).padStart(3, '0')}-day.md`,
        `# Day ${at + 1}\n\n${told.join('\n\n')}\n`,
      ]),
    ),
  }
}

/** A beat longer than anybody keeps whole. */
const long = Array.from({ length: 8 }, () => told).flat()

type Play = (cast: Cast, from: Texts, steps: Steps) => Promise<unknown>

const roles: Readonly<Record<string, { readonly play: Play; readonly most: number; readonly kept: number }>> = {
  companion: {
    play: (cast, from, steps) => cast.companion(companionSees('QUICK_REACTION', from), asking(steps)),
    most: 4200,
    kept: 0.8,
  },
  narrator: {
    play: (cast, from, steps) => cast.narrator(narratorSees(told, from), asking(steps)),
    most: 3600,
    kept: 0.8,
  },
  journal: {
    play: (cast, from, steps) => cast.journal({ ...journalSees(from), narratives: long }, asking(steps)),
    most: 3200,
    kept: 0.8,
  },
  decisions: {
    play: (cast, from, steps) => cast.decisions({ ...decisionsSees(from), narratives: long }, asking(steps)),
    most: 1500,
    kept: 0.8,
  },
}

type Body = { readonly system: unknown; readonly tools?: unknown; readonly messages: unknown }

/** In the order a provider reads it: tools, then what stays, then what changes. */
function promptOf(body: string): { readonly stays: number; readonly all: number } {
  const { system, tools, messages } = JSON.parse(body) as Body
  const stays = JSON.stringify(tools ?? '').length + JSON.stringify(system).length
  return { stays, all: stays + JSON.stringify(messages).length }
}

test.each(Object.entries(roles))('%s: the same length from the first session to the thousandth', async (_, role) => {
  const lengths: number[] = []
  for (const sessions of [1, 10, 100, 1000]) {
    server.play(() => ({ text: 'Aye.' }))
    const from = server.heard.length
    await role.play(castAt(server, 'anthropic'), after(sessions), new Map())
    const { stays, all } = promptOf(server.heard[from]?.body ?? '{}')
    expect(stays / all).toBeGreaterThanOrEqual(role.kept)
    expect(all / 4).toBeLessThan(role.most)
    lengths.push(all)
  }
  expect(Math.max(...lengths) / Math.min(...lengths)).toBeLessThan(1.1)
})
