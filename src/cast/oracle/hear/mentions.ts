/** What was only told of: the noun a line names, looked for in what was told lately, in what stands here, and on the sheet. */
import { ownerOf } from '../../../campaign/folder/kind.ts'
import { memo } from '../../../core/memo.ts'
import { nounOf } from '../../../english/noun-phrases.ts'
import { wordsOf } from '../../../english/tokens.ts'
import type { Desk } from '../desk/desk.ts'
import { here, peopleAt } from '../desk/place.ts'
import { slugOf } from '../desk/slugs.ts'
import type { Hearing, Thing } from '../desk/wishes.ts'

type Told = { readonly sentence: string; readonly words: ReadonlySet<string> }

const mostTexts = 6

/** The sentences of a text with their nouns; a text of the campaign is looked through once. */
const sentencesOf = memo(400, (text): readonly Told[] =>
  text
    .replaceAll(/[*_>`#]+/gu, ' ')
    .split(/(?<=[.!?\u2026]["\u201d]?)\s+|\n+/u)
    .map(sentence => ({ sentence: sentence.trim(), words: new Set(wordsOf(sentence).map(nounOf)) }))
    .filter(({ words }) => words.size > 1),
)

export type Source = { readonly text: string; readonly from: Thing['from']; readonly at?: string }

/** Sections of one's own sheet that anybody at the table might hear of. */
const openSheet = memo(20, (text): string =>
  text
    .split(/^(?=##? )/mu)
    .filter(section => !/^#+ .*(?:secret|hidden|gm|private|attack|spell|stat|combat|abilit)/iu.test(section))
    .join('\n'),
)

function sourcesOf(desk: Desk): readonly Source[] {
  const place = here(desk)
  const sheet = desk.sees.view.files.sheet.find(({ path }) => ownerOf(path) === desk.actor)
  return [
    ...desk.sees.history.slice(-mostTexts).toReversed().map(text => ({ text, from: 'told' as const })), // prettier-ignore
    ...place.features.map(({ name, text }) => ({ text: `${name}. ${text}`, from: 'here' as const, at: slugOf(name) })),
    ...peopleAt(desk, place).flatMap(({ id, looks, firstImpression }) => [...looks, firstImpression].map(text => ({ text, from: 'here' as const, at: id }))), // prettier-ignore
    ...[...place.overview, ...place.atmosphere.sights, ...place.atmosphere.sounds, ...place.atmosphere.smells].map(text => ({ text, from: 'here' as const })), // prettier-ignore
    ...(sheet === undefined ? [] : [{ text: openSheet(sheet.text), from: 'sheet' as const }]),
  ]
}

export const mentionsOf = (desk: Desk): NonNullable<Hearing['mentioned']> => mentionsIn(() => sourcesOf(desk))

/** Of the sentences that name it the one that has most of the other words, and of those the latest. */
export function mentionsIn(gather: () => readonly Source[]): NonNullable<Hearing['mentioned']> {
  let sources: readonly Source[] | undefined
  return (noun, words) => {
    if (noun.length < 3) return undefined
    sources ??= gather()
    let [best, most]: [Thing | undefined, number] = [undefined, 0]
    for (const { text, from, at } of sources)
      for (const told of sentencesOf(text)) {
        if (!told.words.has(noun)) continue
        const shared = words.filter(word => told.words.has(word)).length
        if (shared <= most) continue
        const name = words.length > 0 && shared === words.length ? words.join(' ') : noun
        best = { kind: 'mention', id: slugOf(name), name, names: [name, noun], from, pronoun: 'it', says: told.sentence, ...(at !== undefined && { at }) } // prettier-ignore
        most = shared
      }
    return best
  }
}
