/** Who is spoken of. A word may stand for several: then a claim is only false when it is false of all of them. */
import { literally } from '../../../../core/pattern.ts'
import { sideOf, type Facts, type Someone } from './facts.ts'

export type Mention = {
  readonly who: readonly Someone[]
  readonly start: number
  readonly end: number
  readonly isPossessive: boolean
}

/** First words of names that are no names. */
const titles =
  /^(?:old|young|captain|lord|lady|sir|dame|king|queen|prince|princess|brother|sister|father|mother|doctor|master|mistress|the|big|little|mad|black|white|red|grey|gray|green|blue|saint|granny|uncle|aunt|sergeant|reeve|mayor|high|great|giant)$/i

type Called = { readonly pattern: string; readonly who: readonly Someone[] }

/** The whole name, and those of its words that are a name by themselves and nobody else's. */
function calledBy(one: Someone, people: readonly Someone[]): readonly Called[] {
  const words = one.name.split(' ').filter(word => /^\p{Lu}\p{L}{2,}$/u.test(word) && !titles.test(word))
  const own = words.filter(word => people.every(other => other === one || !other.name.split(' ').includes(word)))
  return [one.name, ...own].map(name => ({ pattern: literally(name), who: [one] }))
}

function calledByKind(people: readonly Someone[]): readonly Called[] {
  const kinds = [...new Set(people.flatMap(({ now, before }) => (now ?? before)?.kind ?? []))]
  return kinds.map(kind => ({
    pattern: `[${kind.slice(0, 1).toUpperCase()}${kind.slice(0, 1).toLowerCase()}]${literally(kind.slice(1))}s?`,
    who: people.filter(({ now, before }) => (now ?? before)?.kind === kind),
  }))
}

/** The player is one of the party; which one, nobody here knows. */
const calledYou = (people: readonly Someone[]): Called => ({
  pattern: '[Yy]ou(?:r(?:self)?)?',
  who: people.filter(one => sideOf(one) === 'party'),
})

export type Names = { readonly find: (text: string) => readonly Mention[] }

export function namesIn({ people }: Facts): Names {
  const byName = people.flatMap(one => calledBy(one, people))
  const called = [
    ...byName.toSorted((one, other) => other.pattern.length - one.pattern.length), // the whole name before its parts
    ...calledByKind(people),
    calledYou(people),
  ].filter(({ who }) => who.length > 0)
  const any = new RegExp(
    `(?<![\\p{L}\\d-])(?:${called.map(one => `(${one.pattern})`).join('|')})(['’]s?)?(?![\\p{L}\\d-])`,
    'gu',
  )
  return { find: text => [...text.matchAll(any)].map(match => mentionOf(match, called)) }
}

function mentionOf(match: RegExpExecArray, called: readonly Called[]): Mention {
  const at = called.findIndex((_, index) => match[index + 1] !== undefined)
  const possessive = match[called.length + 1] !== undefined || /^your$/i.test(match[0])
  return {
    who: called[at]?.who ?? [],
    start: match.index,
    end: match.index + match[0].length,
    isPossessive: possessive,
  }
}
