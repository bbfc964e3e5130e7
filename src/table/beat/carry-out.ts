/** One move of the Game Master, carried out. */
import type { Json } from '../../core/json.ts'
import { partyMember } from '../../campaign/names/party-member.ts'
import { printSceneNumber, sceneSlug } from '../../campaign/scenes/scene-name.ts'
import { settled } from '../../memory/due.ts'
import { isSaving } from '../chronicle/entry.ts'
import { wordsOn, type Board } from '../board.ts'
import type { Move, Outcome } from '../moves.ts'
import { toQuestion } from '../protocol/question.ts'
import type { MessageOf } from '../protocol/message.ts'
import { isDivided, learnedApart, learnedByOne } from './apart.ts'
import { awaitPlayers } from './await-players.ts'
import type { BeatContext } from './context.ts'
import { isLast, type BeatInPlay } from './in-play.ts'
import { showMargin } from './margin.ts'
import { narrate } from './narrate.ts'
import type { Question } from '../ports.ts'
import { deltasWritten, record } from './record.ts'
import { askRules, rollDice } from './rule.ts'
import { owe } from './owe.ts'
import { actorIn, around, tell } from './tell.ts'
import { isPrivate, learnedAlone, talkAside, whisperTo } from './whisper.ts'
import { leaksTo } from './leaks-to.ts'
import { explainLeaks, withheld } from './withheld.ts'

const done: Outcome = { outcome: 'done' }

/** Whoever saves wants things written down, and the story to stand where it stands. */
const takenAtSave: readonly Move['tag'][] = ['RECORD', 'STATE_UPDATED', 'REMEMBER', 'PLAN', 'DUE', 'SETTLED']
const onlyRecords: Outcome = {
  outcome: 'dropped',
  why: 'The session is being saved: what is to be recorded, and no more.',
}

export async function carryOut(context: BeatContext, beat: BeatInPlay, move: Move, key: string): Promise<Outcome> {
  if (isSaving(beat.incoming) && !takenAtSave.includes(move.tag)) return onlyRecords
  switch (move.tag) {
    case 'NARRATIVE':
      return narrate(context, beat, move, key)
    case 'AWAIT_PLAYERS':
      return awaitPlayers(context, beat, move, key)
    case 'TO_PLAYER':
      return awaitPlayers(context, beat, { characters: [asRequest(move)] }, key)
    case 'ASK_PLAYER':
      return askPlayer(context, beat, move, key)
    case 'WHISPER':
      return whisperTo(context, beat, move, key)
    case 'TALK':
      return talkAside(context, beat, move, key)
    case 'RULE':
      return ruleOn(context, beat, move, key)
    case 'ROLL':
      return rollDice(context, beat, move, key)
    case 'RECORD':
      return record(context, beat, asLearned(context, beat, move), key)
    case 'STATE_UPDATED':
      return deltasWritten(context, beat, move, key)
    case 'NARRATOR_NOTE':
      return note(context, beat, move.note, key)
    case 'OPEN_SCENE':
      return openScene(context, beat, move, key)
    case 'REMEMBER':
      beat.now = { ...beat.now, state: { ...beat.now.state, memory: move.memory } }
      return done
    case 'PLAN':
      beat.plan = move.text
      return done
    case 'DUE':
      return owe(beat, move.due)
    case 'SETTLED':
      beat.now = { ...beat.now, state: { ...beat.now.state, due: settled(beat.now.state.due ?? [], move.due) } }
      return done
    case 'BOARD':
      return layOut(context, beat, move.board, key)
    case 'SUGGEST':
      return suggest(context, beat, move.options, key)
    case 'GROUPS':
      return regroup(context, beat, move.groups, key)
    case 'RETCON':
      return retcon(context, beat, move, key)
    case 'SESSION_END':
      return endSession(context, beat, move, key)
  }
}

/** Names and reasons are shown beside the dice. A name may be new; what is as long as a sentence may tell something, however it is written. */
async function ruleOn(
  context: BeatContext,
  beat: BeatInPlay,
  move: Extract<Move, { tag: 'RULE' }>,
  key: string,
): Promise<Outcome> {
  const words = move.isWritten ? textsIn(move.input).filter(isLong) : []
  const leaks = await leaksTo(context, beat, words.join('\n\n'), context.party(), key)
  return leaks.length > 0 ? withheld(leaks) : askRules(context, beat, move, key)
}
const isLong = (text: string): boolean => text.split(/\s+/).length >= 4 || text.length >= 24

const textsIn = (value: Json): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

/** What only some of the party learn is no knowledge of the party's yet. */
function asLearned(context: BeatContext, beat: BeatInPlay, move: Extract<Move, { tag: 'RECORD' }>) {
  if (isPrivate(beat)) return learnedAlone(context, beat, move)
  return learnedByOne(context, beat, move) ?? (isDivided(beat.now.state) ? learnedApart(context, beat, move) : move)
}

const asRequest = ({ to, message }: Extract<Move, { tag: 'TO_PLAYER' }>) => ({
  name: to,
  requestType: message.requestType,
  sceneContext: message.scene,
  ...(message.justHappened === undefined ? {} : { justHappened: message.justHappened }),
  request: message.request,
})

/** What is noted for the book is read by whoever reads the book, so it is held against secrets like what is told. */
async function note(context: BeatContext, beat: BeatInPlay, words: string, key: string): Promise<Outcome> {
  if (isPrivate(beat)) return done
  const leaks = await leaksTo(context, beat, words, context.party(), key)
  if (leaks.length > 0) return withheld(leaks)
  const group = isDivided(beat.now.state) ? beat.narrated.at(-1)?.group : undefined
  beat.notes.push({ scene: beat.now.state.scene.number, note: words, ...(group === undefined ? {} : { group }) })
  return done
}

/** Nobody at the table is human: the question goes back to whoever asked it. */
async function askPlayer(
  context: BeatContext,
  beat: BeatInPlay,
  message: MessageOf<'ASK_PLAYER'>,
  key: string,
): Promise<Outcome> {
  if (beat.ending || isLast(beat)) return { outcome: 'dropped', why: 'The session is ending.' }
  const who = askedIn(context, beat)
  if (who === null) return { outcome: 'dropped', why: 'Nobody at this table is human; decide it in play.' }
  const { question, header, pages } = toQuestion(message)
  const words = [question, ...pages.flat().flatMap(({ label, description }) => [label, description])].join('\n')
  const leaks = await leaksTo(context, beat, words, [who], key)
  if (leaks.length > 0) return withheld(leaks)
  showMargin(context, beat)
  const asked: Question = { type: 'question', question, header, options: pages.flat() }
  const answer = await beat.steps.take(`${key}/answer`, () => putTo(context, who, asked))
  return { outcome: 'answered', message: { tag: 'PLAYER_ANSWER', question, answer } }
}

/** Who is asked: whoever acts in this beat where a person sits there, else the human of the table. */
function askedIn(context: BeatContext, beat: BeatInPlay): string | null {
  const actor = actorIn(beat, context)
  return actor !== context.human && context.ports.people?.isHere(actor) === true ? actor : context.human
}

/** Somebody who goes away in the middle has said nothing. */
async function putTo(context: BeatContext, who: string, asked: Question): Promise<string> {
  const { people, door } = context.ports
  if (who !== context.human && people) return (await people.ask(who, asked, context.quit)) ?? ''
  door.show(asked)
  return context.hear(context.quit)
}

/** Closing words that say what one of the players must not know are told to nobody; the evening ends all the same. */
async function endSession(
  context: BeatContext,
  beat: BeatInPlay,
  { summary, nextHook = '', stateSaved }: MessageOf<'SESSION_END'>,
  key: string,
): Promise<Outcome> {
  const told = await leaksTo(context, beat, summary, context.party(), key)
  const hook = await leaksTo(context, beat, nextHook, context.party(), `${key}/hook`)
  const isOpen = told.length === 0
  beat.ending = {
    summary: isOpen ? summary : '',
    nextHook: hook.length === 0 ? nextHook : '',
    isSaved: stateSaved,
    isOpen,
  }
  if (!isOpen || hook.length > 0)
    await beat.steps.take(`${key}/flag/withheld`, () => `Not told: ${explainLeaks([...told, ...hook])}.`)
  return done
}

/**
 * What lies open is read by everybody who is there, so it is checked as what is told to all of them. While the party is divided
 * it lies before the group of whoever acts; what is kept is what whoever plays at this table has before them.
 */
async function layOut(context: BeatContext, beat: BeatInPlay, board: Board, key: string): Promise<Outcome> {
  const { state } = beat.now
  const readers = isDivided(state) ? around(state, actorIn(beat, context)) : context.party()
  const leaks = await leaksTo(context, beat, wordsOn(board), readers, key)
  if (leaks.length > 0) return withheld(leaks)
  if (context.human === null || readers.includes(context.human)) beat.now = { ...beat.now, state: { ...state, board } }
  tell(context, { type: 'board', board }, readers)
  return done
}

async function suggest(
  context: BeatContext,
  beat: BeatInPlay,
  options: readonly string[],
  key: string,
): Promise<Outcome> {
  if (context.human === null || beat.ending || isLast(beat)) return { outcome: 'dropped', why: 'Nobody waits for it.' }
  const readers = around(beat.now.state, actorIn(beat, context))
  const leaks = await leaksTo(context, beat, options.join('\n\n'), readers, key)
  const open = leaks.length === 0 ? options : await openAmong(context, beat, options, readers, key)
  if (open.length === 0) return withheld(leaks)
  if (open.length < options.length)
    await beat.steps.take(`${key}/flag/withheld`, () => `Not offered: ${explainLeaks(leaks)}.`)
  tell(context, { type: 'suggestions', options: open }, readers)
  return done
}

/** One offer that tells too much takes no other with it: whoever is to choose is never left without a choice. */
async function openAmong(
  context: BeatContext,
  beat: BeatInPlay,
  options: readonly string[],
  readers: readonly string[],
  key: string,
): Promise<readonly string[]> {
  const open: string[] = []
  for (const [at, option] of options.entries()) {
    const leaks = await leaksTo(context, beat, [...open, option].join('\n\n'), readers, `${key}/option/${at}`)
    if (leaks.length === 0) open.push(option)
  }
  return open
}

/** A large retcon undoes what people lived through, so it is theirs to say; a spectator's table just goes back. */
async function retcon(
  context: BeatContext,
  beat: BeatInPlay,
  { to, why }: Extract<Move, { tag: 'RETCON' }>,
  key: string,
): Promise<Outcome> {
  const last = beat.steps.beat - 1
  if (!Number.isInteger(to) || to < 0 || to > last) {
    return { outcome: 'refused', why: `There is no beat ${to} to go back to.`, allowed: [`a beat from 0 to ${last}`] }
  }
  const question = `${why} Shall we go back to the end of beat ${to}, and play on from there?`
  const options = [{ label: 'Yes, go back' }, { label: 'No, let it stand' }]
  const who = askedIn(context, beat)
  if (who !== null) {
    const leaks = await leaksTo(context, beat, why, [who], `${key}/why`) // by itself: what is written backwards ends with it
    if (leaks.length > 0) return withheld(leaks)
    const asked = await askPlayer(context, beat, { tag: 'ASK_PLAYER', question, header: 'Go back?', options }, key)
    if (asked.outcome !== 'answered' || asked.message.tag !== 'PLAYER_ANSWER') return asked // a question that was not put has no yes
    if (!/^\s*(?:1|y|yes|ok|sure|go back)\b/i.test(asked.message.answer))
      return { outcome: 'refused', why: 'The player would rather let it stand.', allowed: ['go on from here'] }
  }
  beat.retcon = to
  return done
}

/** The table owns the counter: a scene's number is one more than the last, whatever anybody says. */
async function openScene(
  context: BeatContext,
  beat: BeatInPlay,
  { title, location, time }: Extract<Move, { tag: 'OPEN_SCENE' }>,
  key: string,
): Promise<Outcome> {
  const leaks = await leaksTo(context, beat, [title, location, time].join('\n\n'), context.party(), key)
  if (leaks.length > 0) return withheld(leaks)
  const { number: last, isFresh } = beat.now.state.scene
  const number = isFresh ? last : printSceneNumber(Number(last) + 1)
  const scene = { number, slug: sceneSlug(title), location, time, isFresh: true }
  beat.now = { ...beat.now, state: { ...beat.now.state, scene } }
  return done
}

/** Everybody is somewhere: whoever is in no named group keeps together. What a group is called is read by everybody. */
async function regroup(
  context: BeatContext,
  beat: BeatInPlay,
  asked: Readonly<Record<string, readonly string[]>>,
  key: string,
): Promise<Outcome> {
  const party = context.party()
  const idOf = (name: string): string => {
    const found = partyMember(context.names(), name)
    return found.kind === 'one' ? found.name.id : name
  }
  const groups = Object.fromEntries(Object.entries(asked).map(([name, members]) => [name, members.map(idOf)]))
  const unknown = Object.values(groups)
    .flat()
    .filter(name => !party.includes(name))
  if (unknown.length > 0) {
    return { outcome: 'refused', why: `Not in the party: ${unknown.join(', ')}.`, allowed: [...party] }
  }
  const named = new Set(Object.values(groups).flat())
  const twice = [...named].filter(name => Object.values(groups).filter(members => members.includes(name)).length > 1)
  if (twice.length > 0) {
    return { outcome: 'refused', why: `Nobody is in two groups: ${twice.join(', ')}.`, allowed: [...party] }
  }
  const rest = party.filter(name => !named.has(name))
  const all = rest.length > 0 ? { ...groups, rest } : groups
  const leaks = await leaksTo(context, beat, Object.keys(asked).join('\n\n'), party, key)
  if (leaks.length > 0) return withheld(leaks)
  beat.now = { ...beat.now, state: { ...beat.now.state, groups: all } }
  return done
}
