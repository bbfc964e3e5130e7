/** Heroes cast as tactics say, and first something to concentrate on, so that fights have that in them too. */
import { alliesOf, enemiesOf } from '../../src/rules/fifth/combat/sides.ts'
import type { Caster } from '../../src/rules/fifth/combat/tactics.ts'
import { castSpell } from '../../src/rules/fifth/magic/cast.ts'
import { castByTactics } from '../../src/rules/fifth/magic/tactics.ts'
import type { CreatureId } from '../../src/rules/fifth/model/creature.ts'
import type { Deed } from '../../src/rules/fifth/model/deed.ts'
import { creatureIn } from '../../src/rules/fifth/model/folds.ts'

function holdOrBless(deed: Deed, who: CreatureId): boolean {
  const { concentration, className, level } = creatureIn(deed.world, who)
  if (concentration !== null) return false
  if (className === 'cleric') {
    const friends = alliesOf(deed.world, who).filter(({ life }) => life === 'alive')
    return castSpell(deed, { who, spell: 'Bless', targets: [who, ...friends.map(({ id }) => id)].slice(0, 3) }).ok
  }
  const person = enemiesOf(deed.world, who).find(({ type, life }) => type === 'humanoid' && life === 'alive')
  return level >= 3 && person !== undefined && castSpell(deed, { who, spell: 'Hold Person', targets: [person.id] }).ok
}

export const castAsHero: Caster = (deed, who) =>
  creatureIn(deed.world, who).spellcasting !== undefined && (holdOrBless(deed, who) || castByTactics(deed, who))
