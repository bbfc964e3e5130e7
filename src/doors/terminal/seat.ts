/** Taking a seat: who the player is and how the story is told, from the call, the preferences, or the player. */
import { readCharacter } from '../../campaign/names/character.ts'
import { indexNames, type NameIndex } from '../../campaign/names/index-of-names.ts'
import { readPreferences } from '../../campaign/preferences/preferences.ts'
import { writeNarrativeStyle, writePlayerCharacter } from '../../campaign/preferences/write.ts'
import {
  narrativeStyles,
  styleOptions,
  toNarrativeStyle,
  type NarrativeStyle,
} from '../../campaign/style/narrative-style.ts'
import { accept, refuse, type Result } from '../../core/result.ts'
import { explainStore, StoreFault, type Store } from '../../store/port.ts'
import { readText, writeText } from '../../store/text.ts'
import type { Option } from '../../table/protocol/message-gm.ts'
import { readSheets } from '../../table/views/sheets.ts'
import { companionsOf, type Companions } from './party.ts'
import { describeSheet } from './sheet-words.ts'

export type SeatWish = {
  readonly as?: string
  readonly style?: string
  /** Nobody at the table is human. */
  readonly watches: boolean
  /** The campaign has never been played: whom its own preferences name is only the one to begin with. */
  readonly isFirst: boolean
  /** The character a session that goes on is played with; null when it was only watched. */
  readonly goesOnAs?: string | null
}

/** Puts a question to whoever sits there, with what Enter alone means; undefined where nobody can answer. */
export type Choose = (
  question: string,
  header: string,
  options: readonly Option[],
  usual?: number,
) => Promise<number | undefined>

export type Seat = { readonly human: string | null; readonly party: Companions; readonly style: NarrativeStyle }

type Sheet = { readonly id: string; readonly title: string; readonly text: string }

/** Undefined when they are in the party, or nobody was asked for. */
export async function nobodyCalled(store: Store, as: string | undefined): Promise<string | undefined> {
  const named = as === undefined ? undefined : namedBy(await sheetsOf(store), as)
  return named?.ok === false ? named.refusal : undefined
}

async function sheetsOf(store: Store): Promise<readonly Sheet[]> {
  const sheets = await readSheets(store)
  const index = indexNames(sheets.map(({ fileName, text }) => ({ kind: 'party' as const, fileName, text })))
  return index.names.map(({ id, title }, at) => ({ id, title, text: sheets[at]?.text ?? '' }))
}

/** A disk that fails at a sheet is told by name: whoever is on it cannot be played, and is not left out unasked. */
async function readParty(store: Store): Promise<Result<readonly Sheet[], string>> {
  try {
    return accept(await sheetsOf(store))
  } catch (fault) {
    if (!(fault instanceof StoreFault)) throw fault
    return refuse(
      `${fault.path} could not be read (${fault.code}). Make it readable, or put a copy back, then start again.`,
    )
  }
}

const indexOf = (sheets: readonly Sheet[]): NameIndex =>
  indexNames(sheets.map(({ id, text }) => ({ kind: 'party' as const, fileName: `${id}.md`, text })))

const isMarkedHuman = ({ text }: Sheet): boolean => /^\*\*Player\*\*\s*:\s*human\b/im.test(text)

function namedBy(sheets: readonly Sheet[], asked: string): Result<Sheet, string> {
  const found = readCharacter(indexOf(sheets), asked)
  const all = `In the party are: ${sheets.map(({ title }) => title).join(', ')}.`
  if (found.kind === 'one') {
    const sheet = sheets.find(({ id }) => id === found.name.id)
    return sheet ? accept(sheet) : refuse(all)
  }
  if (found.kind === 'ambiguous') {
    return refuse(
      `"${asked}" could be ${found.candidates.map(({ title }) => title).join(' or ')}. Say more of the name.`,
    )
  }
  const [nearest] = found.kind === 'unknown' ? found.nearest : []
  const meant = sheets.find(({ id }) => id === nearest)
  return refuse(`Nobody in the party is called "${asked}". ${meant ? `Did you mean ${meant.title}? ` : ''}${all}`)
}

async function characterFor(
  sheets: readonly Sheet[],
  { as, watches, goesOnAs, isFirst }: SeatWish,
  preferred: string | undefined,
  choose: Choose,
): Promise<Result<Sheet | null, string>> {
  const asked = as === undefined ? undefined : namedBy(sheets, as)
  if (asked && !asked.ok) return asked
  if (goesOnAs !== undefined) return goesOn(sheets, goesOnAs, asked?.value)
  if (watches) return accept(null)
  if (asked) return asked
  const known = preferred === undefined ? undefined : namedBy(sheets, preferred)
  return known?.ok && !isFirst ? known : accept(await chosenOf(sheets, known?.ok ? known.value : undefined, choose))
}

async function chosenOf(sheets: readonly Sheet[], usual: Sheet | undefined, choose: Choose): Promise<Sheet | null> {
  const options = sheets.map(sheet => ({ label: sheet.title, description: describeSheet(sheet.text) }))
  const at = usual === undefined ? undefined : sheets.indexOf(usual)
  const chosen = sheets.length > 1 ? await choose('Who will you play?', 'Character', options, at) : 0
  return (chosen === undefined ? (usual ?? sheets.find(isMarkedHuman) ?? sheets[0]) : sheets[chosen]) ?? null
}

/** A session is played through by whoever began it: what others were told in it is not theirs to hear. */
function goesOn(sheets: readonly Sheet[], id: string | null, asked: Sheet | undefined): Result<Sheet | null, string> {
  const now = sheets.find(sheet => sheet.id === id) ?? null
  if (asked === undefined || asked.id === id) return accept(now)
  const who = now?.title ?? 'nobody, by the table itself'
  return refuse(
    `A session is open that is played by ${who}. Go on with it and /end it; the next one can be ${asked.title}'s.`,
  )
}

async function styleFor(
  { style }: SeatWish,
  preferred: NarrativeStyle | undefined,
  choose: Choose,
): Promise<Result<{ readonly style: NarrativeStyle; readonly isNew: boolean }, string>> {
  if (style !== undefined) {
    const known = toNarrativeStyle(style)
    return known
      ? accept({ style: known, isNew: true })
      : refuse(`There is no style "${style}". There are: ${narrativeStyles.join(', ')}.`)
  }
  if (preferred !== undefined) return accept({ style: preferred, isNew: false })
  const chosen = await choose('How shall the story be told?', 'Style', styleOptions)
  const picked = chosen === undefined ? undefined : styleOptions[chosen]?.style
  return accept({ style: picked ?? 'hybrid', isNew: picked !== undefined })
}

/** What was decided is written into the preferences, in the file's own dialect, and asked no more. */
export async function takeSeat(store: Store, wish: SeatWish, choose: Choose): Promise<Result<Seat, string>> {
  const read = await readParty(store)
  if (!read.ok) return read
  const sheets = read.value
  const found = await readText(store, 'preferences.md')
  if (!found.ok) return refuse(explainStore(found.refusal))
  const before = found.value?.text
  const preferences = readPreferences(before)
  if (sheets.length === 0) return refuse('Nobody is in the party yet. Make a character with gloam new character.')
  const sheet = await characterFor(sheets, wish, preferences.playerCharacter, choose)
  if (!sheet.ok) return sheet
  const style = await styleFor(wish, preferences.narrativeStyle, choose)
  if (!style.ok) return style
  let text = style.value.isNew ? writeNarrativeStyle(before, style.value.style) : before
  if (sheet.value && !isNamed(sheets, preferences.playerCharacter, sheet.value)) {
    text = writePlayerCharacter(text, sheet.value)
  }
  if (text !== undefined && text !== before) {
    const written = await writeText(store, 'preferences.md', text, found.value?.hash ?? 'absent')
    if (!written.ok) return refuse(explainStore(written.refusal))
  }
  const human = sheet.value?.id ?? null
  const members = sheets.map(({ id, title, text: sheet }) => ({
    id,
    title,
    isHuman: id === human,
    about: describeSheet(sheet),
  }))
  return accept({ human, party: companionsOf(members), style: style.value.style })
}

function isNamed(sheets: readonly Sheet[], preferred: string | undefined, { id }: Sheet): boolean {
  const known = preferred === undefined ? undefined : namedBy(sheets, preferred)
  return known?.ok === true && known.value.id === id
}
