/** Questions to a person, one after the other, on one keyboard: what is typed ahead answers the next one. */
import type { Interface } from 'node:readline'
import type { Readable } from 'node:stream'
import { forEditor, type Outlet } from '../outlet/outlet.ts'

/** The end of input, or Ctrl-C, is no answer, now and later. */
export function askerOn(input: Readable, output: Outlet): (question: string) => Promise<string | undefined> {
  const typed: string[] = []
  let lines: Interface | undefined
  const state = { isOver: false, wake: (): void => undefined }
  const open = async (): Promise<Interface> => {
    const { createInterface } = await import('node:readline')
    const made = createInterface({ input, output: output.canvas })
    made.on('line', line => {
      typed.push(line)
      state.wake()
    })
    made.on('SIGINT', () => {
      output.write('\n') // what is said next stands on a line of its own
      made.close()
    })
    made.on('close', () => {
      state.isOver = true
      state.wake()
    })
    return made
  }
  return async question => {
    lines ??= await open()
    if (state.isOver && typed.length === 0) return undefined
    const at = question.lastIndexOf('\n') + 1
    output.write(question.slice(0, at))
    lines.setPrompt(forEditor(question.slice(at)))
    if (!state.isOver) lines.prompt()
    while (typed.length === 0 && !state.isOver) {
      await new Promise<void>(resolve => {
        state.wake = resolve
      })
    }
    if (!state.isOver) lines.pause() // nobody is waited for between two questions, so the process may end
    return typed.shift()
  }
}
