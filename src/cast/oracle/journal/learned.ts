/** What one takes away: what people said that one did not know, with who said it. */
import { staleness } from '../companion/fresh.ts'
import { sentencesOf } from '../prose/sentences.ts'
import { small, withoutStop } from '../voice/words.ts'
import type { Diary } from './keeper.ts'

const framings = [
  'According to %who, %what.',
  '%who says that %what.',
  'From %who: %what.',
  '%who told us that %what.',
  'If %who is right, %what.',
  "So %what, by %who's account.",
]

/** Something about the world and not about the two who talk. */
const isFact = (sentence: string): boolean =>
  !/\b(?:I|you|your|my|me|we|us|our|yours|mine)\b|\bI'/i.test(sentence) &&
  !/[?!]$/.test(sentence) &&
  sentence.split(/\s+/).length >= 5 &&
  sentence.length < 150

export function learnedIn({ speaker, told }: Diary): string {
  const { voice, moment, memory, chance } = speaker
  const isParty = (name: string): boolean =>
    name === voice.name || moment.friends.some(friend => name.startsWith(friend))
  const facts = told.flatMap(one =>
    one.kind === 'said' && !isParty(one.name)
      ? sentencesOf(one.words)
          .filter(isFact)
          .map(what => ({ who: one.name, what }))
      : [],
  )
  const fresh = facts.filter(({ what }) => staleness(what, memory) < 12).slice(0, 3)
  const lines = fresh.map(({ who, what }) =>
    (chance.pick(framings) ?? '%what').replace('%who', () => who).replace('%what', () => lowered(withoutStop(what))),
  )
  return lines.length <= 1 ? (lines[0] ?? '') : lines.map(line => `- ${line}`).join('\n')
}

/** A name at the start keeps its capital: only common first words are made small. */
const lowered = (text: string): string =>
  /^(?:The|A|An|It|That|This|There|They|He|She|Somebody|Someone|Nobody|Something|Nothing|Everybody|In|On|At|If|When|All|Some|Those|These|What|Three|Two|One|Every|No|Her|His|Their|Its)\b/.test(
    text,
  )
    ? small(text)
    : text
