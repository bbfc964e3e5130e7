/** Who is in the party and how its story is told, as a Game Master's view has it. */
import { indexNames } from '../../campaign/names/index-of-names.ts'
import { readPreferences } from '../../campaign/preferences/preferences.ts'
import type { Option } from '../protocol/message-gm.ts'
import type { Names } from '../protocol/signal.ts'
import type { View } from '../views/view.ts'

const fileNameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

export const partyIn = ({ files }: View<'gm'>): readonly string[] =>
  files.sheet.map(({ path }) => fileNameOf(path).replace(/\.md$/i, ''))

/** A human who is away is played like the others, so nobody is asked in their place. */
export function namesIn({ files }: View<'gm'>, human: string | null): Names {
  const index = indexNames(files.sheet.map(({ path, text }) => ({ kind: 'party', fileName: fileNameOf(path), text })))
  return { index, ...(human === null ? {} : { human }) }
}

const inCapitals = (id: string): string => id.replaceAll(/(?<![\p{L}\p{N}])\p{L}/gu, letter => letter.toUpperCase())

const fieldOf = (sheet: string, name: string): string =>
  new RegExp(`^[ \\t*_-]*${name}[*_]*\\s*:[*_]*\\s*([^\\n|]{1,60})`, 'im').exec(sheet)?.[1]?.trim() ?? ''

/** The characters one may play, by the names of their sheets: `Tilda-Brannock`, "Half-elf rogue". */
export const playable = ({ files }: View<'gm'>): readonly Option[] =>
  files.sheet.map(({ path, text }) => {
    const label = inCapitals(fileNameOf(path).replace(/\.md$/i, ''))
    const description = [fieldOf(text, 'Race'), fieldOf(text, 'Class')].filter(word => word !== '').join(' ')
    return description === '' ? { label } : { label, description }
  })

export const styleIn = ({ files }: View<'gm'>): string =>
  readPreferences(files.preferences[0]?.text).narrativeStyle ?? 'hybrid'
