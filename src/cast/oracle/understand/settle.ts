/** The same word asks for different things of different targets: one looks at a room, but examines a chest. */
import type { Horizon, Intent, Named, Verb } from './intent.ts'

const hasKind = (named: readonly Named[], ...kinds: readonly Named['kind'][]): boolean =>
  named.some(({ kind }) => kinds.includes(kind))

function verbFor({ verb, targets, about }: Intent, { isInFight }: Horizon): Verb {
  const [first] = targets
  switch (verb) {
    case 'look':
      return hasKind(targets, 'feature', 'item', 'person', 'foe', 'party') ? 'examine' : 'look'
    case 'go':
      if (isInFight && targets.length === 0) return 'flee'
      return first?.kind === 'person' ? 'talk' : 'go'
    case 'flee':
      return !isInFight && hasKind(targets, 'place', 'exit', 'feature') ? 'go' : 'flee'
    case 'attack':
      if (hasKind(about, 'spell') || first?.kind === 'spell') return 'cast'
      return first && ['exit', 'item'].includes(first.kind) ? 'open' : 'attack'
    case 'use':
      if (first?.kind === 'spell') return 'cast'
      return first?.kind === 'item' && hasKind(about, 'foe') ? 'attack' : 'use'
    case 'take':
      return hasKind(targets, 'person', 'party', 'foe') && targets.length === 1 ? 'act' : 'take'
    default:
      return verb
  }
}

/** A spell that was the means is the deed, and what it was aimed at comes second. */
function asCast(intent: Intent): Intent {
  const all = [...intent.targets, ...intent.about]
  const isSpell = ({ kind }: Named): boolean => kind === 'spell'
  return { ...intent, verb: 'cast', targets: all.filter(isSpell), about: all.filter(one => !isSpell(one)) }
}

export function settle(intent: Intent, horizon: Horizon): Intent {
  const verb = verbFor(intent, horizon)
  if (verb === 'cast' && intent.verb !== 'cast') return asCast(intent)
  if (verb === 'attack' && intent.verb === 'use')
    return { ...intent, verb, targets: intent.about, about: intent.targets }
  return { ...intent, verb }
}
