/** Wishes that are no move in a fight: they are answered, and the turn stays with whoever had them. */
import type { CreatureId } from '../../../rules/fifth/model/creature.ts'
import type { Deed, DeedVerb, Thing, Wish } from '../desk/wishes.ts'
import { heroOf } from '../desk/heroes.ts'
import { theName } from '../../../english/naming.ts'
import { quote } from '../desk/tell.ts'
import { spoken } from '../../../english/told-back.ts'
import { fightOf, keepFight } from '../desk/fighting/memory.ts'
import { foesUp, nameOfId, type Stage } from '../desk/fighting/stage.ts'
import { say } from './say.ts'

/** What takes longer than a breath, or wants a quiet hour. */
const later: ReadonlySet<DeedVerb> = new Set([
  'buy',
  'sell',
  'rest',
  'read',
  'make',
  'bury',
  'play',
  'prepare',
  'search',
  'lead',
  'split',
  'regroup',
])

const struck: ReadonlySet<DeedVerb> = new Set(['attack', 'grapple', 'shove', 'capture', 'cast'])

const isCapital = (words: string): boolean => words.charAt(0) !== words.charAt(0).toLowerCase()

/** A name that was given where a foe's would stand, and is nobody's here: whoever else is near is not meant by it. */
const strangerIn = ({ roles, left }: Deed): string | undefined =>
  roles.whom === undefined && (roles.what === undefined || roles.what.kind === 'spell')
    ? left.find(isCapital)
    : undefined

/** Somebody or something the wish names that is not in the fight. */
function bystander(stage: Stage, deed: Deed): string | undefined {
  const { roles } = deed
  const named = [roles.whom, roles.what].find(
    (thing): thing is Thing => thing !== undefined && (thing.kind === 'person' || thing.kind === 'feature'),
  )
  if (named === undefined) return strangerIn(deed)
  if (foesUp(stage).some(({ id, name }) => id === named.id || name === named.name)) return undefined
  return named.kind === 'person' ? named.name : theName(named.name)
}

/** What is said to it; undefined where it is a move like any other. */
export function asideTo(stage: Stage, wishes: readonly Wish[]): string | undefined {
  const [first] = wishes
  if (first?.kind !== 'deed') return undefined
  const name = struck.has(first.verb) ? bystander(stage, first) : undefined
  if (name !== undefined) return say(stage, 'notInIt', { name }) || `${name} is not in this.`
  const isLookingAbout = first.verb === 'search' && Object.keys(first.roles).length === 0 // for a weakness, for anything of use
  return later.has(first.verb) && !isLookingAbout ? say(stage, 'notNow') || 'That must wait.' : undefined
}

/** `Ilvane, burn them!`: heard, and done when their turn comes. Answers what is left for whoever said it. */
export function bid(stage: Stage, wishes: readonly Wish[]): readonly Wish[] {
  const { desk, human } = stage
  const own: Wish[] = []
  for (const wish of wishes) {
    const friend = wish.by === undefined ? undefined : heroOf(desk, wish.by.id)
    if (friend === undefined || human === undefined || friend.id === human) own.push(wish)
    else if (friend.life === 'alive') bidOne(stage, human, friend.id, wish)
  }
  return own
}

function bidOne(stage: Stage, human: CreatureId, friend: CreatureId, wish: Wish): void {
  const { bidden } = fightOf(stage.desk)
  const words = wish.kind === 'speech' ? wish.said : wish.words
  quote(stage.desk, nameOfId(stage, human), spoken(`${nameOfId(stage, friend)}, ${words}`), '', {
    act: 'order',
    to: nameOfId(stage, friend),
  })
  keepFight(stage.desk, { bidden: { ...bidden, [friend]: [...(bidden[friend] ?? []), wish] } })
}
