/**
 * What a mind is shown of the game, mood by mood, as plain values for a template: sorted and bounded, so that the same state
 * gives the same bytes and an old campaign costs no more than a new one. Ids stand wherever a tool asks for one.
 */
import type { Json } from '../../../core/json.ts'
import { actionOf, diceToChoose } from '../../../rules/blades/dice/offer.ts'
import { keyOf } from '../../../rules/blades/clocks/find.ts'
import type { Clock } from '../../../rules/blades/model/clocks.ts'
import { leadOf, sceneOf, type BladesWorld } from '../../../rules/blades/model/world.ts'
import { precarityOf } from '../../../rules/blades/resources/precarity.ts'
import type { SceneBeat } from '../../../rules/blades/model/scene.ts'

export type Values = Readonly<Record<string, Json>>

const most = { beats: 8, summaries: 4, factions: 10, clocks: 8, rumours: 4, threads: 4, present: 5 } as const

const precarities = {
  'from-strength': 'They work from strength: let them be bold.',
  'room-to-move': 'There is room to move: keep it cool and professional.',
  'walls-closing': 'The walls are closing in: fewer ways, and each of them narrower.',
  'by-a-thread': 'They hang by a thread: every sentence could be the last good one.',
} as const

const atmospheres = {
  mundane: 'Everyday: things are what they are.',
  liminal: 'On the threshold: one thing in the room is not as it should be, and nobody mentions it.',
  supernatural: 'The dead are in the room, and have manners.',
} as const
const pressures = {
  calm: 'There is time: let silences stand.',
  watchful: 'Somebody may be watching: short sentences, eyes moving.',
  urgent: 'There is no time: verbs, and few of them.',
} as const
const classes = {
  gutter: 'Gutter: cold hands, real prices, no patience.',
  street: 'Street: trade, gossip, everybody owes somebody.',
  salon: 'Salon: nothing is said, and all of it is heard.',
} as const

const sorted = <Value>(record: Readonly<Record<string, Value>>): readonly (readonly [string, Value])[] =>
  Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1))

const clockValue = ([id, { name, filled, segments, kind }]: readonly [string, Clock]): Json => ({
  id,
  name,
  filled,
  segments,
  kind,
  left: segments - filled,
})

function beatText(beat: SceneBeat): string {
  switch (beat.kind) {
    case 'player':
      return `Player: ${beat.text.slice(0, 200)}`
    case 'person':
      return `${beat.who}: ${beat.text.slice(0, 200)}`
    case 'told':
    case 'shift':
      return beat.text.slice(0, 200)
    case 'revealed':
      return `Came out: ${beat.text.slice(0, 200)}`
    case 'tick':
      return `${beat.clock} moved by ${beat.by}`
  }
}

/** What only some moods have. */
function ofMood(world: BladesWorld): Values {
  const { phase } = world
  const mood = phase.kind === 'playing' || phase.kind === 'between' ? phase.mood : undefined
  const action = actionOf(world)
  const outcome = mood?.kind === 'aftermath' ? mood.outcome : undefined
  return {
    attempt: action
      ? { ...action.attempt }
      : { intent: '', approach: '', position: 'risky', effect: 'standard', threat: '', opportunity: '' },
    outcome: outcome
      ? { die: outcome.die, tier: outcome.tier, position: outcome.position, narrative: outcome.narrative }
      : { die: 0, tier: 'partial', position: 'risky', narrative: '' },
    broken: mood?.kind === 'trauma' ? mood.whatBroke : '',
    drained: mood?.kind === 'bargain' ? mood.whatDrained : '',
    canRetreat: mood?.kind === 'bargain' ? mood.canRetreat : false,
  }
}

export type JobNow = {
  readonly title: string
  readonly target: string
  readonly pitch: string
  readonly obstacle: string
  readonly prose: string
  readonly works: string
  readonly danger: string
}

export function contextOf(world: BladesWorld, placeAbout: string, job: JobNow | undefined): Values {
  const scene = sceneOf(world)
  const lead = leadOf(world)
  const { crew } = world
  const clocks = sorted(world.clocks).filter(([, { after }]) => after === undefined)
  const stress = lead?.stress ?? 0
  const {
    atmosphere,
    pressure,
    class: level,
  } = scene?.style ?? { atmosphere: 'mundane', pressure: 'watchful', class: 'street' }
  return {
    character: {
      name: lead?.name ?? '',
      pronouns: lead?.pronouns ?? 'they',
      archetype: lead?.archetype ?? '',
      look: lead?.look ?? '',
    },
    crew: { name: crew.name, heat: crew.heat, wanted: crew.wanted, coin: crew.coin },
    place: { name: world.places[scene?.place ?? '']?.name ?? 'somewhere', about: placeAbout.slice(0, 600) },
    stakes: scene?.stakes ?? '',
    present: (scene?.present ?? []).slice(0, most.present).flatMap(id => {
      const one = world.people[id]
      return one
        ? [
            {
              id,
              name: one.name,
              disposition: one.disposition,
              role: one.role.slice(0, 120),
              want: one.wants[0]?.description ?? '',
              voice: one.voice.slice(0, 160),
            },
          ]
        : []
    }),
    others: sorted(world.scoundrels)
      .filter(([id, { fate }]) => id !== world.lead && fate === 'playing')
      .map(([, { name, archetype, stress: worn }]) => ({ name, archetype, stress: worn })),
    job: job ? { ...job } : null,
    stress,
    stressRoom: 9 - stress,
    dice: diceToChoose(world).join(', ') || 'none',
    precarity: precarities[precarityOf(world)],
    scars: [...(lead?.trauma ?? [])],
    scarList: (lead?.trauma ?? []).join(', ') || 'none',
    harm: (lead?.harm ?? []).map(({ what }) => what),
    clocks: clocks
      .filter(([, { isVisible }]) => isVisible)
      .slice(0, most.clocks)
      .map(clockValue),
    hidden: clocks
      .filter(([, { isVisible }]) => !isVisible)
      .slice(0, most.clocks)
      .map(clockValue),
    factions: sorted(world.factions)
      .slice(0, most.factions)
      .map(([id, { name, attitude, goals }]) => ({
        id,
        name,
        attitude,
        goal: goals[0]?.description.slice(0, 120) ?? '',
      })),
    threads: world.threads
      .filter(({ tension }) => tension !== 'background')
      .slice(0, most.threads)
      .map(({ hook }) => hook.slice(0, 200)),
    rumours: world.rumours
      .filter(({ spread }) => spread !== 'whisper')
      .slice(-most.rumours)
      .map(({ content }) => content.slice(0, 200)),
    owed: world.owed.map(({ text }) => text.slice(0, 300)),
    costs: [...world.recentCosts],
    threats: [...world.threats],
    summaries: world.summaries.slice(-most.summaries).map(({ text }) => text.slice(0, 300)),
    beats: (scene?.beats ?? []).slice(-most.beats).map(beatText),
    sinceDie: scene?.sinceDie ?? 0,
    entry:
      world.entry?.kind === 'downtime'
        ? world.entry.hook
        : world.entry?.kind === 'trauma'
          ? `They have just broken: ${world.entry.scar}.`
          : '',
    style: [atmospheres[atmosphere], pressures[pressure], classes[level]].join(' '),
    ...ofMood(world),
  }
}

/** The job under way as the telling needs it. */
export function jobNow(
  world: BladesWorld,
  obstacle:
    | {
        readonly name: string
        readonly prose: string
        readonly danger: string
        readonly works: Readonly<Record<string, string>>
      }
    | undefined,
): JobNow | undefined {
  const { score } = world
  if (!score || !obstacle) return undefined
  const target = world.factions[keyOf(world.factions, score.target) ?? '']?.name ?? score.target
  const works = Object.entries(obstacle.works).map(([action, effect]) => `${action} (${effect})`)
  return {
    title: score.title,
    target,
    pitch: score.detail,
    obstacle: obstacle.name,
    prose: obstacle.prose,
    works: works.join(', '),
    danger: obstacle.danger,
  }
}
