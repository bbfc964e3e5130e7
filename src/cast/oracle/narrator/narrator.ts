/** The book of the campaign without a model: what was told, told again for readers, in the style the table has chosen. */
import { formatPiece } from '../../../campaign/style/format.ts'
import { lookOf, type Look } from '../../../campaign/style/look.ts'
import { toNarrativeStyle, type NarrativeStyle } from '../../../campaign/style/narrative-style.ts'
import type { Cast, NarratorSees } from '../../../table/ports.ts'
import { chanceOf } from '../voice/chance.ts'
import { retoldOf, type Thread } from '../../../english/retell/third.ts'
import { isFought, toldIn, type Said } from '../voice/telling.ts'
import { cutFor } from './cut.ts'
import { foughtOn } from './fought.ts'
import { pageOf, type Page, type Paragraph } from './page.ts'
import { heroFor, protagonistIn, type Protagonist } from './protagonist.ts'
import { namesFrom, speechBlocks } from './speech.ts'
import { runOn, woven } from './weave.ts'
import { leafing, type Written } from './written.ts'

export function oracleNarrator(seed: string | number): Cast['narrator'] {
  const leaf = leafing()
  return async sees => narrated(seed, leaf(sees.view.files.scene.slice(-2)), sees)
}

function narrated(seed: string | number, written: Written, sees: NarratorSees): readonly string[] {
  const style = toNarrativeStyle(sees.style) ?? 'hybrid'
  const who = protagonistIn(sees.view)
  const told = toldIn([...sees.narratives, ...sees.notes.map(noted)])
  const page = pageOf(told, written, text => retoldOf(text, who))
  const isParty = (name: string): boolean => who.party.some(one => one.startsWith(name) || name.startsWith(one))
  const kept = isFought(sees.narratives)
    ? foughtOn(page, style, written, chanceOf(seed, 'narrator', ...sees.narratives))
    : cutFor(style, page, isParty)
  return blocksOf(style, kept, who, sees.view.files.scene.at(-1)?.text ?? '')
}

/** A note for whoever keeps the book is something that was seen. */
const noted = (note: string): string => note.replace(/^\s*(?:note|from \w+)\s*:\s*/i, '')

function blocksOf(style: NarrativeStyle, page: Page, who: Protagonist, scene: string): readonly string[] {
  const look = lookOf(style)
  const names = namesFrom(scene)
  const thread: Thread = { isNamed: false }
  return runs(page)
    .flatMap((one): readonly string[] => {
      if (one.kind === 'paragraph') {
        names.last = ''
        if (who.pronoun === 'they') thread.isNamed = false // `they` may be anybody by the next paragraph
        return [paragraphOf(look, one, who, thread)]
      }
      thread.isNamed = false
      return speechBlocks(look, inThird(one, who), names)
    })
    .filter(block => block.trim() !== '')
}

/** Paragraphs that follow each other, run together where they should be. */
function runs(page: Page): Page {
  const all: (Paragraph | Said)[] = []
  let run: Paragraph[] = []
  for (const one of page) {
    if (one.kind === 'paragraph') run.push(one)
    else {
      all.push(...runOn(run), one)
      run = []
    }
  }
  return [...all, ...runOn(run)]
}

const inThird = (said: Said, who: Protagonist): Said => ({ ...said, doing: retoldOf(said.doing, who) })

/** In a script the one who is played stands in capitals, as actors look for themselves. */
function paragraphOf(look: Look, { sentences }: Paragraph, who: Protagonist, thread: Thread): string {
  const joined = look.style === 'minimal' || look.style === 'script' ? sentences : woven(sentences)
  const told = joined.map(text => retoldOf(text, heroFor(text, who), thread)).join(' ')
  const low = told.replaceAll(/(?<=[\p{Ll},] )The(?= \p{Lu})/gu, 'the')
  const text = look.style === 'script' ? low.replaceAll(who.name, who.name.toUpperCase()) : low
  return formatPiece(look, { kind: 'narration', text })
}
