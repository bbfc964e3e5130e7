/** Anything else one can try: said yes to where nothing is at stake, rolled for where something is. */
import { slugOf } from '../../../../core/id.ts'
import { baseOf } from '../../world/condition/verbs.ts'
import type { Intent } from '../../understand/intent.ts'
import { isLucky } from '../chance.ts'
import { suffer, type Cost } from '../consequence.ts'
import { keep, type Desk, type Play } from '../desk.ts'
import { reveal, revealExit } from '../discover.ts'
import { mayMeet } from '../encounter.ts'
import { hintFor } from '../leads.ts'
import { actorName } from '../heroes.ts'
import { added } from '../memory.ts'
import { likeness, theName, topicWords } from '../nouns.ts'
import { here, hiddenExits, hiddenLeft } from '../place.ts'
import { asDoneByYou, plain } from '../plain.ts'
import { check, gainEdge, type Checked } from '../rolls.ts'
import { phrase, tell } from '../tell.ts'
import { passTime } from '../time.ts'
import { isAsked } from '../wanted.ts'
import { deedWords } from '../words/deeds.ts'
import { escorted, takeAlong } from './escort.ts'
import { isMissing } from './missing.ts'
import { isSkilled, skillFor } from './skill-for.ts'
import { isDistraction } from './watched.ts'

/** What was tried, told as done: the player's words come first, the world's answer after. */
export function telling(desk: Desk, intent: Intent): void {
  const deed = desk.isYou ? asDoneByYou(intent.line) : `${actorName(desk)} tries it: ${plain(intent.line, 120)}`
  if (deed !== undefined) tell(desk, phrase(desk, deedWords, 'tries', { deed }))
}

/** The verb and what it was done to, by the keys stories ask for. */
export function deedDone(desk: Desk, intent: Intent): void {
  const words = plain(intent.line)
    .toLowerCase()
    .replace(/^(?:(?:i|we|please|try|want|to|will|would|like|and|then)\s+)+/, '')
  const all = words.split(' ')
  const known = all.slice(0, 6).flatMap(word => baseOf(word) ?? [])
  const verbs = [...new Set([slugOf(all[0] ?? ''), ...known])].slice(0, 3)
  const named = [...intent.targets, ...intent.about].flatMap(({ id, name }) => [id, slugOf(name)])
  const targets = [...new Set([...named, slugOf(all.slice(1, 7).join(' '))])]
  const keys = verbs.flatMap(verb => targets.map(target => `did/${verb}/${target}@${here(desk).id}`))
  desk.deeds.push(...keys)
  if (isAsked(desk, intent)) keep(desk, { happened: added(desk.memory.happened, ...keys) })
}

const risky =
  /\b(?:jump|leap|break|smash|burn|climb|swing|cut|pull|push|throw|dig|force|dive|balance|disarm|dodge|lift|drag|chase|ambush|trick|hack|kick|shove|wrestle|catch|disable|forge|tame|track|hide|set fire|light|ring|destroy)\w*\b/i

/** Whether failing would matter, and both ways would be worth telling. */
const hasStakes = (desk: Desk, { line, manner }: Intent): boolean =>
  risky.test(line) ||
  manner === 'forceful' ||
  manner === 'quiet' ||
  (!here(desk).isSafe && isSkilled(line) && isLucky(desk, 50))

/** Something that breathes. */
const living =
  /\b(?:goat|mule|dog|hound|cat|horse|pony|hen|hens|chicken|pig|cow|sheep|lamb|ox|oxen|donkey|bird|raven|crow|goose|geese|duck|child|children|baby|people|crowd|man|woman|men|women)\b/i

const breaking = /\b(?:break|smash|cut|chop|hack|destroy|force)/iu

/** Struck at: what lives and means no harm is let be, and what does not is harder than a hand. */
export async function* strike(desk: Desk, intent: Intent): Play {
  const what = theName(intent.targets[0]?.name ?? plain(intent.words, 40))
  if (isMissing(desk, intent)) return
  if (isAsked(desk, intent)) return yield* attempt(desk, intent)
  if (living.test(what)) return tell(desk, phrase(desk, deedWords, 'spared', { what }))
  if (!breaking.test(intent.line)) return tell(desk, phrase(desk, deedWords, 'strikeThing', { what }))
  telling(desk, intent)
  const { isSuccess } = yield* check(desk, { skill: 'athletics', dc: 12 })
  if (isSuccess) return tell(desk, phrase(desk, deedWords, 'dented', { what }))
  tell(desk, phrase(desk, deedWords, 'failure'))
  yield* suffer(desk, ['hurt', 'noise', 'time'])
}

export async function* attempt(desk: Desk, intent: Intent): Play {
  if (isMissing(desk, intent)) return
  const guest = escorted(desk, intent)
  if (guest !== undefined) return takeAlong(desk, guest)
  telling(desk, intent)
  yield* passTime(desk, 10)
  if (isDistraction(intent)) return yield* distract(desk, intent)
  const isGoal = isAsked(desk, intent)
  if (!isGoal && !hasStakes(desk, intent)) return granted(desk, intent)
  const { skill, costs } = skillFor(intent.line)
  const result = yield* check(desk, { skill, dc: isGoal ? 14 : here(desk).isSafe ? 11 : 13 })
  yield* outcome(desk, intent, result, costs)
}

/** While somebody looks the other way, the next thing goes easier. */
async function* distract(desk: Desk, intent: Intent): Play {
  const { isSuccess } = yield* check(desk, { skill: 'deception', dc: 12 })
  if (!isSuccess) return tell(desk, phrase(desk, deedWords, 'failure'))
  gainEdge(desk, 'they look the other way')
  deedDone(desk, intent)
  tell(desk, phrase(desk, deedWords, 'distracted'))
}

/** Nothing stands in the way of it. */
function granted(desk: Desk, intent: Intent): void {
  tell(desk, phrase(desk, deedWords, intent.targets.length > 0 ? 'easy' : 'idle'))
  deedDone(desk, intent)
  const lead = isLucky(desk, 35) ? hintFor(desk) : ''
  if (lead !== '') tell(desk, phrase(desk, deedWords, 'notice', { what: lead }))
}

async function* outcome(desk: Desk, intent: Intent, { isSuccess, degree }: Checked, costs: readonly Cost[]): Play {
  if (isSuccess || degree === 'partial') {
    tell(desk, phrase(desk, deedWords, degree === 'exceptional' ? 'great' : 'success'))
    deedDone(desk, intent)
    yield* reward(desk, intent)
    if (!isSuccess) yield* suffer(desk, costs)
    return
  }
  tell(desk, phrase(desk, deedWords, 'failure'))
  yield* suffer(desk, costs)
}

/** What success brings beside itself: what it uncovers, else the upper hand. */
async function* reward(desk: Desk, { line, targets }: Intent): Play {
  const place = here(desk)
  const words = topicWords(`${line} ${targets.map(({ name }) => name).join(' ')}`)
  const hidden = hiddenLeft(desk, place).find(({ name, text }) => likeness(words, `${name} ${text}`) > 1)
  if (hidden !== undefined) return yield* reveal(desk, place, hidden)
  const exit = hiddenExits(desk, place).find(({ name, text }) => likeness(words, `${name} ${text}`) > 1)
  if (exit !== undefined) return revealExit(desk, place, exit)
  if (desk.memory.edge !== undefined || mayMeet(desk, place) === undefined) {
    const hint = hintFor(desk)
    return hint === '' ? undefined : tell(desk, phrase(desk, deedWords, 'notice', { what: hint }))
  }
  gainEdge(desk, 'what they just did')
  tell(desk, phrase(desk, deedWords, 'gain'))
}
