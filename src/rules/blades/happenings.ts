/**
 * What players see of an event. A clock that nobody can see is in no player's stream, and neither is why a faction does
 * what it does; chance that was asked on the quiet stays quiet, and what was told is told as a telling.
 */
import type { Happening, Severity } from '../ruleset.ts'
import { moodTable } from './moods/table.ts'
import type { BladesEvent, KeptEvent, ShownEvent } from './model/events.ts'
import { attitudes, dispositions } from './model/words.ts'
import { mostHeat, mostStress, mostWanted, type BladesWorld } from './model/world.ts'

type Seen = Omit<Happening, 'kind'>

const near = (value: number): Severity => (value >= 8 ? 'critical' : value >= 5 ? 'warning' : 'info')

const rising = (from: number, to: number): Severity => (to > from ? near(to) : 'positive')

function clockSeen(world: BladesWorld, id: string, to: number, reason: string): Seen | undefined {
  const clock = world.clocks[id]
  if (!clock?.isVisible) return undefined
  const isNear = clock.kind === 'threat' && clock.segments - to <= 2
  return {
    severity: isNear ? (clock.segments - to <= 1 ? 'critical' : 'warning') : 'info',
    text: `${clock.name} ${to}/${clock.segments}`,
    reason: clock.kind === 'faction' ? unseenHands : reason,
    facts: { clock: clock.name, from: clock.filled, to, segments: clock.segments },
  }
}

/** Why a faction does what it does is its own business. */
const unseenHands = 'somebody is at work on it'

/** What the table of moods says of such a step. */
const whyOf = (from: string, trigger: string): string =>
  moodTable.find(row => row.trigger === trigger && row.from.some(mood => mood === from))?.about ?? 'so it goes on'

const firstOf = (world: BladesWorld, who: string): string => world.scoundrels[who]?.name.split(' ')[0] ?? who

type SeenEvent =
  | Exclude<ShownEvent, { type: 'random-chosen' | 'narrative-added' }>
  | Extract<KeptEvent, { type: 'harmed' | 'fate-met' }>

function seenIn(world: BladesWorld, event: SeenEvent): Seen | undefined {
  switch (event.type) {
    case 'stress-changed': {
      const { who, from, to, reason } = event
      const whose = who === world.lead ? 'Stress' : `${firstOf(world, who)}: stress`
      return {
        severity: rising(from, to),
        text: `${whose} ${from} → ${to}`,
        reason,
        facts: { who, from, to, most: mostStress },
      }
    }
    case 'heat-changed': {
      const { from, to, reason } = event
      return { severity: rising(from, to), text: `Heat ${from} → ${to}`, reason, facts: { from, to, most: mostHeat } }
    }
    case 'coin-changed': {
      const { from, to, reason } = event
      return { severity: to > from ? 'positive' : 'info', text: `Coin ${from} → ${to}`, reason, facts: { from, to } }
    }
    case 'wanted-changed': {
      const { from, to, reason } = event
      return {
        severity: to > from ? 'warning' : 'positive',
        text: `Wanted ${from} → ${to}`,
        reason,
        facts: { from, to, most: mostWanted },
      }
    }
    case 'trauma-gained': {
      const { who, scar, reason } = event
      return { severity: 'critical', text: `${firstOf(world, who)} is marked: ${scar}`, reason, facts: { who, scar } }
    }
    case 'die-spent': {
      const { value, tier, remaining, reason } = event
      return { severity: 'info', text: `A ${value} is spent: ${tier}`, reason, facts: { value, tier, remaining } }
    }
    case 'dice-recovered': {
      const { dice, reason } = event
      return {
        severity: 'positive',
        text: `${dice.length} ${dice.length === 1 ? 'die' : 'dice'} back`,
        reason,
        facts: { dice: [...dice] },
      }
    }
    case 'clock-ticked':
      return clockSeen(world, event.clock, event.to, event.reason)
    case 'clock-completed': {
      const clock = world.clocks[event.clock]
      if (!clock?.isVisible) return undefined
      const severity = clock.kind === 'goal' ? (clock.consequence.kind === 'none' ? 'info' : 'positive') : 'critical'
      return {
        severity,
        text: `${event.name} is full`,
        reason: 'its last segment is filled',
        facts: { clock: event.name },
      }
    }
    case 'attitude-changed': {
      const { faction, from, to, reason } = event
      const severity = attitudes.indexOf(to) > attitudes.indexOf(from) ? 'positive' : 'warning'
      const name = world.factions[faction]?.name ?? faction
      return { severity, text: `${name}: ${from} → ${to}`, reason, facts: { faction: name, from, to } }
    }
    case 'disposition-changed': {
      const { person, from, to, reason } = event
      const severity = dispositions.indexOf(to) > dispositions.indexOf(from) ? 'positive' : 'warning'
      const name = world.people[person]?.name ?? person
      return { severity, text: `${name}: ${from} → ${to}`, reason, facts: { person: name, from, to } }
    }
    case 'thread-spawned':
      return event.thread.tension === 'background'
        ? undefined
        : {
            severity: 'info',
            text: 'Something new hangs in the air',
            reason: 'what has just come about',
            facts: { thread: event.thread.hook },
          }
    case 'rumour-spread':
      return {
        severity: 'info',
        text: 'There is talk',
        reason: 'the city has not slept',
        facts: { spread: event.rumour.spread },
      }
    case 'place-changed': {
      const to = world.places[event.to]?.name ?? event.to
      return {
        severity: 'info',
        text: to,
        reason: 'you went there',
        facts: { from: world.places[event.from]?.name ?? event.from, to },
      }
    }
    case 'scene-compressed': {
      const { stress, coin, heat, dice } = event.summary.net
      return {
        severity: 'info',
        text: 'The scene is over',
        reason: 'what came of it is kept in short',
        facts: { stress, coin, heat, dice },
      }
    }
    case 'mood-changed': {
      const { from, to, trigger } = event
      const severity = to === 'trauma' ? 'critical' : to === 'bargain' ? 'bargain' : 'info'
      return { severity, text: `${from} → ${to}`, reason: whyOf(from, trigger), facts: { from, to, trigger } }
    }
    case 'pool-depleted':
      return { severity: 'warning', text: 'No die is left', reason: event.reason, facts: {} }
    case 'bargain-offered':
      return {
        severity: 'bargain',
        text: 'The city offers a bargain',
        reason: 'no die is left',
        facts: { canRetreat: event.canRetreat },
      }
    case 'harmed': {
      const { who, harm, reason } = event
      return {
        severity: 'warning',
        text: `${firstOf(world, who)}: harm ${harm.level}, ${harm.what}`,
        reason,
        facts: { who, level: harm.level, what: harm.what },
      }
    }
    case 'fate-met': {
      const { who, fate, reason } = event
      return { severity: 'critical', text: `${firstOf(world, who)}: ${fate}`, reason, facts: { who, fate } }
    }
  }
}

const seen: Readonly<Record<SeenEvent['type'], true>> = {
  'stress-changed': true,
  'heat-changed': true,
  'coin-changed': true,
  'wanted-changed': true,
  'trauma-gained': true,
  'die-spent': true,
  'dice-recovered': true,
  'clock-ticked': true,
  'clock-completed': true,
  'attitude-changed': true,
  'disposition-changed': true,
  'thread-spawned': true,
  'rumour-spread': true,
  'place-changed': true,
  'scene-compressed': true,
  'mood-changed': true,
  'pool-depleted': true,
  'bargain-offered': true,
  harmed: true,
  'fate-met': true,
}

const isSeen = (event: BladesEvent): event is SeenEvent => Object.hasOwn(seen, event.type)

export function happeningOf(world: BladesWorld, event: BladesEvent): Happening | undefined {
  const found = isSeen(event) ? seenIn(world, event) : undefined
  return found && { kind: event.type, ...found }
}
