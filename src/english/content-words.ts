/** Words that carry something, and whether two texts speak of the same. */
import { memo } from '../core/memo.ts'

const empty = new Set(
  'a about above after again against all almost alone along already also although always am among an and another any anybody anyone anything are around as ask at away back be because become been before began begin behind being below best better between big both but by can cannot come could day did do does doing done down each either else enough even ever every everybody everyone everything far few find first for found from gave get gets give given go goes going gone good got great had hand hands has hate hates hated hating have he held her here hers herself him himself his hold how however i if in inside into is it its itself just keep kept know known knows last later least leave left less let like little long look looks lot made make makes man many matter may maybe me mean might mine moment more most much must my myself need needs never new next no nobody none nor not nothing now of off often old on once one only onto or other others our out over own part party people perhaps place put quite rather react reaction really right round said same saw say says see seen sees shall she should side since small so some somebody someone something somewhere soon stand stands still such sure take takes tell than that the their them themselves then there these they thing things think this those though three through till time to together told too took toward towards turn turns two under until up upon us use very wait want wants was way we well went were what when where which while who whom whose why will with within without woman word words would yes yet you your yours yourself'.split(
    ' ',
  ),
)

/** A word without its endings, so that `burns`, `burned` and `burning` are one. */
export function stemOf(word: string): string {
  const plain = word.replace(/'s?$/, '')
  if (plain.length <= 4) return plain.replace(/(?<=[^s])s$/, '').replace(/(?<=...)e$/, '')
  return plain
    .replace(/ies$/, 'y')
    .replace(/(?:ings?|edly|ed|es|s|ly)$/, '')
    .replace(/([^aeiou])\1$/, '$1')
    .replace(/e$/, '')
}

const isEmpty = (word: string): boolean => word.length < 3 || word.endsWith("n't") || empty.has(word)

/** The stems of a text that say what it is about, each once. */
export const contentOf = memo(2_000, (text): readonly string[] => {
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}][\p{L}'-]*/gu) ?? []
  return [...new Set(words.filter(word => !isEmpty(word.replace(/'(?:s|re|ve|ll|d|m)$/, ''))).map(stemOf))]
})

/** How many of the words are in the text. */
export function sharedWords(words: readonly string[], text: ReadonlySet<string>): number {
  let shared = 0
  for (const word of words) if (text.has(word)) shared += 1
  return shared
}

export const capital = (text: string): string =>
  text.replace(/^(["'“(]*)(\p{Ll})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase())

export const small = (text: string): string =>
  /^(?:I\b|I'|[A-Z][a-z]+(?:'s)? [A-Z]|[A-Z]{2})/.test(text)
    ? text
    : text.replace(/^\p{Lu}/u, letter => letter.toLowerCase())

const plainStart =
  /^(?:The(?! \p{Lu})|An?|It|Its|That|This|There|They|He|She|We|You|Somebody|Someone|Nobody|Something|Nothing|Everybody|Everyone|Everything|In|On|At|If|When|While|All|Some|Those|These|What|Three|Two|One|Every|Each|Both|No|Her|His|Their|Our|My|Under|Behind|Beside|Inside|Outside|Over|After|Before|Once|Then|So|But|And|As|By|For|From|With|Without|Red|White|Black|Ninety|Forty|Somewhere|Here|Now|Any|Anybody|Anyone|Anything|Most|Many|Few|Only|Even|Where|Who|Whoever|Whatever|Not|Half|Four|Five|Six|Seven|Eight|Nine|Ten|Thirty|Twenty|Fifty|Last|Since|Until|Because|Though|Old|Another|Other|Such|People|Folk)\b/u

/** As it stands within a sentence: only a common first word is made small, and a name keeps its capital. */
export const inMidst = (text: string): string =>
  plainStart.test(text) ? small(text) : text.replace(/^The(?= \p{Lu})/u, 'the')

export const withoutStop = (text: string): string => text.trim().replace(/[.!;,:]+$/, '')

/** With a stop, unless it has one. */
export const asSentence = (text: string): string => {
  const words = text.trim()
  return words === '' || /[.!?…]["'”’)*]*$/.test(words) ? capital(words) : `${capital(words)}.`
}
