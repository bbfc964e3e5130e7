/** A scene at a real table in which wishes are carried out as they are, without an ear: what was told, rolled and kept. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { assert } from '../../../../core/result.ts'
import { fifth } from '../../../../rules/fifth/index.ts'
import type { Rolled, Ruleset } from '../../../../rules/ruleset.ts'
import { memoryStore } from '../../../../store/memory.ts'
import { openTable } from '../../../../table/open-table.ts'
import { textOf, type Part } from '../../../../table/parts.ts'
import type { Door } from '../../../../table/ports.ts'
import { countingClock } from '../../../../table/testing/scripted.ts'
import type { Desk } from '../../fifth/desk.ts'
import { openDesk } from '../../fifth/gm.ts'
import { flush } from '../../fifth/tell.ts'
import type { Deed, DeedVerb, Idea, IdeaKind, Roles, Thing, Wish } from '../../hear/types.ts'
import { oracleCast } from '../../index.ts'
import { readWorld } from '../../world/read-world.ts'
import { act } from '../act.ts'

type Texts = Readonly<Record<string, string>>

/** Every markdown file under a folder, by its path. */
export function textsIn(folder: string): Texts {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.endsWith('.md'))
    .map(entry => join(entry.parentPath, entry.name))
  return Object.fromEntries(paths.map(path => [relative(folder, path), readFileSync(path, 'utf8')]))
}

export const thing = (kind: Thing['kind'], name: string, more: Partial<Thing> = {}): Thing => ({
  kind,
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  names: [name.toLowerCase()],
  from: 'here',
  ...more,
})

export const deed = (verb: DeedVerb, words: string, roles: Roles = {}, more: Partial<Deed> = {}): Deed => ({
  kind: 'deed',
  verb,
  words,
  roles,
  manner: [],
  left: [],
  ...more,
})

export const idea = (kind: IdeaKind, words: string, names: readonly Thing[] = [], more: Partial<Idea> = {}): Idea => ({
  kind: 'idea',
  idea: kind,
  words,
  names,
  manner: [],
  left: [],
  ...more,
})

export type Answer = { readonly text: string; readonly parts: readonly Part[]; readonly rolls: readonly Rolled[] }

export type Scene = {
  readonly desk: () => Desk
  readonly do: (wish: Wish) => Promise<Answer>
}

const limits = { companionMs: 20_000, gmMs: 20_000, backgroundMs: 20_000, shutdownMs: 20_000 }

/** Somebody sits down at a place of a campaign; each wish is a beat. */
export async function sceneAt(texts: Texts, human: string, place: string, seed: string | number = 7): Promise<Scene> {
  let next: Wish | undefined
  let last: Desk | undefined
  const rolls: Rolled[] = []
  const cast = oracleCast({ seed })
  const door: Door = {
    show: event => void (event.type === 'rolled' && rolls.push(event.roll)),
    hear: async () => undefined,
  }
  const opened = await openTable({
    store: memoryStore(texts),
    door,
    cast: {
      ...cast,
      gm: (sees, ask) => {
        const desk = openDesk(seed, sees, readWorld(sees.atFirst))
        last = desk
        const wish = next
        return wish === undefined ? cast.gm(sees, ask) : playing(desk, wish, place)
      },
    },
    clock: countingClock(),
    ruleset: fifth as unknown as Ruleset, // the table plays any game
    limits,
    campaign: 'a-campaign',
    human,
    seed: String(seed),
    isAuto: false,
  })
  assert(opened.ok, opened.ok ? '' : opened.refusal)
  const table = opened.value
  return {
    desk: () => {
      assert(last !== undefined, 'somebody has played')
      return last
    },
    do: async wish => {
      next = wish
      const from = rolls.length
      await table.say('I do it')
      const parts = last?.told ?? []
      return { text: textOf(parts), parts, rolls: rolls.slice(from) }
    },
  }
}

async function* playing(desk: Desk, wish: Wish, place: string): ReturnType<typeof act> {
  desk.memory = { ...desk.memory, placeId: place, visited: [...new Set([...desk.memory.visited, place])] }
  yield* act(desk, wish)
  yield* flush(desk)
  yield { tag: 'REMEMBER', memory: desk.memory }
}
