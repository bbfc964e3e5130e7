/** What a chronicle holds that somebody lived through: what was told, said and whispered, when, where and to whom. */
import { seal, type Secret } from '../../campaign/secrets/secret.ts'
import type { Json } from '../../core/json.ts'
import { whisperedKey, type Judged } from '../beat/whisper.ts'
import type { Entry, TableState } from '../chronicle/entry.ts'
import type { Move } from '../moves.ts'
import { gameMaster } from '../whisper.ts'

export type Lived = {
  /** Its own name: no two moments of a campaign share one. */
  readonly path: string
  readonly text: Secret
  readonly beat: number
  /** The session it was in, and where that was, as one would say it. */
  readonly session: string
  readonly where: string
  readonly by?: string
  /** A telling is for whoever was there; words for some alone are for them alone. */
  readonly kind: 'heard' | 'whisper'
  readonly to: readonly string[]
}

type Spoken = Pick<Lived, 'kind' | 'to' | 'by'> & { readonly text: string }

const isMove = (key: string): boolean => /^move\/\d+$/.test(key)

/** `move/3/wren`: what Wren said when the third move asked for it. */
const answerer = (key: string): string | undefined => /^move\/\d+\/([^/]+)$/.exec(key)?.[1]

const placeOf = ({ scene }: TableState): string => [scene.location, scene.time].filter(Boolean).join(', ')

/** Takes a session entry by entry, along the line that is played, and gives its moments a beat at a time. */
export class Living {
  readonly #session: string
  #count = 0
  #where = ''
  #narratives = new Map<string, string>()
  #open: Lived[] = []

  constructor(session: string, state?: TableState) {
    this.#session = session
    if (state) this.#where = placeOf(state)
  }

  /** The moments of a beat once it is over, with its number; what is still played is nobody's memory. */
  take(entry: Entry): { readonly beat: number; readonly lived: readonly Lived[] } | undefined {
    if (entry.type === 'run-opened') this.#where = placeOf(entry.state)
    if (entry.type === 'beat-opened') {
      this.#open = []
      for (const spoken of begunBy(entry.incoming)) this.#add(entry.beat, spoken)
    }
    if (entry.type === 'step') this.#step(entry)
    if (entry.type !== 'beat-closed') return undefined
    this.#where = placeOf(entry.state)
    this.#narratives = new Map()
    return { beat: entry.beat, lived: this.#open.splice(0) }
  }

  #step({ beat, key, value }: Extract<Entry, { type: 'step' }>): void {
    if (isMove(key)) {
      const move = value as unknown as Move
      if (move.tag === 'OPEN_SCENE') this.#where = [move.location, move.time].filter(Boolean).join(', ')
      if (move.tag === 'NARRATIVE') this.#narratives.set(`${beat}/${key}/told`, move.text)
    } else for (const spoken of stepped(key, value, this.#narratives.get(`${beat}/${key}`))) this.#add(beat, spoken)
  }

  #add(beat: number, { text, ...rest }: Spoken): void {
    this.#count += 1
    const [session, where] = [this.#session, this.#where]
    this.#open.push({ path: `${session}, ${this.#count}`, beat, session, where, text: seal(text), ...rest })
  }
}

/** The moments of a session that stands in a chronicle; what was taken back is not among the entries. */
export function livedIn(entries: readonly Entry[], session: string): readonly Lived[] {
  const living = new Living(session)
  return entries.flatMap(entry => living.take(entry)?.lived ?? [])
}

/** What a player says is the Game Master's and their own: who else noticed is told, not assumed. */
function begunBy(incoming: Extract<Entry, { type: 'beat-opened' }>['incoming']): readonly Spoken[] {
  if (incoming.tag !== 'PLAYER_ACTION') return []
  const { character, action, whisperTo } = incoming
  const isHeardBelow = whisperTo !== undefined && whisperTo !== gameMaster
  return isHeardBelow ? [] : [{ kind: 'whisper', to: [character], by: character, text: action }]
}

function stepped(key: string, value: Json, narrative: string | undefined): readonly Spoken[] {
  if (narrative !== undefined) {
    const { present, leaks } = value as unknown as {
      readonly present: readonly string[]
      readonly leaks: readonly string[]
    }
    return leaks.length === 0 ? [{ kind: 'heard', to: present, text: narrative }] : []
  }
  if (key.endsWith(whisperedKey)) {
    const { whisper, leaks } = value as unknown as Judged
    const { from, hearers, text } = whisper
    return leaks.length === 0
      ? [{ kind: 'whisper', to: hearers, text, ...(from === gameMaster ? {} : { by: from }) }]
      : []
  }
  const by = answerer(key)
  const said = typeof value === 'object' && value !== null && 'said' in value ? value['said'] : undefined
  return by !== undefined && typeof said === 'string' ? [{ kind: 'whisper', to: [by], by, text: said }] : []
}
