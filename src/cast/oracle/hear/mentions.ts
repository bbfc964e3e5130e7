/** What was only told of: the noun a line names, looked for in what was told lately, in what stands here, and on the sheet. */
import alike from '../../../../content/oracle/alike.json' with { type: 'json' }
import { ownerOf } from '../../../campaign/folder/kind.ts'
import { memo } from '../../../core/memo.ts'
import { nounOf } from '../../../english/noun-phrases.ts'
import { wordsOf } from '../../../english/tokens.ts'
import type { Desk } from '../desk/desk.ts'
import { here, peopleAt } from '../desk/place.ts'
import { setOf } from '../desk/memory.ts'
import { waitedFor } from '../desk/wanted.ts'
import { slugOf } from '../desk/slugs.ts'
import { isFixture } from './fixtures.ts'
import type { Hearing, Thing } from '../desk/wishes.ts'

type Told = { readonly sentence: string; readonly words: ReadonlySet<string> }

const mostTexts = 6

/** The sentences of a text with their nouns; a text of the campaign is looked through once. */
const sentencesOf = memo(
  400,
  (text): readonly Told[] =>
    text
      .replaceAll(/[*_>`#]+/gu, ' ')
      .split(/(?<=[.!?\u2026]["\u201d]?)\s+|\n+/u)
      .map(sentence => ({
        sentence: sentence
          .replace(/^\s*\p{Lu}[\p{L}'\u2019 -]{1,40} : /u, '')
          .replaceAll('"', '')
          .trim(),
        words: new Set(wordsOf(sentence).map(nounOf)),
      }))
      .filter(({ sentence, words }) => words.size > 1 && !sentence.endsWith('?')), // a question tells nothing of it
)

export type Source = { readonly text: string; readonly from: Thing['from']; readonly at?: string }

/** Sections of one's own sheet that anybody at the table might hear of. */
const openSheet = memo(20, (text): string =>
  text
    .split(/^(?=##? )/mu)
    .filter(section => !/^#+ .*(?:secret|hidden|gm|private|attack|spell|stat|combat|abilit)/iu.test(section))
    .join('\n')
    .replaceAll(/^\s*[-*] +(?=[^:\n]*$)/gmu, '')
    .replaceAll(/^\s*[-*]? *\*{0,2}[\p{L} ]{2,28}\*{0,2} *:\*{0,2}[^.\n]*\.?/gmu, ''),
)

function sourcesOf(desk: Desk): readonly Source[] {
  const place = here(desk)
  const sheet = desk.sees.view.files.sheet.find(({ path }) => ownerOf(path) === desk.actor)
  return [
    ...desk.sees.history.slice(-mostTexts).toReversed().map(text => ({ text, from: 'told' as const })), // prettier-ignore
    ...place.features.map(({ name, text }) => ({ text: `${name}. ${text}`, from: 'here' as const, at: slugOf(name) })),
    ...peopleAt(desk, place).flatMap(({ id, looks, firstImpression }) => [...looks, firstImpression].map(text => ({ text, from: 'here' as const, at: id }))), // prettier-ignore
    ...[...place.overview, ...place.atmosphere.sights, ...place.atmosphere.sounds, ...place.atmosphere.smells].map(text => ({ text, from: 'here' as const })), // prettier-ignore
    ...(place.id === desk.world.startId ? desk.world.hook.map(text => ({ text, from: 'here' as const })) : []),
    ...(sheet === undefined ? [] : [{ text: openSheet(sheet.text), from: 'sheet' as const }]),
  ]
}

/** What the story waits for is the one thing of that name, wherever that is. */
const isSought = (desk: Desk, noun: string): boolean =>
  [...waitedFor(desk)].some(
    one => one.kind === 'used' && [one.item, one.target].some(id => id.split('-').includes(noun)),
  )

/** Told of lately, and of another place: it stands where it stood. */
function leftBehind(desk: Desk, noun: string, found: Thing | undefined): Thing | undefined {
  if (found?.from !== 'told') return found
  const place = here(desk)
  const holds = (text: string): boolean => wordsOf(text).map(nounOf).includes(noun)
  if ([...place.overview, ...place.atmosphere.sights, ...place.features.map(one => one.name)].some(holds)) return found
  const seen = setOf(desk.memory.visited)
  const at = desk.world.places.find(({ id, features }) => id !== place.id && seen.has(id) && features.some(({ name }) => holds(name))) // prettier-ignore
  return at === undefined ? found : { ...found, kind: 'feature', from: 'elsewhere', at: at.id, name: at.features.find(({ name }) => holds(name))?.name ?? found.name } // prettier-ignore
}

/** What was told of by its name, else whatever stands wherever people are. */
export function mentionsOf(desk: Desk): NonNullable<Hearing['mentioned']> {
  const told = mentionsIn(() => sourcesOf(desk))
  return (noun, words) => {
    const found = leftBehind(desk, noun, told(noun, words))
    if (found !== undefined && (found.from !== 'sheet' || !isFixture(here(desk), noun, words))) return found
    return isFixture(here(desk), noun, words) && !isSought(desk, noun) ? { kind: 'mention', id: slugOf(noun), name: noun, names: [noun], from: 'here', pronoun: 'it' } : undefined // prettier-ignore
  }
}

/** Words that stand where a noun stands, and name nothing one could lay hands on. */
const noThings = new Set('long good right wrong well much many same other more last next first best worst lot bit kind sort thing piece saying way place'.split(' ')) // prettier-ignore

const groups = alike.map(line => line.split(' '))
const others = memo(500, (noun): readonly string[] => groups.filter(group => group[0] !== undefined && group.includes(noun) && things.has(group[0])).flat().filter(one => one !== noun)) // prettier-ignore
const things = new Set(['poster', 'picture', 'patron', 'corpse'])

/** Of the sentences that name it the one that has most of the other words, and of those the latest. */
export function mentionsIn(gather: () => readonly Source[]): NonNullable<Hearing['mentioned']> {
  let sources: readonly Source[] | undefined
  const told: NonNullable<Hearing['mentioned']> = (noun, words) => {
    if (noun.length < 3 || noThings.has(noun)) return undefined
    sources ??= gather()
    let [best, most]: [Thing | undefined, number] = [undefined, 0]
    for (const { text, from, at } of sources)
      for (const one of sentencesOf(text)) {
        if (!one.words.has(noun)) continue
        const shared = words.filter(word => one.words.has(word)).length
        if (shared <= most) continue
        const name = shared === words.length && words.at(-1) === noun ? words.join(' ') : noun // `the roof of the well` is a roof
        best = { kind: 'mention', id: slugOf(name), name, names: [name, noun], from, pronoun: 'it', says: one.sentence, ...(at !== undefined && { at }) } // prettier-ignore
        most = shared
      }
    return best
  }
  /** By another word for it, where its own was not used: a poster is a sheet on a board. */
  return (noun, words) => told(noun, words) ?? others(noun).reduce<Thing | undefined>((found, other) => found ?? told(other, [other]), undefined) // prettier-ignore
}
