/** Answers of those who cannot act, and deeds that are meant to stay unseen. */
import { mine } from '../voice/person.ts'
import { asSentence, sharedWords, withoutStop } from '../../../english/content-words.ts'
import type { Limits } from './limits.ts'
import { best, newest, type Speaker } from './speaker.ts'

const dreams = [
  "Somewhere water is running, and it is nobody's fault.",
  'Dark, and warm, and a long way down.',
  'A door, and light under it, and someone I know on the other side.',
  'Voices, as through a wall. One of them says my name.',
  'I am small again, and the stairs are high.',
  'Something holds my wrist, or I hold it.',
  'Snow, falling upward.',
  'I was about to say something. It was important.',
]
const thoughts = [
  'Move. Move, damn you. Nothing moves.',
  'I can see all of it, and lift no finger.',
  'They think I am gone. I am right here, behind my own eyes.',
  'If I could only turn my head.',
  'My hand is there. I can see it. It might as well be painted.',
  'Breathe. That at least is still mine.',
  'Somebody look at me. Somebody notice.',
  'I count, since counting needs no hands.',
]
const horrors = [
  '"That is not me! Do not let me near you!"',
  '"My hands, stop my hands!"',
  '"I can hear it think, it is using my voice."',
  '"Hit me. Hit me before I do it."',
  '"I am sorry, I am sorry, I cannot stop."',
]

export function insideOnly(speaker: Speaker, limits: Limits): string {
  const pool = limits.isDream ? dreams : limits.isCommanded ? horrors : thoughts
  const held = speaker.voice.bond !== '' && speaker.chance.isLucky(40) ? ` ${speaker.voice.bond}` : ''
  return best(speaker, 6, () => {
    const thought = newest(speaker, pool)
    return thought === undefined ? undefined : limits.isCommanded ? thought : `(${thought}${held})`
  })
}

const declines = [
  'I let the moment pass. Not here, and not behind their backs.',
  'I could. I keep my hands where they are.',
  'There is nothing here that I would hide from them.',
  'I look, I think of it, and I leave it alone.',
  'I stay with the others; this is not what I would hide for.',
  'The chance is there, and I let it go by.',
  'I think of what I would say if I were caught, and have nothing. So I do not.',
  'Not this. I wait, and nobody knows that I was waiting.',
]

/** Only what the sheet would do in secret, and only where the moment calls for it. */
export function inSecret(speaker: Speaker): string {
  const { voice, moment, chance, inner } = speaker
  const called = voice.secrets.filter(({ words }) => sharedWords(words, moment.stems) > 0)
  const trigger = chance.pick(called)
  if (trigger === undefined || (inner.flaw !== 'acts' && chance.isLucky(35)))
    return newest(speaker, declines) ?? 'I do nothing in secret.'
  return hiddenDeed(mine(trigger.text, voice), speaker)
}

const quietly = ['When nobody is looking, ', 'Unseen, ', 'While the others are busy, ', 'Without a word to anyone, ']

/** `…: I would look for the flaw` is done; where only the occasion is named, they see to it. */
function hiddenDeed(text: string, speaker: Speaker): string {
  const [, deed] = /:\s*(I [^:]+)$/.exec(text) ?? []
  const opening = newest(speaker, quietly) ?? ''
  if (deed !== undefined) return `${opening}${deed.replace(/^I would\b/, 'I')}`
  return `${opening}I see to something of my own. ${asSentence(withoutStop(text))} I take no more than that, and tell nobody yet.`
}
