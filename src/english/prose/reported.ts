/**
 * What somebody knows of themselves, as their author wrote it, told without putting it in their mouth: `She hid the key`
 * is `Maren tells you that she hid the key`. Words written in the third person stay true that way, whoever `she` is.
 */
import { literally } from '../../core/pattern.ts'
import { sentencesOf } from '../prose-sentences.ts'

type Pronoun = 'he' | 'she' | 'they'
export type Teller = { readonly name: string; readonly short: string; readonly pronoun: Pronoun }

const firstPerson = /\b(?:I|I'm|I've|I'd|I'll|me|my|mine|myself|we|we're|we've|our|us)\b/
const forms: Readonly<Record<Pronoun, RegExp>> = {
  he: /\b(?:he|him|his|himself)\b/i,
  she: /\b(?:she|her|hers|herself)\b/i,
  they: /\b(?:they|them|their|theirs|themself|themselves)\b/i,
}

const owner: Readonly<Record<Pronoun, string>> = { he: 'his', she: 'her', they: 'their' }

/** All of the name, then any word of it that is long enough to be one. */
const spellings = ({ name, short }: Teller): string =>
  [name, short, ...name.split(' ').filter(part => part.length > 3)].map(literally).join('|')
const named = (teller: Teller): RegExp => new RegExp(`\\b(?:${spellings(teller)})\\b`, 'u')

/** A deed with nobody before it: `Knows the way`, `Saw it happen`, `Was paid for it`. */
export const startsWithDeed =
  /^(?:(?:secretly|quietly|once|still|never|always|privately) )?(?:has|had|is|was|knows|knew|saw|sees|heard|hears|took|takes|hid|hides|stole|sold|sells|keeps|kept|owes|owed|believes|believed|suspects|suspected|thinks|fears|feared|wants|wanted|works|worked|met|meets|found|paid|pays|lied|lies|killed|buried|gave|gives|carries|carried|loves|loved|hates|hated|made|makes|let|lets|cannot|can|will|would|could|must|does|did|remembers|recognises|recognizes|left|lost|helped|helps|promised|swore|serves|served|watched|watches|wrote|writes|spent|spends|used|uses|told|tells|plans|planned|intends|hopes|expects|regrets|admits|guards|guarded|holds|held|once)\b/i

const unquoted = (text: string): string => text.replaceAll(/["\u201c][^"\u201d]*["\u201d]/gu, ' ')

/** Whether texts are written as speech: one `I` among them, and all of them are meant to be said. */
export const areSpoken = (texts: readonly string[]): boolean => texts.some(text => firstPerson.test(unquoted(text)))

/** Whether the author speaks of them rather than for them: their own pronoun, their name, or a deed with no doer. */
export const isOfTeller = (text: string, teller: Teller): boolean =>
  !areSpoken([text]) && (forms[teller.pronoun].test(text) || named(teller).test(text) || startsWithDeed.test(text))

/** First words that have their capital only for standing first. */
const plainFirst =
  /^(?:The|An?|It|Its|He|She|They|His|Her|Their|There|Some|Somebody|Something|Someone|Nobody|Nothing|No|One|Two|Three|Four|Every|Each|Both|All|Now|Then|Here|This|That|These|Those|On|In|At|Under|Behind|After|Before|When|While|If|Since|For|What|Who|Where|Last|Once|By|With|Without|Any|Anybody|Anyone|Most|Many|Only|Not|Half|Were|Had|Should|Would|Could|Kindly|How|Why|Whoever|Whatever|Until|Because|As|From|Over|Ever|Nearly|Almost)\b/u

const lowered = (text: string): string => (plainFirst.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)

/** The first sentence hangs on the telling; the others follow as they stand. */
export function reported(text: string, teller: Teller, listener = 'you'): string {
  const [first = '', ...rest] = sentencesOf(text.trim())
  const own = new RegExp(`^(?:${spellings(teller)})(?:(['\u2019]s)\\b|\\b)`, 'u')
  const subject = teller.pronoun === 'they' ? teller.short : teller.pronoun
  const unnamed = first.replace(own, (_, owns: string | undefined) =>
    owns === undefined ? subject : owner[teller.pronoun],
  )
  const isDeed = startsWithDeed.test(first) && !plainFirst.test(first)
  const said = isDeed ? `${subject} ${first.charAt(0).toLowerCase()}${first.slice(1)}` : lowered(unnamed)
  const told = `${teller.name} tells ${listener} that ${said}`
  return [/[.!?\u2026]["'\u201d\u2019]*$/u.test(told) ? told : `${told}.`, ...rest].join(' ')
}
