/** An evening of Dabney Thrupp's, who would rather have talked his way out of it. */
import type { Evening } from './evening.ts'

const ask = (name: string, situation: string, question: string) => ({ name, kind: 'quick', situation, question })

export const dabney: Evening = {
  hero: 'Dabney Thrupp',
  opening:
    'It is the sort of silence in which people count their children. The bucket hangs over the kerb of Quillet’s well, dripping brine, and in it floats a hat that everybody knows.\n\nMaren has a hand on the rope before you have thought of anything to say.',
  beats: [
    {
      says: 'I tell Iddo Pell, so that all can hear, that I once sold the same horse three times in this county and am here to make amends',
      told: 'Three heads turn that had not been turning. Iddo Pell closes his ledger on his finger.\n\n> **Iddo Pell**: "A grey mare?" A pause. "With a cough?"',
    },
    {
      says: 'I admit to the cough',
      told: '> **Iddo Pell**: "She died at my brother’s." He opens the ledger again, at another page. "You may begin by finding Surveyor Farrow."',
    },
    {
      says: 'I work the crowd for whoever saw the surveyor last',
      told: 'You buy nothing, sell nothing, and leave everybody with the feeling of a bargain.',
      calls: [{ name: 'check', takes: { who: 'Dabney Thrupp', skill: 'persuasion', dc: 13 } }],
      after:
        'A boy with a pail holds out longest. He saw her mule come in by the south gate, and nobody on it, and white dust on the saddle to the height of a knee.',
    },
    {
      says: 'I ask him what is white like that',
      told: '> **The boy with the pail**: "The Pans. Or flour." He looks at you as one looks at somebody from outside. "It was not flour."',
    },
    {
      says: 'I ask Korda if salt climbs',
      told: 'Korda has an eye on the sky and the other on you.',
      calls: [
        {
          name: 'ask_party',
          takes: { requests: [ask('Korda Venn', 'Well Square, the bucket dripping brine.', 'Does salt climb?')] },
        },
      ],
      companions: { 'Korda Venn': '"Salt goes where water takes it. Ask what took the water."' },
      after: '> **Korda Venn**: "Salt goes where water takes it. Ask what took the water."',
    },
    {
      says: 'I count what is in my purse and offer the boy two coppers for the pail',
      told: 'He considers the coppers, and the pail, and that you have asked.\n\n> **The boy with the pail**: "It has a hole."',
    },
    {
      says: '"Then one copper," I say',
      told: 'It is the best trade he has made all week, and he leaves with it before you can look inside. There is indeed a hole. Around it the tin is furred with white.',
    },
    {
      says: 'I show the furred tin to Iddo',
      told: '> **Iddo Pell**: "That was new at the turn of the year." He writes it down, which he has not done with anything else you said.',
    },
    {
      says: 'I go and sit by the chapel and wait for somebody with a bad conscience',
      told: 'It takes about as long as it takes. Brother Luth comes out to sweep a step that is clean already, and sweeps it towards you.',
    },
    {
      says: '"Plum brandy," I say. "I can smell a friend."',
      told: '> **Brother Luth**: "For the altar." He sits down beside you all the same. "The cup has been dry for nine days. I fill it at night."',
    },
    {
      says: 'I ask what he fills it with',
      told: 'He says it to the broom.\n\n> **Brother Luth**: "With what I have."',
    },
    {
      says: '"You heard what I told the whole square this morning. What was it?"',
      recalls: 'I once sold the same horse three times in this county',
      told: '> **Brother Luth**: "That you sold one horse three times, and were sorry for it aloud." He leans the broom on the wall. "It is why I came out. I thought, there is a man one can tell a thing to."',
    },
  ],
  summary:
    'Dabney confessed before all of Quillet that he had sold one horse three times, bought a furred pail for a copper, and Brother Luth came to him because of that confession: the chapel’s cup has been dry for nine days, and he fills it by night.',
  hook: 'Brother Luth has put down his broom, and looks at the chapel door.',
  closing: 'The broom stays where it leans. Whatever comes next, it is nothing that can be swept.',
  next: {
    opening:
      'The step is still clean. Brother Luth came out to you because you had owned up to the horse, and he has not gone in again.\n\nThe chapel door stands a hand’s breadth open.',
    beats: [
      {
        says: '"You wanted to tell me something, Brother"',
        recalls: 'sold one horse three times',
        told: '> **Brother Luth**: "To somebody who knows what it is to sell a thing that is not there." He nods at the cup. "That."',
      },
    ],
  },
}
