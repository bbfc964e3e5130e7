/** After it: who is beaten, who was spared, who must be carried; what was won, what it cost, told as one piece. */
import { slugOf } from '../../../core/id.ts'
import { maxHitPointsOf } from '../../../rules/fifth/model/body.ts'
import type { Creature } from '../../../rules/fifth/model/creature.ts'
import { listOf, withA } from '../../../english/nouns.ts'
import type { FightEnd } from '../../../table/parts.ts'
import { keep, type Play } from '../desk/desk.ts'
import { heroesIn } from '../desk/heroes.ts'
import { added, setOf } from '../desk/memory.ts'
import { outcry, type Victim } from '../desk/outcry/outcry.ts'
import { pardon, watchName } from '../desk/outcry/watch.ts'
import { fell } from '../desk/dead.ts'
import type { Person } from '../../../campaign/played/world.ts'
import { note, partyDid, show, tell, tellTable } from '../desk/tell.ts'
import { placeName } from '../../../english/naming.ts'
import { here } from '../desk/place.ts'
import { ask } from './act.ts'
import { lootIn } from './loot.ts'
import { suffer } from './defeat.ts'
import { fightOf, forgetFight } from '../desk/fighting/memory.ts'
import { say } from './say.ts'
import { callOf, groupsOf, nameOfId, type Ended, type Stage } from '../desk/fighting/stage.ts'

type Fate = 'dead' | 'captive' | 'fled' | 'yielded'
type Foe = { readonly foe: Creature; readonly fate: Fate }

const fateOf = (foe: Creature, { outcome, fled }: Ended): Fate | undefined => {
  if (foe.life === 'dead') return 'dead'
  if (foe.life !== 'alive') return 'captive'
  if (fled.includes(foe.id)) return 'fled'
  return outcome === 'truce' || outcome === 'victory' ? 'yielded' : undefined
}

/** Those who were overcome, one way or another. */
const overcome = (stage: Stage, ended: Ended): readonly Foe[] =>
  fightOf(stage.desk).foes.flatMap(id => {
    const foe = stage.desk.game.creatures[id]
    const fate = foe && fateOf(foe, ended)
    return foe === undefined || fate === undefined ? [] : [{ foe, fate }]
  })

const bareOf = ({ name }: Creature): string => slugOf(name.replace(/\s+\d+$/, ''))

/** Who of the campaign it was. */
const personIn = ({ desk }: Stage, foe: Creature): Person | undefined =>
  desk.world.people.find(
    one => slugOf(one.name) === bareOf(foe) || one.aliases.some(alias => slugOf(alias) === bareOf(foe)),
  )

/** The keys a story may ask by: the one, the kind, and the person of that name. */
function keysOf(stage: Stage, foe: Creature): readonly string[] {
  const { id, kind } = foe
  const [bare, person] = [bareOf(foe), personIn(stage, foe)]
  return [id, bare, ...(kind === undefined ? [] : [slugOf(kind)]), ...(person === undefined ? [] : [person.id])]
}

function remember(stage: Stage, foes: readonly Foe[], ended: Ended): void {
  const { desk } = stage
  const { name, foes: all } = fightOf(desk)
  const defeated = foes.flatMap(({ foe }) => keysOf(stage, foe))
  const spared = foes.filter(({ fate }) => fate !== 'dead').flatMap(({ foe }) => keysOf(stage, foe))
  const isWon = foes.length === all.length && ended.outcome !== 'defeat' && ended.outcome !== 'flight'
  const isSpared = isWon && spared.length > 0
  const keys = [
    ...defeated.map(key => `defeated/${key}`),
    ...spared.map(key => `spared/${key}`),
    ...(isWon ? [`defeated/${slugOf(name)}`] : [`lost/${slugOf(name)}`]),
    ...(isSpared ? [`spared/${slugOf(name)}`] : []),
  ]
  const among = (...wanted: readonly Fate[]): readonly string[] =>
    foes.filter(({ fate }) => wanted.includes(fate)).flatMap(({ foe }) => personIn(stage, foe)?.id ?? [])
  const gone = among('dead', 'fled')
  const fallen = [...new Set(among('dead', 'captive'))].map(id => `fell/${id}@${here(desk).id}`)
  keep(desk, {
    happened: added(desk.memory.happened, ...keys, ...fallen),
    moved: { ...desk.memory.moved, ...Object.fromEntries(gone.map(id => [id, 'gone'])) },
  })
  for (const { foe, fate } of foes.filter(one => one.foe.kind === undefined))
    note(desk, `NPC: ${foe.name} - ${fates[fate]}`)
}

/** The dead lie where they fell. */
function lay(stage: Stage, foes: readonly Foe[]): void {
  const dead = foes.filter(({ fate }) => fate === 'dead').map(({ foe }) => foe)
  const isOther = (foe: Creature): boolean => personIn(stage, foe) === undefined
  fell(
    stage.desk,
    dead.flatMap(foe => personIn(stage, foe) ?? []),
    groupsOf(stage, dead.filter(isOther)).map(slugOf),
  )
}

/** Nobody may strike those down who meant no harm: people of the campaign who are no enemies, and common folk. */
function isWronged(stage: Stage, { foe, fate }: Foe): boolean {
  const person = personIn(stage, foe)
  if (person === undefined) return fate === 'dead' && /^commoner$/i.test(foe.kind ?? '')
  const happened = setOf(stage.desk.memory.happened)
  const isEnemy = person.disposition === 'hostile' || happened.has(`confessed/${person.id}`)
  return !isEnemy && (fate === 'dead' || happened.has(`turned-on/${person.id}`))
}

function victimsOf(stage: Stage, foes: readonly Foe[]): readonly Victim[] {
  const wronged = foes.filter(foe => isWronged(stage, foe))
  const people = wronged.flatMap(({ foe, fate }) => {
    const person = personIn(stage, foe)
    return person === undefined ? [] : [{ name: person.name, person, isDead: fate === 'dead' }]
  })
  const others = wronged.map(({ foe }) => foe).filter(foe => personIn(stage, foe) === undefined)
  return [...people, ...groupsOf(stage, others).map(name => ({ name, isDead: true }))]
}

/** Who was knocked out comes to, and is where they were. */
async function* revive(stage: Stage, foes: readonly Foe[]): Play {
  for (const { foe, fate } of foes)
    if (fate === 'captive' && personIn(stage, foe) !== undefined)
      yield* ask(stage, 'heal', { who: foe.id, dice: '1', from: 'Coming round' })
}

const fates: Readonly<Record<Fate, string>> = {
  dead: 'killed in a fight with the party',
  captive: 'knocked out and held by the party',
  fled: 'fled from the party',
  yielded: 'gave up the fight with the party',
}

const fits = (text: string): readonly string[] => (text === '' ? [] : [text])

/** Bandages, and the time they take. Nobody dies of it once the fight is over and somebody is there to help. */
async function* mend(stage: Stage): Play<readonly string[]> {
  const told: string[] = []
  const { desk } = stage
  for (const { id } of heroesIn(desk.game).filter(({ life }) => life === 'dying' || life === 'stable')) {
    const helper = heroesIn(desk.game).find(({ life }) => life === 'alive')
    if (helper === undefined) return told
    told.push(...fits(say(stage, 'tends', { who: helper.id, target: id })))
    for (let tries = 0; tries < 4 && desk.game.creatures[id]?.life === 'dying'; tries += 1)
      yield* ask(stage, 'stabilise', { who: helper.id, target: id })
    yield* ask(stage, 'pass-time', { minutes: 60 })
    yield* ask(stage, 'heal', { who: id, dice: '1', from: 'Coming round' })
    told.push(...fits(say(stage, 'comesRound', { target: id })))
  }
  return told
}

const isWhole = (party: ReturnType<typeof heroesIn>): boolean =>
  party.every(one => one.hitPoints >= maxHitPointsOf(one))

const isUnhurt = ({ desk }: Stage): boolean =>
  heroesIn(desk.game).every(one => one.life === 'alive' && one.hitPoints * 2 > maxHitPointsOf(one))

function toll(stage: Stage): readonly string[] {
  const party = heroesIn(stage.desk.game)
  const dead = party.filter(({ life }) => life === 'dead').map(({ id }) => nameOfId(stage, id))
  const hurt = party
    .filter(one => one.life === 'alive' && one.hitPoints * 2 <= maxHitPointsOf(one))
    .map(({ id }) => callOf(stage, id))
  return [
    ...(dead.length > 0 ? fits(say(stage, 'mourns', { names: listOf(dead) })) : []),
    ...(hurt.length > 0
      ? fits(say(stage, 'wounds', { names: listOf(hurt) }))
      : dead.length > 0
        ? []
        : fits(say(stage, isWhole(party) ? 'untouched' : 'unscathed'))),
  ]
}

/** `Silver key` is a silver key; what has a name keeps it. */
const inProse = (thing: string): string => (/^\p{Lu}[^\p{Lu}]*$/u.test(thing) ? withA(thing.toLowerCase()) : thing)

/** Coins are shared, things go to whoever leads. */
async function* takeLoot(stage: Stage, isTruce: boolean): Play<readonly string[]> {
  const { desk } = stage
  const { coins, items } = lootIn(fightOf(desk).text, desk.world)
  const held = new Set(heroesIn(desk.game).flatMap(one => one.items.map(({ name }) => name.toLowerCase())))
  const taker =
    heroesIn(desk.game).find(({ id, life }) => life === 'alive' && id === stage.human) ??
    heroesIn(desk.game).find(({ life }) => life === 'alive')
  const found: string[] = []
  if (coins !== '' && (yield* ask(stage, 'loot', { coins })).ok) found.push(coins)
  for (const item of items.filter(name => !held.has(name.toLowerCase())))
    if (taker !== undefined && (yield* ask(stage, 'give-item', { who: taker.id, item })).ok) found.push(item)
  return found.length === 0
    ? []
    : fits(say(stage, isTruce ? 'lootsTruce' : 'loots', { things: listOf(found.map(inProse)) }))
}

/** Nobody learns anything from striking down those who meant no harm. */
async function* award(stage: Stage, foes: readonly Foe[]): Play<readonly string[]> {
  const amount = foes.filter(foe => !isWronged(stage, foe)).reduce((sum, { foe }) => sum + foe.experience, 0)
  const heirs = heroesIn(stage.desk.game).filter(({ life }) => life !== 'dead')
  if (amount === 0 || heirs.length === 0) return []
  const done = yield* ask(stage, 'award-experience', { who: heirs.map(({ id }) => id), amount })
  return done.ok ? [`(${Math.floor(amount / heirs.length)} experience each.)`] : []
}

function closing(stage: Stage, { outcome }: Ended, foes: readonly Foe[]): readonly string[] {
  const isDeadly = foes.some(({ fate }) => fate === 'dead' || fate === 'captive')
  const captives = foes.filter(({ fate }) => fate === 'captive')
  const isDragged = heroesIn(stage.desk.game).some(({ life }) => life === 'dying' || life === 'stable')
  if (outcome === 'flight')
    return [
      ...(isDragged ? fits(say(stage, 'drags')) : []),
      ...fits(say(stage, stage.desk.isYou ? 'flight' : 'flightThey')),
    ]
  return [
    ...fits(say(stage, outcome === 'truce' ? 'truce' : isDeadly ? 'victory' : 'victoryFled')),
    ...captives.slice(0, 2).flatMap(({ foe }) => fits(say(stage, 'takesPrisoner', { target: foe.id }))),
  ]
}

const endedSo = {
  victory: 'won the fight',
  truce: 'ended a fight with words',
  flight: 'fled from a fight',
  defeat: 'lost a fight',
} as const

/** Everybody it was against, as one would say it. */
const foesOf = (stage: Stage): readonly string[] =>
  groupsOf(
    stage,
    fightOf(stage.desk).foes.flatMap(id => stage.desk.game.creatures[id] ?? []),
  )

const ends = { victory: 'won', truce: 'parley', flight: 'fled', defeat: 'lost' } as const

/** Who is beaten and lives was spared. */
const endOf = ({ outcome }: Ended, foes: readonly Foe[]): FightEnd =>
  outcome === 'victory' && foes.length > 0 && foes.every(({ fate }) => fate === 'captive' || fate === 'yielded')
    ? 'spared'
    : ends[outcome]

/** Everything that follows from the end of a fight; nothing of it is in mind afterwards. */
export async function* aftermath(stage: Stage, ended: Ended): Play {
  const { desk } = stage
  const foes = overcome(stage, ended)
  const victims = victimsOf(stage, foes)
  lay(stage, foes)
  remember(stage, foes, ended)
  partyDid(desk, `${endedSo[ended.outcome]} at ${placeName(here(desk).name)}`)
  desk.isSavePoint = true
  desk.deeds.push('fought')
  for (const { name } of heroesIn(desk.game).filter(
    ({ life, id }) => life === 'dead' && desk.before.game.creatures[id]?.life !== 'dead',
  ))
    desk.moments.push({ weight: 3, what: `${name} is dead.` })
  if (ended.outcome === 'defeat') yield* suffer(stage)
  else {
    const end = closing(stage, ended, foes)
    const mended = yield* mend(stage)
    show(desk, { kind: 'fight', stage: 'ends', foes: foesOf(stage), end: endOf(ended, foes), text: end.join(' ') })
    tell(desk, ...mended, ...(victims.length > 0 && isUnhurt(stage) ? [] : toll(stage)))
    const isWon = ended.outcome !== 'flight'
    const loot = isWon ? yield* takeLoot(stage, ended.outcome === 'truce') : []
    tell(desk, ...loot)
    tellTable(desk, ...(yield* award(stage, foes)))
  }
  const { name } = fightOf(desk)
  yield* standUp(stage)
  yield* revive(stage, foes)
  forgetFight(desk)
  if (ended.outcome === 'truce' && name === watchName) pardon(desk)
  if (ended.outcome !== 'defeat') yield* outcry(desk, victims)
}

/** Whoever is awake gets to their feet once nobody is there to keep them down. */
async function* standUp(stage: Stage): Play {
  for (const { id, life, conditions } of heroesIn(stage.desk.game))
    if (life === 'alive' && conditions.some(({ condition }) => condition === 'prone'))
      yield* ask(stage, 'end-condition', { who: id, condition: 'prone' })
}
