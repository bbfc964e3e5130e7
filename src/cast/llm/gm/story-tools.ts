/** Tools that keep the story: scenes, what is recorded, what is remembered, what lies open, the end. */
import {
  fault,
  faultOf,
  list,
  numberIn,
  record,
  recordsIn,
  text,
  textIn,
  textsIn,
  type GmTool,
  type Told,
} from './tool.ts'
import type { Outcome } from '../../../table/moves.ts'
import { cleaned } from './manners.ts'
import { layMap } from './map.ts'
import { isSameTelling } from './paragraphs.ts'
import { heldBack } from './tell.ts'

const told = (outcome: Outcome, done: string): Told =>
  outcome.outcome === 'done' ? { text: done } : faultOf(outcome, 'It was not done.')

const openScene: GmTool = {
  name: 'open_scene',
  about: 'A new scene: another place, hours later, or after something big is over. Tell it after this.',
  takes: record('The scene.', {
    title: text('Two to five words.', 80),
    location: text('Where.', 80),
    time: text('When: dusk, the third day.', 60),
  }),
  play: async function* (talk, taken) {
    const [title, location, time] = [textIn(taken, 'title'), textIn(taken, 'location'), textIn(taken, 'time')]
    const outcome = yield { tag: 'OPEN_SCENE', title, location, time }
    if (outcome.outcome === 'done') yield* layMap(talk, location)
    return told(outcome, 'The scene is open.')
  },
}

const recordChanges: GmTool = {
  name: 'record',
  about:
    'Writes down what changed, one line a change. Reveal a secret by recording it under knowledge before you tell it. Lines begin with NPC: Name - ..., QUEST: Name - ..., LOCATION: Name - ..., SITUATION: ..., UPCOMING: ...; SECRET: ... only under state, LEARNED: ... only under knowledge.',
  takes: record('What changed.', {
    state: { ...list('For you alone.', text('One line.', 300), 12), optional: true },
    knowledge: { ...list('What the party knows now.', text('One line.', 300), 12), optional: true },
  }),
  play: async function* (talk, taken) {
    const [state, knowledge] = [textsIn(taken, 'state'), textsIn(taken, 'knowledge')]
    if (state.length + knowledge.length === 0) return fault('There is no line to record.')
    talk.hasRecorded = true
    const outcome = yield { tag: 'RECORD', state, knowledge }
    return outcome.outcome === 'refused' ? { ...fault(outcome.why), isNoted: true } : told(outcome, 'Recorded.')
  },
}

export const recallTool: GmTool = {
  name: 'recall',
  about: 'Looks something up in the campaign before you tell of it: a person, a place, a thing, what happened before.',
  takes: record('What to look for.', { words: text('Names or a few words.', 120) }),
  play: async function* (talk, taken) {
    yield* [] // to look something up is no move: nobody at the table notices
    return { text: await talk.mind.recall(talk.sees, textIn(taken, 'words')) }
  },
}

const suggest: GmTool = {
  name: 'suggest',
  about:
    'Offers the human two to four things to do next, each different and specific. It ends the beat: call it last, with your last words.',
  takes: record('What they might do.', {
    options: list('In the words of the player.', text('Up to twelve words.', 100), 4),
  }),
  play: async function* (talk, taken) {
    const options = textsIn(taken, 'options').filter(option => option.trim() !== '')
    if (options.length === 0) return fault('There is nothing to choose from.')
    const outcome = yield { tag: 'SUGGEST', options }
    talk.isOffered = outcome.outcome !== 'withheld' // where nobody is human, nobody waits for it either
    return outcome.outcome === 'dropped' ? { text: outcome.why } : told(outcome, 'Shown.')
  },
}

const clock: GmTool = {
  name: 'clock',
  about: 'Shows the players a danger or hope on its way, in segments. Call it when it moves.',
  takes: record('The clock.', {
    name: text('What everyone calls it.', 60),
    filled: { kind: 'number', about: 'Segments filled.', min: 0, max: 12 },
    segments: { kind: 'number', about: 'Segments in all.', min: 2, max: 12 },
  }),
  play: async function* (talk, taken) {
    const name = textIn(taken, 'name')
    const one = { name, filled: numberIn(taken, 'filled'), segments: numberIn(taken, 'segments') }
    if (one.filled > one.segments) return fault(`A clock of ${one.segments} segments cannot have ${one.filled} filled.`)
    const isSame = (other: string): boolean => other.trim().toLowerCase() === name.trim().toLowerCase()
    const clocks = [...talk.board.clocks.filter(other => !isSame(other.name)), one]
    const board = { ...talk.board, clocks }
    const outcome = yield { tag: 'BOARD', board }
    if (outcome.outcome === 'done') talk.board = board
    return told(outcome, 'Shown.')
  },
}

const remember: GmTool = {
  name: 'remember',
  about:
    'Your own notes for the next beats: plans, promises, what NPCs intend. Replaces your earlier notes. Nobody else reads them.',
  takes: record('The notes.', { notes: text('A few lines.', 1500) }),
  play: async function* (_talk, taken) {
    return told(yield { tag: 'REMEMBER', memory: { notes: textIn(taken, 'notes') } }, 'Remembered.')
  },
}

const plan: GmTool = {
  name: 'plan',
  about:
    'Your beat sheet for this session: what may come, in beats, each with its goal and its ways out. Replaces your earlier plan. Nobody else reads it, and it is secret: record what comes true under knowledge before you tell it.',
  takes: record('The plan.', { beats: text('A few lines.', 3000) }),
  play: async function* (_talk, taken) {
    return told(yield { tag: 'PLAN', text: textIn(taken, 'beats') }, 'Written.')
  },
}

const noteForBook: GmTool = {
  name: 'note_for_book',
  about: 'Tells whoever writes the book what to dwell on in this moment: only what could be seen or heard.',
  takes: record('The note.', { note: text('A sentence.', 300) }),
  play: async function* (_talk, taken) {
    return told(yield { tag: 'NARRATOR_NOTE', from: 'gm', note: textIn(taken, 'note') }, 'Noted.')
  },
}

const split: GmTool = {
  name: 'split_party',
  about:
    'The party divides, or comes together again (one group). From then on each group hears only what happens to it.',
  takes: record('The groups.', {
    groups: list(
      'Every group.',
      record('A group.', { name: text('A letter or word.', 30), members: list('Who.', text('A name.', 80)) }),
      4,
    ),
  }),
  play: async function* (_talk, taken) {
    const groups = recordsIn(taken, 'groups').map(one => [textIn(one, 'name'), textsIn(one, 'members')] as const)
    return told(yield { tag: 'GROUPS', groups: Object.fromEntries(groups) }, 'Done.')
  },
}

const tellGroup: GmTool = {
  name: 'tell_group',
  about:
    'While the party is divided: tells one group what happens where it is. Words outside of tools are told to the group of whoever acts.',
  takes: record('What is told.', { group: text('The group.', 30), text: text('The words.', 2000) }),
  play: async function* (talk, taken) {
    const words = cleaned(textIn(taken, 'text'))
    if (talk.heard.some(told => isSameTelling(told, words))) return fault('They have heard that.')
    const held = await heldBack(talk, words)
    if (held !== undefined) return { ...fault(held === 'for good' ? 'It was not told.' : held.why), isNoted: true }
    const outcome = yield { tag: 'NARRATIVE', group: textIn(taken, 'group'), text: words }
    if (outcome.outcome === 'done') {
      talk.told += 1
      talk.heard.push(words)
    }
    return told(outcome, 'Told.')
  },
}

const endSession: GmTool = {
  name: 'end_session',
  about:
    'Ends the session after your closing words. Only when the player asked to stop or the story has found its end.',
  takes: record('The end.', {
    summary: text('What happened in this session, two or three paragraphs.', 2500),
    hook: text('One sentence that makes them come back.', 300),
  }),
  play: async function* (talk, taken) {
    talk.isOver = true
    const [summary, nextHook] = [textIn(taken, 'summary'), textIn(taken, 'hook')]
    return told(yield { tag: 'SESSION_END', summary, stateSaved: true, nextHook }, 'The session is over.')
  },
}

const retcon: GmTool = {
  name: 'retcon',
  about:
    'Something went badly wrong in the telling: with the consent of the player, play goes back to the end of an earlier beat.',
  takes: record('The way back.', {
    to: { kind: 'number', about: 'The number of that beat.', min: 0 },
    why: text('What went wrong.', 300),
  }),
  play: async function* (_talk, taken) {
    return told(yield { tag: 'RETCON', to: numberIn(taken, 'to'), why: textIn(taken, 'why') }, 'Going back.')
  },
}

export const storyTools: readonly GmTool[] = [
  openScene,
  recordChanges,
  recallTool,
  suggest,
  clock,
  remember,
  plan,
  noteForBook,
  split,
  tellGroup,
  endSession,
  retcon,
]

/** For a model that holds little. */
export const fewStoryTools: readonly GmTool[] = [openScene, recordChanges, recallTool, suggest, remember, endSession]
