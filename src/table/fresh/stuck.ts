/** A Game Master that says nothing, or nothing that can be played: nudged, reminded, made anew, and then the player is told. */
import { textUnder, readSections } from '../../campaign/relay/sections.ts'
import type { View } from '../views/view.ts'
import type { Spawn } from './spawn.ts'
import type { Turn } from './turn.ts'

const mostStrikes = 3

const excerptLength = 800

/** Where the story stands, in the state's own words. */
function excerptOf({ files }: View<'gm'>): readonly string[] {
  const page = files['story-state'][0]?.text ?? ''
  const situation = textUnder(readSections(page).sections, 'Current Situation') ?? page
  const text = situation.trim().slice(0, excerptLength).trim()
  return text === '' ? [] : ['From story-state.md:', ...text.split('\n').map(line => `> ${line}`.trimEnd())]
}

function rung(turn: Turn, spawn: Spawn): Spawn {
  const nudge = 'Continue narrating.'
  if (turn.strikes === 1) return { ...spawn, urges: [nudge] }
  if (turn.strikes === 2) return { ...spawn, urges: [nudge, ...excerptOf(turn.sees.view)] }
  return { ...spawn, isReload: true, urges: ['Read the campaign again from its files, then continue narrating.'] }
}

function giveUp({ ports, strikes }: Turn, why: string): undefined {
  ports.show({
    type: 'notice',
    text: `The Game Master could not go on after ${strikes} tries (${why}). Nothing is lost: look at story-state.md and at the files in tmp/, then say what you do to try again, or close the table and open it anew.`,
  })
}

/** Silence: the next rung of the ladder, or undefined when it has none left. */
export function afterSilence(turn: Turn, spawn: Spawn, why: string): Spawn | undefined {
  turn.strikes += 1
  return turn.strikes > mostStrikes ? giveUp(turn, why) : rung(turn, spawn)
}

/** Words that cannot be played: the next one is told what was wrong. */
export function afterMistake(turn: Turn, spawn: Spawn, urges: readonly string[]): Spawn | undefined {
  turn.strikes += 1
  return turn.strikes > mostStrikes ? giveUp(turn, urges[0] ?? '') : { ...spawn, urges }
}
