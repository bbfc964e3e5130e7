/**
 * One campaign being played. It hears what the human says, plays a beat of it, leaves the writing to go on behind, and
 * can be killed at any moment: opening it again goes on with the same beat.
 */
import { readPreferences } from '../campaign/preferences/preferences.ts'
import { accept, type Result } from '../core/result.ts'
import { Turnstile } from '../core/turnstile.ts'
import type { BeatContext, FoundLeak, Views } from './beat/context.ts'
import { closeBeat } from './beat/close.ts'
import { heldFor, nothingShown, type Shown } from './beat/held-door.ts'
import { runBeat, showStanding } from './beat/run-beat.ts'
import type { BeatInPlay, Standing } from './beat/in-play.ts'
import { isSaving } from './chronicle/entry.ts'
import { ChronicleLost } from './chronicle/lost.ts'
import { actionOf } from './aside.ts'
import { readCommand, type Command } from './commands.ts'
import { Inbox } from './inbox.ts'
import { layAnew } from './jobs/desk.ts'
import { Behind, type BehindParts } from './jobs/behind.ts'
import type { FailedJob } from './jobs/queue.ts'
import { printsOf } from './edited.ts'
import { heardOf } from './line.ts'
import { mindsOf } from './memory/minds.ts'
import type { Incoming } from './moves.ts'
import { hintsFor } from './pacing.ts'
import { pastOf } from './past.ts'
import { goTo } from './rewind/go-to.ts'
import { nameLine } from './rewind/name-line.ts'
import type { Place } from './rewind/parts.ts'
import { recentEntries, recollect } from './recollect.ts'
import { recovering, savedKey, type Ending, type OpenBeat, type Recovered } from './recover.ts'
import { saveCommand, tellFailures, tellSaved, type Saved } from './saved.ts'
import { liveSteps, type Steps } from './steps.ts'
import { Suspended, whenNobodyAnswers } from './suspended.ts'
import type { TableParts } from './table-parts.ts'

type BeatLeft = {
  readonly beat: number
  readonly incoming: Incoming
  readonly steps: Steps
  readonly shown: Shown
}

export class Table {
  readonly runId: string
  readonly memories: TableParts['memories']
  readonly #parts: TableParts
  readonly #inbox: Inbox
  readonly #behind: Behind
  #standing: Standing
  #beat: number
  /** A beat whose Game Master failed: it is gone on with before another is opened. */
  #left: BeatLeft | undefined
  #hurry: AbortSignal = new AbortController().signal
  readonly #gone = new AbortController()
  /** Whoever saves while the table plays by itself waits for the end of the beat. */
  readonly #turns = new Turnstile()
  #isAsking = false
  /** Until the next beat has told them to the Game Master. */
  #edited: readonly string[]

  constructor(runId: string, parts: TableParts, recovered: Recovered) {
    this.runId = runId
    this.#parts = parts
    this.memories = parts.memories
    this.#standing = recovered.standing
    this.#beat = recovered.beat
    this.#inbox = new Inbox(parts.ports.door)
    this.#edited = parts.edited
    this.#behind = new Behind(this.#behindParts(parts))
    for (const { beat, job, steps } of recovered.jobs)
      this.#behind.add(beat, job, liveSteps(parts.chronicle, beat, steps))
  }

  #behindParts({ ports, chronicle, desk, knowledge, campaignName, human, leaks }: TableParts): BehindParts {
    const titleOf = (character: string): string => knowledge.titleOf(character)
    const leaksTo = (words: string, readers = knowledge.party): readonly FoundLeak[] => leaks(words, readers)
    const rest = (): void => {
      void this.#noteRest().catch(() => undefined) // whoever waits for the next line is told
      knowledge.prepare()
      leaks.prepare?.() // while the player reads, what was written is read again
    }
    const job = { desk, campaignName, human, style: () => this.#style(), titleOf, leaks: leaksTo }
    return { ports, chronicle, job, rest, viewsOfNow: () => this.#viewsOfNow() }
  }

  get standing(): Standing {
    return this.#standing
  }

  get beat(): number {
    return this.#beat
  }

  /** Work that failed and waits for another try. */
  get failures(): readonly FailedJob[] {
    return this.#behind.failures
  }

  /**
   * Plays until the session ends or nobody says anything any more. A Game Master that fails leaves the beat open, as a
   * question does that nobody is there to answer, and the campaign free for whoever goes on with it.
   */
  async play(): Promise<void> {
    try {
      while (!this.#standing.state.isEnded) {
        if (this.#goesAlone) await this.#goAlone()
        else {
          const line = await this.#inbox.next()
          if (line === undefined) return await this.close()
          await this.say(line)
        }
      }
    } catch (cause) {
      await this.close()
      if (!(cause instanceof Suspended)) throw cause
    }
  }

  /** Nobody is waited for: there is no human at this table, or the one there is has stepped away. */
  get #goesAlone(): boolean {
    const isAway = this.#standing.state.humanMode === 'AUTONOMOUS' && this.#parts.human !== null
    return (this.#parts.isAuto || isAway) && this.#beat < this.#parts.mostAutoBeats
  }

  /** What a spectator has said comes first; else the party goes on by itself. */
  async #goAlone(): Promise<void> {
    await this.#parts.ports.door.caughtUp?.()
    const line = await this.#inbox.poll()
    if (line !== undefined) return this.say(line)
    await this.#play({ tag: 'PLAYER_ACTION', character: 'party', action: 'The party goes on.' })
  }

  /** One line of the human's, or of another person's as their character: a command is obeyed here, in code; anything else is a beat. */
  async say(said: string, as: string | null = this.#parts.human): Promise<void> {
    const line = this.#heard(said)
    const command = readCommand(line)
    if (command) return this.#obey(command, line)
    if (line.trim() === '') return
    await this.#play(actionOf(line, this.#parts.knowledge.names, as))
  }

  #heard(said: string): string {
    const { line, note } = heardOf(said)
    if (note !== undefined) this.#parts.ports.door.show({ type: 'notice', text: note })
    return line
  }

  /** The opening words: where we left off, and where we are. */
  async begin(): Promise<void> {
    const { human, knowledge, campaignName } = this.#parts
    const style = this.#style()
    await this.#play({
      tag: 'SESSION_COMMAND',
      command: 'start',
      campaign: campaignName,
      ...(human === null ? { mode: 'full_auto' as const } : { playerCharacter: human }),
      narrativeStyle: style,
      aiCharacters: knowledge.party.filter(name => name !== human),
    })
  }

  /** Goes on with a beat that a dead process left open; what it had asked for is not asked again. */
  async goOn({ beat, incoming, steps }: OpenBeat): Promise<void> {
    const left = { beat, incoming, steps: liveSteps(this.#parts.chronicle, beat, steps), shown: nothingShown() }
    if (isSaving(incoming)) this.#tellSaved(await this.#saveIn(left))
    else await this.#run(left)
  }

  /**
   * What a person means by it: the Game Master hands over what it holds, and all of it is written. Whoever is asked
   * something has a beat open that nobody can play past, so then only what waits is written.
   */
  async save(): Promise<Saved> {
    if (this.#isAsking) return this.#saved()
    return this.#turns.run(() =>
      this.#left || this.#standing.state.isEnded ? this.#saved() : this.#saveIn(this.#open(saveCommand)),
    )
  }

  async #saveIn(left: BeatLeft): Promise<Saved> {
    const { unmerged } = await this.#run(left)
    const saved = await this.#saved()
    await left.steps.take(savedKey, () => [...saved.files]) // from now on others are new
    await this.#noteRest()
    return { ...saved, isWhole: true, unmerged }
  }

  async #saved(): Promise<Saved> {
    const failures = await this.drain()
    const files = [...this.#parts.chronicle.fold.written].filter(path => !path.startsWith('tmp/')).sort()
    return { files, failures, isWhole: false, unmerged: 0 }
  }

  #tellSaved(saved: Saved): void {
    this.#parts.ports.door.show({ type: 'notice', text: tellSaved(saved) })
  }

  /** Everything that waits is written when this answers; what could not be is told. */
  async drain(): Promise<readonly FailedJob[]> {
    const failures = await this.#behind.drain()
    await this.#noteRest()
    return failures
  }

  /** The files are written and proven by then: what cannot be noted of that is found out again by whoever goes on. */
  async #noteRest(): Promise<void> {
    await this.#parts.chronicle.standsThere().catch((cause: unknown) => {
      if (cause instanceof ChronicleLost) throw cause // nobody finds anything again in a chronicle that is gone
    })
  }

  /** A Game Master that fails now keeps nobody at the table: the session ends without its closing words. */
  async end(): Promise<void> {
    this.#left = undefined
    await this.#play({ tag: 'SESSION_COMMAND', command: 'end', aiCharacters: [] })
  }

  /** The player is gone: whoever is thinking stops at once, is paid nothing more, and is asked again another time. */
  leave(): void {
    this.#gone.abort(new Error('The player has left the table.'))
  }

  /** Leaves the session as it is, to be gone on with another time. */
  async close(): Promise<void> {
    try {
      await this.drain()
      await this.#parts.chronicle.standsThere()
    } finally {
      this.#inbox.close()
      await this.#parts.release()
    }
  }

  async #obey(command: Command, line: string): Promise<void> {
    if (command === 'end') return this.end()
    if (command === 'save') return this.#tellSaved(await this.save())
    await this.#play({ tag: 'MODE_SWITCH', mode: command === 'away' ? 'AUTONOMOUS' : 'HUMAN_RELAY', reason: line })
  }

  #play(incoming: Incoming): Promise<void> {
    return this.#turns.run(async () => {
      if (this.#left) await this.#run(this.#left)
      if (!this.#standing.state.isEnded) await this.#run(this.#open(incoming))
    })
  }

  #open(incoming: Incoming): BeatLeft {
    const { chronicle, ports } = this.#parts
    const beat = this.#beat + 1
    chronicle.note({ type: 'beat-opened', beat, incoming, at: ports.clock.now() })
    return { beat, incoming, steps: liveSteps(chronicle, beat, new Map()), shown: nothingShown() }
  }

  async #run(left: BeatLeft): Promise<BeatInPlay> {
    const { chronicle } = this.#parts
    const { beat, incoming, steps } = left
    this.#beat = beat
    this.#left = left
    this.#hurry = this.#inbox.hurry()
    const context = this.#context(left.shown)
    if (incoming.tag === 'MODE_SWITCH')
      this.#standing = { ...this.#standing, state: { ...this.#standing.state, humanMode: incoming.mode } }
    const played = await runBeat(context, steps, incoming, this.#standing)
    if (played.retcon !== undefined) {
      await this.#retcon(played.retcon)
      showStanding(context, this.#standing.world) // it is somebody's turn again
      return played
    }
    const { standing, jobs } = closeBeat(context, played)
    await chronicle.append({ type: 'beat-closed', beat, state: standing.state, jobs })
    this.#left = undefined
    this.#standing = standing
    if (!isSaving(incoming)) this.#close(context, beat, played)
    this.#edited = []
    this.#behind.retry()
    for (const job of jobs) this.#behind.add(beat, job, steps)
    if (standing.state.isEnded) await this.finish(played.ending)
    return played
  }

  /** What was played is known from now on, and it is somebody's turn again. */
  #close(context: BeatContext, beat: number, played: BeatInPlay): void {
    const { incoming, narrated, aloud, whispers, exchanged, unmerged, kept } = played
    const { knowledge } = this.#parts
    knowledge.hear(beat, narrated, aloud)
    const told = narrated.map(({ text }) => text)
    knowledge.live({ beat, incoming, told, ...(kept === undefined ? {} : { kept }) })
    for (const whisper of whispers) knowledge.whisper(beat, whisper)
    for (const { character, asked, said } of exchanged) knowledge.remember(beat, character, asked, said)
    showStanding(context, this.#standing.world, unmerged)
  }

  /** What was begun is left open on the line that is left; the answer that agreed to it stays there too. */
  async #retcon(to: number): Promise<void> {
    const gone = await this.move({ beat: to })
    const text = gone.ok ? `We are back at the end of beat ${to}.` : gone.refusal
    this.#parts.ports.door.show({ type: 'notice', text })
    if (!gone.ok) throw new Error(gone.refusal)
  }

  /** Play goes on from another place of the run; the line that is left is kept as a branch. */
  async move(place: Place, branch?: string): Promise<Result<void, string>> {
    const { ports, chronicle, knowledge, memories, desk } = this.#parts
    await this.drain()
    const wish = { place, at: ports.clock.now(), branch }
    const gone = await goTo(ports.store, chronicle, recovering(ports.ruleset), wish)
    if (!gone.ok) return gone
    const recovered = chronicle.fold
    this.#standing = recovered.standing
    this.#beat = recovered.beat
    this.#left = undefined
    this.#behind.forgetAfter(gone.value.mark.left.from)
    for (const { path, text } of gone.value.restored) knowledge.changed(path, text)
    layAnew(desk, recovered)
    knowledge.forget()
    memories.turned(recovered.standing.state)
    recollect(knowledge, await recentEntries(gone.value.segments, chronicle.segment), undefined)
    return accept(undefined)
  }

  /** A line that was left gets another name. */
  async name(branch: string, as: string): Promise<Result<void, string>> {
    await this.drain()
    return nameLine(this.#parts.chronicle, { branch, as, at: this.#parts.ports.clock.now() })
  }

  /** Somebody at the table has changed a file of the campaign, such as the preferences: it counts from now on. */
  changed(path: string, text: string): void {
    this.#parts.knowledge.changed(path, text)
  }

  /** Drains, says honestly whether all is saved, and closes the run; a process that died on the way is gone on with. */
  async finish({ summary, nextHook }: Ending = { summary: '', nextHook: '' }): Promise<void> {
    const { chronicle, ports, knowledge } = this.#parts
    const failures = await this.drain()
    const prints = printsOf(knowledge.campaign)
    await chronicle.append({ type: 'run-closed', at: ports.clock.now(), summary, nextHook, prints })
    ports.door.show({ type: 'ended', summary, nextHook, isSaved: failures.length === 0 })
    if (failures.length > 0) ports.door.show({ type: 'notice', text: tellFailures(failures) })
    this.#inbox.close()
    await this.memories.keep(knowledge.campaign)
    await this.#parts.release()
  }

  #context(shown: Shown): BeatContext {
    const { ports, chronicle, knowledge, human, leaks } = this.#parts
    return {
      ports: { ...ports, ...heldFor(ports, chronicle, shown) },
      campaign: () => knowledge.campaign,
      names: () => knowledge.names,
      party: () => knowledge.party,
      titleOf: character => knowledge.titleOf(character),
      session: this.#parts.session,
      human,
      views: this.views,
      leaks,
      memory: character => knowledge.memoryOf(character),
      remembers: mindsOf(this.#parts, this.views, this.#beat),
      hear: signal => this.#answer(signal),
      quit: this.#hurry,
      gone: this.#gone.signal,
      past: state => pastOf(this.#parts, state, this.#edited),
      hints: (state, line) =>
        hintsFor(state, knowledge.campaign, [...(knowledge.beats.at(-1)?.told ?? []), line].join('\n')),
    }
  }

  /** An answer of the human's. To save is obeyed here and now; to stop is left for whoever obeys it. */
  async #answer(signal: AbortSignal): Promise<string> {
    await this.#parts.chronicle.settled() // the question has been shown
    for (;;) {
      this.#isAsking = true
      const said = await this.#inbox.next(signal).finally(() => (this.#isAsking = false))
      if (said === undefined) return whenNobodyAnswers(signal, this.#parts.ports.door)
      const line = this.#heard(said)
      const command = readCommand(line)
      if (command === undefined) return line
      if (command !== 'save') return (this.#inbox.unread(line), '')
      this.#tellSaved(await this.#saved())
    }
  }

  /** What each role may see as the table stands: also for whoever sits down in the middle of it. */
  get views(): Views {
    const { ports, knowledge } = this.#parts
    const constraints = (who: string) => ports.ruleset.constraints(this.#standing.world, knowledge.titleOf(who))
    return knowledge.views(() => this.#standing.state, constraints)
  }

  #viewsOfNow(): Views {
    const { ports, knowledge } = this.#parts
    const { world, state } = this.#standing
    return knowledge.viewsOfNow(state, character => ports.ruleset.constraints(world, knowledge.titleOf(character)))
  }

  #style(): string {
    return readPreferences(this.#parts.knowledge.campaign.preferences[0]?.text).narrativeStyle ?? 'hybrid'
  }
}
