/** Several messages in one breath, as a model says them: each tag at the start of a line begins the next one. */
import type { Message, Tag } from './message.ts'
import { parseMessage, unreadIn, type Understood } from './parse.ts'
import { isFence } from './scalar.ts'
import { beginsMessage } from './tag.ts'

/** Around a message a fence is only wrapping: the one that opens before it, and the one that is left over behind it. */
function withoutWrapping(lines: readonly string[]): string {
  const last = lines.findLastIndex(line => line.trim() !== '')
  const isOdd = lines.filter(isFence).length % 2 === 1
  return lines.slice(0, isOdd && isFence(lines[last] ?? '') ? last : undefined).join('\n')
}

/** What stands above the first tag is talk. A fence hides no tag, or one fence too many would swallow the rest. */
export function parseMessages(text: string, understoodIn?: (tag: Tag) => Understood): readonly Message[] {
  const parts: string[][] = [[]]
  for (const line of text.split('\n')) {
    if (!beginsMessage(line)) parts.at(-1)?.push(line)
    else parts.push([line])
  }
  return parts
    .map(withoutWrapping)
    .filter(part => part.trim() !== '')
    .flatMap(part => {
      const message = parseMessage(part, understoodIn)
      const isWhole = message.tag === 'INFORMAL' || unreadIn(part).length === 0
      return isWhole ? [message] : [message, unused(message.tag)]
    })
}

/** It may be meant for anybody, or for nobody: so it is told to no one, and its writer hears of it. */
const unused = (tag: string): Message => ({
  tag: 'INFORMAL',
  text: `[${tag}]`,
  note: `What stands under [${tag}] behind its fields is not used. Begin what is told with [NARRATIVE].`,
})
