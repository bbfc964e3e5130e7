/** What nobody should swallow: it is known for what it is at the first drop, and whoever drinks on pays for it. */
import type { Desk, Play } from '../../desk/desk.ts'
import { check } from '../../desk/rolls.ts'
import { phrase } from '../../desk/tell.ts'
import { passTime } from '../../desk/time.ts'
import type { Deed } from '../../desk/wishes.ts'
import { holdsKind } from './kinds.ts'
import type { Matter } from './matter.ts'
import { doneText } from './retold.ts'
import { seen } from './show.ts'
import { thingWords } from './words.ts'

const sorts = ['salty', 'vile'] as const

/** By its name first, then by what is said to be in it. */
export const foulnessOf = (deed: Deed, { thing, sentences }: Matter): (typeof sorts)[number] | undefined => {
  if (!holdsKind('tongue', deed.words)) return undefined
  const isWet = [thing.name, ...sentences].some(text => holdsKind('liquid', text))
  if (!isWet) return undefined
  return (
    sorts.find(sort => holdsKind(sort, thing.name)) ??
    sorts.find(sort => sentences.some(text => holdsKind(sort, text) && holdsKind('liquid', text)))
  )
}

export function tasteFoul(desk: Desk, deed: Deed, matter: Matter, sort: (typeof sorts)[number]): void {
  seen(desk, phrase(desk, thingWords, `foul-${sort}`, { what: matter.what }))
  desk.moments.push({ weight: 2, what: doneText(desk, deed) })
}

/** Swallowed: the stomach has its say. */
export async function* swallowFoul(desk: Desk): Play {
  const { isSuccess } = yield* check(desk, { skill: 'con', dc: 11 })
  seen(desk, phrase(desk, thingWords, isSuccess ? 'foulKept' : 'foulSick'))
  yield* passTime(desk, isSuccess ? 5 : 30)
}
