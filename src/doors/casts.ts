/** Which cast plays. The doors know minds by name here and nowhere else. */
import { accept, type Result } from '../core/result.ts'
import { usualLimits, type Cast, type Limits } from '../table/ports.ts'

export type CastWish = { readonly seed: string }

export type Seated = {
  readonly cast: Cast
  readonly limits: Limits
  /** It answers at once and always the same, so waiting for what it writes costs nothing and keeps it the same. */
  readonly isInstant: boolean
  /** What it has cost so far, in a sentence for the player. */
  readonly report: () => string
}

/** A person may think as long as they like, and nobody else at this table has to be waited for. */
const unhurried: Limits = { ...usualLimits, companionMs: 86_400_000 }

export async function castFor({ seed }: CastWish): Promise<Result<Seated, string>> {
  const { oracleCast } = await import('../cast/oracle/index.ts')
  return accept({
    cast: oracleCast({ seed }),
    limits: unhurried,
    isInstant: true,
    report: () =>
      'The Oracle plays from rules, tables and the campaign itself: no model, no tokens, and nothing to pay.',
  })
}
