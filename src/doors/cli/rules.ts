/** `gloam rules "grappled"`: what the rules of a game say, and where they say it. */
import { Command } from 'commander'
import { gameIds, loadGame, usualGame } from '../../games/registry.ts'
import type { Reading } from '../../rules/reference.ts'
import { jsonPage } from '../outlet/clean.ts'
import type { CliDoor, ExitCode } from './door.ts'
import { readableWidth, wrap } from './wrap.ts'

type RulesFlags = { readonly json?: true; readonly limit: string; readonly all?: true; readonly game: string }

const help = `
One question over all the rules of a game (of the fifth edition: conditions, spells, monsters, gear, classes and
the rules of play), tolerant of slips. The very thing you named is printed whole, a question is answered with the
paragraph that says it, and others are listed below. What the rules do not have is said so.

Examples:
  $ gloam rules grappled
  $ gloam rules "how does concentration work"
  $ gloam rules "how many spell slots does a 5th level wizard have"
  $ gloam rules firebal
  $ gloam rules dragon --limit 20
  $ gloam rules "opportunity attack" --json
  $ gloam rules flashback --game blades

Whose work the rules are stands below each answer, and in NOTICE.`

export const rulesCommand = (door: CliDoor): Command =>
  new Command('rules')
    .description('look something up in the rules of a game')
    .argument('<words...>', 'what to look for')
    .option('--all', 'print every answer whole')
    .option('--limit <n>', 'how many answers at most', '8')
    .option('--game <game>', `whose rules: ${gameIds.join(', ')}`, usualGame)
    .option('--json', 'print the answers as JSON')
    .addHelpText('after', help)
    .action(async (words: readonly string[], flags: RulesFlags) =>
      door.finish(await runRules(door, words.join(' '), flags)),
    )

async function runRules(door: CliDoor, query: string, flags: RulesFlags): Promise<ExitCode> {
  if (!/^[1-9]\d{0,2}$/.test(flags.limit)) {
    door.warn('gloam rules: --limit takes a whole number from 1 to 999.\n')
    return 2
  }
  const game = await loadGame(flags.game)
  const reference = game.ok ? await game.value.reference?.() : undefined
  if (!game.ok || !reference) {
    door.warn(`gloam rules: ${game.ok ? `The rules of "${flags.game}" cannot be looked up.` : game.refusal}\n`)
    return 2
  }
  const answers = reference.find(query, Number(flags.limit))
  if (answers.length === 0) return tellNothing(door, query, reference.nearest(query), flags.json)
  if (flags.json) door.print(jsonPage({ query, answers }))
  else show(door, answers, flags.all === true)
  if (!flags.json && flags.game !== usualGame)
    door.print(`\n${wrap(game.value.credits, readableWidth(door.columns))}\n`)
  return 0
}

function tellNothing(door: CliDoor, query: string, nearest: readonly string[], isJson?: true): ExitCode {
  if (isJson) door.print(jsonPage({ query, answers: [], nearest }))
  const near =
    nearest.length > 0
      ? ` The nearest names are: ${nearest.join(', ')}.`
      : ' Try one word of it: a spell, a condition, a monster, a rule.'
  door.warn(`gloam rules: not in the rules. They have nothing on "${query}".${near}\n`)
  return 1
}

/** The paragraph that answers, and where the rest of the page is; or all of it. */
function whole({ title, kind, text, passage, citation }: Reading, width: number): string {
  const more = passage === undefined || passage === text ? '' : ` (all of it: gloam rules "${title}")`
  return `${title} (${kind})\n${'─'.repeat(Math.min(width, title.length + kind.length + 3))}\n${wrap(passage ?? text, width)}\n\n${citation}${more}\n`
}

/** From this fit on it is the thing itself, and the rest is only near it. */
const isTheThing = ({ fit }: Reading): boolean => fit >= 84

const listed = ({ title, kind, citation }: Reading): string => `  ${title} (${kind}; ${citation})\n`

/** The best one whole, and every other that bears the same name or answers just as well; the rest by name. */
function show(door: CliDoor, answers: readonly Reading[], isAll: boolean): void {
  const width = readableWidth(door.columns)
  const best = answers[0]?.fit ?? 0
  const [first] = answers
  const isBest = (answer: Reading): boolean =>
    first?.isAnswer === true ? answer.isAnswer === true : isTheThing(answer) && answer.fit === best
  const told = isAll ? answers : answers.filter(isBest).slice(0, 3)
  const shown = told.length > 0 || !first ? told : answers.length === 1 ? [first] : []
  door.print(shown.map(answer => whole(answer, width)).join('\n'))
  const others = answers.filter(answer => !shown.includes(answer))
  if (others.length === 0) return
  door.print(
    `${shown.length > 0 ? '\nSee also:' : 'Several answers; ask for one by its name:'}\n${others.map(listed).join('')}`,
  )
}
