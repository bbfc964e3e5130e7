/** The same word asks for different things of different targets: one looks at a room, but examines a chest. */
import type { Horizon, Intent, Named, Verb } from './intent.ts'
import { isVerbWord } from './lexicon.ts'

const hasKind = (named: readonly Named[], ...kinds: readonly Named['kind'][]): boolean =>
  named.some(({ kind }) => kinds.includes(kind))

/** One follows a road by going along it, takes a room by paying for it, and says a prayer by praying. */
const leads =
  /\b(?:road|path|track|trail|river|stream|stairs?|steps|street|lane|tunnel|passage|corridor|way|tracks|footprints)\b/iu
const lodging = /^(?:an?|some|two|three|the|our)?\s*(?:rooms?|beds?|lodgings?|bunks?)\b/iu
const prayer =
  /^(?:an?|the|my|our|his|her|their|that)\s+(?:\S+\s+){0,3}(?:prayers?|grace|blessing|rites?|litany|psalm|vigil|benediction|last words)\b/iu

type Settle = (intent: Intent, horizon: Horizon) => Verb

const settled: Partial<Readonly<Record<Verb, Settle>>> = {
  look: ({ targets }) => (hasKind(targets, 'feature', 'item', 'person', 'foe', 'party') ? 'examine' : 'look'),
  go: ({ targets }, { isInFight }) => {
    if (isInFight && targets.length === 0) return 'flee'
    return targets[0]?.kind === 'person' ? 'talk' : 'go'
  },
  flee: ({ targets }, { isInFight }) => (!isInFight && hasKind(targets, 'place', 'exit', 'feature') ? 'go' : 'flee'),
  attack: ({ targets, about }) => {
    if (hasKind(about, 'spell') || targets[0]?.kind === 'spell') return 'cast'
    return hasKind(targets.slice(0, 1), 'exit', 'item') ? 'open' : 'attack'
  },
  use: ({ targets, about }) => {
    if (targets[0]?.kind === 'spell') return 'cast'
    return targets[0]?.kind === 'item' && hasKind(about, 'foe') ? 'attack' : 'use'
  },
  follow: ({ targets, about, words }) => {
    if (hasKind(targets, 'person', 'party', 'foe')) return 'follow'
    return hasKind([...targets, ...about], 'exit', 'place') || leads.test(words) ? 'go' : 'follow'
  },
  say: ({ words, line }) => (!/["“]/u.test(line) && prayer.test(words) ? 'pray' : 'say'),
  take: ({ targets, words }) => {
    if (!hasKind(targets, 'item', 'feature', 'exit', 'place', 'person') && lodging.test(words)) return 'buy'
    if (hasKind(targets.slice(0, 1), 'exit', 'place', 'direction')) return 'go'
    if (!hasKind(targets.slice(0, 1), 'person', 'party', 'foe')) return 'take'
    return isVerbWord(/\bto (\w+)/iu.exec(words)?.[1]?.toLowerCase() ?? '') ? 'persuade' : 'act' // `get Pell to talk`
  },
}

/** A spell that was the means is the deed, and what it was aimed at comes second. */
function asCast(intent: Intent): Intent {
  const all = [...intent.targets, ...intent.about]
  const isSpell = ({ kind }: Named): boolean => kind === 'spell'
  return { ...intent, verb: 'cast', targets: all.filter(isSpell), about: all.filter(one => !isSpell(one)) }
}

export function settle(intent: Intent, horizon: Horizon): Intent {
  const verb = settled[intent.verb]?.(intent, horizon) ?? intent.verb
  if (verb === 'cast' && intent.verb !== 'cast') return asCast(intent)
  if (verb === 'attack' && intent.verb === 'use')
    return { ...intent, verb, targets: intent.about, about: intent.targets }
  return { ...intent, verb }
}
