/** Who keeps a journal: their hand, their company, who `you` is to them, and what stands in it already. */
import { inPast } from '../../../english/retell/past.ts'
import { retoldOf, type Hero } from '../../../english/retell/third.ts'
import { asSentence } from '../../../english/content-words.ts'
import { prepositions } from '../../../english/small-words.ts'
import { verbOf } from '../../../english/verbs.ts'
import type { JournalSees } from '../../../table/ports.ts'
import { sheetIn } from '../../../table/views/view.ts'
import { chanceOf, type Chance } from '../voice/chance.ts'
import { mine } from '../../../english/first-person.ts'
import { shortOf, voiceOn } from '../voice/sheet.ts'
import type { Voice } from '../voice/voice.ts'
import { handOf } from './bank.ts'
import type { Leafing, Pages } from './pages.ts'
import { isSame, nameOfFile } from './telling.ts'

export type Writer = {
  readonly voice: Voice
  readonly hand: ReturnType<typeof handOf>
  /** Who `you` is to the one who writes. */
  readonly hero: Hero
  /** Names of all who were there, the writer's too. */
  readonly company: readonly string[]
  readonly isSelf: (name: string) => boolean
  readonly isOurs: (name: string) => boolean
  readonly pages: Pages
  readonly chance: Chance
}

const we: Hero = { name: 'we', pronoun: 'we' }

function heroOf({ role, spokenOf }: JournalSees['view'], lead: string | undefined): Hero {
  if (lead === undefined) return we
  if (lead === role.character) return { name: 'I', pronoun: 'I' }
  return { name: shortOf(nameOfFile(lead)), pronoun: spokenOf[lead] ?? 'they' }
}

export function writerOf(seed: string | number, leaf: Leafing, { view, parts, lead }: JournalSees): Writer {
  const self = view.role.character
  const voice = voiceOn(sheetIn(view)?.text ?? `# ${nameOfFile(self)}`)
  const pages = leaf(self, view.files.journal[0]?.text ?? '')
  const company = [voice.name, ...view.company.filter(id => id !== self).map(nameOfFile)]
  return {
    voice,
    hand: handOf(voice.manner),
    hero: heroOf(view, lead),
    company,
    isSelf: name => isSame(name, voice.name),
    isOurs: name => company.some(friend => isSame(friend, name)),
    pages,
    chance: chanceOf(seed, 'journal', self, pages.count, ...parts.map(({ text }) => text)),
  }
}

/** `The ghoul tears at Hale` is `at me` to Hale. */
function asObject(text: string, { name, short }: Voice): string {
  const words = text.replaceAll(name, short).split(' ')
  const changed = words.map((word, at) => {
    const before = words[at - 1]?.toLowerCase() ?? ''
    const isDoneTo = prepositions.has(before) || verbOf(before) !== undefined
    return isDoneTo && word.startsWith(short) && !word.slice(short.length).startsWith("'")
      ? `me${word.slice(short.length)}`
      : word
  })
  return changed.join(' ')
}

/** As this character would write it, afterwards; undefined where nobody can be sure of the words. */
export function inOwnWords(text: string, { voice, hero }: Pick<Writer, 'voice' | 'hero'>): string | undefined {
  const told = asObject(retoldOf(text, hero), voice)
  const past = inPast(told.startsWith(voice.short) ? mine(told, voice) : told)
  return past === undefined ? undefined : asSentence(past)
}
