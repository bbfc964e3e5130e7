/**
 * Which line speaks of an entity. Three tiers, the first that has any wins: its name is the entity; the entity stands
 * in its name as whole words; the entity stands anywhere in it as whole words. Mid-word matches are opt-in, because
 * "Al" is not Aldric and "Mira" is not Miranda.
 */
import { nameIn, separator, toBullet, type Bullet } from '../markdown/bullet.ts'
import { foldWords, holdsWords, needleOf, withoutMarkup } from '../text/fold.ts'
import type { Line } from '../text/lines.ts'
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

export type Tier = 1 | 2 | 3 | 4

/** The tier at which a text with this name part speaks of the entity. */
export function tierOf(text: string, entity: Entity, match: MergeOptions['match']): Tier | undefined {
  const { name, isLabelled, whole } = nameIn(text)
  if (name === entity.folded || (whole === entity.folded && !isLabelled)) return 1
  if (name !== undefined && holdsWords(name, entity.folded)) return 2
  if (!isLabelled && holdsWords(whole, entity.folded)) return 3
  return match === 'substring' && whole.includes(entity.folded) ? 4 : undefined
}

export type Found = {
  readonly line: Line
  readonly bullet: Bullet
  readonly tier: Tier
  /** How many bullets match at this tier; the first one is meant. */
  readonly count: number
}

export function findBullet(passage: Passage, entity: Entity, match: MergeOptions['match']): Found | undefined {
  let best: Found | undefined
  for (const line of linesWith(passage, needleOf(entity.folded, match !== 'substring'))) {
    const bullet = toBullet(line.text)
    const tier = bullet && tierOf(bullet.text, entity, match)
    if (!bullet || !tier) continue
    if (!best || tier < best.tier) best = { line, bullet, tier, count: 1 }
    else if (tier === best.tier) best = { ...best, count: best.count + 1 }
  }
  return best
}

/** All the names a title or a cell goes by: `Morwen (Wen)` is Morwen and Wen, `Primary Quest: X` is X too. */
export function aliasesOf(title: string): readonly string[] {
  const plain = foldWords(withoutMarkup(title))
  const outer = plain.replaceAll(/\s*\([^)]*\)/g, '').trim()
  const inner = [...plain.matchAll(/\(([^)]*)\)/g)].map(([, alias = '']) => alias.trim())
  const labelled = /^[^:]+:\s*(.+)$/.exec(outer)?.[1]
  return [plain, outer, ...inner, ...(labelled === undefined ? [] : [labelled])].filter(name => name !== '')
}

const withoutArticle = (name: string): string => name.replace(/^(?:the|an?)\s+/, '')

export const isCalled = (title: string, entity: Entity): boolean =>
  aliasesOf(title).some(name => withoutArticle(name) === withoutArticle(entity.folded))
