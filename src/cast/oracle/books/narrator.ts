/** The book of the campaign without a model: the parts of a beat, told again for readers in the style that was chosen. */
import { formatPiece } from '../../../campaign/style/format.ts'
import { lookOf, type Look } from '../../../campaign/style/look.ts'
import { toNarrativeStyle } from '../../../campaign/style/narrative-style.ts'
import { retoldOf, type Thread } from '../../../english/retell/third.ts'
import { prose } from '../../../table/parts.ts'
import type { Cast, NarratorSees } from '../../../table/ports.ts'
import { chanceOf } from '../voice/chance.ts'
import { cutFor, pageOf, type Page, type Paragraph } from './page.ts'
import { heroFor, protagonistIn, type Protagonist } from './protagonist.ts'
import { namesFrom, speechBlocks } from './speech.ts'
import { isSame, passagesOf } from './telling.ts'
import { leafing, type Written } from './written.ts'

export function oracleNarrator(seed: string | number): Cast['narrator'] {
  const leaf = leafing()
  return async sees => narrated(seed, leaf(sees.view.files.scene.slice(-2)), sees)
}

function narrated(seed: string | number, written: Written, sees: NarratorSees): readonly string[] {
  const style = toNarrativeStyle(sees.style) ?? 'hybrid'
  const who = protagonistIn(sees.view, sees.present)
  const page = pageOf(passagesOf([...sees.parts, ...sees.notes.map(noted)]), written, text => retoldOf(text, who))
  const chance = chanceOf(seed, 'narrator', ...sees.parts.map(({ text }) => text))
  const isParty = (name: string): boolean => who.party.some(one => isSame(one, name))
  const kept = cutFor(style, page, { written, chance, isParty })
  return blocksOf(lookOf(style), kept, who, sees.view.files.scene.at(-1)?.text ?? '')
}

/** A note for whoever keeps the book is something that was seen; `Note:` before it is not. */
const noted = (note: string) => prose(note.trim().startsWith('Note:') ? note.trim().slice('Note:'.length).trim() : note)

function blocksOf(look: Look, page: Page, who: Protagonist, scene: string): readonly string[] {
  const names = namesFrom(scene)
  const thread: Thread = { isNamed: false }
  return page
    .flatMap((one): readonly string[] => {
      if (one.kind === 'paragraph') {
        names.last = ''
        if (who.pronoun === 'they') thread.isNamed = false // `they` may be anybody by the next paragraph
        return [paragraphOf(look, one, who, thread)]
      }
      thread.isNamed = false
      return speechBlocks(look, one, retoldOf(one.part.manner ?? '', who), names)
    })
    .filter(block => block.trim() !== '')
}

/** In a script the one who is played stands in capitals, as actors look for themselves. */
function paragraphOf(look: Look, { sentences }: Paragraph, who: Protagonist, thread: Thread): string {
  const told = sentences.map(({ text, part }) => retoldOf(text, heroFor(part, who), thread)).join(' ')
  const text = look.style === 'script' ? told.replaceAll(who.name, who.name.toUpperCase()) : told
  return formatPiece(look, { kind: 'narration', text })
}
