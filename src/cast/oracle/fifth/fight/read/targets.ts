/** Whom words mean in a fight: by name, by number, by how they look, by whom they stand with. */
import { distance } from '../../../../../core/distance.ts'
import { slugOf } from '../../../../../core/id.ts'
import { engagedWith } from '../../../../../rules/fifth/combat/reach.ts'
import type { Creature, CreatureId } from '../../../../../rules/fifth/model/creature.ts'
import type { FifthWorld } from '../../../../../rules/fifth/model/world.ts'

/** Who is there to be meant, and who speaks. */
export type Field = {
  readonly world: FifthWorld
  readonly who: CreatureId
  readonly foes: readonly Creature[]
  readonly friends: readonly Creature[]
  /** As the table calls them, by id. */
  readonly names: Readonly<Record<string, string>>
}

const wordsOf = (text: string): readonly string[] => slugOf(text).split('-').filter(Boolean)

const idle = new Set(['the', 'a', 'an', 'of', 'and', 'old', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'])

const isNear = (word: string, wanted: string): boolean =>
  word === wanted ||
  word === `${wanted}s` ||
  (wanted.length >= 4 && word.length >= 4 && distance(word, wanted) <= (wanted.length >= 7 ? 2 : 1))

/** How well a creature's name stands in the words: the telling words of it that do. */
function likeness(creature: Creature, words: readonly string[], names: Field['names']): number {
  const own = [...new Set([...wordsOf(creature.name), ...wordsOf(names[creature.id] ?? '')])]
  const telling = own.filter(word => word.length > 2 && !idle.has(word) && !/^\d+$/.test(word))
  return telling.filter(word => words.some(one => isNear(one, word))).length
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

/** `goblin 2`, `the second goblin`, `2nd goblin`, `the last one`. */
function byNumber(alike: readonly Creature[], words: readonly string[], field: Field): readonly Creature[] {
  const place = words
    .map(word => (/^\d{1,2}(?:st|nd|rd|th)?$/.test(word) ? Number.parseInt(word, 10) : ordinals.indexOf(word) + 1))
    .find(number => number > 0)
  if (words.includes('last')) return alike.slice(-1)
  if (place === undefined) return alike
  const called = alike.filter(({ id }) => (field.names[id] ?? '').includes(` ${ordinals[place - 1] ?? '?'} `))
  if (called.length > 0) return called
  const at = alike[place - 1]
  return at === undefined ? alike : [at]
}

const hurt = /\b(?:wounded|hurt|injured|bleeding|weak(?:est)?|dying|bloodied|limping)\b/
const strong = /\b(?:big(?:gest)?|large(?:st)?|strong(?:est)?|leader|boss|chief|captain|tough(?:est)?|healthiest)\b/
const close = /\b(?:near(?:est|by)?|close(?:st)?|next|adjacent|(?:in )?front|on me|attacking me|facing me)\b/
const distant = /\b(?:far(?:thest|thermost)?|furthest|distant|archers?|back|rear)\b/

const best = (foes: readonly Creature[], worth: (foe: Creature) => number): readonly Creature[] =>
  foes.toSorted((one, other) => worth(other) - worth(one)).slice(0, 1)

/** Those of a few whom the words describe. */
function byLook(foes: readonly Creature[], text: string, { world, who }: Field): readonly Creature[] {
  if (foes.length < 2) return foes
  if (hurt.test(text)) return best(foes, foe => foe.maxHitPoints - foe.hitPoints - foe.hitPoints / 1000)
  if (strong.test(text)) return best(foes, foe => foe.rating * 1000 + foe.maxHitPoints)
  const engaged = engagedWith(world, who)
  if (close.test(text)) return best(foes, foe => Number(engaged.includes(foe.id)) * 2 + Number(foe.zone === 'near'))
  if (distant.test(text)) return best(foes, foe => Number(foe.zone === 'far') * 2 - Number(engaged.includes(foe.id)))
  return foes
}

/** The one somebody else is fighting: `the goblin on Tamsin`. */
function byOpponent(foes: readonly Creature[], text: string, field: Field): readonly Creature[] {
  const friend = field.friends.find(({ id, name }) =>
    new RegExp(`\\b(?:on|at|by|with|fighting|attacking|hurting) ${slugOf(name.split(' ')[0] ?? id)}\\b`).test(text),
  )
  const theirs = friend === undefined ? [] : foes.filter(({ id }) => engagedWith(field.world, friend.id).includes(id))
  return theirs.length > 0 ? theirs : foes
}

const everybody = /\b(?:all|both|every(?:one|body|thing)?|each|them all)\b/

/** The foes that are meant: nobody when the words name none, several when they say so or cannot be told apart. */
export function foesMeant(text: string, field: Field): readonly Creature[] {
  const folded = text.toLowerCase()
  const words = wordsOf(folded)
  const scored = field.foes.map(foe => ({ foe, score: likeness(foe, words, field.names) }))
  const top = Math.max(0, ...scored.map(({ score }) => score))
  const isDescribed = [hurt, strong, close, distant].some(look => look.test(folded))
  if (top === 0 && !isDescribed && !everybody.test(folded) && !/\bone\b|\b(?:first|second|third|last)\b/.test(folded))
    return []
  const named = top === 0 ? field.foes : scored.filter(({ score }) => score === top).map(({ foe }) => foe)
  if (everybody.test(folded)) return named
  return byLook(byOpponent(byNumber(named, words, field), folded, field), folded, field)
}

const self = /\b(?:me|myself|self)\b/

/** The friends that are meant, the speaker among them. */
export function friendsMeant(text: string, field: Field): readonly Creature[] {
  const folded = text.toLowerCase()
  const words = wordsOf(folded)
  const own = field.friends.filter(({ id }) => id === field.who)
  const named = field.friends.filter(friend => friend.id !== field.who && likeness(friend, words, {}) > 0)
  if (named.length > 0) return self.test(folded) && /\band (?:me|myself)\b/.test(folded) ? [...named, ...own] : named
  if (everybody.test(folded) || /\b(?:us|party|allies|friends|companions)\b/.test(folded)) return field.friends
  return self.test(folded) ? own : []
}
