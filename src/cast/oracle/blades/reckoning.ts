/** What is read off the sheets, the clocks and the map of powers, for whoever asks the table. Nothing hidden is counted. */
import { jobsOffered } from '../../../rules/blades/clocks/conditions.ts'
import { repNeeded } from '../../../rules/blades/crew/crew.ts'
import { actions, type Action } from '../../../rules/blades/model/crew.ts'
import { dotsOf } from '../../../rules/blades/model/ratings.ts'
import { attitudes } from '../../../rules/blades/model/words.ts'
import { crewNamed, firstName } from './crew.ts'
import { draw, lead, note, phrase, tell, type Desk } from './desk.ts'
import { actionIn } from './hear/actions.ts'
import { namedIn, says, tokensOf, weighty } from './hear/tokens.ts'
import type { Glance, Wish } from './hear/wish.ts'
import { placeNow, presentNow, waysFrom } from './scenes.ts'
import {
  jobLine,
  memberLine,
  ofMembers,
  ofOdds,
  ofOptions,
  ofPay,
  ofPresent,
  ofSides,
  ofSituation,
} from './situation.ts'
import { capital, clause, fill, help, listed, reckoning as words, scene, verbs } from './words.ts'

export const stateOf = (desk: Desk, id: string): string => {
  const one = desk.world.scoundrels[id]
  if (!one) return ''
  const worn = one.stress >= 7 ? scene.states.fraying : one.stress >= 4 ? scene.states.worn : scene.states.well
  return [worn, `stress ${one.stress}/9`, ...one.harm.map(({ what }) => clause(what)), ...one.trauma].join('; ')
}

function ofSelf(desk: Desk): void {
  const one = lead(desk)
  if (!one) return
  const good = actions.filter(action => dotsOf(one, action) > 0).toSorted((a, b) => dotsOf(one, b) - dotsOf(one, a))
  const carried = one.carried.length === 0 ? scene.pockets : listed(one.carried)
  const skills = listed(good.map(action => `${action} ${dotsOf(one, action)}`))
  note(desk, memberLine(one))
  note(desk, fill(scene.self, { state: capital(stateOf(desk, desk.world.lead)), carried, coin: desk.world.crew.coin, good: skills })) // prettier-ignore
  for (const ability of one.abilities) note(desk, ability.replace(/\s*\[[^\]]*\]\s*$/u, '')) // its end is for the rules
  if (desk.world.crew.assets.length > 0) note(desk, fill(words.assets, { assets: desk.world.crew.assets.join('; ') }))
}

function ofClocks(desk: Desk, asked: string): void {
  const shown = Object.values(desk.world.clocks).filter(({ isVisible, after }) => isVisible && after === undefined)
  const named = namedIn(
    tokensOf(asked),
    shown.map(({ name }) => ({ id: name, name })),
  )
  const all = shown.filter(({ name }) => named === undefined || named.name === name)
  for (const { name, filled, segments, kind } of all)
    note(desk, fill(words.clock, { clock: name, filled, segments, kind: words.kinds[kind] }))
}

function ofFactions({ world, ...desk }: Desk, asked: string): void {
  const all = Object.entries(world.factions).map(([id, { name, attitude, tier }]) => ({ id, name, attitude, tier }))
  const named = namedIn(tokensOf(asked), all)
  const told = named ? [named] : all.toSorted((one, other) => attitudes.indexOf(other.attitude) - attitudes.indexOf(one.attitude)) // prettier-ignore
  for (const { name, attitude, tier } of told) note({ world, ...desk }, fill(words.faction, { faction: name, attitude, tier })) // prettier-ignore
}

/** What is asked for, where somebody has it; else what one has when one needs it. */
function ofGear(desk: Desk, asked: string): void {
  if (says(tokensOf(asked), ['dice'])) return reckon(desk, 'dice') // they lie on the table, and in nobody's pocket
  const all = [
    ...desk.world.crew.assets.map(what => ({ who: desk.world.crew.name, what })),
    ...Object.values(desk.world.scoundrels).flatMap(({ name, carried }) => carried.map(what => ({ who: firstName(name), what }))), // prettier-ignore
  ]
  const held = all.find(({ what }) => weighty(tokensOf(what)).some(word => tokensOf(asked).includes(word)))
  note(desk, held ? fill(words.has, held) : desk.world.score ? words.mayHave : words.mayHaveLater)
}

/** The easiest is of the lowest tier; the best pays most. */
function ofWork(desk: Desk): void {
  const jobs = jobsOffered(desk.world).map(([, job]) => job).toSorted((one, other) => one.tier - other.tier || other.payoff - one.payoff) // prettier-ignore
  if (jobs.length === 0) return tell(desk, draw(desk, 'jobsNone', scene.jobsNone))
  for (const job of jobs) note(desk, jobLine(desk, job))
}

/** By what is named, else by what each is best at. */
function ofBest(desk: Desk, asked: string): void {
  const action = actionIn(tokensOf(asked))?.action ?? byNoun(asked)
  const all = crewNamed(desk).flatMap(({ id }) => desk.world.scoundrels[id] ?? [])
  if (action === undefined) {
    for (const one of all) {
      const [best] = actions.toSorted((a, b) => dotsOf(one, b) - dotsOf(one, a))
      if (best) note(desk, fill(words.bestAt, { who: firstName(one.name), action: best, dots: dotsOf(one, best) }))
    }
    return
  }
  const ranked = all.toSorted((one, other) => dotsOf(other, action) - dotsOf(one, action))
  const list = ranked.map(one => `${firstName(one.name)} ${dotsOf(one, action)}`)
  note(desk, fill(words.rating, { action: capital(action), list: list.join(', ') }))
}

export const byNoun = (asked: string): Action | undefined =>
  actions.find(action => says(tokensOf(asked), verbs.skills[action]))

/** A question nobody but the table can answer. */
export function answerTable(desk: Desk, { text, asked = '' }: Extract<Wish, { kind: 'table' }>): void {
  const tokens = tokensOf(asked)
  const topic = help.topics.find(({ words: about }) => says(tokens, about))
  note(desk, text === '' ? ((topic ?? help.topics.at(-1))?.text ?? '') : capital(text))
}

/** Whose place it is, and who of them is to be seen. */
function ofHolder(desk: Desk): void {
  const holder = placeNow(desk)?.holder ?? ''
  if (holder !== '') tell(desk, phrase(desk, 'holder', scene.holder, { holder }))
  if (presentNow(desk).length > 0 || holder === '') ofPresent(desk)
}

/** How it feels to be looked for so much. */
const heatOf = (heat: number): 'cold' | 'warm' | 'hot' => (heat >= 7 ? 'hot' : heat >= 4 ? 'warm' : 'cold')

export function reckon(desk: Desk, at: Glance, asked = ''): void {
  const { crew, pool } = desk.world
  const one = lead(desk)
  switch (at) {
    case 'self':
      return ofSelf(desk)
    case 'crew':
      for (const { id, name } of crewNamed(desk)) note(desk, `${firstName(name)}: ${stateOf(desk, id)}.`)
      return
    case 'hour':
      return tell(desk, fill(scene.day, { day: desk.world.day }), draw(desk, 'hours', scene.hours))
    case 'ways': {
      if (asked !== '' && says(tokensOf(asked), verbs.goesTo)) tell(desk, phrase(desk, 'noSuchWay', scene.noSuchWay))
      const names = waysFrom(desk, placeNow(desk)).map(({ name }) => name)
      return tell(desk, names.length === 0 ? draw(desk, 'nothingNew', scene.nothingNew) : fill(scene.ways, { names: listed(names) })) // prettier-ignore
    }
    case 'coin':
      return note(desk, fill(words.coin, { coin: crew.coin, stash: one?.stash ?? 0 }))
    case 'heat':
      tell(desk, draw(desk, `felt/${heatOf(crew.heat)}`, words.felt[heatOf(crew.heat)]))
      return note(desk, fill(words.heat, { heat: crew.heat, wanted: crew.wanted }))
    case 'stress':
      return note(desk, fill(words.stress, { stress: one?.stress ?? 0, left: 9 - (one?.stress ?? 0) }))
    case 'dice':
      return note(desk, fill(words.dice, { count: pool.length, dice: pool.toSorted((a, b) => b - a).join(', ') }))
    case 'clocks':
      return ofClocks(desk, asked)
    case 'factions':
      return ofFactions(desk, asked)
    case 'work':
      return ofWork(desk)
    case 'best':
      return ofBest(desk, asked)
    case 'gear':
      return ofGear(desk, asked)
    case 'situation':
      return ofSituation(desk)
    case 'options':
      return ofOptions(desk)
    case 'members':
      return ofMembers(desk)
    case 'holder':
      return ofHolder(desk)
    case 'present':
      return ofPresent(desk)
    case 'odds':
      return ofOdds(desk)
    case 'pay':
      return ofPay(desk, asked)
    case 'foes':
    case 'friends':
      return ofSides(desk, at)
    case 'undo':
      return note(desk, words.undo)
    case 'unclear':
      return note(desk, words.unclear)
    case 'standing':
      return note(desk, fill(words.standing, { crew: crew.name, tier: crew.tier, hold: crew.hold, rep: crew.rep, needed: repNeeded(crew) })) // prettier-ignore
  }
}
