/**
 * Which line speaks of an entity. Two tiers, the first that has any wins: its name is the entity; the entity stands in
 * its name as whole words, where a name stands. A mention elsewhere is no name, and parts of words are opt-in: "Al" is
 * not Aldric and "Mira" is not Miranda.
 */
import { nameIn, separator, toBullet, type Bullet } from '../markdown/bullet.ts'
import { foldWords, holdsWords, needleOf, withoutMarkup } from '../text/fold.ts'
import type { Line } from '../text/lines.ts'
import { nameStands } from './name-stands.ts'
import { linesWith, type Passage } from './passage.ts'
import type { MergeOptions } from './types.ts'

/** `Harwick - now hostile`: who, and what of them. Without a separator the whole is the name. */
export type Entity = { readonly name: string; readonly folded: string; readonly detail: string | undefined }

export function toEntity(text: string): Entity {
  const dash = separator.exec(text)
  const name = dash && dash.index > 0 ? text.slice(0, dash.index).trim() : text
  const detail = dash && dash.index > 0 ? text.slice(dash.index + dash[0].length).trim() : undefined
  return { name, folded: foldWords(withoutMarkup(name)).replaceAll('\\|', '|'), detail }
}

/** The third is the seed's letter, for who asks for it: the entity anywhere in the line, as any part of its words. */
export type Tier = 1 | 2 | 3

/** The tier at which a text with this name part speaks of the entity. */
export function tierOf(text: string, entity: Entity, match: MergeOptions['match']): Tier | undefined {
  const { part, name, isSentence, whole } = nameIn(text)
  if (name === entity.folded || whole === entity.folded) return 1
  if (bears(part, entity, isSentence)) return 2
  return match === 'substring' && whole.includes(entity.folded) ? 3 : undefined
}

/** Whether a name part is a name of the entity: `Morwen (Wen)` goes by either. */
export const bears = (part: string, entity: Entity, isSentence = false): boolean =>
  isCalled(part, entity) || nameStands(part, entity.folded, isSentence)

export type Found = {
  readonly line: Line
  readonly bullet: Bullet
  readonly tier: Tier
  /** How many bullets match at this tier; the first one is meant. */
  readonly count: number
}

/** The bullet that is meant, if any, and whether others mention the entity. */
export type Search = { readonly found: Found | undefined; readonly isMentioned: boolean }

export function findBullet(passage: Passage, entity: Entity, match: MergeOptions['match']): Search {
  let best: Found | undefined
  let isMentioned = false
  const runs = withoutArticle(entity.folded).match(/[a-z0-9]+/g) ?? []
  for (const line of linesWith(passage, needleOf(entity.folded, match !== 'substring'))) {
    const lower = line.text.toLowerCase()
    if (!runs.every(run => lower.includes(run))) continue // a word of the name is missing, so nothing else need be read
    const bullet = toBullet(line.text)
    const tier = bullet && tierOf(bullet.text, entity, match)
    if (bullet && !tier) isMentioned ||= holdsWords(foldWords(withoutMarkup(bullet.text)), entity.folded)
    if (!bullet || !tier) continue
    if (!best || tier < best.tier) best = { line, bullet, tier, count: 1 }
    else if (tier === best.tier) best = { ...best, count: best.count + 1 }
  }
  return { found: best, isMentioned }
}

/** What stands before a colon and is nobody's name: `Primary Quest: X` is X, and `Gisla: Harwick` is Gisla. */
const kind =
  /\b(?:quest|thread|clock|goal|mission|task|objective|npc|person|character|place|location|faction|group|item|event|question|rumou?r|lead|hook|act|chapter|scene|arc|plot|job|contract|mystery|secret)s?(?: \d+)?$/

/** All the names a title or a cell goes by: `Morwen (Wen)` is Morwen and Wen. */
export function aliasesOf(title: string): readonly string[] {
  const plain = foldWords(withoutMarkup(title))
  const outer = plain.replaceAll(/ ?\([^()]*\)/g, '').trim()
  const inner = [...plain.matchAll(/\(([^()]*)\)/g)].map(([, alias = '']) => alias.trim())
  const [, label = '', labelled = ''] = /^([^:]+):\s*(.+)$/.exec(outer) ?? []
  return [plain, outer, ...inner, ...(kind.test(label) ? [labelled] : [])].filter(name => name !== '')
}

const withoutArticle = (name: string): string => name.replace(/^(?:the|an?)\s+/, '')

export const isCalled = (title: string, entity: Entity): boolean =>
  aliasesOf(title).some(name => withoutArticle(name) === withoutArticle(entity.folded))
