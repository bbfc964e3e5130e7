/** The two sides a lint compares: what the GM keeps from all players, and what some player reads. Lines keep their numbers. */
import { allFiles, type CampaignFile, type CampaignFiles } from '../../campaign/folder/files.ts'
import type { FileKind } from '../../campaign/folder/kind.ts'
import { parseMarkdown, sectionEnd } from '../../campaign/markdown/document.ts'
import { findSecrets } from '../../campaign/secrets/find-secrets.ts'
import { outsideOf } from '../../campaign/secrets/ranges.ts'
import { veil } from '../../campaign/secrets/redact.ts'
import { holdsTitle } from '../../campaign/secrets/words.ts'
import { marksOf } from '../views/rules.ts'
import { rulesOf, whole } from './parts.ts'
import { sentencesOf, type Sentence } from './sentences.ts'

const read: readonly FileKind[] = ['sheet', 'player-sheet', 'brief', 'party-knowledge', 'world-primer']
/** Where the story itself brings a word in, nobody is given away by it. */
const introducing: readonly FileKind[] = ['party-knowledge', 'world-primer', 'scene']

/** `### Character Secrets` holds what a player knows of their own character, so it is no secret from all of them. */
function withoutCharacters(text: string): string {
  const { lead, blocks } = parseMarkdown(text)
  let at = lead.length
  const ranges = blocks.flatMap(({ heading, line, body }, index) => {
    const start = at
    at += line.length + body.length
    if (!holdsTitle(heading.title, 'character secrets')) return []
    const section = blocks.slice(index, sectionEnd(blocks, index))
    return [{ start, end: section.reduce((end, block) => end + block.line.length + block.body.length, start) }]
  })
  return veil(text, ranges)
}

/** A sheet's own past is its player's; only the asides on it are the GM's. A journal is nobody's but its writer's. */
function secretSide({ kind, text }: CampaignFile): string {
  if (kind === 'journal') return ''
  if (whole.includes(kind)) return text
  const mine = kind === 'story-state' ? withoutCharacters(text) : text
  const rules = kind === 'sheet' ? { marks: marksOf(kind) } : rulesOf(kind)
  return veil(mine, outsideOf(findSecrets(mine, rules), mine.length))
}

const openSide = ({ kind, text }: CampaignFile): string => veil(text, findSecrets(text, { marks: marksOf(kind) }))

export type Sides = {
  readonly secret: readonly Sentence[]
  readonly read: readonly Sentence[]
  /** Words the story brings in by itself, and the names of its files. */
  readonly introduced: ReadonlySet<string>
}

const titlesOf = (campaign: CampaignFiles): readonly string[] =>
  (['sheet', 'npc', 'location', 'faction', 'item'] as const).flatMap(kind =>
    campaign[kind].flatMap(({ path, text }) => [
      path.replaceAll(/^[^/]*\/|\.md$/gi, '').replaceAll('-', ' '),
      parseMarkdown(text.slice(0, 20_000)).blocks[0]?.heading.title ?? '',
    ]),
  )

export function sidesOf(campaign: CampaignFiles): Sides {
  const files = allFiles(campaign)
  const sentences = (kept: readonly CampaignFile[], side: (file: CampaignFile) => string): readonly Sentence[] =>
    kept.flatMap(file => [...sentencesOf(side(file), file.path)])
  const told = sentences(
    files.filter(({ kind }) => introducing.includes(kind)),
    openSide,
  )
  const titles = titlesOf(campaign).flatMap(title => [...sentencesOf(title, '')])
  return {
    secret: sentences(files, secretSide),
    read: sentences(
      files.filter(({ kind }) => read.includes(kind)),
      openSide,
    ),
    introduced: new Set([...told, ...titles].flatMap(({ topics }) => [...topics])),
  }
}
