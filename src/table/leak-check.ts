/**
 * What a text would give away to those it is meant for. The secrets are indexed once and looked at again where a file
 * is new; what each listener holds is their own view, and nothing else.
 */
import type { CampaignFiles } from '../campaign/folder/files.ts'
import type { FoundLeak, KnownNow, LeakCheck, Views } from './beat/context.ts'
import { telling } from './leaks/common-words.ts'
import { findLeaks, mayLeak, type Leak } from './leaks/find-leaks.ts'
import { Holdings } from './leaks/holdings.ts'
import { isLearnedIn } from './leaks/learned.ts'
import { findPieces, type Pieced } from './leaks/pieces.ts'
import { Secrets } from './leaks/secrets.ts'
import { toSentence } from './leaks/sentences.ts'
import { touchedSecrets } from './leaks/touched.ts'

const foundIn = ({ said, path, line, words }: Leak): FoundLeak => ({ said, path, line, words: [...words] })

const piecedIn = ({ secret: { path, line }, said, words }: Pieced): FoundLeak => ({
  said,
  path,
  line,
  words: [...words],
})

/** One sentence may tell the same to several listeners. */
const keyOf = ({ said, path, line }: FoundLeak): string => `${path}:${line} ${said}`

/** Where the lines stand that this very beat has recorded as learned: to reveal something is to record it first. */
const learnedPath = 'learned in this beat'
const aloudPath = 'said aloud in this beat'

/** One plain word more or less is a matter of how it is said. */
const mostBeyond = 1

/** Whether more of a secret is told than the words that were learned of it. */
function isBeyond({ secret, words, path, line }: Leak, learned: ReadonlySet<string>): boolean {
  const told = new Set(words)
  const beyond = toSentence(secret, path, line).units.filter(
    ({ stems, weight }) =>
      weight >= telling && stems.some(stem => told.has(stem)) && !stems.some(stem => learned.has(stem)),
  )
  return beyond.reduce((sum, { weight }) => sum + weight, 0) >= mostBeyond
}

export function leakCheck(campaign: () => CampaignFiles, views: Pick<Views, 'companion'>): LeakCheck {
  const secrets = new Secrets()
  const holdings = new Map<string, Holdings>()
  let seen: CampaignFiles | undefined
  const heldBy = (character: string, { learned = [], aloud = [] }: KnownNow): Holdings => {
    const held = holdings.get(character) ?? new Holdings()
    holdings.set(character, held)
    held.update(views.companion(character))
    held.hold(learnedPath, learned.join('\n'))
    held.hold(aloudPath, aloud.join('\n\n'))
    return held
  }
  const readSecrets = (): void => {
    const now = campaign()
    if (now !== seen) secrets.update(now)
    seen = now
  }
  /**
   * Without the sentences that the lines of this beat tell already, in whatever words: so much of them may be told in others,
   * and what else they say stays a secret.
   */
  const unrevealed = (told: readonly Leak[], learned: readonly string[]): readonly Leak[] => {
    const text = learned.join('\n')
    const open = new Set(findLeaks(text, secrets, new Holdings()).map(({ secret }) => secret))
    const { stems } = toSentence(text, learnedPath, 1)
    const isLearned = isLearnedIn(campaign(), learned)
    return told.filter(leak => !isLearned(leak) && (!open.has(leak.secret) || isBeyond(leak, stems)))
  }
  const check: LeakCheck = (text, audience, known = {}) => {
    const { learned = [], before = [] } = known
    readSecrets()
    for (const character of audience) if (!holdings.has(character)) heldBy(character, known) // followed from here on
    const isNear = mayLeak(text, secrets) // hardly anything is, and then it does not matter what they hold
    if (!isNear && before.length === 0) return []
    const found = audience.flatMap(character => {
      const held = heldBy(character, known)
      const told = isNear ? findLeaks(text, secrets, held) : []
      const kept = told.length === 0 || learned.length === 0 ? told : unrevealed(told, learned)
      return kept.length > 0 ? kept.map(foundIn) : [...findPieces(before, text, secrets, held)].map(piecedIn)
    })
    return [...new Map(found.map(leak => [keyOf(leak), leak])).values()]
  }
  /** Reads what changed before anybody waits for it. */
  const prepare = (): void => {
    readSecrets()
    for (const [character, held] of holdings) held.update(views.companion(character))
  }
  const touched: LeakCheck['touched'] = (text, audience, known = {}) => {
    readSecrets()
    const held = audience.map(character => heldBy(character, known))
    return touchedSecrets(text, secrets, held).map(({ path, line, text: secret }) => ({ path, line, text: secret }))
  }
  return Object.assign(check, { prepare, touched })
}
