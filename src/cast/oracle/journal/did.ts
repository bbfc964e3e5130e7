/** One's own part in it, as one would own up to it. */
import { newest } from '../companion/speaker.ts'
import type { Manner } from '../voice/voice.ts'
import { mine } from '../voice/person.ts'
import { inPast } from '../voice/retell/past.ts'
import { asSentence } from '../voice/words.ts'
import type { Diary } from './diary.ts'

const spoke: Readonly<Record<Manner, readonly string[]>> = {
  terse: ['Said "#words#" Meant it.', 'Told them: "#words#"', 'I said "#words#" No more than that.'],
  wry: [
    'I believe my contribution was "#words#"',
    'I said "#words#" and nobody laughed, so it must have been true.',
    'My line of the day: "#words#"',
  ],
  warm: [
    'I told them "#words#" and hoped it helped.',
    'I said "#words#" It was all I had.',
    'It came out as "#words#"',
  ],
  stern: ['I said openly: "#words#" I stand by it.', 'My words were "#words#"', 'I thought it right to say "#words#"'],
  learned: [
    'I remarked, "#words#" It was received in silence.',
    'My observation was "#words#"',
    'I said "#words#" I might have phrased it better.',
  ],
  bold: ['I told them straight: "#words#"', 'Loud as I could, I said "#words#"', '"#words#" That was me.'],
  wary: ['I got out "#words#" before my nerve went.', 'I said it, quietly: "#words#"', 'I heard myself say "#words#"'],
  dreamy: [
    'What came out of my mouth was "#words#"',
    'I said "#words#" to them, or to the air.',
    'The words were "#words#" They went where they went.',
  ],
}

const watched: Readonly<Record<Manner, readonly string[]>> = {
  terse: [
    'Kept watch.',
    'Held the rear. Nothing came.',
    'Stayed near #who#. Said nothing.',
    'Looked at #thing#. Long enough.',
  ],
  wry: [
    'I stood about looking useful.',
    'I held #who# company, which is a job.',
    'I kept an eye on #thing#, and on the way out.',
  ],
  warm: ['I stayed by #who#.', 'I saw that nobody was left standing alone.', 'I kept my hands busy and my ears open.'],
  stern: ['I stood guard.', 'I held my place and my tongue.', 'I marked who was there, #who# first of all.'],
  learned: [
    "I took notes on #thing#, to nobody's interest but mine.",
    'I observed. It is underrated.',
    'I listened to #who# and compared it with what I knew.',
  ],
  bold: [
    'I let the others talk. It nearly killed me.',
    'I stood beside #who# and looked large.',
    'Nothing for me to hit. A dull hour.',
  ],
  wary: ['I watched the doors.', 'I counted everyone, twice.', 'I kept behind #who# and listened.'],
  dreamy: [
    'I listened to #thing#.',
    'I stood where the light was and waited.',
    'I walked a little apart and heard most of it.',
  ],
}

/** What they said and did themselves; where there was nothing, and something is wanted, that they were there. */
export function didIn({ speaker, told }: Diary, isWanted: boolean): string {
  const { voice } = speaker
  const own = told.flatMap(one =>
    one.kind === 'said' && (one.name === voice.name || one.name === voice.short) ? [one] : [],
  )
  const words = own
    .map(one => one.words)
    .filter(text => text !== '')
    .at(-1)
  const deed = own
    .map(one => one.doing)
    .filter(text => text !== '')
    .at(-1)
  const said = words === undefined ? undefined : newest(speaker, spoke[voice.manner], { words: [shortest(words)] })
  const done =
    deed === undefined ? undefined : inPast(mine(asSentence(deed.replace(/^(?:She|He|They)\b/, voice.short)), voice))
  const part = [done, said].filter(text => text !== undefined).join(' ')
  return part === '' && isWanted ? (newest(speaker, watched[voice.manner]) ?? '') : part
}

/** The first sentence is what one remembers having said. */
const shortest = (words: string): string =>
  words.length <= 90 ? words : (/^.*?[.!?](?=\s|$)/s.exec(words)?.[0] ?? words)
