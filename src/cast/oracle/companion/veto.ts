/** When a companion stops the table: what it holds dear is directly at stake, and its sheet says how readily it does so. */
import { memo } from '../../../core/memo.ts'
import type { CompanionSees } from '../../../table/ports.ts'
import type { Chance } from '../voice/chance.ts'
import type { Voice } from '../voice/voice.ts'
import { sharedBetween, sharedWords, withoutStop } from '../../../english/content-words.ts'
import type { Moment } from './moment.ts'
import { aloud } from './speaker.ts'

/** Something is being done to what is dear, or asked to be. */
const stakes =
  /\b(?:burn\w*|sell\w*|sold|destroy\w*|kill\w*|leav(?:e|es|ing)|abandon\w*|betray\w*|give (?:up|it|them|him|her|away)|hand(?:s|ing)? over|steal\w*|tak(?:e|es|ing) (?:it|him|her|them|the)|trade\w*|sacrific\w*|break\w*|kneel\w*|lie to|deceiv\w*|threat\w*|hang\w*|execut\w*|desert\w*|forget|refus\w*|threw|throws?|drown\w*|arrest\w*|harm\w*|hurt\w*|attack\w*|blame\w*|accus\w*|swear\w*|surrender\w*|drag\w*|smash\w*|tear\w*|cut\w*|open\w*|bury|rob\w*)\b/i

type Hit = { readonly part: 'bond' | 'ideal' | 'flaw' | 'backstory'; readonly text: string }

const namesIn = memo(500, (text): readonly string[] =>
  [...text.matchAll(/(?<=[\p{L},]\s)\p{Lu}\p{Ll}{2,}/gu)].map(([name]) => name),
)

const isAtStake = memo(16, (text): boolean => stakes.test(text))

/** A name of it, or two of its words (for a backstory three: it has many) together with a stake. */
export function hitIn(voice: Voice, moment: Pick<Moment, 'text' | 'stems'>): Hit | undefined {
  if (!isAtStake(moment.text)) return undefined
  return voice.dear.find(({ part, text, words }) => {
    const shared = sharedWords(words, moment.stems)
    const needed = part === 'backstory' ? 3 : Math.min(2, words.length)
    const isNamed = (): boolean => namesIn(text).some(name => name !== voice.short && moment.text.includes(name))
    return shared >= needed || (part === 'bond' && shared >= 1 && isNamed())
  })
}

/** A matter that was stopped for once is not stopped for again. */
const isSettled = (memory: CompanionSees['memory'], hit: Hit): boolean =>
  memory.some(({ said }) => said.startsWith('[VETO') && sharedBetween(hit.text, said) >= 1)

export function vetoOf(
  { request, memory }: CompanionSees,
  voice: Voice,
  moment: Moment,
  chance: Chance,
): string | undefined {
  if (request.requestType !== 'QUICK_REACTION' && request.requestType !== 'OPTIONAL_REACTION') return undefined
  if (/\bno veto|not a veto/i.test(request.request)) return undefined
  const hit = hitIn(voice, moment)
  if (hit === undefined || isSettled(memory, hit) || !chance.isLucky(voice.vetoPercent)) return undefined
  return `[VETO - need more input]\n${aloud(reasonFor(voice, hit, chance))}`
}

const openings: Readonly<Record<Hit['part'], readonly string[]>> = {
  bond: [
    'This touches what I am bound to',
    'You are standing on the one thing I carry',
    'That is my bond you have in your hands',
  ],
  ideal: [
    'I would have to be somebody else to let that pass',
    'This goes against the one thing I hold to',
    'There is a line, and this is over it',
  ],
  flaw: ['I do not trust myself with this one', 'This is exactly where I go wrong', 'You have found the soft place'],
  backstory: ['I have been here before', 'This is an old wound of mine', 'I know this from before I knew any of you'],
}

/** In their own words, from the part of the sheet that is hit. */
export function reasonFor(voice: Voice, { part, text }: Hit, chance: Chance): string {
  const own =
    part === 'bond'
      ? voice.bond
      : part === 'ideal'
        ? voice.ideal
        : part === 'flaw'
          ? voice.flaw
          : (voice.past.find(line => sharedBetween(line, text) > 2) ?? '')
  const opening = chance.pick(openings[part]) ?? ''
  return own === ''
    ? `${opening}; I need a word before it goes on.`
    : `${opening}: ${withoutStop(own)}. I need a word before it goes on.`
}
