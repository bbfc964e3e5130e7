/** A cast in which some seats are taken from outside; the others, and whoever falls silent, are played at home. */
import type { Cast, Overheard } from '../../table/ports.ts'
import type { Post } from './post.ts'
import { outsideGm, type OutsideParts } from './gm.ts'
import { outsideCompanion, outsideDecisions, outsideJournal, outsideNarrator, outsideRelay } from './minds.ts'

export const outsideCast = (parts: OutsideParts): Cast => ({
  name: `${parts.own.name}, with seats outside`,
  gm: outsideGm(parts),
  companion: outsideCompanion(parts),
  relay: outsideRelay(parts),
  narrator: outsideNarrator(parts),
  journal: outsideJournal(parts),
  decisions: outsideDecisions(parts),
})

/** What is told reaches the players outside who are there for it, when it is told. */
export const overhearing =
  (post: Post) =>
  ({ text, to, group, isWhisper }: Overheard): void => {
    for (const character of to) {
      if (isWhisper) post.tell(character, { tag: 'WHISPER', to: character, text })
      else post.tell(character, { tag: 'NARRATIVE', text, ...(group === undefined ? {} : { group }) })
    }
  }
