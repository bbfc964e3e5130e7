/** The world after an event. One row an event: what does not compile here is an event that would be forgotten. */
import type { Scoundrel } from './crew.ts'
import type { BladesEvent } from './events.ts'
import type { PlayMood, Scene } from './scene.ts'
import type { BladesWorld } from './world.ts'

type Row<Type extends BladesEvent['type']> = (
  world: BladesWorld,
  event: Extract<BladesEvent, { type: Type }>,
) => BladesWorld

const same = (world: BladesWorld): BladesWorld => world

function onScoundrel(world: BladesWorld, who: string, change: (one: Scoundrel) => Partial<Scoundrel>): BladesWorld {
  const one = Object.hasOwn(world.scoundrels, who) ? world.scoundrels[who] : undefined
  if (!one) return world
  return { ...world, scoundrels: { ...world.scoundrels, [who]: { ...one, ...change(one) } } }
}

function onScene(world: BladesWorld, change: (scene: Scene) => Partial<Scene>): BladesWorld {
  const { phase } = world
  if (phase.kind !== 'playing') return world
  return { ...world, phase: { ...phase, scene: { ...phase.scene, ...change(phase.scene) } } }
}

function onMood(world: BladesWorld, change: (mood: PlayMood) => PlayMood): BladesWorld {
  const { phase } = world
  return phase.kind === 'playing' ? { ...world, phase: { ...phase, mood: change(phase.mood) } } : world
}

const withBeat = (scene: Scene, beat: Scene['beats'][number]): Partial<Scene> => ({
  beats: [...scene.beats, beat],
  sinceDie: scene.sinceDie + 1,
})

function without<Value>(record: Readonly<Record<string, Value>>, key: string): Readonly<Record<string, Value>> {
  const { [key]: _gone, ...rest } = record
  return rest
}

/** Words of what came true that are kept at hand. */
const mostOpened = 12

const rows: { readonly [Type in BladesEvent['type']]: Row<Type> } = {
  'stress-changed': (world, { who, to }) => onScoundrel(world, who, () => ({ stress: to })),
  'heat-changed': (world, { to }) => ({ ...world, crew: { ...world.crew, heat: to } }),
  'coin-changed': (world, { to }) => ({ ...world, crew: { ...world.crew, coin: to } }),
  'wanted-changed': (world, { to }) => ({ ...world, crew: { ...world.crew, wanted: to } }),
  'trauma-gained': (world, { who, scar }) => onScoundrel(world, who, one => ({ trauma: [scar, ...one.trauma] })),
  'die-spent': (world, { index, isLent }) => ({
    ...onScene(world, () => ({ sinceDie: 0, practised: null })),
    ...(isLent ? {} : { pool: world.pool.filter((_, at) => at !== index) }),
  }),
  'dice-recovered': (world, { dice }) => ({ ...world, pool: [...world.pool, ...dice] }),
  'clock-ticked': (world, { clock, from, to }) => {
    const held = world.clocks[clock]
    if (!held) return world
    const ticked = { ...world, clocks: { ...world.clocks, [clock]: { ...held, filled: to } } }
    return onScene(ticked, scene => withBeat(scene, { kind: 'tick', clock, by: to - from }))
  },
  'clock-completed': (world, { clock, name, consequence }) => ({
    ...world,
    clocks: without(world.clocks, clock),
    cameTrue: consequence.kind === 'none' || world.cameTrue.includes(name) ? world.cameTrue : [...world.cameTrue, name],
  }),
  'attitude-changed': (world, { faction, to }) => {
    const held = world.factions[faction]
    return held ? { ...world, factions: { ...world.factions, [faction]: { ...held, attitude: to } } } : world
  },
  'disposition-changed': (world, { person, to }) => {
    const held = world.people[person]
    return held ? { ...world, people: { ...world.people, [person]: { ...held, disposition: to } } } : world
  },
  'thread-spawned': (world, { thread }) => ({
    ...world,
    threads: [thread, ...world.threads.filter(({ id }) => id !== thread.id)],
  }),
  'rumour-spread': (world, { rumour }) => ({
    ...world,
    rumours: [...world.rumours.filter(({ id }) => id !== rumour.id), rumour],
  }),
  'place-changed': (world, { to }) => onScene(world, () => ({ place: to })),
  'random-chosen': same,
  'scene-compressed': (world, { summary }) => ({
    ...onScene(world, () => ({ beats: [], sinceDie: 0 })),
    summaries: [...world.summaries, summary],
  }),
  'mood-changed': (world, { phase }) => ({ ...world, phase }),
  'pool-depleted': same,
  'bargain-offered': same,
  'narrative-added': (world, { text }) => onScene(world, scene => withBeat(scene, { kind: 'told', text })),
  'beat-recorded': (world, { beat }) => onScene(world, scene => withBeat(scene, beat)),
  'phase-set': (world, { phase }) => ({ ...world, phase }),
  'scene-set': (world, { scene }) => onScene(world, () => scene),
  'style-set': (world, { style }) => onScene(world, () => ({ style })),
  'pool-set': (world, { dice }) => ({ ...world, pool: dice }),
  'outcome-kept': (world, { outcome }) =>
    onMood(world, mood => (mood.kind === 'aftermath' ? { ...mood, outcome } : mood)),
  'cost-noted': (world, { text }) => ({ ...world, recentCosts: [text, ...world.recentCosts].slice(0, 3) }),
  'threat-noted': (world, { text }) => ({ ...world, threats: [text, ...world.threats].slice(0, 5) }),
  'consequence-owed': (world, { owed }) => ({
    ...world,
    owed: [...world.owed, owed],
    opened: [...world.opened, owed.text].slice(-mostOpened),
  }),
  'consequences-told': (world, { count }) => ({ ...world, owed: world.owed.slice(count) }),
  'interrupt-set': (world, { interrupt }) => ({ ...world, interrupt }),
  entangled: (world, { is }) => ({ ...world, isEntangled: is }),
  hunted: (world, { is }) => ({ ...world, crew: { ...world.crew, isHunted: is } }),
  recovering: (world, { who, is }) => onScoundrel(world, who, () => ({ isRecovering: is })),
  'entry-set': (world, { entry }) => ({ ...world, entry }),
  suggested: (world, { options }) => ({ ...world, suggestions: options }),
  'clock-started': (world, { id, clock }) => ({ ...world, clocks: { ...world.clocks, [id]: clock } }),
  'clock-removed': (world, { clock }) => ({ ...world, clocks: without(world.clocks, clock) }),
  'secret-revealed': (world, { content }) =>
    onScene(world, scene => withBeat(scene, { kind: 'revealed', text: content })),
  'asset-gained': (world, { asset }) => ({
    ...world,
    crew: { ...world.crew, assets: [...world.crew.assets, asset] },
  }),
  'asset-lost': (world, { asset }) => {
    const at = world.crew.assets.indexOf(asset)
    return { ...world, crew: { ...world.crew, assets: world.crew.assets.filter((_, index) => index !== at) } }
  },
  'faction-set': (world, { id, faction }) => ({ ...world, factions: { ...world.factions, [id]: faction } }),
  'person-set': (world, { id, person }) => ({ ...world, people: { ...world.people, [id]: person } }),
  'place-set': (world, { id, place }) => ({ ...world, places: { ...world.places, [id]: place } }),
  'scoundrel-set': (world, { id, scoundrel }) => ({
    ...world,
    scoundrels: { ...world.scoundrels, [id]: scoundrel },
  }),
  'crew-set': (world, { crew }) => ({ ...world, crew }),
  'lead-set': (world, { who }) => ({ ...world, lead: who }),
  'tone-set': (world, { tone }) => ({ ...world, tone }),
  'goal-set': (world, { goals }) => ({ ...world, goals }),
  harmed: (world, { who, harm }) => onScoundrel(world, who, one => ({ harm: [...one.harm, harm] })),
  'harm-eased': (world, { who, healing, harm }) => onScoundrel(world, who, () => ({ healing, harm })),
  'armour-used': (world, { who, armour }) =>
    onScoundrel(world, who, one => ({ armour: one.armour.filter((_, at) => at !== one.armour.indexOf(armour)) })),
  'load-chosen': (world, { who, load }) => onScoundrel(world, who, () => ({ load, carried: [] })),
  'item-declared': (world, { who, item }) => onScoundrel(world, who, one => ({ carried: [...one.carried, item] })),
  marked: (world, { who, track, to }) => onScoundrel(world, who, one => ({ marks: { ...one.marks, [track]: to } })),
  'dot-gained': (world, { who, action, to }) =>
    onScoundrel(world, who, one => ({ dots: { ...one.dots, [action]: to } })),
  'ability-gained': (world, { who, ability }) =>
    onScoundrel(world, who, one => ({ abilities: [...one.abilities, ability] })),
  stashed: (world, { who, to }) => onScoundrel(world, who, () => ({ stash: to })),
  'fate-met': (world, { who, fate }) => onScoundrel(world, who, () => ({ fate })),
  'score-set': (world, { score }) => ({ ...world, score }),
  'score-done': world => ({ ...world, score: null, scoresDone: world.scoresDone + 1 }),
  'job-set': (world, { job, status }) => {
    const held = world.jobs[job]
    return held ? { ...world, jobs: { ...world.jobs, [job]: { ...held, status } } } : world
  },
  'present-set': (world, { present }) => onScene(world, () => ({ present })),
  'days-passed': (world, { by }) => ({ ...world, day: world.day + by }),
}

export function fold(world: BladesWorld, event: BladesEvent): BladesWorld {
  const row = rows[event.type] as (world: BladesWorld, event: BladesEvent) => BladesWorld
  return row(world, event)
}
