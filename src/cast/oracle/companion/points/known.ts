/** Whom and what the company knows of, from its own book: people with what they are called by, and places. */
import { memo } from '../../../../core/memo.ts'
import { shortOf } from '../../voice/sheet.ts'

export type Known = {
  /** `Bessamy` for `Bessamy Crake` and for `the keeper`. */
  readonly people: readonly { readonly call: string; readonly name: string; readonly role: string }[]
  readonly places: readonly string[]
}

const sectionsOf = (book: string, about: RegExp): readonly string[] =>
  book.split(/^(?=## )/m).filter(section => about.test(section.slice(0, section.indexOf('\n'))))

const row = /^\s*(?:[-*]|\|)\s*(?:\*\*)?([^|*:\n-][^|*:\n]*?)(?:\*\*)?\s*(?:[-–—:|]\s*([^|\n]*)|$)/gmu

/** What somebody is, as others say it: `Reeve of Quillet` is `the reeve`. */
const roleIn = (text: string): string => {
  const [first = ''] = text
    .trim()
    .toLowerCase()
    .split(/[\s,;.(]+/u)
  return /^\p{L}{4,}$/u.test(first) && !/^(?:friendly|neutral|hostile|helpful|unfriendly|the|from|with)$/u.test(first)
    ? first
    : ''
}

export const knownIn = memo(4, (book): Known => {
  const people = sectionsOf(book, /\b(?:people|npcs?|contacts|met)\b/iu).flatMap(section =>
    [...section.matchAll(row)].flatMap(([, name = '', role = '']) =>
      /^\p{Lu}/u.test(name) && !/^(?:NPC|Name)$/u.test(name.trim())
        ? [{ call: shortOf(name), name: name.trim(), role: roleIn(role) }]
        : [],
    ),
  )
  const places = sectionsOf(book, /\b(?:locations?|places?)\b/iu).flatMap(section =>
    [...section.matchAll(/^### (.+)$/gmu)].map(([, name = '']) => name.trim()),
  )
  return { people, places }
})

/** As one says it in a sentence: `The Full Pail` is `the Full Pail`. */
export const placeInText = (name: string): string => name.replace(/^The /u, 'the ')
