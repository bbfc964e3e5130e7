/** Whether a line speaks to somebody of the company, and what it says to them; whoever else stands by is not meant. */
import { isVerbWord } from '../../understand/lexicon.ts'
import { idsIn, type Names } from './names.ts'

export type Called = {
  /** Who is spoken to; all of the company where nobody is named. */
  readonly to: readonly string[]
  readonly isAll: boolean
  /** What is said, without the name it calls. */
  readonly words: string
}

/** Goes on as one speaks to somebody, though no comma follows the name. */
const speaksOn =
  /^(?:you|your|you['’](?:re|ve|ll|d)|(?:do|don['’]?t|did|are|were|have|can|could|will|would|should|shall|may)\s+(?:you|we|i|he|she|it|they|there|the|that|this|your|not)|what|what['’]?s|who|whom|whose|where|when|why|how|which|please|let['’]?s|i['’]?m|i|we|thanks|thank|sorry|well done|good|nice|great|no|yes|stop|tell me|tell us|be|stay|wait|come|help)\b/iu

/** `do you like Wren`, `look for Wren`: the name is what it is about. */
const beforeName =
  /\b(?:to|of|about|with|for|at|from|by|and|or|than|like|likes|is|are|was|as|behind|near|after|before|against|the|a|an|my|trust|love|hate|know|see|think|believe|heal|hear|find|follow|want|need|mean|remember|meet|ask|tell|help|save|thank|kill|attack|call|called|named|show|give|hug|kiss|on|into|over|under|without|let|make|have|bring|take|join|miss|leave|left|not)$/iu
const toYou =
  /\b(?:you|your|yours|you['’](?:re|ve|ll|d)|thanks|thank|sorry|well done|good (?:job|work|night|morning|shot|thinking|one|evening)|nice|hello|hi|bravo|stop|welcome|cheers|please|look out|watch out|come on|high five|bless|careful|quiet|hush|congratulations|congrats|good luck|goodbye|bye)\b/iu

/** `Cobb, ...`: somebody else is called. */
const callsOther = /^\W*(?:\p{Lu}[\p{L}'’-]+ ?){1,3},/u

const trimmed = (text: string): string => text.replace(/^[\s,:;!?.–—-]+/u, '').trim()

/** `opens` is told of somebody, `open` is an order. */
const isCommand = (rest: string): boolean => {
  const first = (/^[\p{L}']+/u.exec(rest)?.[0] ?? '').toLowerCase()
  return first !== '' && isVerbWord(first) && !/[^s]s$/u.test(first) && !/(?:ed|ing)$/u.test(first)
}

function calledFirst(names: Names, line: string): Called | undefined {
  const [, who = '', rest = ''] = names.first.exec(line) ?? []
  if (who === '') return undefined
  const words = trimmed(rest)
  const isParted = /^\s*[,:;!?–—-]/u.test(rest) || words === ''
  const to = idsIn(names, who)
  return isParted || speaksOn.test(words) || isCommand(words) ? { to, isAll: false, words } : undefined
}

function calledLast(names: Names, line: string): Called | undefined {
  const [, before = '', comma = '', who = '', mark = ''] = names.last.exec(line) ?? []
  if (who === '' || callsOther.test(line)) return undefined
  const isMeant = comma !== '' || (toYou.test(before) && !beforeName.test(before.trim()))
  return isMeant && before.trim() !== ''
    ? { to: idsIn(names, who), isAll: false, words: `${trimmed(before)}${mark}` }
    : undefined
}

function calledWithin(names: Names, line: string): Called | undefined {
  const found = callsOther.test(line) ? null : names.within.exec(line)
  const [all = '', who = ''] = found ?? []
  if (found === null || !toYou.test(line)) return undefined
  const before = line.slice(0, found.index)
  return { to: idsIn(names, who), isAll: false, words: `${before}, ${line.slice(found.index + all.length).trim()}` }
}

const company =
  "(?:everyone|everybody|guys|folks|team|gang|friends|my friends|companions|people|comrades|lads|all of you|you all|y['’]?all|you (?:two|three|four|lot|guys))"
const companyFirst = new RegExp(
  `^\\W*(?:(?:hey|hi|hello|ok|okay|so|well|alright|all right|right|now|listen|and|come on|cheers|thanks|thank you|good work|well done|sorry|good morning|good night)\\b[\\s,!]*)*${company}\\b(.*)$`,
  'isu',
)
const companyLast = new RegExp(`^(.+?)(,)?\\s+${company}\\s*[?!.…]*\\s*$`, 'isu')
const companyWithin =
  /\b(?:(?:any|some|none|either|both|each|one|which|who|most|all)(?:body|one)? of (?:you|us)|you (?:two|three|four|guys|lot|all)|we make a (?:good|great|fine) team|vote|show of hands|raise your hands?|we['’]?re (?:a (?:good|great|fine) team|friends))\b|^\W*who(?:['’]?s| is)? (?:wants?|would like|coming|comes|with me|in favou?r|votes|agrees)\b|^\W*who(?:m)? (?:should|shall|goes|will)(?! i\b| we\b| you\b)|^\W*(?:do|does|has|is) any(?:one|body) (?:have|got|carry|bring|need|hurt)|^\W*anyone (?:hungry|thirsty|tired|hurt|else|ready|got|have|know|want)\b/iu
const shouldWe = /^\W*(?:(?:so|ok|okay|well|hm+|and|but|now|then)\b[\s,]*)*(?:should|shall) we\b/iu
const warmly =
  /^\W*(?:thank|thanks|hello|hi|hey|good|well done|sorry|cheers|nice|great|listen|i love|ready|bravo|come on|welcome)/iu

/** `everyone hide` is done by everyone, and is no talk. */
const isDeedOfAll = (rest: string): boolean =>
  isCommand(rest) && !/^(?:be|listen|look|tell|think|say|help|rest|talk)\b/iu.test(rest)

/** Spoken to all of the company, where a table would take it so. */
function calledAll(line: string): Called | undefined {
  if (callsOther.test(line)) return undefined
  const all = { to: [], isAll: true } as const
  const [, rest] = companyFirst.exec(line) ?? []
  if (rest !== undefined && !/^['’]/u.test(rest)) {
    const words = trimmed(rest)
    if (isDeedOfAll(words)) return undefined
    if (/^\s*[,:;!?–—-]/u.test(rest) || words === '' || speaksOn.test(words) || warmly.test(line))
      return { ...all, words: line }
  }
  const [, before = '', comma] = companyLast.exec(line) ?? []
  const isMeant = comma !== undefined || (warmly.test(before) && !beforeName.test(before.trim()))
  return (before !== '' && isMeant) || companyWithin.test(line) || shouldWe.test(line)
    ? { ...all, words: line }
    : undefined
}

export const calledIn = (names: Names, line: string): Called | undefined =>
  calledFirst(names, line) ?? calledLast(names, line) ?? calledWithin(names, line) ?? calledAll(line)
