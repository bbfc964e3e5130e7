/** What an answer looks like, by how the question begins: whoever asks when is told a day, whoever asks how many a number. */
import cues from '../../content/memory/cues.json' with { type: 'json' }

const anyOf = (list: string): string => list.split(', ').join('|')

const known = cues.map(({ asked, told }) => ({
  asked: new RegExp(`^(?:\\w+ )?(?:${anyOf(asked)})\\b`, 'i'), // `in which year`, `and when`
  told: new RegExp(`\\b(?:${anyOf(told)})s?\\b|\\d`, 'i'), // a figure tells both
}))

/** Words that an answer to this would have one of; nothing for a question that could be answered by anything. */
export function cueOf(question: string): RegExp | undefined {
  const words = question.trim()
  return known.find(({ asked }) => asked.test(words))?.told
}
