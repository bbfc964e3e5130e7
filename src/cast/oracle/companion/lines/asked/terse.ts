/** Few words, and those flat. */
import type { Answering } from './book.ts'

export const terse: Answering = {
  unknown: [
    '#Topic#? No.',
    'Nothing. Not of #topic#.',
    'Never had to do with #topic#.',
    'Could not say. #Topic# is new to me.',
  ],
  noIdea: ['Do not know.', 'No idea.', 'Ask somebody else. I do not know.'],
  seen: ['#Topic#? You saw what I saw.', 'Looked at #topic#. No wiser.', 'Only what we all saw of #topic#.'],
  evade: ['Not that.', 'Leave #topic# be.', 'Another day. Not #topic#.'],
  enough: ['That is all.', 'Enough of that.', 'The rest is mine.'],
  fine: ['Fine.', 'Still standing. You?', 'Whole.'],
  hurt: ['It bleeds. It will stop.', 'Sore. I can walk.', 'Had worse. Not often.'],
  bad: ['Bad. Do not wait long.', 'One more hit and I am down.', 'Not good. Bind it, if you can.'],
  forIt: ['#Topic#. Yes. Do it.', 'Good. I take the side by #topic#.', 'Yes. Before #topic# is gone.'],
  against: ['No. Not #topic#.', 'Bad ground. #Topic# can wait.', 'No. We know too little of #topic#.'],
  choose: ['#who#.', '#who#. Steady enough.', 'Not me. #who#.'],
  volunteer: ['I will.', 'Me.', 'Give it here.'],
  able: ['I can.', 'Yes. Give me room.', 'Done it before.'],
  unable: ['No. Not me.', 'Never learned.', 'I would only break it.'],
}
