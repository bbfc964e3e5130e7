/**
 * What a companion may do behind the others' backs. Small, fitting and harmless things add colour; whatever would spoil the
 * game for the human is refused, with what may be done instead.
 */
import type { Result } from '../../../core/result.ts'
import { accept, refuse } from '../../../core/result.ts'
import type { RuleRefusal } from '../../ruleset.ts'
import { printCopper } from '../economy/coins.ts'

export type SecretAct =
  | {
      readonly kind: 'pocket'
      readonly item: string
      readonly worthCopper: number
      readonly isMajor?: boolean
      readonly from: 'nobody' | 'stranger' | 'party'
    }
  | { readonly kind: 'message'; readonly to: string; readonly about: string }
  | { readonly kind: 'withhold'; readonly what: string }
  | { readonly kind: 'talk'; readonly with: string; readonly about: string }
  | { readonly kind: 'betray'; readonly what: string }

export type SecretWish = {
  readonly act: SecretAct
  /** The GM has opened the door: nobody acts in secret unasked. */
  readonly wasOffered: boolean
  /** The sheet, a journal or a scene has hinted at it, so that nobody will call it out of nowhere. */
  readonly isForeshadowed: boolean
}

/** What fits in a pocket and does not change the balance: ten gold pieces for each level of the party. */
export const pocketLimitCopper = (level: number): number => 1000 * Math.max(1, level)

const instead = [
  'pocket a small thing nobody will miss',
  'send a message',
  'keep something back',
  'talk to somebody alone',
]

const no = (code: string, why: string, allowed: readonly string[] = instead): RuleRefusal => ({ code, why, allowed })

/** Answers the sentence that tells the secret, for the GM's eyes. */
export function judgeSecret(
  { act, wasOffered, isForeshadowed }: SecretWish,
  partyLevel: number,
): Result<string, RuleRefusal> {
  if (!wasOffered)
    return refuse(no('not-offered', 'Secret acts are done when the GM offers one.', ['act in the open', 'wait']))
  if (act.kind === 'betray')
    return refuse(
      no(
        'betrayal',
        'A betrayal that wrecks the game is for the human and the GM to want, not for a companion to spring.',
      ),
    )
  if (!isForeshadowed)
    return refuse(
      no('not-foreshadowed', 'Nothing in the sheet or the story has hinted at this.', ['hint at it first', ...instead]),
    )
  const refusal = act.kind === 'pocket' ? refusePocket(act, partyLevel) : undefined
  return refusal === undefined ? accept(tellSecret(act)) : refuse(refusal)
}

function refusePocket(act: SecretAct & { readonly kind: 'pocket' }, partyLevel: number): RuleRefusal | undefined {
  if (act.from === 'party')
    return no('from-the-party', `Taking "${act.item}" from a companion would turn the table against itself.`)
  if (act.isMajor === true)
    return no('too-great', `"${act.item}" is a thing the whole party has a claim to: it goes on the list of loot.`)
  const limit = pocketLimitCopper(partyLevel)
  if (act.worthCopper <= limit) return undefined
  return no(
    'too-great',
    `"${act.item}" is worth ${printCopper(act.worthCopper)}; up to ${printCopper(limit)} goes unnoticed.`,
  )
}

function tellSecret(act: Exclude<SecretAct, { readonly kind: 'betray' }>): string {
  switch (act.kind) {
    case 'pocket':
      return `Pocketed ${act.item}`
    case 'message':
      return `Sent word to ${act.to}: ${act.about}`
    case 'withhold':
      return `Keeps back: ${act.what}`
    case 'talk':
      return `Spoke with ${act.with} alone: ${act.about}`
  }
}

/** What a human who asks is told: that there is something, never what. */
export function admitSecrets(count: number, character: string): string {
  if (count === 0) return `${character} has done nothing behind anyone's back.`
  return count === 1 ? `${character} has a secret.` : `${character} has secrets: ${count} of them.`
}
