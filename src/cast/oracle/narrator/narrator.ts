/** The book of the campaign without a model: what was told, told again for readers, in the style the table has chosen. */
import { lookOf } from '../../../campaign/style/look.ts'
import { toNarrativeStyle, type NarrativeStyle } from '../../../campaign/style/narrative-style.ts'
import type { Cast, NarratorSees } from '../../../table/ports.ts'
import { sentencesOf } from '../prose/sentences.ts'
import { chanceOf } from '../voice/chance.ts'
import { isFought, toldIn, type Told } from '../voice/telling.ts'
import { toldOf } from '../voice/tense.ts'
import { foughtIn } from './fought.ts'
import { blocksOf } from './page.ts'
import { protagonistIn } from './protagonist.ts'

export function oracleNarrator(seed: string | number): Cast['narrator'] {
  return async sees => narrated(seed, sees)
}

/** How many sentences of what is seen each style lets stand between two speeches. */
const room: Readonly<Record<NarrativeStyle, number>> = { script: 3, novel: 9, hybrid: 5, minimal: 2 }

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Every sentence of the scene as it stands, so that none of them is written again. */
function writtenIn({ view }: NarratorSees): Set<string> {
  const pages = view.files.scene.slice(-2).map(({ text }) => text)
  const spoken = pages.flatMap(page => [...page.matchAll(/["“]([^"”]*)["”]/gu)].map(([, words = '']) => words))
  const seen = pages.flatMap(page => sentencesOf(page.replaceAll(/["“”*_]/gu, ' ')))
  return new Set([...spoken, ...seen].map(plain))
}

function narrated(seed: string | number, sees: NarratorSees): readonly string[] {
  const style = toNarrativeStyle(sees.style) ?? 'hybrid'
  const written = writtenIn(sees)
  const who = protagonistIn(sees.view)
  const isNew = (text: string): boolean => {
    const key = plain(text)
    if (key === '' || written.has(key)) return false
    written.add(key)
    return true
  }
  const inThird = (text: string): string => toldOf(text, who.name, who.pronoun)
  const told = toldIn([...sees.narratives, ...sees.notes.map(noted)])
    .map((one): Told =>
      one.kind === 'seen' ? { ...one, text: inThird(one.text) } : { ...one, doing: inThird(one.doing) },
    )
    .filter(one => isNew(one.kind === 'seen' ? one.text : one.words || `${one.name} ${one.doing}`))
  const chance = chanceOf(seed, 'narrator', ...sees.narratives)
  const kept = isFought(sees.narratives) ? foughtIn(told, style, written, chance) : shortened(told, room[style])
  return blocksOf(lookOf(style), kept)
}

/** A note for whoever keeps the book is something that was seen. */
const noted = (note: string): string => note.replace(/^\s*(?:note|from \w+)\s*:\s*/i, '')

/** The first and the last of a long stretch say most; what stands between them makes room. */
function shortened(told: readonly Told[], most: number): readonly Told[] {
  const kept: Told[] = []
  let run: Told[] = []
  const close = (): void => {
    kept.push(...(run.length <= most ? run : [...run.slice(0, most - 1), ...run.slice(-1)]))
    run = []
  }
  for (const one of told) {
    if (one.kind === 'seen') run.push(one)
    else {
      close()
      kept.push(one)
    }
  }
  close()
  return kept
}
