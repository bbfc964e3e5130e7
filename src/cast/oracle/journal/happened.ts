/** The day as the diary has it: a few things that happened, in the past, in few words. */
import { staleness } from '../companion/fresh.ts'
import { newest } from '../companion/speaker.ts'
import type { Manner } from '../voice/voice.ts'
import { asPast } from '../voice/tense.ts'
import type { Diary } from './keeper.ts'

const leads: Readonly<Record<Manner, readonly string[]>> = {
  terse: ['', '', 'In short:', 'Today.', 'So.'],
  wry: ['For those who were not there:', 'It began well enough.', 'You would not believe it, dear page.', ''],
  warm: ['What a day.', 'I want to remember this properly.', '', 'It went like this.'],
  stern: ['I set down what I saw.', '', 'To be plain about it:', 'In order, then.'],
  learned: ['The facts, as far as I have them.', 'In sequence:', '', 'Observed today:'],
  bold: ['Ha! What a thing.', 'Listen to this.', '', 'It went so:'],
  wary: ['I will write it small.', 'I was there for all of it.', '', 'Before I forget, or wish to:'],
  dreamy: ['It came like this.', '', 'The day had a shape, and this was it.', 'I saw it sideways, but I saw it.'],
}

const doers = /^(?:You|\p{Lu}\p{Ll}+)\b/u

/** Hands and eyes are one person's, and a diary says `we`. */
const ofOneBody =
  /\byour (?:\p{L}+ )?(?:hands?|weapon|eyes?|fingers?|sword|blade|boots?|lamp|back|head|feet|knees?|face|skin|mouth|heart|throat|sleeve|ears?|shoulder|breath|arms?)\b|\byourself\b/iu

/** What somebody did outweighs how a place looked. */
const weight = (text: string): number =>
  (doers.test(text) ? 2 : 0) + (text.length < 130 ? 1 : 0) - (/^Beside\b/.test(text) ? 3 : 0)

export function happenedIn({ speaker, told }: Diary): string {
  const { voice, memory, chance } = speaker
  const seen = told.flatMap(one =>
    one.kind === 'seen' && one.text.length < 220 && !ofOneBody.test(one.text) ? [one.text] : [],
  )
  const kept = seen
    .map((text, at) => ({ at, text, score: weight(text) - staleness(asPast(text, voice), memory) / 4 + chance.die(2) }))
    .sort((one, other) => other.score - one.score)
    .slice(0, 3)
    .sort((one, other) => one.at - other.at)
    .map(({ text }) => asPast(text, voice))
  const lead =
    newest(
      speaker,
      leads[voice.manner].filter(line => line !== ''),
    ) ?? ''
  const opening = chance.isLucky(40) ? lead : ''
  const talk = kept.length < 2 ? talkIn(told, voice.name) : ''
  return [opening, ...kept, talk].filter(text => text !== '').join(' ')
}

/** Where nothing was seen to happen, people talked. */
function talkIn(told: Diary['told'], self: string): string {
  const names = [
    ...new Set(told.flatMap(one => (one.kind === 'said' && one.words !== '' && one.name !== self ? [one.name] : []))),
  ]
  if (names.length === 0) return ''
  return names.length === 1
    ? `${names[0] ?? ''} talked, and I listened.`
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''} talked.`
}
