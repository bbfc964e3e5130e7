/** A bargain before the dice: a price that somebody will collect, for one die more. Only what everybody can see is put up. */
import type { Json } from '../../../core/json.ts'
import { draw, type Desk } from './desk.ts'
import { trouble } from './words.ts'

export type Deal = { readonly label: string; readonly hint: string; readonly input: Readonly<Record<string, Json>> }

const { deal: words } = trouble

type Price = { readonly cost: 'heat' | 'clock' | 'faction' | 'coin'; readonly target: string; readonly name: string }

/** Hidden clocks are no price: to name one would be to show it. */
function prices({ world }: Desk): readonly Price[] {
  const clocks = Object.entries(world.clocks).filter(
    ([, { kind, isVisible, after }]) => kind === 'threat' && isVisible && after === undefined,
  )
  const known = Object.entries(world.factions).filter(
    ([, { attitude }]) => attitude === 'neutral' || attitude === 'cold',
  )
  return [
    { cost: 'heat', target: '', name: '+1 heat' },
    ...clocks.map(([target, { name }]) => ({ cost: 'clock' as const, target, name: `${name} comes nearer` })),
    ...(world.crew.coin > 1 ? [{ cost: 'coin' as const, target: '', name: '-1 coin' }] : []),
    ...known.slice(0, 2).map(([target, { name }]) => ({ cost: 'faction' as const, target, name: `${name} will mind` })),
  ]
}

export function dealOffered(desk: Desk): Deal | undefined {
  const all = prices(desk)
  if (all.length === 0) return undefined
  const { cost, target, name } = draw(desk, 'price', all)
  const label = `${words.label}: ${draw(desk, `deal/${cost}`, words[cost])}`
  return {
    label,
    hint: `another die; ${name}, whatever comes`,
    input: { cost, label, ...(target === '' ? {} : { target }) },
  }
}
