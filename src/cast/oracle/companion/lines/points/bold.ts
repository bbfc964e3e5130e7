/** Up, and at it. */
import type { PointLines } from './book.ts'

export const bold: PointLines = {
  written: ['"#Words#" Ha! Then what are we standing about for?', '"#Words#" You heard it! Off we go.'],
  hidden: [
    '#What#! #Where#, if you please! Somebody thinks we are fools.',
    'Ha! Who tucks #what# #where# and sleeps at night?',
    '#What#, #where#. Let us find who, and ask loudly.',
  ],
  absent: [
    'Then let us go and knock at the door of #who#!',
    '#who#! I want to see that one sweat.',
    'Does #who# know? Let us go and tell #who#, all of us at once!',
  ],
  present: ['#who#! Here! What do you say to that?', 'Well, #who#? Cat got your tongue?'],
  place: ['#Place#! I knew it. Well, I know it now.', 'To #place#, and the last one carries the rope!'],
  evaded: [
    '#who# danced round #topic# like a bear on a hot plate!',
    'Ask again about #topic#! I will stand where #who# can see me.',
  ],
  evasive: ['#who# is hiding something, and badly!', 'Out with it, #who#! We have all day and no manners.'],
  claimed: [
    'So #who# says, about #other#! Let us put the two of them in one room!',
    'Fine words on #other#, from #who#. Does anybody here believe them?',
  ],
  denied: ['Not #who#, says #who#! Then who? Somebody did it!', 'I believe #who#. There! Somebody had to.'],
  named: ['#Thing#! #who# as good as pointed at it!', 'Let us shake #thing# and see whether #who# told the truth!'],
  byWay: ['#Way#! That is no distance. Come on!', 'By #way#, was it? Then so do we!'],
  admitted: [
    'There! #who# has said it! Drinks later, for the courage.',
    'It took guts to say that, #who#. More than to do it.',
  ],
  link: [
    '#Sign#! Hold on! That was with #who#, too!',
    'By all the gods, #sign#! Just like with #who#! Am I the only one with eyes?',
  ],
  spoken: ['#Sign#! #who# said so, and I laughed!', 'That is it, that is what #who# meant with #sign#!'],
  span: ['#Span#! I could not sit still for one!', '#Span#, and here we stand!'],
  key: [
    '#Thing#! Give it here, I want to try every door in the place!',
    'What does #thing# open? Who cares, let us find out!',
  ],
  paper: [
    'Somebody read me #thing#, the short of it!',
    'All this fuss over #thing#! Wave it under a few noses, I say.',
    'Let us nail #thing# to a door and see who comes running!',
  ],
  bargain: ['Whoever made #thing#, I did not shake on it!', '#Thing#! And who asked those that have to pay?'],
  remains: [
    '#Thing#. Hats off, everybody. And then somebody answers for it.',
    'Somebody did that, and somebody walks about as if nothing were. Look at #thing#!',
  ],
  tracks: ['#Thing#! Fresh or not, I say we run it down!', 'After #thing#, while there is light!'],
  token: [
    'Somebody dropped #thing#! Let us go and find the fool!',
    '#Thing#! I will shake every coat in the place until one is short of it.',
  ],
  tool: ["#Thing#! That was no child's work. I could have done it, mind.", 'Whoever swung #thing# has a back on them!'],
  fire: [
    '#Thing#! They cannot be far, or I am no judge of ashes!',
    'Somebody ate here, and left us nothing but #thing#!',
  ],
  vessel: ['If #thing# has ale in it, I found it first.', 'Who has been at #thing#? It was fuller, I wager!'],
  money: ['#Sum#! For that I would have asked more questions.', '#Sum#, and no owner about! Who was bought with it?'],
  way: ['A way! I love a way! Who is first? I am first.', 'So #way#! And they thought we would never look!'],
  foes: ['#Foes#! One for each of us, or near enough!', '#Foes#! Finally somebody to talk to.'],
  hurt: ['#friend# is cut! Make room, make room!', 'Lean on me, #friend#. You have done enough for one day.'],
  stolen: ['#Thing# is ours! Now run like honest people!', 'Ha, #thing#! I should like to see their faces.'],
  gained: ['#Thing#! Hold it up, let me see!', 'We have #thing#! Let them come and ask for it.'],
  threatened: ['You see, #who# can talk! One only has to stand close.', 'Easy! I like a fight, but not with #who#.'],
  accused: [
    'To the face! That is how it is done. Well, #who#?',
    'If #who# did it, I am your man. If not, I never said a word.',
  ],
  swayed: ['There, #who# is one of us now, near enough!', 'Talked round! And I had my sleeves up already.'],
  joined: [
    'Ha, #who#! Stay by me and you will have something to tell!',
    'The more the better. Can you carry a pack, #who#?',
  ],
  sign: ['#Sign#! And we stand here talking!', 'Did you see? #Sign#! We should move!'],
  more: ['#Thing# has more in it! Give it a good knock!', 'Do not stop now! There is something about #thing#!'],
  look: [
    'What about #thing#? Nobody has even kicked it!',
    '#Thing#! Let me at it first!',
    'I say we start with #thing#, and make some noise.',
  ],
}
