/** What a seat may read of the campaign, page by page: made from its view, so there is nothing else to print. */
import { entriesOf } from '../../campaign/journal/entries.ts'
import { sheetIn } from '../../table/views/view.ts'
import { seenBy, type Seen } from '../terminal/commands/seen.ts'
import type { At } from './asked.ts'
import { bookFor } from './book.ts'

const withoutTitle = (text: string): string => text.replace(/^# [^\n]*\n/, '').trim()

/** Notes for whoever plays a character without being a person. */
const forMinds = /^## [^\n]*\(for AI players\)[^\n]*\n(?:(?!^#{1,2} )[^\n]*\n?)*/gim

const knowledgeOf = ({ own, open }: Seen): string => withoutTitle((own ?? open).files['party-knowledge'][0]?.text ?? '')

/** Sections of the party's book by what their headings are about. */
const sections = (text: string, about: RegExp): string =>
  text
    .split(/^(?=## )/m)
    .filter(section => about.test(/^## ([^\n]*)/.exec(section)?.[1] ?? ''))
    .join('')

const pages: Readonly<Record<string, (seen: Seen) => string>> = {
  knowledge: knowledgeOf,
  quests: seen => sections(knowledgeOf(seen), /quest|question|thread|rumou?r|goal|score|job/i),
  journal: ({ own }) =>
    entriesOf(own?.files.journal[0]?.text ?? '')
      .toReversed()
      .map(({ title, body }) => `### ${title}\n\n${body}`)
      .join('\n\n'),
  sheet: ({ own }) => withoutTitle((own && sheetIn(own)?.text.replaceAll(forMinds, '')) ?? ''),
}

/** How much stands on each page: quests and days by their headings, else lines. A page that nobody has is not named. */
export async function countsFor({ table, viewer }: At): Promise<Readonly<Record<string, number>>> {
  await table.opened?.table.drain()
  const seen = await seenBy(table.store, viewer.id)
  const count = (name: string, sign: RegExp): number => pages[name]?.(seen).match(sign)?.length ?? 0
  return {
    knowledge: count('knowledge', /^\s*[-*] /gm),
    quests: count('quests', /^(?:### |[-*] )/gm),
    journal: count('journal', /^### /gm),
  }
}

/** What only the Game Master reads: the state of the story, as their view has it. */
const secretsOf = ({ table }: At): string =>
  table.opened?.table.views
    .gm()
    .files['story-state'].map(({ text }) => withoutTitle(text))
    .join('\n\n') ?? ''

/** Undefined when there is no such page. */
export async function pageFor(at: At, name: string): Promise<string | undefined> {
  const { table, viewer } = at
  if (name === 'secrets') return at.seat.kind === 'gm' ? secretsOf(at) : undefined
  const page = Object.hasOwn(pages, name) ? pages[name] : undefined
  if (!page && name !== 'book') return undefined
  await table.opened?.table.drain() // what is still being written is part of it
  return page === undefined ? (await bookFor(at)).join('\f') : page(await seenBy(table.store, viewer.id))
}
