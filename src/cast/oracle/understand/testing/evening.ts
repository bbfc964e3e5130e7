/** An inn, its people and what may be typed there; the lines that measure how well the Oracle understands. */
import type { Horizon, Intent, Named } from '../intent.ts'
import { calmLines } from './calm-lines.ts'
import { fightLines } from './fight-lines.ts'
import { optionLines } from './option-lines.ts'
import { strangerLines } from './stranger-lines.ts'
import { talkLines } from './talk-lines.ts'

const named = (kind: Named['kind'], names: Readonly<Record<string, string>>): readonly Named[] =>
  Object.entries(names).flatMap(([id, all]) => all.split('|').map(name => ({ kind, id, name, likeness: 1 })))

const scene: readonly Named[] = [
  ...named('place', {
    lantern: 'The Drowned Lantern',
    market: 'Salt Market',
    tower: 'Bell Tower',
    mill: 'Old Mill',
    chapel: 'Chapel of the Ebb',
  }),
  ...named('exit', { cellar: 'cellar stairs', backdoor: 'back door', causeway: 'the causeway' }),
  ...named('person', {
    maren: 'Maren Oake|innkeeper|landlady',
    hob: 'Captain Hob Tarrel|captain|harbourmaster',
    pell: 'Old Pell|ferryman|old man',
    ilve: 'Sister Ilve|priestess|nun',
  }),
  ...named('party', { tilda: 'Tilda Brannock', corin: 'Corin Vale', wren: 'Wren', bash: 'Bash' }),
  ...named('feature', {
    hearth: 'Hearth',
    bar: 'Long Bar',
    board: 'Notice Board',
    trapdoor: 'Trapdoor',
    chest: 'iron chest',
    painting: 'Painting of the Drowned King',
  }),
  ...named('item', {
    key: 'Brass Key',
    rope: 'Hempen Rope',
    bow: 'Longbow|bow',
    sword: 'Shortsword|sword',
    potion: 'Potion of Healing',
    letter: 'Sealed Letter',
    torch: 'Torch',
    dagger: 'Dagger',
    crowbar: 'Crowbar',
  }),
  ...named('topic', { bell: 'the bell', missing: 'missing fishermen', king: 'Drowned King', tide: 'the black tide' }),
  ...named('spell', {
    sleep: 'Sleep',
    missile: 'Magic Missile',
    cure: 'Cure Wounds',
    light: 'Light',
    bolt: 'Guiding Bolt',
    hand: 'Mage Hand',
    bless: 'Bless',
  }),
]
const foes = named('foe', { 'rat-1': 'Giant Rat 1', 'rat-2': 'Giant Rat 2', ghoul: 'Ghoul', aske: 'Brother Aske' })

const one = (id: string): Named =>
  [...scene, ...foes].find(named => named.id === id) ?? { kind: 'topic', id, name: id, likeness: 1 }

export const calm: Horizon = {
  named: scene,
  pronouns: { he: one('hob'), she: one('maren'), it: one('key'), there: one('tower') },
  options: [],
  isInFight: false,
}
export const inTalk: Horizon = { ...calm, talkingTo: one('maren') }
export const inFight: Horizon = {
  ...calm,
  named: [...scene, ...foes],
  pronouns: { he: one('aske'), it: one('ghoul') },
  isInFight: true,
}
export const asked: Horizon = {
  ...calm,
  options: ['Go to the Bell Tower', 'Ask Maren about the bell', 'Search the hearth'],
}

export type Case = {
  readonly line: string
  readonly expected: string
  readonly horizon: Horizon
  readonly isHeldOut: boolean
}

function casesOf(lines: string, horizon: Horizon): readonly Omit<Case, 'isHeldOut'>[] {
  return lines
    .trim()
    .split('\n')
    .map(row => {
      const [left = '', right = ''] = row.split(' => ')
      const [, line = left, length = ''] = /^(.*) (\+long|\+short)$/u.exec(left) ?? []
      return { line, expected: `${right} ${length}`.trim(), horizon }
    })
}

/** Written after the matcher, before it had seen one of them. */
export const strangers = casesOf(strangerLines, calm)

/** Every fifth line was set aside before the first word was matched, and nothing was changed for its sake. */
export const cases: readonly Case[] = [
  ...casesOf(calmLines, calm),
  ...casesOf(talkLines, inTalk),
  ...casesOf(fightLines, inFight),
  ...casesOf(optionLines, asked),
].map((one, at) => ({ ...one, isHeldOut: at % 5 === 4 }))

const isOneOf = (allowed: string, id: string | undefined): boolean =>
  id !== undefined && allowed.split('|').includes(id)

/** `verb|verb target... > about... ~manner +length`; `-` for no target at all. */
function fitsOne(intent: Intent | undefined, expected: string): boolean {
  const [main = '', about = ''] = expected.split(' > ')
  const words = [...main.split(' '), ...about.split(' ').filter(word => /^[~+]/u.test(word))]
  const [verb = '', ...targets] = words.filter(word => !/^[~+]/u.test(word))
  const isMarked = words.every(
    word => !/^[~+]/u.test(word) || word === `~${intent?.manner ?? ''}` || word === `+${intent?.length ?? ''}`,
  )
  const abouts = about.split(' ').filter(word => word !== '' && !/^[~+]/u.test(word))
  if (!intent || !isOneOf(verb, intent.verb) || !isMarked) return false
  if (targets[0] === '-') return intent.targets.length === 0
  const has = (list: readonly Named[], wanted: readonly string[]): boolean =>
    wanted.every((allowed, at) =>
      at === 0 ? isOneOf(allowed, list[0]?.id) : list.some(({ id }) => isOneOf(allowed, id)),
    )
  return has(intent.targets, targets) && has(intent.about, abouts)
}

export function fits(intent: Intent, expected: string): boolean {
  const wanted = expected.split(' & ')
  return wanted.every((part, at) => fitsOne(at === 0 ? intent : intent.next[at - 1], part))
}
