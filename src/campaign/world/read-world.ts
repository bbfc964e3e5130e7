/** A folder's texts read into one world. Pure: the same texts give the same world. */
import { foldWords } from '../text/fold.ts'
import { judgeWhole, type Standing } from './audience.ts'
import { type Legend, legendOf, noLegend, signsIn } from './legend.ts'
import { problemsIn } from './problems.ts'
import { openingIn } from './opening.ts'
import { type Page, pageOf } from './page.ts'
import { peopleIn, tellingsOf } from './people.ts'
import { placesIn } from './places.ts'
import { clocksIn, encountersIn, thingsIn } from './stories.ts'
import type { Passage } from './passages.ts'
import { rolledOn } from './rolled.ts'
import { runInOf } from './run-in.ts'
import { keepsSecrets } from './table.ts'
import type { Fact, World } from './types.ts'

export type Texts = Readonly<Record<string, string>>

/** A page with its facts, for those who read more out of it. */
export type Read = { readonly page: Page; readonly facts: readonly Fact[] }

/** What was written down about play as it went is no source of the world. */
const isSource = (path: string): boolean => /\.md$/i.test(path) && !/^(?:tmp|scenes|runs|novel)\//i.test(path)

const isSetApart = ({ frame }: Page['passages'][number]): boolean =>
  frame.kind === 'comment' || (frame.kind === 'callout' && keepsSecrets(frame.callout, frame.title))

const marks = ({ passages, who }: Page): boolean => who === 'gm' || passages.some(isSetApart)

/** So often in a folder of one or two documents, it is a habit. */
const habit = 4

/** Whether its author sets secrets apart, so that what stands beside them is none. */
const setsApart = (pages: readonly Page[]): boolean =>
  pages.filter(marks).length >= Math.max(2, pages.length / 10) ||
  pages.flatMap(({ passages }) => passages.filter(isSetApart)).length >= Math.max(habit, pages.length)

/** Whoever is said to belong to an enemy is given away by it, even where the enemy's name is known. */
function hiddenNamesIn(pages: readonly Page[]): readonly string[] {
  const names = pages.filter(({ isVillain }) => isVillain).flatMap(({ title, aliases }) => [title, ...aliases])
  return [...new Set(names.map(name => foldWords(name.replace(/^the /i, '').replaceAll('-', ' '))))].filter(
    name => name.length > 3,
  )
}

/** A row is about whoever its first column names. */
function rowName({ passages }: Page, { kind, line }: Passage): string | undefined {
  if (kind !== 'row') return undefined
  const name = passages.find(
    one => one.kind === 'row' && one.line === line && /^(?:name|npc|who|person)$/i.test(one.label),
  )
  return name?.text.split(/,\s/)[0]
}

function factsOf(standing: Standing): readonly Fact[] {
  const { page } = standing
  const rolled = rolledOn(page)
  return page.passages
    .filter(({ kind, frame }) => kind !== 'heading' && frame.kind !== 'front')
    .flatMap(passage => {
      const { line, lastLine, headings, isField } = passage
      const about =
        rowName(page, passage) ??
        runInOf(page, passage)?.name ??
        headings.findLast(({ level }) => level <= 2)?.title ??
        page.title
      return judgeWhole(passage, standing).map(found => ({
        path: page.path,
        line,
        lastLine,
        about,
        ...(isField && { means: 'field' }),
        ...found,
        ...(found.who === 'players' && rolled.get(line)),
      }))
    })
}

/** The statements of one page, for whoever needs no more of the folder to know whose they are. */
export function factsOfPage(path: string, text: string, legend: Legend = noLegend): readonly Fact[] {
  if (!isSource(path)) return []
  const page = pageOf(path, text)
  return factsOf({ page, marksSecrets: marks(page), hiddenNames: [], legend })
}

export function readWorld(texts: Texts): World {
  const paths = Object.keys(texts).filter(isSource).toSorted()
  const pages = paths.map(path => pageOf(path, texts[path] ?? ''))
  const legend = legendOf(paths.map(path => signsIn(path, texts[path] ?? '')))
  const marksSecrets = setsApart(pages)
  const hiddenNames = hiddenNamesIn(pages)
  const read: readonly Read[] = pages.map(page => ({
    page,
    facts: factsOf({ page, marksSecrets, hiddenNames, legend }),
  }))
  const facts = read.flatMap(one => one.facts)
  const places = placesIn(read)
  const tellings = tellingsOf(read, places)
  const people = peopleIn(tellings)
  const opening = openingIn(read, places)
  let problems: World['problems'] | undefined
  return {
    facts,
    ...(opening ? { opening } : {}),
    places,
    people,
    factions: thingsIn(read, 'faction'),
    items: thingsIn(read, 'item'),
    quests: facts.filter(({ means }) => means === 'quests'),
    endings: facts.filter(({ means }) => means === 'endings'),
    clocks: clocksIn(read),
    encounters: encountersIn(read, places),
    /** Looked for when somebody asks: it takes longer than all the reading, and who plays never does. */
    get problems() {
      return (problems ??= problemsIn(read, tellings, places))
    },
  }
}
