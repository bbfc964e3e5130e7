/** A crew of scoundrels in a haunted city. */
import { blades as rules } from '../rules/blades/index.ts'
import type { Book } from '../rules/blades/creation/types.ts'
import { anyRules, type Game } from './game.ts'

/** As its licence asks for it, word for word, and that changes were made. */
const credits = `This work is based on Blades in the Dark (found at http://www.bladesinthedark.com/), product of One Seven Design, developed and authored by John Harper, and licensed for our use under the Creative Commons Attribution 3.0 Unported license (http://creativecommons.org/licenses/by/3.0/). Changes were made; see NOTICE.`

export const blades: Game = {
  id: 'blades',
  shortTitle: 'Gloam after Dark',
  rules: anyRules(rules),
  credits,
  words: async () => (await import('../cast/llm/blades/words.ts')).scoundrelWords,
  making: async () => {
    const [{ default: kinds }, { default: deck }, { default: rest }] = await Promise.all([
      import('../../content/blades/archetypes.json', { with: { type: 'json' } }),
      import('../../content/blades/tarot.json', { with: { type: 'json' } }),
      import('../../content/blades/creation.json', { with: { type: 'json' } }),
    ])
    const { makeCharacter, nextQuestion } = await import('../rules/blades/creation/make.ts')
    const { makeCampaign } = await import('../rules/blades/creation/campaign.ts')
    const book = { ...rest, archetypes: kinds.archetypes, cards: deck.cards } as unknown as Book // as a writer keeps it; a test holds it to its shape
    return {
      next: answers => nextQuestion(book, answers),
      character: (answers, seed, campaign, who) => makeCharacter(book, answers, seed, campaign, who),
      campaign: (name, seed, companions) => makeCampaign(book, name, seed, companions),
    }
  },
  reference: async () => {
    const { default: book } = await import('../../content/blades/rules.json', { with: { type: 'json' } })
    return (await import('../rules/blades/reference/find.ts')).referenceOf(book.entries)
  },
  oracle: async seed => (await import('../cast/oracle/blades/cast.ts')).scoundrelCast(seed),
}
