/** A fight as a companion is told of it: who is against them, who is hurt, and how they stand themselves. */
import { memo } from '../../../../core/memo.ts'
import { monsterNamed } from '../../../../rules/fifth/data/monsters.ts'

export type Foe = { readonly name: string; readonly isHurt: boolean; readonly isNear: boolean; readonly isFar: boolean }
export type Friend = { readonly name: string; readonly state: 'down' | 'hurt' | 'well' }

export type Field = {
  readonly foes: readonly Foe[]
  readonly friends: readonly Friend[]
  readonly self: Friend['state']
}

const down =
  /\b(?:down|dying|unconscious|fallen|falls|collapses|bleeding out|lies (?:still|motionless)|0\s*\/\s*\d+)\b/i
const hurt = /\b(?:hurt|wounded|bloodied|badly|bleeding|limping|staggering|reeling|battered|barely standing)\b/i
const gone = /\b(?:dead|slain|fled|destroyed|gone|surrendered|yields)\b/i

function stateIn(words: string): Friend['state'] {
  if (down.test(words)) return 'down'
  const [, now, most] = /(\d+)\s*(?:\/|of)\s*(\d+)/.exec(words) ?? []
  if (now !== undefined && most !== undefined)
    return Number(now) === 0 ? 'down' : Number(now) * 2 <= Number(most) ? 'hurt' : 'well'
  return hurt.test(words) && !/\bunhurt\b/i.test(words) ? 'hurt' : 'well'
}

const clausesOf = memo(8, (text): readonly string[] => text.split(/[.;\n]|,(?![^(]*\))/))

const signOf = memo(200, name => new RegExp(`\\b${name.replaceAll(/[^\p{L}\p{N} ]/gu, '.')}\\b`, 'iu'))

/** The clause a name stands in, and nothing of the next one. */
function clausesWith(text: string, name: string): string {
  const sign = signOf(name)
  return clausesOf(text)
    .filter(clause => sign.test(clause))
    .join('. ')
}

const listed =
  /(?:^|\n|[.;]\s)[\s*-]*\**(?:foes|enemies|opponents|against you|facing you|hostiles)\**\s*:\**\s*([^\n]+)/i

/** `Ghoul (hurt, near)`, `two goblins`, `- the ghoul: bloodied`. */
const foeOf = (words: string): Foe => ({
  name: words
    .replace(/[(:–—].*$/u, '')
    .replace(/^[\s*-]*(?:and\s+)?(?:the|a|an|one|two|three|four|five|six|\d+)\s+/i, '')
    .replaceAll(/[*.]/g, '')
    .trim(),
  isHurt: hurt.test(words) && !/\bunhurt\b/i.test(words),
  isNear: /\b(?:near|nearest|adjacent|close quarters|at hand|in your face|engaged|beside)\b/i.test(words),
  isFar: /\b(?:far|distant|across|back row|range|a good way off)\b/i.test(words),
})

/** Monsters by the names the rules know, where nobody has made a list. */
function monstersIn(text: string): readonly string[] {
  const words = text.replaceAll(/[*_`]/g, '').match(/[\p{L}][\p{L}'’-]*/gu) ?? []
  const found = words.flatMap((_, at) => {
    const three = [3, 2, 1]
      .map(count => words.slice(at, at + count).join(' '))
      .find(name => name.length > 2 && monsterNamed(name) !== undefined)
    return three === undefined ? [] : [three.toLowerCase()]
  })
  return [...new Set(found)].filter(name => !found.some(other => other !== name && other.endsWith(` ${name}`)))
}

/** `Foes:` with a line for each below it. */
const bulleted = /(?:^|\n)[\s*]*(?:foes|enemies|opponents|against you)[*\s]*:[*\s]*\n((?:\s*[-*] [^\n]+\n?)+)/i

function foesIn(text: string): readonly string[] {
  const below = bulleted.exec(text)?.[1]
  if (below !== undefined)
    return below
      .split('\n')
      .map(line => line.replace(/^\s*[-*]\s+/, ''))
      .filter(line => line.trim() !== '')
  const list = listed.exec(text)?.[1]
  if (list !== undefined) return list.split(/[,;](?![^(]*\))|\band\b(?![^(]*\))/)
  return monstersIn(text).map(name => `${name} (${clausesWith(text, name)})`)
}

export function fieldOf(text: string, friends: readonly string[], self: readonly string[]): Field {
  const named = foesIn(text)
  const isFriend = (name: string): boolean =>
    [...friends, ...self].some(one => name.toLowerCase().includes(one.toLowerCase()))
  return {
    foes: named
      .filter(words => !gone.test(words))
      .map(foeOf)
      .filter(({ name }) => name.length > 1 && !isFriend(name)),
    friends: friends.map(name => ({ name, state: stateIn(clausesWith(text, name)) })),
    self: stateIn(
      `${self.map(name => clausesWith(text, name)).join('. ')}. ${/\bYou(?:: | are| have)[^.\n]*/i.exec(text)?.[0] ?? ''}`,
    ),
  }
}
