/** What somebody who is asked about their own things is reminded of: their pack, their purse, their magic, as they stand. */
import { skillBonus } from '../../../../rules/fifth/checks/bonus.ts'
import type { Skill } from '../../../../rules/fifth/model/abilities.ts'
import type { Creature } from '../../../../rules/fifth/model/creature.ts'
import { listOf } from '../../../../english/nouns.ts'
import type { Desk, Moment } from '../desk.ts'
import { heroOf, shortName, standing } from '../heroes.ts'
import { theName } from '../nouns.ts'
import { here, keyAt } from '../place.ts'
import { coinsText, counted } from '../matters/oneself.ts'

const ofPack =
  /\byour (?:pack|bag|backpack|pockets?|inventory|stuff|things|gear|kit|equipment|belongings|satchel|pouch|tin|box|case|purse)\b|\b(?:are|do) you (?:carry\w*|have (?:on|with) you|have in|wearing|got)\b|\b(?:do you|have you|any(?:one|body)) (?:have|got|carry) (?:an?|any|some|the)\b/iu
const ofPurse = /\b(?:money|gold|coins?|silver|purse|rich|poor|afford|broke)\b/iu
const ofMagic = /\b(?:spells?|slots?|magic|cantrips?|cast)\b/iu

const best: readonly (readonly [Skill, RegExp])[] = [
  ['stealth', /\b(?:sneak\w*|stealth\w*|hid\w+|quiet\w*)\b/iu],
  ['sleight-of-hand', /\b(?:pickpocket\w*|steal\w*|pockets|locks?)\b/iu],
  ['perception', /\b(?:eyes|see|spot|watch|perception|hearing)\b/iu],
  ['persuasion', /\b(?:persua\w*|talk\w*|convinc\w*|diploma\w*)\b/iu],
  ['deception', /\b(?:ly?ing|lies?|lie|bluff\w*|deceiv\w*)\b/iu],
  ['medicine', /\b(?:heal\w*|medicine|wounds?)\b/iu],
  ['athletics', /\b(?:climb\w*|swim\w*|strong\w*|lift\w*|athletic\w*)\b/iu],
  ['arcana', /\b(?:magic|arcan\w*|spells?)\b/iu],
  ['survival', /\b(?:track\w*|surviv\w*|hunt\w*)\b/iu],
  ['investigation', /\b(?:investigat\w*|clues?|search\w*|find\w*)\b/iu],
  ['insight', /\b(?:judge|reading people|insight|liars?)\b/iu],
  ['performance', /\b(?:sing\w*|danc\w*|perform\w*|music)\b/iu],
]

const ofNotice = /\b(?:notic\w*|see|seen|spot\w*|find|found|get|hear|heard|learn\w*|luck|odd|strange|interesting)\b/iu

/** What stands here for anybody to see, and nobody has looked at. */
const unseen = (desk: Desk): string => {
  const place = here(desk)
  const names = place.features.map(({ name }) => name)
  const left = names.filter(name => !desk.memory.happened.includes(`seen/${keyAt(place, name)}`)).slice(0, 4)
  return left.length === 0 ? '' : ` Nobody has looked yet at: ${left.map(theName).join(', ')}.`
}

const magicOf = ({ spellcasting }: Creature): string => {
  if (spellcasting === undefined) return ' You have no magic.'
  const { slots, pact, cantrips, prepared, known } = spellcasting
  const left =
    Object.values(slots).reduce((sum, slot) => sum + (slot === undefined ? 0 : slot.max - slot.used), 0) +
    (pact === undefined ? 0 : pact.max - pact.used)
  const ready = (prepared.length > 0 ? prepared : known).map(spell => spell.replaceAll('-', ' '))
  const small = cantrips.map(spell => spell.replaceAll('-', ' '))
  return ` You can cast ${listOf([...ready, ...small].slice(0, 8))}, and have ${left === 0 ? 'no' : left} ${left === 1 ? 'slot' : 'slots'} left.`
}

function bestAmong(desk: Desk, put: string): string {
  const skill = /\b(?:which|who)\b/iu.test(put) ? best.find(([, words]) => words.test(put))?.[0] : undefined
  if (skill === undefined) return ''
  const heroes = [...standing(desk.game)].sort((a, b) => skillBonus(b, skill).total - skillBonus(a, skill).total)
  return heroes[0] === undefined ? '' : ` Best of the company at that: ${shortName(heroes[0].name)}.`
}

/** Sentences for whoever is asked; none where the words ask for nothing of theirs. */
export function ownFacts(desk: Desk, id: string, { put = '', bar }: Pick<Moment, 'put' | 'bar'>): string {
  const own = heroOf(desk, id)
  const barred = bar === undefined ? '' : ` It cannot be done: ${bar}`
  if (own === undefined) return barred
  const pack = listOf(own.items.map(counted).slice(0, 14))
  const coins = coinsText(own.coins)
  return [
    barred,
    ofPack.test(put) ? (pack === '' ? ' You carry nothing.' : ` You carry: ${pack}.`) : '',
    ofPurse.test(put) ? (coins === '' ? ' Your purse is empty.' : ` Your purse holds ${coins}.`) : '',
    ofMagic.test(put) ? magicOf(own) : '',
    bestAmong(desk, put),
    ofNotice.test(put) ? unseen(desk) : '',
  ].join('')
}
