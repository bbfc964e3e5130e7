/** Whether a companion's answer was a decision, and what it comes to. */
import { vetoIn } from '../../../campaign/relay/veto.ts'
import { callOf } from '../companion/moment.ts'
import { sentencesOf } from '../prose/sentences.ts'
import { inThirdPerson } from '../prose/third-person.ts'
import type { Chance } from '../voice/chance.ts'

export type Decided = { readonly character: string; readonly decision: string; readonly significance: string }

type Kind = { readonly sign: RegExp; readonly decision: string; readonly why: readonly string[] }

const against = 'Spoke against it'

const kinds: readonly Kind[] = [
  {
    sign: /\b(?:i am against|i must refuse|i refuse|i cannot (?:agree|be easy|square|go along)|i say no|i object|think again|not like that|ask me for anything but|no[.,;] (?:and|i|not|my|please|with)|with my whole cowardly heart|i cannot put my name|it is premature|i do not like it|my heart is not in it|i would as soon leave|let me be the dull one|i will not (?:watch|have)|this is wrong|we should not)\b/i,
    decision: against,
    why: [
      'Said so before it was done, and not after.',
      'The others know now where the line is.',
      'The first one to say no.',
    ],
  },
  {
    sign: /\b(?:said my piece|i have (?:objected|said it|said what)|outvoted|then i am with you|you heard me|i have complained)\b/i,
    decision: 'Gave way, and came along',
    why: ['The objection stands; so does the company.', 'Chose the others over being right.'],
  },
  {
    sign: /\b(?:i will come, but|not happily|if we must|i consent|under protest|i do not approve|only promise me|on one condition|provisionally)\b/i,
    decision: 'Agreed, with reservations',
    why: ['Will want to be asked again if it goes wrong.', 'Came along on terms of their own.'],
  },
  {
    sign: /\b(?:i am in\b|i stand with you|you have my word|together, then|count me in|i am with you|then i shall go before you|you have my hand|i trust you|i will stand to that|i am for it|now you are talking|i like it)\b/i,
    decision: 'Stood by it',
    why: ['Put a name to it in front of everyone.', 'One voice more for going on.'],
  },
  {
    sign: /\b(?:i say (?:that )?we|we should|the logical next step|our duty is plain|then we \w+|my heart says|i vote)\b/i,
    decision: 'Gave counsel',
    why: ['Said which way, when it was asked.', 'It will be remembered who wanted it.'],
  },
  {
    sign: /\bi (?:attack|strike|swing|shoot|cast|throw|charge|stabilise|tend|surrender|lay down|fall back)\b/i,
    decision: '',
    why: ['A choice made in the heat of it.', 'It shaped how the fight went.'],
  },
]

/** The sentence that says it, without what stands around it. */
function sentenceWith(text: string, sign: RegExp): string {
  const plain = text.replaceAll(/["“”*]/gu, '')
  return sentencesOf(plain).find(sentence => sign.test(sentence)) ?? plain
}

export function decidedBy(character: string, response: string, chance: Chance): Decided | undefined {
  const name = character.includes('-') || /^[a-z]/.test(character) ? fullName(character) : character
  const veto = vetoIn(response)
  if (veto)
    return {
      character: name,
      decision: `Stopped the others: ${veto.reason}`,
      significance: 'It touches something of their own.',
    }
  const kind = kinds.find(({ sign }) => sign.test(response))
  if (kind === undefined) return undefined
  const said = sentenceWith(response, kind.sign)
  const decision = kind.decision === '' ? inThirdPerson(said, callOf(character)) : `${kind.decision}: "${said}"`
  return { character: name, decision, significance: chance.pick(kind.why) ?? '' }
}

/** Whether what somebody said was a no, to whatever it was. */
export function againstBy(name: string, words: string, chance: Chance): Decided | undefined {
  const kind = kinds.find(({ sign }) => sign.test(words))
  return kind?.decision === against ? decidedBy(name, words, chance) : undefined
}

const fullName = (file: string): string =>
  file
    .split('-')
    .map(part => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join(' ')
