/**
 * Words on their way to a terminal, one after the other: they come a few at a time, dice fall, and a key brings the rest
 * at once. While nothing is on its way and something is awaited, a sign turns.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Outlet } from '../outlet/outlet.ts'

/** Written at once, over the line that stands there or behind it, then a wait before the next. */
export type Step = { readonly text: string; readonly waitMs: number; readonly isOver?: true }

const spinner = ['⠋', '⠙', '⠸', '⠴', '⠦', '⠇'] as const
const asciiSpinner = ['|', '/', '-', '\\'] as const
const spinnerAfterMs = 150
const spinnerEveryMs = 90

export type StageLook = { readonly isStill: boolean; readonly isAscii: boolean }

export class Stage {
  readonly #output: Pick<Outlet, 'write' | 'clearLine'>
  readonly #look: StageLook
  readonly #steps: Step[] = []
  #running: Promise<void> | undefined
  #skip = new AbortController()
  #isPaused = false
  #goOn: (() => void) | undefined
  #spinning: { readonly stop: () => void } | undefined

  constructor(output: Pick<Outlet, 'write' | 'clearLine'>, look: StageLook) {
    this.#output = output
    this.#look = look
  }

  play(steps: readonly Step[]): void {
    this.#stopSpinner()
    this.#steps.push(...steps)
    this.#running ??= this.#run()
  }

  get isPlaying(): boolean {
    return this.#running !== undefined
  }

  /** The rest of what is on its way comes at once. */
  skip(): void {
    if (this.isPlaying) this.#skip.abort()
  }

  pause(): void {
    this.#isPaused = true
    this.#stopSpinner()
  }

  resume(): void {
    this.#isPaused = false
    this.#goOn?.()
    this.#goOn = undefined
  }

  async settled(): Promise<void> {
    while (this.#running !== undefined || this.#isPaused) {
      await this.#running
      await this.#whilePaused()
    }
  }

  /** A sign that something is awaited, once that takes longer than a moment. */
  await(what = ''): void {
    this.#stopSpinner()
    if (this.#look.isStill) return
    const frames = this.#look.isAscii ? asciiSpinner : spinner
    let frame = 0
    let timer: NodeJS.Timeout | undefined
    const turn = (): void => {
      if (this.isPlaying || this.#isPaused) return
      this.#output.clearLine()
      this.#output.write(`${frames[frame++ % frames.length] ?? ''} ${what}`)
    }
    const start = setTimeout(() => {
      timer = setInterval(turn, spinnerEveryMs)
    }, spinnerAfterMs)
    this.#spinning = {
      stop: () => {
        clearTimeout(start)
        clearInterval(timer)
        if (frame > 0) this.#output.clearLine()
      },
    }
  }

  stopAwaiting(): void {
    this.#stopSpinner()
  }

  #stopSpinner(): void {
    this.#spinning?.stop()
    this.#spinning = undefined
  }

  async #whilePaused(): Promise<void> {
    while (this.#isPaused) {
      await new Promise<void>(resolve => {
        this.#goOn = resolve
      })
    }
  }

  async #run(): Promise<void> {
    for (let step = this.#steps.shift(); step !== undefined; step = this.#steps.shift()) {
      await this.#whilePaused()
      if (step.isOver) this.#output.clearLine()
      this.#output.write(step.text)
      if (step.waitMs > 0 && !this.#look.isStill && !this.#skip.signal.aborted) await this.#wait(step.waitMs)
    }
    this.#skip = new AbortController()
    this.#running = undefined
  }

  async #wait(ms: number): Promise<void> {
    try {
      await sleep(ms, undefined, { signal: this.#skip.signal })
    } catch {
      // skipped, which is what the key was for
    }
  }
}

const wordsAtOnce = 4
const wordsWaitMs = 18

/** A text in steps of a few words, so that it comes as fast as it is read and can be followed. */
export function flowing(text: string): readonly Step[] {
  const words = text.split(/(?<= )|(?<=\n)/)
  const steps: Step[] = []
  for (let at = 0; at < words.length; at += wordsAtOnce) {
    steps.push({ text: words.slice(at, at + wordsAtOnce).join(''), waitMs: wordsWaitMs })
  }
  return steps
}

const frameMs = 55
const framesAlone = 6
const framesInARow = 2 // a whole fight of dice is worth watching, and not worth waiting for

/** Faces that fall before the one that counts: always the same, because chance belongs to the rules. */
export function falling(line: string, width: number, shown: string, isFirst: boolean): readonly Step[] {
  if (!line.includes(']')) return [{ text: shown, waitMs: 0 }] // nothing that was thrown
  const length = isFirst ? framesAlone : framesInARow
  const tumbling = Array.from({ length }, (_, frame): Step => {
    const faces = line.replaceAll(/\[([^\]]*)\]/g, (_whole, inside: string) => `[${tumble(inside, frame)}]`)
    const before = faces.slice(0, faces.indexOf(']') + 1)
    return { text: before.slice(0, width - 1), waitMs: frameMs, isOver: true }
  })
  return [...tumbling, { text: shown, waitMs: frameMs * (isFirst ? 3 : 1), isOver: true }]
}

const tumble = (faces: string, frame: number): string =>
  faces.replaceAll(/\d+/g, (face, at: number) => String(((frame * 7 + at * 3 + Number(face) * 5) % 20) + 1))
