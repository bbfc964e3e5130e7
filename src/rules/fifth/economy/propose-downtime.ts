/** What a companion would do with free days, read from who they are; the human says yes, or changes it. */
import type { Creature } from '../model/creature.ts'
import type { Activity } from './downtime.ts'

export type Proposal = { readonly activity: Activity; readonly why: string }

const callings: Readonly<Record<string, Proposal>> = {
  bard: { activity: 'work', why: 'plays for supper and hears what is said' },
  cleric: { activity: 'work', why: 'serves at the temple' },
  druid: { activity: 'rest', why: 'walks outside the walls until the noise is gone' },
  fighter: { activity: 'train', why: 'looks for somebody to spar with' },
  monk: { activity: 'train', why: 'keeps the hours of practice' },
  paladin: { activity: 'work', why: 'offers a strong arm to those who need one' },
  ranger: { activity: 'work', why: 'brings in game and furs' },
  rogue: { activity: 'research', why: 'finds out who owes whom' },
  sorcerer: { activity: 'rest', why: 'sleeps until noon' },
  warlock: { activity: 'research', why: 'follows a lead better not spoken of' },
  wizard: { activity: 'research', why: 'asks for the key to the library' },
  barbarian: { activity: 'rest', why: 'eats, wrestles, sleeps' },
}

/** First whoever is unwell, then whoever has a craft, then by calling. */
export function proposeDowntime(creature: Creature): Proposal {
  const isUnwell = creature.exhaustion > 0 || creature.conditions.some(({ condition }) => condition === 'poisoned')
  if (isUnwell) return { activity: 'recuperate', why: 'is not well yet' }
  const [tool] = Object.keys(creature.tools).filter(name => /^(?!thieves).*(?:tools|supplies|kit|utensils)/.test(name))
  if (tool !== undefined) return { activity: 'craft', why: `has hands that want their ${tool.replaceAll('-', ' ')}` }
  const calling = (creature.className ?? '').toLowerCase()
  const known = Object.hasOwn(callings, calling) ? callings[calling] : undefined
  return known ?? { activity: 'rest', why: 'takes the days as they come' }
}
