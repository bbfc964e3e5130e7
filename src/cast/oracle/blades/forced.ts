/** What cannot be put off: a break, a bargain with the city, somebody at the door, a danger that has come true. */
import { scars, type Action } from '../../../rules/blades/model/crew.ts'
import type { BargainOption } from '../../../rules/blades/model/scene.ts'
import { entanglements } from '../../../rules/blades/rest/entanglement.ts'
import { moodOf, mostTrauma } from '../../../rules/blades/model/world.ts'
import { choose } from './choose.ts'
import { resolveDeed } from './deeds.ts'
import { draw, flush, keep, lead, phrase, rule, tell, type Choice, type Desk, type Door, type Play } from './desk.ts'
import { frame, type Trying } from './dice.ts'
import { withEvent } from './memory.ts'
import { resolveObstacle } from './score.ts'
import { capital, fill, sentence, trouble as words } from './words.ts'

/** Whatever is forced is met until nothing is, or the same thing has come back too often. */
const mostForced = 6

export async function* meetForced(desk: Desk): Play {
  for (let count = 0; count < mostForced && !desk.hasLeft; count += 1) {
    tellOwed(desk)
    const mood = moodOf(desk.world)
    if (mood === 'trauma') yield* breakDown(desk)
    else if (mood === 'bargain') yield* bargain(desk)
    else if (mood === 'entanglement' || (mood === 'between' && desk.world.isEntangled)) yield* atTheDoor(desk)
    else if (mood === 'aftermath') yield* rule(desk, 'accept', { acceptTransition: 'it goes on' })
    else return
  }
}

/** What full clocks have done is owed to the player, and told once. */
export function tellOwed(desk: Desk): void {
  for (const { clock, text } of desk.world.owed) {
    const key = `${clock}/${text.slice(0, 20)}`
    if (desk.memory.told.includes(`owed/${key}`)) continue
    keep(desk, { told: [...desk.memory.told, `owed/${key}`] })
    tell(desk, clock === '' ? sentence(text) : phrase(desk, 'owed', words.owed, { clock, text: sentence(text) }))
    desk.memory = withEvent(desk.memory, clock === '' ? sentence(text) : `It came true: ${clock}.`)
  }
}

async function* breakDown(desk: Desk): Play {
  const { phase } = desk.world
  const mood = phase.kind === 'playing' || phase.kind === 'between' ? phase.mood : undefined
  if (mood?.kind !== 'trauma') return
  const one = desk.world.scoundrels[mood.who]
  const held = new Set((one?.trauma ?? []).map(scar => scar.toLowerCase()))
  const free = scars.filter(scar => !held.has(scar))
  const offered = [0, 1, 2].flatMap(
    at => free[(at + (desk.memory.drawn['scar'] ?? 0)) % Math.max(1, free.length)] ?? [],
  )
  const names = [...new Set(offered)]
  keep(desk, { drawn: { ...desk.memory.drawn, scar: (desk.memory.drawn['scar'] ?? 0) + 3 } })
  tell(desk, phrase(desk, 'break', words.trauma.tell, { broke: capital(mood.whatBroke) }))
  const options = names.map(scar => ({ label: capital(scar), hint: words.trauma.scars[scar].hint }))
  const chosen = options.length > 1 ? yield* choose(desk, words.trauma.ask, words.trauma.header, options) : undefined
  if (desk.hasLeft) return
  const scar = (chosen && 'at' in chosen ? names[chosen.at] : undefined) ?? names[0] ?? 'hollow'
  yield* rule(desk, 'apply-output', { narration: words.trauma.scars[scar].narrative, traumaAssigned: scar })
  tell(desk, words.trauma.scars[scar].narrative, draw(desk, 'after', words.trauma.after))
  desk.memory = withEvent(desk.memory, `Something broke, and left you ${scar}.`)
  if ((one?.trauma.length ?? 0) + 1 >= mostTrauma)
    tell(desk, fill(words.trauma.retired[0] ?? '', { who: one?.name ?? '' }))
}

/** What the city would take, each tied to something that is there; of clocks only those that anybody can see. */
function offersOf(desk: Desk): readonly BargainOption[] {
  const { world } = desk
  const { bargain: said } = words
  const stress = lead(desk)?.stress ?? 0
  const clock = Object.entries(world.clocks).find(
    ([, one]) => one.kind === 'threat' && one.isVisible && one.after === undefined,
  )
  const faction = Object.entries(world.factions).find(([, { attitude }]) => attitude !== 'war')
  const [item] = world.crew.assets
  const offers: (BargainOption | undefined)[] = [
    stress < 7 ? { ...draw(desk, 'bargain/stress', said.stress), cost: 'stress', amount: 2, dice: 2 } : undefined,
    { ...draw(desk, 'bargain/heat', said.heat), cost: 'heat', amount: 2, dice: 2 },
    clock &&
      filled(
        draw(desk, 'bargain/clock', said.clock),
        { clock: clock[1].name },
        { cost: 'clock', amount: 1, dice: 1, target: clock[0] },
      ),
    faction &&
      filled(
        draw(desk, 'bargain/faction', said.faction),
        { faction: faction[1].name },
        { cost: 'faction', amount: 1, dice: 2, target: faction[0] },
      ),
    item === undefined
      ? undefined
      : filled(draw(desk, 'bargain/item', said.item), { item }, { cost: 'item', amount: 1, dice: 1, target: item }),
    (lead(desk)?.trauma.length ?? 0) < mostTrauma - 1 && stress >= 7
      ? { ...draw(desk, 'bargain/trauma', said.trauma), cost: 'trauma', amount: 1, dice: 3 }
      : undefined,
  ]
  return offers.filter(offer => offer !== undefined).slice(0, 4)
}

const filled = (
  said: { readonly label: string; readonly hint: string; readonly narrative: string },
  slots: Readonly<Record<string, string>>,
  price: Pick<BargainOption, 'cost' | 'amount' | 'dice' | 'target'>,
): BargainOption => ({
  label: fill(said.label, slots),
  hint: fill(said.hint, slots),
  narrative: fill(said.narrative, slots),
  ...price,
})

const priceText = ({ cost, amount, dice }: BargainOption): string => {
  const price = cost === 'stress' || cost === 'heat' ? `+${amount} ${cost}` : ''
  return [price, `${dice} ${dice === 1 ? 'die' : 'dice'}`].filter(Boolean).join(', ')
}

/** What is on offer, as a question: the place of an offer, a way out, or nothing where nobody is there. */
export async function* askForOffer(desk: Desk): Play<number | 'retreat' | 'pass-out' | undefined> {
  const { phase } = desk.world
  if (phase.kind !== 'playing' || phase.mood.kind !== 'bargain') return undefined
  const { bargain: said } = words
  const { offers, canRetreat } = phase.mood
  const options: Choice[] = [
    ...offers.map(offer => ({ label: offer.label, hint: `${offer.hint}: ${priceText(offer)}` })),
    ...(canRetreat ? [said.retreat] : []),
    said.passOut,
  ]
  const chosen = yield* choose(desk, said.ask, said.header, options)
  if (desk.hasLeft) return undefined
  const at = chosen && 'at' in chosen ? chosen.at : 0
  if (at < offers.length) return at
  return canRetreat && at === offers.length ? 'retreat' : 'pass-out'
}

async function* bargain(desk: Desk): Play {
  const { phase } = desk.world
  if (phase.kind !== 'playing' || phase.mood.kind !== 'bargain') return
  const { offers: held } = phase.mood
  tell(desk, draw(desk, 'bargain', words.bargain.tell))
  if (held.length === 0) yield* rule(desk, 'offer-bargain', { options: offersOf(desk).map(offer => ({ ...offer })) })
  const chosen = yield* askForOffer(desk)
  if (chosen === undefined) return
  if (chosen === 'retreat') return yield* away(desk)
  if (chosen !== 'pass-out') return yield* struck(desk, chosen)
  yield* rule(desk, 'pass_out', {})
  tell(desk, draw(desk, 'passedOut', words.bargain.passedOut))
  yield* lost(desk)
}

async function* struck(desk: Desk, at: number): Play {
  const ruled = yield* rule(desk, 'accept_bargain', { option: at })
  const told = ruled.isDone ? ruled.events.find(event => event.type === 'narrative-added') : undefined
  if (told?.type === 'narrative-added') tell(desk, told.text)
  if (moodOf(desk.world) === 'action') yield* goOnWith(desk)
}

/** Out of it, and the job with it: whoever gets out has not got it. */
async function* away(desk: Desk): Play {
  tell(desk, draw(desk, 'retreated', words.bargain.retreated))
  yield* rule(desk, 'retreat', {})
  yield* lost(desk)
}

/** Whoever is not there any more has not got it. */
async function* lost(desk: Desk): Play {
  const { score } = desk.world
  if (!score) return
  const ruled = yield* rule(desk, 'finish-score', { won: false, exposure: 'exposed' })
  if (!ruled.isDone) return
  keep(desk, { running: null })
  tell(desk, phrase(desk, 'left', words.bargain.left, { job: score.title }))
}

/** What was being tried goes on: with dice again, or because it will not wait. */
export async function* goOnWith(desk: Desk, wished?: Action): Play {
  const { phase } = desk.world
  if (phase.kind !== 'playing' || phase.mood.kind !== 'action') return
  const { attempt, offer } = phase.mood
  const trying: Trying = {
    action: attempt.action ?? wished ?? 'prowl',
    intent: attempt.intent,
    position: attempt.position,
    effect: attempt.effect,
    danger: attempt.threat,
    prize: attempt.opportunity,
    tells: {},
    isLethal: false,
    isTogether: false,
  }
  if (!offer && attempt.action === undefined) frame(desk, trying)
  yield* flush(desk)
  if (desk.memory.running && desk.world.score) yield* resolveObstacle(desk, trying)
  else yield* resolveDeed(desk, trying)
}

/** Whoever is at the door, in the words of a mind, or in ours. */
async function doorFor(desk: Desk): Promise<Door> {
  const told = await desk.minds?.door(desk)
  if (told) return told
  const kind = draw(desk, 'door', entanglements)
  const { [kind]: said } = words.entanglement
  const options = said.options.map(({ label, resolution }, at) => ({
    label,
    resolution,
    ...(doorCosts[at] ?? doorCosts[2]),
  }))
  return { kind, narration: draw(desk, `door/${kind}`, said.tell), options }
}

const doorCosts = [
  { cost: 'coin', amount: 2 },
  { cost: 'stress', amount: 2 },
  { cost: 'stress', amount: 3 },
] as const

const entangledIn = ({ world: { phase } }: Desk) =>
  phase.kind === 'between' && phase.mood.kind === 'entanglement' ? phase.mood : undefined

async function* atTheDoor(desk: Desk): Play {
  if (!entangledIn(desk)) {
    const { kind, narration, options } = await doorFor(desk)
    yield* rule(desk, 'entangle', { kind, narration, options: options.map(option => ({ ...option })) })
  }
  const mood = entangledIn(desk)
  if (!mood) return
  tell(desk, mood.narration)
  const { ask: question, header } = words.entanglement
  const choices = mood.options.map(({ label, cost, amount }) => ({
    label,
    hint: `${cost === 'coin' ? '-' : '+'}${amount} ${cost}`,
  }))
  const chosen = yield* choose(desk, question, header, choices)
  if (desk.hasLeft) return
  const asked = chosen && 'at' in chosen ? chosen.at : 1
  const free = mood.options.findIndex(({ cost }) => cost !== 'coin')
  const ruled = yield* rule(desk, 'settle-entanglement', { option: asked })
  if (!ruled.isDone) {
    tell(desk, ruled.why)
    yield* rule(desk, 'settle-entanglement', { option: free })
  }
  tell(desk, mood.options[ruled.isDone ? asked : free]?.resolution ?? '')
  desk.memory = withEvent(desk.memory, `There was somebody at the door: a ${mood.what}.`)
}
