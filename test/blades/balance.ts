/** What jobs cost and bring, by how hard they are: crews that play one after the other, with rests between, by the Oracle. */
import { latePost } from './late-post.ts'
import { goalPlayer } from './players.ts'
import { sitDown } from './sitting.ts'

export const difficulties = { easy: 0, fair: 2, hard: 4 } as const
export type Difficulty = keyof typeof difficulties

const works = [
  'prowl great, survey, wreck limited',
  'finesse great, tinker, sway',
  'sway great, prowl, command',
  'survey great, finesse, attune',
] as const
const positions: Readonly<Record<Difficulty, string>> = { easy: 'controlled', fair: 'risky', hard: 'desperate' }

/** One in two of its obstacles is as bad as the job is hard; the others are as the job began. */
function page(title: string, how: Difficulty): string {
  const obstacles = works.map((fits, at) => {
    const position = at % 2 === 0 ? `**Position:** ${positions[how]}\n` : ''
    return `### Thing ${at + 1}\n\nIt is in the way.\n\n**Works:** ${fits}\n${position}`
  })
  const tier = difficulties[how]
  return `# ${title}\n\n**Status:** open\n**Target:** The Candle Bench\n**Place:** The Weighing Stair\n**Tier:** ${tier}\n**Payoff:** ${2 + tier}\n**Length:** 8\n\n## The Job\n\nSomebody wants something.\n\n## Obstacles\n\n${obstacles.join('\n')}`
}

function cityOf(how: Difficulty, scores: number): Readonly<Record<string, string>> {
  const kept = Object.entries(latePost).filter(([path]) => !path.startsWith('scores/') && path !== 'endings.md')
  const jobs = Array.from(
    { length: scores },
    (_, at) => [`scores/job-${at + 1}.md`, page(`Job ${String.fromCodePoint(65 + at)}`, how)] as const,
  )
  return Object.fromEntries([...kept, ...jobs])
}

/** Of one job: what changed for whoever leads, and for the crew, from taking it to the end of it. */
export type Outcome = {
  readonly isWon: boolean
  readonly stress: number
  readonly heat: number
  readonly coin: number
  readonly rep: number
  readonly dice: number
}

export type CrewPlayed = {
  readonly scores: readonly Outcome[]
  readonly scars: number
  /** Dead, retired or in prison at the end. */
  readonly lost: number
  readonly coinAtEnd: number
  readonly diedAtFirstRest: boolean
}

export async function playCrew(how: Difficulty, seed: string, scores: number): Promise<CrewPlayed> {
  const { say, offers, world, table, shown } = await sitDown({ texts: cityOf(how, scores), seed, player: goalPlayer() })
  const player = goalPlayer()
  const outcomes: Outcome[] = []
  let before = world()
  for (let turn = 0; turn < scores * 25 && world().scoresDone < scores && !table.standing.state.isEnded; turn += 1) {
    const had = world()
    const from = shown.length
    if (had.score === null) before = had
    await say(player.turn(offers(), had))
    if (world().scoresDone === had.scoresDone) continue
    const stress = shown
      .slice(from)
      .reduce(
        (sum, event) =>
          sum +
          (event.type === 'happened' &&
          event.happening.kind === 'stress-changed' &&
          event.happening.facts['who'] === had.lead
            ? Math.max(0, Number(event.happening.facts['to']) - Number(event.happening.facts['from']))
            : 0),
        0,
      )
    const worn = (had.scoundrels[had.lead]?.stress ?? 0) - (before.scoundrels[before.lead]?.stress ?? 0)
    const done = world()
    outcomes.push({
      isWon:
        Object.values(done.jobs).filter(({ status }) => status === 'won').length >
        Object.values(had.jobs).filter(({ status }) => status === 'won').length,
      stress: Math.max(0, worn) + stress,
      heat: done.crew.heat - before.crew.heat,
      coin: done.crew.coin - before.crew.coin,
      rep: done.crew.rep - before.crew.rep,
      dice: before.pool.length - done.pool.length,
    })
  }
  const people = Object.values(world().scoundrels)
  await table.close()
  return {
    scores: outcomes,
    scars: people.reduce((sum, { trauma }) => sum + trauma.length, 0),
    lost: people.filter(({ fate }) => fate !== 'playing').length,
    coinAtEnd: world().crew.coin,
    diedAtFirstRest: world().scoresDone <= 1 && people.some(({ fate }) => fate === 'dead'),
  }
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length)

/** `2.1 ± 1.4` */
export function spread(values: readonly number[]): string {
  const middle = mean(values)
  return `${middle.toFixed(1)} ± ${Math.sqrt(mean(values.map(one => (one - middle) ** 2))).toFixed(1)}`
}

export type Balance = {
  readonly how: Difficulty
  readonly crews: readonly CrewPlayed[]
  readonly told: string
  readonly stress: number
  /** Of all, how many were won: from 0 to 1. */
  readonly won: number
}

export async function balanceOf(how: Difficulty, crews: number, scores: number): Promise<Balance> {
  const played: CrewPlayed[] = []
  for (let at = 0; at < crews; at += 1) played.push(await playCrew(how, `balance ${how} ${at}`, scores))
  const all = played.flatMap(one => one.scores)
  const won = all.filter(({ isWon }) => isWon).length
  const of = (key: 'stress' | 'heat' | 'coin' | 'rep' | 'dice'): string => spread(all.map(one => one[key]))
  const told = [
    `${all.length} scores, won ${won}`,
    `stress ${of('stress')}`,
    `heat ${of('heat')}`,
    `coin ${of('coin')}`,
    `rep ${of('rep')}`,
    `dice ${of('dice')}`,
    `scars a crew ${spread(played.map(({ scars }) => scars))}`,
    `lost a crew ${spread(played.map(({ lost }) => lost))}`,
    `coin after ${scores} ${spread(played.map(({ coinAtEnd }) => coinAtEnd))}`,
  ].join('; ')
  return { how, crews: played, told, stress: mean(all.map(({ stress }) => stress)), won: won / Math.max(1, all.length) }
}
