/** What a player's sheet says, in a breath: what is carried, what is owned, how one is, who is along. */
import { matterWords } from '../../content/phrases.ts'
import { coinsOf, copperOf, printCoins } from '../../../../rules/fifth/economy/coins.ts'
import { skillBonus } from '../../../../rules/fifth/checks/bonus.ts'
import { signed, skillAbilities, type Skill } from '../../../../rules/fifth/model/abilities.ts'
import type { Creature, Item } from '../../../../rules/fifth/model/creature.ts'
import { listOf, pluralOf } from '../../../../english/nouns.ts'
import type { Desk } from '../../desk/desk.ts'
import type { TableQuestion } from '../../desk/wishes.ts'
import { actorOf, coinsText, companionsOf, heroesIn, heroOf, nameOf, shortName } from '../../desk/heroes.ts'
import { lowerFirst, theName, upperFirst } from '../../../../english/naming.ts'
import { isItem } from '../../desk/place.ts'
import { phrase, tellTable } from '../../desk/tell.ts'

function purse(desk: Desk, own: Creature): string {
  const held = coinsText(own.coins)
  return held === '' ? phrase(desk, matterWords, 'emptyPurse') : phrase(desk, matterWords, 'purse', { coins: held })
}

export function coins(desk: Desk): void {
  const own = actorOf(desk)
  if (own === undefined) return
  const heroes = heroesIn(desk.game)
  const all = coinsText(coinsOf(heroes.reduce((sum, hero) => sum + copperOf(hero.coins), 0)))
  const isShared = heroes.length > 1 && all !== '' && all !== printCoins(own.coins)
  tellTable(desk, purse(desk, own), isShared ? phrase(desk, matterWords, 'allPurses', { coins: all }) : '')
}

export const counted = ({ name, count }: Item): string => {
  const plain = name.toLowerCase()
  if (count < 2 || /^\d/.test(plain)) return plain
  return `${count} ${/[^s]s$/.test(plain) ? plain : pluralOf(plain)}`
}

/** What belongs to the story is called by its own name, wherever it is carried. */
const isOfTheStory = ({ world }: Desk, { name }: Item): boolean => world.items.some(item => isItem(item, name))

const storyItems = (desk: Desk, hero: Creature): readonly string[] =>
  hero.items.filter(item => isOfTheStory(desk, item)).map(({ name }) => theName(name))

export function belongings(desk: Desk): void {
  const own = actorOf(desk)
  if (own === undefined) return
  const plain = own.items.filter(item => !isOfTheStory(desk, item)).map(counted)
  const all = [...storyItems(desk, own), ...plain]
  tellTable(
    desk,
    all.length === 0
      ? phrase(desk, matterWords, 'carryNothing')
      : phrase(desk, matterWords, 'carry', { what: listOf(all) }),
    purse(desk, own),
  )
  for (const hero of heroesIn(desk.game)) {
    const what = hero.id === own.id ? [] : storyItems(desk, hero)
    if (what.length > 0)
      tellTable(
        desk,
        phrase(desk, matterWords, 'othersCarry', { who: shortName(hero.name), has: 'has', what: listOf(what) }),
      )
  }
}

const skillNames = Object.keys(skillAbilities) as Skill[] // keyed by skills alone
const inWords = (skill: string): string =>
  skill
    .replaceAll(/([A-Z])/g, ' $1')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase()

const withBonus = (hero: Creature, skill: Skill): string =>
  `${upperFirst(inWords(skill))} ${signed(skillBonus(hero, skill).total)}`

/** The few skills one is best at. */
const bestSkills = (hero: Creature): readonly string[] =>
  skillNames
    .filter(skill => skillBonus(hero, skill).total > 0)
    .sort((one, other) => skillBonus(hero, other).total - skillBonus(hero, one).total)
    .slice(0, 4)
    .map(skill => withBonus(hero, skill))

const conditionText = ({ conditions, exhaustion }: Creature): string => {
  const all = [
    ...conditions.map(({ condition }) => condition),
    ...(exhaustion > 0 ? [`exhausted (${exhaustion})`] : []),
  ]
  return all.length === 0 ? '' : `, ${all.join(', ')}`
}

export const bodyText = (hero: Creature): string =>
  `HP ${hero.hitPoints}/${hero.maxHitPoints}, AC ${hero.armour}${conditionText(hero)}`

/** All of oneself in short, or the one skill that was asked for. */
export function self(desk: Desk, { words }: TableQuestion): void {
  const own = actorOf(desk)
  if (own === undefined) return
  const asked = skillNames.filter(skill => words.toLowerCase().includes(inWords(skill)))
  if (asked.length > 0) return tellTable(desk, `${listOf(asked.map(skill => withBonus(own, skill)))}.`)
  const what = own.className === undefined ? '' : `, ${own.className} of level ${own.level}`
  const skills = bestSkills(own)
  const arms = own.attacks.slice(0, 3).map(({ name }) => lowerFirst(name))
  tellTable(
    desk,
    `You are ${own.name}${what}: ${bodyText(own)}.`,
    skills.length === 0 ? '' : `Best at ${listOf(skills)}.`,
    arms.length === 0 ? '' : `To fight with: ${listOf(arms)}.`,
    '(`/sheet` shows all of it.)',
  )
}

const spellNames = (spells: readonly string[]): string => listOf(spells.map(spell => spell.replaceAll('-', ' ')))

export function spells(desk: Desk): void {
  const magic = actorOf(desk)?.spellcasting
  if (magic === undefined) return tellTable(desk, phrase(desk, matterWords, 'noSpells'))
  const ready = magic.prepared.length > 0 ? magic.prepared : magic.known
  const slots = Object.entries(magic.slots).map(([level, { max, used }]) => `level ${level}: ${max - used} of ${max}`)
  const pact =
    magic.pact === undefined
      ? []
      : [`level ${magic.pact.level}: ${magic.pact.max - magic.pact.used} of ${magic.pact.max}`]
  tellTable(
    desk,
    magic.cantrips.length === 0 ? '' : `Cantrips, as often as you like: ${spellNames(magic.cantrips)}.`,
    ready.length === 0 ? '' : `Spells: ${spellNames(ready)}.`,
    slots.length + pact.length === 0 ? '' : `Slots left: ${[...slots, ...pact].join(', ')}.`,
  )
}

/** Somebody whose sheet the rules cannot read is still along. */
function companionLine(desk: Desk, id: string): string {
  const hero = heroOf(desk, id)
  if (hero === undefined) return `- ${nameOf(desk, id)}`
  const what = hero.className === undefined ? '' : `, ${hero.className}`
  return `- ${hero.name}${what}: ${hero.life === 'alive' ? bodyText(hero) : hero.life}`
}

export function company(desk: Desk): void {
  const others = companionsOf(desk)
  if (others.length === 0) return tellTable(desk, phrase(desk, matterWords, 'alone'))
  const own = desk.memory.human === undefined ? [] : [`${companionLine(desk, desk.memory.human)} (you)`]
  tellTable(desk, [...own, ...others.map(id => companionLine(desk, id))].join('\n'))
}
