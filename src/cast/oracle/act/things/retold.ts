/** A player's words, told back as done: `I pet the mule` is `You pet the mule`, or `Korda pets the mule`. */
import { toldOf, toldOfYou, type Tense } from '../../../../english/retell/player.ts'
import type { Desk } from '../../desk/desk.ts'
import { actorName } from '../../desk/heroes.ts'
import { sentence } from '../../../../english/naming.ts'
import type { Deed, Idea, Wish } from '../../desk/wishes.ts'
import { did } from './show.ts'

/** As a whole sentence. */
export const retold = (desk: Desk, { words }: Pick<Wish, 'words'>, tense: Tense = 'present'): string =>
  sentence(desk.isYou ? toldOfYou(words, tense) : toldOf(actorName(desk), words, { tense }))

/** What was done, in the voice of the table, for what is kept and told again here. */
export const keptText = (desk: Desk, wish: Pick<Wish, 'words'>): string => retold(desk, wish, 'past')

/** Of whoever did it by name, for those who were there and for what is kept. */
export const doneText = (desk: Desk, { words }: Pick<Wish, 'words'>): string =>
  sentence(toldOf(actorName(desk), words, { tense: 'past' }))

/** What is tried is told first, in the player's own words. */
export const tellTry = (desk: Desk, wish: Deed | Idea, otherwise = ''): void =>
  did(desk, wish, wish.words.trim() === '' ? otherwise : retold(desk, wish))
