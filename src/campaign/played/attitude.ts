/** How somebody stands to the party, as people write it down. */
import type { Person } from './world.ts'

type Attitude = Person['disposition']

/** How people write the same five steps. What is nearest to an end comes first: `unfriendly` is no friend. */
const spellings: readonly (readonly [RegExp, Attitude])[] = [
  [/\b(?:hostile|hateful|murderous|enemy)/i, 'hostile'],
  [
    /\b(?:unfriendly|wary|suspicious|distrust\w*|cold|sour|hostile-leaning|resentful|guarded|cool|contempt\w*)/i,
    'unfriendly',
  ],
  [/\b(?:helpful|allied|ally|devoted|bonded|loyal|exalted|exceptional|grateful)/i, 'helpful'],
  [/\b(?:friendly|warm|close|kind|welcoming|cordial|fond)/i, 'friendly'],
  [/\b(?:neutral|indifferent|professional)/i, 'neutral'],
]

/** What some words say of how somebody stands to the party: `Wary, until they pay`. What follows is why. */
export function attitudeIn(text: string): Attitude | undefined {
  const [said = ''] = text.split(/[.;(]/)
  return spellings.find(([words]) => words.test(said))?.[1]
}
