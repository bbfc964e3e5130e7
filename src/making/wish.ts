/** The questions somebody is asked before a campaign is made, and what may be answered. */
import { narrativeStyles, styleOptions, type NarrativeStyle } from '../campaign/style/narrative-style.ts'
import { ownSetting, scopes, settings, tones, troubles } from './content.ts'
import type { Setting } from './setting.ts'

/** What was answered; anything may be left to chance. Words of one's own are kept beside what is nearest to them. */
export type Wish = {
  readonly name?: string
  readonly tone?: string
  readonly setting?: string
  readonly scope?: string
  readonly theme?: string
  readonly hook?: string
  readonly style?: string
}

export type Question = {
  readonly key: keyof Wish
  readonly question: string
  readonly options: readonly { readonly label: string; readonly description?: string }[]
}

const offer = (all: readonly { readonly name: string; readonly about: string }[]) =>
  all.map(({ name, about }) => ({ label: name, description: about }))

export const questions: readonly Question[] = [
  { key: 'tone', question: 'How should it sound?', options: offer(tones) },
  {
    key: 'setting',
    question: 'Where does it happen? (or say it yourself: a floating city of lighthouses)',
    options: offer(settings.filter(setting => setting !== ownSetting)),
  },
  { key: 'scope', question: 'How long shall it be?', options: offer(scopes) },
  { key: 'theme', question: 'What is wrong there?', options: offer(troubles) },
  {
    key: 'style',
    question: 'How shall the story be told?',
    options: styleOptions.map(({ style, description }) => ({ label: style, description })),
  },
  { key: 'hook', question: 'How does it begin? (a sentence of your own, or Enter)', options: [] },
  { key: 'name', question: 'What is it called? (Enter takes a name that fits)', options: [] },
]

const hasWord = (said: readonly string[], sign: string): boolean =>
  sign.endsWith('*') ? said.some(word => word.startsWith(sign.slice(0, -1))) : said.includes(sign)

/** The one that is named, or the one that the words point to. */
export function nearestIn<Named extends { readonly name: string; readonly words?: readonly string[] }>(
  all: readonly Named[],
  words: string | undefined,
): Named | undefined {
  const said = (words ?? '').trim().toLowerCase()
  if (said === '') return undefined
  const each = said.split(/[^\p{L}\p{N}]+/u)
  const same = all.find(({ name }) => name === said || said.startsWith(name) || name.endsWith(` ${said}`))
  return same ?? all.find(({ words: signs }) => signs?.some(sign => hasWord(each, sign)))
}

/** Where it happens; words that are none of the settings make a place of their own. */
export const settingFor = (words: string | undefined): Setting | undefined =>
  nearestIn(settings, words) ?? ((words ?? '').trim() === '' ? undefined : ownSetting)

/** Whether an answer points to one of the options; a place, a sentence or a name of one's own always does. */
export function isUnderstood(key: keyof Wish, words: string): boolean {
  switch (key) {
    case 'tone':
      return nearestIn(tones, words) !== undefined
    case 'scope':
      return nearestIn(scopes, words) !== undefined
    case 'theme':
      return nearestIn(troubles, words) !== undefined
    case 'style':
      return styleIn(words) !== undefined
    case 'setting':
    case 'hook':
    case 'name':
      return true
  }
}

/** Words for this are kept in the campaign, also where they point to none of the options. */
export const isKept = (key: keyof Wish): boolean => key === 'tone'

export const styleIn = (words: string | undefined): NarrativeStyle | undefined =>
  narrativeStyles.find(style => (words ?? '').trim().toLowerCase().startsWith(style))
