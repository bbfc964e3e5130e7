/** The smallest game there is: a coin, a clock and two moves. It shows what a ruleset is, and plays in tests. */
import type { Json } from '../../core/json.ts'
import { rollFace } from '../../core/random.ts'
import { accept, refuse } from '../../core/result.ts'
import type { Ruleset } from '../../rules/ruleset.ts'

export type CoinEvent =
  | { readonly type: 'coin-tossed'; readonly side: 'heads' | 'tails' }
  | { readonly type: 'clock-ticked'; readonly by: number }

type CoinWorld = { readonly heads: number; readonly tossed: number; readonly clock: number; readonly size: number }

const asWorld = (world: Json): CoinWorld => world as unknown as CoinWorld

function fold(world: Json, event: { readonly type: string }): Json {
  const held = asWorld(world)
  const told = event as CoinEvent
  if (told.type === 'clock-ticked') return { ...held, clock: Math.min(held.size, held.clock + told.by) }
  return { ...held, tossed: held.tossed + 1, heads: held.heads + (told.side === 'heads' ? 1 : 0) }
}

export const coinRules: Ruleset = {
  name: 'coin',
  title: 'Coin and Clock',
  open: () => ({ world: { heads: 0, tossed: 0, clock: 0, size: 6 }, warnings: [] }),
  fold,
  moves: [
    {
      name: 'toss',
      about: 'Toss the coin for somebody.',
      input: {
        kind: 'record',
        about: 'who tosses',
        fields: { who: { kind: 'text', about: 'whose luck it is', max: 80 } },
      },
      run: (_world, input, rng) => {
        const who = typeof input['who'] === 'string' ? input['who'] : ''
        const { face, rng: after } = rollFace(2, rng)
        const side = face === 2 ? 'heads' : 'tails'
        const roll = {
          purpose: 'Toss',
          who,
          text: `1d2 = [${face}] = ${face}`,
          total: face,
          outcome: side,
          rule: 'A coin has two sides.',
        }
        return accept({ events: [{ type: 'coin-tossed', side }], rolls: [roll], facts: [`It is ${side}.`], rng: after })
      },
    },
    {
      name: 'tick',
      about: 'Tick the clock.',
      input: {
        kind: 'record',
        about: 'by how much',
        fields: { by: { kind: 'number', about: 'segments', min: 1, max: 6 } },
      },
      run: (world, { by }, rng) => {
        const { clock, size } = asWorld(world)
        if (clock >= size) {
          return refuse({ code: 'clock-full', why: 'The clock is full already.', allowed: ['toss'] })
        }
        return accept({
          events: [{ type: 'clock-ticked', by: Number(by) }],
          rolls: [],
          facts: [`The clock stands at ${Math.min(size, clock + Number(by))}/${size}.`],
          rng,
        })
      },
    },
  ],
  status: world => [`clock ${asWorld(world).clock}/${asWorld(world).size}`],
  constraints: () => [],
  isBusy: () => false,
  deltas: (before, after) =>
    asWorld(before).clock === asWorld(after).clock ? [] : [`UPCOMING: The clock stands at ${asWorld(after).clock}`],
  edits: () => ({}),
}
