/** A terminal that line editing writes to, which can be silenced: what is typed while a text flows waits unseen. */
import { Writable, type Readable } from 'node:stream'
import type { Sink } from '../outlet/outlet.ts'

export type TerminalInput = Readable & { readonly isTTY?: boolean; readonly setRawMode?: (isRaw: boolean) => unknown }

class MutedStream extends Writable {
  readonly isTTY = true
  readonly #output: Sink
  isOpen = false

  constructor(output: Sink) {
    super()
    this.#output = output
    output.on('resize', () => this.emit('resize'))
  }

  get columns(): number {
    return this.#output.columns ?? 80
  }

  get rows(): number {
    return this.#output.rows ?? 24
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    if (this.isOpen) this.#output.write(chunk)
    done()
  }
}

export function mutedOutput(output: Sink): {
  readonly stream: Writable
  readonly open: () => void
  readonly close: () => void
} {
  const stream = new MutedStream(output)
  return { stream, open: () => void (stream.isOpen = true), close: () => void (stream.isOpen = false) }
}
