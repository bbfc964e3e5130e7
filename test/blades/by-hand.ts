/** Twelve beats of Pet Galloway's, with a model. */
import { engage, type Beat } from './answers.ts'

export const twelve: readonly Beat[] = [
  {
    says: 'I stand beside him and read what he is reading',
    calls: [{ name: 'set_scene_style', takes: { styleAtmosphere: 'liminal', stylePressure: 'watchful' } }],
    weaver:
      'Close to, he has no breath on the glass. He reads the paper in the ninth pane the way one reads a bill, from the bottom up, and when he has come to the top he begins again.\n\nThe sand has a thumb’s breadth left to run.',
    offers: ['Hold the lamp to the paper', 'Ask Wick to look at his cuffs'],
  },
  {
    says: 'I lift one corner of the paper with my nail, to see the back of it, before the bell',
    takes: ['nobody the wiser'],
    calls: [
      engage(
        'see the back of the paper without tearing it',
        'one nail, and a wet thumb',
        'finesse',
        'risky',
        'it tears, and somebody below hears it',
        'what is on the back',
      ),
    ],
    weaver: 'The putty is old. It comes away in crumbs.',
    crucible: {
      narration: 'A crumb, and another crumb. He has not moved. The paper has begun to.',
      situation: 'lifting the corner before the bell',
      twins: [
        [
          'clean, with time to spare',
          0,
          0,
          'It lifts as if it had been waiting. You have time for the back of it, and time to see that his cuff is burnt on the inside.',
        ],
        [
          'whole, as far as the fold',
          0,
          0,
          'It comes as far as the fold, and whole. The back is not white. It is the colour of milk, and was written on.',
        ],
      ],

      faces: {
        6: [
          'right, and nobody the wiser',
          0,
          0,
          'You have it up, looked at, and down again before the sand has run. On the back somebody has written in pencil, and has rubbed it out, and pressed too hard to be rid of it.',
        ],
        5: [
          'up, but it will show',
          0,
          0,
          'It comes up, and leaves its edge behind in the putty. Anybody who looks will know that it was lifted.',
        ],
        4: [
          'up, and your thumb with it',
          1,
          0,
          'It comes up with a splinter of the frame, and the splinter is in your thumb.',
        ],
        3: [
          'it tears, a little',
          2,
          1,
          'It tears. It is a very small sound. In the street somebody with shut eyes says: what was that?',
        ],
        2: [
          'it tears across',
          2,
          2,
          'It tears across, and the draught has the half of it out of the window before you have closed your hand.',
        ],
        1: [
          'the pane goes with it',
          3,
          2,
          'The pane goes, and the paper with it, and you stand there with putty on your hands.',
        ],
      },
    },
    echo: 'The corner lies flat again. Your thumb tastes of putty. Then the bell, and all over Cleave the shutters go up, and where he stood there is only the draught.',
    offers: ['Show it to Oswin', 'Turn in'],
  },
  {
    says: 'I tell Oswin to take his leg off the sill, and I show him the back of it',
    weaver:
      'Oswin brings the leg in, and the rope after it, coil by coil, because a rope that is left out is a rope that is found. He holds the corner to the lamp with one finger, as one holds a moth.\n\n> **Oswin**: "Somebody wanted that gone." He looks at you a moment longer than at the paper. "You would know about paper."',
    offers: ['Say that you would', 'Sleep on it'],
  },
  {
    says: 'what do I smell in here',
    weaver:
      'Tar, from the wheel. Wet wool. The last bun. And by the window, where there is nobody now, a cigar: a good one, put out in a hurry.',
    offers: ['Look for the ash', 'Finish the bun'],
  },
  {
    says: 'I climb out along the bracket to see who in the street was watching us',
    takes: ['⚂'],
    calls: [
      { name: 'think', takes: { thought: 'Three hundred feet, wet iron, and she is no climber: desperate.' } },
      engage(
        'see who was watching',
        'out along the bracket on her stomach',
        'prowl',
        'desperate',
        'three hundred feet, and wet iron',
        'a face, and where it goes',
      ),
    ],
    weaver: 'Oswin says no. Oswin says it again, and takes hold of your ankle.',
    crucible: {
      narration: 'The iron is colder than the air, and has the whole of the Want underneath it.',
      situation: 'out on the bracket',
      twins: [
        [
          'a face, and the name to it',
          0,
          0,
          'It is one of the Understudies, the short one. He takes off his hat to you, and it is a new hat.',
        ],
      ],

      faces: {
        6: [
          'a face, as plain as day',
          0,
          0,
          'A young man with flour in his hair looks up, straight at you, and has the manners to look away.',
        ],
        5: [
          'a back, and which way',
          1,
          0,
          'You see a back, and a very new coat, and that it takes the turning to the Interval.',
        ],
        4: [
          'a coat, and a cramp',
          2,
          1,
          'You see a new coat go round a corner. You also see your own hand open, and have to tell it to close.',
        ],
        3: [
          'you slip, and are seen',
          3,
          2,
          'Your knee goes. For as long as it takes to say it there is nothing under you but Oswin’s opinion, at the end of your ankle. Somebody down there laughs, and runs.',
        ],
        2: [
          'you slip, and lose a boot',
          3,
          2,
          'The boot goes down without hurry. You hear it arrive. So does the watch.',
        ],
        1: ['you hang by one hand', 3, 2, 'You hang by a hand, and the hand is the one with the splinter.'],
      },
    },
    echo: 'They pull you in by the belt. Nobody says anything about it. Wick puts the kettle on, which in this house is saying a good deal; and down in the street a window that was dark has a lamp in it.',
    offers: ['Get your breath', 'Go and see whose window'],
  },
  { says: 'go to the Sitting House' },
  {
    says: 'Sister Loveday, why do you want that hat burned?',
    calls: [{ name: 'set_scene_style', takes: { styleClass: 'gutter', styleAtmosphere: 'mundane' } }],
    weaver:
      'She sneezes first, to have time.\n\n> **Sister Loveday**: "It’s an experiment. I’m not to say what of. Only it has to be a nice hat, and it has to be really burned, and somebody ought to be looking at the time." She counts something into your palm that turns out to be four farthings. "That’s the poor box so far."',
    offers: ['Give her back the farthings', 'Ask who ought to be looking'],
  },
  {
    says: 'I give her back the farthings and say that we will do it',
    weaver:
      'She closes both hands on yours, farthings and all, and they are as cold as the stools.\n\n> **Sister Loveday**: "Then there’s eleven buns in it as well. I’ve counted what we can spare, and it’s eleven."',
    offers: ['Ask Mother Tace what she thinks of it', 'Look at the slate'],
  },
  {
    says: 'I sneak after the old nun with the stool, to see whom she sits with tonight',
    takes: ['and lose nothing by it'],
    calls: [
      engage(
        'see whom Mother Tace sits with',
        'barefoot, a stair behind her',
        'prowl',
        'controlled',
        'she hears you, and sits somewhere else',
        'whose name is not on the slate',
      ),
    ],
    weaver: 'She goes down the rock stair as others go down to a cellar, without a light.',
    crucible: {
      narration: 'Forty steps. She stops on the thirty-first, as one does whose knees are seventy.',
      situation: 'a stair behind her',
      faces: {
        6: [
          'you see, and lose nothing by it',
          0,
          0,
          'She sets the stool down on bare rock, beside nobody. Then she moves it a hand’s breadth to the left, as one does in company.',
        ],
        5: [
          'you see, and lose nothing by it',
          0,
          0,
          'She sets the stool down on bare rock, beside nobody, and talks to it about the soup.',
        ],
        4: [
          'you see, and she knows',
          0,
          0,
          'She sets down the stool, and without turning round she says that there is room for another.',
        ],
        3: ['she stops, and so do you', 1, 0, 'She stops, and you stop, and it is she who can stand longer.'],
        2: [
          'a loose stone, and a cough',
          1,
          1,
          'A stone goes down the stair ahead of you, and introduces you to everybody.',
        ],
        1: [
          'you come out on the wrong stair',
          2,
          1,
          'It is another stair. It comes out in somebody’s kitchen, and they are in it.',
        ],
      },
    },
    echo: 'You stand there for four minutes with your feet going numb. Then she folds the stool, and takes your arm for the way up, as if that had been agreed.',
    offers: ['Say nothing', 'Ask her who it was'],
  },
  {
    says: 'I ask Mother Tace who it was that she sat with',
    weaver:
      '> **Mother Tace**: "A gentleman with one glove." She is a little out of breath and is not ashamed of it. "I have told him everything about my feet. He never interrupts. I could have done with him thirty years ago."',
    offers: ['Ask whether it helps them', 'Carry the stool for her'],
  },
  {
    says: 'I take the stool and carry it for her',
    weaver:
      'It is heavier than it looks; somebody has mended one leg with lead. She lets you have it as far as the pegs, and there she takes it back, and hangs it up herself.\n\n> **Mother Tace**: "That one always knew its way home."',
    offers: ['Go home', 'Stay for the soup'],
  },
  {
    says: 'I wait with them for the soup',
    calls: [{ name: 'set_scene_style', takes: { stylePressure: 'calm' } }],
    weaver:
      'It is fish, from a long way off. The whole house eats in silence, and then the silence is over and everybody talks at once, and somewhere in the uproar Sister Loveday is explaining to you, with her spoon, how a hat burns.',
    offers: ['Go home and rest', 'Take the job: The Hat with Cherries'],
  },
]
