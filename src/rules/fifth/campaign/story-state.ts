/** What `## Party Status` of the story's state says of a character: hit points now, slots that are left, exhaustion. */
import { foldTitle, parseMarkdown, sectionEnd } from '../../../campaign/markdown/document.ts'
import { maxHitPointsOf } from '../model/body.ts'
import { minuteOf } from './story-time.ts'
import type { Creature, SpellLevel, Spellcasting } from '../model/creature.ts'

/** Bullets of the section, each under the bold words before it. */
type StatusLine = { readonly group: string; readonly text: string }

function statusLines(storyState: string): readonly StatusLine[] {
  const { blocks } = parseMarkdown(storyState)
  const at = blocks.findIndex(({ heading }) => foldTitle(heading.title) === 'party status')
  if (at === -1) return []
  let group = ''
  const lines: StatusLine[] = []
  for (const line of blocks.slice(at, sectionEnd(blocks, at)).flatMap(({ body }) => body.split(/\r?\n/))) {
    const bold = /^\*\*(?<words>[^*]+?):?\*\*:?\s*$/.exec(line.trim())
    if (bold !== null) group = (bold.groups?.['words'] ?? '').toLowerCase()
    else if (/^\s*[-*] /.test(line)) lines.push({ group, text: line.replace(/^\s*[-*] /, '') })
  }
  return lines
}

/** Lines that begin with the character's name, or with its first word. */
function linesOf(storyState: string, { name }: Creature): readonly StatusLine[] {
  const first = name.split(' ')[0] ?? name
  return statusLines(storyState).filter(({ text }) => {
    const plain = text.replaceAll('*', '').toLowerCase()
    return [name, first].some(
      one => plain.startsWith(one.toLowerCase()) && !/^[\p{L}\p{N}]/u.test(plain.slice(one.length)),
    )
  })
}

export function withStoryState(creature: Creature, storyState: string): Creature {
  return linesOf(storyState, creature).reduce((now, { group, text }) => {
    if (group.includes('slot')) return withSlots(now, text)
    if (group.includes('exhaustion'))
      return { ...now, exhaustion: Math.min(6, Number(/\d+/.exec(text)?.[0] ?? now.exhaustion)) }
    if (/condition|effect/.test(group)) return withLife(now, text)
    return group === '' || group.includes('hit point') || group === 'hp' ? withHitPoints(now, text) : now
  }, creature)
}

/** Whoever died, or lies stable, does so in the next session too. */
function withLife(creature: Creature, text: string): Creature {
  const [, life] = /:.*\b(dead|stable)\b/i.exec(text) ?? []
  return life === undefined ? creature : { ...creature, hitPoints: 0, life: life.toLowerCase() as 'dead' | 'stable' }
}

/** When their last long rest was over, by the group that keeps it. */
export function restIn(storyState: string, creature: Creature): number | undefined {
  const line = linesOf(storyState, creature).find(({ group }) => group.includes('long rest'))
  return line && minuteOf(line.text)
}

function withHitPoints(creature: Creature, text: string): Creature {
  const current = Number(/(?<current>\d+)\s*\/\s*\d+/.exec(text)?.groups?.['current'] ?? Number.NaN)
  if (Number.isNaN(current)) return creature
  const hitPoints = Math.min(current, maxHitPointsOf(creature))
  const life = hitPoints > 0 ? 'alive' : creature.life === 'alive' ? 'dying' : creature.life
  return { ...creature, hitPoints, life }
}

/** `1st: 1/2` is one left of two. */
function withSlots(creature: Creature, text: string): Creature {
  if (creature.spellcasting === undefined) return creature
  const slots: Record<number, NonNullable<Spellcasting['slots'][SpellLevel]>> = { ...creature.spellcasting.slots }
  for (const { groups } of text.matchAll(/(?<level>[1-9])(?:st|nd|rd|th)\D*?(?<left>\d+)\s*\/\s*\d+/g)) {
    const slot = slots[Number(groups?.['level'])]
    if (slot !== undefined)
      slots[Number(groups?.['level'])] = { ...slot, used: Math.max(0, slot.max - Number(groups?.['left'])) }
  }
  return { ...creature, spellcasting: { ...creature.spellcasting, slots } }
}
