/** Moves that ask chance and the books: tables, rumours, names, encounters. */
import { buildEncounter, printEncounter } from '../encounter/build.ts'
import { difficulties } from '../encounter/budget.ts'
import { refusal } from '../combat/permit.ts'
import { happen, rngIn, tell } from '../model/deed.ts'
import { offerNames } from '../names/offer.ts'
import { findTable, tableNames } from '../tables/all.ts'
import { printResult, rollTable } from '../tables/roll-table.ts'
import { rollRumour } from '../tables/rumour.ts'
import type { FifthMove } from './define.ts'
import { defineMove } from './define.ts'
import { choice, creature, list, number, optional, text } from './field.ts'

const table = defineMove({
  name: 'roll-table',
  about: 'Rolls on a table of random events. It is a prompt: bend it to the campaign before it happens.',
  fields: { table: choice('the table', tableNames), adjust: optional(number('added to the roll', -10, 10)) },
  play: (deed, { table: name, adjust = 0 }) => {
    const found = findTable(name)
    if (!found.ok) return found.refusal
    const result = rollTable(found.value, rngIn(deed), adjust)
    deed.chance = result.rng
    happen(deed, { type: 'table-rolled', table: name, entry: result.name })
    tell(deed, printResult(result))
    tell(deed, result.text)
    return null
  },
})

const rumour = defineMove({
  name: 'rumour',
  about: 'A rumour, and how true it is. Only the GM hears the second part.',
  fields: {},
  play: deed => {
    const party = Object.values(deed.world.creatures)
      .filter(({ isCharacter }) => isCharacter)
      .map(({ name }) => name)
    const { quality, topic, about, rng } = rollRumour(party, rngIn(deed))
    deed.chance = rng
    tell(deed, `${topic.name}${about === undefined ? '' : ` (${about})`}: ${topic.text}`)
    tell(deed, `How true it is: ${quality.name}. ${quality.text}`)
    return null
  },
})

const names = defineMove({
  name: 'offer-names',
  about: 'A few names for somebody or somewhere new, that nobody at the table bears.',
  fields: {
    people: text('a people or kind: elf, dwarf, human-northern, place, faction', 40),
    count: optional(number('how many', 3, 5)),
    kin: optional(text('a relative, whose name they echo', 60)),
    avoid: optional(list('names in use that the rules do not know', text('a name', 60), 100)),
  },
  play: (deed, { people, count = 4, kin, avoid = [] }) => {
    const taken = [...Object.values(deed.world.creatures).map(({ name }) => name), ...avoid]
    const offered = offerNames({ people, count, taken, ...(kin !== undefined && { kin }) }, rngIn(deed))
    if (!offered.ok) return offered.refusal
    deed.chance = offered.value.rng
    for (const { name, note } of offered.value.offers) tell(deed, `${name}: ${note}`)
    return null
  },
})

const encounter = defineMove({
  name: 'build-encounter',
  about: 'Foes from the SRD within the budget of a difficulty for this party. Use them with start-fight.',
  fields: {
    difficulty: choice('how hard', difficulties),
    party: optional(list('who is there; left out, the whole party', creature('somebody'))),
  },
  play: (deed, { difficulty, party }) => {
    const heroes =
      party ?? Object.values(deed.world.creatures).filter(({ isCharacter, life }) => isCharacter && life !== 'dead')
    const built = buildEncounter({ levels: heroes.map(({ level }) => level), difficulty }, rngIn(deed))
    if (!built.ok)
      return refusal(built.refusal.code, built.refusal.why, ['another difficulty', 'start-fight with foes of your own'])
    deed.chance = built.value.rng
    tell(deed, `A ${difficulty} encounter: ${printEncounter(built.value.encounter)}.`)
    return null
  },
})

export const chanceMoves: readonly FifthMove[] = [table, rumour, names, encounter]
