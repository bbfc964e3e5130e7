/** How it comes out: told richly once, written down, and then the session ends. */
import { endWords } from '../content/phrases.ts'
import type { Ending } from '../../../campaign/played/world.ts'
import { keep, type Desk, type Play } from './desk.ts'
import { factsNow, isTrue } from './facts.ts'
import { added } from './memory.ts'
import { sentence } from '../../../english/naming.ts'
import { event, flush, learn, note, phrase, show, tellTable } from './tell.ts'

export function endingNow(desk: Desk): Ending | undefined {
  if (desk.memory.ending !== undefined || desk.game.fight !== null) return undefined
  const facts = factsNow(desk)
  return desk.world.endings.find(({ when }) => isTrue(when, facts))
}

/** The last scene of the story, in its author's words. */
export async function* tellEnding(desk: Desk, ending: Ending): Play {
  yield* flush(desk)
  const paragraphs = ending.text.map(sentence).filter(text => text !== '')
  learn(desk, `How it ended, ${ending.name}: ${paragraphs.join(' ')}`)
  note(desk, `QUEST: [x] The story - ended: ${ending.name}`)
  tellTable(desk, `**${ending.name}**`)
  show(desk, { kind: 'ending', name: ending.name, salience: 3, text: inParagraphs(paragraphs).join('\n\n') })
  tellTable(desk, phrase(desk, endWords, 'ended'))
  event(desk, `It ended: ${ending.name}.`, { kind: 'ended', what: ending.name })
  keep(desk, { ending: ending.id, happened: added(desk.memory.happened, `ending/${ending.id}`) })
  yield* flush(desk)
}

/** Three sentences to a paragraph. */
function inParagraphs(sentences: readonly string[]): readonly string[] {
  const paragraphs: string[] = []
  for (let at = 0; at < sentences.length; at += 3) paragraphs.push(sentences.slice(at, at + 3).join(' '))
  return paragraphs
}
