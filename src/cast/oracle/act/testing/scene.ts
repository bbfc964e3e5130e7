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
import type { Desk } from '../../desk/desk.ts'
import { openDesk } from '../../fifth/gm.ts'
import { flush } from '../../desk/tell.ts'
import { hear } from '../../hear/hear.ts'
import { hearingOf } from '../../hear/hearing.ts'
import type { Deed, DeedVerb, Heard, Idea, IdeaKind, Roles, Thing, Wish } from '../../desk/wishes.ts'
import { oracleCast } from '../../index.ts'
import { lore } from '../../../../rules/fifth/lore.ts'
import { readPlayed } from '../../../../campaign/played/read-world.ts'
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
  /** As a player types it, through the ear. */
  readonly say: (line: string) => Promise<Answer & { readonly heard: Heard }>
}

const limits = { companionMs: 20_000, gmMs: 20_000, backgroundMs: 20_000, shutdownMs: 20_000 }

/** Somebody sits down at a place of a campaign; each wish is a beat. */
export async function sceneAt(texts: Texts, human: string, place: string, seed: string | number = 7): Promise<Scene> {
  let next: Wish | string | undefined
  let heard: Heard = { kind: 'nothing' }
  let last: Desk | undefined
  let hasBegun = false
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
        const desk = openDesk(seed, sees, readPlayed(sees.atFirst.files, lore))
        last = desk
        if (next === undefined) return cast.gm(sees, ask)
        const wish = next
        const isFirst = place !== '' && desk.memory.placeId !== place && !hasBegun
        hasBegun = true
        if (isFirst) desk.memory = at(desk, place)
        heard = typeof wish === 'string' ? hear(wish, hearingOf(desk)) : { kind: 'wishes', wishes: [wish] }
        return playing(desk, heard)
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
  const play = async (wish: Wish | string): Promise<Answer> => {
    next = wish
    const from = rolls.length
    await table.say('I do it')
    const parts = last?.told ?? []
    return { text: textOf(parts), parts, rolls: rolls.slice(from) }
  }
  return {
    desk: () => {
      assert(last !== undefined, 'somebody has played')
      return last
    },
    do: play,
    say: async line => ({ ...(await play(line)), heard }),
  }
}

const at = ({ memory }: Desk, place: string): Desk['memory'] => ({
  ...memory,
  placeId: place,
  visited: [...new Set([...memory.visited, place])],
})

async function* playing(desk: Desk, heard: Heard): ReturnType<typeof act> {
  for (const wish of heard.kind === 'wishes' ? heard.wishes : []) yield* act(desk, wish)
  if (heard.kind === 'unclear') desk.offered = heard.readings.map(({ offer }) => offer)
  yield* flush(desk)
  yield { tag: 'REMEMBER', memory: desk.memory }
}
