/**
 * Sentences of a fight. Grammars are written once for everybody: `{swing|swings}` is the verb of whoever acts, `[reel|reels]`
 * of whoever it is done to, by whether that is `you`. What was said in this fight is not said again.
 */
import { rngOf, streamOf } from '../../../core/random.ts'
import type { CreatureId } from '../../../rules/fifth/model/creature.ts'
import { compose } from '../../../english/prose/compose.ts'
import type { Grammar } from '../../../english/prose/prose.ts'
import { wasSaid } from '../../../english/prose/say-once.ts'
import { fightOf, keepFight } from '../desk/fighting/memory.ts'
import { callOf, type Stage } from '../desk/fighting/stage.ts'
import { fightWords } from '../content/fight.ts'

const pairs = (marks: RegExp, isYou: boolean, text: string): string =>
  text.replaceAll(marks, (_, first: string, second: string) => (isYou ? first : second))

/** A name that begins a sentence within a text has its capital. */
const capitals = (text: string): string => text.replaceAll(/([.!?] )#(\w+)#/g, '$1#$2.cap#')

const personal = (isYou: boolean, isYouToo: boolean): Grammar =>
  Object.fromEntries(
    Object.entries(fightWords).map(([name, texts]) => [
      name,
      texts
        .map(capitals)
        .map(text => pairs(/\[([^[\]|]*)\|([^[\]|]*)\]/g, isYouToo, pairs(/\{([^{}|]*)\|([^{}|]*)\}/g, isYou, text))),
    ]),
  )

/** There are four of them, and each is made once. */
const made = new Map<string, Grammar>()
function grammarFor(isYou: boolean, isYouToo: boolean): Grammar {
  const key = `${isYou} ${isYouToo}`
  const known = made.get(key) ?? personal(isYou, isYouToo)
  made.set(key, known)
  return known
}

export type Roles = {
  readonly who?: CreatureId
  readonly target?: CreatureId
  readonly weapon?: string
  readonly [other: string]: string | undefined
}

const possessive = (name: string): string => (name === 'you' ? 'your' : /s$/i.test(name) ? `${name}'` : `${name}'s`)

function given(stage: Stage, { who, target, ...others }: Roles): Readonly<Record<string, string>> {
  const [doer, done] = [who && callOf(stage, who), target && callOf(stage, target)]
  return {
    ...Object.fromEntries(Object.entries(others).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]]))),
    ...(doer === undefined ? {} : { who: doer, whose: possessive(doer) }),
    ...(done === undefined ? {} : { target: done, targets: possessive(done) }),
  }
}

/** One sentence, or several; empty when there is nothing left to say that was not said in this fight. */
export function say(stage: Stage, start: string, roles: Roles = {}): string {
  const { desk } = stage
  const { said } = fightOf(desk)
  const isYou = (id: CreatureId | undefined): boolean => id !== undefined && callOf(stage, id) === 'you'
  const words = compose(
    grammarFor(isYou(roles.who), isYou(roles.target)),
    start,
    given(stage, roles),
    said,
    rngOf(desk.chance),
  )
  Object.assign(desk.chance, streamOf(words.rng))
  if (words.text === '' || wasSaid(words.text, said)) return ''
  keepFight(desk, { said: words.said })
  return words.text
}

/** What must be told is told plainly when every better way was used. */
export const sayOr = (stage: Stage, start: string, roles: Roles, plain: string): string => {
  const text = say(stage, start, roles)
  return text === '' ? plain : text
}
