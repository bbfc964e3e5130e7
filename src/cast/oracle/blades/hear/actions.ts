/** Which of the twelve actions a line has the verb of. */
import { actions, type Action } from '../../../../rules/blades/model/crew.ts'
import { verbs } from '../words.ts'
import { placeOf, type Tokens } from './tokens.ts'

/** The action whose verb stands first, the longer phrase before the shorter where two begin together. */
export function actionIn(tokens: Tokens): { readonly action: Action; readonly at: number } | undefined {
  let best: { readonly action: Action; readonly at: number; readonly size: number } | undefined
  for (const action of actions) {
    for (const phrase of verbs.actions[action]) {
      const at = placeOf(tokens, phrase)
      if (at === undefined) continue
      const size = phrase.length
      if (!best || at < best.at || (at === best.at && size > best.size)) best = { action, at, size }
    }
  }
  return best
}
