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

/** The moments of a session along the line that is played; what was taken back is not among the entries. */
export function livedIn(entries: readonly Entry[], session: string): readonly Lived[] {
  const lived: Lived[] = []
  const narratives = new Map<string, string>()
  let where = ''
  const add = (beat: number, spoken: Spoken): void => {
    const { text, ...rest } = spoken
    lived.push({ path: `${session}, ${lived.length + 1}`, beat, session, where, text: seal(text), ...rest })
  }
  for (const entry of entries) {
    if (entry.type === 'run-opened' || entry.type === 'beat-closed') where = placeOf(entry.state)
    if (entry.type === 'beat-opened') for (const spoken of begunBy(entry.incoming)) add(entry.beat, spoken)
    if (entry.type !== 'step') continue
    const { beat, key, value } = entry
    if (isMove(key)) {
      const move = value as unknown as Move
      if (move.tag === 'OPEN_SCENE') where = [move.location, move.time].filter(Boolean).join(', ')
      if (move.tag === 'NARRATIVE') narratives.set(`${beat}/${key}/told`, move.text)
    } else for (const spoken of stepped(key, value, narratives.get(`${beat}/${key}`))) add(beat, spoken)
  }
  return lived
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
