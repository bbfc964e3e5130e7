/** The line a person types in: history, editing and pastes, silent while the story has the screen. */
import { createInterface, type Interface } from 'node:readline'
import { forEditor, type Outlet } from '../outlet/outlet.ts'
import { Keys } from './keys.ts'
import { mutedOutput, type TerminalInput } from './muted.ts'

export type Typing = {
  readonly line: (line: string) => void
  /** Any key at all, and whether it puts something into the line. */
  readonly key: (isText: boolean) => void
  readonly interrupt: () => void
  readonly end: () => void
  /** Every line that this one may become. */
  readonly complete: (line: string) => readonly string[]
}

export class LineEditor {
  readonly #output: Outlet
  readonly #muted: ReturnType<typeof mutedOutput>
  readonly #lines: Interface

  constructor(input: TerminalInput, output: Outlet, typing: Typing) {
    this.#output = output
    this.#muted = mutedOutput(output.canvas)
    const keys = new Keys(input, text => {
      typing.key(true)
      this.#lines.write(text)
    })
    this.#lines = createInterface({
      input: keys,
      output: this.#muted.stream,
      terminal: true,
      historySize: 500,
      removeHistoryDuplicates: true,
      prompt: '',
      completer: (line: string) => [typing.complete(line).map(forEditor), line],
    })
    this.#lines.on('line', typing.line)
    this.#lines.on('SIGINT', typing.interrupt)
    this.#lines.on('close', typing.end)
    keys.on('keypress', (text: string | undefined) => typing.key(text !== undefined && /^[^\p{Cc}]/u.test(text)))
    output.markPastes(true)
  }

  /** Shows the line, with what was typed ahead in it. */
  open(prompt: string): void {
    this.#muted.open()
    this.#lines.setPrompt(forEditor(prompt))
    this.#lines.prompt(true)
  }

  mute(): void {
    this.#muted.close()
  }

  /** Empties the line and answers what was in it; it stays on the screen. */
  take(): string {
    const { line } = this.#lines
    this.mute()
    this.#lines.write(null, { ctrl: true, name: 'e' })
    this.#lines.write(null, { ctrl: true, name: 'u' })
    return line
  }

  /** Puts something into the line, as if it had been typed. */
  put(text: string): void {
    if (text !== '') this.#lines.write(text)
  }

  close(): void {
    this.#output.markPastes(false)
    this.#lines.close()
  }
}
