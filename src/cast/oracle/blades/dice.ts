/** Spending a die: what is tried is framed, what each die would buy is committed to, and only then is it the player's choice. */
import { costGuide } from '../../../rules/blades/dice/guide.ts'
import { diceToChoose, actionOf } from '../../../rules/blades/dice/offer.ts'
import { hasTwoSixes, tierFor } from '../../../rules/blades/dice/tier.ts'
import type { Action } from '../../../rules/blades/model/crew.ts'
import type { TellKey } from '../../../rules/blades/model/job.ts'
import type { DieOutcome } from '../../../rules/blades/model/scene.ts'
import type { Domain, Effect, Position, Tier } from '../../../rules/blades/model/words.ts'
import { moodOf, mostStress } from '../../../rules/blades/model/world.ts'
import type { Json } from '../../../core/json.ts'
import { aside } from './choose.ts'
import { toldOfOrder } from '../../../english/retell/player.ts'
import { crewOf, firstName, helperFor, pronounOf, wordFrom, type Mate } from './crew.ts'
import { dealOffered, type Deal } from './deals.ts'
import { ask, draw, keep, lead, note, phrase, rule, tell, type Choice, type Desk, type Play } from './desk.ts'
import { retold } from './retold.ts'
import { familyOf, type Family } from './families.ts'
import { listenTo } from './hear/listen.ts'
import type { Deed, Wish } from './hear/wish.ts'
import { says, tokensOf } from './hear/tokens.ts'
import { capital, clause, fill, outcomes, scene as sceneWords, score as words, verbs } from './words.ts'

const domains: Readonly<Record<Family, Domain>> = {
  shadow: 'infiltration',
  force: 'violence',
  talk: 'social',
  eye: 'pursuit',
  craft: 'infiltration',
  veil: 'arcane',
}

export type Trying = {
  readonly action: Action
  readonly intent: string
  readonly position: Position
  readonly effect: Effect
  readonly danger: string
  readonly prize: string
  readonly tells: Readonly<Partial<Record<TellKey, string>>>
  readonly isLethal: boolean
  readonly isTogether: boolean
  /** Whoever was asked by name to lend a hand. */
  readonly by?: string
}

/** What is tried, as everybody can see it before the dice: how bad it could get, what is risked, how much it would bring. */
export function frame(desk: Desk, { action, position, effect, danger }: Trying): void {
  tell(
    desk,
    draw(desk, `frame/${position}`, words.frame[position]),
    fill(draw(desk, 'danger', words.danger), { danger: clause(danger) }),
  )
  note(desk, `*(${capital(action)}: ${position}, ${effect} effect; ${words.effect[effect]}.)*`)
}

const faces = ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅'] as const

/** Which of a page's own tellings a die brings. */
const keyOfFace = (face: number): TellKey => (face === 6 ? '6' : face >= 4 ? '4' : '1')

type Bank = Readonly<Record<string, readonly { readonly hint: string; readonly tell: string }[]>>

/** What is tried, told again: of you, or of whoever was bidden. */
function toldAgain(desk: Desk, { by, intent }: Trying): string {
  const mate = by === undefined ? undefined : desk.world.scoundrels[by]
  if (!mate) return retold(intent)
  const [called = '', ...rest] = intent.split(' ')
  const bare = tokensOf(mate.name).includes(called.replace(/,$/u, '').toLowerCase()) ? rest.join(' ') : intent // `Lark keeps her busy`
  return toldOfOrder(firstName(mate.name), bare.replace(/^[^,]{2,20},\s*/u, ''), { pronoun: pronounOf(mate) })
}

/** Hands and breaking have words of their own; the rest is told by its family. */
const bankOf = (action: Action): Family | 'finesse' | 'wreck' =>
  action === 'finesse' || action === 'wreck' ? action : familyOf(action)

/** An outcome for each die, no two of them alike. */
function commit(desk: Desk, trying: Trying, dice: readonly number[]): readonly Json[] {
  const kind = (desk.memory.aim?.finds ?? '') === '' || desk.memory.running ? bankOf(trying.action) : 'search'
  const bank: Bank = outcomes[kind]
  return dice.map(face => {
    const { hint, tell: telling } = draw(desk, `die/${kind}/${face}`, bank[face] ?? [{ hint: '', tell: '' }])
    const cost = costGuide(face, trying.position)
    return {
      dieValue: face,
      hint,
      stressCost: cost.stress,
      heatCost: cost.heat,
      coinDelta: 0,
      narrative: trying.tells[keyOfFace(face)] ?? [toldAgain(desk, trying), telling].filter(Boolean).join(' '),
      ...(familyOf(trying.action) === 'force' ? { lethal: trying.isLethal && face >= 4 } : {}),
    }
  })
}

const costsOf = ({ stress, heat, coin }: DieOutcome): readonly string[] =>
  [
    stress > 0 ? `+${stress} stress` : '',
    heat > 0 ? `+${heat} heat` : '',
    coin === 0 ? '' : `${coin > 0 ? '+' : ''}${coin} coin`,
  ].filter(text => text !== '')

function dieChoice(desk: Desk, outcome: DieOutcome, position: Position): Choice {
  const tier = tierFor(position, [outcome.die])
  const costs = costsOf(outcome)
  const isGrave = (lead(desk)?.stress ?? 0) + outcome.stress >= mostStress && outcome.stress > 0
  return {
    label: `${faces[outcome.die - 1] ?? ''} ${outcome.hint}`,
    hint: [tier, ...costs].join(', '),
    card: { dice: [outcome.die], title: outcome.hint, tier, costs, ...(isGrave ? { isGrave } : {}) },
  }
}

/** What a die is called: by its face, and whether there is none better or worse. Of two alike the first is meant. */
const calledDie = (face: number, best: number, worst: number): readonly string[] => [
  words.faces[face - 1] ?? '',
  `the ${face}`,
  ...(face === best ? words.bestDie : []),
  ...(face === worst && worst < best ? words.worstDie : []),
]

const bothSixes: Choice = {
  said: words.bothSixes,
  label: '⚅⚅ both sixes together',
  hint: 'critical, and nothing to pay',
  card: { dice: [6, 6], title: 'both sixes together', tier: 'critical', costs: [] },
}

type Option = Choice & {
  readonly does:
    | { readonly kind: 'die'; readonly index: number; readonly isBoth: boolean }
    | {
        readonly kind: 'lend'
        readonly name: string
        readonly input: Readonly<Record<string, Json>>
        readonly mate?: string
      }
    | { readonly kind: 'back' }
    | { readonly kind: 'instead'; readonly wish: Wish }
}

function diceOptions(desk: Desk, position: Position): readonly Option[] {
  const offer = actionOf(desk.world)?.offer
  const outcomesNow = offer?.outcomes ?? []
  const best = Math.max(...outcomesNow.map(({ die }) => die))
  const worst = Math.min(...outcomesNow.map(({ die }) => die))
  const all = outcomesNow.map((outcome, index): Option & { readonly die: number } => ({
    ...dieChoice(desk, outcome, position),
    die: outcome.die,
    said: outcomesNow.findIndex(({ die }) => die === outcome.die) === index ? calledDie(outcome.die, best, worst) : [],
    does: { kind: 'die', index, isBoth: false },
  }))
  const six = all.find(({ die }) => die === 6)
  const both: readonly Option[] =
    six && hasTwoSixes(diceToChoose(desk.world)) && six.does.kind === 'die'
      ? [{ ...bothSixes, does: { ...six.does, isBoth: true } }]
      : []
  return [...both, ...all.toSorted((one, other) => other.die - one.die)]
}

/** The dice alone, for whoever runs the turn: the place of the one that is spent; nothing where nobody is there. */
export async function* askForDie(desk: Desk): Play<{ readonly index: number; readonly isBoth: boolean } | undefined> {
  const position = actionOf(desk.world)?.attempt.position ?? 'risky'
  const options = diceOptions(desk, position)
  for (let tries = 0; tries < 3; tries += 1) {
    const question = tries > 0 ? `${words.ask.die} ${sceneWords.askAgain}` : words.ask.die
    const chosen = yield* ask(desk, question, words.ask.header, options)
    if (desk.hasLeft) return undefined
    const does = options[chosen && 'at' in chosen ? chosen.at : chosen === undefined ? 0 : -1]?.does
    if (does?.kind === 'die') return does
  }
  desk.hasLeft = true // the dice stay on the table
  return undefined
}

/** Ways to a better choice, where they apply. */
function otherOptions(desk: Desk, trying: Trying, deal: Deal | undefined, said: Said): readonly Option[] {
  const mood = actionOf(desk.world)
  if (!mood) return []
  const stress = lead(desk)?.stress ?? 0
  const options: Option[] = []
  if (!mood.hasPushed && stress + 2 < mostStress)
    options.push({
      label: 'Push yourself',
      said: words.pushSaid,
      hint: 'another die, +2 stress',
      does: { kind: 'lend', name: 'push', input: { for: 'die' } },
    })
  const mate = mood.helper === undefined ? helperFor(desk, trying.action, said.helper ?? trying.by) : undefined
  if (mate)
    options.push({
      label: `Let ${firstName(mate.one.name)} help`,
      said: words.helpSaid,
      hint: `another die, +1 stress for ${firstName(mate.one.name)}`,
      does: { kind: 'lend', name: 'assist', input: { who: mate.id }, mate: mate.id },
    })
  if (trying.isTogether && said.hasLed !== true && crewOf(desk).length > 0)
    options.push({ ...words.allTogether, does: { kind: 'lend', name: 'group-action', input: groupOf(desk, trying.action) } }) // prettier-ignore
  if (deal && mood.hasDealt !== true)
    options.push({
      label: deal.label,
      hint: deal.hint,
      said: words.dealSaid,
      does: { kind: 'lend', name: 'deal', input: deal.input },
    })
  if (trying.position === 'desperate') return options
  if (said.instead)
    options.push({
      label: fill(sceneWords.insteadOf, { what: clause(said.instead.line) }),
      said: verbs.thatOne,
      does: { kind: 'instead', wish: said.instead.wish },
    })
  return [...options, { label: 'Think better of it', hint: 'nothing is spent, and the moment is gone', does: { kind: 'back' } }] // prettier-ignore
}

/** What was said while the dice lay there: who should help, and what one would rather do. */
type Said = {
  helper?: string
  hasLed?: boolean
  instead?: { readonly line: string; readonly wish: Wish }
}

/** What was committed to before is on the table still; a die that came since gets its own. */
async function* putOnTable(desk: Desk, trying: Trying): Play {
  const held = actionOf(desk.world)?.offer?.outcomes.length ?? 0
  const dice = diceToChoose(desk.world).slice(held)
  if (dice.length > 0)
    yield* rule(desk, 'spend_die', {
      situation: trying.intent.slice(0, 300),
      outcomes: [...commit(desk, trying, dice)],
    })
}

const mostAsked = 12

/** The tier, or undefined where it was let be or something else came first. */
export async function* chooseDie(desk: Desk, trying: Trying): Play<Tier | undefined> {
  const deal = dealOffered(desk)
  const said: Said = {}
  let unclear = 0
  for (let count = 0; count < mostAsked && moodOf(desk.world) === 'action'; count += 1) {
    yield* putOnTable(desk, trying)
    const options = [...diceOptions(desk, trying.position), ...otherOptions(desk, trying, deal, said)]
    const question = unclear > 0 ? `${words.ask.die} ${sceneWords.askAgain}` : words.ask.die
    const chosen = yield* ask(desk, question, words.ask.header, options)
    const option = chosen && 'at' in chosen ? options[chosen.at] : undefined
    if (desk.hasLeft) return undefined // the dice stay on the table until somebody is back
    if (option?.does.kind === 'instead') desk.instead = option.does.wish
    if (option?.does.kind === 'back' || (chosen && isBack(desk, chosen, trying))) return yield* backOff(desk)
    if (option?.does.kind === 'lend' && option.does.name === 'group-action') said.hasLed = true
    if (option?.does.kind === 'lend') yield* lend(desk, option.does)
    else if (option?.does.kind === 'die') return yield* spend(desk, option.does.index, option.does.isBoth)
    else if (chosen === undefined) return yield* bestFor(desk, options)
    else if ('words' in chosen && (yield* answered(desk, chosen.words, trying, said))) continue
    else if (desk.instead) return yield* letBe(desk)
    else unclear += 1
  }
  desk.hasLeft = moodOf(desk.world) === 'action' // said much, chosen nothing: the dice stay on the table
  return undefined
}

/** Who would rather not does not; who would rather be gone is asked whether the job is off. */
function isBack(
  desk: Desk,
  chosen: { readonly at: number } | { readonly words: string },
  { position }: Trying,
): boolean {
  if (!('words' in chosen) || position === 'desperate' || chosen.words.trimEnd().endsWith('?')) return false
  const tokens = tokensOf(chosen.words)
  const isOff = desk.memory.running !== null && says(tokens, verbs.wishes.leave)
  if (isOff) desk.instead = { kind: 'leave' }
  return isOff || says(tokens, verbs.back)
}

/** Words instead of a die: a question is answered; something else to do is done instead, where one can still turn back. */
async function* answered(desk: Desk, line: string, trying: Trying, said: Said): Play<boolean> {
  const helper = helperIn(desk, line)
  if (helper) {
    said.helper = helper.id
    if (line.trimEnd().endsWith('?'))
      tell(desk, phrase(desk, 'helpOnTable', sceneWords.helpOnTable, { who: firstName(helper.one.name) })) // prettier-ignore
    else yield* lend(desk, { kind: 'lend', name: 'assist', input: { who: helper.id }, mate: helper.id })
    return true
  }
  const wish = listenTo(desk, line)
  const sent = actionOf(desk.world)?.helper === undefined ? senderOf(desk, wish) : undefined
  if (sent) {
    tell(desk, toldOfOrder(firstName(sent.mate.one.name), sent.words, { pronoun: pronounOf(sent.mate.one) }))
    yield* lend(desk, { kind: 'lend', name: 'assist', input: { who: sent.mate.id }, mate: sent.mate.id })
    return true
  }
  if (wish.kind !== 'idea' && (yield* aside(desk, wish))) return true
  if (wish.kind === 'deed' && clause(wish.words) === clause(trying.intent))
    note(desk, draw(desk, 'meantNow', sceneWords.meantNow)) // prettier-ignore
  else if (says(tokensOf(line), [...words.faces, ...words.bothSaid]) || /\bthe \d\b/u.test(line))
    note(desk, words.noSuchDie)
  else if (trying.position === 'desperate') tell(desk, draw(desk, 'stuck', sceneWords.stuck))
  else if (wish.kind === 'flashback' || wish.kind === 'item')
    desk.instead = { kind: 'several', wishes: [wish, asDeed(trying)] } // prettier-ignore
  else if (wish.kind === 'deed' ? isSaidToBeDone(wish, line) : wish.kind !== 'idea') desk.instead = wish
  else {
    said.instead = { line, wish: wish.kind === 'idea' ? { kind: 'deed', action: 'finesse', isLethal: false, isTogether: false, words: line } : wish } // prettier-ignore
    note(desk, draw(desk, 'insteadAsk', sceneWords.insteadAsk))
    return true
  }
  return false
}

/** What was being tried, to be tried again. */
const asDeed = ({ action, intent, isLethal, isTogether, by }: Trying): Deed => ({
  kind: 'deed',
  action,
  words: intent,
  isLethal,
  isTogether,
  ...(by === undefined ? {} : { by }),
})

/** `Lark, distract her`: whoever is told to do something while the dice lie there lends a hand with it. */
function senderOf(desk: Desk, wish: Wish): { readonly mate: Mate; readonly words: string } | undefined {
  const who = wish.kind === 'bid' ? wish.who : wish.kind === 'deed' ? wish.by : undefined
  const mate = crewOf(desk).find(({ id }) => id === who)
  if (!mate || (wish.kind !== 'bid' && wish.kind !== 'deed')) return undefined
  return { mate, words: wish.words.replace(/^[^,]{2,20},\s*/u, '').replace(/^(?:could|would|will|can) you (?:please )?/iu, '').replace(/\?+\s*$/u, '') } // prettier-ignore
}

/** `Can Wick help me?`: whoever of the crew is to lend a hand. */
function helperIn(desk: Desk, line: string): Mate | undefined {
  const tokens = tokensOf(line)
  if (actionOf(desk.world)?.helper !== undefined || !says(tokens, words.helpVerbs)) return undefined
  return crewOf(desk).find(({ one }) => tokens.includes(firstName(one.name).toLowerCase()))
}

/** `I climb instead`, `Lark, distract her`: who does it is said. */
const isSaidToBeDone = ({ by }: Deed, line: string): boolean =>
  by !== undefined || verbs.doers.includes(tokensOf(line)[0] ?? '')

async function* letBe(desk: Desk): Play<undefined> {
  yield* rule(desk, 'back-off', {})
  return undefined
}

async function* lend(desk: Desk, { name, input, mate }: Extract<Option['does'], { kind: 'lend' }>): Play {
  const ruled = yield* rule(desk, name, input)
  if (!ruled.isDone) tell(desk, ruled.why)
  else if (name === 'push') tell(desk, draw(desk, 'pushed', words.pushed))
  const { running } = desk.memory
  if (ruled.isDone && mate !== undefined && running) keep(desk, { running: { ...running, helped: [...(running.helped ?? []), mate] } }) // prettier-ignore
  if (ruled.isDone && mate !== undefined)
    yield* wordFrom(desk, mate, 'help', actionOf(desk.world)?.attempt.intent ?? '')
}

/** A crew that plays by itself takes its best die. */
async function* bestFor(desk: Desk, options: readonly Option[]): Play<Tier | undefined> {
  const taken = options.find(({ does }) => does.kind === 'die')?.does
  return taken?.kind === 'die' ? yield* spend(desk, taken.index, taken.isBoth) : undefined
}

async function* backOff(desk: Desk): Play<undefined> {
  yield* rule(desk, 'back-off', {})
  tell(desk, draw(desk, 'backOff', words.backOff))
  return undefined
}

async function* spend(desk: Desk, index: number, isBoth: boolean): Play<Tier | undefined> {
  const ruled = yield* rule(desk, 'choose-die', { index, both: isBoth })
  if (!ruled.isDone) return undefined
  const spent = ruled.events.find(event => event.type === 'die-spent')
  const told = ruled.events.find(event => event.type === 'narrative-added')
  if (spent?.type === 'die-spent' && spent.tier === 'critical') tell(desk, draw(desk, 'critical', outcomes.critical))
  if (told?.type === 'narrative-added') tell(desk, told.text)
  return spent?.type === 'die-spent' ? spent.tier : undefined
}

/** From an idea to dice on the table. */
export async function* engage(desk: Desk, trying: Trying): Play {
  if (moodOf(desk.world) === 'aftermath') yield* rule(desk, 'accept', { acceptTransition: 'it goes on' })
  yield* rule(desk, 'engage', {
    engageIntent: trying.intent.slice(0, 300),
    engageApproach: trying.action,
    engageAction: trying.action,
    engagePosition: trying.position,
    engageEffect: trying.effect,
    engageDomain: domains[familyOf(trying.action)],
    engageThreat: trying.danger.slice(0, 300),
    engageOpportunity: trying.prize.slice(0, 300),
  })
}

const groupOf = ({ world }: Desk, action: Action): Readonly<Record<string, Json>> => ({
  action,
  members: [world.lead, ...Object.keys(world.scoundrels).filter(id => id !== world.lead)].slice(0, 6),
})
