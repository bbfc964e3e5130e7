/** A campaign as a world, and what doctor says of it: contradictions, what leads nowhere, secrets that players read. */
import { allFiles, type CampaignFiles } from '../campaign/folder/files.ts'
import { foldWords, holdsWords } from '../campaign/text/fold.ts'
import { readWorld } from '../campaign/world/read-world.ts'
import type { Problem, World } from '../campaign/world/types.ts'
import type { SecretTerm } from '../table/leaks/terms.ts'

export const worldOf = (campaign: CampaignFiles): World =>
  readWorld(Object.fromEntries(allFiles(campaign).map(({ path, text }) => [path, text])))

const whatToDo: Readonly<Record<Problem['code'], string>> = {
  contradiction: 'Say one or the other.',
  'not-understood': 'Write the page, or name it as it is called.',
  'empty-sheet': 'Fill it in, or take it out of the party.',
  'secret-in-the-open': 'Take it out here, or show it to be public there.',
}

export const explainProblem = ({ code, message }: Problem): string => `${message} ${whatToDo[code]}`

/**
 * A word of secrets is worth a look where it is part of a name and players read it nowhere else: a trait called `Nanite
 * Integration`. An everyday word that a secret happens to hold is none, and there are dozens of those.
 */
export function isWorthALook({ term, text }: SecretTerm, { facts }: World): boolean {
  const word = foldWords(term)
  const open = facts.filter(fact => fact.who === 'players' && holdsWords(foldWords(fact.text), word))
  return /^\W*\*\*|^\p{Lu}/u.test(text) && /^\p{Lu}/u.test(term) && open.length <= 1
}
