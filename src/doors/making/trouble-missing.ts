/** People have gone, and those who took them think that they were in the right. */
import type { Trouble } from './trouble.ts'

export const missing: Trouble = {
  name: 'the missing',
  about: 'People have gone missing, one from every seventh house, and nobody will say who is next',
  titles: ['The Seventh House', 'Gone from {town}', 'The Lots of {town}'],
  pitch:
    'Three people have vanished from {town}, and there were no tears. The houses were cleaned, the beds were made, and a coin was left on each table. Somebody is drawing lots, for something that has always kept its side.',
  hook: 'There is a funeral in {town}, and there is no coffin. A lantern is carried instead, and set down on a chair, and a coin is laid in front of it. Nobody weeps. You have been to many funerals, and this is the first at which people looked relieved.\n\nAfterwards {patron} walks past you, very close, and says without moving the lips: "That was my sister’s lantern, and she is not dead. Meet me. Talk about the weather until then."',
  threat:
    'The fourth lot will be drawn soon. It is fair: everyone in {town} is in the bag. That is why nobody has told.',
  truth:
    'For a hundred years {town} has been spared fire, flood and war, and has paid for it with one person in a generation, left in {heart}. This year the thing in {heart} asked for four. {culprit} draws the lots, honestly, with a shaking hand. The {item} was the town’s half of the bargain. While it is whole the bargain holds; broken there, it ends.',
  quest: {
    name: 'A Lantern for the Living',
    objective: 'Find out where the three who vanished from {town} were taken, and bring home those who live.',
    known: ['Three have gone in three weeks.', 'On each table lay a coin with a hole in it.'],
  },
  item: {
    name: 'Split Tally',
    kind: 'Wondrous thing',
    looks: 'Half of a hazel stick, notched along the edge and split down the middle. It is always a little too cold.',
    does: 'Laid to its other half in {heart} and broken, it ends what was agreed. Anywhere else it cannot be broken at all.',
  },
  key: { name: 'Alderman Key', looks: 'A fat brass key, polished by many pockets.' },
  proof: {
    name: 'Bag of Lots',
    looks: 'A linen bag with one pebble for everyone in the town, each with a name, and four of them black.',
  },
  clock: {
    name: 'The Fourth Lot',
    signs: [
      'A coin with a hole in it lies on the sill of a house where everyone is at home',
      'People in {town} begin to give each other things back',
      'Somebody has swept the road to {ruin}',
      'Two families that have not spoken for years embrace in the street, and do not let go',
      'A chair stands outside one of the doors, with a lantern on it that is not lit yet',
      'The lantern is lit',
    ],
    full: 'The fourth lot is drawn, and it is a child’s.',
  },
  roles: {
    patron: {
      role: 'Chandler, and sister of one who is gone',
      looks: 'Small and scalded, with wax under the nails and no sleep behind the eyes.',
      demeanor: 'Furious, and very quiet about it.',
      wants: 'A sister back, or somebody to answer for it.',
      fears: 'That she went willingly.',
      speech: 'Speaks of the weather when anybody is near, and of murder when they have passed.',
      manner: 'Snuffs candles with two fingers and does not feel it.',
      lines: [
        'Close for the time of year. They took her out by the back.',
        'Made her bed. She never made that bed in her life.',
        'If you say that you are sorry I shall bite you. Help.',
      ],
      tells: [
        'Three have gone: a carter, a school-mistress, and my sister. On every table was a coin with a hole in it.',
        'Nobody was surprised. That is what I cannot forgive.',
        '{culprit} read the words at all three, and had them ready.',
      ],
      confides: [
        'I followed the cart, as far as {wild}. It went on to {ruin}, and came back light.',
        'There is a bag of pebbles at {works}. My sister drew hers out of it in front of them all.',
      ],
      hides: ['{patron} had the black pebble in hand first, and put it back.'],
      disposition: 'Friendly',
    },
    keeper: {
      role: 'Carter who drives at night',
      looks: 'Heavy, slow, scarf up to the nose in all weathers.',
      demeanor: 'Ashamed, and obliging to everyone because of it.',
      wants: 'To be told that there was no other way, or that there was.',
      fears: 'The road back, empty.',
      speech: 'Short, to the horse as much as to you.',
      manner: 'Gives the horse the last of whatever it is.',
      lines: [
        'I only drive.',
        'She thanked me. At the end of it. You try that.',
        'Whoa. Not you. I was talking to myself.',
      ],
      tells: [
        'I drive what I am given to drive, and I do not look under the cloth.',
        'The road to {ruin} is better than it should be. It is swept.',
        'Ask at {works}, and ask by daylight.',
      ],
      confides: [
        'Take the Alderman Key. It is for the door under {ruin}, and I would be glad never to touch it again.',
        'They were alive when I left them, all three. I could hear them talking.',
      ],
      hides: [
        '{keeper} is paid for every journey with a coin with a hole in it, and has thrown all of them into the water.',
      ],
      disposition: 'Unfriendly',
    },
    culprit: {
      role: 'First alderman',
      looks: 'White-haired, scrubbed and upright, with hands that will not keep still.',
      demeanor: 'Courteous, grave, and worn to a thread.',
      wants: 'The town alive, all of it but four.',
      fears: 'Being fair, which turns out to be no help.',
      speech: 'Chooses each word as if it would be read out later.',
      manner: 'Counts the people in any room, under the breath.',
      lines: [
        'My own name is in the bag. It is in twice.',
        'You would do what, in my place? I ask because I should like to know.',
        'A hundred years. Not one fire, not one. Count the towns that can say so.',
      ],
      tells: [
        '{town} has been fortunate for a hundred years. One does not inquire into it.',
        'Those who have gone are remembered every evening, by name, by all of us.',
        'I would advise you to be on your way before the end of the week. I mean it kindly.',
      ],
      confides: [
        'It was one in a generation. This year it asked for four, and did not say why.',
        'There was a stick, our half of the bargain. It is hidden in {ruin}, since nobody dared to keep it at home.',
      ],
      hides: [
        '{culprit} drew the lots, and the fourth has been drawn already, in private, and put back. (confesses if shown the Bag of Lots)',
      ],
      disposition: 'Neutral',
    },
  },
  factions: [
    [
      'The Aldermen',
      'Town council',
      'To keep {town} as fortunate as it has always been.',
      'Never to have to say aloud what it costs.',
    ],
    [
      'The Lanterns',
      'Kin of those who are gone',
      'To light a lantern every night until they come home.',
      'To break the bargain, whatever comes of it.',
    ],
  ],
  guards: '3 bandits whom the aldermen pay to keep the road clean ask you to turn back, twice',
  guardian: {
    monster: 'ghast',
    name: 'The Guest',
    text: 'The Guest, thin, courteous and very hungry, rises from a table laid for four.',
  },
  endings: {
    mended: [
      'Broken',
      'The two halves know each other. You lay them edge to edge, and they are one stick, and you break it. It goes with the sound of a door. What sat at the table looks at its empty plate, and then it is not there, and there is only a cave with three frightened people in it. You bring them home by daylight, down the middle of the road. Nobody in {town} knows where to look. There will be fires now, and floods, as there are everywhere. That night there is a lantern in every window, and for the first time it is only because it is dark.',
    ],
    given: [
      'In Good Order',
      'You give the stick back into those clean old hands. "Thank you," and it is meant. The fourth lot is drawn in the evening. It is nobody you know. The weather holds, the harvest is the best for years, and when the next town burns the smoke goes round {town} on both sides, like water around a stone. You are always welcome there. They make up a bed for you, and leave a coin on the table.',
    ],
    fought: [
      'An Empty Chair',
      'It dies politely, with its napkin in its collar. You bring the living home, and there is dancing. But the bargain was not ended, only left with nobody to keep it, and something else will notice. You see it in {culprit}, who goes on counting the people in every room. They keep the chair outside, with the lantern on it, just in case. They cannot say in case of what.',
    ],
    late: [
      'Fair',
      'It was fair. Everybody said so. The pebble was black and it was small, and so was the hand. You arrive when the cart has come back. They have swept the road behind it. In the house the bed is made, and on the table is a coin, and the mother is washing one cup, over and over. {patron} leaves the town the same night by the road that you came by, and sets fire to nothing, and looks back once to see whether it will burn.',
    ],
  },
}
