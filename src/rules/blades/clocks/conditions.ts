/** Whether what a page asks for is so. */
import { keyOf } from './find.ts'
import type { Condition, Job, Needs } from '../model/job.ts'
import { attitudes, dispositions } from '../model/words.ts'
import { leadOf, type BladesWorld } from '../model/world.ts'

const isOn = <Word>(ladder: readonly Word[], held: Word, asked: Word, orWorse: boolean): boolean =>
  orWorse ? ladder.indexOf(held) <= ladder.indexOf(asked) : ladder.indexOf(held) >= ladder.indexOf(asked)

function countOf(world: BladesWorld, what: Extract<Condition, { kind: 'at-least' }>['what']): number {
  const { crew, scoresDone } = world
  if (what === 'scores') return scoresDone
  return what === 'scars' ? (leadOf(world)?.trauma.length ?? 0) : crew[what]
}

const folded = (text: string): string => text.trim().toLowerCase()

/** What names nobody is not so, and turned round is not so either: a slip of the pen opens nothing. */
function isSo(world: BladesWorld, condition: Condition): boolean | undefined {
  switch (condition.kind) {
    case 'score': {
      const status = world.jobs[keyOf(titled(world.jobs), condition.score) ?? '']?.status
      if (status === undefined) return undefined
      return condition.how === 'done' ? status === 'won' || status === 'lost' : status === condition.how
    }
    case 'clock':
      return world.cameTrue.some(name => folded(name) === folded(condition.clock))
    case 'faction': {
      const held = world.factions[keyOf(world.factions, condition.faction) ?? '']
      return held && isOn(attitudes, held.attitude, condition.attitude, condition.orWorse)
    }
    case 'person': {
      const held = world.people[keyOf(world.people, condition.person) ?? '']
      return held && isOn(dispositions, held.disposition, condition.disposition, condition.orWorse)
    }
    case 'at-least':
      return countOf(world, condition.what) >= condition.count
    case 'held': {
      const held = condition.what === 'asset' ? world.crew.assets : world.crew.claims
      return held.some(item => folded(item).startsWith(folded(condition.name)))
    }
  }
}

/** Jobs are found by their titles as clocks are by their names. */
export const titled = (jobs: Readonly<Record<string, Job>>): Readonly<Record<string, { readonly name: string }>> =>
  Object.fromEntries(Object.entries(jobs).map(([id, { title }]) => [id, { name: title }]))

export const areMet = (world: BladesWorld, needs: Needs): boolean =>
  needs.length === 0 ||
  needs.some(row =>
    row.every(condition => {
      const so = isSo(world, condition)
      return so !== undefined && so !== condition.isNot
    }),
  )

/** What is offered now, in the order of the pages. */
export const jobsOffered = (world: BladesWorld): readonly (readonly [string, Job])[] =>
  Object.entries(world.jobs).filter(([, job]) => job.status === 'open' && areMet(world, job.needs))

/** An ending is offered once there is nothing under way. */
export const endingsReached = (world: BladesWorld) =>
  world.score === null ? world.endings.filter(({ when }) => when.length > 0 && areMet(world, when)) : []
