/** Whom and what somebody's own life is tied to, by name. */
import { memo } from '../../../core/memo.ts'
import type { Voice } from '../voice/voice.ts'

/** Names in a sheet's own words; a word that begins a sentence may be any word, unless more of a name follows it. */
const namesIn = memo(50, (text): readonly string[] => [
  ...new Set(
    [...text.matchAll(/(?<=[\p{Ll},;:] )\p{Lu}\p{Ll}{2,}|(?<=^|[.!?] )\p{Lu}\p{Ll}{2,}(?=['’]s | \p{Lu}\p{Ll})/gu)].map(
      ([name]) => name,
    ),
  ),
])

/** A name of their story, their bond or their flaw that stands in what was told. */
export const tiedTo = (
  { story, bond, flaw, ideal, name }: Voice,
  told: string,
  friends: readonly string[],
): string | undefined =>
  namesIn([bond, flaw, ideal, ...story].join(' '))
    .filter(one => !name.includes(one) && !friends.includes(one))
    .find(one => told.includes(one))
