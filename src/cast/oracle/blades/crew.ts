/** The others of the crew: who is there, who would help, and asking them for a word. */
import { dotsOf, isHelpless } from '../../../rules/blades/model/ratings.ts'
import type { Action, Scoundrel } from '../../../rules/blades/model/crew.ts'
import { draw, flush, speak, type Desk, type Play } from './desk.ts'
import { requestFor, type MomentKey } from './moments.ts'
import { placeNameNow } from './scenes.ts'

export type Mate = { readonly id: string; readonly one: Scoundrel }

export const firstName = (name: string): string => name.split(' ')[0] ?? name

export const crewOf = ({ world }: Desk): readonly Mate[] =>
  Object.keys(world.scoundrels)
    .toSorted()
    .flatMap(id => {
      const one = world.scoundrels[id]
      return one && id !== world.lead && one.fate === 'playing' ? [{ id, one }] : []
    })

export type Pronoun = 'he' | 'she' | 'they'

export const pronounOf = ({ pronouns }: Scoundrel): Pronoun => {
  const [first = ''] = pronouns.toLowerCase().split(/[/, ]/u)
  return first === 'he' || first === 'she' ? first : 'they'
}

/** All who are of the crew, whoever leads it included. */
export const crewNamed = ({
  world,
}: Desk): readonly { readonly id: string; readonly name: string; readonly pronoun: Pronoun }[] =>
  Object.keys(world.scoundrels)
    .toSorted()
    .flatMap(id => {
      const one = world.scoundrels[id]
      return one?.fate === 'playing' ? [{ id, name: one.name, pronoun: pronounOf(one) }] : []
    })

/** Whoever is best at it and can take a little more; whoever was asked by name comes first. */
export function helperFor(desk: Desk, action: Action, asked?: string): Mate | undefined {
  const able = crewOf(desk).filter(({ one }) => one.stress < 8 && !isHelpless(one) && !one.isRecovering)
  const named = able.find(({ id }) => id === asked)
  return (
    named ??
    able.toSorted(
      (a, b) => dotsOf(b.one, action) - dotsOf(a.one, action) || a.one.stress - b.one.stress || (a.id < b.id ? -1 : 1),
    )[0]
  )
}

export const anyMate = (desk: Desk): Mate | undefined => {
  const mates = crewOf(desk)
  return mates.length === 0 ? undefined : draw(desk, 'mate', mates)
}

/** Their own words for a moment, from whoever sits in that seat. */
export async function* wordFrom(desk: Desk, who: string, moment: MomentKey, happened: string): Play {
  yield* flush(desk)
  const outcome = yield {
    tag: 'AWAIT_PLAYERS',
    characters: [
      {
        name: who,
        requestType: 'QUICK_REACTION',
        sceneContext: placeNameNow(desk),
        justHappened: happened,
        request: requestFor(moment),
      },
    ],
  }
  if (outcome.outcome !== 'answered' || outcome.message.tag !== 'PLAYER_RESPONSES') return
  const name = firstName(desk.world.scoundrels[who]?.name ?? who)
  for (const { response } of outcome.message.responses) speak(desk, name, response)
}
