/** `/sheet` and `/party`: the player's own sheet whole, the others as anyone can see them. */
import { ownerOf } from '../../../campaign/folder/kind.ts'
import { readCharacter } from '../../../campaign/names/character.ts'
import { foldWords } from '../../../campaign/text/fold.ts'
import { readSheets } from '../../../table/views/sheets.ts'
import { sheetIn } from '../../../table/views/view.ts'
import { namesOf } from '../party.ts'
import { describeSheet } from '../sheet-words.ts'
import { answer, type Command, type Reach } from './command.ts'
import { seenBy, type Seen } from './seen.ts'

const cellsOf = (row: string): readonly string[] =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(cell => cell.trim())

/** A table reads as lines where there is no room for columns: `Race: Elf`. */
function withoutTables(sheet: string): string {
  return sheet
    .split('\n')
    .flatMap(line => {
      if (!/^\s*\|/.test(line)) return [line]
      const cells = cellsOf(line)
      if (cells.every(cell => /^:?-*:?$/.test(cell))) return []
      return [cells.length === 2 ? cells.join(': ') : cells.filter(Boolean).join('  ')]
    })
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** Notes for whoever plays a character without being a person. */
const forMinds = /^## [^\n]*\(for AI players\)[^\n]*\n(?:(?!^#{1,2} )[^\n]*\n?)*/gim

const ownSheet = ({ own }: Seen): string | undefined => {
  const sheet = own === undefined ? undefined : sheetIn(own)
  return sheet && withoutTables(sheet.text.replaceAll(forMinds, ''))
}

/** A sheet in its parts; what stands before the first heading is not one of them. */
const partsOf = (sheet: string): readonly { readonly title: string; readonly text: string }[] =>
  sheet
    .split(/^(?=## )/m)
    .filter(part => part.startsWith('## '))
    .map(text => ({ title: /^## +(.*)/.exec(text)?.[1]?.trim() ?? '', text: text.trim() }))

const partNamed = (sheet: string, words: string): string | undefined =>
  words === '' ? undefined : partsOf(sheet).find(({ title }) => isCalled(title, words))?.text

/** `spells` is the part called Spellcasting, and `equipment` the one called Gear and Equipment. */
function isCalled(title: string, words: string): boolean {
  const [name, asked] = [foldWords(title), foldWords(words)]
  const stem = asked.length > 4 ? asked.replace(/s$/, '') : asked
  return name.startsWith(asked) || name.split(/[^\p{L}]+/u).some(word => word.startsWith(stem))
}

/** Longer than a screen: the parts can be had one by one. */
const longSheet = 30

function withHint(sheet: string): string {
  const parts = partsOf(sheet).map(({ title }) => title)
  const isLong = sheet.split('\n').length > longSheet && parts.length > 1
  return isLong ? `${sheet}\n\n(One part alone: /sheet and its name. There are: ${parts.join(', ')}.)` : sheet
}

const publicSheet = ({ open }: Seen, id: string): string =>
  [...open.files.brief, ...open.files.sheet].find(({ path }) => ownerOf(path) === id)?.text ?? ''

function memberNamed({ party }: Reach, asked: string): string | undefined {
  const found = readCharacter(namesOf(party), asked)
  if (found.kind === 'one') return found.name.id
  const begun = party.members.filter(({ title }) => foldWords(title).startsWith(foldWords(asked))) // `silani` for Silani'shen
  return begun.length === 1 ? begun[0]?.id : undefined
}

function noSuch(words: string, members: Reach['party']['members'], own: string): string {
  const people = `Nobody in the party is called "${words}". There are: ${members.map(({ title }) => title).join(', ')}.`
  const parts = partsOf(own).map(({ title }) => title)
  return parts.length === 0 ? people : `${people} Your own sheet has the parts: ${parts.join(', ')}.`
}

async function sheet(reach: Reach, words: string) {
  const { store, human, party, sitting } = reach
  await sitting.table.drain() // a level that was just gained is on its way to the sheet
  const seen = await seenBy(store, human)
  const part = partNamed(ownSheet(seen) ?? '', words)
  if (part !== undefined) return answer(part)
  const id = words === '' ? human : memberNamed(reach, words)
  if (id === null) return answer('You are only watching, so no sheet is yours. /sheet NAME shows one from outside.')
  if (id === undefined) {
    return answer(noSuch(words, party.members, ownSheet(seen) ?? ''))
  }
  const status = (sitting.glances.lines[id] ?? []).join(', ')
  if (id === human) return answer(`${status}\n\n${withHint(ownSheet(seen) ?? '')}`.trim())
  const outside = withoutTables(publicSheet(seen, id))
  return answer([`**${party.titleOf(id)}**${status === '' ? '' : `: ${status}`}`, outside].filter(Boolean).join('\n\n'))
}

async function everybody({ store, human, party, sitting, signs }: Reach) {
  await sitting.table.drain()
  const sheets = await readSheets(store)
  const lines = party.members.map(({ id, title }) => {
    const about = describeSheet(sheets.find(({ path }) => ownerOf(path) === id)?.text ?? '')
    const parts = [about, ...(sitting.glances.lines[id] ?? [])].filter(Boolean)
    return `- **${title}**${id === human ? ' (you)' : ''}: ${parts.join(signs.between)}`
  })
  return answer(lines.join('\n'))
}

export const sheetCommands: readonly Command[] = [
  {
    name: 'sheet',
    takes: '[name]',
    about: 'your sheet, a part of it, or what can be seen of somebody',
    offers: ({ party }) => party.members.map(({ title }) => title),
    run: sheet,
  },
  { name: 'party', about: 'how everybody is', run: everybody },
]
