/** A number, or the words of what was offered, chooses it. */
import { wordsOf } from '../../../english/tokens.ts'
import type { Hearing, Wish } from '../desk/wishes.ts'

const numbers: ReadonlyMap<string, number> = new Map(
  ['one first a', 'two second b', 'three third c', 'four fourth d', 'five fifth', 'six sixth'].flatMap((words, at) =>
    words.split(' ').map(word => [word, at + 1] as const),
  ),
)
const around = new Set(['option', 'number', 'the', 'choose', 'pick', 'i', 'take', 'choice'])

/** The wish of what was chosen, or its label to be heard again. */
export function chosenFrom(line: string, { options }: Pick<Hearing, 'options'>): readonly Wish[] | string | undefined {
  if (options.length === 0) return undefined
  const words = wordsOf(line)
  if (words.length === 0 || words.length > 14) return undefined
  const telling = words.filter(word => !around.has(word))
  const [only] = telling
  const number = telling.length !== 1 || only === undefined ? undefined : (numbers.get(only) ?? Number(only))
  const isBare = words.length <= 3 && !(words.length === 1 && (only === 'a' || only === 'c'))
  const option =
    number !== undefined && Number.isInteger(number) && isBare
      ? options[number - 1]
      : options.find(({ label }) => wordsOf(label).join(' ') === words.join(' '))
  if (option === undefined) return undefined
  return option.wish === undefined ? option.label : [option.wish]
}
