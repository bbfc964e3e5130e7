/** Loud, glad and headlong. */
import type { Talk } from './book.ts'

export const bold: Talk = {
  thanks: ['Ha! Any time!', 'Thank me with a drink, and we are even!', 'What else are friends for?'],
  praise: [
    'Did you see it? Tell me you saw it!',
    'I know! And I was hardly trying!',
    'Ha! Wait until you see the next one!',
  ],
  love: [
    'Come here, you!',
    'I would fight the whole world for you lot, and I might have to!',
    'You are the best company I ever got into trouble with!',
  ],
  flirt: [
    'Ha! Finally somebody with taste!',
    'Careful, I might say yes!',
    'Buy me a drink first, and then say it louder!',
  ],
  sorry: [
    'Forgotten! I never hold on to anything but a cup!',
    'Ach, come here. It is nothing.',
    'You shout, I shout, and then we eat. All good!',
  ],
  pledge: ['Ha! I will remember that!', 'Your word is good with me!', 'Spit on it and it is done!'],
  insult: [
    'Say that to my face! Well, you did. Good for you!',
    'Ha! I like you better angry!',
    'I have thrown people out of windows for less. Small windows, mind.',
  ],
  hush: ['Me? Quiet? I can try! I said I can try!', 'Fine, fine! Not a word!', 'You will miss me in a moment!'],
  joke: [
    'A giant walks into an inn. What does he order? Whatever is under him!',
    'So this fellow says, my wife thinks I am a hero. And the other says, does she know you are here? Ha!',
    'What do you call somebody who argues with a bear? Late!',
  ],
  wager: ['You are on! Spit on it!', 'Ha! Two says I am right!', 'Done! Get your coin out and kiss it goodbye!'],
  mood: [
    'Always! Is there anything to eat?',
    'Never better! Well, once, but that was a wedding!',
    'A little, and I would sooner hit something than talk about it!',
  ],
  confide: [
    'Wild horses will not get it out of me! Strong drink might!',
    'Your secret is mine now, and I guard what is mine!',
    'Ha! I knew there was something. Not a word, I swear!',
  ],
  heed: ['Right you are!', 'Say no more!', 'Consider it done, and done loudly! I mean quietly!'],
  balk: [
    'Where is the fun in that?',
    'I will do it my way, and you will like it!',
    'You do not tell the wind where to blow!',
  ],
  greet: ['Here! What are we hitting?', 'That is me! Speak!', 'Ready! For what?'],
  farewell: ['Sleep like a stone! I always do!', 'Off you go! Leave some for me!'],
  comfort: [
    'Ha! That is the spirit!',
    'You are right! What am I moping for?',
    'I knew there was a reason I keep you around!',
  ],
  stand: ['To the last cup and the last blow!', 'Try and stop me!', 'With you? I am in front of you!'],
  remark: [
    'Well then!',
    'Ha! You do not say!',
    'I like the sound of that, whatever it means!',
    'Out with it, then, all of it!',
  ],
  news: [
    'What? Who says that? I want to hear it from their own mouth!',
    'Then what are we standing here for?',
    'No! By all that is loud, no!',
  ],
  trust: ['#who#! Every day of the week!', 'With my back to the wall? #who#!'],
  trustNone: ['All of you, until one of you drops me!', 'Trust? I just jump, and see who catches!'],
  trustYou: ['With my life, and that is the good stuff!', 'Do you have to ask?'],
  carry: ['Everything a person needs! #What#!', 'Have a look! #What#!'],
  carryNone: ['Nothing! I travel light and I fall soft!', 'Not a thing! Who needs things?'],
  purse: ['#What#! Drinks are on somebody else!', 'I am worth #what#, and a lot more with a beer!'],
  broke: ['Not a coin! I had fun, though!', 'Empty! Lend me one, and I shall double it!'],
  magic: ['Plenty left! #What#!', 'Stand back: #what#!'],
  noMagic: ['Magic? I have arms!', 'None, and never missed it!'],
  name: ['#What#! Shout it, and I come running!', 'It is #what#! They will sing it one day!'],
  saw: ['I did! #What#', 'Now that you ask! #What#'],
  sawNone: ['Not a thing! Was I meant to be looking?', 'Nothing that I could hit!'],
  cannot: ['I would, in a heartbeat! #Reason#', 'No good! #Reason#'],
  bestMe: ['Me! Who else?', 'You are looking at the best!'],
  bestOther: ['#who#! And I will say so to anybody!', 'That one there, #who#!'],
}
