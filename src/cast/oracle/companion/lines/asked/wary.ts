/** Low, and with an eye on who is listening. */
import type { Answering } from './book.ts'

export const wary: Answering = {
  unknown: [
    'I have heard nothing of #topic#. I do not like that I have not.',
    '#Topic#? No. And I would be careful whom I asked.',
    'Nothing about #topic#, and I did listen.',
    'I do not know #topic#. Perhaps that is as well.',
  ],
  noIdea: [
    'I do not know. I would rather say so than be wrong about it.',
    'I could not say. Not for certain.',
    'No. Sorry. I do not know.',
  ],
  seen: [
    'I saw #topic#. Only what you saw, and I did not like it.',
    'What we saw of #topic# is all there is, I hope.',
    'I kept an eye on #topic#. It kept quiet.',
  ],
  evade: [
    'Why do you ask about #topic#? No, do not tell me.',
    'Not here. Not #topic#.',
    'I would rather we spoke of something else. Please.',
  ],
  enough: ['I have said too much as it is.', 'That is all. Forget that I said it.', 'Do not ask me for the rest.'],
  fine: [
    'All right, I think. Nobody has looked at my back.',
    'I am fine. I keep checking.',
    'Nothing broken. Nothing yet.',
  ],
  hurt: [
    'It hurts when I turn. So I turn slowly.',
    'I am hurt a little. Do not say it so loud.',
    'I will manage, if we do not have to run.',
  ],
  bad: [
    'Bad. I do not think I can take any more of that.',
    'I am not all right. I should have said so before.',
    'If something comes now, I cannot stop it.',
  ],
  forIt: [
    'All right. #Topic#, but with a way out behind us.',
    'If we must. Somebody watch the door while we see to #topic#.',
    'I can see no better. #Topic#, then, and quietly.',
  ],
  against: [
    'I do not like it. #Topic# is just where I would wait for us.',
    'Could we not? #Topic#, and after dark, and nobody knowing where we are.',
    'No. Somebody wants us to go for #topic#, I feel it.',
  ],
  choose: [
    '#who#, perhaps. #who# looks round before sitting down.',
    'Not me. #who#, if nobody minds.',
    'I would feel safer if it were #who#.',
  ],
  volunteer: [
    'I can. At least then I know where it is.',
    'I will, if nobody else has to know.',
    'Me, then. I do not sleep much in any case.',
  ],
  able: ['I can. Do not all look at me.', 'Yes, if it is quiet.', 'I have done it. It worked, mostly.'],
  unable: ['I would get it wrong, and then what?', 'No. I am sorry.', 'I do not trust my hands with that.'],
}
