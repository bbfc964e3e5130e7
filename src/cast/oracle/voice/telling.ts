/** A told beat taken apart again: who said what, what was done, what was seen. Rolls and menus are no part of a story. */
import { memo } from '../../../core/memo.ts'
import { sentencesOf } from '../prose/sentences.ts'

export type Said = {
  readonly kind: 'said'
  readonly name: string
  readonly words: string
  /** What they do meanwhile, as it was told: `she nods`, `Hale touches the mud.` */
  readonly doing: string
}
export type Seen = {
  readonly kind: 'seen'
  readonly text: string
  /** Sentences of one paragraph belong together. */
  readonly paragraph: number
  /** Told of something that came to light. */
  readonly isFind: boolean
  /** It stands under a heading of its own, as an ending does: nothing of it is to be left out. */
  readonly isWhole: boolean
}
export type Told = Said | Seen

const speech = /^>\s*\*\*([^*]+?):?\*\*:?\s*(.*)$/s

/** Words of the rules, and numbers that only they would use. */
const mechanics =
  /`|\b\d*d\d+\b|\bDC\s*\d|\bAC\s*\d|\b\d+\s*(?:of\s+\d+\s+)?(?:HP|hit points?|XP|damage|temporary)\b|\bexperience (?:each|points?)\b|\bhit points?\b|\bHP\b|\d+\s*\/\s*\d+|\bsaving throws?\b|\b(?:ability|skill|perception|stealth|investigation|insight|athletics|persuasion|\w+) check\b|\binitiative\b|\bspell slots?\b|\b(?:dis)?advantage on\b|\bnatural (?:1|20)\b|\bcritical (?:hit|miss|success|failure)\b|\brolls? (?:a |an )?\d|\bround \d|\barmou?r class\b|\blevel \d|[⚄⚔☠❤✦]|▱|▰/i

/** What is said to a player and not in the story: what there is to look at, where one can go, what is still open. */
const menu =
  /^(?:worth a closer look|what draws the eye|ways lead on|one way leads on|the only way from here|from here it goes by|open to (?:you|the party)|you notice the|from here (?:one|you) can|against you|with you|the company:|these are they|still open|what is still open|on the table|what lies open|the threads in hand|as things stand|over to you|the next move is yours|you are up\b|and you\?|there is .* to (?:look at|talk to)|there is [^.]*,? or (?:the )?[^.,]*\.$|round \d|order|your turn|suggest|you (?:can|could|may|might) (?:also )?(?:try|ask|go|take)|what do you|what will you|what now|how do you|do you |which |where we left off|so far, then|to take up the thread|\d+[.)] )/i
/** A goal by its name, and that it is done. */
const ledger =
  /^(?:that was .{2,60}, and it is done\.|that answers .{2,60}\.|[^.!?]{2,60}: (?:done|answered)\.|the reward: )/i

/** Neither a ruling nor a menu nor a question to whoever plays. */
export const isOfTheStory = memo(4_000, (sentence): boolean => {
  const plain = sentence.replaceAll(/[*_]/g, '').trim()
  if (plain.endsWith(':')) return false // it leads to a list, and a list is no story
  if (!/\p{L}/u.test(plain) || mechanics.test(plain) || menu.test(plain) || ledger.test(plain)) return false
  return (
    !plain.endsWith('?') || /["”]/.test(plain) || !(/\byou(?:rs?)?\b/i.test(plain) || plain.split(/\s+/).length < 5)
  )
})

/** A price, a length or a threat in brackets, as lists of goods have it. */
const withoutBrackets = (text: string): string =>
  text.replaceAll(/\s*\((?:[^()]*\d[^()]*|trivial|standard|critical|easy|medium|hard|deadly)\)/gi, '')

/** `"Sit." *She points.* "No, there."` is one speech with something done in the midst of it. */
function saidBy(name: string, rest: string): Said | undefined {
  const words = [...rest.matchAll(/["“]([^"”]*)["”]/gu)].map(([, said = '']) => said.trim()).filter(said => said !== '')
  const doing = rest
    .replaceAll(/["“][^"”]*["”]/gu, ' ')
    .replaceAll(/\([^()]*\)/g, ' ') // thoughts nobody hears
    .replaceAll(/[*_]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (words.length === 0 && doing === '') return undefined
  return { kind: 'said', name: name.trim(), words: words.join(' '), doing: isOfTheStory(doing) ? doing : '' }
}

/** `**Loose flagstone.** Under it lies a key.`: a label, and what was found there. */
const found = /^(?:(?<before>[^*]{0,80}?)\s*)\*\*[^*]{2,60}[.:]\*\*:?\s*(?<rest>.+)$/s
/** A name that stands out within what is told of it. */
const marked = /(?:^|\s)\*\*[^*]{2,60}[^*.:]\*\*/
const heading = /^\*\*[^*]+\*\*$/
const ofAFight = /\b(?:round|combat|initiative|turn|order)\b/i

const unmarked = (text: string): string =>
  text.replace(/^[★→]\s*/u, '').replaceAll(/(?<!\p{L})[*_]+|[*_]+(?!\p{L})/gu, '')

function seenIn(block: string, paragraph: number, isWhole: boolean): readonly Seen[] {
  const { before, rest } = found.exec(block)?.groups ?? {}
  const text = rest === undefined ? block : `${before ?? ''} ${rest}`
  const opening =
    rest === undefined
      ? sentencesOf(block).findIndex(one => marked.test(one))
      : sentencesOf(unmarked(before ?? '')).length
  return sentencesOf(unmarked(text))
    .filter(sentence => isWhole || isOfTheStory(sentence))
    .map((sentence, at) => ({
      kind: 'seen',
      text: withoutBrackets(sentence),
      paragraph,
      isFind: opening >= 0 && at >= opening,
      isWhole,
    }))
}

/** Four people write of the same beat, and a fifth makes a page of it. */
const tellings = memo(16, (text): readonly Told[] => {
  let isWhole = false
  return text.split(/\n[^\S\n]*\n/).flatMap((part, paragraph): readonly Told[] => {
    const block = part.trim()
    if (heading.test(block)) isWhole = !ofAFight.test(block)
    const [, name, rest] = speech.exec(block.replaceAll(/\n>\s*/g, ' ')) ?? []
    if (name !== undefined && rest !== undefined) return [saidBy(name, rest) ?? []].flat()
    if (heading.test(block) || /^(?:#|\||\d+[.)]\s|[-*]\s|═|─|---)/.test(block)) return []
    return seenIn(block, paragraph, isWhole)
  })
})

export const toldIn = (narratives: readonly string[]): readonly Told[] => tellings(narratives.join('\n\n'))

/** Whether the beat was fought: somebody stood against them. */
export const isFought = (narratives: readonly string[]): boolean =>
  narratives.some(text => /\*?Against you:|COMBAT|\*\*End of round|\n\d+\. .*\*\*.*\(\d+\)/i.test(text))
