/** Who `you` is, as far as a narrator may know: the character the player has chosen, else the party as one. */
import { readPreferences } from '../../../campaign/preferences/preferences.ts'
import { nameOnSheet } from '../../../campaign/party.ts'
import type { View } from '../../../table/views/view.ts'
import { pronounOf } from '../voice/manner.ts'
import { shortOf } from '../voice/sheet.ts'
import type { Pronoun } from '../voice/voice.ts'

export type Protagonist = { readonly name: string; readonly pronoun: Pronoun }

const fileOf = (path: string): string => (path.split('/').at(-1) ?? path).replace(/(?:-brief|\.player)?\.md$/, '')

export function protagonistIn({ files }: View<'narrator'>): Protagonist {
  const chosen = files.preferences
    .map(({ text }) => readPreferences(text).playerCharacter)
    .find(name => name !== undefined)
  if (chosen === undefined) return { name: 'the party', pronoun: 'they' }
  const asked = fileOf(chosen).toLowerCase().replaceAll(/\s+/g, '-')
  const sheet = [...files.brief, ...files.sheet].find(
    ({ path }) => fileOf(path) === asked || fileOf(path).startsWith(`${asked}-`),
  )
  if (sheet === undefined) return { name: shortOf(chosen), pronoun: 'they' }
  const name = nameOnSheet(`${fileOf(sheet.path)}.md`, sheet.text).replace(/\s+\(.*\)$/, '')
  return { name: shortOf(name), pronoun: pronounOf(sheet.text) }
}
