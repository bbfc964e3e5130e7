/** What in a told stretch nobody forgets: how it ended, a fight, a death, a goal reached, something owned up to or found. */
import { literally } from '../../../core/pattern.ts'
import { memo } from '../../../core/memo.ts'
import { listOf, numberWords, pluralOf } from '../../../english/nouns.ts'
import { toldIn, type Told } from './telling.ts'

export type FightEnd = 'won' | 'fled' | 'truce' | 'ran' | 'lost' | 'on'
export type Fight = {
  /** Whom it was against, as one says it: `the two goblins and Corin Vash`. */
  readonly foes: string
  readonly end: FightEnd
  /** Those with a name of their own who did not live. */
  readonly slain: readonly string[]
}

export type Marks = {
  readonly ending?: { readonly name: string; readonly told: readonly Told[] }
  readonly fight?: Fight
  /** Goals that were reached, by name. */
  readonly done: readonly string[]
  /** Who owned up to something, and what came to light under which name. */
  readonly owned: readonly string[]
  readonly found: readonly string[]
}

const ending =
  /(?:^|\n\n)\*\*([^*\n]{2,80})\*\*\n\n[^]*?\n\n(?:And so it ends|That is how it came out|This is where the story comes to rest)\./
const goal =
  /(?:^|\n|\. )(?:That was [*_]*([^*_\n]{3,60}?)[*_]*, and it is done\.|[*_]{2}([^*_\n]{3,60})[*_]{2}: done\.)/g
const label = /(?:^|\n\n)[^*\n>]{0,80}\*\*([^*\n]{2,60})\.\*\*\s/g
const owner = /(?:^|\n\n|[.!?]\s)(\p{Lu}[\p{L}' -]{2,40}) tells you that /gu

const namesBy = (text: string, sign: RegExp): readonly string[] => [
  ...new Set([...text.matchAll(sign)].map(([, one, other]) => (one ?? other ?? '').trim())),
]

/** `That was *A Face for the Lamb*, and it is done.` */
export const goalsIn = (text: string): readonly string[] => namesBy(text, goal)

const ends: readonly (readonly [FightEnd, RegExp])[] = [
  [
    'lost',
    /nobody left standing to see|last thing is the ground|It is lost\.|Nobody wakes from it|where this road ends/,
  ],
  ['ran', /You get away\.|only your own breath|run until running is no longer/],
  ['truce', /Nobody strikes another blow|ends with words|Weapons stay in hands/],
  ['fled', /Those who could run have run|Running feet, further|They are gone, and they will not/],
  [
    'won',
    /nobody left to strike|It is over\.|noise goes out of the place|Silence comes back|all at once and a little late/,
  ],
]

const place = '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)'
const numbered = new RegExp(`^the (${place}(?:(?:,| and|, and) ${place})*) (.+)$`, 'i')

/** Those of one kind who stood there, by their places: `the first goblin` and `the second, third and fourth goblins`. */
type Kind = { readonly one: string; readonly several: string; readonly places: Set<string> }

type Foes = { readonly named: ReadonlySet<string>; readonly kinds: ReadonlyMap<string, Kind> }

function foesIn(text: string): Foes {
  const named = new Set<string>()
  const kinds = new Map<string, Kind>()
  const all = [...text.matchAll(against)].flatMap(([, list = '']) => list.split(/\([^)]*\)/))
  for (const called of all.map(item => item.replace(/^\s*[,;]?\s*(?:and\s+)?/, '').trim())) {
    const [, places = '', kind = ''] = numbered.exec(called) ?? []
    if (kind === '') {
      if (called !== '') named.add(called)
      continue
    }
    const each = places.toLowerCase().split(/,? and |, /)
    const several = each.length > 1 ? kind : pluralOf(kind)
    const known = kinds.get(several) ?? { one: kind, several, places: new Set() }
    for (const one of each) known.places.add(one)
    kinds.set(several, known)
  }
  return { named, kinds }
}

const kindCalled = ({ one, several, places: { size } }: Kind): string =>
  size === 1 ? `the ${one}` : `the ${numberWords[size] ?? 'many'} ${several}`

const order = /\n\d+\. (?:→ )?\*\*([^*\n]+)\*\* \(-?\d+\)/g
const against = /Against you: ([^*]+?)\.?\*/g
const died = memo(40, name => {
  const who = literally(name)
  return new RegExp(
    `${who} (?:does not get up again|is done with fighting|goes down and stays down|sinks without another|falls, and the place|is past all steps|topples like|crumples and lies|is down\\b|is dead|dies\\b)|the end of ${who}|to hold ${who} up|Whatever ${who} meant to do`,
    'u',
  )
})
const lives = memo(40, name => new RegExp(`${literally(name)} (?:lies bound|breathes still|yields|surrenders)`, 'u'))

function fightIn(text: string): Fight | undefined {
  const { named, kinds } = foesIn(text)
  if (named.size + kinds.size === 0) return undefined
  const all = new Set([...text.matchAll(order)].map(([, name = '']) => name.toLowerCase()))
  const listed = [...named].filter(name => all.size === 0 || all.has(name.toLowerCase()))
  const names = listed.length + kinds.size > 0 ? listed : [...named]
  return {
    foes: listOf([...names, ...[...kinds.values()].map(kindCalled)]),
    end: ends.find(([, sign]) => sign.test(text))?.[0] ?? 'on',
    slain: names.filter(name => /^\p{Lu}/u.test(name) && died(name).test(text) && !lives(name).test(text)),
  }
}

/** Four people write of the same stretch, and a fifth keeps the log of it. */
const marked = memo(16, (text): Marks => {
  const end = ending.exec(text)
  const fight = fightIn(text)
  return {
    ...(end === null ? {} : { ending: { name: end[1] ?? '', told: toldIn([end[0].trim()]) } }),
    ...(fight === undefined ? {} : { fight }),
    done: goalsIn(text),
    owned: namesBy(text, owner),
    found: namesBy(text, label),
  }
})

export const marksIn = (narratives: readonly string[]): Marks => marked(narratives.join('\n\n'))
