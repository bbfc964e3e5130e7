/** Carries a wish out, by what it is and by its verb. */
import callings from '../../../../content/english/callings.json' with { type: 'json' }
import type { Desk, Play } from '../desk/desk.ts'
import type { Deed, DeedVerb, Idea, TableQuestion, Thing, Wish } from '../desk/wishes.ts'
import { here } from '../desk/place.ts'
import type { OracleMemory } from '../desk/memory.ts'
import { countDone, establish } from './done.ts'
import { theName } from '../../../english/naming.ts'
import { wordsOf } from '../../../english/tokens.ts'
import { withA } from '../../../english/nouns.ts'
import { keptText, tellTry } from './things/retold.ts'
import { companyDeeds, errandIn, ordered, speakToCompany } from './company/company.ts'
import { attack } from './fight/attack.ts'
import type { DeedHandler, DeedHandlers } from './handlers.ts'
import { tryIdea } from './ideas/ideas.ts'
import { magicDeeds } from './magic/cast.ts'
import { isPurse, isToFriends, peopleDeeds, speak } from './people/people.ts'
import { isNoticing } from './questions/world.ts'
import { answerQuestion } from './questions/questions.ts'
import { completed } from './things/completed.ts'
import { familyIn } from './things/families.ts'
import { kindOf } from './things/gestures.ts'
import { thingDeeds } from './things/index.ts'
import { holdsKind } from './things/kinds.ts'
import { isBeast, isNameless } from '../hear/beasts.ts'
import { crowd } from '../hear/things.ts'
import { hasEars } from './people/crowd.ts'
import { notFound } from './things/nowhere.ts'
import { spokenTo } from './things/spoken-to.ts'
import { isScouting, scout } from './ways/scout.ts'
import { spendDays } from './ways/downtime.ts'
import { wayDeeds } from './ways/ways.ts'
import { work } from './things/work.ts'

/** Families of deeds, each with verbs of its own. */
const deeds: DeedHandlers = {
  ...thingDeeds,
  ...magicDeeds,
  ...peopleDeeds(act),
  ...companyDeeds,
  ...wayDeeds,
  steal: stealNamed,
  sneak: sneakTo,
  shout: callOut,
  attack,
  grapple: attack,
  shove: attack,
  finish: attack,
  rise: thingDeeds.gesture,
  invoke: thingDeeds.gesture,
  'break-free': thingDeeds.move,
}

/** What is called out among people is said to them, and they take it in or do not. */
async function* callOut(desk: Desk, deed: Deed): Play {
  const { whom, what } = deed.roles
  const to = whom ?? what
  const isToThem = to?.kind === 'crowd' && hasEars(desk) && deed.left.length > 0
  if (!isToThem) return yield* thingDeeds.shout(desk, deed)
  yield* speak(desk, { kind: 'speech', act: 'tell', to: { ...to, name: crowd.name }, about: [], said: '', words: deed.words, manner: deed.manner, left: [] }, act) // prettier-ignore
}

/** Who sneaks into a house is in it then, seen or not. */
async function* sneakTo(desk: Desk, deed: Deed): Play {
  yield* thingDeeds.sneak(desk, deed)
  const goal = deed.roles.where ?? deed.roles.whom
  const isElsewhere = goal?.kind === 'way' || (goal?.kind === 'place' && goal.id !== desk.memory.placeId)
  if (isElsewhere && desk.memory.looming === undefined) yield* wayDeeds.go(desk, { ...deed, verb: 'go' })
}

/** What is named is what is stolen; what nobody has told of cannot be. */
async function* stealNamed(desk: Desk, said: Deed): Play {
  const deed = completed(desk, said)
  const isUnknown = deed.roles.what === undefined && deed.roles.whom === undefined && deed.left.length > 0
  if (isUnknown && !deed.left.some(isPurse)) return notFound(desk, deed)
  yield* peopleDeeds(act).steal(desk, deed)
}

const isThing = (thing: Thing | undefined): thing is Thing =>
  thing !== undefined && ['feature', 'mention', 'item', 'way'].includes(thing.kind)

const isSomebody = ({ kind }: Thing): boolean => kind === 'person' || kind === 'companion'

/** Done to a thing these make or use it; done to what breathes they are a touch. */
const touching: ReadonlySet<DeedVerb> = new Set<DeedVerb>(['make', 'wear'])

const striking: ReadonlySet<DeedVerb> = new Set<DeedVerb>(['attack', 'shove', 'grapple'])

const seizing: ReadonlySet<DeedVerb> = new Set<DeedVerb>(['capture', 'grapple', 'lead', 'follow', 'shove', 'attack'])
const lifting: ReadonlySet<DeedVerb> = new Set<DeedVerb>(['take', 'move', 'drop'])
const somebody = new Set([
  'someone',
  'somebody',
  'anyone',
  'anybody',
  'people',
  'guide',
  'healer',
  'buyer',
  'witness',
  'witnesses',
  'shop',
])
const trades: ReadonlySet<string> = new Set(callings)
const isForSomebody = ([first = '']: readonly string[]): boolean =>
  first
    .toLowerCase()
    .split(' ')
    .some(word => somebody.has(word) || trades.has(word))

/** Looked for is somebody: one asks around, and has not found them yet. */
async function* askAbout(desk: Desk, { left, manner }: Deed): Play {
  desk.isMissed = true
  yield* speak(
    desk,
    {
      kind: 'speech',
      act: 'ask',
      to: { kind: 'crowd', id: 'crowd', name: 'the people here', names: [], from: 'here' },
      about: [],
      said: left.join(' '),
      asks: 'who',
      words: `I ask around for ${withA(left.join(' '))}`,
      left: [],
      manner,
    },
    act,
  )
}

/** What is another deed by what it is done with: a blow at a thing breaks it, a gift is for a mule, a match is no game of dice. */
function onThing(desk: Desk, deed: Deed): DeedHandler | undefined {
  const alive = deed.roles.what ?? deed.roles.whom
  if (deed.verb === 'play' && !holdsKind('games', deed.words) && !holdsKind('lots', deed.words))
    return (at, { roles, ...rest }) =>
      tryIdea(at, { ...rest, kind: 'idea', idea: 'contest', names: Object.values(roles) })
  if (seizing.has(deed.verb) && alive?.kind === 'crowd')
    return (at, { roles: _roles, ...rest }) =>
      thingDeeds.gesture(at, { ...rest, verb: 'gesture', roles: { whom: alive } })
  if (deed.verb === 'look' && isScouting(deed)) return scout
  if (deed.verb === 'lead' && isThing(deed.roles.whom))
    return deed.roles.where?.kind === 'place' || deed.roles.where?.kind === 'way' ? led : work
  if (
    deed.verb === 'gesture' &&
    isThing(alive) &&
    !isNameless(alive) &&
    kindOf(deed.words) !== 'sad' &&
    familyIn(deed.words) !== undefined
  )
    return work
  if (touching.has(deed.verb) && alive !== undefined && (isBeast(alive.name) || isSomebody(alive)))
    return (at, { roles: _roles, ...rest }) =>
      thingDeeds.gesture(at, { ...rest, verb: 'gesture', roles: { whom: alive } })
  const held = deed.roles.what ?? deed.roles.whom
  if (lifting.has(deed.verb) && (held?.kind === 'companion' || held?.kind === 'company'))
    return (at, { roles: _roles, ...rest }) =>
      thingDeeds.gesture(at, { ...rest, verb: 'gesture', roles: { whom: held } })
  if (deed.verb === 'search' && deed.roles.what === undefined && isForSomebody(deed.left)) return askAbout
  if (deed.verb === 'flee' && isThing(deed.roles.where) && deed.roles.where?.kind !== 'way')
    return wordsOf(deed.words).some(word => covering.has(word)) ? thingDeeds.hide : toThing // behind it, or only there
  if (deed.verb === 'follow' && Object.keys(deed.roles).length === 0 && deed.left.length > 0) return thingDeeds.search
  if (!striking.has(deed.verb) && deed.verb !== 'give') return undefined
  const { whom, what, where } = completed(desk, deed).roles
  const isFed =
    deed.verb === 'give' && whom === undefined && what?.from !== 'carried' && familyIn(deed.words) === 'feed' // `water the mule`
  return isThing(deed.verb === 'give' && !isFed ? (whom ?? where) : (whom ?? what ?? where)) ? work : undefined
}

const covering = new Set(['behind', 'under', 'underneath', 'into', 'inside', 'below'])

const toThing = (desk: Desk, deed: Deed): Play => wayDeeds.go(desk, { ...deed, verb: 'go' })

/** A beast is led where one goes. */
async function* led(desk: Desk, deed: Deed): Play {
  tellTry(desk, deed)
  const { whom: _whom, ...roles } = deed.roles
  yield* wayDeeds.go(desk, { ...deed, verb: 'go', roles })
}

const traces = ['established', 'happened', 'tries', 'found', 'told', 'moved', 'placeId', 'apart', 'between'] as const satisfies readonly (keyof OracleMemory)[] // prettier-ignore

/** Whatever was tried in the story is known to have been tried. */
function leaveTrace(desk: Desk, wish: Deed | Idea): void {
  const thing = wish.kind === 'deed' ? Object.values(wish.roles)[0] : wish.names[0]
  establish(desk, { thing: thing?.id ?? here(desk).id, change: 'done', text: keptText(desk, wish) })
  countDone(desk, wish.kind === 'deed' ? wish.verb : wish.idea, thing?.id ?? here(desk).id)
}

export async function* act(desk: Desk, wish: Wish): Play {
  if (wish.by !== undefined && wish.by.id !== desk.actor) return yield* ordered(desk, wish, wish.by, act)
  const errand = wish.kind === 'speech' ? errandIn(desk, wish) : undefined
  if (errand?.by !== undefined) return yield* ordered(desk, errand, errand.by, act)
  if (wish.kind === 'speech' && wish.to?.kind === 'mention' && !isBeast(wish.to.name))
    return yield* speak(desk, { ...wish, to: { ...wish.to, kind: 'crowd', name: theName(wish.to.name) } }, act) // one of those who stand about
  if (wish.kind === 'speech' && wish.to !== undefined && isThing(wish.to)) return spokenTo(desk, wish, wish.to)
  if (wish.kind === 'speech' && isToFriends(desk, wish)) return speakToCompany(desk, wish)
  if (wish.kind === 'speech') return yield* speak(desk, wish, act)
  if (wish.kind === 'deed' || wish.kind === 'idea') {
    const { days } = wish
    if (days !== undefined && desk.game.fight === null) return yield* spendDays(desk, { ...wish, days }, act)
    const before = desk.memory
    const { game } = desk
    yield* wish.kind === 'deed' ? (onThing(desk, wish) ?? deeds[wish.verb])(desk, wish) : tryIdea(desk, wish)
    const isTold = [...desk.telling, ...desk.told].some(({ kind }) => kind !== 'table')
    if (isTold && desk.game === game && traces.every(key => desk.memory[key] === before[key])) leaveTrace(desk, wish)
    return
  }
  if (!isFoundOut(desk, wish)) await answerQuestion(desk, wish)
}

/** `I turn the hat over, anything inside?`: the find is the answer. */
const isFoundOut = (desk: Desk, question: TableQuestion): boolean => {
  const parts = [...desk.telling, ...desk.told]
  if (question.matter !== 'world' && question.matter !== 'place') return false
  if (parts.some(({ kind }) => kind !== 'table') && isNoticing(desk, question)) return true // the look has answered it
  return question.about.every(({ kind }) => kind === 'mention') && parts.some(({ kind }) => kind === 'found')
}
