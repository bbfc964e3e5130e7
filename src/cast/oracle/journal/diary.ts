/** What a journal is written from: who writes, what they saw, and what stands in it already. */
import type { JournalSees } from '../../../table/ports.ts'
import { sheetIn } from '../../../table/views/view.ts'
import { memories, type Memories } from '../company/fresh.ts'
import { rollInner } from '../companion/inner.ts'
import { callOf, momentFrom } from '../companion/moment.ts'
import type { Speaker } from '../companion/speaker.ts'
import { chanceOf } from '../voice/chance.ts'
import type { Hero } from '../../../english/retell/third.ts'
import { voiceOn } from '../voice/sheet.ts'
import { toldIn, type Told } from '../voice/telling.ts'
import { leafing, type Leafing, type Pages } from './pages.ts'

export type Diary = {
  readonly speaker: Speaker
  readonly told: readonly Told[]
  readonly pages: Pages
  /** Who `you` is to the one who writes, and who all of them are together. */
  readonly hero: Hero
  readonly others: Hero
  /** First names of the company, the writer's own too. */
  readonly company: readonly string[]
}

/** As far back as somebody leafs before writing. */
const lookBack = 24

const we: Hero = { name: 'we', pronoun: 'we' }

function heroOf({ role, spokenOf }: JournalSees['view'], lead: string | undefined): Hero {
  if (lead === undefined) return we
  if (lead === role.character) return { name: 'I', pronoun: 'I' }
  return { name: callOf(lead), pronoun: spokenOf[lead] ?? 'they' }
}

/** What whoever writes has at hand from one entry to the next. */
export type Desk = { readonly seed: string | number; readonly leaf: Leafing; readonly memories: Memories }

export const deskFor = (seed: string | number): Desk => ({ seed, leaf: leafing(), memories: memories() })

export function diaryFor({ seed, leaf, memories: recall }: Desk, { view, narratives, lead }: JournalSees): Diary {
  const self = view.role.character
  const voice = voiceOn(sheetIn(view)?.text ?? `# ${self}`)
  const pages = leaf(self, view.files.journal[0]?.text ?? '')
  const before = pages.entries.slice(-lookBack).map(({ body }) => body)
  const told = toldIn(narratives)
  const company = [...new Set([voice.short, ...view.company.map(callOf)])]
  const isOurs = (name: string): boolean => company.some(friend => name.startsWith(friend))
  const happened = told
    .filter(one => one.kind === 'seen' || !isOurs(one.name))
    .map(one => (one.kind === 'seen' ? one.text : `${one.name}: "${one.words}"`))
    .join('\n')
  const moment = momentFrom(
    { self, company: view.company, scene: '', happened, request: '', knowledge: '', told: [] },
    voice,
  )
  const chance = chanceOf(seed, 'journal', self, pages.entries.length, ...narratives)
  const inner = rollInner(voice, moment, chance)
  return {
    speaker: { voice, moment, chance, said: before, memory: recall(self, before), inner },
    told,
    pages,
    hero: heroOf(view, lead),
    others: we,
    company,
  }
}
