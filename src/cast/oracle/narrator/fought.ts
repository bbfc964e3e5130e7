/** A fight in the book: how it began, what turned it, how it stood at the end; not blow by blow. */
import type { NarrativeStyle } from '../../../campaign/style/narrative-style.ts'
import type { Chance } from '../voice/chance.ts'
import type { Said } from '../voice/telling.ts'
import { leansBack, type Page, type Paragraph } from './page.ts'
import type { Written } from './written.ts'

const most: Readonly<Record<NarrativeStyle, number>> = { novel: 5, hybrid: 4, script: 3, minimal: 2 }
const sentences: Readonly<Record<NarrativeStyle, number>> = { novel: 6, hybrid: 3, script: 2, minimal: 1 }
const cries: Readonly<Record<NarrativeStyle, number>> = { novel: 2, hybrid: 2, script: 4, minimal: 0 }

const turning =
  /\b(?:falls|dies|drops|down|dead|flees|runs|breaks|screams|surrenders|yields|kneels|crumples|collapses|stands again|shatters|turns?|refuses|nobody left|will not be done|opens both eyes|out for)\b/i

/** Of any fight this much is true. */
const bridges = [
  'Blow answers blow.',
  'It is close work, and quick.',
  'Nobody gives ground for long.',
  'So it goes, stroke for stroke.',
  'There is no time to think about it.',
  'For a while there is only the next stroke.',
  'It hangs in the balance, and swings.',
  'Nobody keeps count.',
  'The noise of it fills everything.',
  'Then they are at it again.',
]

const isParagraph = (one: Paragraph | Said): one is Paragraph => one.kind === 'paragraph'

/** A turn of the fight weighs most; then a paragraph in which people are named. */
const weight = ({ sentences: all }: Paragraph): number =>
  all.filter(text => turning.test(text)).length * 3 + (all.some(text => /\s\p{Lu}\p{Ll}+/u.test(text)) ? 1 : 0)

export function foughtOn(page: Page, style: NarrativeStyle, written: Written, chance: Chance): Page {
  const paragraphs = page.filter(isParagraph).filter(({ isWhole }) => !isWhole)
  const ends = new Set([paragraphs[0], paragraphs.at(-1)])
  const between = paragraphs
    .filter(one => !ends.has(one))
    .sort((one, other) => weight(other) - weight(one))
    .slice(0, Math.max(0, most[style] - ends.size))
  const kept = new Set<Paragraph | Said | undefined>([...ends, ...between, ...loudest(page, cries[style])])
  const hasGap = paragraphs.filter(one => !kept.has(one)).length > 1
  const bridge = hasGap && style !== 'minimal' ? chance.pick(bridges.filter(line => !written.has(line))) : undefined
  return page.flatMap((one): Page => {
    if (isParagraph(one) && one.isWhole) return [one]
    if (!kept.has(one)) return []
    if (!isParagraph(one)) return [one]
    const cut = { ...one, sentences: turnsOf(one.sentences, sentences[style]) }
    return bridge !== undefined && one === paragraphs.at(-1)
      ? [{ ...cut, sentences: [bridge, ...cut.sentences] }]
      : [cut]
  })
}

/** Of a long paragraph how it begins, what turns, and how it ends. */
function turnsOf(all: readonly string[], count: number): readonly string[] {
  if (all.length <= count) return all
  const weigh = (text: string, at: number): number =>
    (turning.test(text) ? 4 : 0) + (at === 0 ? 3 : at === all.length - 1 ? 2 : 0) - (leansBack(text) ? 1 : 0)
  const kept = new Set(
    all
      .map((text, at) => ({ at, weight: weigh(text, at) }))
      .sort((one, other) => other.weight - one.weight)
      .slice(0, count)
      .map(({ at }) => at),
  )
  return all.filter((text, at) => kept.has(at) && (!leansBack(text) || at === 0 || kept.has(at - 1)))
}

/** Whoever shouts in a fight is heard once or twice. */
const loudest = (page: Page, count: number): Page => page.filter(one => !isParagraph(one)).slice(0, count)
