/**
 * A line with people called as the table calls them: `Korda draws her mace`, typed by whoever plays Korda, is `I draw my
 * mace`, and `the guy with the smile` is whoever here is told to have one.
 */
import { remembering } from '../../../core/memo.ts'
import { literally } from '../../../core/pattern.ts'
import { callName } from '../../../english/naming.ts'
import { nounOf } from '../../../english/noun-phrases.ts'
import { isContent } from '../../../english/small-words.ts'
import { wordsOf } from '../../../english/tokens.ts'
import { baseOf, isBase } from '../../../english/verbs.ts'
import type { Hearing, Thing } from '../desk/wishes.ts'

const quoted = /("[^"]*"|“[^”]*”)/u

/** What is said in quotes stays as it was said. */
const outsideQuotes = (line: string, change: (text: string) => string): string =>
  line
    .split(quoted)
    .map((part, at) => (at % 2 === 1 ? part : change(part)))
    .join('')

const ownDeed = remembering(
  ({ name, names }: Thing) =>
    new RegExp(String.raw`(^\s*|[.!?;,:]\s+|\b(?:and|then|but|while|so)\s+)(?:${[name, ...names].map(literally).join('|')}) ((?:\p{L}+ly )?)(\p{L}+)(?![\p{L}'’])`, 'giu'), // prettier-ignore
)

/** `and leans`, of whoever was named before. */
const nextDeed = /(,\s+|\b(?:and|then|but)\s+)(\p{Ll}+)/gu
const owned = /(?<!\p{L})(?:her|his|their)(?= \p{L})/u

const inThird = (word: string): string | undefined => (isBase(word) ? undefined : baseOf(word))

/** `Korda says a prayer and leans on her mace`: somebody's own deeds, told as of another. An order is bare: `Korda, draw`. */
const asFirst = (line: string, self: Thing): string =>
  line
    .split(/(?<=[.!?;]\s)/u)
    .map(sentence => {
      const told = sentence.replaceAll(ownDeed(self), (whole: string, before: string, how: string, verb: string) => {
        const base = inThird(verb.toLowerCase())
        return base === undefined ? whole : `${before}I ${how}${base}`
      })
      if (told === sentence) return sentence
      return told.replaceAll(nextDeed, (_, joint: string, word: string) => `${joint}${inThird(word) ?? word}`).replace(owned, 'my') // prettier-ignore
    })
    .join('')

const someone = 'guy man woman lady fellow person dude bloke girl boy kid one stranger gentleman figure'.split(' ')
const peoples = 'halfling dwarf elf gnome orc human tiefling dragonborn goblin giant'.split(' ')
const described = new RegExp(String.raw`\b(?:the|that) ((?:\p{L}+ ){0,3}?)(${[...someone, ...peoples].join('|')})((?: who has| with| in| wearing) (?:the |a |an |his |her |their )?(?:\p{L}+ ?){1,3}?(?=$|[.,!?;]))?(?![\p{L}'’])`, 'giu') // prettier-ignore

const looksOf = remembering(({ says = '' }: Thing): ReadonlySet<string> => new Set(wordsOf(says).map(nounOf)))

const who: Readonly<Record<string, string>> = { man: 'he', guy: 'he', dude: 'he', bloke: 'he', boy: 'he', gentleman: 'he', woman: 'she', lady: 'she', girl: 'she' } // prettier-ignore

/** `the big man`: the one person here of whom every word of it is told. */
function oneDescribed({ things }: Hearing, words: readonly string[], head: string): Thing | undefined {
  const told = [...words.filter(isContent).map(nounOf), ...(peoples.includes(head) ? [head] : [])]
  if (told.length === 0) return undefined
  const fits = things.filter(one => {
    const isOther = who[head] !== undefined && one.pronoun !== who[head]
    return one.kind === 'person' && one.from === 'here' && !isOther && told.every(word => looksOf(one).has(word))
  })
  return fits.length === 1 ? fits[0] : undefined
}

const friendAsked = /^((?:\p{Ll}+,? )?)(can|could|would|will) (\p{Lu}\p{L}+) (?=(\p{Ll}+)\b)/iu

/** `Can Korda sense any evil?`: it is Korda who is asked to. */
const asBidden = (line: string, { things, self }: Hearing): string =>
  line.replace(friendAsked, (whole: string, before: string, modal: string, name: string, verb: string) => {
    const isFriend = things.some(one => one.kind === 'companion' && one.id !== self.id && one.names.includes(name.toLowerCase())) // prettier-ignore
    return isFriend && isBase(verb.toLowerCase())
      ? `${name}, ${before.toLowerCase()}${modal.toLowerCase()} you `
      : whole
  })

const thatOne = /\b(who(?:'s| is) )that (?=(?:in|with|wearing) )/giu

export const asNamed = (line: string, hearing: Hearing): string =>
  outsideQuotes(line, text =>
    asFirst(asBidden(text.replace(thatOne, '$1that person '), hearing), hearing.self).replaceAll(
      described,
      (whole: string, before: string, head: string, tail = '') => {
        const one = oneDescribed(hearing, wordsOf(`${before} ${tail}`), head.toLowerCase())
        return one === undefined ? whole : callName(one.name)
      },
    ),
  )
