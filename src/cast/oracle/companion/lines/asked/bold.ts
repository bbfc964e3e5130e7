/** Louder than it was asked. */
import type { Answering } from './book.ts'

export const bold: Answering = {
  unknown: [
    '#Topic#? Never met it, never fought it, never drank with it!',
    'Ha! I know nothing of #topic#, and I am not ashamed.',
    'You are asking the wrong end of the table about #topic#.',
    'Not a thing about #topic#. Shall we go and find out?',
  ],
  noIdea: [
    'No idea! Not the smallest!',
    'Search me. Go on, I know nothing.',
    'If I knew, you would have heard me shouting it.',
  ],
  seen: [
    'I saw #topic# when you did. I was the one standing in front.',
    'What is there to know? We all saw #topic#.',
    'You have as good eyes as mine, and they were on #topic# too.',
  ],
  evade: [
    'Not that story. Any other story, and I will stand on the table for it.',
    'Let #topic# lie. I mean it.',
    'Ask me something I can laugh about.',
  ],
  enough: ['And that is all you get of it sober.', 'There! No more of that.', 'The rest I keep under my hat.'],
  fine: ['Never better! Look at me!', 'Fine! Hungry, but fine.', 'It takes more than that. Much more.'],
  hurt: [
    'A scratch! A long one, I grant you.',
    'It smarts, and I am in a temper now. Good.',
    'I am bleeding, but so is the day.',
  ],
  bad: [
    'I have been better. Do not let me sit down.',
    'Bad, friend. But I have one good swing left.',
    'Prop me up and point me at something.',
  ],
  forIt: [
    'Yes! #Topic#! What are we waiting for?',
    'Now you are talking. I will go first, #topic# or no #topic#.',
    'I am in. #Topic# will remember that we came.',
  ],
  against: [
    'No! Not #topic#. There is no glory in it and no sense.',
    'I am not afraid of #topic#. I only think it is a bad idea.',
    'Ask me to fight it, not that. Leave #topic# out of it.',
  ],
  choose: ['#who#! Who else?', 'Give it to #who# and have done.', 'I shout for #who#.'],
  volunteer: ['Me! Give it to me!', 'I will, and let somebody try to take it.', 'Mine. I have the biggest hands.'],
  able: ['Can I! Stand back!', 'With one hand, and the other on a mug.', 'Was that a question? Yes!'],
  unable: [
    'No! I would put a boot through it.',
    'Not I. Call me when it wants hitting.',
    'Never in my life. I will hold the lamp.',
  ],
}
