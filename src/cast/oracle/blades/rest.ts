/** Between scenes and days of rest: what is done with them, by real rolls, and what the city does meanwhile. */
import { actions, attributes } from '../../../rules/blades/model/crew.ts'
import { dotsOf } from '../../../rules/blades/model/ratings.ts'
import { moodOf, type BladesWorld } from '../../../rules/blades/model/world.ts'
import type { Json } from '../../../core/json.ts'
import { crewOf, firstName, wordFrom } from './crew.ts'
import { anyWay, choose, planned, type Own } from './choose.ts'
import { draw, flush, isLucky, keep, lead, phrase, rule, tell, type Choice, type Desk, type Play } from './desk.ts'
import { withEvent } from './memory.ts'
import { describe, nextRumour, peopleAt } from './scenes.ts'
import { says, tokensOf } from './hear/tokens.ts'
import { capital, clause, fill, rest as words, scene, sentence, verbs } from './words.ts'

type Doing = Choice & { readonly input: Readonly<Record<string, Json>> | null }

const goals = ({ clocks }: BladesWorld): readonly (readonly [string, string])[] =>
  Object.entries(clocks)
    .filter(([, { kind, isVisible, after }]) => kind === 'goal' && isVisible && after === undefined)
    .map(([id, { name }]) => [id, name] as const)

/** The attribute whose marks have come furthest: what is nearly learned is learned first. */
function trackOf(desk: Desk): string {
  const marks = lead(desk)?.marks
  return marks ? (attributes.toSorted((one, other) => marks[other] - marks[one])[0] ?? 'playbook') : 'playbook'
}

/** What there is to do for somebody in this state, and no more than that. */
function doingsFor(desk: Desk): readonly Doing[] {
  const one = lead(desk)
  const { lead: who, crew } = desk.world
  const { activities: said } = words
  const doings: Doing[] = []
  if ((one?.stress ?? 0) > 0)
    doings.push({
      ...said.indulge,
      hint: fill(said.indulge.hint, { vice: one?.vice.kind ?? '' }),
      input: { who, what: 'indulge' },
    })
  if ((one?.harm.length ?? 0) > 0) doings.push({ ...said.recover, input: { who, what: 'recover' } })
  if (crew.heat > 0) doings.push({ ...said['reduce-heat'], input: { who, what: 'reduce-heat' } })
  for (const [id, name] of goals(desk.world).slice(0, 2))
    doings.push({
      label: fill(said.project.label, { clock: name }),
      hint: said.project.hint,
      input: { who, what: 'project', target: id },
    })
  for (const line of desk.memory.errands.filter(one => says(tokensOf(one), verbs.plans)).slice(0, 2))
    doings.push({ label: capital(planned(clause(line))), hint: scene.ownProject, input: ownInput(who, planned(line)) })
  const track = trackOf(desk)
  doings.push({
    ...said.train,
    hint: fill(said.train.hint, { track }),
    input: { who, what: 'train', target: track },
  })
  doings.push({ ...said.acquire, input: { who, what: 'acquire' } })
  doings.push({ ...said.done, input: null })
  return doings
}

/** What somebody would do with their days that stands on no list: a thing to be found, or something to be worked on. */
const ownDays: Own = (line, { kind }) => {
  const tokens = tokensOf(line)
  if (
    line.trimEnd().endsWith('?') ||
    verbs.questions.includes(tokens[0] ?? '') ||
    tokens.length < 2 ||
    kind === 'glance' ||
    kind === 'crew'
  )
    return undefined
  if (says(tokens.slice(0, 5), verbs.gets)) return scene.ownAsset
  return says(tokens.slice(0, 5), verbs.plans) ? scene.ownProject : undefined
}

/** `work on the trapdoor` is a project called `The trapdoor`; `buy a crossbow` looks for a crossbow. */
const ownInput = (who: string, said: string): Readonly<Record<string, Json>> => {
  const tokens = tokensOf(said)
  if (says(tokens.slice(0, 5), verbs.gets))
    return { who, what: 'acquire', target: capital(clause(said.replace(/^(?:\S+\s+){0,3}?(?:buy|get|find|acquire|borrow|steal|obtain|order|rent|beg|look for|pick up|lay hands on)\s+(?:hold of\s+)?/iu, ''))).slice(0, 80) } // prettier-ignore
  return { who, what: 'project', begins: capital(clause(said.replace(/^work(?:ing)? on\s+/iu, ''))).slice(0, 60) }
}

const activitiesLeft = ({ phase }: BladesWorld): number =>
  phase.kind === 'between' && phase.mood.kind === 'downtime' ? phase.mood.activities : 0

const mostActivities = 5

export async function* takeRest(desk: Desk): Play {
  if (moodOf(desk.world) !== 'downtime') {
    const begun = yield* rule(desk, 'rest', { time: 'a few days' })
    if (!begun.isDone) return tell(desk, begun.why)
    tell(desk, draw(desk, 'rest', words.begin))
  }
  for (let count = 0; count < mostActivities && moodOf(desk.world) === 'downtime'; count += 1) {
    const left = activitiesLeft(desk.world)
    if (left === 0 && desk.world.crew.coin === 0) break
    const doings = doingsFor(desk)
    const time = left === 0 ? words.bought : fill(words.left[left === 1 ? 0 : 1] ?? '', { count: left })
    const chosen = yield* choose(desk, fill(words.ask, { left: time }), words.header, doings, ownDays)
    if (desk.hasLeft) return // the days are still there
    if (chosen === undefined && left === 0) break
    const doing = doings[chosen && 'at' in chosen ? chosen.at : 0]
    const input = chosen && 'words' in chosen ? ownInput(desk.world.lead, chosen.words) : doing?.input
    if (!input) break
    yield* spendDays(desk, input)
    if (desk.hasLeft) return
  }
  yield* crewRests(desk)
  yield* comeBack(desk)
}

async function* spendDays(desk: Desk, input: Readonly<Record<string, Json>>): Play {
  const what = input['what'] as keyof typeof words.told
  const target = what === 'acquire' && input['target'] === undefined ? { target: yield* whatToFind(desk) } : {}
  if (desk.hasLeft) return
  const ruled = yield* rule(desk, 'activity', { ...input, ...target, ...actionFor(desk, what) })
  if (!ruled.isDone) return tell(desk, ruled.why)
  const level = (ruled.rolls[0]?.outcome ?? 'bad') as 'bad' | 'partial' | 'success' | 'critical'
  const bank: Readonly<Partial<Record<typeof level, readonly string[]>>> = words.told[what]
  const purveyor = lead(desk)?.vice.purveyor ?? ''
  tell(
    desk,
    phrase(desk, `told/${what}/${level}`, bank[level] ?? words.told.train.bad, {
      purveyor: purveyor === '' ? 'Somebody' : purveyor,
    }),
  )
  const isOver = ruled.events.some(event => event.type === 'heat-changed' && event.to > event.from)
  if (what === 'indulge' && isOver) tell(desk, draw(desk, 'over', words.over))
}

/** By what they are best at: favours are for those who can talk, and a project is anybody's. */
function actionFor(desk: Desk, what: string): Readonly<Record<string, Json>> {
  const one = lead(desk)
  const able =
    what === 'reduce-heat' ? (['sway', 'consort', 'command', 'finesse'] as const) : what === 'project' ? actions : []
  const [best] = one ? able.toSorted((a, b) => dotsOf(one, b) - dotsOf(one, a)) : []
  return best === undefined ? {} : { action: best }
}

async function* whatToFind(desk: Desk): Play<string> {
  const { acquire } = words
  const things = acquire.things.map(label => ({ label }))
  const chosen = yield* choose(desk, acquire.ask, acquire.header, things, anyWay)
  if (chosen === undefined) return acquire.things[0] ?? 'something'
  return ('at' in chosen ? acquire.things[chosen.at] : chosen.words.slice(0, 100)) ?? 'something'
}

/** Who bears more than this goes out at night. */
const mostBorne = 3

/** The others have days too, and vices; after one night too many the rest of them stay in. */
async function* crewRests(desk: Desk): Play {
  const { heat } = desk.world.crew
  for (const { id, one } of crewOf(desk)) {
    const goesOut = one.stress > mostBorne && desk.world.crew.heat === heat
    const what = one.harm.length > 0 ? 'recover' : goesOut ? 'indulge' : 'train'
    yield* rule(desk, 'companion-rest', { who: id, what })
    if (!isLucky(desk, 2)) continue
    const who = firstName(one.name)
    tell(
      desk,
      phrase(desk, `mates/${what}`, words.companions[what], {
        who,
        vice: one.vice.kind === '' ? 'something' : one.vice.kind,
      }),
    )
  }
  const vicious = crewOf(desk).find(({ one }) => one.vice.kind !== '')
  if (vicious && isLucky(desk, 3)) {
    yield* flush(desk)
    yield* wordFrom(desk, vicious.id, 'vice', vicious.one.vice.kind)
  }
}

/** The city has not slept: its factions move, which is heard of, and something pulls the crew back. */
async function* comeBack(desk: Desk): Play {
  const days = await desk.minds?.days(desk)
  const turns = yield* rule(desk, 'faction-turns', {})
  const before = desk.world.pool.length
  const home =
    desk.city.places.find(({ name }) => name.toLowerCase() === desk.world.crew.lair.toLowerCase()) ??
    desk.city.places[0]
  const present = home ? peopleAt(desk, home) : []
  yield* rule(desk, 'end-rest', {
    place: home?.id ?? '',
    present: [...present],
    hook: 'a knock at the door',
    time: 'a few days',
  })
  const back = desk.world.pool.length - before
  if (turns.isDone && turns.events.some(event => event.type === 'rumour-spread')) {
    tell(desk, draw(desk, 'factions', words.factions))
    hearOf(desk)
  }
  tell(desk, days ?? draw(desk, 'hook', words.hook), back > 0 ? fill(words.dice, { count: back }) : '')
  keep(desk, { session: desk.memory.session + 1 })
  desk.memory = withEvent(desk.memory, 'You rested for a few days.')
  if (!home) return
  yield { tag: 'OPEN_SCENE', title: home.name, location: home.name, time: `Day ${desk.world.day}` }
  describe(desk, home)
}

/** What is talked of, and never whose plan it was. */
export function hearOf(desk: Desk): void {
  const rumour = nextRumour(desk)
  const mate = crewOf(desk)[0]
  const who = mate ? firstName(mate.one.name) : 'Somebody'
  if (rumour !== undefined) tell(desk, phrase(desk, 'heard', words.heard, { rumour: sentence(rumour), who }))
}

export async function* layLow(desk: Desk): Play {
  const ruled = yield* rule(desk, 'lay-low', {})
  tell(desk, ruled.isDone ? draw(desk, 'layLow', words.between.layLowTold) : capital(ruled.why))
}

export async function* catchBreath(desk: Desk): Play {
  const ruled = yield* rule(desk, 'catch-breath', {})
  tell(desk, ruled.isDone ? draw(desk, 'breath', words.between.breathTold) : capital(ruled.why))
}

export async function* develop(desk: Desk): Play {
  const ruled = yield* rule(desk, 'develop', {})
  tell(
    desk,
    ruled.isDone
      ? phrase(desk, 'develop', words.between.developTold, { crew: desk.world.crew.name })
      : capital(ruled.why),
  )
}

export async function* workGoal(desk: Desk, clock: string): Play {
  const ruled = yield* rule(desk, 'work-goal', { clock })
  tell(desk, ruled.isDone ? draw(desk, 'goal', words.between.goalTold) : capital(ruled.why))
}
