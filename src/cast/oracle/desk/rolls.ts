/** Rolls the Oracle asks for. The dice are the rules'; what is read here is only how they fell. */
import type { Json } from '../../../core/json.ts'
import { isAbility, isSkill } from '../../../rules/fifth/model/abilities.ts'
import type { Degree } from '../../../rules/ruleset.ts'
import { keep, rule, type Desk, type Play, type Ruled } from './desk.ts'
import { actorOf } from './heroes.ts'
import { flush } from './tell.ts'

export type Checked = { readonly degree: Degree; readonly isSuccess: boolean; readonly total: number }

export type Wanted = {
  /** A skill, `thieves-tools`, or an ability. */
  readonly skill: string
  readonly dc: number
  readonly who?: string
  /** Whose attitude makes it easier or harder. */
  readonly npc?: string
  readonly advantage?: string
  readonly disadvantage?: string
}

const failed: Checked = { degree: 'failure', isSuccess: false, total: 0 }

const read = ({ rolls }: Ruled): Checked => {
  const roll = rolls.at(-1)
  if (roll === undefined) return failed
  const degree = roll.degree ?? 'failure'
  return { degree, isSuccess: isGood({ degree }), total: roll.total }
}

/** What is rolled, in the words of the rules. */
function whatOf(skill: string): Readonly<Record<string, Json>> {
  if (isSkill(skill)) return { skill }
  if (isAbility(skill)) return { ability: skill }
  return /tools/.test(skill) ? { ability: 'dex', tool: "Thieves' Tools" } : { skill: 'perception' }
}

/** A check by whoever acts, or whoever is named. What spoke for the party is used up by it. */
export async function* check(desk: Desk, { skill, dc, who, npc, advantage, disadvantage }: Wanted): Play<Checked> {
  const name = who ?? actorOf(desk)?.name
  if (name === undefined) return failed
  yield* flush(desk) // what was done is told before the dice fall
  const helps = advantage ?? desk.memory.edge
  if (advantage === undefined && desk.memory.edge !== undefined) dropEdge(desk)
  const ruled = yield* rule(desk, 'check', {
    who: name,
    ...whatOf(skill),
    dc: Math.max(1, Math.min(40, dc)),
    ...(npc !== undefined && { npc }),
    ...(helps !== undefined && { advantage: helps.slice(0, 80) }),
    ...(disadvantage !== undefined && { disadvantage: disadvantage.slice(0, 80) }),
  })
  return ruled.outcome === 'ruled' ? read(ruled) : failed
}

function dropEdge(desk: Desk): void {
  const { edge: _, ...rest } = desk.memory
  desk.memory = rest
}

const isGood = ({ degree }: { readonly degree?: Degree }): boolean => degree === 'exceptional' || degree === 'success'

/** Everybody together; half of them are enough. */
export async function* groupCheck(desk: Desk, who: readonly string[], skill: string, dc: number): Play<boolean> {
  yield* flush(desk)
  const ruled = yield* rule(desk, 'group-check', { who: [...who], ...whatOf(skill), dc })
  return ruled.outcome === 'ruled' && ruled.rolls.filter(isGood).length * 2 >= who.length
}

/** The party is the better for it at its next roll. */
export const gainEdge = (desk: Desk, why: string): void => keep(desk, { edge: why })
