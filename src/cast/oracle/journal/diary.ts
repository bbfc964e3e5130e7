/** What a journal is written from: who writes, what they saw, and what stands in it already. */
import { entriesOf, type ReadEntry } from '../../../campaign/journal/entries.ts'
import { memo } from '../../../core/memo.ts'
import type { JournalSees } from '../../../table/ports.ts'
import { sheetIn } from '../../../table/views/view.ts'
import { memoryOf } from '../companion/fresh.ts'
import { rollInner } from '../companion/inner.ts'
import { callOf, momentFrom } from '../companion/moment.ts'
import type { Speaker } from '../companion/speaker.ts'
import { chanceOf } from '../voice/chance.ts'
import type { Hero } from '../voice/retell/third.ts'
import { pronounOf } from '../voice/manner.ts'
import type { Voice } from '../voice/voice.ts'
import { voiceOn } from '../voice/sheet.ts'
import { toldIn, type Told } from '../voice/telling.ts'

export type Diary = {
  readonly speaker: Speaker
  readonly told: readonly Told[]
  readonly titles: readonly string[]
  /** How every entry so far began. */
  readonly openings: ReadonlySet<string>
  /** Who `you` is to the one who writes, and who all of them are together. */
  readonly hero: Hero
  readonly others: Hero
  /** First names of the company, the writer's own too. */
  readonly company: readonly string[]
}

/** As far back as somebody leafs before writing. */
const lookBack = 24

const we: Hero = { name: 'we', pronoun: 'we' }

/** The first words of an entry, without its label. */
export const openingOf = memo(8_000, (body): string =>
  body
    .replace(/^\s*\*\*[^*]+\*\*:?\s*/, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}'’]+/u)
    .filter(word => word !== '')
    .slice(0, 4)
    .join(' '),
)

/** Of a friend one knows what one has written down of them. */
function heroOf(self: string, lead: string | undefined, { impressions }: Voice): Hero {
  if (lead === undefined) return we
  if (lead === self) return { name: 'I', pronoun: 'I' }
  const name = callOf(lead)
  const known = impressions.filter(({ of, thinks }) => of.includes(name) || thinks.includes(name))
  return { name, pronoun: pronounOf(known.map(({ thinks }) => thinks).join(' ')) }
}

export type Leafing = (character: string, journal: string) => readonly ReadEntry[]

/** A journal grows at its end: what was read of it is not read again. */
export function leafing(): Leafing {
  const known = new Map<string, { readonly text: string; readonly entries: readonly ReadEntry[] }>()
  return (character, journal) => {
    const before = known.get(character)
    const isGrown = before !== undefined && before.text !== '' && journal.startsWith(before.text)
    const entries = isGrown ? [...before.entries, ...entriesOf(journal.slice(before.text.length))] : entriesOf(journal)
    known.set(character, { text: journal, entries })
    return entries
  }
}

export function diaryFor(seed: string | number, leaf: Leafing, { view, narratives, lead }: JournalSees): Diary {
  const self = view.role.character
  const voice = voiceOn(sheetIn(view)?.text ?? `# ${self}`)
  const entries = leaf(self, view.files.journal[0]?.text ?? '')
  const before = entries.slice(-lookBack).map(({ body }) => body)
  const told = toldIn(narratives)
  const company = [...new Set([voice.short, ...view.company.map(callOf)])]
  const isOurs = (name: string): boolean => company.some(friend => name.startsWith(friend))
  const happened = told
    .filter(one => one.kind === 'seen' || !isOurs(one.name))
    .map(one => (one.kind === 'seen' ? one.text : `${one.name}: "${one.words}"`))
    .join('\n')
  const moment = momentFrom({ self, company: view.company, scene: '', happened, request: '', knowledge: '' }, voice)
  const chance = chanceOf(seed, 'journal', self, entries.length, ...narratives)
  const inner = rollInner(voice, moment, chance)
  return {
    speaker: { voice, moment, chance, said: before, memory: memoryOf(before), inner },
    told,
    titles: entries.map(({ title }) => title),
    openings: new Set(entries.map(({ body }) => openingOf(body))),
    hero: heroOf(self, lead, voice),
    others: we,
    company,
  }
}
