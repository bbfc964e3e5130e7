/**
 * Days that somebody means to spend: by the rules of downtime, each thing for what it costs. The company has its own ways
 * to pass them, and whatever was coming has come nearer meanwhile.
 */
import rows from '../../../../../content/oracle/downtime.json' with { type: 'json' }
import { isOnlyDays } from '../../../../english/days.ts'
import { wordsOfLine } from '../../../../english/line.ts'
import { numberWords, listOf } from '../../../../english/nouns.ts'
import { theName, trimStop } from '../../../../english/naming.ts'
import { plain } from '../../../../english/told-back.ts'
import { wordsOf } from '../../../../english/tokens.ts'
import { verbOf } from '../../../../english/verbs.ts'
import { costOf, type Activity } from '../../../../rules/fifth/economy/downtime.ts'
import { coinsOf, copperOf } from '../../../../rules/fifth/economy/coins.ts'
import { lifestyleNames, type Lifestyle } from '../../../../rules/fifth/economy/lifestyle.ts'
import { proposeDowntime } from '../../../../rules/fifth/economy/propose-downtime.ts'
import { itemNamed } from '../../../../rules/fifth/data/equipment.ts'
import { dayOf } from '../../../../rules/fifth/model/world.ts'
import { partOfDay } from '../../../../rules/fifth/model/time.ts'
import { downtimeWords } from '../../content/phrases.ts'
import { openScene } from '../../desk/arrive.ts'
import { nearestThreat, tick } from '../../desk/clocks.ts'
import { rule, type Desk, type Play } from '../../desk/desk.ts'
import { actorOf, companionsOf, heroOf, shortName } from '../../desk/heroes.ts'
import { here, peopleAt } from '../../desk/place.ts'
import { flush, partyDid, phrase, show, tell, tellTable } from '../../desk/tell.ts'
import type { Deed, Idea } from '../../desk/wishes.ts'
import type { Carry } from '../handlers.ts'
import { apply, stemsOf, type Effect } from '../things/effects.ts'
import { doneText, tellTry } from '../things/retold.ts'

export type Long = (Deed | Idea) & { readonly days: number }

const day = 1440
/** So many days, and what is coming has come one step nearer. */
const daysAStep = 3

const activities = rows.activities.map(({ activity, words }) => ({ activity: activity as Activity, words: new Set(words.split(' ')) })) // prettier-ignore

const formsOf = (words: string): readonly string[] => wordsOf(words).flatMap(word => [word, verbOf(word) ?? word])

/** What the days are for, by the words they are spent with. */
const activityOf = (words: string): Activity | undefined => {
  const said = formsOf(words)
  return activities.find(one => said.some(word => one.words.has(word)))?.activity
}

/** So many days in words: `a week`, `ten days`. */
export function daysText(days: number): string {
  if (days === 7) return 'a week'
  if (days === 30) return 'a month'
  return days % 7 === 0 && days < 90
    ? `${numberWords[days / 7] ?? days / 7} weeks`
    : `${numberWords[days] ?? days} days`
}

/** What each of the company would do, read from their sheets. */
const proposals = (desk: Desk): readonly { readonly who: string; readonly why: string }[] =>
  companionsOf(desk).flatMap(id => {
    const hero = heroOf(desk, id)
    return hero?.life === 'alive' ? [{ who: shortName(hero.name), why: proposeDowntime(hero).why }] : []
  })

/** Days without a purpose: asked what for, with what the sheets would say to it. */
function askWhatFor(desk: Desk, days: string): void {
  const others = proposals(desk).map(({ who, why }) => `${who} ${why}`)
  const would = others.length === 0 ? '' : `Left to themselves, ${listOf(others)}.`
  tellTable(desk, phrase(desk, downtimeWords, 'which', { days, others: would }))
  desk.offered = Object.values(rows.offers).map(offer => offer.replace('#days#', days))
}

/** What can go on for days; a blow cannot. */
const lasting = new Set(rows.lasting.split(' '))

/** What the rules have a price for, by the things that were named. */
const wareIn = (wish: Long): string | undefined => {
  const named = wish.kind === 'deed' ? Object.values(wish.roles) : wish.names
  return [...named.map(({ name }) => name), ...wish.left, wish.left.join(' ')].find(
    name => itemNamed(name) !== undefined,
  )
}

const comesOf: Partial<Readonly<Record<Activity, readonly Effect[]>>> = {
  train: ['edge'],
  work: ['trust', 'rumour'],
  research: ['clue', 'rumour'],
}

/** As well as the purse allows, and no better than a modest life. */
const lived = (desk: Desk, activity: Activity, days: number, about: string): Lifestyle | undefined => {
  const purse = copperOf(actorOf(desk)?.coins ?? coinsOf(0))
  return lifestyleNames
    .slice(0, lifestyleNames.indexOf('modest') + 1)
    .findLast(lifestyle => costOf({ activity, days, about, lifestyle }) <= purse)
}

/** The rules' answer; the days are gone and paid for, or they say why not. Who cannot pay a teacher learns alone. */
async function* paidFor(desk: Desk, wanted: Activity, days: number, subject: string): Play<boolean> {
  const who = actorOf(desk)
  if (who === undefined) return false
  const isTaught = wanted === 'train' || wanted === 'research'
  const activity = isTaught && lived(desk, wanted, days, subject) === undefined ? 'rest' : wanted
  const lifestyle = lived(desk, activity, days, subject)
  const done = yield* rule(desk, 'downtime', {
    who: who.name,
    activity,
    days,
    ...(subject !== '' && { subject }),
    ...(lifestyle !== undefined && { lifestyle }),
  })
  if (done.outcome === 'ruled') return true
  tellTable(desk, done.outcome === 'refused' ? plain(done.why, 200) : '')
  return false
}

function othersMeanwhile(desk: Desk): void {
  const what = listOf(proposals(desk).map(({ who, why }) => `${who} ${why}`))
  if (what !== '') tell(desk, phrase(desk, downtimeWords, 'meanwhile', { what }))
}

/** What was coming comes nearer, until one of it is there. */
function worldGoesOn(desk: Desk, days: number, span: string): void {
  const threat = nearestThreat(desk)
  if (threat === undefined) return
  tell(desk, phrase(desk, downtimeWords, 'world', { days: span }))
  tick(desk, threat, Math.ceil(days / daysAStep))
}

export async function* spendDays(desk: Desk, wish: Long, act: Carry): Play {
  const span = daysText(wish.days)
  const activity = activityOf(wish.words)
  if (activity === undefined && isOnlyDays(wordsOfLine(wish.words))) return askWhatFor(desk, span)
  const { days: _, ...once } = wish
  if (activity === undefined && wish.kind === 'deed' && !lasting.has(wish.verb)) return yield* act(desk, once)
  const ware = activity === 'craft' ? wareIn(wish) : undefined
  const kind = activity === undefined || (activity === 'craft' && ware === undefined) ? 'rest' : activity
  const subject = kind === 'craft' ? (ware ?? '') : ['train', 'research'].includes(kind) ? wish.words.slice(0, 100) : '' // prettier-ignore
  if (!(yield* paidFor(desk, kind, wish.days, subject))) return
  tellTry(desk, wish)
  desk.hasRested = true
  desk.isSavePoint = true
  const [person] = peopleAt(desk)
  const setting = { stems: stemsOf(wish.words), happened: doneText(desk, wish), why: 'days of practice', ...(person !== undefined && { person }) } // prettier-ignore
  const isMade = activity !== undefined && (activity !== 'craft' || ware !== undefined) // what no price list has is made as anything is
  const text = isMade
    ? phrase(desk, downtimeWords, `days-${kind}`, { days: span, what: (ware ?? '').toLowerCase() })
    : ''
  show(desk, { kind: 'time', minutes: wish.days * day, text })
  if (isMade) yield* apply(desk, comesOf[kind] ?? [], setting)
  if (!isMade) yield* act(desk, once)
  othersMeanwhile(desk)
  worldGoesOn(desk, wish.days, span)
  tell(desk, phrase(desk, downtimeWords, 'back', { time: partOfDay(desk.game), day: String(dayOf(desk.game)) }))
  partyDid(desk, `spent ${span} at ${theName(trimStop(here(desk).name))}`)
  desk.moments.push({ weight: 2, what: `${doneText(desk, wish)} It took ${span}.` })
  yield* flush(desk)
  yield* openScene(desk, here(desk), `${here(desk).name}, day ${dayOf(desk.game)}`)
}
