/** Asking the rules in a fight: what comes of it is told, and how it ends is noted. */
import type { Json } from '../../../core/json.ts'
import type { CreatureId } from '../../../rules/fifth/model/creature.ts'
import type { FifthEvent } from '../../../rules/fifth/model/events.ts'
import { maxHitPointsOf } from '../../../rules/fifth/model/body.ts'
import { prose, type Part } from '../../../table/parts.ts'
import { rule, type Play, type Ruled } from '../desk/desk.ts'
import { happeningsOf, type Happening } from './happenings.ts'
import { say, type Roles } from './say.ts'
import type { Stage } from '../desk/fighting/stage.ts'
import { spellsIn, weave } from './weave.ts'

export type Denial = { readonly why: string; readonly allowed: readonly string[] }
export type Done = { readonly ok: true; readonly ruled: Ruled } | { readonly ok: false; readonly denial: Denial }

type Input = Readonly<Record<string, Json>>

/** Asks, and tells nothing of it. */
export async function* ask(stage: Stage, name: string, input: Input = {}): Play<Done> {
  const outcome = yield* rule(stage.desk, name, input)
  if (outcome.outcome === 'ruled') return { ok: true, ruled: outcome }
  return { ok: false, denial: { why: outcome.why, allowed: outcome.outcome === 'refused' ? outcome.allowed : [] } }
}

/** What one does in one turn stands together, unless somebody has spoken in between. */
export function tellOn(stage: Stage, who: CreatureId | undefined, text: string): void {
  const { telling } = stage.desk
  const at = telling.findLastIndex(part => part.text !== '')
  const last = telling[at]
  if (text === '') return
  if (who !== undefined && stage.telling === who && last?.kind === 'prose')
    telling.splice(at, 1, { ...last, text: `${last.text} ${text}` })
  else telling.push(prose(text))
  stage.telling = who
}

/** Asks, and weaves what happened into what is told; `opening` is said first, if it happens at all. */
export async function* act(stage: Stage, name: string, input: Input = {}, opening = '', roles: Roles = {}): Play<Done> {
  const before = stage.desk.game
  const done = yield* ask(stage, name, input)
  if (!done.ok) return done
  const lead = opening === '' ? '' : say(stage, opening, roles)
  const happened = happeningsOf(before, done.ruled.events as readonly FifthEvent[]) // the table plays fifth
  const turn = before.fight?.turn?.who
  const { own, paragraphs } = weave(stage, happened, turn, spellsIn(done.ruled.facts))
  tellOn(stage, turn, [lead, own].filter(text => text !== '').join(' '))
  if (paragraphs.length > 0) {
    stage.desk.telling.push(...paragraphs.map(prose))
    stage.telling = undefined
  }
  stage.desk.telling.push(...happened.flatMap(one => factsOf(stage, one)))
  return done
}

const fallen = { died: 'dead', down: 'down', out: 'defeated' } as const

/** What happened as facts without words: the words stand in the paragraph before. */
function factsOf({ desk, names }: Stage, happening: Happening): readonly Part[] {
  const called = (id: CreatureId): string => {
    const creature = desk.game.creatures[id]
    return creature?.side === 'party' ? creature.name : (names[id] ?? creature?.name ?? '')
  }
  const fell = (id: CreatureId, how: keyof typeof fallen): Part => {
    const isSomebody = desk.game.creatures[id]?.kind === undefined // one of many is missed by nobody
    return {
      kind: 'fell',
      who: called(id),
      how: fallen[how],
      text: '',
      salience: isSomebody ? (how === 'died' ? 3 : 2) : 1,
    }
  }
  if (happening.kind === 'died') return [fell(happening.target, 'died')]
  if (happening.kind === 'healed')
    return happening.isAwake ? [{ kind: 'rose', who: called(happening.target), text: '' }] : []
  if (happening.kind !== 'blow' && happening.kind !== 'hurt') return []
  const felled = happening.felled === undefined ? [] : [fell(happening.target, happening.felled)]
  if (happening.kind === 'hurt') return felled
  const { who, target, isHit, share } = happening
  const body = desk.game.creatures[target]
  const harm = body === undefined ? 0 : Math.round(share * maxHitPointsOf(body))
  return [{ kind: 'blow', who: called(who), on: called(target), harm, isHit, text: '' }, ...felled]
}
