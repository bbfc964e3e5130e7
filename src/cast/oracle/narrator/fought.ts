/** A fight in the book: how it began, what turned it, how it stood at the end; not blow by blow. */
import type { NarrativeStyle } from '../../../campaign/style/narrative-style.ts'
import type { Chance } from '../voice/chance.ts'
import type { Told } from '../voice/telling.ts'

const most: Readonly<Record<NarrativeStyle, number>> = { script: 3, novel: 6, hybrid: 4, minimal: 2 }

const turning =
  /\b(?:falls|dies|drops|down|dead|flees|runs|breaks|screams|surrenders|yields|kneels|last|blood|fire|light|crumples|collapses|stands again|gasps|roars|shatters)\b/i

const bridges = [
  'Blow answers blow, and nobody could say afterwards in what order.',
  'For a while there is only breath and boots and the noise of it.',
  'It is close work, and ugly, and quicker than it will seem in the telling.',
  'Ground is given, and taken back, and given.',
  'Somebody shouts a name; somebody else has no breath left to answer.',
  'The fight folds in on itself, and comes open somewhere else.',
  'There is a moment when it might go either way, and everyone in it knows.',
  'Steel, stone, a curse, a stumble; then they are on each other again.',
]

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** What weighs: a turn of the fight, then somebody's name, then merely a stroke. */
const weight = (text: string): number => (turning.test(text) ? 4 : 0) + (/\s\p{Lu}\p{Ll}+/u.test(text) ? 1 : 0)

export function foughtIn(
  told: readonly Told[],
  style: NarrativeStyle,
  written: Set<string>,
  chance: Chance,
): readonly Told[] {
  const seen = told.flatMap((one, at) => (one.kind === 'seen' ? [{ at, text: one.text }] : []))
  const ends = seen.length > 1 ? [seen[0]?.at, seen.at(-1)?.at] : [seen[0]?.at]
  const ranked = seen
    .filter(({ at }) => !ends.includes(at))
    .sort((one, other) => weight(other.text) - weight(one.text) || one.at - other.at)
  const kept = new Set([...ends, ...ranked.slice(0, Math.max(0, most[style] - ends.length)).map(({ at }) => at)])
  const hasCut = seen.length > kept.size + 1
  const bridge = hasCut ? chance.pick(bridges.filter(line => !written.has(plain(line)))) : undefined
  const speeches = told
    .flatMap((one, at) => (one.kind === 'said' && one.words !== '' ? [at] : []))
    .slice(0, style === 'minimal' ? 1 : 3)
  return told.flatMap((one, at): readonly Told[] => {
    if (one.kind === 'said') return speeches.includes(at) ? [one] : []
    if (!kept.has(at)) return []
    return at === seen.at(-1)?.at && bridge !== undefined && seen.length > 1
      ? [{ kind: 'seen', text: bridge }, one]
      : [one]
  })
}
