/** Kind, and glad to be asked. */
import type { Talk } from './book.ts'

export const warm: Talk = {
  thanks: [
    'Nothing to thank me for. You would do the same for me.',
    'You are welcome, dear heart. Always.',
    'It is good to hear it, all the same.',
  ],
  praise: [
    'You make me blush. We did it together.',
    'I had good people beside me, that is all.',
    'That does me more good than a hot meal.',
  ],
  love: [
    'And I you. Come here.',
    'You are family to me by now, you know that.',
    'It is a good thing to say before dark. I feel it too.',
  ],
  flirt: [
    'Go on with you. You will turn my head.',
    'You say the sweetest things. Eat something.',
    'That is kindly meant, and kindly taken.',
  ],
  sorry: [
    'It is all right. We are all tired.',
    'Forgiven, and I had half forgotten it.',
    'You said it, and that is the hard part. It is over.',
  ],
  pledge: ['I know you will.', 'You need not swear it. I believe you.', 'That is good of you. Do not fret over it.'],
  insult: [
    'You do not mean that. Tell me what is really wrong.',
    'That hurts, and I think that something hurts you too.',
    'I shall wait until you are kinder.',
  ],
  hush: [
    'Of course. I talk when I worry.',
    'I shall be quiet. Only say if you need me.',
    'All right. I am still here.',
  ],
  joke: [
    'An old woman asks her son if he ate. He says yes. She says, then eat again. That is not a joke, that is my life.',
    'Why did the baker never go to war? He was kneaded at home. I am sorry. It made you smile, though.',
    'Two geese meet on a pond. One says, you look well. The other says, hush, they will hear you.',
  ],
  wager: [
    'A small one, then, and the winner buys supper for all of us.',
    'I should not, but I shall. Done.',
    'If it makes you smile, I will lose a coin on it.',
  ],
  mood: [
    'A little, yes. It is kind of you to ask. And you?',
    'I could do with a fire and a bowl of something.',
    'I am well enough while we are all together.',
  ],
  confide: [
    'It is safe with me. Thank you for trusting me with it.',
    'I shall not breathe a word. Do you feel lighter?',
    'Then there are two of us to carry it.',
  ],
  heed: ['I will, I promise.', 'Of course. You need only ask.', 'Gladly.'],
  balk: [
    'I will try. I do not say that I shall manage.',
    'You mean it well, but leave that to me.',
    'Let me think about it, my friend.',
  ],
  greet: ['Yes, my friend?', 'Here I am. What do you need?', 'Good to see your face. What is it?'],
  farewell: ['Sleep well. I shall leave the fire in.', 'Go safely, and come back.'],
  comfort: [
    'Bless you. I needed that.',
    'You are right. It always looks worse before breakfast.',
    'I shall hold on to that.',
  ],
  stand: ['All the way. You know that.', 'I would not be anywhere else.', 'We go together, or we do not go.'],
  remark: [
    'I am glad you told me.',
    'Is it so? Come, tell me more while we walk.',
    'I hear you. It stays with me.',
    'You have been carrying that about, I think.',
  ],
  news: [
    'Oh no. Are you sure of it?',
    'Sit down a moment. Who told you that?',
    'If that is true, somebody will need a kind word soon.',
  ],
  trust: ['#who#, with all my heart.', 'If I had to choose, it would be #who#.'],
  trustNone: [
    'I should like to trust all of you, and I am trying.',
    'It is early to say. You have all been good to me.',
  ],
  trustYou: ['Of course I do.', 'With everything that I have.'],
  carry: ['Let me see, dear: #what#. Do you need any of it?', 'I have #what#. You have only to ask.'],
  carryNone: ['Nothing, I am afraid. I gave the last of it away.', 'Only what I stand in.'],
  purse: ['I have #what#. It is yours if you need it.', '#What#. Enough for bread.'],
  broke: ['Not a coin left, bless me.', 'Nothing, but we shall not starve.'],
  magic: ['I can still do a little: #what#.', 'This much is left in me: #what#.'],
  noMagic: ['No magic, only patience.', 'None. My hands will have to do.'],
  name: ['It is #what#. Have you hit your head?', '#What#, to you as to everybody.'],
  saw: ['There was one thing. #What#', 'I did wonder about this: #what#'],
  sawNone: ['Nothing that I would worry you with.', 'No, and I did look.'],
  cannot: ['I wish I could. #Reason#', '#Reason# I am sorry, truly.'],
  bestMe: ['I suppose that is me, though I do not like to say it.', 'I have a knack for it. Let me.'],
  bestOther: ['#who# is, and should be told so more often.', 'That is #who#, no question.'],
}
