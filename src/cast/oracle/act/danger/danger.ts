/** Danger that was told of and has not come yet: a breath to look, to creep, to talk, to turn back. */
import { deedWords, outcryWords } from '../../content/phrases.ts'
import { monsterNamed } from '../../../../rules/fifth/data/monsters.ts'
import type { SpeechAct } from '../../../../table/parts.ts'
import { keep, type Desk, type Play } from '../../desk/desk.ts'
import { canTalk, foeKeys, foesText, noLonger, settleEncounter } from '../../desk/encounter.ts'
import { actorName, standing } from '../../desk/heroes.ts'
import { added } from '../../desk/memory.ts'
import { placeName } from '../../../../english/naming.ts'
import { giveUp, pardon, watchName } from '../../desk/outcry/watch.ts'
import { here, personOf } from '../../desk/place.ts'
import { spoken } from '../../../../english/told-back.ts'
import { check, groupCheck } from '../../desk/rolls.ts'
import { partyDid, phrase, quote, tell } from '../../desk/tell.ts'
import { retreat } from '../ways/go.ts'
import { isOfYou } from '../../hear/put.ts'
import type { DeedVerb, Speech, Wish } from '../../desk/wishes.ts'
import type { Encounter } from '../../../../campaign/played/world.ts'
import { attack, fight, itComes } from '../fight/attack.ts'

/** How many beats what waits will wait. */
const mostBreaths = 2

const harming: ReadonlySet<DeedVerb> = new Set(['attack', 'capture', 'grapple', 'shove', 'finish'])
const creeping: ReadonlySet<DeedVerb> = new Set(['sneak', 'hide'])
const leaving: ReadonlySet<DeedVerb> = new Set(['flee', 'retreat', 'disengage'])
const feeding: ReadonlySet<DeedVerb> = new Set(['give', 'gesture', 'perform', 'drop'])

const isDeed = (wish: Wish, verbs: ReadonlySet<DeedVerb>): boolean => wish.kind === 'deed' && verbs.has(wish.verb)

/** What is done about it; `carry` is for what has nothing to do with it. */
export async function* faceDanger(
  desk: Desk,
  encounter: Encounter,
  wish: Wish,
  carry: (desk: Desk, wish: Wish) => Play,
): Play {
  if (wish.kind === 'question' || wish.isNegated === true) return yield* carry(desk, wish)
  if (isGivingUp(encounter, wish)) {
    settleEncounter(desk, here(desk), encounter)
    return yield* giveUp(desk)
  }
  if (isSoothing(encounter, wish)) return yield* soothe(desk, encounter)
  if (wish.kind === 'deed' && harming.has(wish.verb)) return yield* attack(desk, wish)
  if (isDeed(wish, creeping) || wish.manner.includes('quiet')) return yield* creep(desk, encounter, wish)
  if (isDeed(wish, leaving) || isBack(desk, wish)) return yield* turnBack(desk)
  if (wish.kind === 'speech' && isForThem(desk, encounter, wish)) return yield* parley(desk, encounter, wish)
  const beats = (desk.memory.looming?.beats ?? 0) + 1
  const isGoing = wish.kind === 'deed' && wish.verb === 'go'
  if (isGoing || beats > mostBreaths) return yield* itComes(desk, encounter, isGoing ? 'pressOn' : 'noticed')
  if (desk.memory.looming !== undefined) keep(desk, { looming: { ...desk.memory.looming, beats } })
  yield* carry(desk, wish)
}

/** To those who only want an answer for something one may give oneself up. */
const isGivingUp = ({ name }: Encounter, wish: Wish): boolean =>
  name === watchName && wish.kind === 'deed' && wish.verb === 'surrender'

/** Food, an open hand, a quiet voice: what stands there on four legs may take it. */
const isSoothing = (encounter: Encounter, wish: Wish): boolean =>
  !canTalk(encounter) &&
  (isDeed(wish, feeding) || (wish.kind === 'idea' && wish.idea === 'comfort')) &&
  encounter.foes.some(({ monster }) => monsterNamed(monster)?.type.toLowerCase().startsWith('beast') === true)

async function* soothe(desk: Desk, encounter: Encounter): Play {
  tell(desk, phrase(desk, deedWords, 'soothe'))
  const { isSuccess } = yield* check(desk, { skill: 'animal-handling', dc: encounter.tier === 'critical' ? 16 : 12 })
  if (!isSuccess) return yield* itComes(desk, encounter, 'beasts')
  tell(desk, phrase(desk, deedWords, 'soothed'))
  partyDid(desk, `made its peace with ${foesText(encounter)}`)
  settleEncounter(desk, here(desk), encounter)
}

const isBack = ({ memory }: Desk, wish: Wish): boolean =>
  wish.kind === 'deed' &&
  wish.verb === 'go' &&
  wish.roles.where?.id === memory.cameFrom &&
  memory.cameFrom !== undefined

async function* turnBack(desk: Desk): Play {
  noLonger(desk)
  if (!(yield* retreat(desk))) tell(desk, phrase(desk, deedWords, 'turnedAway'))
}

/** Quietly: towards what waits, or past it. */
async function* creep(desk: Desk, encounter: Encounter, wish: Wish): Play {
  const place = here(desk)
  tell(desk, phrase(desk, deedWords, 'sneak'))
  const names = standing(desk.game).map(({ name }) => name)
  if (!(yield* groupCheck(desk, names, 'stealth', 12))) {
    tell(desk, phrase(desk, deedWords, 'caught'))
    return yield* fight(desk, encounter)
  }
  tell(desk, phrase(desk, deedWords, 'unseen'))
  const isAtThem = wish.kind === 'deed' && [wish.roles.whom, wish.roles.what].some(thing => thing?.kind === 'foe')
  if (isAtThem) return yield* fight(desk, encounter, { surprised: 'foes' })
  tell(desk, phrase(desk, deedWords, 'slipPast'))
  settleEncounter(desk, place, encounter)
  partyDid(desk, `slipped past danger at ${placeName(place.name)}`)
}

/** Whoever else is called by name hears it instead, and what is said among friends is theirs. */
function isForThem(desk: Desk, { foes }: Encounter, { to, act, said }: Speech): boolean {
  if (to === undefined && act === 'say' && said !== '') return isOfYou(said)
  if (to === undefined || to.kind === 'foe' || to.kind === 'crowd') return true
  if (to.kind !== 'person') return false
  const person = personOf(desk, to.id)
  return foes.some(({ name }) => name !== undefined && name === person?.name)
}

const skills: Partial<Readonly<Record<SpeechAct, string>>> = {
  threaten: 'intimidation',
  order: 'intimidation',
  lie: 'deception',
}

async function* parley(desk: Desk, encounter: Encounter, { act, said, isFalse }: Speech): Play {
  tell(desk, phrase(desk, deedWords, 'parley'))
  if (said !== '') quote(desk, actorName(desk), spoken(said), '', { act, to: foesText(encounter) })
  if (!canTalk(encounter)) return yield* itComes(desk, encounter, 'beasts')
  const skill = isFalse === true ? 'deception' : (skills[act] ?? 'persuasion')
  const { isSuccess } = yield* check(desk, { skill, dc: encounter.tier === 'critical' ? 18 : 14 })
  if (!isSuccess) return yield* itComes(desk, encounter, 'parleyNo')
  tell(desk, phrase(desk, deedWords, 'parleyYes'))
  keep(desk, { happened: added(desk.memory.happened, ...foeKeys(encounter).map(key => `persuaded/${key}`)) })
  partyDid(desk, `talked its way past ${foesText(encounter)}`)
  settleEncounter(desk, here(desk), encounter)
  if (encounter.name === watchName) {
    pardon(desk)
    tell(desk, phrase(desk, outcryWords, 'letGo'))
  }
  desk.moments.push({ weight: 2, what: 'Words have done what swords might have.' })
}
