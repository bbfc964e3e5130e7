/** In pictures, and from a little way off. */
import type { Talk } from './book.ts'

export const dreamy: Talk = {
  thanks: [
    'Rain does not ask to be thanked, but it likes it.',
    'You are welcome, as water is to a root.',
    'It came to my hand. I only passed it on.',
  ],
  praise: [
    'It was a good wind, and I leaned with it.',
    'You saw it too? Then it was real.',
    'The day was kind. I will tell it that you said so.',
  ],
  love: [
    'You are a warm stone in a long winter.',
    'I knew it before you said it; the birds had gone quiet.',
    'We have grown together, like two trees at one fence.',
  ],
  flirt: [
    'You speak as the moon does, from one side.',
    'I will keep that, as one keeps a feather.',
    'Say it to me again when the leaves turn.',
  ],
  sorry: [
    'The river has carried it off already.',
    'A cloud, and it has passed.',
    'It hurt like a thorn, and now it is out.',
  ],
  pledge: [
    'A promise is a seed. I will watch for it.',
    'The wind heard that. So did I.',
    'I will leave a place for it.',
  ],
  insult: [
    'That is a cold wind for such a mild face.',
    'You throw stones at the water. It closes again.',
    'Something has bitten you, and it was not I.',
  ],
  hush: [
    'I will listen, then. There is a great deal to hear.',
    'As snow is quiet.',
    'Yes. It was nearly silent anyway, under the talking.',
  ],
  joke: [
    'A fox asks the moon for a loan. The moon says: come back when I am full.',
    'Why does the owl say who? It was told once, and forgot. It is very old, that one. Not the owl.',
    'Two snails race. The winner has not heard yet.',
  ],
  wager: [
    'A coin is a small moon. I will risk one.',
    'I take it. The crow on the roof was on my side.',
    'Yes. Losing is only another way of giving.',
  ],
  mood: [
    'As a field is, at the end of summer.',
    'A little. It moves like weather, and will move on.',
    'I had forgotten to ask myself. Yes, I think.',
  ],
  confide: [
    'It lies at the bottom of the well now.',
    'I will tell it to nobody but the dark, and the dark knows already.',
    'You have set it down. You may breathe.',
  ],
  heed: ['As the reed does.', 'Yes. I will go softly.', 'I hear it, and I bend.'],
  balk: [
    'One does not tell the stream which side to run.',
    'Perhaps. The day has not decided.',
    'I go where the path goes, and it turns.',
  ],
  greet: [
    'I was elsewhere. I am here now.',
    'You called, and something else looked up too. What is it?',
    'Yes? The light changed when you spoke.',
  ],
  farewell: ['Sleep. The stars have the watch.', 'Go lightly. The ground remembers.'],
  comfort: [
    'That was a good seed. I shall let it lie.',
    'Yes. Even winter has an end that nobody sees coming.',
    'You are a small lamp. Stay lit.',
  ],
  stand: [
    'As the shadow is with the tree.',
    'I was always walking beside you. You only looked now.',
    'Until the road forgets us.',
  ],
  remark: [
    'I hear it as one hears rain on another roof.',
    'That has roots. I wonder how deep.',
    'So the leaf is turned over.',
    'I had a feeling that somebody would say so.',
  ],
  news: [
    'Then the sky has a hole in it. Who saw it fall?',
    'I dreamed of something like that, and hoped that it was only a dream.',
    'Words like that have a long shadow. Where did it come from?',
  ],
  trust: ['#who#. There is no second face under the first.', 'I would sleep under the same tree as #who#.'],
  trustNone: ['I trust the ground. People I am still learning.', 'All of you, as one trusts weather.'],
  trustYou: ['As one trusts the bank on the other side.', 'Yes. You cast only one shadow.'],
  carry: ['Small things that wished to come along: #what#.', 'I have #what#. Some of it is still asleep.'],
  carryNone: ['Nothing. My hands are open.', 'Only what the wind left me.'],
  purse: ['#What#. They are cold little things.', '#What#, and they mean nothing to a tree.'],
  broke: ['None. They rolled away, as round things do.', 'My purse is a dry pond.'],
  magic: ['It is still in me, like sap: #what#.', 'The spring gives this much yet: #what#.'],
  noMagic: ['None of my own. I only stand near it.', 'No. It speaks, and I listen.'],
  name: ['They call me #what#. I have been called other things by rain.', '#What#, while I wear this shape.'],
  saw: ['There was a ripple. #What#', 'One thing would not lie still. #What#'],
  sawNone: ['Only the light, moving.', 'Nothing, and the nothing was very quiet.'],
  cannot: ['The branch does not reach so far. #Reason#', '#Reason# One cannot pour from it.'],
  bestMe: ['That one lives in my hands.', 'I, I think. It comes when I call.'],
  bestOther: ['#who#. It is in the bones there.', 'Ask #who#; the wind does.'],
}
