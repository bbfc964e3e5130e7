/** Blood among people is seen: they cry out, run or turn away, what was near boiling moves, and whoever keeps the peace comes. */
import { outcryWords } from '../../content/phrases.ts'
import type { Person, Threat } from '../../../../campaign/played/world.ts'
import { isFull, tick } from '../clocks.ts'
import { keep, rule, type Desk, type Play } from '../desk.ts'
import { isBusy, wayName } from '../describe.ts'
import { added, put, setOf } from '../memory.ts'
import { callName, placeName } from '../../../../english/naming.ts'
import { changeTrust, meet } from '../people.ts'
import { exitsSeen, facesAt, here, isLocked } from '../place.ts'
import { learn, partyDid, phrase, quote, tell } from '../tell.ts'
import { failQuests } from './lost.ts'
import { isGuard, raise } from './watch.ts'

/** Somebody the party had no right to strike down. */
export type Victim = { readonly name: string; readonly person?: Person; readonly isDead: boolean }

/** Who saw a killing has no more words for those who did it, until they are won over. */
const sawKey = ({ id }: Person): string => `saw/${id}`
export const forgivenKey = ({ id }: Person): string => `forgiven/${id}`

/** Those who saw the party kill. */
export const witnessesOf = ({ world, memory }: Pick<Desk, 'world' | 'memory'>): readonly Person[] =>
  world.people.filter(person => setOf(memory.happened).has(sawKey(person)))

export const isShunned = ({ memory }: Pick<Desk, 'memory'>, person: Person): boolean =>
  setOf(memory.happened).has(sawKey(person)) && !setOf(memory.happened).has(forgivenKey(person))

export function shun(desk: Desk, person: Person): void {
  quote(desk, person.name, phrase(desk, outcryWords, 'shuns'))
  desk.offered = [`Persuade ${person.name} to hear you out`, 'Leave']
}

const timid =
  /\b(?:timid|shy|nervous|anxious|frightened|afraid|fearful|gentle|meek|child|boy|girl|young|cowardly?|drunk|frail|soft|kind|weary|clerk)\b/i

/** Whether they would rather be elsewhere. Those whose house it is stay in it. */
const isTimid = ({ demeanour, role, fear, wares }: Person): boolean =>
  wares.length === 0 && timid.test(`${demeanour} ${role} ${fear}`)

async function* turnAway(desk: Desk, witness: Person, isKilling: boolean): Play {
  changeTrust(desk, witness, isKilling ? -5 : -2)
  yield* meet(desk, witness)
  yield* rule(desk, 'change-attitude', { npc: witness.name, because: isKilling ? 'betrayal' : 'slight' })
  if (isKilling) keep(desk, { happened: added(desk.memory.happened, sawKey(witness)) })
}

/** Out, by the first way that is open to them. */
function runs(desk: Desk, witness: Person): void {
  const place = here(desk)
  const way = exitsSeen(desk, place).find(exit => exit.to !== place.id && !isLocked(desk, place, exit))
  if (way === undefined) return tell(desk, phrase(desk, outcryWords, 'stays', { who: witness.name }))
  keep(desk, { moved: put(desk.memory.moved, witness.id, way.to) })
  tell(desk, phrase(desk, outcryWords, 'runs', { who: witness.name, way: wayName(way) }))
}

const unrest =
  /\b(?:mobs?|crowds?|riots?|torch(?:es)?|anger|angry|blood|feuds?|hang(?:s|ed|ing)?|lynch\w*|murder\w*|kill\w*|revenge|vengeance|unrest|rage|fears?|war|uprising|panic)\b/gi

const countIn = (text: string): number => text.match(unrest)?.length ?? 0

/** How far it counts towards violence, or towards somebody's revenge for the dead: its end says more than its signs. */
const heatOf = ({ name, signs, whenFull }: Threat, names: readonly string[]): number =>
  3 * countIn(`${name} ${whenFull}`) +
  countIn(signs.join(' ')) +
  names.filter(one => [name, ...signs, whenFull].some(text => text.includes(one))).length

/** What was near boiling comes nearer: of all that lie open, the one it fits best. */
function stir(desk: Desk, victims: readonly Victim[]): void {
  const names = victims.map(({ name }) => callName(name))
  const [hottest] = desk.world.threats
    .filter(one => one.isOpen && !isFull(desk, one))
    .map(threat => ({ threat, heat: heatOf(threat, names) }))
    .filter(({ heat }) => heat > 0)
    .toSorted((a, b) => b.heat - a.heat)
  if (hottest !== undefined) tick(desk, hottest.threat)
}

/** After blood: whoever was there has seen it. */
export async function* outcry(desk: Desk, victims: readonly Victim[]): Play {
  if (victims.length === 0) return
  const place = here(desk)
  const isKilling = victims.some(({ isDead }) => isDead)
  const struck = new Set(victims.flatMap(({ person }) => person?.id ?? []))
  const witnesses = facesAt(desk).filter(({ id }) => !struck.has(id))
  const isOpen = witnesses.length > 0 || isBusy(place)
  if (isKilling) {
    const names = victims.filter(({ isDead }) => isDead).map(({ name }) => name)
    learn(desk, `${names.join(' and ')} died at ${placeName(place.name)}, by the party's hand.`)
    partyDid(desk, `killed ${names.join(' and ')} at ${placeName(place.name)}`)
    desk.moments.push({ weight: 3, what: `${names.join(' and ')} lies dead by the company's hand.` })
  }
  if (!isOpen) {
    if (isKilling) tell(desk, phrase(desk, outcryWords, 'unseen'))
    return failQuests(desk)
  }
  tell(desk, phrase(desk, outcryWords, isKilling ? 'killing' : 'beating'))
  if (isBusy(place) && isKilling) tell(desk, phrase(desk, outcryWords, 'crowd'))
  for (const witness of witnesses) {
    yield* turnAway(desk, witness, isKilling)
    if (isGuard(witness)) continue
    if (isKilling && isTimid(witness)) runs(desk, witness)
    else if (isKilling) tell(desk, phrase(desk, outcryWords, 'stays', { who: witness.name }))
  }
  failQuests(desk)
  if (isKilling) stir(desk, victims)
  raise(desk, struck)
}
