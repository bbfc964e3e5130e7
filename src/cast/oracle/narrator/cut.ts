/** What each style dwells on: a novel on all of it, a script on speech, hybrid on deeds, minimal on what came of it. */
import type { NarrativeStyle } from '../../../campaign/style/narrative-style.ts'
import { sentencesOf } from '../prose/sentences.ts'
import type { Said } from '../voice/telling.ts'
import type { Page, Paragraph } from './page.ts'

type Room = {
  /** Sentences of a paragraph, and of one that tells what was found. */
  readonly each: number
  readonly find: number
  /** Paragraphs between two speeches. */
  readonly run: number
  /** Speeches of the party in one beat, and sentences in anybody's. */
  readonly party: number
  readonly words: number
}

const rooms: Readonly<Record<NarrativeStyle, Room>> = {
  novel: { each: 12, find: 12, run: 8, party: 9, words: 12 },
  hybrid: { each: 4, find: 5, run: 4, party: 9, words: 12 },
  script: { each: 2, find: 3, run: 2, party: 9, words: 12 },
  minimal: { each: 1, find: 2, run: 2, party: 1, words: 2 },
}

const shortened = (paragraph: Paragraph, { each, find }: Room): Paragraph =>
  paragraph.isWhole
    ? paragraph
    : { ...paragraph, sentences: paragraph.sentences.slice(0, paragraph.isFind ? find : each) }

/** The first of a long run says where one is and what is done; finds are what it was for; the last is where it leads. */
function chosen(all: readonly Paragraph[], most: number): readonly Paragraph[] {
  const run = all.filter(({ isWhole }) => !isWhole)
  if (run.length <= most) return all
  const finds = run.filter(({ isFind }) => isFind)
  const wanted = new Set([run[0], ...finds, run.at(-1)].slice(0, most))
  for (const one of run) if (wanted.size < most) wanted.add(one)
  return all.filter(one => one.isWhole || wanted.has(one))
}

const briefly = (said: Said, { words }: Room): Said => ({
  ...said,
  words: sentencesOf(said.words).slice(0, words).join(' '),
})

export function cutFor(style: NarrativeStyle, page: Page, isParty: (name: string) => boolean): Page {
  const room = rooms[style]
  const kept: (Paragraph | Said)[] = []
  let run: Paragraph[] = []
  let heard = 0
  const close = (): void => {
    kept.push(...chosen(run, room.run).map(one => shortened(one, room)))
    run = []
  }
  for (const one of page) {
    if (one.kind === 'paragraph') run.push(one)
    else {
      close()
      if (isParty(one.name)) heard += 1
      if (!isParty(one.name) || heard <= room.party) kept.push(briefly(one, room))
    }
  }
  close()
  return kept
}
