/** `gloam roll`: dice on the command line. */
import { Command } from 'commander'
import { distributionOf, type Distribution } from '../../core/dice/distribution.ts'
import type { DiceExpression } from '../../core/dice/expression.ts'
import { printHistogram, printMethod, printSummary } from '../../core/dice/histogram.ts'
import { parseDiceList } from '../../core/dice/parse.ts'
import { printExpression } from '../../core/dice/print-expression.ts'
import { printRoll } from '../../core/dice/print-roll.ts'
import { explainDice } from '../../core/dice/refusal.ts'
import type { Roll } from '../../core/dice/roll-value.ts'
import { rollDice } from '../../core/dice/roll.ts'
import { throwsIn } from '../../core/dice/throws-in.ts'
import { seedRng } from '../../core/random.ts'
import { accept, refuse, type Result } from '../../core/result.ts'
import { jsonPage } from '../outlet/clean.ts'
import type { CliDoor, ExitCode } from './door.ts'

/** Rolls in one call, and throws in all of them: with these no page grows past what can be printed. */
const MAX_ROLLS = 1000
const MAX_THROWN = 200_000

type RollFlags = {
  readonly seed?: string
  readonly times?: string
  readonly json?: true
  readonly stats?: true
  readonly purpose?: string
}

const examples = `
Examples:
  $ gloam roll 1d20+5                                  an attack
  $ gloam roll 2d20kh1+5 --purpose 'Stealth Check'     with advantage
  $ gloam roll 4d6kh3 --times 6                        six ability scores
  $ gloam roll 8d6 --stats                             a fireball, and its odds
  $ gloam roll '[Sword] 1d8+3 + 2d6[fire]' --seed 7    labels, and a seed`

const help = `
Notation:
  2d6  d20  d%  dF        dice; the count may be left out
  kh3 kl1 dh1 dl1 (k d)   keep or drop the highest or lowest
  ! !! !p !>=9            explode, compound, penetrate; on which faces
  r ro r<3                reroll until, reroll once; on which faces
  >=8 f1                  count successes, less failures
  min2 max5               lift or lower each die
  + - * / // % ^ ( )      arithmetic; floor, ceil, round, abs, min, max, ...
  {2d6, 1d8+2}kh1         groups
  [fire]                  a label: what the roll is for, or what a part is
  1d20; 2d6               several rolls (quote them from the shell)
${examples}

The same seed gives the same rolls on every machine. Without --seed, the seed
that was drawn is told on standard error, so that any roll can be repeated. An
expression that begins with a minus goes after "--".`

export const rollCommand = (door: CliDoor): Command =>
  new Command('roll')
    .description('roll dice, and show what fell')
    .argument('[expressions...]', "dice such as '4d6kh3 + 2'")
    .option('--seed <text>', 'repeat a roll: the same seed gives the same dice')
    .option('--times <n>', `roll everything so many times, up to ${MAX_ROLLS}`)
    .option('--purpose <text>', 'what the roll is for')
    .option('--stats', 'also print min, max, mean and a histogram')
    .option('--json', 'print everything as JSON')
    .helpOption('-h, --help', 'print this help')
    .addHelpText('after', help)
    .configureOutput({ writeOut: door.print, writeErr: door.warn })
    .exitOverride()
    .action((words: readonly string[], flags: RollFlags) => door.finish(runRoll(door, words, flags)))

function runRoll(door: CliDoor, words: readonly string[], flags: RollFlags): ExitCode {
  if (words.length === 0) return tell(door, 2, `Say what to roll.\n${examples}`)
  const times = toTimes(flags.times ?? '1')
  if (times === undefined) return tell(door, 2, `--times takes a whole number from 1 to ${MAX_ROLLS}.`)
  const seed = flags.seed ?? door.freshSeed()
  const rolled = rollAll(words, times, seed, flags)
  if (!rolled.ok) return tell(door, 1, rolled.refusal)
  if (flags.json) door.print(jsonPage({ seed, ...rolled.value }))
  else printAll(door, rolled.value)
  if (flags.seed === undefined && !flags.json) door.warn(`seed ${seed}\n`)
  return 0
}

const toTimes = (text: string): number | undefined =>
  /^[1-9]\d{0,3}$/.test(text) && Number(text) <= MAX_ROLLS ? Number(text) : undefined

function tell(door: CliDoor, code: ExitCode, text: string): ExitCode {
  door.warn(`gloam roll: ${text}\n`)
  return code
}

type Shown = Roll & { readonly text: string }
type Odds = Distribution & { readonly expression: string }
type Rolled = { readonly rolls: readonly Shown[]; readonly stats?: readonly Odds[] }

/** Everything is read before anything is rolled, and everything is rolled before anything is printed. */
function rollAll(words: readonly string[], times: number, seed: string, flags: RollFlags): Result<Rolled, string> {
  const asked: Asked[] = []
  for (const word of words) {
    const parsed = parseDiceList(word)
    if (!parsed.ok) return refuse(explainDice(parsed.refusal, word))
    asked.push(...parsed.value.map(expression => ({ word, expression: withPurpose(expression, flags.purpose) })))
  }
  if (asked.length * times > MAX_ROLLS) return refuse(`One call makes at most ${MAX_ROLLS} rolls; lower --times.`)
  const rolls = rollEach(asked, times, seed)
  if (!rolls.ok || !flags.stats) return rolls.ok ? accept({ rolls: rolls.value }) : rolls
  const stats = oddsOfEach(asked)
  return stats.ok ? accept({ rolls: rolls.value, stats: stats.value }) : stats
}

/** An expression, and the word of the call it stands in: a refusal points into that. */
type Asked = { readonly word: string; readonly expression: DiceExpression }

const withPurpose = (expression: DiceExpression, purpose: string | undefined): DiceExpression =>
  purpose === undefined || expression.purpose !== null ? expression : { ...expression, purpose }

function rollEach(asked: readonly Asked[], times: number, seed: string): Result<readonly Shown[], string> {
  const rolls: Shown[] = []
  let rng = seedRng(seed)
  let thrown = 0
  for (let left = times; left > 0; left -= 1) {
    for (const { word, expression } of asked) {
      const rolled = rollDice(expression, rng)
      if (!rolled.ok) return refuse(explainDice(rolled.refusal, word))
      rng = rolled.value.rng
      thrown += throwsIn(rolled.value.entries)
      if (thrown > MAX_THROWN) return refuse(`One call throws at most ${MAX_THROWN} dice; lower --times.`)
      rolls.push({ text: printRoll(rolled.value), ...rolled.value })
    }
  }
  return accept(rolls)
}

function oddsOfEach(asked: readonly Asked[]): Result<readonly Odds[], string> {
  const all: Odds[] = []
  for (const { word, expression } of asked) {
    const odds = distributionOf(expression)
    if (!odds.ok) return refuse(explainDice(odds.refusal, word))
    all.push({ expression: printExpression(expression), ...odds.value })
  }
  return accept(all)
}

function printAll(door: CliDoor, { rolls, stats = [] }: Rolled): void {
  for (const { text } of rolls) door.print(`${text}\n`)
  for (const odds of stats) {
    door.print(`\n${odds.expression}, ${printMethod(odds)}\n${printSummary(odds)}\n\n${printHistogram(odds)}\n`)
  }
}
