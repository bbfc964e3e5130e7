/** The ways a name is written: as a file, as a title, without what stands in brackets, by trade, by first name. */
import { nameOnSheet } from '../party.ts'
import { foldWords, withoutMarkup } from '../text/fold.ts'

export const nameKinds = ['party', 'npcs', 'locations', 'factions', 'items'] as const
export type NameKind = (typeof nameKinds)[number]

/** From the surest to the loosest. A looser spelling is asked only when no surer one answers. */
export const tiers = ['file', 'title', 'short title', 'trade name', 'first name', 'part'] as const
export type Tier = (typeof tiers)[number]

type Spelling = { readonly tier: Tier; readonly words: string }

/** One spelling for hyphens, underscores and spaces, without the codes that nobody is ever shown and so cannot type. */
const foldName = (name: string): string =>
  foldWords(
    withoutMarkup(name)
      .replaceAll(/[-_–\s]+/gu, ' ')
      .replaceAll(/\p{Cc}/gu, ''),
  )

/** An apostrophe is left out by one hand and a hyphen to another: `Sel'oren` is in a file `sel-oren` or `seloren`. */
export function keysOf(name: string): readonly string[] {
  const folded = foldName(name)
  const keys = [folded, folded.replaceAll("'", ''), foldWords(folded.replaceAll("'", ' '))]
  return [...new Set(keys)].filter(key => key !== '')
}

const honours =
  /^(?:the|an?|captain|sergeant|lieutenant|commander|governor|magistrate|doctor|dr\.?|sir|dame|lord|lady|king|queen|prince|princess|brother|sister|father|mother|master|mistress|old|young) (?=\S)/

const withoutHonours = (name: string): string => {
  const shorter = name.replace(honours, '')
  return shorter === name ? name : withoutHonours(shorter)
}

const bracketed = /\s*[([]([^)\]]*)[)\]]\s*/g

/** What stands in brackets behind a person's name is another name; behind a place it is a remark. */
const aliasesOf = (title: string): readonly string[] =>
  [...title.matchAll(bracketed)].map(([, inside = '']) => inside.replace(/^trade name:\s*/i, ''))

const tradeNameIn = (text: string): string | undefined =>
  /^[ \t]*(?:\|[ \t]*)?(?:[-*][ \t]+)?\*\*Trade Name:?\*\*[ \t]*[:|][ \t]*([^|\r\n]+)/im.exec(text)?.[1]?.trim()

const isPerson = (kind: NameKind): boolean => kind === 'party' || kind === 'npcs'

function* spellingsOf(kind: NameKind, id: string, title: string, text: string): Generator<readonly [Tier, string]> {
  const short = title.replaceAll(bracketed, ' ').trim()
  const bare = withoutHonours(foldName(short))
  yield ['file', id]
  yield ['title', title]
  yield ['short title', short]
  yield ['short title', bare]
  if (!isPerson(kind)) return
  for (const name of [...aliasesOf(title), tradeNameIn(text) ?? '']) yield ['trade name', name]
  yield ['first name', bare.split(' ')[0] ?? '']
  for (const part of bare.split(' ')) if (part.length > 2) yield ['part', part]
}

/** A title stands at the top of its file, so a file of any size costs no more than a page. */
const page = 20_000

export type Spelled = { readonly id: string; readonly title: string; readonly spellings: readonly Spelling[] }

type Read = { readonly kind: NameKind; readonly fileName: string; readonly spelled: Spelled }

/** A great town is indexed again whenever one of its pages changes, and by everybody who looks a name up in it. */
const mostKept = 30_000
const kept = new Map<string, Read>()

export function spell(kind: NameKind, fileName: string, text: string): Spelled {
  const known = kept.get(text)
  if (known?.kind === kind && known.fileName === fileName) return known.spelled
  if (kept.size >= mostKept) kept.clear()
  const spelled = spelledAnew(kind, fileName, text)
  kept.set(text, { kind, fileName, spelled })
  return spelled
}

function spelledAnew(kind: NameKind, fileName: string, text: string): Spelled {
  const id = fileName.replace(/^.*\//, '').replace(/\.md$/i, '')
  const top = text.slice(0, page)
  const title = nameOnSheet(`${id}.md`, top)
  const spellings = [...spellingsOf(kind, id, title, top)].flatMap(([tier, name]) =>
    keysOf(name).map(words => ({ tier, words })),
  )
  return { id, title, spellings }
}
