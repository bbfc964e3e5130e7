/** Answers of those who cannot act, and deeds that are meant to stay unseen. */
import { sharedWords, small, withoutStop } from '../voice/words.ts'
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
  'Nothing hidden from me today.',
  'I look, I think of it, and I leave it alone.',
  'I stay with the others; this is not what I would hide for.',
]
const deeds = [
  'While the others look elsewhere I see to it myself: %. I do it quietly and tell nobody yet.',
  'I wait until no one is watching. %, and that I will not leave to chance; I take only what I can answer for.',
  'I hang back a moment. %. I act on it, alone, and come back as if I had only been tying a lace.',
]

/** Only what the sheet would do in secret, and only where the moment calls for it. */
export function inSecret(speaker: Speaker): string {
  const { voice, moment, chance } = speaker
  const called = voice.secrets.filter(({ words }) => sharedWords(words, moment.stems) > 0)
  const trigger = chance.pick(called)
  const isTempted = trigger !== undefined && (speaker.inner.flaw === 'acts' || chance.isLucky(60))
  if (!isTempted) return newest(speaker, declines) ?? 'I do nothing in secret.'
  const line = newest(speaker, deeds) ?? deeds[0] ?? '%'
  return line
    .replace('%', small(withoutStop(trigger.text)))
    .replaceAll(
      /(^|[.:] )([a-z])/g,
      (_, before: string, letter: string) => before + (before.endsWith(': ') ? letter : letter.toUpperCase()),
    )
}
