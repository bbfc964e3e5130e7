/** What an evening leaves open and what it has answered, for the lists that both books keep of it. */
import { toBullet } from '../../../campaign/markdown/bullet.ts'
import { foldTitle, parseMarkdown } from '../../../campaign/markdown/document.ts'
import type { Desk } from './desk.ts'
import { owedFor } from './leads.ts'
import { setOf } from './memory.ts'
import { topicWords } from '../../../english/naming.ts'
import { isGone, personOf } from './place.ts'
import { rewardOf } from './quests.ts'
import { knows, note } from './tell.ts'

const lists = /^(?:unresolved|open (?:threads|questions)|loose ends)\b/

/** The lines of a book that are still open, as they stand there. */
const openLines = (text: string): readonly string[] =>
  parseMarkdown(text)
    .blocks.filter(({ heading }) => lists.test(foldTitle(heading.title)))
    .flatMap(({ body }) => body.split(/\r?\n/))
    .flatMap(line => toBullet(line) ?? [])
    .filter(({ prefix, indent }) => indent === 0 && !/\[x\]/i.test(prefix))
    .map(bullet => bullet.text)

/** What somebody owes the party. */
const debtsOf = (desk: Desk): readonly { readonly name: string; readonly text: string }[] =>
  owedFor(desk).flatMap(quest => {
    const giver = personOf(desk, quest.givenBy)
    return giver === undefined || isGone(desk, giver)
      ? []
      : [{ name: giver.name, text: `owes the party ${rewardOf(quest)} for ${quest.name}` }]
  })

/** A question is answered when all it is about is what a goal was about that has been reached. */
function isAnswered(desk: Desk, line: string): boolean {
  const words = topicWords(line)
  const goals = desk.world.quests.filter(({ id }) => setOf(desk.memory.happened).has(`quest/${id}`))
  return (
    words.length > 1 &&
    goals.some(({ name, objective }) => {
      const about = new Set(topicWords(`${name} ${objective}`))
      return words.every(word => about.has(word))
    })
  )
}

/** A debt of ours that stands there and is owed no more. */
const isPaid = (line: string, debts: readonly string[]): boolean =>
  / - owes the party /.test(line) && !debts.includes(line)

export function leaveThreads(desk: Desk): void {
  const debts = debtsOf(desk).map(({ name, text }) => `${name} - ${text}`)
  const { files } = desk.sees.view
  const books = [
    { texts: files['story-state'], put: note },
    { texts: files['party-knowledge'], put: knows },
  ]
  for (const { texts, put } of books) {
    const open = texts.flatMap(({ text }) => openLines(text))
    for (const line of open.filter(one => isPaid(one, debts) || isAnswered(desk, one))) put(desk, `THREAD: [x] ${line}`)
    for (const line of debts.filter(one => !open.includes(one))) put(desk, `THREAD: ${line}`)
  }
}
