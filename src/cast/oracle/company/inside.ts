/** Answers of those who cannot act, and deeds that are meant to stay unseen. */
import bank from '../../../../content/oracle/phrases/inside.json' with { type: 'json' }
import { asSentence, sharedWords, withoutStop } from '../../../english/content-words.ts'
import { mine } from '../../../english/first-person.ts'
import type { Limits } from './limits.ts'
import { stemsOf } from './own.ts'
import { newest, type Speaker } from './speaker.ts'

/** A moment inside: a dream, a thought, or the horror of one's own hands. */
export function insideOnly(speaker: Speaker, limits: Limits): string {
  const pool = limits.isDream ? bank.dreams : limits.isCommanded ? bank.horrors : bank.thoughts
  const thought = newest(speaker, pool) ?? ''
  if (limits.isCommanded) return thought
  const held = speaker.voice.bond !== '' && speaker.chance.isLucky(40) ? ` ${speaker.voice.bond}` : ''
  return `(${thought}${held})`
}

/** Only what the sheet would do in secret, and only where the moment calls for it. */
export function inSecret(speaker: Speaker): string {
  const { voice, chance, parts } = speaker
  const stems = stemsOf(...parts.map(({ text }) => text))
  const called = voice.secrets.filter(({ words }) => sharedWords(words, stems) > 0)
  const trigger = chance.pick(called)
  if (trigger === undefined || chance.isLucky(25)) return newest(speaker, bank.declines) ?? ''
  const text = mine(trigger.text, voice)
  const at = text.lastIndexOf(': I ')
  const opening = newest(speaker, bank.quietly) ?? ''
  if (at !== -1) return `${opening}${text.slice(at + 2).replace('I would ', 'I ')}`
  return `${opening}I see to something of my own. ${asSentence(withoutStop(text))}`
}
