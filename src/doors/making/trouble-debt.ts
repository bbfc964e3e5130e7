/** Something was taken from a place that keeps count. */
import type { Trouble } from './trouble.ts'

export const debt: Trouble = {
  name: 'a debt',
  about: 'Something was taken from an old place, and it has begun to ask for it back',
  titles: ['The Reckoning at {town}', 'What {town} Owes', 'The Quiet Debt'],
  pitch:
    'Small things have gone missing all over {town}: a step from a stair, a verse from a song, the blue from a blue door. Somebody took something first, and the place it came from is taking it back in change.',
  hook: 'You have been in {town} for an hour when the bell of the town rings noon, and stops at eleven. People look up. The twelfth stroke does not come; it is not late, it is gone, and nobody can quite remember how it sounded.\n\n{patron} is the first to look at you instead of at the tower. "You are not from here," comes the whisper. "Good. Then you still have all of yours."',
  threat:
    'Every night {town} loses something more, and what it loses it cannot miss properly. There is not very much left that holds up a roof.',
  truth:
    '{culprit} took the {item} out of {heart}, to pay for a life that was owed elsewhere. The old place does not want revenge. It keeps accounts, and until the {item} stands in {heart} again it takes what it can get.',
  quest: {
    name: 'The Twelfth Stroke',
    objective: 'Find out what is taking things from {town}, and make it stop.',
    known: ['It began nine nights ago.', 'Nothing is broken. Things are simply not there.'],
  },
  item: {
    name: 'Weighing Stone',
    kind: 'Wondrous thing',
    looks: 'A smooth dark stone with a waist, as heavy as a child. It is warm on one side.',
    does: 'Laid down in {heart}, it settles what is owed. Anywhere else it only makes people think of what they have not paid.',
  },
  key: { name: 'Verdigris Key', looks: 'A green key with a bow like an open hand.' },
  proof: {
    name: 'Letter of Sale',
    looks: 'A page in a careful hand: one stone, of no known use, sold, and the price of it, which is a name.',
  },
  clock: {
    name: 'The Count',
    signs: [
      'A well-known face in the street has no eyebrows, and has not noticed',
      'All the left shoes in one house are gone',
      'Nobody in {town} can say what comes after Thursday',
      'A song stops in the middle, everywhere at once',
      'A door opens on a wall, where there was a room',
      'Two people meet in the street and neither knows whose child it is they are holding',
    ],
    full: 'The last thing is counted, and the count is even.',
  },
  roles: {
    patron: {
      role: 'Bell-ringer and town clerk',
      looks: 'Thin, tall and inky, with a list in every pocket.',
      demeanor: 'Nervous, exact and braver than anyone has noticed.',
      wants: 'To have everything written down before it goes.',
      fears: 'Finding a line on the list in a hand that nobody remembers.',
      speech: 'Counts things off on fingers, and checks the fingers.',
      manner: 'Touches the door frame on the way through, to be sure.',
      lines: [
        'One thing at a time. While we have them.',
        'I wrote it down. I am nearly sure I wrote it down.',
        'Do not tell me it is nothing. Nothing is exactly what it is.',
      ],
      tells: [
        'It began nine nights ago. I have the list: a step, a verse, the blue of a door, and now the twelfth stroke.',
        'The things are not stolen. No lock was touched at all.',
        '{keeper} walks out to {ruin} and back, and will not say what for.',
      ],
      confides: [
        'I know who came home nine nights ago with a wet coat and a heavy bag. It was {culprit}, and I rang the curfew early so that nobody would see.',
        'There is room for one more name in the town book, and I have been told not to ask whose.',
      ],
      hides: ['{patron} struck a line from the list, and it was the name of a brother.'],
      disposition: 'Friendly',
    },
    keeper: {
      role: 'Keeper of the old ways',
      looks: 'Old and upright, with a coat that has been mended in a dozen colours.',
      demeanor: 'Gruff, amused and tired of being right.',
      wants: 'To hand the key on before dying, to somebody who says thank you.',
      fears: 'That nobody will come.',
      speech: 'Answers a question with a smaller question.',
      manner: 'Puts one pebble in a pocket for every lie heard, and the pockets rattle.',
      lines: [
        'And what would you do with it, if I told you?',
        'My mother kept it, and hers. It never once was any trouble, until it was asked for a favour.',
        'That is a pebble, that is.',
      ],
      tells: [
        'The old place under {ruin} is older than the town. One does not take things from it.',
        'It keeps accounts, and it does not cheat. I wish I could say that of everybody.',
        'The way down from {ruin} has been locked since my grandmother’s day.',
      ],
      confides: [
        'Take the Verdigris Key. The lock below {ruin} is stiff: lift, then turn.',
        'What is taken from {heart} is to be laid down there again. That is all it has ever asked.',
      ],
      hides: ['{keeper} heard the stone go by on the road nine nights ago and was too frightened to get up.'],
      disposition: 'Neutral',
    },
    culprit: {
      role: 'A trader who has come home',
      looks: 'Well dressed and badly slept, with rings that are too loose.',
      demeanor: 'Charming, quick, and always half turned to the door.',
      wants: 'To keep one person alive a little longer.',
      fears: 'The day on which it will have been for nothing.',
      speech: 'Makes an offer in every other sentence.',
      manner: 'Turns one ring, and stops when anyone looks.',
      lines: [
        'Everything has a price. That is the good news.',
        'You look like people who could use forty gold. Everyone looks like that.',
        'I would do it again. There. Now you have something on me.',
      ],
      tells: [
        'I buy and sell. Mostly I carry things from where they are to where they are wanted.',
        'I have been home for nine days. It was quieter than I remembered, and then it was quieter still.',
        'People here see signs in everything. Clerks lose things; bells crack.',
      ],
      confides: [
        'A child of mine lay dying in another town, and somebody there takes payment in old things.',
        'I have not sold it yet. It is hidden in {ruin}, where nobody goes. I have only taken the earnest money.',
      ],
      hides: [
        '{culprit} took the stone out of {heart}, and knows that the town is paying for it. (confesses if shown the Letter of Sale)',
      ],
      disposition: 'Neutral',
    },
  },
  factions: [
    [
      'The Ledger',
      'Town council',
      'To keep {town} in good order.',
      'To find out how much can be lost before anybody must do something.',
    ],
    [
      'The Old Road',
      'Those who keep the old ways',
      'To see that what is owed is paid.',
      'To be believed, once, before it is too late.',
    ],
  ],
  guards: '2 skeletons in the clothes of accountants stand up and hold out their hands',
  guardian: {
    monster: 'animated armor',
    name: 'The Teller',
    text: 'The Teller, an empty suit with scales for a head, weighs whoever comes in without the stone.',
  },
  endings: {
    mended: [
      'Paid in Full',
      'You set the stone down where its ring is. It settles, like a sleeper turning over. Then it all comes back, in no order: the blue, the Thursday, the verse, a great many shoes. In {town} the bell goes on from where it stopped, one stroke, and people come out into the street to hear it. {patron} finds a name at the bottom of the list, and reads it aloud, and cannot stop. {culprit} has left before evening, on foot. A week later there is a letter from another town: the child has woken, and asks who paid.',
    ],
    given: [
      'A Private Arrangement',
      'You put the stone into two shaking hands, and it goes away in a bag, in the night. In another town a child sits up and asks for bread. In {town} they lose the stairs, and then the names of the streets, and then, quite gently, the town. You meet people from there afterwards. They are pleasant, and always seem about to remember something. {culprit} sends you money every year, and no letter.',
    ],
    fought: [
      'The Account Is Closed',
      'The empty suit goes down on one knee, then in pieces. With it goes the counting. Nothing more is taken from {town}. Nothing comes back, either. They learn to get along without blue and without the twelfth hour, and with a hole in every song. It is a town with a limp. They put up a stone for you, and have to ask you twice what it should say.',
    ],
    late: [
      'Even',
      'It is very quiet when it comes out even. There is a clearing where the road bends, with good grass, and it takes you a while to work out why you have come. You have a key in your pocket that opens nothing. You have the feeling that somebody thanked you. You walk on, and after a mile or so you are walking somewhere in particular.',
    ],
  },
}
