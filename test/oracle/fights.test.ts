/** Fights of every sort at a real table, with a player who types anything: each of them ends, and by the rules. */
import { expect, test } from 'vitest'
import { judge } from '../fifth/lawful.ts'
import { playFight, type Played } from './random-fight.ts'

const seeds = Array.from({ length: 200 }, (_, seed) => seed)

const isProse = (paragraph: string): boolean => !['*', '>', '1. '].some(mark => paragraph.startsWith(mark))

/** Without what stands in brackets, brackets within brackets too. */
function unbracketed(text: string): string {
  const less = text.replaceAll(/\([^()]*\)/g, '')
  return less === text ? text : unbracketed(less)
}

/** Sentences as prose has them: no order, no line of who stands where, nobody's words, nothing in brackets. */
const sentencesOf = ({ told }: Played): readonly string[] =>
  told()
    .flatMap(text => text.split('\n\n'))
    .filter(isProse)
    .flatMap(paragraph => unbracketed(paragraph).split(/(?<=[.!?]) /))
    .filter(sentence => sentence.split(' ').length > 3)

test.each(seeds)('a fight ends, breaks no law, always answers and says nothing twice (seed %i)', async seed => {
  const fought = await playFight(seed)
  expect(fought.isOver()).toBe(true)
  expect(fought.beats).toBeLessThan(80)
  expect(fought.moves).toBeLessThan(150)
  expect(judge(fought.before, fought.events).broken).toEqual([])
  expect(fought.memory()?.fight).toBeUndefined()
  expect(fought.memory()?.happened.some(key => /^(?:defeated|lost)\/a-random-fight$/.test(key))).toBe(true)
  expect(fought.told().length).toBeGreaterThan(fought.beats)
  const isOfTheLine = (text: string): boolean => /^That was \d+ letters\./.test(text) // too long a line is told to be
  expect(fought.shown.filter(event => event.type === 'notice' && !isOfTheLine(event.text))).toEqual([])
  const sentences = sentencesOf(fought)
  expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([])
  expect(sentences.filter(sentence => /\b(?:HP|AC|DC)\b|undefined|#|\[|\{/.test(sentence))).toEqual([])
})

test.each(seeds.slice(0, 12))('the same seed and the same words are the same fight (seed %i)', async seed => {
  const [one, other] = [await playFight(seed), await playFight(seed)]
  expect(other.shown).toEqual(one.shown)
})
