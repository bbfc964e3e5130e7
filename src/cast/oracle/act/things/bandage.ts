/** Clean cloth and steady hands, where there is no magic for it: once a day, and the rest is sleep. */
import type { Creature } from '../../../../rules/fifth/model/creature.ts'
import { rule, type Desk, type Play } from '../../desk/desk.ts'
import { shortName } from '../../desk/heroes.ts'
import { check } from '../../desk/rolls.ts'
import { phrase, show } from '../../desk/tell.ts'
import { passTime } from '../../desk/time.ts'
import { countDone } from '../done.ts'
import { seen } from './show.ts'
import { isDone, stakesOf } from './stakes.ts'
import { thingWords } from './words.ts'

export async function* bandage(desk: Desk, healer: Creature, patient: Creature): Play {
  const who = shortName(patient.name)
  const day = Math.floor(desk.game.minute / 1440)
  if (countDone(desk, 'heal', `${patient.id}-${day}`) > 0) {
    desk.offered = ['Rest for an hour']
    return seen(desk, phrase(desk, thingWords, 'bandagedAlready', { who }))
  }
  const { skill, dc, minutes } = stakesOf('heal')
  seen(desk, phrase(desk, thingWords, 'bandages', { who }))
  yield* passTime(desk, minutes)
  const isGood = isDone(yield* check(desk, { skill, dc, who: healer.name }))
  const text = phrase(desk, thingWords, isGood ? 'healsYes' : 'healsNo', { who })
  if (!isGood) return seen(desk, text)
  yield* rule(desk, 'heal', { who: patient.name, dice: '1d4', from: 'Bandages' })
  const amount = (desk.game.creatures[patient.id]?.hitPoints ?? patient.hitPoints) - patient.hitPoints
  show(desk, { kind: 'healed', who: patient.name, by: healer.name, amount, text })
}
