/** Personality and story for somebody new: a few small tables, drawn from by chance that is a value. */
import { below, type Rng, rngOf, streamOf } from '../../../core/random.ts'

const traits = [
  'Counts things when nervous: steps, coins, exits.',
  'Remembers every kindness and mentions none of them.',
  'Cannot pass a locked box without a guess at what is in it.',
  'Wakes before everybody else and makes something hot.',
  'Names the weather as if it were a person.',
  'Keeps one good thing back for a worse day.',
  'Laughs at the wrong moment and means nothing by it.',
  'Mends what others would throw away.',
  'Asks old people how it used to be.',
  'Never sits with the back to a window.',
] as const

const ideals = [
  'Nobody should be left to face it alone.',
  'A debt is a thread, and threads hold the world together.',
  'What is true should be said, even late.',
  'Freedom is worth the cold that comes with it.',
  'Whoever can do more should.',
  'A place is only as good as its worst night.',
] as const

const bonds = [
  'somebody at home still lays a place at the table',
  'a teacher’s work was left unfinished',
  'a name is carved in a doorpost far from here',
  'one stranger’s help was never repaid',
  'a brother or sister took the other road',
  'a village would not exist without a lie told long ago',
] as const

const flaws = [
  'Would rather be hurt than pitied.',
  'Believes every promise once.',
  'Cannot let an insult to a friend lie.',
  'Spends the night’s last hour on regrets, and the morning on sleep.',
  'Trusts a plan more the more often it has failed.',
  'Keeps secrets that nobody would mind.',
] as const

const turns = [
  'Then one winter the work stopped, and the road was what was left.',
  'It might have gone on like that, had the letter not come.',
  'A fire ended it, and nobody ever said who had the lamp.',
  'Somebody had to go and look; nobody else stood up.',
  'What was owed there has been paid since, all but one part of it.',
] as const

/** What those of one blood are told about themselves often enough to half believe it. */
const bloods: Readonly<Record<string, string>> = {
  Dwarf: 'Judges a house by its cellar.',
  Elf: 'Speaks of last century as of last week.',
  Halfling: 'Feels a day without a second breakfast is a day half spent.',
  Human: 'In a hurry, always, and friendly about it.',
  Dragonborn: 'Gives the name of the clan before the own.',
  Gnome: 'Takes apart what works, to see why.',
  'Half-Elf': 'At home on every doorstep and in no house.',
  'Half-Orc': 'Stands a little further off than needed, so as not to loom.',
  Tiefling: 'Meets every stare with a smile that has teeth in it.',
}

export type NewPersona = {
  readonly traits: readonly string[]
  readonly ideal: string
  readonly bond: string
  readonly flaw: string
  readonly backstory: string
}

export type PersonaWish = {
  readonly name: string
  readonly race: string
  readonly className: string
  readonly background: string
  readonly level: number
}

const article = (word: string): string => (/^[aeiou]/i.test(word) ? 'an' : 'a')

/** How far somebody has come, in words. */
function standing(level: number): string {
  if (level >= 17) return 'There are songs about it by now, most of them wrong.'
  if (level >= 11) return 'The name is known in more than one country by now.'
  return level >= 5 ? 'People have begun to ask for help by name.' : 'Nobody has heard of it yet; that may change.'
}

export function personaFor(wish: PersonaWish, rng: Rng): { readonly persona: NewPersona; readonly rng: Rng } {
  const stream = streamOf(rng)
  const one = <Word>(words: readonly [Word, ...Word[]]): Word => words[below(stream, words.length)] ?? words[0]
  const past = wish.background.toLowerCase()
  const persona = {
    traits: [bloods[wish.race] ?? one(traits), one(traits)],
    ideal: one(ideals),
    bond: `Somewhere, ${one(bonds)}.`,
    flaw: one(flaws),
    backstory: `${wish.name} was ${article(past)} ${past} before ever being called ${article(wish.className)} ${wish.className.toLowerCase()}. ${one(turns)}\n\n${standing(wish.level)}`,
  }
  return { persona, rng: rngOf(stream) }
}
