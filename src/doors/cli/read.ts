/** `gloam read`: what was understood of a campaign's folder, each with its file and line, who may know it, what was guessed. */
import { Command } from 'commander'
import type { Exit, Fact, Person, Place, Source, Who, World } from '../../campaign/world/types.ts'
import { jsonPage } from '../outlet/clean.ts'
import { campaignsOption, findCampaign } from '../campaigns.ts'
import type { CliDoor, ExitCode } from './door.ts'

type ReadFlags = { readonly campaigns: string; readonly json?: true; readonly facts?: true }

const help = `
Places with their ways, people and where they are, factions, items, quests, clocks, endings, encounters and the scene
play opens with. "GM" stands where players may not know it; "?" where nothing on the page says so and it was guessed.
It tells everything, secrets too: it is for whoever writes the campaign.

Examples:
  $ gloam read ember-road           what was understood of campaigns/ember-road
  $ gloam read ember-road --facts   every statement as well, with who may know it and why
  $ gloam read ember-road --json    all of it as data`

export function readCommand(door: CliDoor): Command {
  return new Command('read')
    .description('show what was understood of a campaign, each with file and line')
    .argument('<campaign>', "the campaign's name")
    .option(...campaignsOption)
    .option('--facts', 'print every statement too, with who may know it and why')
    .option('--json', 'print all of it as JSON')
    .addHelpText('after', help)
    .action(async (campaign: string, flags: ReadFlags) => door.finish(await runRead(door, campaign, flags)))
}

const at = ({ path, line }: Source): string => `${path}:${line}`
const known = (who: Who, isSure = true): string => `${who === 'gm' ? ' [GM]' : ''}${isSure ? '' : ' ?'}`

const longest = 90
const short = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line
}

const exitLine = (exit: Exit): string => `    to ${exit.to}${known(exit.who, exit.isSure)}  ${at(exit)}`

const placeLines = (place: Place): readonly string[] => [
  `  ${place.name}${known(place.who)}  ${at(place)}`,
  ...place.exits.map(exitLine),
]

const personLine = (person: Person): string =>
  `  ${person.name}${known(person.who)}: ${person.where ? `${person.where.place}${known('players', person.where.isSure)}  ${at(person.where)}` : `nowhere until the story brings them  ${at(person)}`}`

const factLine = (fact: Fact): string => `  ${at(fact)}${known(fact.who, fact.isSure)} ${short(fact.text)}`

/** A part with its title; one that is empty says so, because that is news too. */
const part = (title: string, lines: readonly string[]): readonly string[] => [
  '',
  `${title} (${lines.filter(line => !line.startsWith('    ')).length})`,
  ...lines,
]

function openingLines({ opening }: World): readonly string[] {
  if (!opening) return ['Opening: none was found. Write a heading "Opening" over what is read aloud first.']
  const where = opening.place === undefined ? '' : `, at ${opening.place}`
  return [`Opening${where}${opening.isSure ? '' : ' ?'}  ${at(opening)}`, `  ${short(opening.text)}`]
}

function linesOf(world: World, wantsFacts: boolean): readonly string[] {
  const things = (list: World['items']): readonly string[] =>
    list.map(one => `  ${one.name}${known(one.who)}  ${at(one)}`)
  const open = world.facts.filter(({ who }) => who === 'players').length
  return [
    ...openingLines(world),
    ...part('Places', world.places.flatMap(placeLines)),
    ...part('People', world.people.map(personLine)),
    ...part('Factions', things(world.factions)),
    ...part('Items', things(world.items)),
    ...part('Quests', world.quests.map(factLine)),
    ...part(
      'Clocks',
      world.clocks.map(clock => `  ${clock.name} ${clock.filled}/${clock.size}${known(clock.who)}  ${at(clock)}`),
    ),
    ...part('Endings', world.endings.map(factLine)),
    ...part(
      'Encounters',
      world.encounters.map(
        one =>
          `  ${one.isFight ? 'fight' : 'meeting'}${one.place === undefined ? '' : `, ${one.place}`}: ${short(one.text)}  ${at(one)}`,
      ),
    ),
    '',
    `Statements: ${world.facts.length}, of which players may know ${open}.`,
    ...(wantsFacts ? world.facts.map(fact => `${factLine(fact)} (${fact.because})`) : []),
    ...part(
      'To mend',
      world.problems.map(problem => `  ${at(problem)}: ${problem.message}`),
    ),
  ]
}

async function runRead(door: CliDoor, campaign: string, flags: ReadFlags): Promise<ExitCode> {
  const found = findCampaign(flags.campaigns, campaign)
  if (!found.ok) {
    door.warn(`gloam read: ${found.refusal}\n`)
    return 1
  }
  const { folderStore } = await import('../../store/folder.ts')
  const { readCampaign } = await import('../../table/views/read.ts')
  const { worldOf } = await import('../campaign-world.ts')
  const world = worldOf((await readCampaign(folderStore(found.value))).campaign)
  door.print(flags.json ? jsonPage({ campaign, world }) : `${linesOf(world, flags.facts === true).join('\n')}\n`)
  return 0
}
