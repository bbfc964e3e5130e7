/** Who is in it, and what they need. */
import type { PointLines } from './book.ts'

export const warm: PointLines = {
  written: [
    '"#Words#" Somebody wrote that in a bad hour, and hoped.',
    '"#Words#" We were meant to find it. Let us be worth it.',
  ],
  hidden: [
    '#What#, #where#. Somebody was afraid when they put it there.',
    'One does not keep #what# #where# unless one has nobody to give it to.',
    'Poor soul, whoever had to hide #what# #where#.',
  ],
  absent: [
    'Somebody ought to tell #who#, and kindly.',
    'I wonder whether #who# knows. I would want to be told.',
    'We should sit down with #who# before anybody else does.',
  ],
  present: [
    'It must be hard for #who# to stand here while we hold this.',
    '#who#, my dear, would you look at this with us?',
  ],
  place: ['Then it is #place# for us. Has everybody eaten?', 'I think we are wanted at #place#.'],
  evaded: [
    'It was #topic# that hurt. Did you see #who# turn from it?',
    'I would not press #who# on #topic#. I would ask again over a meal.',
  ],
  evasive: [
    '#who# is carrying something. Let us not pull at it too hard.',
    'There is a sore place there. Gently with #who#.',
  ],
  claimed: [
    'That is #who# on #other#. I should like to hear it from #other#, too.',
    'I believe that #who# believes it. Of #other# I only know what others say.',
  ],
  denied: [
    'I should like to believe #who#. Somebody ought to, for once.',
    'They have been blamed before, I think. #who# said it like somebody who has.',
  ],
  named: [
    '#who# spoke of #thing# as if it mattered. Let us be careful with it.',
    'Let us have a look at #thing#, and then #who# need not say it all again.',
  ],
  byWay: [
    'By #way#. Let us ask who lives along it.',
    'Somebody must have seen, by #way#. People are always at their windows.',
  ],
  admitted: ['Thank you, #who#. That cannot have been easy.', 'It is out, and #who# is lighter for it. So am I.'],
  link: [
    '#Sign#. I am sorry to say it, but I thought of #who#.',
    'It was there with #who#, too: #sign#. I hope there is a kind reason.',
  ],
  spoken: ['#who# spoke of #sign#. I remember, there was something in the voice.', '#Sign#, just as #who# said.'],
  span: ['#Span#. What a long time to live with that.', '#Span#! And we come asking as if it were this morning.'],
  key: ['#Thing#. I hope it opens something for somebody.', 'Somebody is shut in or shut out, for want of #thing#.'],
  paper: [
    'Read #thing# slowly. There are people in it.',
    'I would show #thing# to whoever it is about before anybody else.',
    'A hand shook a little, writing #thing#, or I am no judge.',
  ],
  bargain: [
    'Somebody agreed to #thing# who had no choice, I should think.',
    'And who has to pay for #thing# in the end? Always the same sort.',
  ],
  remains: ['#Thing#. Let us say a word, and then look.', 'Somebody waits for them. Whoever #thing# belongs to.'],
  tracks: [
    '#Thing#. Were they hurried? Were they led? It matters to me.',
    'Somebody walked here, and was tired. Look at #thing#.',
  ],
  token: [
    'Somebody is fond of #thing#, and looking for it.',
    'We should bring #thing# back, and see what the face does.',
  ],
  tool: [
    'Somebody sweated over #thing#, and not for themselves.',
    '#Thing#. Honest hands, I would say, and a bad errand.',
  ],
  fire: ['#Thing#. Somebody cooked here. I hope it was shared.', 'Somebody sat by #thing# and was cold, I expect.'],
  vessel: ['Let nobody drink from #thing# until we know.', 'How many does #thing# have to do for?'],
  money: [
    '#Sum#. That would feed a house for a while. Whose house goes without?',
    'Nobody was happy with #sum#, or they would have spent it.',
  ],
  way: [
    'A hidden way. I should like to know who needed it so badly.',
    'Hold on to each other. Nobody told us of #way#.',
  ],
  foes: ['#Foes#. Stay together, all of you.', '#Foes#. I should like us all at supper, so carefully now.'],
  hurt: [
    '#friend#, sit. You are hurt, and I am tired of pretending not to see.',
    'Not one more step until somebody has looked at #friend#.',
  ],
  stolen: ['I hope nobody goes hungry for want of #thing#.', "#Thing# was somebody's. I shall not sleep well on it."],
  gained: ['So we have #thing#. Let us take good care of it.', '#Thing#. It feels as if somebody had held it often.'],
  threatened: ['#who# was frightened of us. I do not want to be that.', 'You have #who# shaking. Is it worth that?'],
  accused: [
    'If it is true, #who# has been alone with it. If it is not, we have done harm.',
    'That was hard to hear for #who#, either way.',
  ],
  swayed: ['There, #who# only needed asking properly.', 'You were good with #who#. I saw that.'],
  joined: [
    'Come along, #who#. Walk beside me, and tell me about it.',
    'I am glad #who# is with us. Nobody should be left back there.',
  ],
  sign: ['#Sign#. People are frightened. One can feel it.', 'Have you seen? #Sign#. It makes me want to hurry.'],
  more: ['There is more to #thing#. It only wants a patient hand.', 'Do not rush #thing#. We have time for that.'],
  look: [
    'Has anybody had a look at #thing#?',
    'I would start with #thing#. It is nearest.',
    'Let me see to #thing#, while you talk.',
  ],
}
