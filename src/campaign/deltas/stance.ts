/** How somebody stands to the party, where news of them says it: a place that holds it says the new one and no other. */

const words = 'hostile|unfriendly|distrustful|suspicious|wary|neutral|indifferent|friendly|helpful|allied|bonded|close'

/** Said in a word before the rest: `Hostile; insulted at the inn`. */
const apart = new RegExp(`^(${words})(?:;\\s+(.+))?$`, 'is')

/** Said in the sentence: `now hostile after the fire`, but not `hostile to the cult` nor `close to the mill`. */
const within = new RegExp(
  String.raw`^(?:(?:is|are|was|has|have) )?(?:(?:now|become|became|turned|grown|again) )*(${words.replace('|close', '')})` +
    String.raw`(?=$|[;,.!]|\s(?:again|now|since|after|because|as|when|while|until|and|but|tow?ards? (?:us|the party|you)|to (?:us|the party|you))\b)`,
  'i',
)

export type Stance = {
  /** The word, as a place for it has it: with a capital. */
  readonly word: string
  /** What is said beside it; all of it where the word is part of the sentence. */
  readonly rest: string
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()

export function stanceIn(news: string): Stance | undefined {
  const [, alone, why = ''] = apart.exec(news) ?? []
  if (alone !== undefined) return { word: capital(alone), rest: why }
  const said = within.exec(news)?.[1]
  return said === undefined ? undefined : { word: capital(said), rest: news }
}

/** Whether a column or a label is the place for it. */
export const holdsStance = (title: string): boolean =>
  /^(?:current |our )?(?:disposition|attitude|stance|relationship|standing)\b/i.test(title)
