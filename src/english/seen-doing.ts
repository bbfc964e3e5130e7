/** What a companion says of themselves, as others see it: `I push my sleeve back` is `Ilvane pushes his sleeve back`. */
import { oneOf } from './small-words.ts'
import { baseOf, isBase, isPast, thirdOf } from './verbs.ts'
import type { Pronoun } from './pronouns.ts'

type Who = { readonly short: string; readonly pronoun: Pronoun }

const forms: Readonly<Record<Pronoun, { readonly object: string; readonly own: string; readonly self: string }>> = {
  he: { object: 'him', own: 'his', self: 'himself' },
  she: { object: 'her', own: 'her', self: 'herself' },
  they: { object: 'them', own: 'their', self: 'themself' },
}

const contracted: Readonly<Record<string, string>> = { "i'm": 'am', "i've": 'have', "i'll": 'will', "i'd": 'would' }
const unchanged = new Set([
  'will',
  'would',
  'can',
  'cannot',
  'could',
  'may',
  'might',
  'must',
  'should',
  'shall',
  'was',
  'had',
  'did',
])
const between = oneOf('never always often still only also just almost nearly slowly quietly simply already even do did')

/** Told as past, or in the third person, already: `measured`, `went`, `creates`. */
const isInflected = (word: string): boolean =>
  !isBase(word) && (isPast(word) || baseOf(word) !== undefined || /[^s]s$/.test(word))

/** The verb of whoever is spoken of by name, or by a pronoun that takes the plain form. */
const verbFor = (word: string, isPlural: boolean): string => {
  if (word === 'am') return isPlural ? 'are' : 'is'
  if (unchanged.has(word) || isPlural || isInflected(word)) return word
  return thirdOf(word)
}

function oneSentence(text: string, { short, pronoun }: Who): string {
  const { object, own, self } = forms[pronoun]
  let isNamed = false
  let subject: 'none' | 'verb' | 'joined' = 'none'
  let isPlural = false
  return text.replaceAll(/[\p{L}'’]+|[^\p{L}'’]+/gu, token => {
    const word = token.toLowerCase().replaceAll('’', "'")
    if (!/\p{L}/u.test(token)) {
      if (/[,;]/.test(token) && subject === 'none') subject = isNamed ? 'joined' : 'none'
      return token
    }
    if (word === 'i' || Object.hasOwn(contracted, word)) {
      isPlural = isNamed && pronoun === 'they'
      const name = isNamed ? pronoun : short
      isNamed = true
      const verb = contracted[word]
      subject = verb === undefined ? 'verb' : 'none'
      return verb === undefined ? name : `${name} ${verbFor(verb, isPlural)}`
    }
    if (word === 'my') return own
    if (word === 'me') return object
    if (word === 'mine') return own
    if (word === 'myself') return self
    if (word === 'and' || word === 'then' || word === 'but') {
      if (isNamed) subject = 'joined'
      return token
    }
    if (subject === 'none') return token
    if (between(word) && word !== 'do' && word !== 'did') return token
    const isVerb = subject === 'verb' || isBase(word)
    subject = 'none'
    return isVerb && (word === 'am' || unchanged.has(word) || isBase(word) || /^[a-z]+$/.test(word))
      ? verbFor(word, isPlural)
      : token
  })
}

const capital = (text: string): string =>
  text.replace(/^(\s*)(\p{Ll})/u, (_, space: string, letter: string) => space + letter.toUpperCase())

/** Speech stays as it was said; what stands around it becomes what the others see, in italics. */
export function seenDoing(text: string, who: Who): string {
  const parts = text.split(/("[^"]*"|“[^”]*”)/u).filter(part => part.trim() !== '')
  return parts
    .map(part => {
      if (/^["“]/.test(part)) return part.trim()
      const bare = part.replaceAll('*', '').trim()
      const told = bare
        .split(/(?<=[.!?…])\s+/)
        .map(sentence =>
          capital(oneSentence(sentence, who).replaceAll(/\b(and|but)((?: \p{L}+){0,2}) do not\b/gu, '$1$2 does not')),
        )
        .join(' ')
      return `*${told}*`
    })
    .join(' ')
}
