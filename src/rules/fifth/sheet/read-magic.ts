/** The spellcasting block. A sheet without one has no magic. */
import { foldWords } from '../../../campaign/text/fold.ts'
import type { SheetMagic } from './character.ts'
import { isNothing, labelled, type Lines, numberIn, valueOf, within, textsOf } from '../sheet-text/find.ts'
import { toAbility } from './read-abilities.ts'
import { commaList } from './read-lists.ts'
import { slotOf, slotPlaces } from './read-slots.ts'

const slotsIn = (lines: Lines): SheetMagic['slots'] =>
  Object.fromEntries(
    slotPlaces(lines).flatMap(place => {
      const slot = slotOf(place)
      return slot ? [[place.level, slot]] : []
    }),
  )

/** A spell's line may carry its level, a note or a list: `- 1st level: Shield, Sleep`, `- **Bless** (C): …`. */
function spellNames(lines: Lines): readonly string[] {
  return lines
    .filter(({ kind, value }) => (kind === 'bullet' || kind === 'text') && !isNothing(value.text))
    .flatMap(({ text }) => {
      const bare = text.replace(/^\s*(?:[-*+•]|\d{1,2}[.)])\s+/, '')
      const list = bare.replace(/^\**(?:cantrips?|level [1-9]|[1-9](?:st|nd|rd|th)(?:[- ]level)?)[^:]*:\**\s*/i, '')
      const isList = list !== bare || !/\*\*/.test(bare)
      return isList ? commaList(list).map(name => nameAlone(name)) : [nameAlone(bare)]
    })
    .filter(name => name !== '')
}

const nameAlone = (words: string): string =>
  (/^\*\*(.+?)\*\*/.exec(words)?.[1] ?? words)
    .replace(/(?<!\s)\s*(?:[:(–—]|\s-\s).*$/, '')
    .replaceAll('*', '')
    .trim()

export function magicIn(lines: Lines): SheetMagic | undefined {
  const block = within(lines, 'spellcasting')
  const slots = slotsIn(lines)
  if (block.length === 0) return magicAnywhere(lines, slots)
  const ability = labelled(block, 'spellcasting ability', 'ability')
  return {
    ability: toAbility(ability?.value.text ?? ''),
    saveDc: numberIn(valueOf(block, 'spell save dc', 'save dc')),
    attackBonus: numberIn(valueOf(block, 'spell attack bonus', 'spell attack')),
    slots,
    cantrips: spellNames(within(block, '', 'cantrips')),
    known: [...spellNames(within(block, '', 'known')), ...spellNames(within(block, '', 'spellbook'))],
    prepared: spellNames(within(block, '', 'prepared')),
  }
}

const isOfSpells = (label: string): boolean =>
  /^(?:(?:circle|domain|oath|patron|racial|prepared|known) )?spells?(?: prepared| known)?$|^(?:prepared|known|spellbook)$|^(?:level )?[1-9](?:st|nd|rd|th)?(?:[- ]level)?(?: spells)?$/.test(
    label,
  )

/** A sheet without a block for it: fields called `Cantrips`, `Spells`, `1st`, and what stands under a heading "Spells". */
function magicAnywhere(lines: Lines, slots: SheetMagic['slots']): SheetMagic | undefined {
  const fields = lines.filter(({ kind }) => kind === 'field' || kind === 'datum' || kind === 'text')
  const named = (isIt: (label: string) => boolean): readonly string[] => [
    ...new Set(fields.filter(({ label }) => label !== '' && isIt(label)).flatMap(({ value }) => spellList(value.text))),
  ]
  const headed = [...new Set(lines.map(({ section }) => section)), ...new Set(lines.map(({ part }) => part))]
    .filter(title => /^spells?\b/.test(title) && !/slots/.test(title))
    .flatMap(title => lines.filter(line => line.part === title || (line.section === title && line.part === '')))
    .filter(({ kind, label }) => (kind === 'text' || kind === 'bullet') && label === '')
    .flatMap(({ value }) => spellList(value.text))
  const cantrips = named(label => label === 'cantrips' || label === 'cantrip')
  const known = [...new Set([...named(isOfSpells), ...headed])]
  if (cantrips.length + known.length + Object.keys(slots).length === 0) return undefined
  const told = textsOf(lines).find(text => /\b(?:save )?DC \d/i.test(text) && /spell|save DC/i.test(text))
  return {
    ability: toAbility(valueOf(lines, 'spellcasting ability', 'spell ability')),
    saveDc:
      numberIn(valueOf(lines, 'spell save dc', 'save dc', 'spell dc')) ??
      numberIn(/\bDC (\d+)/i.exec(told ?? '')?.[1] ?? ''),
    attackBonus: numberIn(valueOf(lines, 'spell attack bonus', 'spell attack')),
    slots,
    cantrips,
    known,
    prepared: [],
  }
}

/** Parted by commas, dots or semicolons; the words that say which level they are of are no spells. */
const spellList = (words: string): readonly string[] =>
  commaList(words.replaceAll(/\s[·•]\s/g, ', '))
    .map(name => foldWords(nameAlone(name.replace(/^(?:and|second|third) (?:level )?/i, '').replace(/^level /i, ''))))
    .map(name => name.replace(/[.]$/, ''))
    .filter(name => name !== '' && name.length < 40)
