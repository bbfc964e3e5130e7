/** Going through what the fallen carried: what a story needs is not lost with whoever had it. */
import type { Intent } from '../../understand/intent.ts'
import type { Person } from '../../world/world.ts'
import type { Desk, Play } from '../desk.ts'
import { obtain } from '../discover.ts'
import { fateOf, fateText } from '../fates.ts'
import { setOf } from '../memory.ts'
import { sentence, theName } from '../nouns.ts'
import { here, itemsOf, personOf } from '../place.ts'
import { event, phrase, tell, unsaid } from '../tell.ts'
import { passTime } from '../time.ts'
import { findingWords } from '../words/finding.ts'
import { peopleWords } from '../words/people.ts'

const isBody = /\b(?:bod(?:y|ies)|corpses?|remains|the dead|the fallen|pockets)\b/iu

/** By name, wherever they fell; by no name, the last one who fell here. */
function fallenIn(desk: Desk, { targets, line }: Intent): Person | undefined {
  const named = personOf(desk, targets.find(({ kind }) => kind === 'person')?.id)
  if (named !== undefined) return fateOf(desk, named) === undefined ? undefined : named
  const last = isBody.test(line)
    ? desk.memory.happened.findLast(key => key.startsWith('fell/') && key.endsWith(`@${here(desk).id}`))
    : undefined
  return personOf(desk, last?.slice('fell/'.length).split('@')[0])
}

/** True where it was somebody who fell, here or elsewhere. */
export async function* searchFallen(desk: Desk, intent: Intent): Play<boolean> {
  const person = fallenIn(desk, intent)
  if (person === undefined) return false
  if (!setOf(desk.memory.happened).has(`fell/${person.id}@${here(desk).id}`)) {
    tell(desk, fateText(desk, person), phrase(desk, peopleWords, 'bodyElsewhere'))
    return true
  }
  tell(desk, phrase(desk, peopleWords, 'bodyTells', { who: person.name }))
  yield* passTime(desk, 5)
  const items = itemsOf(desk, person)
  if (items.length === 0) tell(desk, phrase(desk, peopleWords, 'bodyBare'))
  for (const { name, text } of items) {
    const what = theName(name)
    tell(desk, phrase(desk, findingWords, 'take', { what }), ...unsaid(desk, text.map(sentence), 2))
    yield* obtain(desk, name)
    event(desk, `The party took ${what} from ${person.name}.`)
    desk.moments.push({ weight: 2, what: `The company has ${what} now.` })
    desk.isSavePoint = true
  }
  return true
}
