/** The questions somebody is asked before a campaign is made, and what may be answered. */
import { narrativeStyles, styleOptions, type NarrativeStyle } from '../../campaign/style/narrative-style.ts'
import { coast } from './settings-coast.ts'
import { forest } from './settings-forest.ts'
import { hills } from './settings-hills.ts'
import type { Setting } from './setting.ts'
import { tones } from './tones.ts'
import { debt } from './trouble-debt.ts'
import { missing } from './trouble-missing.ts'
import { sleeper } from './trouble-sleeper.ts'
import type { Trouble } from './trouble.ts'

export const settings: readonly Setting[] = [coast, hills, forest]
export const troubles: readonly Trouble[] = [debt, sleeper, missing]

export type Scope = {
  readonly name: string
  readonly about: string
  readonly segments: number
  readonly levels: string
}

export const scopes: readonly Scope[] = [
  { name: 'evening', about: 'One evening, level 1', segments: 6, levels: '1' },
  { name: 'short', about: 'A few evenings, levels 1 to 2', segments: 8, levels: '1 to 2' },
  { name: 'long', about: 'As long as it lasts, levels 1 to 3', segments: 10, levels: '1 to 3' },
]

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
  { key: 'setting', question: 'Where does it happen?', options: offer(settings) },
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

const hints: readonly (readonly [RegExp, string])[] = [
  [/\b(?:coasts?|seas?|islands?|harbou?rs?|ports?|ships?|pirates?|beach|ocean|fish\w*)\b/i, 'coast'],
  [/\b(?:hills?|mountains?|mines?|caves?|dwar\w*|highlands?|desert|village|snow|ice)\b/i, 'hills'],
  [/\b(?:forests?|woods?|trees?|jungle|swamps?|fens?|river|el(?:f|ves)|fey|fae)\b/i, 'forest'],
  [/\b(?:dark|grim|gritty|noir|tragic|serious)\b/i, 'grim'],
  [/\b(?:hero\w*|epic|bright|adventur\w*|classic)\b/i, 'heroic'],
  [/\b(?:eerie|horror|creepy|weird|strange|gothic|myster\w*)\b/i, 'eerie'],
  [/\b(?:fun|funny|comic|light|humou?r\w*|whims\w*|dry)\b/i, 'wry'],
  [/\b(?:debt|theft|stolen|curse|bargain|greed)\b/i, 'a debt'],
  [/\b(?:god|sleep\w*|dream\w*|ancient|wak\w*|monster)\b/i, 'a sleeper'],
  [/\b(?:missing|lost|vanish\w*|sacrifice|cult|kidnap\w*|murder)\b/i, 'the missing'],
]

/** The one that is named, or the one that the words point to. */
export function nearestIn<Named extends { readonly name: string }>(
  all: readonly Named[],
  words: string | undefined,
): Named | undefined {
  const said = (words ?? '').trim().toLowerCase()
  if (said === '') return undefined
  const same = all.find(({ name }) => name === said || said.startsWith(name) || name.endsWith(` ${said}`))
  const hinted = hints.filter(([shape]) => shape.test(said)).map(([, name]) => name)
  return same ?? all.find(({ name }) => hinted.includes(name))
}

/** Whether an answer points to one of the options; a sentence or a name of one's own always does. */
export function isUnderstood(key: keyof Wish, words: string): boolean {
  switch (key) {
    case 'tone':
      return nearestIn(tones, words) !== undefined
    case 'setting':
      return nearestIn(settings, words) !== undefined
    case 'scope':
      return nearestIn(scopes, words) !== undefined
    case 'theme':
      return nearestIn(troubles, words) !== undefined
    case 'style':
      return styleIn(words) !== undefined
    case 'hook':
    case 'name':
      return true
  }
}

/** Words for these are kept in the campaign, also where they point to none of the options. */
export const isKept = (key: keyof Wish): boolean => key === 'tone' || key === 'setting'

export const styleIn = (words: string | undefined): NarrativeStyle | undefined =>
  narrativeStyles.find(style => (words ?? '').trim().toLowerCase().startsWith(style))
