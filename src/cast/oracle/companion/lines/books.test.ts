import { describe, expect, test } from 'vitest'
import { manners } from '../../voice/voice.ts'
import type { Book } from './book.ts'
import { books } from './books.ts'

const linesOf = (book: Book): readonly string[] =>
  Object.values(book).flatMap((part: readonly string[] | Readonly<Record<string, readonly string[]>>) =>
    Array.isArray(part) ? part : Object.values(part).flat(),
  )

/** What nobody told: somebody's look, somebody's past, what a thing has gone through. */
const claims =
  /(?<!I |what |if |if it |whether |when |wonder |think |ask |hope )#who# (?:looked|smiled|blinked|answered|said|thanked|keeps|uses|never|was|has been|knows|is (?:afraid|lying|hiding))|\bmy (?:mother|father|nephew|grandmother|brother|sister|uncle)\b|\bI (?:once|had a friend|had somebody|ran away)\b|\b(?:has|have) been (?:oiled|walked|unkind|lonely)|#Thing# (?:is older|remembers|has been)/i

describe.each(manners)('the lines of the %s', manner => {
  test('tell of nothing that the moment may not hold', () => {
    expect(linesOf(books[manner]).filter(line => claims.test(line))).toEqual([])
  })

  test('are each there once, and enough of them', () => {
    const lines = linesOf(books[manner])
    expect(new Set(lines).size).toBe(lines.length)
    expect(lines.length).toBeGreaterThan(180)
  })
})
