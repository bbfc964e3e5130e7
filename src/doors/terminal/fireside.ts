/** A talk outside of the story: one companion, from their own view alone, until somebody says goodbye. */
import { readPreferences } from '../../campaign/preferences/preferences.ts'
import { readCharacter } from '../../campaign/names/character.ts'
import { indexNames } from '../../campaign/names/index-of-names.ts'
import { nameOnSheet } from '../../campaign/party.ts'
import { pronounOf, type Pronoun } from '../../campaign/pronoun.ts'
import { seenDoing } from '../../english/seen-doing.ts'
import { shortOf } from '../../cast/oracle/voice/sheet.ts'
import { accept, refuse, type Result } from '../../core/result.ts'
import type { Store } from '../../store/port.ts'
import { Memories } from '../../table/memory/memories.ts'
import { remembersFor } from '../../table/memory/remembers.ts'
import type { Part } from '../../table/parts.ts'
import type { Ask, CompanionSees } from '../../table/ports.ts'
import { readCampaign } from '../../table/views/read.ts'
import { viewFor } from '../../table/views/view-for.ts'
import { castFor } from '../casts.ts'
import { withoutModels } from '../consent.ts'
import { gameAt } from '../game-at.ts'
import type { Face } from './face.ts'

export type TalkWish = {
  readonly character: string
  readonly seed: string
  readonly echoes: boolean
  /** Who thinks: the Oracle when it is left out. */
  readonly model?: string | undefined
  readonly budget?: number | undefined
}

const isGoodbye = (line: string): boolean =>
  /^\W*(?:good ?bye|bye(?:[- ]bye)?|farewell|good ?night|see you(?: (?:later|tomorrow))?|\/?(?:end|quit|exit|stop|leave))\b\W*$/i.test(
    line,
  )

/** Their words as they said them; what they do beside it, as somebody sees it who sits there. */
function asSeen(said: string, short: string, pronoun: Pronoun): string {
  const words = said.replaceAll(/\s+/g, ' ').trim()
  if (words === '') return '*looks into the fire and says nothing.*'
  return /["“]/.test(words) ? seenDoing(words, { short, pronoun }) : words
}

/** What was asked is not kept: there is nothing to go on with. */
/** What somebody at the fire says to them, as a fact. */
const wordsTo = (name: string, line: string): Part => ({
  kind: 'said',
  who: 'You',
  act: line.includes('?') ? 'ask' : 'say',
  to: name,
  text: line,
})

const unkept = (signal: AbortSignal): Ask => ({ signal, step: async (_key, make) => make() })

async function viewOf(store: Store, asked: string) {
  const { campaign } = await readCampaign(store)
  const sheets = campaign.sheet.map(({ path, text }) => ({
    kind: 'party' as const,
    fileName: path.slice(path.lastIndexOf('/') + 1),
    text,
  }))
  const index = indexNames(sheets)
  const found = readCharacter(index, asked)
  const all = index.names.map(({ title }) => title).join(', ')
  if (asked.trim() === '') return refuse(`Say with whom. There are: ${all}.`)
  if (found.kind !== 'one') return refuse(`Nobody in the party is surely meant by "${asked}". There are: ${all}.`)
  const { id } = found.name
  const world = { presence: [], heard: [], whispers: [], constraints: () => [] }
  const text = sheets.find(({ fileName }) => fileName === `${id}.md`)?.text ?? ''
  const memories = new Memories(store)
  const view = viewFor<'companion'>({ kind: 'companion', character: id }, campaign, world)
  const name = nameOnSheet(`${id}.md`, text)
  const remembers = (said: string): CompanionSees['remembers'] =>
    remembersFor<'companion'>(
      {
        memories: memories,
        campaign,
        titleOf: who => nameOnSheet(`${who}.md`, campaign.sheet.find(({ owner }) => owner === who)?.text ?? ''),
        due: [],
      },
      view,
      { kind: 'character', name: id },
      { said, around: '', session: '', beat: 0 },
    )
  const preferences = withoutModels(readPreferences(campaign.preferences[0]?.text)) // a model is who was named for this talk
  return accept({
    view,
    name,
    remembers,
    preferences,
    seen: (said: string) => asSeen(said, shortOf(name), pronounOf(text)),
  })
}

export async function talk(
  store: Store,
  face: Face,
  { character, seed, echoes, model, budget }: TalkWish,
  signal: AbortSignal,
): Promise<Result<void, string>> {
  const found = await viewOf(store, character)
  if (!found.ok) return found
  const { view, name, seen, remembers, preferences } = found.value
  const game = await gameAt(store)
  if (!game.ok) return game
  const seated = await castFor({
    seed,
    ...(model === undefined ? {} : { model, budget }),
    waits: sign => face.busy(sign),
    preferences,
    game: game.value,
    human: '',
    spent: 0,
  })
  if (!seated.ok) return seated
  const memory: { asked: string; said: string }[] = []
  face.show({
    type: 'welcome',
    text: `*The fire has burned low, and ${name} makes room beside it.* (Say goodbye to go.)`,
  })
  for (;;) {
    const line = (await face.ask({ who: 'You', asks: 'turn' }, signal))?.trim()
    if (line === undefined) break
    if (line === '') continue
    if (echoes) face.show({ type: 'said', text: line })
    if (isGoodbye(line)) break
    face.busy()
    const request: CompanionSees['request'] = {
      name: view.role.character,
      requestType: line.includes('?') ? 'FULL_CONTEXT' : 'INTERACTION', // asked, one answers; else one talks
      sceneContext: 'By the fire at night.',
      justHappened: line,
      request: line,
    }
    const said = await seated.value.cast.companion(
      { view, request, memory, parts: [wordsTo(name, line)], remembers: remembers(line) },
      unkept(signal),
    )
    memory.push({ asked: line, said })
    face.show({ type: 'spoke', character: name, text: seen(said) })
  }
  face.show({ type: 'left', text: `${name} lifts a hand. Nothing of this was written down.` })
  return accept(undefined)
}
