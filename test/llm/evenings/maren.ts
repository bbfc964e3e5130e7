/** An evening of Maren Okell's in Quillet. */
import type { Evening } from './evening.ts'

const ask = (name: string, situation: string, question: string) => ({ name, kind: 'quick', situation, question })
const party = (...requests: readonly ReturnType<typeof ask>[]) => [{ name: 'ask_party', takes: { requests } }]

export const maren: Evening = {
  hero: 'Maren Okell',
  opening:
    'Salt wind over Well Square, and forty people who have stopped talking. The bucket has come up, and in it, turning slowly in the brine, lies a surveyor’s hat.\n\nIddo Pell has taken off his own. A small square woman with a white plait is winding the rope back on its drum as if it had done nothing.',
  beats: [
    {
      says: 'I go to the woman with the plait. "My mother drowned in a well like this one when I was nine. I have not trusted a rope since."',
      told: 'She looks at your boots, then your hands, then your face, and decides in that order. The drum stops.\n\n> **Bessamy Crake**: "Then you will know to look at the knot before the bucket. Good. Mind the goat."',
      offers: ['Ask about the hat', 'Look at the knot'],
    },
    {
      says: 'I look at the knot, and at how far up the rope is wet',
      told: 'You run the rope through your hands, a fathom at a time.',
      calls: [{ name: 'check', takes: { who: 'Maren Okell', skill: 'investigation', dc: 12 } }],
      after:
        'The drum slips a tooth before you have read it to the end, and the rope burns across your palm. Salt, and a good deal of it; how high it stood you could not swear to.',
    },
    {
      says: 'I ask Korda and Dabney what they make of the salt',
      told: 'You let them each have a turn with the rope.',
      calls: party(
        ask(
          'Korda Venn',
          'Well Square. Maren holds out a rope crusted with salt high above the waterline.',
          'What do you make of it?',
        ),
        ask('Dabney Thrupp', 'Well Square. Maren holds out a rope crusted with salt.', 'What do you make of it?'),
      ),
      companions: {
        'Korda Venn': '"That is not from above. Stone sweats like this when something under it gives way."',
        'Dabney Thrupp':
          '"I make of it that nobody here wants to be the first to say so." I smile at the nearest of the forty.',
      },
      after:
        '> **Korda Venn**: "That is not from above. Stone sweats like this when something under it gives way."\n\n> **Dabney Thrupp**: "I make of it that nobody here wants to be the first to say so."\n\nThe nearest of the forty finds something to look at on the ground.',
    },
    {
      says: 'I ask Iddo Pell who saw Lisbet Farrow last',
      told: '> **Iddo Pell**: "I did. And then the mule did, and the mule came home." He turns the hat by its brim so that nobody has to see inside.\n\nHe would rather talk about the reward. He does, for a while.',
    },
    {
      says: '"Sixty gold is a lot for a hat," I say. "What was she measuring?"',
      told: '> **Iddo Pell**: "Stones." A pause that costs him something. "And after the stones, the pipes."\n\nBehind you the goat sneezes.',
    },
    {
      says: 'I go with Bessamy to her house',
      told: 'Mint and wool, and a loom that fills the room like a harp. The goat has the good chair.',
      calls: [
        { name: 'open_scene', takes: { title: 'The weaver’s table', location: "Well-Keeper's House", time: 'Noon' } },
      ],
      after: '> **Bessamy Crake**: "Sit. You have a face like a shut gate." She pours for four, and for the goat.',
    },
    {
      says: 'I ask whether she put by any of the old water',
      told: 'She takes a row of jars from under the loom, one for each new year. The first is glass and light. The last is milk.\n\n> **Bessamy Crake**: "Cloudy for thirty years. Salt since this month. Nobody asked."',
    },
    {
      says: 'I taste the last one',
      told: 'Brine, and under the brine something flat and old, like a coin held too long in the mouth.\n\nBessamy watches you swallow. It is the first thing you have done that she did not expect.',
    },
    {
      says: 'I ask Ilvane if there is a song about the founder',
      told: 'Ilvane has been looking at the loom.',
      calls: party(
        ask('Ilvane Sorrel', "Bessamy's kitchen, jars of water on the table.", 'Is there a song about the founder?'),
      ),
      companions: {
        'Ilvane Sorrel':
          '"There is one verse everybody sings and one that nobody does." I hum the second, badly on purpose.',
      },
      after:
        '> **Ilvane Sorrel**: "There is one verse everybody sings and one that nobody does."\n\nHalf a bar of it, badly on purpose. Bessamy’s shuttle misses a thread.',
    },
    {
      says: '"You know that verse," I say to her',
      told: '> **Bessamy Crake**: "I know all of them. That is the trouble with living long." She mends the missed thread before she says anything else.\n\n> **Bessamy Crake**: "There is a stair under my floor. I keep it locked because children are children."',
    },
    {
      says: 'I ask what she would want for the key',
      told: '> **Bessamy Crake**: "Nothing you can carry." The loom starts again, slower.\n\nOutside somebody has begun to ring the handbell, and does not stop.',
    },
    {
      says: '"You remember what I told you by the well, about my mother?"',
      recalls: 'My mother drowned in a well like this one when I was nine',
      told: '> **Bessamy Crake**: "That she drowned, when you were nine, and that you have not trusted a rope since." She reaches behind the jars. "I would not give this to somebody who trusted ropes."\n\nA big plain key lies between the cups.',
      offers: ['Take the key', 'Ask what is down there'],
    },
  ],
  summary:
    'Maren told Bessamy Crake how her mother drowned in a well when she was nine. They found salt on the rope, tasted thirty years of jars, and at the end Bessamy laid the Well Key on the table.',
  hook: 'Under the floor the stair goes round the well, and somebody is ringing a handbell.',
  closing: 'The key is still cold from the shelf. Nobody at the table has touched it yet.',
  next: {
    opening:
      'The handbell has stopped. Last time Bessamy Crake laid her key between the cups, because of what you had told her about your mother and the rope.\n\nIt lies where it lay.',
    beats: [
      {
        says: '"Why me?" I ask her',
        recalls: 'her mother drowned in a well when she was nine',
        told: '> **Bessamy Crake**: "Because a well took your mother, and you came to this one all the same."',
      },
    ],
  },
}
