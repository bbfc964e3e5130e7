/** A told beat taken apart again: who said what, what was done, what was seen. Rolls and menus are no part of a story. */
import { sentencesOf } from '../prose/sentences.ts'

export type Told =
  | { readonly kind: 'said'; readonly name: string; readonly words: string; readonly doing: string }
  | { readonly kind: 'seen'; readonly text: string }

const speech = /^>\s*\*\*([^*]+?):?\*\*:?\s*(.*)$/s

/** Words of the rules, and numbers that only they would use. */
const mechanics =
  /`|\b\d*d\d+\b|\bDC\s*\d|\bAC\s*\d|\b\d+\s*(?:of\s+\d+\s+)?(?:HP|hit points?|XP|experience points?|damage|temporary)\b|\bhit points?\b|\bHP\b|\d+\s*\/\s*\d+|\bsaving throws?\b|\b(?:ability|skill|perception|stealth|investigation|insight|athletics|persuasion|\w+) check\b|\binitiative\b|\bspell slots?\b|\b(?:dis)?advantage on\b|\bnatural (?:1|20)\b|\bcritical (?:hit|miss|success|failure)\b|\brolls? (?:a |an )?\d|\bround \d|\barmou?r class\b|\blevel \d|[⚄⚔☠❤✦]|▱|▰/i

/** What is said to a player and not in the story. */
const menu =
  /^(?:worth a closer look|ways lead on|open to (?:you|the party)|you notice the|from here (?:one|you) can|against you|with you|still open|nobody else is about|there is .* to look at|round \d|order|your turn|suggest|you (?:can|could|may|might) (?:also )?(?:try|ask|go|take)|what do you|what will you|what now|how do you|do you |which |\d+[.)] )/i

/** Neither a ruling nor a menu nor a question to whoever plays. */
export const isOfTheStory = (sentence: string): boolean => {
  const plain = sentence.replaceAll(/[*_]/g, '').trim()
  return /\p{L}/u.test(plain) && !mechanics.test(plain) && !menu.test(plain) && !/\byou\b[^.]*\?$/i.test(plain)
}

/** `"Sit." *She points.* "No, there."` is one speech with something done in the midst of it. */
function saidBy(name: string, rest: string): Told | undefined {
  const words = [...rest.matchAll(/["“]([^"”]*)["”]/gu)].map(([, said = '']) => said.trim()).filter(said => said !== '')
  const doing = rest
    .replaceAll(/["“][^"”]*["”]/gu, ' ')
    .replaceAll(/[*_]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (words.length === 0 && doing === '') return undefined
  return { kind: 'said', name: name.trim(), words: words.join(' '), doing: isOfTheStory(doing) ? doing : '' }
}

export function toldIn(narratives: readonly string[]): readonly Told[] {
  return narratives
    .flatMap(text => text.split(/\n[^\S\n]*\n/))
    .flatMap((paragraph): readonly Told[] => {
      const block = paragraph.trim()
      const [, name, rest] = speech.exec(block.replaceAll(/\n>\s*/g, ' ')) ?? []
      if (name !== undefined && rest !== undefined) return [saidBy(name, rest) ?? []].flat()
      if (/^(?:#|\||\d+[.)]\s|[-*]\s|═|─|---)/.test(block)) return []
      return sentencesOf(block.replace(/^[★→]\s*/u, '').replaceAll(/(?<!\p{L})[*_]+|[*_]+(?!\p{L})/gu, ''))
        .filter(isOfTheStory)
        .map(text => ({ kind: 'seen', text }))
    })
}

/** Whether the beat was fought: somebody stood against them. */
export const isFought = (narratives: readonly string[]): boolean =>
  narratives.some(text => /\*?Against you:|COMBAT|\*\*End of round|\n\d+\. .*\*\*.*\(\d+\)/i.test(text))
