/** What is called out over a place: words before many ears are talk, whatever the voice. */
import { wordsOfLine } from '../../../english/line.ts'
import type { Context } from './names.ts'
import { said } from './speech.ts'
import type { Thing, Wish } from '../desk/wishes.ts'

const isCall = (wish: Wish | undefined): boolean =>
  wish?.kind === 'deed' && wish.verb === 'shout' && wish.by === undefined && wish.roles.whom === undefined

/** Whoever stands about; in a fight a call is one of its actions. */
const ears = ({ things, isInFight }: Context): Thing | undefined =>
  isInFight ? undefined : things.find(({ kind }) => kind === 'crowd')

/** `I shout: stay calm`: what stands behind the colon is for everybody. */
export const callsTo = (last: Wish | undefined, isOpened: boolean, context: Context): Thing | undefined =>
  isOpened && isCall(last) ? ears(context) : undefined

/** `I shout that the well is salt`, `I yell "Where is she?"`: said to everybody. Without words it is only a shout. */
export function asCalled(wish: Wish, context: Context): Wish {
  const to = isCall(wish) ? ears(context) : undefined
  if (to === undefined) return wish
  const all = wordsOfLine(wish.words)
  const quote = all.find(({ speech }) => speech !== undefined)?.speech
  const at = all.findIndex(({ text }) => text === 'that')
  if (quote === undefined && (at < 1 || at > 3 || at === all.length - 1)) return wish
  const line = quote ?? wish.words
  const words = quote === undefined ? all.slice(at + 1) : wordsOfLine(quote)
  const [talk] = said(line, words, line.trimEnd().at(-1) ?? '', to, context)
  return talk?.kind === 'speech' ? { ...talk, words: line } : wish
}
