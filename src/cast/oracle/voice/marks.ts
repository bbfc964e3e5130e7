/** What in a told stretch nobody forgets: how it ended, a fight, a death, a goal reached, something owned up to or found. */
import { memo } from '../../../core/memo.ts'
import { listOf } from '../prose/word-forms.ts'
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

const numbers = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

/** `the first goblin` and `the second goblin` are the two goblins. */
function counted(names: readonly string[]): string {
  const kinds = new Map<string, number>()
  for (const name of names) {
    const kind = name
      .replace(/^[Tt]he (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) /, 'the ')
      .replace(/^The /, 'the ')
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  return listOf(
    [...kinds].map(([kind, count]) =>
      count === 1 || !kind.startsWith('the ')
        ? kind
        : `the ${numbers[count] ?? 'many'} ${kind.slice(4).replace(/(?:(?<=[sxz]|ch|sh))$/, 'e')}s`,
    ),
  )
}

const order = /\n\d+\. (?:→ )?\*\*([^*\n]+)\*\* \(-?\d+\)/g
const against = /Against you: ([^*]+?)\.?\*/g
const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const died = memo(40, name => {
  const who = escape(name)
  return new RegExp(
    `${who} (?:does not get up again|is done with fighting|goes down and stays down|sinks without another|falls, and the place|is past all steps|topples like|crumples and lies|is down\\b|is dead|dies\\b)|the end of ${who}|to hold ${who} up|Whatever ${who} meant to do`,
    'u',
  )
})
const lives = memo(40, name => new RegExp(`${escape(name)} (?:lies bound|breathes still|yields|surrenders)`, 'u'))

function fightIn(text: string): Fight | undefined {
  const foes = new Set(
    [...text.matchAll(against)].flatMap(([, list = '']) =>
      [...list.matchAll(/(?:^|, |; |and )([^(),;]+?) \(/g)].map(([, name = '']) => name.trim()),
    ),
  )
  if (foes.size === 0) return undefined
  const all = [...text.matchAll(order)].map(([, name = '']) => name)
  const listed = [...foes].filter(name => all.length === 0 || all.some(one => one.toLowerCase() === name.toLowerCase()))
  const names = listed.length > 0 ? listed : [...foes]
  return {
    foes: counted(names),
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
