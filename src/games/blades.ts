/** A crew of scoundrels in a haunted city. */
import { blades as rules } from '../rules/blades/index.ts'
import { anyRules, type Game } from './game.ts'

/** As its licence asks for it, word for word, and that changes were made. */
const credits = `This work is based on Blades in the Dark (found at http://www.bladesinthedark.com/), product of One Seven Design, developed and authored by John Harper, and licensed for our use under the Creative Commons Attribution 3.0 Unported license (http://creativecommons.org/licenses/by/3.0/). Changes were made; see NOTICE.`

export const blades: Game = {
  id: 'blades',
  shortTitle: 'Gloam after Dark',
  rules: anyRules(rules),
  credits,
  words: async () => (await import('../cast/llm/blades/words.ts')).scoundrelWords,
  reference: async () => {
    const { default: book } = await import('../../content/blades/rules.json', { with: { type: 'json' } })
    return (await import('../rules/blades/reference/find.ts')).referenceOf(book.entries)
  },
  oracle: async seed => (await import('../cast/oracle/blades/cast.ts')).scoundrelCast(seed),
}
