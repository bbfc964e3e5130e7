/** What goes from hand to hand with somebody's words: `Take the Well Key`, said by whoever has it. */
import type { Item, Knowledge, Person } from '../../../campaign/played/world.ts'
import type { Desk, Play } from './desk.ts'
import { obtain } from './discover.ts'
import { theName } from '../../../english/naming.ts'
import { setOf } from './memory.ts'
import { piecesOf, type Tier } from './people.ts'
import { tell } from './tell.ts'

const tiers: readonly Tier[] = ['public', 'private', 'secret']
const giving = /\b(?:take|have|keep)\b|\bhere is\b|\bis yours\b/i

/** What a person told in this beat that they had not told before it. */
const newlyTold = ({ memory, before }: Desk, person: Person): readonly Knowledge[] =>
  tiers
    .flatMap(tier => piecesOf(person, tier))
    .filter(({ key }) => setOf(memory.told).has(key) && !setOf(before.memory.told).has(key))
    .map(({ knowledge }) => knowledge)

const givenWith = ({ world, memory }: Desk, { id }: Person, { text }: Knowledge): readonly Item[] =>
  giving.test(text)
    ? world.items
        .filter(({ personId, name }) => personId === id && text.toLowerCase().includes(name.toLowerCase()))
        .filter(item => !memory.happened.includes(`took/${item.id}`))
    : []

export async function* handOver(desk: Desk): Play {
  if (desk.memory.told === desk.before.memory.told) return
  for (const person of desk.world.people)
    for (const knowledge of newlyTold(desk, person))
      for (const { name } of givenWith(desk, person, knowledge))
        if (yield* obtain(desk, name)) tell(desk, `${person.name} hands over ${theName(name)}.`)
}
