/** What whoever looks closely sees of somebody who hides something: that they do, never what. */
import { passiveScore } from '../../../../rules/fifth/checks/bonus.ts'
import type { Desk } from '../../desk/desk.ts'
import { actorOf, bestAt, shortName } from '../../desk/heroes.ts'
import { callName } from '../../../../english/naming.ts'
import { gainEdge } from '../../desk/rolls.ts'
import { show } from '../../desk/tell.ts'
import type { Person } from '../../../../campaign/played/world.ts'
import { plainly } from '../../desk/say.ts'

const noticed = 12

/** The keenest of the company sees it without being asked; then the next word to them is easier. */
export function passiveInsight(desk: Desk, person: Person, hides: boolean): void {
  const keenest = bestAt(desk.game, 'insight') ?? actorOf(desk)
  if (!hides || keenest === undefined || passiveScore(keenest, 'insight') < noticed) return
  const who = shortName(keenest.name)
  const isYou = desk.isYou && keenest.name === actorOf(desk)?.name
  const key = isYou ? 'signYou' : 'signOther'
  const text = plainly(desk, key, { who: person.name, friend: who })
  show(desk, { kind: 'seen', of: person.name, text, salience: 1 })
  gainEdge(desk, `${callName(person.name)} is hiding something`)
}
