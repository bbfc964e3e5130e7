/** Deeds that may go wrong: the skill and the difficulty are known before, and both ways have their effects. */
import rows from '../../../../../content/oracle/deeds.json' with { type: 'json' }
import type { Desk, Play } from '../../desk/desk.ts'
import { check, type Checked } from '../../desk/rolls.ts'
import { phrase } from '../../desk/tell.ts'
import { passTime } from '../../desk/time.ts'
import type { Manner, Wish } from '../../desk/wishes.ts'
import type { Effect } from './effects.ts'
import { thingWords } from './words.ts'
import type { Tone } from './witness.ts'

export type Stakes = {
  readonly skill: string
  readonly dc: number
  readonly minutes: number
  readonly tone?: Tone
  readonly yes: readonly Effect[]
  readonly no: readonly Effect[]
}

export type StakesName = keyof typeof rows.stakes

export const stakesOf = (name: StakesName): Stakes => rows.stakes[name] as Stakes // held by the test of the content

const helps: Partial<Readonly<Record<Manner, string>>> = { careful: 'with care' }
const hinders: Partial<Readonly<Record<Manner, string>>> = { quick: 'in haste' }

/** What the manner does to the roll. */
export const edgesOf = ({
  manner,
}: Pick<Wish, 'manner'>): { readonly advantage?: string; readonly disadvantage?: string } => {
  const advantage = manner.map(one => helps[one]).find(why => why !== undefined)
  const disadvantage = manner.map(one => hinders[one]).find(why => why !== undefined)
  return { ...(advantage !== undefined && { advantage }), ...(disadvantage !== undefined && { disadvantage }) }
}

/** Time passes, and the dice fall. */
export async function* risk(
  desk: Desk,
  { skill, dc, minutes }: Pick<Stakes, 'skill' | 'dc' | 'minutes'>,
  wish: Pick<Wish, 'manner'>,
  npc?: string,
): Play<Checked> {
  yield* passTime(desk, minutes)
  return yield* check(desk, { skill, dc, ...edgesOf(wish), ...(npc !== undefined && { npc }) })
}

/** What was wanted came about, be it at a price. */
export const isDone = ({ isSuccess, degree }: Checked): boolean => isSuccess || degree === 'partial'

/** What came about at a price is told so. */
export const withCost = (desk: Desk, { isSuccess, degree }: Checked, told: string): string =>
  isSuccess || degree !== 'partial' ? told : `${told} ${phrase(desk, thingWords, 'narrowly')}`
