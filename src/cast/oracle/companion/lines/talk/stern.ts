/** Upright, and answers as one answers before witnesses. */
import type { Talk } from './book.ts'

export const stern: Talk = {
  thanks: ['It was owed.', 'I did what was mine to do. Still, I am glad of it.', 'Thanks are not needed between us.'],
  praise: [
    'It was done as it should be done. I accept that.',
    'You are generous. I saw what I could have done better.',
    'Then it was worth the doing.',
  ],
  love: [
    'I do not say such things easily. Know that it is returned.',
    'You have my friendship. I do not take it back.',
    'That is a weight I carry gladly.',
  ],
  flirt: [
    'You do me honour. This is not the hour.',
    'Such words should be meant. If you mean them, say them again when this is done.',
    'I heard you. I am not made of stone, and I am on duty.',
  ],
  sorry: [
    'It is accepted, and it is closed.',
    'You have said it plainly. That is enough for me.',
    'I hold nothing against you.',
  ],
  pledge: [
    'I take you at your word, and I will hold you to it.',
    'Then it is a debt between us, and an honest one.',
    'It is heard, and it is witnessed.',
  ],
  insult: [
    'You are angry. I shall answer you when you are not.',
    'I have been judged by better, and I still stand here.',
    'Say that once more, slowly, and be sure of it.',
  ],
  hush: ['As you wish.', 'I shall be silent. I shall not be blind.', 'Very well. I have said my part.'],
  joke: [
    'I was told one once. A recruit asks how deep the ford is. The sergeant says: you are tall, you will know first.',
    'I know only one, and it ends with a fine for laughing.',
    'A liar, a lawyer and an honest man meet at a crossroads. The honest man is late. He usually is.',
  ],
  wager: [
    'I do not play for money. If I am wrong, I shall polish your boots.',
    'One coin, before witnesses. So be it.',
    'I will not bet on a person. On the truth, yes: one coin.',
  ],
  mood: [
    'It does not matter how I feel. It matters what is left to do.',
    'I will not complain before the work is done.',
    'A little. I have marched on less.',
  ],
  confide: [
    'You have my word. It goes no further.',
    'I will keep it, unless keeping it would cost a life.',
    'Then I hold it in trust.',
  ],
  heed: ['It shall be so.', 'Understood.', 'You have my word on it.'],
  balk: ['I will weigh that. I do not promise it.', 'I answer for what I do myself.', 'That is not yours to order.'],
  greet: ['I am listening.', 'At your side. Speak.', 'What is required?'],
  farewell: ['Rest. I shall stand the first watch.', 'Go well, and keep faith.'],
  comfort: [
    'I thank you. I shall be the steadier for it.',
    'It is well said, and I will try to believe it.',
    'We have stood worse. We shall stand this.',
  ],
  stand: ['I have given my word, and it holds.', 'I stand where you stand.', 'Until it is finished. You need not ask.'],
  remark: [
    'I have heard you. I shall bear it in mind.',
    'That is plainly said, and I like it better so.',
    'It may be so. I would see it proved.',
    'Then let us act as people who know it.',
  ],
  news: [
    'That is a grave thing to say. On whose word?',
    'If it is so, somebody must answer for it.',
    'I will believe it when I have seen it, and I shall look.',
  ],
  trust: ['#who#. I say it openly.', 'I would put my life in the hands of #who#.'],
  trustNone: ['Trust is earned. I am watching who earns it.', 'None wholly, and none of you less than the rest.'],
  trustYou: ['I do, and I hold you to it.', 'Yes. I would not walk behind you otherwise.'],
  carry: ['I have nothing to hide: #what#.', 'In order, as it is packed: #what#.'],
  carryNone: ['Nothing. I have given it up.', 'What I wear, and no more.'],
  purse: ['#What#, honestly come by.', 'I hold #what#.'],
  broke: ['Nothing. It does not shame me.', 'Not one coin.'],
  magic: ['This is still granted me: #what#.', 'I can do this, and I will: #what#.'],
  noMagic: ['None. I rely on what I can lift.', 'That was never given to me.'],
  name: ['#What#. I have no other.', 'I am #what#, as I was when we met.'],
  saw: ['I marked one thing. #What#', 'This should be said aloud: #what#'],
  sawNone: ['Nothing that I could swear to.', 'No. I would have told you.'],
  cannot: ['I cannot. #Reason#', '#Reason# I will not pretend otherwise.'],
  bestMe: ['I am, and it would be false to say less.', 'That falls to me.'],
  bestOther: ['#who#, beyond question.', '#who# is better at it than I, and should do it.'],
}
