/** A companion that is a model. It knows its own view and nothing else, and answers in words. */
import { accept, refuse } from '../../../core/result.ts'
import type { Cast } from '../../../table/ports.ts'
import type { GameWords } from '../game.ts'
import { companionQuestion, nameIn } from './companion-context.ts'
import { Listener, type Reader } from './hear.ts'
import type { RoleMind } from './mind.ts'
import type { Sign } from '../model/signs.ts'
import { spokenIn } from './spoken.ts'

export const modelCompanion =
  (mind: RoleMind<Cast['companion']>, game: GameWords): Cast['companion'] =>
  async (sees, ask) => {
    const { view, request } = sees
    const name = nameIn(view)
    const others = view.company.filter(one => one !== view.role.character)
    const read: Reader<string> = ({ text }) => {
      const said = spokenIn(text, request.requestType, name, others)
      return said === '' ? refuse('it held no words of yours.') : accept(said)
    }
    const waits = mind.waits && ((sign: Sign): void => mind.waits?.({ ...sign, who: name }))
    const listener = new Listener('companion', { ...mind, waits }, ask)
    const heard = await listener.hear('model', await companionQuestion(sees, game), read)
    if (heard.ok) return isNothing(heard.value) && request.requestType === 'OPTIONAL_REACTION' ? '' : heard.value
    await listener.flag(`${name} was played by the Oracle here: ${heard.refusal}`)
    return mind.fallback(sees, ask)
  }

const isNothing = (said: string): boolean => /^[\s–—.-]*$/u.test(said)
