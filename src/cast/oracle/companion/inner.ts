/**
 * The dice nobody sees: heart against head, what one wants most now, whether a flaw gets its way, and how readily one
 * goes along. They are rolled for every answer, and the answer is made of them.
 */
import { memo } from '../../../core/memo.ts'
import type { Chance } from '../voice/chance.ts'
import type { Temper, Voice, Will } from '../voice/voice.ts'
import { contentOf, sharedWords } from '../../../english/content-words.ts'
import type { Moment } from './moment.ts'
import { leanOn, standIn } from './opinion.ts'
import { hitIn } from './veto.ts'

export type Inner = {
  readonly leads: 'heart' | 'head'
  readonly wants: 'bond' | 'ideal' | 'party' | 'self'
  readonly flaw: 'acts' | 'colours' | 'overridden'
  readonly stance: 'object' | 'reluctant' | 'agree'
}

const heartUpTo: Readonly<Record<Temper, number>> = { impulsive: 14, balanced: 10, stoic: 6 }
const objectUpTo: Readonly<Record<Will, number>> = { contrarian: 8, even: 5, cooperative: 3 }
const goals = ['bond', 'ideal', 'party', 'self'] as const

function flawOf(die: number, { temper }: Voice): Inner['flaw'] {
  if (die <= (temper === 'impulsive' ? 3 : 2)) return 'acts'
  return die <= 4 ? 'colours' : 'overridden'
}

const stanceOf = (die: number, objects: number): Inner['stance'] =>
  die <= objects ? 'object' : die <= objects + 5 ? 'reluctant' : 'agree'

export function rollInner(voice: Voice, moment: Moment, chance: Chance): Inner {
  const heart = chance.die(20)
  const goal = chance.die(4)
  const flaw = chance.die(6)
  const agreeable = chance.die(20)
  const isTouched = sharedWords(contentOf(voice.flaw), moment.stems) > 0
  return {
    leads: heart <= heartUpTo[voice.temper] ? 'heart' : 'head',
    wants: goals[goal - 1] ?? 'party',
    flaw: isTouched ? flawOf(flaw, voice) : 'overridden',
    stance: stanceFor(voice, moment, agreeable),
  }
}

/** How readily they go along is rolled; what they think of the matter comes before the roll and weighs on it. */
function stanceFor(voice: Voice, moment: Moment, die: number): Inner['stance'] {
  if (isOwnIdea(voice, moment)) return 'agree'
  if (hitIn(voice, moment)) return 'object'
  const text = moment.text.toLowerCase()
  const called = voice.triggers.find(({ cues }) => cues.some(cue => text.includes(cue)))
  const stand = called === undefined ? undefined : standIn(called.does)
  if (stand !== undefined) return stand
  const lean = leanOn(voice, moment)
  if (lean === 'for') return 'agree'
  return stanceOf(die, objectUpTo[voice.will] + (lean === 'against' ? 10 : 0))
}

const proposing = memo(
  50,
  short =>
    new RegExp(`\\b${short}(?: \\p{Lu}\\p{Ll}+)? (?:proposes|suggests|wants|means|offers|plans|intends|says)\\b`, 'u'),
)

/** Nobody argues with their own proposal. */
const isOwnIdea = ({ short }: Voice, { text }: Moment): boolean => proposing(short).test(text)

/** They objected lately to the same thing: whoever was heard once does not object twice. */
export function hasObjected(
  memory: readonly { readonly asked: string; readonly said: string }[],
  moment: Moment,
): boolean {
  return memory
    .slice(-6)
    .some(({ asked, said }) => objection.test(said) && sharedWords(contentOf(`${asked} ${said}`), moment.stems) >= 2)
}

const objection =
  /^\[veto|\bno[.,;!]|\bagainst it\b|\brefus\w+|\bcannot (?:agree|be easy|square|go along)|\bnot this\b|\bmistake\b|\brather not\b|\bi say no\b/i
