/** How an entry begins: never as one did before, for as long as the journal lasts. */
import { type Hand, handOf } from '../content/voices.ts'
import { inMidst } from '../../../english/content-words.ts'
import type { Diary } from './diary.ts'

const leads: Readonly<Record<Hand, readonly string[]>> = {
  terse: [
    'Short one.',
    'To keep it straight:',
    'Before I sleep.',
    'Wrote this standing.',
    'Bare facts.',
    'Not much light. Quickly, then.',
    'For later:',
  ],
  wry: [
    'You would not believe it, dear page.',
    'I had meant to write nothing today.',
    'Let the record show that I was charming throughout.',
    'Well.',
    'In which I behave rather better than expected.',
    'Where to begin? At the part that was not my fault.',
    'I owe you an entry, page, and I always pay. Eventually.',
    'Nobody reads this but me, and I find it gripping.',
  ],
  warm: [
    'I want to remember this properly.',
    'Everyone is asleep, so I can write.',
    'I shall begin with the people, as I always do.',
    'My hand is cold, but here it is.',
    'There was kindness in today, if one looked.',
    'A few words, before the candle goes.',
    'It is a comfort to set it down.',
  ],
  stern: [
    'I set down what I saw, and no more.',
    'To be plain about it:',
    'Let this be the record.',
    'I write it while it is fresh, so that I cannot be kind to myself.',
    'In order, then.',
    'What was promised, what was done.',
    'An account, as I would give it to anyone with the right to ask.',
  ],
  learned: [
    'The facts, as far as I have them.',
    'I begin a fresh page; the last one has a map on it.',
    'Observations, in the order in which I made them.',
    'A brief entry, for once. I intend it to be brief.',
    'Corrections to the last entry: several. But first:',
    'Strictly for my own use.',
    'It will be necessary to be methodical.',
  ],
  bold: [
    'Listen to this!',
    'Ha! What a day!',
    'I write big, because it was big!',
    'My fist hurts, so my letters are crooked.',
    'Get this down, hand, before I forget it.',
    'No long words tonight.',
    'By every cup I ever emptied!',
  ],
  wary: [
    'I will write it small.',
    'Before I forget, or wish to:',
    'I have moved the candle twice. All right.',
    'Nobody is looking. I checked.',
    'I was there for all of it, more is the pity.',
    'If somebody finds this, please put it back.',
    'It is all right now, I think, so I can write it.',
  ],
  dreamy: [
    'It came like this.',
    'The day had a shape, and this was it.',
    'I saw it sideways, but I saw it.',
    'Ink is only water that remembers.',
    'First there was the light, and then there was the rest.',
    'I write with my left hand, so as to be told something.',
    'What was it that the day wanted to say?',
  ],
}

const joiners = [
  'After that',
  'Then',
  'Later',
  'Before long',
  'By and by',
  'A little later',
  'Afterwards',
  'Next',
  'And then',
  'In the end',
  'In the meantime',
  'Not long after',
]

/** The account as it is, or with a lead, or with a turn of time before it: the first of these that is new. */
export function opened(diary: Diary, account: readonly string[]): string {
  const { pages, speaker } = diary
  const { chance, voice } = speaker
  const text = account.join(' ')
  const offset = chance.die(12)
  const led = leads[handOf(voice.manner)].filter(lead => !pages.hasLead(lead) && !pages.hasBegun(`${lead} ${text}`))
  const lead = chance.pick(led)
  const timed =
    text === '' ? [] : joiners.map((_, at) => `${joiners[(at + offset) % joiners.length] ?? ''} ${inMidst(text)}`)
  const tries = [...(text !== '' ? [text] : []), ...(lead === undefined ? [] : [`${lead} ${text}`]), ...timed]
  const ways = lead !== undefined && chance.isLucky(45) ? [`${lead} ${text}`, ...tries] : tries
  return (ways.find(way => !pages.hasBegun(way)) ?? ways.at(-1) ?? '').trim()
}
