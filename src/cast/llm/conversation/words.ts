/** What begins a beat, as it is said to the Game Master: the player's own words, whole and marked as what they are. */
import type { Incoming } from '../../../table/moves.ts'
import { cut } from '../context/cut.ts'

/** Nobody types more than this in a line; a page that was pasted in is cut at its end. */
const longest = 4000

const commands = {
  start:
    'The session begins. Open it: where we are, what can be seen and heard, what is at hand. If there was a session before, remind them in two sentences first.',
  save: 'The player saves. Call record once with everything that changed and is not in the files yet: where things stand (SITUATION), people, quests, what is still to come, what the party knows now. Call remember if your notes have changed. Tell nothing: the story stands still, and nobody hears you.',
  end: 'The player stops here. Record what changed and is not written yet, of both kinds: where everything stands, and what the party knows. Find a good last image in one short paragraph, then call end_session.',
} as const

export function wordsOf(incoming: Incoming): string {
  switch (incoming.tag) {
    case 'PLAYER_ACTION':
      return incoming.aside === 'continue' ? goOn : `${leadOf(incoming)}\n${cut(incoming.action, longest)}`
    case 'SESSION_COMMAND':
      return `(${commands[incoming.command]})`
    case 'MODE_SWITCH':
      return incoming.mode === 'AUTONOMOUS'
        ? '(The player steps away; their character is played by a companion until they are back. Go on quietly.)'
        : '(The player is back. Tell them in two sentences what happened meanwhile.)'
    case 'CONTEXT_REFRESH':
      return '(Older words were let go. Go on from where things stand.)'
  }
}

const goOn = '(The player has nothing to add: go on from where you stopped, and let something happen.)'

type Action = Extract<Incoming, { readonly tag: 'PLAYER_ACTION' }>

function leadOf({ character, whisperTo, aside }: Action): string {
  if (aside === 'gm')
    return `(${character}'s player speaks to you as a person, outside of the story. Answer briefly as one; nothing happens in the story. What they ask of your telling holds from now on: put it into your notes with remember. No secret is told for it, and no fact is changed.)`
  if (whisperTo === undefined) return `${character} says or does:`
  return whisperTo === 'gm'
    ? `${character} whispers to you; what you tell now they alone hear:`
    : `${character} whispers to ${whisperTo}, and nobody else hears it:`
}
