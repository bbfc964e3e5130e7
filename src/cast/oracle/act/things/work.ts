/**
 * A hand laid on something: what the thing's own words say comes of it, else what such a deed does to such stuff. Where it
 * is hard the dice fall once; either way one thing is told of it, kept, and seen by whoever stands there.
 */
import { contentOf } from '../../../../english/content-words.ts'
import { theName, upperFirst } from '../../../../english/naming.ts'
import { wordsOf } from '../../../../english/tokens.ts'
import { isBase } from '../../../../english/verbs.ts'
import { inVoice } from '../../desk/voiced.ts'
import { keep, rule, type Desk, type Play } from '../../desk/desk.ts'
import { factsNow, isTrue } from '../../desk/facts.ts'
import { actorName } from '../../desk/heroes.ts'
import { added, type Change } from '../../desk/memory.ts'
import { here, isItem } from '../../desk/place.ts'
import { gainEdge } from '../../desk/rolls.ts'
import { slugOf } from '../../desk/slugs.ts'
import { event, phrase, unsaid } from '../../desk/tell.ts'
import { passTime } from '../../desk/time.ts'
import { waitedFor } from '../../desk/wanted.ts'
import type { Deed, Thing } from '../../desk/wishes.ts'
import { isBeast } from '../../hear/beasts.ts'
import { countDone, establishedOn } from '../done.ts'
import { affordedBy, isPromise } from './affords.ts'
import { completed } from './completed.ts'
import { noteDeed } from './deed-keys.ts'
import { apply, stemsOf, type Setting } from './effects.ts'
import { keeperOf, toneFor } from './guarded.ts'
import { gesture } from './heart.ts'
import { leaveAt } from './left.ts'
import { isKind, isLiving, packed } from './kinds.ts'
import { matterOf, type Matter } from './matter.ts'
import { isNowhere, notFound } from './nowhere.ts'
import { doneText, keptText, retold, tellTry } from './retold.ts'
import { becomes, did, seen } from './show.ts'
import { isDone, risk, withCost } from './stakes.ts'
import { stuffOf } from './stuff.ts'
import { uncovers } from './uncovers.ts'
import { nearest, react, type Seen } from './witness.ts'
import { thingWords, workWords } from './words.ts'
import { familyIn, workOf, type Family, type Work } from './families.ts'
import { fireFor } from './fire.ts'

/** What is worked on, and what with or what on. */
type Hands = {
  readonly family: Family
  readonly work: Work
  /** It shows what was done. */
  readonly matter: Matter
  /** What is in the hand, or is brought to it. */
  readonly held?: Matter
  /** As the words have it: what is done to what. */
  readonly what: Matter
  readonly on?: Matter
}

const isThing = (thing: Thing | undefined): thing is Thing =>
  thing !== undefined && thing.kind !== 'topic' && thing.kind !== 'spell' && thing.kind !== 'company'

/** As the player calls it: the bucket, of a rope and bucket. */
function calledSo(desk: Desk, thing: Thing, { words }: Deed): Matter {
  const matter = matterOf(desk, thing)
  const said = new Set(wordsOf(words))
  const all = wordsOf(matter.what).filter(word => word !== 'the' && said.has(word))
  const named = matter.what.includes(' and ') ? [...said].filter(word => all.includes(word)).slice(0, 1) : all
  const isOurs = matter.feature === undefined && matter.exit === undefined
  return isOurs || named.length === 0 ? matter : { ...matter, what: `the ${named.join(' ')}` }
}

/** Which of the things named is which, by what the verb does with two of them. */
function handsOf(desk: Desk, deed: Deed, family: Family): Hands | undefined {
  const work = workOf(family)
  const { what, with: tool, where, whom } = deed.roles
  const [first, second] = [what, whom, where, tool].filter(isThing)
  if (first === undefined) return undefined
  const isMeans = second !== undefined && second === tool && work.isOnto !== true // broken with a hammer
  const isTarget = work.isAtTarget === true && second !== undefined && !isMeans
  const one = calledSo(desk, first, deed)
  const other = second === undefined ? undefined : calledSo(desk, second, deed)
  if (other === undefined) return { family, work, matter: one, what: one }
  if (isTarget) return { family, work, matter: other, what: other, held: one }
  if (work.isOnto === true) return { family, work, matter: work.isPoured === true ? other : one, what: one, on: other, held: one } // prettier-ignore
  return { family, work, matter: one, what: one, ...(isMeans ? { held: other } : { on: other }) }
}

/** What it is, as far as hands can tell. */
function sortOf(matter: Matter): string | undefined {
  if (isBeast(matter.thing.name)) return 'beast'
  if (isLiving(matter)) return 'folk'
  return isKind('liquid', matter.thing.name) ? 'water' : stuffOf(matter)
}

/** The sentence for this deed on this stuff: the nearest there is. */
function comesOf(desk: Desk, { family, work, what, on, matter }: Hands, isGood = true): string {
  const sort = sortOf(work.isPoured === true || on === undefined ? matter : on) ?? ''
  const base = `work-${family}`
  const keys = !isGood
    ? [`${base}No`]
    : on !== undefined && work.isOnto === true
      ? [`${base}-on-${sort}`, `${base}-into-${sort}`, `${base}-on`, base]
      : [`${base}-${sort}`, base]
  const key = keys.find(one => one in workWords) ?? 'work-any'
  return phrase(desk, workWords, key, { what: what.what, on: on?.what ?? '' })
}

/** Nobody tears stone. */
const asDc = (dc: number | undefined): number | 'never' | undefined => (dc !== undefined && dc > 20 ? 'never' : dc)

/** How hard it is for one pair of hands: nothing, for most of what people do. */
function hardness({ work, matter }: Hands): number | 'never' | undefined {
  const { hard } = work
  if (hard === undefined) return undefined
  if ('big' in hard) {
    if (isKind('rooted', matter.thing.name) || matter.thing.kind === 'way') return 'never'
    return isKind('fixed', matter.thing.name) ? hard['big'] : undefined
  }
  return isKind('fragile', matter.thing.name) && work.isLetGo !== true ? undefined : asDc(hard[sortOf(matter) ?? 'any'] ?? hard['any']) // prettier-ignore
}

/** What was carried and is brought to something: whoever waits for that is told of it. */
function useKeys(desk: Desk, { held, what, on, matter }: Hands): readonly string[] {
  const tool = [held, what].find(one => one?.where === 'carried')
  if (tool === undefined) return []
  const at = here(desk).id
  const id = desk.world.items.find(one => isItem(one, tool.thing.name))?.id ?? slugOf(tool.thing.name)
  const spots = [on, matter].flatMap(one => (one === undefined || one === tool ? [] : [one.thing.id, one.slug]))
  return [...new Set([at, ...spots, ''].map(one => `used/${id}/${one}@${at}`))]
}

/** Whether the story waited for this very deed. */
function isAwaited(desk: Desk, deed: Deed, hands: Hands): boolean {
  const before = factsNow(desk)
  const keys = useKeys(desk, hands)
  if (keys.length > 0) keep(desk, { happened: added(desk.memory.happened, ...keys) })
  const isGoal = noteDeed(desk, deed)
  const now = factsNow(desk)
  return isGoal || (keys.length > 0 && [...waitedFor(desk)].some(one => isTrue(one, now) && !isTrue(one, before)))
}

/** What is let go of, or used up with the thing it was, is in no pack any more; a coin comes out of the purse. */
async function* leavesHand(desk: Desk, hands: Hands, isSpoilt: boolean): Play {
  const { work, held, what, on } = hands
  const isEaten = hands.family === 'feed' && held !== undefined
  const gone = isEaten || (work.isLetGo === true && (held ?? on) !== undefined) ? (held ?? what) : isSpoilt ? what : undefined // prettier-ignore
  if (gone === undefined) return
  if (gone.held !== undefined) {
    if (isSpoilt || isEaten) yield* rule(desk, 'use-up-item', { who: gone.held.who, item: gone.held.name })
    else yield* leaveAt(desk, gone, (on ?? hands.matter).what)
  } else if (isKind('coins', gone.thing.name) && gone.where !== 'here')
    yield* rule(desk, 'change-coins', { who: actorName(desk), amount: '1 cp', pays: true, why: 'let go of' })
}

const stemsIn = (deed: Deed, { matter, what }: Hands): readonly string[] =>
  stemsOf(matter.thing.name, what.thing.name, deed.words)

function settingFor(desk: Desk, deed: Deed, hands: Hands): Setting {
  const person = nearest(desk, hands.matter)
  return { stems: stemsIn(deed, hands), happened: doneText(desk, deed), ...(person !== undefined && { person }) }
}

/** How it looks to others, and what they look at. */
function seenAs(desk: Desk, deed: Deed, hands: Hands, times: number): Seen {
  const { work, matter } = hands
  const leaves = inVoice(work.leaves, { isYou: desk.isYou, name: actorName(desk) })
  const isMinded = work.tone === 'offended' && matter.where !== 'carried'
  const tone = !isMinded ? (work.tone ?? 'curious') : keeperOf(desk, matter) === undefined ? 'offended' : 'outraged'
  return { tone: toneFor(desk, deed, matter, tone === 'offended' && !isMinded ? 'curious' : tone), leaves, matter, times } // prettier-ignore
}

async function* shown(desk: Desk, deed: Deed, { tone, ...more }: Seen): Play {
  yield* react(desk, tone, retold(desk, deed), more)
}

/** The thing's own words, where they tell what comes of such a deed. */
async function* answered(desk: Desk, deed: Deed, hands: Hands): Play<boolean> {
  const { matter, on } = hands
  for (const one of on === undefined || on === matter ? [matter] : [on, matter]) {
    if (yield* uncovers(desk, deed, one)) return true
    const told = affordedBy(one.sentences, one.stems, stemsOf(contentOf(deed.words).join(' ')), deed.verb)
    if (told === undefined || told.fit < 2) continue
    seen(desk, told.told)
    return true
  }
  return false
}

/** What is built into the place bears a mark of it, and stands. */
const brokenAs = ({ thing: { name } }: Matter): Change =>
  isKind('rooted', name) && !isKind('fragile', name) ? 'marked' : 'broken'

/** The dice, once, and what is so afterwards. */
async function* tried(desk: Desk, deed: Deed, hands: Hands, dc: number): Play {
  const { work, matter } = hands
  const { skill = 'athletics', minutes = 1, yes = [], no = [] } = work
  const result = yield* risk(desk, { skill, dc, minutes }, deed)
  const isGood = isDone(result)
  did(desk, deed, withCost(desk, result, comesOf(desk, hands, isGood)), result.degree)
  const isSpoilt = isGood && (work.change === 'broken' || (work.isLetGo === true && isKind('fragile', matter.thing.name))) // prettier-ignore
  becomes(desk, matter, isSpoilt ? brokenAs(matter) : isGood ? (work.change ?? 'done') : 'done', keptText(desk, deed))
  yield* leavesHand(desk, hands, isSpoilt && hands.held === undefined)
  const setting = settingFor(desk, deed, hands)
  yield* apply(desk, isGood ? yes : no, setting)
  if (isGood && !result.isSuccess) yield* apply(desk, no, setting)
  const sight = seenAs(desk, deed, hands, 0)
  if (isGood) yield* shown(desk, deed, sight)
  else if (work.isLoud === true) yield* shown(desk, deed, { ...sight, leaves: 'where the noise came from' })
}

/** However it came about, it is to be seen afterwards. */
const lasting: ReadonlySet<Change> = new Set<Change>(['broken', 'marked'])

/** No dice: it happens. */
async function* happens(desk: Desk, deed: Deed, hands: Hands, told: string): Play {
  const { work, matter, family } = hands
  if (told !== '') did(desk, deed, told)
  if (told !== '' && hands.on === undefined && work.tone !== 'offended')
    seen(
      desk,
      ...unsaid(
        desk,
        matter.sentences.filter(text => !isPromise(text)),
        1,
      ),
    ) // hands have eyes
  if (work.minutes !== undefined) yield* passTime(desk, work.minutes)
  if (work.isLoud === true) yield* apply(desk, ['noise-heard'], settingFor(desk, deed, hands))
  if (family === 'light') gainEdge(desk, 'there is light to see by')
  const change = told === '' && !lasting.has(work.change ?? 'done') ? 'done' : (work.change ?? 'done')
  becomes(desk, matter, change === 'broken' ? brokenAs(matter) : change, keptText(desk, deed))
  yield* leavesHand(desk, hands, change === 'broken')
}

/** What nobody has is not given away: food comes out of the rations, and all else is missed. */
function provided(desk: Desk, deed: Deed): Deed | undefined {
  if (deed.verb !== 'give' || deed.missing === undefined || deed.roles.what !== undefined) return deed
  const ration = isKind('provisions', deed.missing) ? packed(desk, 'provisions') : undefined
  if (ration === undefined) {
    desk.isMissed = true
    seen(desk, phrase(desk, thingWords, 'notCarried', { what: theName(deed.missing) }))
    return undefined
  }
  const what: Thing = { kind: 'item', id: slugOf(ration), name: ration, names: [], from: 'carried' }
  return { ...deed, roles: { ...deed.roles, what } }
}

/** A blow breaks what is thin. */
const asBroken = (hands: Hands | undefined): Hands | undefined =>
  hands?.family === 'hit' && isKind('fragile', hands.matter.thing.name) ? { ...hands, family: 'break', work: workOf('break') } : hands // prettier-ignore

/** There is nothing left to do it to. */
const undoneBy: ReadonlySet<Change> = new Set<Change>(['broken', 'burnt', 'eaten'])

/** Before the dice have fallen nothing is done: it is tried. */
function asTry(deed: Deed): Deed {
  const [first = '', ...rest] = deed.words.split(' ')
  const words = ['i', 'we'].includes(first.toLowerCase()) ? rest : [first.toLowerCase(), ...rest]
  return isBase(words[0] ?? '') && words[0] !== 'try' ? { ...deed, words: `I try to ${words.join(' ')}` } : deed
}

/** What can be laid hands on is worked on; with somebody it is a gesture, and what is not here is said not to be. */
export async function* work(desk: Desk, said: Deed): Play {
  const deed = provided(desk, completed(desk, said))
  if (deed === undefined) return
  const family = deed.verb === 'give' ? 'feed' : (familyIn(deed.words) ?? 'any')
  const hands = asBroken(handsOf(desk, deed, family))
  if (deed.missing !== undefined && deed.roles.what === undefined && hands === undefined) return notFound(desk, deed)
  if (hands === undefined) return yield* gesture(desk, { ...deed, verb: 'gesture' })
  const { matter, held, on, what } = hands
  if (matter.person !== undefined || matter.thing.kind === 'companion' || matter.thing.kind === 'crowd')
    return yield* gesture(desk, { ...deed, verb: 'gesture', roles: { whom: matter.thing } })
  for (const one of new Set([matter, what, held, on])) if (one !== undefined && isNowhere(desk, one)) return
  const [past] = establishedOn(desk, matter.slug)
    .filter(({ change }) => undoneBy.has(change))
    .slice(-1)
  if (past !== undefined && family !== 'mend')
    return seen(desk, phrase(desk, thingWords, `is-${past.change}`, { what: matter.what }))
  const dc = hardness(hands)
  tellTry(desk, typeof dc === 'number' && hands.work.isLetGo !== true ? asTry(deed) : deed)
  const isGoal = isAwaited(desk, deed, hands)
  const times = countDone(desk, deed.verb, `${family}-${matter.slug}-${(on ?? held)?.slug ?? ''}`)
  if (isGoal) {
    seen(desk, phrase(desk, thingWords, 'counts'))
    yield* happens(desk, deed, hands, '')
    return event(desk, doneText(desk, deed))
  }
  if (workOf(family).needs === 'fire' && fireFor(desk) === undefined)
    return seen(desk, phrase(desk, workWords, 'work-lacks', { what: what.what }))
  if (times === 0 && (yield* answered(desk, deed, hands))) yield* happens(desk, deed, hands, '')
  else if (dc === 'never') {
    did(desk, deed, phrase(desk, workWords, 'work-rooted', { what: what.what }))
    return void becomes(desk, matter, 'done', keptText(desk, deed))
  } else if (dc !== undefined) return yield* tried(desk, deed, hands, dc + Math.min(2, times))
  else
    yield* happens(
      desk,
      deed,
      hands,
      times === 0 ? comesOf(desk, hands) : phrase(desk, workWords, 'work-still', { what: upperFirst(what.what) }),
    )
  yield* shown(desk, deed, seenAs(desk, deed, hands, times))
}
