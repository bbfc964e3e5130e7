/** Coins, bones, a straw: chance answers, the answer is kept, and it has its price or its use. */
import { isLucky } from '../../desk/chance.ts'
import { decided } from '../../desk/decided.ts'
import type { Desk, Play } from '../../desk/desk.ts'
import { here } from '../../desk/place.ts'
import { phrase } from '../../desk/tell.ts'
import type { Deed, Idea } from '../../desk/wishes.ts'
import { apply, stemsOf } from './effects.ts'
import { doneText, keptText, tellTry } from './retold.ts'
import { did, establish, seen } from './show.ts'
import { thingWords } from './words.ts'

export async function* askFate(desk: Desk, wish: Deed | Idea): Play {
  const question = stemsOf(wish.words).join(' ')
  const before = desk.memory.oracle.find(one => one.question === question)
  tellTry(desk, wish)
  if (before !== undefined) return seen(desk, phrase(desk, thingWords, 'fateAgain', { what: before.answer }))
  const isYes = decided(desk, question, () => (isLucky(desk, 50) ? 'yes' : 'no')) === 'yes'
  did(
    desk,
    wish,
    phrase(desk, thingWords, `${stemsOf(wish.words).includes('coin') ? 'coin' : 'fate'}${isYes ? 'Yes' : 'No'}`),
    isYes ? 'success' : 'failure',
  )
  establish(desk, { thing: here(desk).id, change: 'done', text: keptText(desk, wish) })
  const setting = { stems: [], happened: doneText(desk, wish), why: 'the sign was good' }
  if (isYes) yield* apply(desk, ['edge'], setting)
  desk.moments.push({ weight: 1, what: doneText(desk, wish) })
}
