/** A player who wants one ending and knows the way: goes on when it can, hides, fights and rests when it must. */
import { printAll, sitDown, type Sitting, type Texts } from '../sitting.ts'
import { endingNames, routes, type EndingName, type Step } from './routes.ts'
import { blank, look, type Screen } from './screen.ts'

/** An evening: what comes after this is another one. */
const mostTurns = 160

export type Played = {
  readonly wanted: EndingName
  /** The ending that was told, if any. */
  readonly reached: string | undefined
  readonly turns: number
  readonly lines: readonly string[]
  readonly printed: string
}

class GoalPlayer {
  readonly lines: string[] = []
  readonly printed: string[] = []
  readonly #sitting: Sitting
  screen: Screen = blank

  constructor(sitting: Sitting) {
    this.#sitting = sitting
    this.screen = look(blank, sitting.shown)
  }

  get isOver(): boolean {
    return this.screen.isOver || this.lines.length >= mostTurns
  }

  async say(line: string): Promise<void> {
    const events = await this.#sitting.say(line)
    await this.#sitting.table.drain() // as a pipe does it: what is written behind a beat is read in the next
    this.lines.push(line)
    this.printed.push(`> ${line}\n\n${printAll(events)}`)
    this.screen = look(this.screen, events)
  }

  /** Gets out of whatever came up, and mends. */
  async settle(): Promise<void> {
    for (let tries = 0; tries < 60 && !this.isOver && (this.screen.isFight || this.screen.isDanger); tries += 1)
      await this.say(this.screen.isFight ? this.#blow() : 'sneak past')
    if (!this.isOver && this.screen.health < 0.5) await this.say('take a short rest')
  }

  /** What mends comes first, as the offers have it; and who is losing runs. */
  #blow(): string {
    const mend = this.screen.offers.find(offer => /^(?:Second wind|Drink|Cast \w+ \w+ on|Bandage|Hold on)/i.test(offer))
    return mend ?? 'attack'
  }

  async walk(place: string): Promise<void> {
    for (let tries = 0; tries < 6 && !this.isOver && this.screen.here !== place; tries += 1) {
      await this.say(`go to ${place}`)
      await this.settle()
    }
  }

  async act({ say, until, most = until === undefined ? 1 : 8 }: Extract<Step, { say: string }>): Promise<void> {
    for (let tries = 0; tries < most && !this.isOver; tries += 1) {
      await this.say(say)
      const isDone = until?.test(this.screen.told) === true
      await this.settle()
      if (isDone) return
    }
  }
}

const endingIn = (told: string): string | undefined => endingNames.find(name => told.includes(`**${name}**`))

/** Walks these steps, as far as the story lets it. */
export async function playSteps(
  texts: Texts,
  steps: readonly Step[],
  seed: string | number,
): Promise<Omit<Played, 'wanted'>> {
  const sitting = await sitDown({ texts, human: 'maren-okell', seed })
  const player = new GoalPlayer(sitting)
  for (const step of steps) {
    if (player.isOver) break
    await ('go' in step ? player.walk(step.go) : player.act(step))
  }
  await sitting.table.close()
  const printed = player.printed.join('\n\n')
  return { reached: endingIn(printed), turns: player.lines.length, lines: player.lines, printed }
}

export const seekEnding = async (texts: Texts, wanted: EndingName, seed: string | number): Promise<Played> => ({
  wanted,
  ...(await playSteps(texts, routes[wanted], seed)),
})
