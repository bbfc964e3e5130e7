/** A fight from a number, with a player who types whatever comes to mind. */
import { below, seedRng, streamOf, type Stream } from '../../src/core/random.ts'
import type { Foes } from '../../src/campaign/played/world.ts'
import { heroes, fightAtTable, type Fought, type Hero, type Wish } from './fight-table.ts'

const pick = <Value>(stream: Stream, values: readonly [Value, ...Value[]]): Value =>
  values[below(stream, values.length)] ?? values[0]

const bands: readonly [readonly Foes[], ...(readonly Foes[])[]] = [
  [{ monster: 'Goblin', count: 3 }],
  [{ monster: 'Giant Rat', count: 4 }],
  [
    { monster: 'Skeleton', count: 2 },
    { monster: 'Zombie', count: 1 },
  ],
  [
    { monster: 'Bandit', count: 3 },
    { monster: 'Bandit Captain', count: 1, name: 'Captain Vex' },
  ],
  [{ monster: 'Wolf', count: 3 }],
  [{ monster: 'Drowned choirboy', count: 2 }],
  [{ monster: 'Ancient Red Dragon', count: 1, name: 'Morvath' }],
  [{ monster: 'Giant Spider', count: 1 }],
  [
    { monster: 'Cultist', count: 4 },
    { monster: 'Priest', count: 1, name: 'Brother Aske' },
  ],
  [{ monster: 'Ghoul', count: 1 }],
  [{ monster: 'Scout', count: 2 }],
  [{ monster: 'Gelatinous Cube', count: 1 }],
  [{ monster: 'Commoner', count: 20 }],
]

const said: readonly [string, ...string[]] = [
  'attack',
  'attack the nearest one',
  'I shoot the second one',
  'stab it and then retreat',
  'cast sleep on them',
  'magic missile at the wounded one',
  'cure wounds on Wren',
  'drink potion',
  'dodge',
  'hide behind the barrels',
  'help Corin',
  'grapple the big one',
  'shove them into the wall',
  'run away!',
  'disengage and move back',
  'kick the table over',
  'throw sand in their eyes',
  '"Enough! Lay down your weapons!"',
  'intimidate them',
  'I surrender',
  'look around',
  'how hurt are they?',
  '',
  'asdfgh',
  '\u{1F409}\u{1F525}',
  'ich greife den Goblin an',
  '1',
  '2',
  '4',
  'second wind and attack',
  'I rage and attack',
  'lay on hands on Corin',
  'inspire Mira',
  'turn undead',
  'action surge',
  'make short work of them',
  'knock out the leader',
  'spare him',
  '../../etc/passwd ${process.exit(1)} {{constructor}}',
  'cast fireball at everyone',
  'wait',
  'end turn',
  'stand up',
  'break free',
  'x'.repeat(10_000),
  'ready an arrow for whoever comes through the door',
  'constructor',
  '__proto__',
]

const answers: readonly [string, ...string[]] = [
  'I attack the nearest.',
  '"For the lamp!" I strike at the weakest of them.',
  'I cast guiding bolt at the biggest one.',
  'Magic missile, all of it, at whoever is bleeding.',
  'I stay close to Tilda and guard her back.',
  'I bandage whoever is down.',
  '[VETO - need more input] My bond says I leave nobody behind.',
  '',
  'I do not know.',
  'I hide, then shoot.',
  'cure wounds on whoever needs it most',
]

const classes: readonly [string, ...string[]] = [
  'Barbarian', 'Bard', 'Cleric', 'Druid', 'Fighter', 'Monk', 'Paladin', 'Ranger', 'Rogue', 'Sorcerer', 'Warlock', 'Wizard',
] // prettier-ignore

export type Played = Fought & { readonly beats: number; readonly moves: number; readonly lines: readonly string[] }

const mostBeats = 120

/** Plays it to its end, or until it is plain that it has none. */
export async function playFight(seed: number): Promise<Played> {
  const stream = streamOf(seedRng(`random fight ${seed}`))
  const party: readonly Hero[] = heroes
    .slice(0, 1 + below(stream, 4))
    .map(({ name }) => ({ name, className: pick(stream, classes) }))
  let [moves, most] = [0, 0]
  const wish: Wish = {
    seed,
    encounter: {
      name: 'A random fight',
      text: pick(stream, ['', 'They carry 12 gp and a silver key.', 'If the party is loud they come (DC 13).']),
      foes: pick(stream, bands),
      tier: pick(stream, ['trivial', 'standard', 'critical']),
    },
    options: { surprised: pick(stream, ['nobody', 'party', 'foes']), far: below(stream, 3) === 0 },
    party,
    level: 1 + below(stream, 3),
    isAuto: below(stream, 8) === 0,
    companions: () => pick(stream, answers),
    watch: () => void (moves += 1),
  }
  const fought = await fightAtTable(wish)
  const lines: string[] = []
  for (let beat = 0; beat < mostBeats && !fought.isOver(); beat += 1) {
    most = Math.max(most, moves)
    moves = 0
    const line = pick(stream, said)
    lines.push(line)
    await fought.say(line === '' ? '.' : line)
  }
  return { ...fought, beats: lines.length, moves: Math.max(most, moves), lines }
}
