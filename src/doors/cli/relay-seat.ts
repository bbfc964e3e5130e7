/** Who the player is and how the story is told, before anybody plays: from the preferences, or asked for once. */
import { readCharacter } from '../../campaign/names/character.ts'
import { indexNames, type NameIndex } from '../../campaign/names/index-of-names.ts'
import { readPreferences } from '../../campaign/preferences/preferences.ts'
import { writeNarrativeStyle, writePlayerCharacter } from '../../campaign/preferences/write.ts'
import { styleOptions, toNarrativeStyle } from '../../campaign/style/narrative-style.ts'
import { accept, refuse, type Result } from '../../core/result.ts'
import { explainStore, type Store } from '../../store/port.ts'
import { readText, writeText } from '../../store/text.ts'
import { whileHeld } from '../../store/wait.ts'
import type { Option } from '../../table/protocol/message-gm.ts'
import { readSheets } from '../../table/views/sheets.ts'

/** Another relay is done with its turn soon. */
const patienceMs = 10_000

export type SeatFlags = { readonly style?: string; readonly character?: string; readonly spectate?: true }

export type SeatQuestion = {
  readonly question: string
  readonly header: string
  readonly flag: string
  readonly options: readonly Option[]
}

/** `questions` are what the player has to be asked first; `problem` is what is wrong with the campaign. */
export type NoSeat =
  | { readonly code: 'asks'; readonly questions: readonly SeatQuestion[] }
  | { readonly code: 'problem'; readonly why: string }

const problem = (why: string): { readonly ok: false; readonly refusal: NoSeat } => refuse({ code: 'problem', why })

const partyIndex = async (store: Store): Promise<NameIndex> =>
  indexNames((await readSheets(store)).map(({ fileName, text }) => ({ kind: 'party' as const, fileName, text })))

const askStyle: SeatQuestion = {
  question: 'What narrative style would you like for this session?',
  header: 'Style',
  flag: '--style',
  options: styleOptions.map(({ label, description }) => ({ label, description })),
}

const askCharacter = ({ names }: NameIndex): SeatQuestion => ({
  question: 'Which character are you playing?',
  header: 'Character',
  flag: '--character',
  options: names.map(({ id, title }) => ({ label: id, description: title })),
})

/** A campaign that can be played: an overview that can be read, and somebody in the party. */
async function faultOf(store: Store, index: NameIndex): Promise<string | undefined> {
  const overview = await readText(store, 'overview.md')
  if (!overview.ok) return explainStore(overview.refusal)
  if (!overview.value) return 'It has no overview.md. Write one that says what the campaign is about.'
  return index.names.length > 0
    ? undefined
    : 'Nobody is in the party. Put a sheet into its folder "party", or make one with gloam new character.'
}

/** What the flags say is written into the preferences, in the file's own dialect; what is missing is asked for. */
export async function takeSeat(
  store: Store,
  flags: SeatFlags,
  limitMs = patienceMs,
): Promise<Result<{ readonly human: string | null }, NoSeat>> {
  const index = await partyIndex(store)
  const fault = await faultOf(store, index)
  if (fault !== undefined) return problem(fault)
  const found = await readText(store, 'preferences.md')
  if (!found.ok) return problem(explainStore(found.refusal))
  const before = found.value?.text
  const style = flags.style === undefined ? readPreferences(before).narrativeStyle : toNarrativeStyle(flags.style)
  const asked = readCharacter(index, flags.character ?? readPreferences(before).playerCharacter)
  const name = asked.kind === 'one' ? asked.name : undefined
  const questions = [
    ...(style === undefined ? [askStyle] : []),
    ...(name === undefined && !flags.spectate ? [askCharacter(index)] : []),
  ]
  if (questions.length > 0) return refuse({ code: 'asks', questions })
  let text = flags.style === undefined || style === undefined ? before : writeNarrativeStyle(before, style)
  if (flags.character !== undefined && name !== undefined) text = writePlayerCharacter(text, name)
  if (text !== undefined && text !== before) {
    const page = text
    const written = await whileHeld(store, limitMs, async () => {
      const done = await writeText(store, 'preferences.md', page, found.value?.hash ?? 'absent')
      return done.ok ? accept(undefined) : refuse(explainStore(done.refusal))
    })
    if (!written.ok) return problem(written.refusal)
  }
  return accept({ human: flags.spectate ? null : (name?.id ?? null) })
}
