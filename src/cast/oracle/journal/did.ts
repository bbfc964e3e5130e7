/** One's own part in it, as one would own up to it. */
import { type Hand, handOf } from '../content/voices.ts'
import { newest } from '../companion/speaker.ts'
import { mine } from '../voice/person.ts'
import { inPast } from '../../../english/retell/past.ts'
import { asSentence } from '../../../english/content-words.ts'
import type { Diary } from './diary.ts'

const spoke: Readonly<Record<Hand, readonly string[]>> = {
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

/** What they said and did themselves; having been there is nothing to write home about. */
export function didIn({ speaker, told }: Diary): string {
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
  const said =
    words === undefined ? undefined : newest(speaker, spoke[handOf(voice.manner)], { words: [shortest(words)] })
  const done =
    deed === undefined ? undefined : inPast(mine(asSentence(deed.replace(/^(?:She|He|They)\b/, voice.short)), voice))
  return [done, said].filter(text => text !== undefined).join(' ')
}

/** The first sentence is what one remembers having said. */
const shortest = (words: string): string =>
  words.length <= 90 ? words : (/^.*?[.!?](?=\s|$)/s.exec(words)?.[0] ?? words)
