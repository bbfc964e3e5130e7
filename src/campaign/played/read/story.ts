/** Where and how it begins: title, setting, tone, hook and the first place. */
import { mentioned, nameIn, type Names } from '../names.ts'
import { called, sentencesIn, valueOf, wholeText, type Page } from '../page/page.ts'
import type { OracleWorld } from '../world.ts'

export type Story = Pick<OracleWorld, 'title' | 'setting' | 'tone' | 'hook'>

const titled = (title: string): string =>
  title.replace(/^(?:story state|party knowledge|campaign(?: overview)?|overview)\s*[:–-]\s*/iu, '').trim()

const isNamed = (title: string): boolean =>
  title !== '' && !/^(?:story state|party knowledge|overview|campaign overview|campaign)$/i.test(title)

/** `overview` and `knowledge` are what is left of those pages for players. */
export function readStory(overview: Page, knowledge: Page, state: Page): Story {
  const section = (shape: RegExp): readonly string[] => sentencesIn(called(overview.entries, shape))
  const setting = section(/^(?:the )?(?:setting|world|premise|background|overview)\b/)
  const hook = section(/^(?:the |opening |starting |adventure )?(?:hook|opening|call to adventure|introduction)\b/)
  const happening = valueOf(knowledge.entries, /^(?:what's happening|what is happening|immediate context)$/)
  const names = [overview.title, valueOf(knowledge.entries, /^campaign$/), state.title].map(titled)
  const loose = sentencesIn(overview.entries.filter(({ shape, label }) => shape === 'words' && label === ''))
  return {
    title: names.find(isNamed) ?? 'An untold story',
    setting: setting.length > 0 ? setting : loose,
    tone: section(/^(?:tone|themes?|mood|genre)\b/),
    hook: hook.length > 0 ? hook : happening === '' ? [] : [happening],
  }
}

/** The first place some words name. */
const placeNamed = (names: Names, text: string): string | undefined =>
  text === ''
    ? undefined
    : (nameIn(names, text.split(/[,;(]|\s[-–—]\s/u)[0] ?? '', ['locations'])?.id ??
      mentioned(names, text, 'locations')[0])

const situationOf = (page: Page, label: RegExp): string =>
  called(page.entries, /^(?:current )?(?:situation|location|status)\b/)
    .map(entry => (label.test(entry.label.toLowerCase()) ? wholeText(entry) : valueOf(entry.below, label)))
    .find(text => text !== '') ?? ''

/** What the story's own state says, else what the party knows, else the hook, else the places an overview lists first. */
export function startOf(
  names: Names,
  state: Page,
  knowledge: Page,
  overview: Page,
  hook: readonly string[],
): string | undefined {
  const where = /^(?:current )?location$/
  const texts = [
    situationOf(state, where),
    situationOf(knowledge, where),
    valueOf(overview.entries, /^(?:starting (?:location|point|place)|start(?:s in)?)$/),
    situationOf(state, /^immediate context$/),
    hook.join(' '),
    called(overview.entries, /^(?:key |major )?locations?\b/)
      .map(wholeText)
      .join(' '),
  ]
  return texts.map(text => placeNamed(names, text)).find(id => id !== undefined)
}
