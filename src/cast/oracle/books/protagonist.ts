/** Who `you` is, as far as a narrator may know: the character the player has chosen, else the party as one. */
import { memo } from '../../../core/memo.ts'
import { readPreferences } from '../../../campaign/preferences/preferences.ts'
import { nameOnSheet } from '../../../campaign/party.ts'
import { ownerOf } from '../../../campaign/folder/kind.ts'
import { pronounOf } from '../../../campaign/pronoun.ts'
import type { Hero } from '../../../english/retell/third.ts'
import type { Part } from '../../../table/parts.ts'
import type { View } from '../../../table/views/view.ts'
import { shortOf } from '../voice/sheet.ts'
import { nameOfFile } from './telling.ts'

export type Protagonist = Hero & { readonly party: readonly string[] }

const titleOn = memo(50, (sheet): string => nameOnSheet('', sheet).split(' (')[0] ?? '')

type File = { readonly path: string; readonly text: string }

const idOf = ({ path }: File): string => (ownerOf(path) ?? path).replace('-brief', '')
const nameOn = (file: File): string => titleOn(file.text) || nameOfFile(idOf(file))

const chosenIn = memo(16, (preferences): string | undefined => readPreferences(preferences).playerCharacter)

const asFile = (name: string): string =>
  (name.split('/').at(-1) ?? name).split('.')[0]?.toLowerCase().split(' ').join('-') ?? ''

/** A group that the player is not with is told of as those who are in it. */
function groupOf(present: readonly string[], sheets: readonly File[]): Hero | undefined {
  const there = sheets.filter(file => present.includes(idOf(file)))
  const names = [...new Set(there.map(file => shortOf(nameOn(file))))]
  const [only] = there
  if (!only || names.length === 0) return undefined
  return names.length === 1
    ? { name: names[0] ?? '', pronoun: pronounOf(only.text) }
    : { name: `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`, pronoun: 'they', isMany: true }
}

export function protagonistIn({ files }: View<'narrator'>, present?: readonly string[]): Protagonist {
  const sheets = [...files.brief, ...files.sheet]
  const party = [...new Set(sheets.map(nameOn))]
  const chosen = files.preferences.map(({ text }) => chosenIn(text)).find(name => name !== undefined)
  if (chosen === undefined) return { name: 'the party', pronoun: 'they', party }
  const asked = asFile(chosen)
  const sheet = sheets.find(file => idOf(file) === asked || idOf(file).startsWith(`${asked}-`))
  const group = sheet && present && !present.includes(idOf(sheet)) ? groupOf(present, sheets) : undefined
  if (group) return { ...group, party }
  if (sheet === undefined) return { name: shortOf(chosen), pronoun: 'they', party }
  return { name: shortOf(nameOn(sheet)), pronoun: pronounOf(sheet.text), party }
}

/** What the whole company does is told of all of them. */
export const heroFor = (part: Part, who: Protagonist): Hero => {
  const isTogether = (part.kind === 'arrived' || part.kind === 'parted') && part.who.length > 1
  return isTogether && who.name !== 'the party'
    ? { name: `${who.name} and the others`, pronoun: 'they', isMany: true }
    : who
}
