/** What a folder says twice and not alike, what leads nowhere, and what stands before players that is the Game Master's. */
import { foldWords } from '../text/fold.ts'
import { keyOf, namedIn } from './names.ts'
import { isAmongSheets } from '../folder/kind.ts'
import { quantities } from './quantities.ts'
import type { Read } from './read-world.ts'
import { runInOf } from './run-in.ts'
import { isSecretWord, isUnmasking, ofLabel } from './table.ts'
import type { Fact, Person, Place, Problem } from './types.ts'

/** Two pages or tables put somebody surely into two places of the map. A place inside the other is no quarrel. */
function placesOfPeople(tellings: readonly Person[], places: readonly Place[]): readonly Problem[] {
  const known = new Set(places.map(({ name }) => name))
  const touches = (one: string, other: string): boolean =>
    places.some(
      ({ name, exits, path }) => name === one && exits.some(({ to, path: at }) => to === other && at === path),
    )
  return tellings.flatMap((person, at) => {
    const first = tellings.slice(0, at).find(one => keyOf(one.name) === keyOf(person.name) && one.where?.isSure)
    const [one, other] = [first?.where, person.where]
    if (!one || !other?.isSure || one.place === other.place || !known.has(one.place) || !known.has(other.place))
      return []
    if (one.path === other.path || touches(one.place, other.place)) return []
    const message = `${person.name} is at "${other.place}" here, and at "${one.place}" in ${one.path}:${one.line}.`
    return [{ code: 'contradiction', path: other.path, line: other.line, message } as const]
  })
}

/** Labels whose number belongs to one thing: what is said of it anywhere should be the same. */
const counted = /^(?:hp|ac|hit points|armou?r class|level|age|population|price|reward|fee|dc|size|segments|distance)$/

function numbersOf(read: readonly Read[]): readonly Problem[] {
  const seen = new Map<string, { readonly number: string; readonly path: string; readonly line: number }>()
  const problems: Problem[] = []
  for (const { page } of read) {
    for (const { label, text, line, headings } of page.passages) {
      const what = foldWords(label)
      const number = /\d[\d,]*/.exec(text.replace(/^[^:]{0,40}:{1,2}/, ''))?.[0]
      if (number === undefined || !counted.test(what) || page.kind === 'sheet') continue
      const isSubject = page.kind === 'person' || page.kind === 'place' || page.kind === 'faction'
      const about = keyOf(isSubject ? page.title : (headings.at(-1)?.title ?? page.title))
      const before = seen.get(`${about}\n${what}`)
      if (!before) seen.set(`${about}\n${what}`, { number, path: page.path, line })
      else if (before.number !== number && (isSubject || before.path !== page.path)) {
        const message = `${label} is ${number} here, and ${before.number} in ${before.path}:${before.line}.`
        problems.push({ code: 'contradiction', path: page.path, line, message })
      }
    }
  }
  return problems
}

function namesTwice(read: readonly Read[]): readonly Problem[] {
  const pages = read.filter(({ page }) => page.kind === 'place' || page.kind === 'person' || page.kind === 'faction')
  return pages.flatMap(({ page }, at) => {
    const first = pages
      .slice(0, at)
      .find(one => one.page.kind === page.kind && keyOf(one.page.title) === keyOf(page.title))
    return first
      ? [
          {
            code: 'contradiction' as const,
            path: page.path,
            line: 1,
            message: `"${page.title}" has a page already: ${first.page.path}.`,
          },
        ]
      : []
  })
}

const link = /\[\[([^\][|#\\]{1,200})/g

/** A link to a page that is not there: once for each name, where it stands first. */
function deadLinks(read: readonly Read[]): readonly Problem[] {
  const names = new Set(read.flatMap(({ page }) => [page.title, ...page.aliases]).map(keyOf))
  const told = new Set<string>()
  return read.flatMap(({ page }) =>
    page.passages.flatMap(({ raw, line }) =>
      [...raw.matchAll(link)].flatMap(([, name = '']) => {
        const key = keyOf(name.slice(name.lastIndexOf('/') + 1))
        if (key === '' || names.has(key) || told.has(key) || /\.\w{2,4}$/.test(name.trim())) return []
        told.add(key)
        return [
          {
            code: 'not-understood' as const,
            path: page.path,
            line,
            message: `There is no page called "${name.trim()}".`,
          },
        ]
      }),
    ),
  )
}

/** A label about ways that names no place that is known. */
function lostWays(read: readonly Read[], places: readonly Place[]): readonly Problem[] {
  if (places.length < 2) return []
  return read.flatMap(({ page }) =>
    page.passages
      .filter(({ label, text }) => ofLabel(label)?.means === 'ways' && namedIn(places, text).length === 0)
      .map(({ line, text }) => ({
        code: 'not-understood' as const,
        path: page.path,
        line,
        message: `No place that is known is named among the ways: "${text.slice(0, 60)}".`,
      })),
  )
}

const common =
  /^(?:about|after|again|also|been|before|being|both|could|does|down|each|even|every|from|have|here|into|just|like|made|make|many|more|most|much|must|never|once|only|other|over|said|same|says|should|some|such|than|that|their|them|then|there|these|they|this|those|through|under|until|very|were|what|when|where|which|while|will|with|would|your)$/

const contentOf = (text: string): ReadonlySet<string> =>
  new Set(
    (foldWords(text).match(/\p{L}{4,}/gu) ?? [])
      .filter(word => !common.test(word))
      .map(word => word.replace(/(?:ing|ed|es|s)$/, '')),
  )

/** Both ways round: most of the short one is in the long one, and it is more than a name or two. */
function states(open: ReadonlySet<string>, secret: ReadonlySet<string>): boolean {
  const shared = [...open].filter(word => secret.has(word)).length
  return shared >= 5 && shared >= 0.75 * Math.min(open.size, secret.size)
}

/** Set apart by its author as a secret: a role or a whereabouts that merely was not shown to be public is none. */
const isKept = ({ who, isSure, because, text }: Fact): boolean =>
  who === 'gm' && isSure && text.length > 30 && (/^(?:\[!|comment|a page)/.test(because) || isSecretWord(because))

/** Those that share a rare word: what is in every second secret gives none of them away. */
function sharersIn<Kept extends { readonly words: ReadonlySet<string> }>(secrets: readonly Kept[]) {
  const byWord = new Map<string, Kept[]>()
  for (const one of secrets)
    for (const word of one.words) byWord.set(word, [...(byWord.get(word) ?? []).slice(-49), one])
  return (words: ReadonlySet<string>): readonly Kept[] => [
    ...new Set([...words].flatMap(word => byWord.get(word) ?? [])),
  ]
}

/** A statement in a players' file that is also a statement of the Game Master's, and of no other page players read. */
function openSecrets(read: readonly Read[]): readonly Problem[] {
  const secrets = read
    .filter(({ page }) => page.who !== 'players')
    .flatMap(({ facts }) => facts.filter(isKept))
    .map(fact => ({ fact, words: contentOf(fact.text) }))
  const sharing = sharersIn(secrets)
  const open = read
    .filter(({ page }) => page.who === 'players')
    .flatMap(({ facts }) => facts.filter(({ who }) => who === 'players'))
  return open.flatMap(({ text, path, line }) => {
    const words = contentOf(text)
    const found = words.size < 4 ? undefined : sharing(words).find(one => states(words, one.words))
    return found ? [openSecret(path, line, found.fact)] : []
  })
}

/** One alarm a line: the second says nothing new. */
const onlyOnce = (problems: readonly Problem[]): readonly Problem[] =>
  problems.filter((one, at) => problems.findIndex(other => other.path === one.path && other.line === one.line) === at)

const openSecret = (path: string, line: number, secret: Fact): Problem => ({
  code: 'secret-in-the-open',
  path,
  line,
  message: `Players read this, and ${secret.path}:${secret.line} keeps it for the GM: "${secret.text.slice(0, 80)}".`,
})

/** A sentence in a players' file that takes a mask off: who somebody is, for whoever may not know. */
const unmasked = (read: readonly Read[]): readonly Problem[] =>
  read
    .filter(({ page }) => page.who === 'players' && page.kind !== 'sheet')
    .flatMap(({ facts }) => facts.filter(({ text }) => isUnmasking(text)))
    .map(({ path, line, text }) => ({
      code: 'secret-in-the-open' as const,
      path,
      line,
      message: `Players read this, and it says who somebody really is: "${text.slice(0, 80)}".`,
    }))

const blank = /_{2,}|\(\s*(?:fill in|tbd|to do|blank|empty|later)[^)]*\)/i

/** A character's page, or their paragraph in a list, on which there is nothing to play by. */
function emptySheets(read: readonly Read[]): readonly Problem[] {
  const empty = (path: string, line: number, who: string): Problem => ({
    code: 'empty-sheet',
    path,
    line,
    message: `${who} has no hit points, armour class or attack to be read here.`,
  })
  return read.flatMap(({ page }) => {
    const text = page.passages.map(passage => passage.text).join('\n')
    const isSheet = page.kind === 'sheet' || isAmongSheets(page.path)
    if (isSheet) return /\d/.test(text.replaceAll(/level:? *\d+/gi, '')) ? [] : [empty(page.path, 1, page.title)]
    const heroes = page.passages.filter(passage => runInOf(page, passage)?.kind === 'hero')
    const apart = heroes.slice(0, 1).map(({ line }) => ({
      code: 'not-understood' as const,
      path: page.path,
      line,
      message: `${heroes.length} characters stand within this document, and nobody can sit down with them: each needs a page in party/.`,
    }))
    const empties = heroes.flatMap(passage => {
      const hero = runInOf(page, passage)
      const isEmpty = hero?.kind === 'hero' && (!/\b(?:HP|AC)\b/.test(passage.text) || blank.test(passage.text))
      return isEmpty ? [empty(page.path, passage.line, hero.name)] : []
    })
    return [...apart, ...empties]
  })
}

export const problemsIn = (
  read: readonly Read[],
  tellings: readonly Person[],
  places: readonly Place[],
): readonly Problem[] => [
  ...placesOfPeople(tellings, places),
  ...numbersOf(read),
  ...quantities(
    read.flatMap(({ facts }) => facts),
    [
      ...places,
      ...tellings,
      ...read.filter(({ page }) => page.kind === 'faction').map(({ page }) => ({ name: page.title })),
    ],
  ),
  ...namesTwice(read),
  ...deadLinks(read),
  ...lostWays(read, places),
  ...onlyOnce([...openSecrets(read), ...unmasked(read)]),
  ...emptySheets(read),
]
