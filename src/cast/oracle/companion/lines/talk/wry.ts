/** A joke first, and the answer inside it. */
import type { Talk } from './book.ts'

export const wry: Talk = {
  thanks: [
    'Careful, I might get used to it.',
    'You are welcome. I shall remind you of this at a bad moment.',
    'Thanks are cheap, which is why I collect them.',
  ],
  praise: [
    'I know. I was there, being marvellous.',
    'Say it again, a little louder, and with my name in it.',
    'Somebody had to be brilliant, and the rest of you looked busy.',
  ],
  love: [
    'Stop it. I have a reputation, and you are wearing it thin.',
    'I am rather fond of you too. Tell nobody, they will want some.',
    'Well. Now I have something in my eye, and it is your fault.',
  ],
  flirt: [
    'Flatter me all you like. I cost extra.',
    'Ask me again when we do not smell of the road.',
    'You say that to everybody who stands still. I shall stand still a little longer.',
  ],
  sorry: [
    'Forgiven. I was only going to sulk until supper.',
    'Think nothing of it. I did, for quite a while, and now you may.',
    'Oh, that. I had already got even, in my head.',
  ],
  pledge: [
    'I shall have that engraved.',
    'A promise! I do love a thing with a date on it.',
    'I believe you. I also keep count.',
  ],
  insult: [
    'I have been called worse by people I was paying.',
    'True, all of it. You forgot vain.',
    'And yet here I am, and here you are. One of us has poor judgement.',
  ],
  hush: [
    'Silent as a bill nobody has found yet.',
    'I can be quiet. You will miss it.',
    'Very well. I shall only think it.',
  ],
  joke: [
    'A knight, a goat and a tax collector come to a bridge. The goat pays. It is the only one with any money left.',
    'How many heroes does it take to open a door? All of them, and then it was not locked.',
    'My last landlord said I could pay when my ship came in. I moved inland.',
    'What is the difference between a plan and a prayer? You can blame somebody for a plan.',
  ],
  wager: [
    'Done. I never lose a bet that I have not already forgotten.',
    'You are on. Have the coin ready, I hate to wait for my own money.',
    'I will take that, and I shall be insufferable when I win.',
  ],
  mood: [
    'I have been worse, in better company.',
    'Only a little, and only in the parts of me that notice.',
    'Feed me, flatter me, and ask again.',
  ],
  confide: [
    'My lips are sealed. It is the rest of me that gossips.',
    'I shall take it to my grave, or to the next inn, whichever pays worse.',
    'Safe with me. I can hardly remember my own.',
  ],
  heed: ['As you command. Notice how meekly I say it.', 'I am the soul of it. Watch me.', 'If I must, I must.'],
  balk: [
    'I shall give it all the thought it deserves.',
    'You know what happens when people tell me that.',
    'I would, but then what would you have left to complain about?',
  ],
  greet: ['You called, and I was hardly busy.', 'Present, and mostly correct.', 'What have I not done this time?'],
  farewell: ['Sleep well. Count your boots in the morning.', 'Try not to be interesting without me.'],
  comfort: [
    'You lie kindly. Go on.',
    'Oh, I am all right. I only look like this from the outside.',
    'I believe you. Not much, but it is a start.',
  ],
  stand: [
    'With you? I am practically in your way.',
    'To the bitter end, or to supper, whichever comes first.',
    'You will not be rid of me. People have tried.',
  ],
  remark: [
    'Is that so? I shall pretend that I knew.',
    'I have a clever answer to that. It will come to me at night.',
    'You say that as if I should write it down.',
    'Well. That is a thing to say in daylight.',
  ],
  news: [
    'That is either true or very well told. Who told it?',
    'If it is so, somebody has been lying to us, and for once it was not me.',
    'I should sit down for that, if there were anything clean to sit on.',
  ],
  trust: ['#who#. Do not let it get about.', 'If I have to turn my back on one of you: #who#.'],
  trustNone: ['Trust is a large word. I like you all, and I sleep lightly.', 'Ask me when nobody here needs anything.'],
  trustYou: ['With my life. With the last of the cheese, no.', 'More than is good for me.'],
  carry: ['Nothing to be ashamed of, for once: #what#.', 'A treasury. #What#.'],
  carryNone: ['Lint, and high hopes.', 'Nothing at all. It keeps me nimble.'],
  purse: ['#What#, and every one of them has a name.', '#What#. Do not look at it so hungrily.'],
  broke: ['Not a coin. I rattle only out of habit.', 'Empty, and it echoes.'],
  magic: ['I have a few things up my sleeve still: #what#.', 'Ask and be amazed: #what#.'],
  noMagic: ['No magic at all. I have to be charming by hand.', 'I make dinners disappear. That is all.'],
  name: ['#What#. You may write it down, if you spell it well.', 'Still #what#. I checked this morning.'],
  saw: ['One thing, since you ask so nicely. #What#', 'I have been staring at this: #what#'],
  sawNone: ['Nothing that you did not trip over yourself.', 'I saw a great deal, and none of it was of use.'],
  cannot: ['I would love to. #Reason#', 'Alas. #Reason# Anything else I can fail at?'],
  bestMe: ['Modesty forbids it, so let me say it quickly: I am.', 'Me. Was that ever a question?'],
  bestOther: ['#who#, and it pains me.', 'Ask #who#. I only talk about it better.'],
}
