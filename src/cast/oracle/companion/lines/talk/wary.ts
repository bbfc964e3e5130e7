/** Careful, and not sure that it is safe to say. */
import type { Talk } from './book.ts'

export const wary: Talk = {
  thanks: [
    'Oh. It was nothing. Was it?',
    'You need not. But thank you for saying it.',
    'I only did not want to be the one who did nothing.',
  ],
  praise: [
    'Did it? I was sure that it would go wrong.',
    'Do not say it too loudly. It brings bad luck.',
    'I was mostly afraid. But thank you.',
  ],
  love: [
    'I, yes. I feel that too. Let us not look at it too hard.',
    'You make me worry about losing you, saying that.',
    'It is easier to say in the dark. Me too.',
  ],
  flirt: [
    'Are you making fun of me? I cannot tell.',
    'I do not know where to look now.',
    'Not here. Somebody might hear. But say it again some time.',
  ],
  sorry: [
    'It is all right. I thought that it was my fault.',
    'I had been going over it all day. Thank you.',
    'Then we are well again? Good. Good.',
  ],
  pledge: [
    'I hope so. I would rather not need to ask.',
    'People say that. From you I think I believe it.',
    'All right. I shall try not to count the days.',
  ],
  insult: [
    'I knew that you thought so.',
    'Perhaps. I would rather not hear it, though.',
    'You might be right, and you might be sorry later.',
  ],
  hush: [
    'Sorry. I was only thinking aloud.',
    'Yes. Did you hear something?',
    'I will not say another word. Unless something moves.',
  ],
  joke: [
    'I know one about a bear in a cellar, but I keep thinking of the bear.',
    'What is the safest seat in the house? The one you can see the door from. It is not much of a joke. It is good advice.',
    'A man is told not to look behind him. That is it. Nobody ever laughs at that one.',
  ],
  wager: [
    'I would lose. I always lose. One coin, then.',
    'If I say yes, you will turn out to know something. All right.',
    'A small one. Very small.',
  ],
  mood: [
    'A little. I did not want to say so.',
    'I am always a little that. Are you?',
    'I think so. Or it is only nerves.',
  ],
  confide: [
    'I wish you had not told me. But I shall keep it.',
    'Does anybody else know? No? Then nobody will from me.',
    'I am good at not saying things.',
  ],
  heed: ['Yes. I was going to.', 'I always am. I will be more so.', 'If you think it is best.'],
  balk: ['I do not know if that is wise.', 'I would rather not promise that.', 'Could we think about it first?'],
  greet: ['Yes? Has something happened?', 'I am here. What is wrong?', 'You startled me. What is it?'],
  farewell: ['Sleep if you can. I shall listen for a while.', 'Be careful. Please.'],
  comfort: [
    'You are sure? Then I shall try to be.',
    'It does help, a little, when somebody says it.',
    'I hope so. I do hope so.',
  ],
  stand: [
    'I am frightened, and I am coming.',
    'Yes. Do not let me think about it too long.',
    'Somebody has to watch your back.',
  ],
  remark: [
    'I had not thought of that, and now I shall think of nothing else.',
    'Do you think it means something?',
    'I shall keep it in mind, with the rest.',
    'Perhaps we should not say so aloud here.',
  ],
  news: [
    'Who told you that? Could they have wanted us to hear it?',
    'I was afraid of something like that.',
    'Oh. Then who else knows?',
  ],
  trust: ['#who#, I think. Do not ask me to swear to it.', 'If I had to: #who#.'],
  trustNone: ['I should like to say all of you. I am still working on it.', 'Not yet. It is nothing you have done.'],
  trustYou: ['More than most. That is a good deal, for me.', 'I am here, am I not? I do not stay with people I doubt.'],
  carry: ['Why, is something missing? I have #what#.', 'I counted this morning: #what#.'],
  carryNone: ['Nothing. There is nothing to take from me.', 'Only what I can run in.'],
  purse: ['#What#. Keep your voice down.', '#What#, and I know where each of them is.'],
  broke: ['Nothing, so nobody need try.', 'It is empty. I checked twice.'],
  magic: ['This much, if it works when I need it: #what#.', 'I am saving it: #what#.'],
  noMagic: ['None. It would only make me more nervous.', 'No, and I do not like to stand near it.'],
  name: ['#What#. Did I not say? I thought that I had said.', 'It is #what#. Why do you ask?'],
  saw: ['I did not like to say it. #What#', 'Something, yes. #What#'],
  sawNone: ['Nothing I am sure of, and that worries me.', 'No. But I keep looking behind us.'],
  cannot: ['I am sorry, I do not think that I can. #Reason#', '#Reason# I would if I could.'],
  bestMe: ['I suppose that I am. I have had reason to be.', 'Me, perhaps. I would be glad of help.'],
  bestOther: ['#who#, surely. Not me.', 'I should feel safer if #who# did it.'],
}
