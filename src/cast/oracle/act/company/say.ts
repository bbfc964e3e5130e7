/** Words for what the company does together and for one another. */
import bank from '../../../../../content/oracle/phrases/company.json' with { type: 'json' }
import type { Part } from '../../../../table/parts.ts'
import type { Desk } from '../../desk/desk.ts'
import { actorName } from '../../desk/heroes.ts'
import { phrase, show } from '../../desk/tell.ts'
import type { Grammar } from '../../../../english/prose/prose.ts'

export type CompanyKey = keyof typeof bank

const words: Grammar = bank

export const line = (desk: Desk, key: CompanyKey, slots: Readonly<Record<string, string>> = {}): string =>
  phrase(desk, words, key, slots)

/** A deed of whoever acts, in the words of the bank. */
export function did(
  desk: Desk,
  verb: string,
  key: CompanyKey,
  slots: Readonly<Record<string, string>> = {},
  more: Partial<Pick<Extract<Part, { kind: 'deed' }>, 'on' | 'degree' | 'salience'>> = {},
): void {
  show(desk, { kind: 'deed', who: actorName(desk), verb, ...more, text: line(desk, key, slots) })
}
