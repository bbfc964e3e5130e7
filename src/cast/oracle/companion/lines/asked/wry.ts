/** A joke first, and the answer inside it. */
import type { Answering } from './book.ts'

export const wry: Answering = {
  unknown: [
    '#Topic#? I could make something up. You would like it, and it would be no use.',
    'Of #topic# I know what you know, and say it better.',
    'Nobody ever paid me to know about #topic#.',
    'If I knew anything about #topic#, I would have sold it to you by now.',
  ],
  noIdea: [
    'I have no idea. I can say it slower, if that helps.',
    'There you have me, and for nothing.',
    'Not the faintest. It suits me badly, I know.',
  ],
  seen: [
    'You were standing next to me. #Topic# looked the same from there.',
    'I saw #topic# when you did. I only looked cleverer about it.',
    'No more of #topic# than you saw, and I was hardly looking.',
  ],
  evade: [
    'Look at the time. Let us talk of anything but #topic#.',
    '#Topic#? Is it not warm for the season.',
    'I tell that one when I am drunk, and I am not drunk.',
  ],
  enough: [
    'That is the part with the clean collar.',
    'The rest costs extra.',
    'And there the story stops, out of tact.',
  ],
  fine: [
    'Never better, and I have witnesses.',
    'All my parts are where I left them.',
    'In one piece, and it is the good one.',
  ],
  hurt: [
    'I am leaking a little. It is hardly worth a mop.',
    'Sore in places I had forgotten I owned.',
    'I shall have a fine scar, and a finer story.',
  ],
  bad: [
    'I would laugh, but something would fall out.',
    'Honestly? Badly. You see how bad, since I say honestly.',
    'If anybody has a miracle to spare, I am not proud.',
  ],
  forIt: [
    '#Topic#, then. I have had worse ideas myself, and charged for them.',
    'I like it. #Topic#, and nobody sings about it afterwards.',
    'Why not? #Topic# is not going to expect us to be on time.',
  ],
  against: [
    'I would as soon leave #topic# to somebody with less to lose.',
    '#Topic#? That is how people end up as a warning.',
    'Let me be the dull one, for once: not #topic#, not like this.',
  ],
  choose: [
    '#who#. An honest face, and the pockets to go with it.',
    'I say #who#. I only lose things on purpose.',
    '#who#, before I am tempted.',
  ],
  volunteer: [
    'Me, naturally. Who else would enjoy it?',
    'I will. Do not all argue at once.',
    'Let me. You may count it afterwards.',
  ],
  able: [
    'Can I? Watch, and look away at the right moment.',
    'It is very nearly all that I can do.',
    'With my eyes shut. I prefer them open.',
  ],
  unable: [
    'I could, once, and then the roof was gone.',
    'No. I do a fair impression of it.',
    'That is for somebody with patience.',
  ],
}
