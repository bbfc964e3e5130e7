/** Nothing is told twice in one beat: of a part whose words all stood before, the fact alone is left. */
import { sentencesOf } from '../../../english/prose-sentences.ts'
import { hashOf } from '../../../english/prose/said.ts'
import type { Part } from '../../../table/parts.ts'

/** Words of the table are lists and numbers, and what people say is theirs to say again. */
const isPlainTelling = ({ kind, text }: Part): boolean => kind !== 'said' && kind !== 'table' && !text.includes('\n')

export function toldOnce(parts: readonly Part[], before: readonly Part[]): readonly Part[] {
  const told = new Set(before.filter(isPlainTelling).flatMap(({ text }) => sentencesOf(text).map(hashOf)))
  return parts.map(part => {
    if (part.text === '' || !isPlainTelling(part)) return part
    const fresh = sentencesOf(part.text).filter(sentence => {
      const hash = hashOf(sentence)
      return !told.has(hash) && told.add(hash)
    })
    return { ...part, text: fresh.join(' ') }
  })
}
