/**
 * What a chronicle holds that a seat has seen, as the events it was shown: for a page that comes late, comes again, or
 * looks back. It is worked out from who perceived what when it was told, so no seat's story holds another's.
 */
import type { Happening } from '../../rules/ruleset.ts'
import type { Judged } from '../../table/beat/whisper.ts'
import { storyOf } from '../../table/beat/narrate.ts'
import type { Ruling } from '../../table/beat/rule.ts'
import { around } from '../../table/beat/tell.ts'
import { playedIn, type Entry, type TableState } from '../../table/chronicle/entry.ts'
import type { Move } from '../../table/moves.ts'
import { prose, textOf } from '../../table/parts.ts'
import type { TableEvent } from '../../table/ports.ts'
import type { RunRecord } from '../../table/run-record.ts'
import type { Shown } from '../terminal/face.ts'
import { roundIn, roundStep } from './gm-seat.ts'

/** Who looks: what is told to these is theirs to see. */
export type Viewer = { readonly id: string | null; readonly sees: (audience: readonly string[]) => boolean }

export const playerSees = (character: string): Viewer => ({
  id: character,
  sees: audience => audience.includes(character),
})

/** Somebody who watches sees what the whole party sees. */
export const spectatorSees = (party: readonly string[]): Viewer => ({
  id: null,
  sees: audience => party.every(id => audience.includes(id)),
})

/** Whoever sits at a table without a human, or runs it. */
export const allSeen: Viewer = { id: null, sees: () => true }

type Party = readonly { readonly id: string; readonly title: string }[]

type Told = { readonly present: readonly string[]; readonly leaks: readonly unknown[] }

/** One beat's entries, as they were recorded. */
class Beat {
  readonly #moves = new Map<string, Move>()
  readonly #margin: Happening[] = []
  readonly #party: Party
  readonly #groups: TableState['groups']
  readonly actor: string

  constructor(opened: Extract<Entry, { type: 'beat-opened' }>, party: Party, groups: TableState['groups']) {
    const { incoming } = opened
    this.#party = party
    this.#groups = groups
    this.actor = incoming.tag === 'PLAYER_ACTION' ? incoming.character : ''
  }

  /** What a step showed, and to whom. */
  *shownBy(key: string, value: unknown): Generator<readonly [Shown, readonly string[]]> {
    if (key === `gm/${roundStep}`)
      for (const { who, line } of roundIn(value)) yield [{ type: 'said', text: line, who }, this.around(who)]
    if (/^move\/\d+$/.test(key)) {
      this.#moves.set(key, value as Move)
      return
    }
    const [, move = '', part = ''] = /^(move\/\d+)\/(told|asked|ruling|answer)$/.exec(key) ?? []
    if (part === 'told') {
      yield* this.#told(this.#moves.get(move), value as Told)
      yield* this.shown()
    }
    if (part === 'asked') yield* this.#asked(this.#moves.get(move), value as Pick<Told, 'leaks'>)
    else if (part === 'ruling') yield* this.#ruled(value as Ruling)
    else if (part === 'answer' && typeof value === 'string' && value !== '')
      yield [{ type: 'said', text: value, isAnswer: true }, [this.actor]]
    else if (key.endsWith('whispered')) yield* this.#whispered(value as Judged, key)
  }

  /** What was said to the person alone, outside of the story, is told to them alone again. */
  *#told(move: Move | undefined, { present, leaks }: Told): Generator<readonly [TableEvent, readonly string[]]> {
    if (move?.tag !== 'NARRATIVE' || leaks.length > 0) return
    const { text, group, parts = [prose(text)] } = move
    const told = { type: 'narrative' as const, text, parts, ...(group === undefined ? {} : { group }) }
    const aside = parts.filter(({ kind }) => kind === 'table')
    const story = aside.length === 0 ? told : storyOf(told)
    if (story) yield [story, present]
    if (aside.length > 0) yield [{ type: 'narrative', text: textOf(aside), parts: aside }, [this.actor]]
  }

  *#asked(move: Move | undefined, { leaks }: Pick<Told, 'leaks'>): Generator<readonly [TableEvent, readonly string[]]> {
    if (leaks.length > 0) return
    if (move?.tag === 'BOARD') yield [{ type: 'board', board: move.board }, this.around(this.actor)]
    if (move?.tag === 'SUGGEST') yield [{ type: 'suggestions', options: move.options }, this.around(this.actor)]
  }

  *#ruled(ruling: Ruling): Generator<readonly [TableEvent, readonly string[]]> {
    if (!ruling.ok) return
    this.#margin.push(...(ruling.happenings ?? []))
    for (const roll of ruling.rolls) {
      if (roll.isHidden) continue
      const roller = this.#party.find(({ title }) => title === roll.who)?.id ?? this.actor
      yield [{ type: 'rolled', roll }, this.around(roller)]
    }
  }

  *#whispered({ whisper, leaks }: Judged, key: string): Generator<readonly [TableEvent, readonly string[]]> {
    if (leaks.length > 0 || key === 'whisper/whispered') return // the words that began the beat are told as said
    const { from, hearers, text } = whisper
    const isPlayers = this.#party.some(({ id }) => id === from)
    yield isPlayers
      ? [{ type: 'spoke', character: from, text, isWhisper: true }, hearers]
      : [{ type: 'narrative', text, parts: [prose(text)], isWhisper: true }, hearers]
  }

  /** As it was shown: behind the words that told of it. Its reason was weighed then, and is not told again. */
  *shown(): Generator<readonly [TableEvent, readonly string[]]> {
    for (const happening of this.#margin.splice(0))
      yield [{ type: 'happened', happening: { ...happening, reason: '' } }, this.around(this.actor)]
  }

  around(who: string): readonly string[] {
    return around({ groups: this.#groups } as TableState, who)
  }
}

const saidBy = (
  { incoming }: Extract<Entry, { type: 'beat-opened' }>,
  beat: Beat,
  viewer: Viewer,
): readonly Shown[] => {
  if (incoming.tag !== 'PLAYER_ACTION' || incoming.character === 'party') return []
  const { character, action: text, whisperTo } = incoming
  const audience = whisperTo === undefined ? beat.around(character) : [character, whisperTo]
  if (!viewer.sees(audience)) return []
  const whose = character === viewer.id ? {} : { who: character }
  return [{ type: 'said', text, ...whose, ...(whisperTo === undefined ? {} : { isWhisper: true }) }]
}

/** What somebody said themselves has no name over it. */
function asOwn(event: Shown, { id }: Viewer): Shown {
  if (event.type !== 'said' || event.who !== id || id === null) return event
  const { who: _, ...mine } = event
  return mine
}

/** A run or the end of one: who is with whom where its entries begin is part of it. */
type Recorded = Pick<RunRecord, 'entries' | 'before'>

/** The story of a run for one seat, each event with its beat; only beats that are over. */
export function recount({ entries, before }: Recorded, party: Party, viewer: Viewer): readonly Shown[] {
  const closed = new Set(entries.flatMap(entry => (entry.type === 'beat-closed' ? [entry.beat] : [])))
  const played = new Set(playedIn(entries).map(({ beat }) => beat))
  const together = { all: party.map(({ id }) => id) }
  let groups: TableState['groups'] = before?.standing.state.groups ?? together
  let beat: Beat | undefined
  const story: Shown[] = []
  for (const entry of entries) {
    if (entry.type === 'run-opened') groups = entry.state.groups
    if (entry.type === 'beat-closed') groups = entry.state.groups
    if (!('beat' in entry) || !closed.has(entry.beat) || !played.has(entry.beat)) continue
    if (entry.type === 'beat-opened') {
      beat = new Beat(entry, party, groups)
      for (const said of saidBy(entry, beat, viewer)) story.push({ ...said, beat: entry.beat })
    }
    if (!beat || (entry.type !== 'step' && entry.type !== 'beat-closed')) continue
    for (const [event, audience] of entry.type === 'step' ? beat.shownBy(entry.key, entry.value) : beat.shown())
      if (viewer.sees(audience)) story.push({ ...asOwn(event, viewer), beat: entry.beat })
  }
  return story
}
