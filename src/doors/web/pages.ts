/** What a seat may read of the campaign, page by page: made from its view, so there is nothing else to print. */
import { entriesOf } from '../../campaign/journal/entries.ts'
import { sheetIn } from '../../table/views/view.ts'
import { seenBy, type Seen } from '../terminal/commands/seen.ts'
import type { At } from './asked.ts'
import { bookFor } from './book.ts'

const withoutTitle = (text: string): string => text.replace(/^# [^\n]*\n/, '').trim()

/** Notes for whoever plays a character without being a person. */
const forMinds = /^## [^\n]*\(for AI players\)[^\n]*\n(?:(?!^#{1,2} )[^\n]*\n?)*/gim

const pages: Readonly<Record<string, (seen: Seen) => string>> = {
  knowledge: ({ own, open }) => withoutTitle((own ?? open).files['party-knowledge'][0]?.text ?? ''),
  journal: ({ own }) =>
    entriesOf(own?.files.journal[0]?.text ?? '')
      .toReversed()
      .map(({ title, body }) => `### ${title}\n\n${body}`)
      .join('\n\n'),
  sheet: ({ own }) => withoutTitle((own && sheetIn(own)?.text.replaceAll(forMinds, '')) ?? ''),
}

/** Undefined when there is no such page. */
export async function pageFor(at: At, name: string): Promise<string | undefined> {
  const { table, viewer } = at
  const page = Object.hasOwn(pages, name) ? pages[name] : undefined
  if (!page && name !== 'book') return undefined
  await table.opened?.table.drain() // what is still being written is part of it
  return page === undefined ? (await bookFor(at)).join('\f') : page(await seenBy(table.store, viewer.id))
}
