/** Words as a search compares them: without endings, without the small words of a question, with room for slips. */
import { slugOf } from '../../../core/id.ts'

const small = new Set(
  'a an and are at be can do does for from get how i if in is it me my of on or the there this to what when where which who why with work works you your'.split(
    ' ',
  ),
)

/** `starvation` and `starve`, `resistant` and `resistance`, `invisible` and `invisibility`, `proficient` and `proficiency`. */
const derived = /(?<=\w{4})(?:ation|ition|ion|ance?|anc|ant|at|ate|iti|biliti|bl|ent|enci|enc)$/

/** `grappling`, `grappled` and `grapples` are one word, and so are `dwarf` and `dwarves`. */
export function stem(word: string): string {
  const bare = word
    .replace(/(?:ies?|ied|y)$/, 'i')
    .replace(/([lr])ves$/, '$1f')
    .replace(/(?:ings?|ed|es|s)$/, '')
  const root = (bare.length >= 3 ? bare : word).replace(derived, '')
  const short = root.length >= 3 ? root : word
  return short.replace(/([bdgmnprt])\1$/, '$1').replace(/e$/, '')
}

/** The stems of what is asked; a question of nothing but small words keeps them. */
export function wordsOf(text: string): readonly string[] {
  const all = slugOf(text).split('-').filter(Boolean)
  const told = all.filter(word => !small.has(word))
  return (told.length > 0 ? told : all).map(stem)
}

/** How many letters to change, swap, add or leave out to get from one word to the other; past the limit, any number above. */
export function slipsBetween(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swap = isSwap ? (before[j - 2] ?? 0) + 1 : change
      next.push(Math.min(change, swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    before = row
    row = next
    if (Math.min(...row) > limit) return limit + 1
  }
  return row[b.length] ?? limit + 1
}

/** A short word bears one slip, a long one two. */
export const slipsAllowed = (word: string): number => (word.length <= 3 ? 0 : word.length <= 6 ? 1 : 2)
