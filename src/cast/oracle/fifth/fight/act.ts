/** Asking the rules in a fight: what comes of it is told, and how it ends is noted. */
import type { Json } from '../../../../core/json.ts'
import type { CreatureId } from '../../../../rules/fifth/model/creature.ts'
import type { FifthEvent } from '../../../../rules/fifth/model/events.ts'
import { rule, type Play, type Ruled } from '../desk.ts'
import { happeningsOf } from './happenings.ts'
import { say, type Roles } from './say.ts'
import type { Stage } from './stage.ts'
import { weave } from './weave.ts'

export type Denial = { readonly why: string; readonly allowed: readonly string[] }
export type Done = { readonly ok: true; readonly ruled: Ruled } | { readonly ok: false; readonly denial: Denial }

type Input = Readonly<Record<string, Json>>

/** Asks, and tells nothing of it. */
export async function* ask(stage: Stage, name: string, input: Input = {}): Play<Done> {
  const outcome = yield* rule(stage.desk, name, input)
  if (outcome.outcome === 'ruled') return { ok: true, ruled: outcome }
  return { ok: false, denial: { why: outcome.why, allowed: outcome.outcome === 'refused' ? outcome.allowed : [] } }
}

/** Spells that tactics have cast are known by the facts alone. */
function spellsIn({ facts }: Ruled): readonly { readonly by: string; readonly spell: string }[] {
  return facts.flatMap(fact => {
    const found = /^(?<by>.+?) casts (?<spell>[^.]+?)(?: with a slot of \w+ level| as a ritual)?\.$/.exec(fact)?.groups
    return found?.['by'] === undefined || found['spell'] === undefined
      ? []
      : [{ by: found['by'], spell: found['spell'] }]
  })
}

function tellSpells(stage: Stage, ruled: Ruled): readonly string[] {
  return spellsIn(ruled).flatMap(({ by, spell }) => {
    const caster = Object.values(stage.desk.game.creatures).find(({ name }) => name === by)
    const text = caster === undefined ? '' : say(stage, 'cast', { who: caster.id, spell })
    return text === '' ? [] : [text]
  })
}

/** What one does in one turn stands together, unless somebody has spoken in between. */
export function tellOn(stage: Stage, who: CreatureId | undefined, text: string): void {
  const { telling } = stage.desk
  const last = telling.at(-1)
  if (text === '') return
  const isSame = who !== undefined && stage.telling === who && last !== undefined && !last.startsWith('>')
  if (isSame) telling.splice(-1, 1, `${last} ${text}`)
  else telling.push(text)
  stage.telling = who
}

/** Asks, and weaves what happened into what is told; `opening` is said first, if it happens at all. */
export async function* act(stage: Stage, name: string, input: Input = {}, opening = '', roles: Roles = {}): Play<Done> {
  const before = stage.desk.game
  const done = yield* ask(stage, name, input)
  if (!done.ok) return done
  const spells = [...(opening === '' ? [] : [say(stage, opening, roles)]), ...tellSpells(stage, done.ruled)]
  const happened = happeningsOf(before, done.ruled.events as readonly FifthEvent[]) // the table plays fifth
  const [first = '', ...others] = weave(stage, happened)
  tellOn(stage, before.fight?.turn?.who, [...spells, first].filter(text => text !== '').join(' '))
  if (others.length > 0) {
    stage.desk.telling.push(...others)
    stage.telling = undefined
  }
  return done
}
