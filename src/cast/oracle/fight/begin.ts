/** How a fight begins at the table: the field, the order, and whoever is quicker than you. */
import { placeWords } from '../content/phrases.ts'
import { own } from '../../../core/own.ts'
import type { Creature } from '../../../rules/fifth/model/creature.ts'
import { creatureIdOf } from '../../../rules/fifth/model/creature.ts'
import type { Encounter } from '../../../campaign/played/world.ts'
import { listOf } from '../../../english/nouns.ts'
import { wasSaid } from '../../../english/prose/say-once.ts'
import { sentencesOf } from '../../../english/prose-sentences.ts'
import { arrive } from '../desk/arrive.ts'
import type { Desk, Play } from '../desk/desk.ts'
import { heroesIn, heroOf, isApart } from '../desk/heroes.ts'
import { placeName, sentence, upperFirst } from '../../../english/naming.ts'
import { exitsSeen, placeOf } from '../desk/place.ts'
import { flush, phrase, show, tell } from '../desk/tell.ts'
import { ask } from './act.ts'
import { aftermath } from './aftermath.ts'
import { bid } from './aside.ts'
import { asked, foesFor } from './foes.ts'
import { forgetFight, keepFight, newFight } from '../desk/fighting/memory.ts'
import type { Wish } from '../desk/wishes.ts'
import { isBrawl, merciful } from './mercy.ts'
import { ordersOf } from './orders-of.ts'
import { performAll } from './perform/perform.ts'
import { endTurn, goOn } from './round.ts'
import { say } from './say.ts'
import { orderOf, situationOf } from './situation.ts'
import { foesUp, groupsOf, namesFor, newStage, type Stage } from '../desk/fighting/stage.ts'
import { optionsFor } from './suggest.ts'

export type Begins = {
  readonly surprised?: 'nobody' | 'party' | 'foes' | undefined
  readonly far?: boolean
  /** What whoever plays declared: it is what they do with their first turn. */
  readonly opener?: readonly Wish[]
}

/** The author's first sentence, where it is one for players: no numbers, no rules, no plans. */
function openingOf({ text }: Pick<Encounter, 'text'>): string {
  const [first = ''] = sentencesOf(text.replaceAll(/[*_`]/g, ''))
  const isForPlayers =
    !/\d|\b(?:DC|XP|HP|CR|GM|if|when|unless|party|players?|characters?|loot|treasure|tactics|morale|flees?)\b/i.test(
      first,
    )
  return isForPlayers && first.split(' ').length >= 5 ? sentence(first) : ''
}

/** Those of the party who are there: with the human, where it is divided. */
function present(desk: Desk): readonly Creature[] {
  const mine = Object.values(desk.groups)
    .flat()
    .filter(id => !isApart(desk, id))
  const there = mine.flatMap(id => heroOf(desk, id) ?? []).filter(({ life }) => life !== 'dead')
  return there.length > 0 ? there : heroesIn(desk.game).filter(({ life }) => life !== 'dead')
}

function tellStanding(desk: Desk, text: string): void {
  if (text !== '') show(desk, { kind: 'table', about: 'fight', text })
}

function tellField(stage: Stage, encounter: Pick<Encounter, 'text'>, { surprised, far = false }: Begins): void {
  const opening = openingOf(encounter)
  const up = foesUp(stage)
  const who = listOf(groupsOf(stage, up))
  const told = [
    opening === '' || wasSaid(opening, stage.desk.memory.said) ? say(stage, 'begins') : opening,
    `${upperFirst(who)} ${up.length === 1 ? 'stands' : 'stand'} against ${stage.desk.isYou ? 'you' : 'the party'}.`,
    surprised === 'party' ? say(stage, 'surprisesUs') : surprised === 'foes' ? say(stage, 'surprisesThem') : '',
    say(stage, far ? 'areFar' : 'areNear'),
    isHampered(stage) ? '' : say(stage, 'calm'),
  ]
  const text = told.filter(one => one !== '').join(' ')
  show(stage.desk, { kind: 'fight', stage: 'begins', foes: groupsOf(stage, up), text })
  tellStanding(stage.desk, orderOf(stage))
}

const isHampered = ({ desk }: Stage): boolean =>
  heroesIn(desk.game).some(({ conditions, concentration }) => conditions.length > 0 || concentration !== null)

/** Who runs is somewhere else afterwards: where they came from, else through the first way there is. */
async function* getAway(desk: Desk): Play {
  const ways = exitsSeen(desk).map(({ to }) => to)
  const to = placeOf(desk, ways.find(id => id === desk.memory.cameFrom) ?? ways[0] ?? '')
  if (to === undefined) return
  yield* flush(desk)
  tell(desk, phrase(desk, placeWords, 'fledTo', { to: placeName(to.name) }))
  yield* arrive(desk, to)
}

/** What the human is left with: how it stands, the question, and what might be done. */
export async function* handOver(stage: Stage): Play {
  const { desk, ended } = stage
  if (ended !== undefined) yield* aftermath(stage, ended)
  if (ended?.outcome === 'flight') yield* getAway(desk)
  if (desk.game.fight !== null) {
    tellStanding(desk, situationOf(stage))
    if (stage.human !== undefined && desk.game.fight.turn?.who === stage.human) tellStanding(desk, say(stage, 'asks'))
  }
  desk.offered = optionsFor(stage)
}

/** The first turn of whoever plays goes as they said it would. */
async function* openWith(stage: Stage, opener: readonly Wish[]): Play {
  const { human, desk } = stage
  if (opener.length === 0 || human === undefined || desk.game.fight?.turn?.who !== human) return
  const { done } = yield* performAll(
    stage,
    human,
    ordersOf(stage, human, bid(stage, opener)).map(order => merciful(stage, order)),
  )
  if (done === 0 || desk.game.fight === null) return
  yield* endTurn(stage)
  yield* goOn(stage)
}

export async function* beginFight(
  desk: Desk,
  encounter: Pick<Encounter, 'name' | 'text' | 'foes' | 'tier'>,
  options: Begins = {},
): Play {
  const party = present(desk)
  const isKnown = (name: string): boolean => {
    const known = own<Creature>(desk.game.creatures, creatureIdOf(name))
    return known !== undefined && known.side === 'foes' && known.life === 'alive'
  }
  const isDead = (name: string | undefined): boolean =>
    name !== undefined && own<Creature>(desk.game.creatures, creatureIdOf(name))?.life === 'dead'
  const foes = foesFor(encounter, party).filter(({ name }) => !isDead(name))
  const fresh = newFight(`${desk.memory.placeId}/${encounter.name}`, encounter.name, encounter.text)
  keepFight(desk, { ...fresh, isSparing: isBrawl(options.opener ?? []) })
  const stage = newStage(desk)
  const begun = yield* ask(stage, 'start-fight', {
    foes: foes.map(foe => asked(foe, isKnown)),
    tier: encounter.tier,
    party: party.map(({ id }) => id),
    far: options.far ?? false,
    ...(options.surprised === undefined ? {} : { surprised: options.surprised }),
  })
  if (!begun.ok || desk.game.fight === null) return forgetFight(desk) // nobody is there to fight, and so there is no fight
  keepFight(desk, {
    foes: desk.game.fight.order.map(({ who }) => who).filter(id => desk.game.creatures[id]?.side === 'foes'),
  })
  stage.names = namesFor(desk, stage.human)
  tellField(stage, encounter, options)
  yield* goOn(stage)
  yield* openWith(stage, options.opener ?? [])
  yield* handOver(stage)
}
