/** Where everybody stands, as anyone there sees it, in words: for a mind that reads; ours reads the facts beside it. */
import { wordsOf, type Part } from '../../../../table/parts.ts'
import { listOf } from '../../../../english/nouns.ts'
import type { Creature } from '../../../../rules/fifth/model/creature.ts'
import { partOfDay } from '../../../../rules/fifth/model/time.ts'
import { slugOf } from '../../../../core/id.ts'
import type { Desk } from '../../desk/desk.ts'
import { wayName } from '../../desk/describe.ts'
import { coinsText, heroOf, nameOf, packs, shortName, standing } from '../../desk/heroes.ts'
import { placeName, theName } from '../../../../english/naming.ts'
import { exitsSeen, facesAt, here, itemsAt, keyAt } from '../../desk/place.ts'
import { shortened } from '../../../../english/told-back.ts'

const listed = (label: string, names: readonly string[]): string =>
  names.length === 0 ? '' : ` ${label}: ${names.slice(0, 6).map(theName).join(', ')}.`

const inHand = ({ game, world }: Desk): readonly string[] => {
  const carried = new Set(packs(game).map(slugOf))
  return world.items.filter(({ name }) => carried.has(slugOf(name))).map(({ name }) => name)
}

export function sceneOf(desk: Desk): string {
  const place = here(desk)
  const people = facesAt(desk, place).map(({ name }) => name)
  const sight = [...place.features, ...itemsAt(desk, place)].map(({ name }) => name)
  const unseen = sight.filter(name => !desk.memory.happened.includes(`seen/${keyAt(place, name)}`))
  const hurt = standing(desk.game).filter(({ hitPoints, maxHitPoints }) => hitPoints * 3 <= maxHitPoints)
  return [
    `${placeName(place.name)}, ${partOfDay(desk.game)}.`,
    people.length === 0 ? '' : ` Here: ${people.join(', ')}.`,
    listed('In sight', sight),
    listed('Not looked at yet', unseen),
    listed('Ways', exitsSeen(desk, place).map(wayName)),
    listed('In hand', inHand(desk)),
    hurt.length === 0 ? '' : ` Hurt: ${hurt.map(({ name }) => shortName(name)).join(', ')}.`,
  ].join('')
}

/** What was just told, short enough to answer. */
export const lately = ({ told }: Desk): string =>
  shortened(
    told
      .slice(-5)
      .map(wordsOf)
      .map(text => text.replaceAll('*', '').replaceAll('> ', '').trim())
      .filter(text => text !== '')
      .join(' '),
    700,
  )

/** How they are and what they have on them, as facts for whoever is asked. */
export function selfParts(desk: Desk, id: string): readonly Part[] {
  const hero = heroOf(desk, id)
  if (hero === undefined) return []
  const who = nameOf(desk, id)
  const share = hero.hitPoints / Math.max(1, hero.maxHitPoints)
  const state = hero.life !== 'alive' ? 'down' : share > 0.8 ? 'fine' : share > 0.35 ? 'hurt' : 'bad'
  return [
    { kind: 'condition', who, state, text: '' },
    {
      kind: 'carries',
      who,
      what: hero.items
        .map(({ name, count }) => (count > 1 ? `${name.toLowerCase()} (${count})` : name.toLowerCase()))
        .slice(0, 12),
      coins: coinsText(hero.coins),
      spells: magicText(hero),
      text: '',
    },
  ]
}

/** What is ready to be cast, and how often. */
function magicText({ spellcasting }: Creature): string {
  if (spellcasting === undefined) return ''
  const { prepared, known, slots, pact } = spellcasting
  const names = (prepared.length > 0 ? prepared : known).map(spell => spell.replaceAll('-', ' '))
  const left = [...Object.values(slots), ...(pact === undefined ? [] : [pact])].reduce(
    (sum, slot) => sum + (slot === undefined ? 0 : slot.max - slot.used),
    0,
  )
  return `${listOf(names)}; ${left === 1 ? '1 slot' : `${left} slots`} left`
}
