/** An evening of Oswin Tarn's that goes through every mood: he takes the worst die there is, and once both sixes together. */
import { engage, type Beat } from './answers.ts'

export const allMoods: readonly Beat[] = [
  {
    says: 'I lean out and feel how the basket rope runs tonight',
    calls: [{ name: 'set_scene_style', takes: { stylePressure: 'watchful' } }],
    weaver:
      'It runs as it always does, until it does not. A fathom out, where nobody would think to put a hand, three strands of nine have been cut, cleanly, and laid back as one lays a child’s hair.\n\nBehind you Pet has stopped reading the window.',
    offers: ['Show it to Pet', 'Go out and look at it'],
  },
  {
    says: 'I go out along the rope, hand over hand, to see how deep the cut is',
    takes: ['⚀', '⚁', '⚂', '⚃', '⚄'],
    calls: [
      engage(
        'see how deep the cut goes, and with what it was made',
        'hand over hand, below the rope',
        'prowl',
        'desperate',
        'the other six strands',
        'whose knife it was',
      ),
    ],
    weaver: 'Lucian says that there is a wheel for this. You are already over the sill.',
    crucible: {
      narration: 'The rope sings as it takes you. It is one note, and it is going up.',
      situation: 'below a rope with six strands',
      faces: {
        6: [
          'there and back, and you know',
          0,
          0,
          'A sail knife, left-handed. You are back before the note has changed.',
        ],
        5: ['there, and a strand goes', 1, 0, 'You see it: a sail knife. A seventh strand lets go to tell you so.'],
        4: ['you see it, upside down', 1, 1, 'You see it upside down, and so does a lamp across the Want.'],
        3: ['two strands, and a shout', 3, 2, 'Two more go, and you hear yourself.'],
        2: ['you drop, and the rope holds', 3, 2, 'You drop the length of your own arms. The rope holds, just.'],
        1: [
          'you hang, and everybody looks up',
          3,
          2,
          'The rope drops you a fathom and changes its mind. You hang there over the whole of the Want by one wrist, and every lamp on the far side comes out to see.',
        ],
      },
    },
    crack: {
      narration:
        'It is not the drop. You have had drops. It is that your hand, for as long as it takes to breathe in, does not know whether it wants to hold.\n\nThen Pet has you by the collar, and there is a floor, and somebody has put your cap back on your head the wrong way round.',
      traumaAssigned: 'haunted',
    },
    offers: ['Sit down', 'Turn the cap round'],
  },
  {
    says: 'I sit down on the floor with my back to the wheel and drink what Wick gives me',
    weaver:
      'It is tea, mostly. Wick sits down beside you, which he does not do, and looks where you are looking.\n\n> **Wick**: "My mother said that one must not count them." He means the lamps. "She never said what happened if one did."',
    offers: ['Count them', 'Ask Pet for the splicing needle'],
  },
  {
    says: 'I splice the three strands before the bell, with Pet to hold the light',
    takes: ['⚀', '⚁', '⚂', '⚃', '⚄'],
    calls: [
      engage(
        'make the rope whole before the bell',
        'leaning out, with a needle',
        'tinker',
        'risky',
        'the light shows them where he is',
        'a rope that holds',
      ),
    ],
    weaver: 'Pet holds the lamp inside her coat, and opens the coat when you say.',
    crucible: {
      narration: 'Three strands, nine tucks each. The sand in the glass is not very interested in either number.',
      situation: 'twenty-seven tucks before the bell',
      faces: {
        6: [
          'whole, and nobody the wiser',
          0,
          0,
          'It is whole. You can find the place with your thumb and not with your eye.',
        ],
        5: ['whole, with a thumb in it', 1, 0, 'It is whole, and has some of your thumb in it.'],
        4: ['it will hold two', 1, 0, 'It will hold two, if neither of them is Lucian.'],
        3: [
          'half done, and the lamp is seen',
          2,
          1,
          'You have half of it when the lamp across the way goes out, politely, as one stops staring.',
        ],
        2: ['the needle goes down', 2, 1, 'The needle goes down the Want. It was your father’s.'],
        1: [
          'the needle goes, and you shout',
          2,
          2,
          'The needle goes, and you tell the whole gorge what you think of it.',
        ],
      },
    },
    echo: 'Pet shuts the coat. In the dark she puts something small into your palm and closes your fingers over it: her own needle, the good one, with the eye worn thin. She does not want it talked about.',
    offers: ['Thank her', 'Finish it by feel'],
  },
  {
    says: 'I bring the basket up fast, so that nobody over there sees it move',
    takes: ['both sixes'],
    calls: [
      engage(
        'have the basket up before they look again',
        'both arms, no brake',
        'wreck',
        'risky',
        'the wheel gets away from him',
        'what somebody put into it',
      ),
    ],
    weaver: 'There is a weight in it that you did not put there.',
    crucible: {
      narration: 'Without the brake the wheel is a large animal that has been told it may go home.',
      situation: 'the wheel without its brake',
      faces: {
        6: ['up, soft as a cat', 0, 0, 'It comes up and sits down on the sill like a cat.'],
        5: ['up, with a squeal', 1, 0, 'It comes up, and the axle says what it thinks.'],
        4: ['up, and it hits the sill', 1, 1, 'It comes up and through the sill. One can buy sills.'],
        3: [
          'it runs back, and is heard',
          2,
          1,
          'It runs back three turns, and the pawl takes the skin off two knuckles.',
        ],
        2: [
          'the wheel takes your arm along',
          2,
          2,
          'The wheel takes your arm along for half a turn, and gives it back.',
        ],
        1: ['it goes, all of it', 3, 2, 'It goes, with all the noise there is.'],
      },
    },
    echo: 'When it is up after all there is nothing in it but a bottle-green button with a burnt edge, in the exact middle, as one lays a place at table.',
    offers: ['Show Pet the button', 'Look who is below'],
  },
  {
    says: 'I let myself down to the ledge and listen at the grating of the floor below',
    takes: ['every word', 'Leave the lamps'],
    calls: [
      engage(
        'hear who lives under them now',
        'in socks, on a ledge',
        'prowl',
        'risky',
        'whoever is there opens the grating',
        'a voice, and a name to it',
      ),
    ],
    weaver: 'The floor below has been empty since the winter. There is a candle in it.',
    crucible: {
      narration: 'The ledge is as wide as your foot, and slopes the wrong way.',
      situation: 'in socks, outside an empty floor',
      faces: {
        6: ['every word of it', 0, 0, 'Two voices, and one of them is paying the other to cut a rope.'],
        5: ['a name, and a cramp', 1, 0, 'You get a name, Annis, and a cramp to remember it by.'],
        4: ['half a sentence', 1, 0, 'You get half a sentence: not the old one, it said, the one who looks up.'],
        3: ['they hear you breathe', 2, 1, 'They stop. One of them says, quite kindly: is that you, Oswin?'],
        2: ['a tile, and then silence', 2, 1, 'A tile goes. After that there is nothing to hear but them listening.'],
        1: ['the grating opens', 3, 2, 'The grating opens, and it opens outwards.'],
      },
    },
    city: {
      narration:
        'You have been generous, says the gutter, and the drip off the chain agrees. You have spent everything you came out with, and on such small things. I keep accounts, you know. I have a drawer with your name on it. Nobody needs to be told.',
      options: [
        {
          label: 'Leave the lamps something to look at',
          hint: 'they will know your face by morning',
          cost: 'heat',
          amount: 2,
          dice: 2,
          narrative: 'You stand up on the ledge, in full view, and stretch. Across the Want somebody starts to draw.',
        },
        {
          label: 'Let your hand remember the drop',
          hint: 'it will shake for a day or two',
          cost: 'stress',
          amount: 2,
          dice: 2,
          narrative: 'Your hand shows you again, slowly, what it did.',
        },
      ],
    },
    offers: ['Reach for the card', 'Go back up'],
  },
  {
    says: 'I reach in as far as my shoulder for the card that it stands on',
    takes: ['⚀', '⚁', '⚂', '⚃', '⚄'],
    calls: [
      engage(
        'have the card without the candle',
        'an arm through a grating',
        'prowl',
        'risky',
        'somebody takes hold of the arm',
        'what is written on it',
      ),
    ],
    weaver:
      'The candle has been put out by the time you look. It is still warm when you reach in, and somebody has stood it on a playing card so as not to mark the floor.\n\nYour cheek is against the iron. It smells of pennies.',
    crucible: {
      narration: 'Two fingers. The edge of it. Somewhere in the room a board takes somebody’s weight.',
      situation: 'an arm through a grating',
      faces: {
        6: [
          'yours, and the arm too',
          0,
          0,
          'It comes. It is the four of hearts, and there is an hour written on it, and the hour is tonight.',
        ],
        5: ['yours, for a sleeve', 1, 0, 'It comes, and the sleeve stays.'],
        4: ['yours, and they know', 1, 1, 'It comes, and somebody lets it.'],
        3: ['half of it', 2, 1, 'You have half of it. It was torn already.'],
        2: ['a hand on your wrist', 3, 1, 'A hand takes your wrist, and turns it over, and lets it go.'],
        1: ['a hand that does not let go', 3, 2, 'A hand takes your wrist and does not let go.'],
      },
    },
    echo: 'You are back over the sill. Nobody has moved, and the sand has.',
    offers: ['Go home and rest'],
  },
  {
    says: 'I go home to rest',
    takes: ['Send Lucian down', 'Practise', 'Enough of resting'],
    door: {
      kind: 'warrant',
      narration:
        'Three knocks, evenly spaced, by somebody who has been taught to knock. A young man from the Provident has a drawing in his hand. It is a good likeness. They have even got the cap.',
      options: [
        { label: 'Buy the drawing', cost: 'coin', amount: 1, resolution: 'He sells it to you, and keeps the other.' },
        {
          label: 'Send Lucian down to be charming',
          cost: 'stress',
          amount: 2,
          resolution:
            'Lucian is charming for an hour and a half. You sit under the wheel with your knees drawn up and hear every word.',
        },
        { label: 'Let him look round', cost: 'heat', amount: 1, resolution: 'He looks round, and writes it down.' },
      ],
    },
    tide: {
      narration:
        'On the first day you sleep. On the second you splice the rope again, from the beginning, in daylight, with Pet’s needle, and give the needle back, and find it in your cap that evening. On the third somebody whitewashes the floor below.',
      stressHealed: 2,
      diceRecovered: 4,
      timeElapsed: 'three days',
      hookDescription:
        'On the fourth there is a card under the door: the four of hearts, whole, and an hour that has not been yet.',
    },
  },
  {
    says: 'I turn the card over',
    weaver:
      'The back of it is a back like any other: lozenges, blue. Then you tilt it to the window, and there are six pricks along the edge, as from a good needle with its eye worn thin.\n\nPet is putting on her gloves, a finger at a time, and does not look round.',
    offers: ['Ask her', 'Say nothing'],
  },
]
