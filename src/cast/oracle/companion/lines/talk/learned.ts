/** Exact, and pleased to have been asked. */
import type { Talk } from './book.ts'

export const learned: Talk = {
  thanks: [
    'Noted, and rather pleasantly.',
    'Not at all. It was the obvious thing to do.',
    'I accept, with one small bow.',
  ],
  praise: [
    'Thank you. I had thought so myself, and wanted a second opinion.',
    'Strictly speaking it was luck; but luck is rarely praised, so I shall take it.',
    'You are kind, and, I think, correct.',
  ],
  love: [
    'I have no footnote to that. I feel the same.',
    'I am not good at this. Consider it said, and meant.',
    'Curious. I had come to the same conclusion about you.',
  ],
  flirt: [
    'I am flattered, and I have lost my place in the sentence.',
    'On what evidence? No, do not tell me, I shall only correct it.',
    'That is a hypothesis I should like to leave open.',
  ],
  sorry: [
    'Quite all right. I was not wholly without fault.',
    'Struck from the record.',
    'Accepted. I had begun a list, and now I can stop.',
  ],
  pledge: [
    'So noted, with the hour.',
    'I accept the undertaking.',
    'Good. I am told that I remember these things rather too well.',
  ],
  insult: [
    'You have left out my better faults.',
    'I note the claim. I do not find it well supported.',
    'That was imprecise, and it stung all the same.',
  ],
  hush: [
    'I had only three points left. Very well.',
    'Silence has its uses. I shall try to think of one.',
    'As you like. I shall make notes.',
  ],
  joke: [
    'Two scholars share one candle. By morning they have agreed on nothing but who is to buy the next.',
    'There are three kinds of people: those who can count, and those who cannot.',
    'A student asks how long the answer should be. The master says: shorter than the question, and more expensive.',
  ],
  wager: [
    'I shall take that. The odds are better than you think, for me.',
    'One coin, on terms that we write down first.',
    'Accepted, for the sake of the experiment.',
  ],
  mood: [
    'Since you ask: somewhat. I put it at four in ten.',
    'I had not noticed until you said it. Now I do.',
    'Well enough to think, which is the main thing.',
  ],
  confide: [
    'I shall file it where nobody looks, which is to say, with me.',
    'Understood. I have a good memory and a short tongue.',
    'It goes no further. I may think about it, if you allow.',
  ],
  heed: ['A sensible request. I comply.', 'Very well, since you give a reason, or nearly.', 'Consider it done.'],
  balk: [
    'I should want to hear the argument first.',
    'I take it as advice, not as an order.',
    'In principle yes; in practice we shall see.',
  ],
  greet: [
    'Yes? I was in the middle of a thought.',
    'I am listening, with most of my mind.',
    'You have a question. I can tell by the eyebrows.',
  ],
  farewell: ['Good night. I shall lie awake usefully.', 'Until later. Do not touch anything old.'],
  comfort: [
    'It is irrational how much that helps.',
    'I shall try to believe it. The figures are on your side.',
    'Thank you. I was counting the ways it could go wrong.',
  ],
  stand: ['Certainly. I want to know how it ends.', 'I am with you; I have even packed.', 'Beyond reasonable doubt.'],
  remark: [
    'Indeed. I had not looked at it from there.',
    'That bears thinking about, and I shall.',
    'I follow you so far. Go on.',
    'Let me see whether that fits with the rest.',
  ],
  news: [
    'That would change nearly everything. What is the source?',
    'If that is so, I have drawn three wrong conclusions, and I want them back.',
    'Who told you, when, and what did they want?',
  ],
  trust: ['On the evidence: #who#.', '#who#. I have considered it at some length.'],
  trustNone: [
    'I have too little to go on, and say so with regret.',
    'I trust all of you within limits, and keep revising the limits.',
  ],
  trustYou: ['I do. I have checked.', 'Yes; and I do not say so without proof.'],
  carry: ['An inventory, then: #what#.', 'In no particular order, which troubles me: #what#.'],
  carryNone: ['Nothing whatever. I find that freeing.', 'No more than I wear.'],
  purse: ['Precisely #what#.', '#What#, by my last count.'],
  broke: ['Nothing. I can show the working.', 'A round sum: none.'],
  magic: ['At present: #what#.', 'Allow me to be exact: #what#.'],
  noMagic: ['None. I only read about it.', 'I never had the gift, only the questions.'],
  name: ['#What#. It has not changed since you last asked.', '#What#, in full.'],
  saw: ['One observation. #What#', 'I have a note on that: #what#'],
  sawNone: ['Nothing worth a line, and I looked.', 'Only what you saw, from a worse angle.'],
  cannot: ['That is not possible. #Reason#', '#Reason# I should be glad to be proved wrong.'],
  bestMe: ['I am; it is a matter of record.', 'That would be me, by some margin.'],
  bestOther: ['#who#. I have watched it done.', 'The facts say #who#.'],
}
