/** What the party chose in a beat, as it was told: deeds that cannot be taken back, and threads that came to an end. */
import { listOf } from '../../../english/nouns.ts'
import { retoldOf, type Hero } from '../../../english/retell/third.ts'
import type { Told } from '../voice/telling.ts'
import type { Decided } from './decided.ts'

export const party: Hero = { name: 'the party', pronoun: 'they', isMany: true }

type Kind = { readonly sign: RegExp; readonly why: string }

/** The most telling first. A look, a pause and a talk among friends are none of these. */
const kinds: readonly Kind[] = [
  {
    sign: /^(?:You (?:go for \S|strike first|draw and go in|attack|charge)|Talk is over|No more creeping about|You give the word)/u,
    why: 'From there on it was steel and no longer words.',
  },
  { sign: /^You (?:kill|burn|destroy|break|smash|drown|execute|sacrifice)\b/u, why: 'It cannot be undone.' },
  { sign: /^You (?:spare|free|release|let \S+ (?:\S+ )?go free)\b/u, why: 'Somebody walks away who might not have.' },
  {
    sign: /^You (?:promise|swear|give your word|agree to|accept|sign)\b/u,
    why: 'The word is given, and somebody will ask for it.',
  },
  { sign: /^You (?:refuse|betray|break your word)\b/u, why: 'It will be remembered by whoever was refused.' },
  {
    sign: /^You (?:lay \S.* where \S.* has to look|hold up|show \S.* the)\b/u,
    why: 'What was hidden was put on the table.',
  },
  {
    sign: /^You (?:say it to the face of|name it, and look at|accuse)\b/u,
    why: 'It has been said aloud, before witnesses.',
  },
  { sign: /^You (?:threaten)\b/u, why: 'Fear was the argument, and fear keeps.' },
  { sign: /^You (?:lie to|deceive)\b/u, why: 'It stands on something that is not so.' },
  {
    sign: /^You (?:hand|give|count \S.* into the hand|press \S.* into|slide \S.* (?:over|across) to|bribe|put \S.* into the hands of|return|sell|pay)\b(?! \S+ (?:time|a look|a nod))/u,
    why: 'It is in other hands now.',
  },
  {
    sign: /^You (?:use \S.* on|put \S.* to (?:the )?\S|pour|light|ring|drink)\b/u,
    why: 'It was what they had kept it for, or it was a risk taken.',
  },
  { sign: /^You (?:steal|take what|pocket)\b|do the rest\.$/u, why: 'Somebody will miss it.' },
  {
    sign: /^(?:You turn and run|You (?:draw back|step back the way)|Out, and no looking back)/u,
    why: 'They chose to come back another way, or not at all.',
  },
  { sign: /^You (?:step into the open with empty hands|call out before)/u, why: 'They tried words before blades.' },
]

/** Said of one's own company, or of nothing that weighs. */
const routine =
  /\b(?:the others together|a look|a breath|a step|a seat|a moment|time|the silence|a nod|heads together)\b/

/** A choice, and the words it was told in. */
export type Choice = Decided & { readonly deed: string }

export function choiceIn(told: readonly Told[]): Choice | undefined {
  const seen = told.flatMap(one => (one.kind === 'seen' && !routine.test(one.text) ? [one.text] : []))
  for (const { sign, why } of kinds) {
    const deed = seen.find(text => sign.test(text))
    if (deed === undefined) continue
    const decision = retoldOf(deed, party)
    return { character: 'The party', decision, significance: why, deed }
  }
  return undefined
}

export const closed = (name: string): Decided => ({
  character: 'The party',
  decision: `Saw "${name}" through to its end.`,
  significance: 'That thread is closed.',
})

export const fellTo = (foes: string, slain: readonly string[]): Decided => ({
  character: 'The party',
  decision: slain.length === 0 ? `Fought ${foes}.` : `Fought ${foes}, and ${listOf(slain)} died of it.`,
  significance: slain.length === 0 ? 'It was settled by blows.' : 'It cannot be undone.',
})

export const ended = (name: string): Decided => ({
  character: 'The party',
  decision: `Brought it to its end: ${name}.`,
  significance: 'This is how the story came out.',
})
