/** Who of the party is meant by whoever calls on them, and what is said where that is nobody. */
import { resolveName, type NameIndex, type Resolution } from './index-of-names.ts'

/** Names this short are one slip away from too many others. */
const shortest = 5

/** A slip of the pen is forgiven where one alone comes near and nobody else is called so. */
export function partyMember(index: NameIndex, asked: string): Resolution {
  const found = resolveName(index, asked, ['party'])
  if (found.kind !== 'unknown' || asked.trim().length < shortest) return found
  const [nearest, ...others] = found.nearest
  const isClear = others.length === 0 && resolveName(index, asked).kind === 'unknown'
  const name = isClear ? index.names.find(({ kind, id }) => kind === 'party' && id === nearest) : undefined
  return name === undefined ? found : { kind: 'one', name }
}

export function explainNobody(one: Exclude<Resolution, { readonly kind: 'one' }>, party: readonly string[]): string {
  return one.kind === 'ambiguous'
    ? `"${one.asked}" may be ${one.candidates.map(({ id }) => id).join(' or ')}: use the name of the sheet.`
    : `Nobody in the party is called "${one.asked}". There are: ${(one.nearest.length > 0 ? one.nearest : party).join(', ')}.`
}
