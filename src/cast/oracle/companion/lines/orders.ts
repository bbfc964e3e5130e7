/** No to an order that could cost them dearly, by manner: each says what it would cost, or whom. */
import type { Manner } from '../../voice/voice.ts'

export const refusals: Readonly<Record<Manner, readonly string[]>> = {
  terse: ['No. Not for that.', 'You first. Then we talk.', 'No. I want to walk out of here.'],
  wry: [
    'After you. I insist, I will hold your coat.',
    'I would, but I have plans that involve being alive.',
    'No. I am fond of you, and fonder of me.',
  ],
  warm: [
    'No, my dear. Somebody has to be left to carry you home.',
    'I will not, and I would not ask it of you.',
    'Not like this. Come here and let us think of something better.',
  ],
  stern: [
    'No. I follow where you lead; I am not sent where you would not go.',
    'I refuse, and I say so to your face. Give me an order I can keep.',
    'You may command my shield. You may not spend me.',
  ],
  learned: [
    'I have estimated the odds, and I decline.',
    'No. The method is unsound, and I should be the evidence.',
    'I must refuse. It has been tried, by people one reads about.',
  ],
  bold: [
    'Ha! No. I am brave, not stupid!',
    'Do it yourself, and I will sing about it!',
    'Not alone I do not! Side by side, or not at all!',
  ],
  wary: [
    'No. I am sorry. No.',
    'Why me? No, do not answer. I will not.',
    'I thought you might ask that. I have thought about nothing else. No.',
  ],
  dreamy: [
    'My feet will not. I have asked them.',
    'There is a cold place where that ends. I will not go into it.',
    'No. Send something that does not mind being lost.',
  ],
}
