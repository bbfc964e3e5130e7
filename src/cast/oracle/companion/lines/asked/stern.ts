/** An answer is a kind of oath. */
import type { Answering } from './book.ts'

export const stern: Answering = {
  unknown: [
    'Of #topic# I know nothing, and I will not guess.',
    'I cannot speak to #topic#. I was never told of it.',
    '#Topic# is not known to me. I say so plainly.',
    'I have no knowledge of #topic# that I would swear to.',
  ],
  noIdea: [
    'I do not know, and I will not pretend to.',
    'That I cannot answer.',
    'I have no answer that I could stand behind.',
  ],
  seen: [
    'I saw #topic# as you did. I will not make more of it than that.',
    'What we witnessed of #topic# together is all I can attest.',
    'I have looked at #topic#, and looking has not told me what it means.',
  ],
  evade: [
    'I must ask you not to press me on #topic#.',
    'That is between me and what I pray to.',
    'You shall have that answer when I am able to give it.',
  ],
  enough: ['I will say no more than that.', 'Let that suffice for now.', 'There is more, and it is mine to carry.'],
  fine: [
    'I am fit to go on.',
    'I am unhurt, thank you. See to the others.',
    'Well enough. I would tell you if it were otherwise.',
  ],
  hurt: [
    'I am wounded, and able.',
    'It hurts. It does not excuse me.',
    'I have taken hurt. I can still stand my watch.',
  ],
  bad: [
    'I will not lie to you. It is grave.',
    'I can stand. I would not ask more of me than that.',
    'I am near the end of my strength, and you should know it.',
  ],
  forIt: [
    'I will stand to that. #Topic#, and openly.',
    'Agreed. Let it be done, and let us answer for #topic# ourselves.',
    'It is right that we see to #topic#. You have my hand on it.',
  ],
  against: [
    'I cannot put my name to that. Not #topic#, and not in this way.',
    'I am against it. We owe #topic# more care than that.',
    'No. First let us know what we do with #topic#, and to whom.',
  ],
  choose: [
    'I would entrust it to #who#.',
    'Let it be #who#, before all of us.',
    '#who#. I would answer for the choice.',
  ],
  volunteer: [
    'I will take it upon me.',
    'Give me the charge of it. You may hold me to it.',
    'Let it be mine, and ask me for it whenever you please.',
  ],
  able: ['I am able, and willing.', 'That I can do. Tell me when.', 'I have been taught it, and I have kept it up.'],
  unable: [
    'It is not among what I was taught.',
    'I cannot, and I will not promise what I cannot.',
    'No. Let one of us do it who has the skill.',
  ],
}
