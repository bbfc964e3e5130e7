/** Creatures of the game in a sentence, with how many there are and what they are called: `two hungry giant rats`. */
import { countOf } from './counts.ts'
import type { Lore } from './lore.ts'
import type { Foes } from './world.ts'

type Word = { readonly text: string; readonly start: number; readonly end: number }
type Sighting = { readonly monster: string; readonly first: number; readonly last: number }

const longestName = 5

const tokens = (text: string): readonly Word[] =>
  [...text.matchAll(/[\p{L}\p{N}'’]+(?:[-–+][\p{L}\p{N}]+)*/gu)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }))

/** Words that are the end of a monster's name cost a look; most words of a sentence are none. */
const isCandidate = (word: string): boolean =>
  word.length > 2 && !/^(?:the|and|with|that|from|into|under|have|will)$/i.test(word)

function sightingAt(text: string, words: readonly Word[], first: number, { creature }: Lore): Sighting | undefined {
  for (let size = Math.min(longestName, words.length - first); size >= 1; size -= 1) {
    const [start, end] = [words[first], words[first + size - 1]]
    if (!start || !end || !isCandidate(end.text) || !isCandidate(start.text)) continue
    const span = text.slice(start.start, end.end)
    const monster = /[,.;:()]/.test(span) ? undefined : creature(span)
    if (monster) return { monster: monster.name, first, last: first + size - 1 }
  }
  return undefined
}

const isPlural = (word: string): boolean => /(?:s|men|mice|wolves|oxen)$/i.test(word) && !/ss$/i.test(word)

/** `the shadows` and `in shadow` are mostly no monsters; what is counted or stands alone is. */
const farthestCount = 4

/** The count before a sighting; 0 where the words only happen to be a monster's name. */
function countBefore(text: string, words: readonly Word[], { first, last }: Sighting): number {
  const end = words[first]?.start ?? 0
  for (let back = 1; back <= farthestCount && first - back >= 0; back += 1) {
    const word = words[first - back]
    if (!word || /[,.;:()]/.test(text.slice(word.end, words[first - back + 1]?.start ?? end))) break
    const count = countOf(word.text)
    if (count !== undefined) return /\bhalf a $/i.test(text.slice(0, word.start)) ? count / 2 : count
  }
  const isAlone = first === 0 || /[,.;:(]\s*$|\b(?:and|or|plus|by|with)\s*$/.test(text.slice(0, end))
  return isAlone ? (isPlural(words[last]?.text ?? '') ? 2 : 1) : 0
}

const isRemark =
  /^(?:trivial|easy|standard|medium|hard|deadly|critical|boss|likely|possible|always|rare|DC\b|CR\b|at\b|if\b|when\b|see\b|use\b|or\b|\d)/i

/** `a ghoul (Brother Aske)`: whoever is named right behind. */
function nameAfter(text: string, end: number): string | undefined {
  const [, inside] = /^\s*(?:\(|,?\s*(?:named|called)\s+)([^(),.;]{2,40})/.exec(text.slice(end)) ?? []
  const name = inside?.replace(/^(?:named|called)\s+/i, '').trim()
  return name !== undefined && /^(?:the |old |young )?\p{Lu}/u.test(name) && !isRemark.test(name) ? name : undefined
}

/** `Brother Aske (ghoul)`: whoever is named right before. */
function nameBefore(text: string, start: number, label: string): string | undefined {
  if (!/\(\s*(?:an?\s+|use[sd]?\s+(?:an?\s+|the\s+)?)?$/i.test(text.slice(0, start))) return undefined
  const before = /((?:\p{Lu}[\p{L}'’-]*)(?:\s+(?:of|the|\p{Lu}[\p{L}'’-]*))*)\s*\([^(]*$/u.exec(
    text.slice(0, start),
  )?.[1]
  return before ?? (/^\p{Lu}/u.test(label) ? label : undefined)
}

/** Whoever is to be fought, as a text names them; `label` is what the text stands under. */
export function foesIn(text: string, lore: Lore, label = ''): readonly Foes[] {
  const words = tokens(text)
  const found: Foes[] = []
  for (let at = 0; at < words.length; at += 1) {
    const sighting = sightingAt(text, words, at, lore)
    if (!sighting) continue
    const behind = /^\s*\((\d{1,2})\)/.exec(text.slice(words[sighting.last]?.end ?? 0))?.[1] // `Giant rats (3)`
    const count = behind === undefined ? countBefore(text, words, sighting) : Number(behind)
    const name =
      nameAfter(text, words[sighting.last]?.end ?? 0) ?? nameBefore(text, words[sighting.first]?.start ?? 0, label)
    if (count > 0 || name !== undefined)
      found.push({
        monster: sighting.monster,
        count: name === undefined ? count : Math.max(1, count),
        ...(name !== undefined && { name }),
      })
    at = sighting.last
  }
  return found
}
