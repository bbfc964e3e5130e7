/**
 * Where a name stands, and where it is only mentioned. `Captain Harwick` is Harwick's line, and so is `Harwick's mood`;
 * `Aldric, rival of Harwick` is Aldric's, and `Harwick's ghost` and `Harwick the Younger` are somebody else. Whoever takes a mention for a name writes over somebody else, so what is not
 * plainly a name is none.
 */
import { foldWords, placesOfWords, withoutMarkup } from '../text/fold.ts'

/** Words that join a name to somebody else's. */
const joining =
  /^(?:of|to|for|with|without|by|from|at|in|on|near|under|behind|beside|against|about|after|before|than|and|or|but|&|who|whom|whose|is|are|was|were|has|had)$/

const article = /^(?:the|an?)$/

/** What people put before a name in small letters; in capitals any word may be a title. */
const title =
  /^(?:guard|captain|sergeant|lieutenant|commander|general|watchman|knight|sir|lady|lord|king|queen|prince|princess|duke|duchess|baron|baroness|count|countess|reeve|mayor|magistrate|governor|judge|priest|priestess|brother|sister|father|mother|aunt|uncle|cousin|widow|master|mistress|doctor|professor|merchant|trader|smith|baker|ferryman|innkeeper|clerk|captive|old|young|elder|big|little|late)$/

/** What somebody else does or is not: `serves Harwick`, `not Harwick`. */
const doing =
  /^(?:not|no|never|nobody|met|saw|knew|paid|sold|told|sent|led|owe|know|fear|serve|hate|love|find)$|^(?!his$|this$).*[^s'’]s$/

const isCapital = (word: string): boolean => /^[^\p{L}\p{N}]*[\p{Lu}\p{Lt}\p{N}]/u.test(word)

/** Titles and first names may come before a name; a mark of punctuation begins something else. */
function isLead(words: readonly string[], isSentence: boolean): boolean {
  if (words.some(word => /[,;:()[\]"“”]/.test(word) || joining.test(foldWords(word)))) return false
  if (words.some(word => !isCapital(word) && doing.test(word) && !title.test(word))) return false
  const isTitle = (word: string): boolean => isCapital(word) || article.test(word) || title.test(word)
  return !isSentence || words.every(isTitle) || !words.some(isCapital)
}

/** Two who share a line: news of one of them is not all there is to say of both. */
const goesOn = /^\s*(?:(?:and|or|&)\s|[/+&]\s*\p{L})/u

/** Who is told apart from somebody of the same name. */
const namesake =
  /^,? (?:(?:the )?(?:younger|elder|lesser|second|third|fourth|fifth)|jr|sr|junior|senior|i{2,3}|iv|v)(?![\p{L}\p{N}-])/u

/** Who belongs to somebody, and has a life, or a death, of their own. */
const own =
  /^'s? (?:(?:old|young|elder|younger|eldest|youngest|little|big|dead|late|first|second|former|own|personal|hired|other|two|three|four) ){0,2}(?:ghost|spirit|shade|spectre|corpse|body|double|twin|clone|impostor|widow|widower|wife|husband|lover|mistress|bride|groom|fiancée?|betrothed|son|daughter|child|children|boy|girl|baby|heir|brother|sister|mother|father|parents?|uncle|aunt|cousin|nephew|niece|family|kin|house|ward|squire|page|servant|maid|butler|clerk|steward|apprentice|student|pupil|master|teacher|mentor|guard|bodyguard|man|men|woman|women|people|folk|crew|gang|band|party|followers?|soldiers?|troops?|riders?|knights?|agents?|spy|lieutenant|captain|sergeant|deputy|partner|friend|enemy|rival|ally|patron|boss|killer|murderer|dog|hound|horse|mare|mule|cat|hawk|raven|familiar|steed|mount|pet)s?(?![\p{L}\p{N}-])/u

const isSomebodyElse = (after: string): boolean => goesOn.test(after) || namesake.test(after) || own.test(after)

/** Nobody has more titles than this many letters hold, so a long line is not read to its end. */
const longestLead = 80

/** `folded` are the words of a name. A sentence is held to more, because a verb may stand in it before the name. */
export function nameStands(text: string, folded: string, isSentence: boolean): boolean {
  const plain = withoutMarkup(text)
  const whole = foldWords(plain)
  const words = plain.slice(0, 2 * longestLead).split(/\s+/)
  return placesOfWords(whole.slice(0, longestLead + folded.length + 2), folded).some(at => {
    const lead = whole.slice(0, at).trimEnd()
    const isApart = at === 0 || whole[at - 1] === ' '
    const before = lead === '' ? [] : words.slice(0, lead.split(' ').length)
    return isApart && isLead(before, isSentence) && !isSomebodyElse(whole.slice(at + folded.length))
  })
}
