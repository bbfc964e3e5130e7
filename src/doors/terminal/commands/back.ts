/** `/undo` and `/retcon`: going back. What came after is kept as a branch, so nothing is ever lost by it. */
import { foldWords } from '../../../campaign/text/fold.ts'
import { playedIn } from '../../../table/chronicle/entry.ts'
import type { Place } from '../../../table/rewind/parts.ts'
import { readRecent, readRun, type RunRecord } from '../../../table/run-record.ts'
import type { Obeyed } from '../sitting.ts'
import { offeredIn, recapOf, saidIn, toldTo, type Told } from '../record.ts'
import { answer, type Command, type Reach } from './command.ts'

const goBack = (reach: Reach, to: number, undone: string): Promise<Obeyed> =>
  go(reach, { beat: to }, name => `${undone} What came after is kept as the branch "${name}".`)

/** The table stands at another place of the run, and the player is shown it. */
async function go(reach: Reach, place: Place, noteOf: (branch: string) => string, name?: string): Promise<Obeyed> {
  const { sitting, store, human, ruleset, party } = reach
  const gone = await sitting.table.move(place, name)
  if (!gone.ok) return answer(gone.refusal)
  const run = await readRecent(store)
  if (!run.ok) return answer(run.refusal)
  const { entries, branches } = run.value
  const lines = Object.fromEntries(
    party.members.map(({ id, title }) => [id, ruleset.status(sitting.table.standing.world, title)] as const),
  )
  sitting.glances.standWith(lines, offeredIn(entries, sitting.table.beat))
  const note = noteOf(branches.at(-1)?.name ?? '')
  const told = toldTo(entries, human)
  const last = told.filter(({ beat }) => beat === told.at(-1)?.beat)
  return { answer: [note, recapOf(last)].filter(Boolean).join('\n\n'), isNewTurn: true }
}

const quoted = (text: string): string => `"${text.length > 60 ? `${text.slice(0, 59)}…` : text}"`

async function undo(reach: Reach): Promise<Obeyed> {
  await reach.sitting.table.drain() // and its record is seen to be there before it is read
  const run = await readRecent(reach.store, 1)
  if (!run.ok) return answer(run.refusal)
  const { beat = 0 } = playedIn(run.value.entries).at(-1) ?? {} // a save is nothing that one would take back
  if (beat <= 1) return answer('There is nothing to take back yet.')
  const said = saidIn(run.value.entries).findLast(one => one.beat === beat)?.text
  return goBack(reach, beat - 1, said === undefined ? 'Taken back.' : `Taken back: ${quoted(said)}.`)
}

/** The last beat that speaks of it: of what the player said, or of what they were told. */
function beatOf({ entries }: RunRecord, human: string | null, words: string): Told | undefined {
  const wanted = foldWords(words).split(' ')
  const speaks = ({ text }: Told): boolean => {
    const folded = foldWords(text)
    return wanted.every(word => folded.includes(word))
  }
  return saidIn(entries).findLast(speaks) ?? toldTo(entries, human).findLast(speaks)
}

const leaving = (later: number): string =>
  later === 0 ? '' : later === 1 ? ', and leave what came after it' : `, and leave the ${later} beats after it`

async function retcon(reach: Reach, words: string): Promise<Obeyed> {
  const run = await readRun(reach.store)
  if (!run.ok) return answer(run.refusal)
  if (words === '') return answer('Say what should not have happened: /retcon the fight at the mill.')
  const found = beatOf(run.value, reach.human, words)
  if (!found) return answer(`Nothing in this session speaks of "${words}". /undo takes back the last thing you did.`)
  if (found.beat <= 1) return answer('That is where the session began. End it, and begin another.')
  const said = saidIn(run.value.entries).find(({ beat }) => beat === found.beat)?.text ?? ''
  const later = reach.sitting.table.beat - found.beat
  const question = `Go back to before ${quoted(said)}${leaving(later)}?`
  const chosen = await reach.sitting.confirm(question, ['Yes, go back', 'No, let it stand'])
  return chosen === 0 ? goBack(reach, found.beat - 1, `Taken back: ${quoted(said)}.`) : answer('It stands.')
}

/** `/lines` lists what was left; `/lines NAME` goes back to it, and keeps the line that is played now; or it is renamed. */
async function lines(reach: Reach, words: string): Promise<Obeyed> {
  await reach.sitting.table.drain()
  const run = await readRecent(reach.store, 1)
  if (!run.ok) return answer(run.refusal)
  const { branches } = run.value
  if (branches.length === 0) return answer('There is one line, and this is it: nothing was taken back.')
  const [, old, called] = /^(.+?) +called +(.+)$/i.exec(words) ?? []
  if (old !== undefined && called !== undefined) {
    const named = await reach.sitting.table.name(old, called)
    return answer(named.ok ? `"${old}" is called "${called}" now.` : named.refusal)
  }
  const [, onto = words, name] = /^(.+?) +as +(.+)$/i.exec(words) ?? []
  if (words !== '')
    return go(reach, { branch: onto }, left => `On "${onto}" again. The line you left is "${left}".`, name)
  return answer(
    branches.map(({ name, from, to }) => `- /lines ${name}: left after beat ${from}, played to beat ${to}`).join('\n'),
  )
}

/** `/rewind 12`: play goes on from the end of that beat. */
async function rewind(reach: Reach, words: string): Promise<Obeyed> {
  if (!/^\d+$/.test(words))
    return answer('Say to the end of which beat: /rewind 12. /undo takes back the last thing you did.')
  return goBack(reach, Number(words), `At the end of beat ${words} again.`)
}

type LastSaid = { readonly beat: number; readonly line: string }

/** What began the last beat, as it would be said again; undefined where that was nothing a player said. */
async function lastSaid({ store, sitting, party }: Reach): Promise<LastSaid | undefined> {
  await sitting.table.drain() // and its record is seen to be there before it is read
  const run = await readRecent(store, 1)
  const last = run.ok ? playedIn(run.value.entries).at(-1) : undefined
  if (last?.incoming.tag !== 'PLAYER_ACTION' || last.beat <= 1) return undefined
  const { action, whisperTo, aside } = last.incoming
  if (aside !== undefined) return { beat: last.beat, line: aside === 'continue' ? '/continue' : `/gm ${action}` }
  const line =
    whisperTo === undefined
      ? action
      : `I whisper to ${whisperTo === 'gm' ? 'the GM' : party.titleOf(whisperTo)}: ${action}`
  return { beat: last.beat, line }
}

/** The last beat is left as a branch, and something is said in its place. */
async function sayInstead(reach: Reach, { beat }: LastSaid, line: string, what: string): Promise<Obeyed> {
  const gone = await reach.sitting.table.move({ beat: beat - 1 })
  if (!gone.ok) return answer(gone.refusal)
  const run = await readRecent(reach.store, 1)
  const branch = run.ok ? (run.value.branches.at(-1)?.name ?? '') : ''
  return {
    say: line,
    note: `${what} What was told first is kept as the branch "${branch}" (/lines ${branch} goes back to it).`,
  }
}

async function again(reach: Reach): Promise<Obeyed> {
  const last = await lastSaid(reach)
  if (!last) return answer('There is nothing yet that could be answered again.')
  if (!reach.context)
    return answer(
      'The Oracle would answer the same again: its words come from your line and the dice. /edit WORDS says something else instead.',
    )
  return sayInstead(reach, last, last.line, 'Another answer; the dice stay as they fell.')
}

async function edit(reach: Reach, words: string): Promise<Obeyed> {
  const last = await lastSaid(reach)
  if (!last) return answer('You have said nothing yet that could be said otherwise.')
  if (words === '') return answer(`Last you said: ${last.line}\n\nSay /edit and the words you would rather have said.`)
  return sayInstead(reach, last, words, `Instead of ${quoted(last.line)}.`)
}

export const backCommands: readonly Command[] = [
  { name: 'undo', about: 'take back the last thing you did', run: reach => undo(reach) },
  {
    name: 'again',
    about: 'another answer to what you said last; the first is kept as a branch',
    run: reach => again(reach),
  },
  { name: 'edit', takes: 'WORDS', about: 'say something else instead of what you said last', run: edit },
  { name: 'rewind', takes: 'BEAT', about: 'play on from the end of a beat', run: rewind },
  {
    name: 'lines',
    takes: '[NAME [as OTHER | called OTHER]]',
    about:
      'the lines of play you have left; with a name, go back to that one and call this one OTHER; or rename that one',
    run: lines,
  },
  { name: 'retcon', takes: 'WORDS', about: 'go back to before something happened', run: retcon },
]
