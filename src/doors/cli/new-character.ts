/** `gloam new character`: a sheet for a campaign's party, from flags, or asked for line by line on a terminal. */
import { Command, Option } from 'commander'
import { seedRng } from '../../core/random.ts'
import { jsonPage } from '../outlet/clean.ts'
import { ownMaking } from '../new-sheet.ts'
import { runOwnCharacter } from './own-character.ts'
import type { Needed } from '../character-questions.ts'
import { moreFrom, neededFrom } from './ask-character.ts'
import { asWord, playCall } from './call.ts'
import { campaignsIn, campaignsOption, findCampaign } from '../campaigns.ts'
import type { CliDoor, ExitCode } from './door.ts'
import { readableWidth, wrap } from './wrap.ts'

type NewCharacterFlags = {
  readonly campaigns: string
  readonly campaign?: string
  readonly name?: string
  readonly race?: string
  readonly class?: string
  readonly level: string
  readonly method: 'array' | 'points' | 'dice'
  readonly scores?: string
  readonly background?: string
  readonly alignment?: string
  readonly player?: 'human' | 'ai'
  readonly with?: readonly string[]
  readonly seed?: string
  readonly dryRun?: true
  readonly json?: true
}

const help = `
Classes: Barbarian, Bard, Cleric, Druid, Fighter, Monk, Paladin, Ranger, Rogue, Sorcerer, Warlock, Wizard.
Races: Dwarf, Elf, Halfling, Human, Dragonborn, Gnome, Half-Elf, Half-Orc, Tiefling, and their subraces.
A background is Acolyte or any words of your own. What flags leave open is asked for on a terminal.

Examples:
  $ gloam new character --campaign ember-road --name 'Ansa Reed' --race human --class fighter
  $ gloam new character --campaign ember-road --name Odo --race halfling --class rogue --level 5 --method dice
  $ gloam new character --campaign standing-room         the campaign's own game asks its own questions
  $ gloam new character --name Bo --race elf --class wizard --scores 8,14,13,15,12,10 --dry-run`

export const newCharacterCommand = (door: CliDoor): Command =>
  new Command('character')
    .description('make a new character and write its sheet into a campaign')
    .option(...campaignsOption)
    .option('--campaign <name>', 'the campaign whose party it joins')
    .option('--name <name>', 'its name')
    .option('--race <race>', 'its race or subrace')
    .option('--class <class>', 'its class')
    .option('--level <n>', 'its level, 1 to 20', '1')
    .addOption(
      new Option('--method <how>', 'where its scores come from: the array, 27 points, or 4d6 keep 3')
        .choices(['array', 'points', 'dice'])
        .default('array'),
    )
    .option('--scores <six>', 'STR,DEX,CON,INT,WIS,CHA before the race, held to the method')
    .option('--background <words>', 'Acolyte, or any words of your own')
    .option('--alignment <words>', 'such as Neutral Good')
    .addOption(new Option('--player <who>', 'who plays it (default: ai)').choices(['human', 'ai']))
    .option('--with <answers...>', 'answers by their keys, in a game that asks its own questions: archetype=Ropedancer')
    .option('--seed <text>', 'the same seed makes the same character')
    .option('--dry-run', 'print the sheet and write nothing')
    .option('--json', 'print what was made as JSON')
    .addHelpText('after', help)
    .action(async (flags: NewCharacterFlags) => door.finish(await runNewCharacter(door, flags)))

function tell(door: CliDoor, code: ExitCode, text: string): ExitCode {
  door.warn(`gloam new character: ${text}\n`)
  return code
}

const numbersIn = (text: string): readonly number[] =>
  text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number)

async function runNewCharacter(door: CliDoor, flags: NewCharacterFlags): Promise<ExitCode> {
  const own = await ownMaking(flags.campaigns, flags.campaign)
  if (own) return runOwnCharacter(door, flags, own)
  const isAsked = [flags.name, flags.race, flags.class].includes(undefined) // whoever says it all wants no questions
  const seed = flags.seed ?? door.freshSeed()
  const wanted = await neededFrom(door, flags, campaignsIn(flags.campaigns), seed)
  if (!('name' in wanted)) return tell(door, 2, `Say also ${wanted.join(', ')}. More with --help.`)
  const { background = 'Acolyte', player = 'ai' } = isAsked ? await moreFrom(door, flags) : flags
  const level = Number(flags.level)
  if (!Number.isInteger(level)) return tell(door, 1, `Level "${flags.level}" is outside 1 to 20.`)
  const { createCharacter, explainCreation } = await import('../../rules/fifth/creation/create.ts')
  const made = createCharacter(
    {
      ...wanted,
      className: wanted.class,
      level,
      method: flags.method,
      ...(flags.scores === undefined ? {} : { scores: numbersIn(flags.scores) }),
      ...(flags.alignment === undefined ? {} : { alignment: flags.alignment }),
      background,
      player,
    },
    seedRng(seed),
  )
  if (!made.ok) return tell(door, 1, explainCreation(made.refusal))
  const { name, sheet } = made.value
  if (flags.seed === undefined && !flags.json) door.warn(`seed ${seed}\n`)
  return flags.dryRun ? showSheet(door, sheet) : writeSheet(door, flags, { ...wanted, name }, sheet, seed)
}

function showSheet(door: CliDoor, sheet: string): ExitCode {
  door.print(sheet)
  return 0
}

/** What one wants to see of a new character before anything else: scores, armour, hit points, what is carried. */
function glanceAt(sheet: string): string {
  const cell = (label: string): string => new RegExp(`\\*\\*${label}\\*\\* \\| ([^|\\n]+?) \\|`).exec(sheet)?.[1] ?? ''
  const [, names = '', scores = ''] = /^\| (STR [^\n]*) \|\n[^\n]*\n\| ([^\n]*) \|$/m.exec(sheet) ?? []
  const values = scores.split(' | ')
  const abilities = names.split(' | ').map((ability, at) => `${ability} ${values[at] ?? ''}`)
  const [, carried = ''] = /^## Equipment\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(sheet) ?? []
  const things = [...carried.matchAll(/^- (.+)$/gm)].map(([, thing = '']) => thing.replaceAll('*', ''))
  return [
    `${cell('Race')} ${cell('Class')}, level ${cell('Level')}`,
    abilities.join(', '),
    `HP ${cell('Hit Points')}, AC ${cell('Armor Class')}`,
    ...(things.length > 0 ? [`Carries: ${things.join(', ')}`] : []),
  ].join('\n')
}

/** Never over a sheet that is there: a name that is taken is refused. */
async function writeSheet(
  door: CliDoor,
  flags: NewCharacterFlags,
  { campaign, name }: Needed,
  sheet: string,
  seed: string,
): Promise<ExitCode> {
  const found = findCampaign(flags.campaigns, campaign)
  if (!found.ok) return tell(door, 1, found.refusal)
  const { placeSheet } = await import('../new-sheet.ts')
  const written = await placeSheet(found.value, name, sheet)
  if (!written.ok) return tell(door, 1, written.refusal)
  const { path, proof } = written.value
  if (flags.json) door.print(jsonPage({ status: 'complete', name, path, seed, proof }))
  else {
    const sitDown = `${playCall(door, campaign, flags.campaigns)} --as ${asWord(name)}`
    door.print(
      `${wrap(glanceAt(sheet), readableWidth(door.columns))}\n\n${name} has a sheet: ${path}\nSit down with: ${sitDown}\n`,
    )
  }
  return 0
}
