/** Whoever asks is looked at first. */
import type { Answering } from './book.ts'

export const warm: Answering = {
  unknown: [
    'I wish I knew something of #topic#. I do not, love.',
    'Of #topic# I never heard a word. We could ask together.',
    '#Topic#? No, and I would tell you if I did.',
    'I have nothing to give you on #topic#, and I am sorry for it.',
  ],
  noIdea: [
    'I do not know. I would not leave you guessing if I did.',
    'That I cannot tell you.',
    'I have been wondering the same, and I have no answer.',
  ],
  seen: [
    'I only saw #topic# with you there, and no more than you.',
    'What we all saw of #topic# is all I have.',
    'I looked at #topic# as long as you did. It told me nothing else.',
  ],
  evade: [
    'Not #topic#. Not tonight, if you will let me off.',
    'You may ask. I would rather you did not.',
    'There is a thing in that which I am not done with.',
  ],
  enough: [
    'Let me leave it at that.',
    'The rest will keep till I can say it.',
    'That is as far as I can go with it today.',
  ],
  fine: [
    'I am well. It is kind of you to ask.',
    'Not a scratch that matters. And you?',
    'Quite well. You are the one who should sit down.',
  ],
  hurt: [
    'It stings, and it will mend.',
    'I am sore, but I am here.',
    'A bit knocked about. Do not fuss. Well, fuss a little.',
  ],
  bad: [
    'Not well. Stay near me, would you?',
    'I am holding on. I should not like to have to run.',
    'It is bad. I did not want to frighten you with it.',
  ],
  forIt: [
    'Then let us, and keep close together over #topic#.',
    'Yes. If it is to be #topic#, it is better all of us.',
    'I am with you about #topic#. Mind yourselves on the way.',
  ],
  against: [
    'My heart is not in it. #Topic# will cost somebody, and not us.',
    'Not #topic#, I think. Not while there is a kinder way.',
    'I would be easier if we left #topic# for a better hour.',
  ],
  choose: [
    '#who#, I should say. #who# takes care of things.',
    'Let #who#. I would sleep well with that.',
    'I would ask #who#, if #who# is willing.',
  ],
  volunteer: ['I can do that for us.', 'Let me. It is no trouble.', 'I will, so that nobody else need think of it.'],
  able: ['I can, and gladly.', 'Yes. I have done it often enough.', 'That I know how to do.'],
  unable: ['I would only make it worse, I am afraid.', 'No, that is beyond me.', 'I never had the knack of it.'],
}
