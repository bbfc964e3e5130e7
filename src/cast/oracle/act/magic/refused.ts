/** Why a spell does not come, as the character knows it, and what is nearest to it. */
import { spellNamed, type Spell } from '../../../../rules/fifth/data/spells.ts'
import { holds, refuseUnknown } from '../../../../rules/fifth/magic/knows.ts'
import type { Creature } from '../../../../rules/fifth/model/creature.ts'
import { listOf } from '../../../../english/nouns.ts'
import type { Desk } from '../../desk/desk.ts'
import { actorOf, packs, shortName, standing } from '../../desk/heroes.ts'
import { callName, likeness, topicWords } from '../../../../english/naming.ts'
import { phrase, tellTable } from '../../desk/tell.ts'
import { matterOf } from '../things/matter.ts'
import { seen } from '../things/show.ts'
import { nearest } from '../things/witness.ts'
import type { Deed } from '../../desk/wishes.ts'
import { familyOf, magicWords, rowOf } from './rows.ts'

const spellsOf = ({ spellcasting: own }: Creature): readonly Spell[] =>
  [...(own?.cantrips ?? []), ...(own?.prepared ?? [])].flatMap(name => spellNamed(name) ?? [])

/** Somebody else of the company who could. */
const friendWith = (desk: Desk, spell: Spell): Creature | undefined =>
  standing(desk.game).find(
    ({ id, spellcasting: own }) =>
      id !== actorOf(desk)?.id && own !== undefined && holds([...own.cantrips, ...own.prepared], spell),
  )

/** What serves the same end: a spell of the same kind, a friend's, something in the pack, or a plain deed. */
export function offerNearest(desk: Desk, deed: Deed, spell: Spell): void {
  const family = familyOf(spell)
  const row = rowOf(family)
  const own = actorOf(desk)
  const alike = own === undefined ? [] : spellsOf(own).filter(one => one !== spell && familyOf(one) === family)
  const friend = friendWith(desk, spell)
  const wanted = topicWords((row?.means ?? []).join(' '))
  const means = packs(desk.game)
    .find(name => likeness(wanted, name) > 0)
    ?.toLowerCase()
  if (alike.length > 0)
    seen(
      desk,
      phrase(desk, magicWords, 'couldCast', { what: listOf(alike.slice(0, 3).map(one => one.name.toLowerCase())) }),
    )
  const others = own === undefined ? [] : spellsOf(own).slice(0, 5)
  if (alike.length === 0 && friend === undefined && means === undefined && others.length > 0)
    seen(desk, phrase(desk, magicWords, 'couldCast', { what: listOf(others.map(one => one.name.toLowerCase())) }))
  if (friend !== undefined) seen(desk, phrase(desk, magicWords, 'friendCan', { who: shortName(friend.name) }))
  if (means !== undefined) seen(desk, phrase(desk, magicWords, 'haveMeans', { means }))
  const target = Object.values(deed.roles).find(({ kind }) => kind !== 'spell')
  const what = target === undefined ? 'the place' : matterOf(desk, target).what
  const person = nearest(desk)
  const plain = row?.offer
    .replace('#what#', what)
    .replace('#who#', person === undefined ? 'somebody' : callName(person.name))
  const isAimed = target !== undefined || row?.offer.includes('#what#') !== true
  const isWhole = plain !== undefined && isAimed && (!plain.includes('#means#') || means !== undefined)
  desk.offered = [
    ...alike.slice(0, 1).map(one => `Cast ${one.name.toLowerCase()}`),
    ...(friend === undefined ? [] : [`${shortName(friend.name)}, cast ${spell.name.toLowerCase()}`]),
    ...(plain !== undefined && isWhole ? [plain.replace('#means#', means ?? '')] : []),
  ]
}

/** True where the spell cannot come at all, and that was said; a ritual that can is left to whoever casts it. */
export function isBeyond(desk: Desk, deed: Deed, caster: Creature, spell: Spell): boolean {
  const refusal = refuseUnknown(caster, spell, false)
  if (refusal === undefined || refuseUnknown(caster, spell, true) === undefined) return false
  const key = refusal.code === 'no-caster' ? 'noCaster' : refusal.code === 'not-prepared' ? 'notPrepared' : 'notKnown'
  seen(desk, phrase(desk, magicWords, key, { spell: spell.name.toLowerCase() }))
  offerNearest(desk, deed, spell)
  return true
}

/** The rules would not have it: no slot, no hand free, no component. */
export function sayRefused(desk: Desk, deed: Deed, spell: Spell, why: string, hasSlot: boolean): void {
  if (hasSlot) tellTable(desk, phrase(desk, magicWords, 'refused', { why }))
  else seen(desk, phrase(desk, magicWords, 'noSlot', { spell: spell.name.toLowerCase() }))
  offerNearest(desk, deed, spell)
}
