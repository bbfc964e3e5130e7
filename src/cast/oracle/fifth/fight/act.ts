/** Asking the rules in a fight: what comes of it is told, and how it ends is noted. */
import type { Json } from '../../../../core/json.ts'
import type { CreatureId } from '../../../../rules/fifth/model/creature.ts'
import type { FifthEvent } from '../../../../rules/fifth/model/events.ts'
import { spellNamed } from '../../../../rules/fifth/data/spells.ts'
import { recipeFor } from '../../../../rules/fifth/magic/book.ts'
import { rule, type Play, type Ruled } from '../desk.ts'
import { happeningsOf, type Happening } from './happenings.ts'
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

type SpellCast = { readonly by: string; readonly spell: string }

/** Spells are known by the facts alone; Shield is told as what it does. */
function spellsIn({ facts }: Ruled): readonly SpellCast[] {
  return facts.flatMap(fact => {
    const found = /^(?<by>.+?) casts (?<spell>[^.]+?)(?: with a slot of \w+ level| as a ritual)?\.$/.exec(fact)?.groups
    const { by, spell } = found ?? {}
    return by === undefined || spell === undefined || spell === 'Shield' ? [] : [{ by, spell }]
  })
}

/** The casting, and what is to be said of it where nobody was seen to be touched. */
function tellSpells(stage: Stage, spells: readonly SpellCast[], isSeen: boolean): readonly string[] {
  return spells.flatMap(({ by, spell }) => {
    const caster = Object.values(stage.desk.game.creatures).find(({ name }) => name === by)
    if (caster === undefined) return []
    const known = spellNamed(spell)
    const kind = known && recipeFor(known)?.kind
    return [
      say(stage, 'cast', { who: caster.id, spell }),
      isSeen ? '' : say(stage, kind === 'harm' ? 'fizzles' : 'wards'),
    ]
  })
}

/** Getting up and coming nearer are done before anything else. */
const isLeading = (happening: Happening): boolean =>
  happening.kind === 'closed' || happening.kind === 'moved' || (happening.kind === 'condition' && happening.isOver)

const isEffect = ({ kind }: Happening): boolean =>
  ['blow', 'hurt', 'condition', 'healed', 'opened', 'did'].includes(kind)

/** One turn at least, as paragraphs, with what was cast where it belongs. */
function paragraphsOf(stage: Stage, ruled: Ruled, happened: readonly Happening[]): readonly string[] {
  const spells = spellsIn(ruled)
  if (spells.length === 0) return weave(stage, happened)
  const first = happened.findIndex(happening => !isLeading(happening))
  const at = first === -1 ? happened.length : first
  const turn = happened.slice(at).findIndex(({ kind }) => kind === 'turn')
  const isSeen = happened.slice(at, turn === -1 ? undefined : at + turn).some(isEffect) || spells.length > 1
  const before = weave(stage, happened.slice(0, at))
  const cast = tellSpells(stage, spells, isSeen)
  const [next = '', ...others] = weave(stage, happened.slice(at))
  const opening = [...before, ...cast, next].filter(text => text !== '').join(' ')
  return happened[at]?.kind === 'turn'
    ? [[...before, ...cast].filter(text => text !== '').join(' '), next, ...others]
    : [opening, ...others]
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
  const lead = opening === '' ? '' : say(stage, opening, roles)
  const happened = happeningsOf(before, done.ruled.events as readonly FifthEvent[]) // the table plays fifth
  const [first = '', ...others] = paragraphsOf(stage, done.ruled, happened)
  tellOn(stage, before.fight?.turn?.who, [lead, first].filter(text => text !== '').join(' '))
  if (others.length > 0) {
    stage.desk.telling.push(...others)
    stage.telling = undefined
  }
  return done
}
