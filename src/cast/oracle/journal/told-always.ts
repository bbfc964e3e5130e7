/** What every journal has, whoever keeps it: a fight and how it came out, the dead, a goal reached, how it all ended. */
import { type Hand, handOf } from '../content/voices.ts'
import type { FightEnd, Marks } from '../voice/marks.ts'
import { withoutStop } from '../../../english/content-words.ts'
import type { Diary } from './diary.ts'
import { accountOf } from './account.ts'

const fought: Readonly<Record<FightEnd, readonly string[]>> = {
  won: [
    'We fought #foes#, and we are the ones who walked away.',
    'It came to blows with #foes#. We won.',
    'There was a fight with #foes#, and it is over.',
  ],
  fled: ['We fought #foes#, and it ended with running feet that were not ours.', 'We put #foes# to flight.'],
  truce: ['We fought #foes# until somebody found words for it.', 'It came to blows with #foes#, and then to terms.'],
  ran: ['We fought #foes#, and we ran.', 'It was #foes# or us, and we chose to be elsewhere.'],
  lost: ['We fought #foes#, and we lost.', '#foes# beat us. There is no other way to put it.'],
  on: ['It came to blows with #foes#.', 'We fought #foes#.'],
}

const slain = ['#who# is dead.', '#who# did not live.', '#who# died of it.']
const reached = ['We have seen *#name#* through.', 'So *#name#* is done.', '*#name#*: that is behind us.']

const ended: Readonly<Record<Hand, readonly string[]>> = {
  terse: ['It is over.', 'That was the end of it.'],
  wry: ['And that, dear page, is the end.', 'It ended, and I was sober for it.'],
  warm: ['It is over, and we are together.', 'I want to remember how it ended.'],
  stern: ['This is how it ended.', 'It is finished, and I was a witness.'],
  learned: ['The matter is concluded.', 'I can now write the last line of the account.'],
  bold: ['It is done! I was there!', 'That is how it ended, and let nobody tell it smaller!'],
  wary: ['It is over. I have looked twice.', 'It has ended, and nothing has come after it so far.'],
  dreamy: ['So the day shut, like a book.', 'And there it ended, as rivers do.'],
}

const filled = (line: string, gap: string, value: string): string => {
  const text = line.replaceAll(`#${gap}#`, () => value)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const picked = ({ speaker }: Diary, lines: readonly string[], gap = '', value = ''): string =>
  filled(speaker.chance.pick(lines) ?? '', gap, value)

/** The author's last words are many; a diary keeps the three that weigh most. */
const mostOfTheEnd = 3

/** In the order in which they happened: blows, the dead, what was reached, and the end. */
export function toldAlways(diary: Diary, { fight, done, ending }: Marks): readonly string[] {
  const last = ending === undefined ? [] : accountOf({ ...diary, told: ending.told }, mostOfTheEnd)
  return [
    ...(fight === undefined ? [] : [picked(diary, fought[fight.end], 'foes', fight.foes)]),
    ...(fight?.slain ?? []).map(who => picked(diary, slain, 'who', who)),
    ...done.map(name => picked(diary, reached, 'name', withoutStop(name))),
    ...(ending === undefined ? [] : [picked(diary, ended[handOf(diary.speaker.voice.manner)]), ...last]),
  ]
}
