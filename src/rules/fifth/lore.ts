/** What the SRD knows of the words of a campaign. */
import type { Lore } from '../../campaign/played/lore.ts'
import { itemNamed } from './data/equipment.ts'
import { monsterNamed } from './data/monsters.ts'

export const lore: Lore = { creature: monsterNamed, gear: itemNamed }
