/** What a Game Master's text says: what is for the player, and whether it waits for companions. */
import { hiddenRanges, isWithin } from '../../campaign/markdown/hidden.ts'
import { linesOf } from '../../campaign/text/lines.ts'
import { readAwaitSignal, type AwaitSignal, type Names } from '../protocol/signal.ts'

/** A signal in brackets, anywhere in a line; or without them, where the line holds nothing else. */
const bracketed = /^(.*?)\[\s*AWAIT[_ -]+(?:AI[_ -]+)?PLAYERS\b\s*:?([^\]]*)\]?(.*)$/i
const bare = /^([\s>*_`#-]*)AWAIT_(?:AI_)?PLAYERS\b\s*:?([^\]]*)\]?(.*)$/i

const onlyMarks = /^[\s>*_`#.-]*$/

/** `pim and orsa`, `pim; orsa`, `"pim"`: a list, however it is joined. */
const listOf = (names: string): string =>
  names
    .replaceAll(/["'`*{}<>]/g, '')
    .replaceAll(/\s*(?:;|&|\band\b)\s*/gi, ', ')
    .trim()

function mendLine(line: string): string {
  const match = bracketed.exec(line) ?? bare.exec(line)
  if (!match) return line
  const [, before = '', names = '', after = ''] = match
  const parts = [before, `[AWAIT_AI_PLAYERS: ${listOf(names)}]`, after]
  return parts.filter(part => !onlyMarks.test(part)).join('\n')
}

/** What plainly is meant as the signal becomes it; in a fence it is an example, and stays one. */
function mendSignals(text: string): string {
  const hidden = hiddenRanges(text)
  return [...linesOf(text)].map(line => (isWithin(hidden, line.start) ? line.text : mendLine(line.text))).join('\n')
}

export const readSaid = (text: string, names: Names): AwaitSignal => readAwaitSignal(mendSignals(text), names)
