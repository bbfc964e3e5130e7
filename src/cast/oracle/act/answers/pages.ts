/** What stands in a book or on a paper that somebody is let look at: what is known of it, else such things as stand there. */
import rows from '../../../../../content/oracle/pages.json' with { type: 'json' }
import { theName } from '../../../../english/naming.ts'
import { wordsOf } from '../../../../english/tokens.ts'
import { nounOf } from '../../../../english/noun-phrases.ts'
import { pick } from '../../desk/chance.ts'
import { decided } from '../../desk/decided.ts'
import type { Desk } from '../../desk/desk.ts'
import { featureAt, here } from '../../desk/place.ts'
import { learn, show } from '../../desk/tell.ts'
import type { Person } from '../../../../campaign/played/world.ts'
import { establish } from '../done.ts'

const pages: Readonly<Record<string, readonly string[]>> = rows

/** True where it was something to read in, and was read. What the folder tells of it is told elsewhere. */
export function readOut(desk: Desk, { id: owner }: Pick<Person, 'id'>, said: string): boolean {
  const name = wordsOf(said)
    .map(nounOf)
    .find(word => Object.hasOwn(pages, word))
  const lines = pages[name ?? ''] ?? []
  if (name === undefined || featureAt(here(desk), name) !== undefined) return false
  const id = `${owner}-${name}`
  const text = decided(desk, `read ${id}`, () => pick(desk, lines) ?? '')
  show(desk, { kind: 'established', about: name, text, salience: 1 })
  establish(desk, { thing: id, change: 'seen', text })
  learn(desk, `In ${theName(name)} we read: ${text}`)
  return true
}
