/** By way of something else. */
import type { Answering } from './book.ts'

export const dreamy: Answering = {
  unknown: [
    '#Topic# has no shadow for me yet. I know nothing of it.',
    'I listened for #topic#, and nothing answered to the name.',
    'Of #topic# I know as much as the moth does of the candle.',
    'No song that I was taught has #topic# in it.',
  ],
  noIdea: [
    'I do not know. It is a wide sort of not knowing.',
    'The birds have not said, and I have no other source.',
    'That is still under the water, for me.',
  ],
  seen: [
    'I looked at #topic#, and #topic# did not look back.',
    'We saw the same side of #topic#, you and I.',
    'I only know the outside of #topic#, as one knows a hill.',
  ],
  evade: [
    'That one sleeps. Let us not wake #topic#.',
    'There is a door there, and I am leaning on it.',
    'Ask me when the moon is thinner.',
  ],
  enough: [
    'There the path goes into the trees.',
    'The rest has roots, and I leave it in the ground.',
    'More than that would be pulling feathers.',
  ],
  fine: ['I am whole, like a pond.', 'All my weather is fair.', 'Well. I had forgotten to notice.'],
  hurt: [
    'Some of me is on the outside. It will come in again.',
    'A little torn, as leaves are.',
    'It aches in the colour of rust.',
  ],
  bad: [
    'I am a lamp with very little oil.',
    'The edges are going soft. Talk to me.',
    'I can hear the water under things. It is near.',
  ],
  forIt: [
    'Yes. It leans that way already, and #topic# with it.',
    'Let us go as water goes, and begin at #topic#.',
    'I dreamed nearly this. #Topic# was smaller.',
  ],
  against: [
    'No. #Topic# is a nest, and somebody is sitting on it.',
    'The wind is wrong for #topic#.',
    'If we take hold of #topic# now, it will only come off in our hands.',
  ],
  choose: [
    '#who#. Things stay where #who# has put them.',
    '#who# has the stillest hands.',
    'It would like to be with #who#, I think.',
  ],
  volunteer: ['Let it come to me.', 'I will carry it among the feathers.', 'I will. It knows me a little.'],
  able: ['Yes, if it is willing.', 'My hands remember it.', 'That I can do, slowly.'],
  unable: [
    'It does not speak to me.',
    'No. I would drift off in the middle of it.',
    'Such things come apart when I hold them.',
  ],
}
