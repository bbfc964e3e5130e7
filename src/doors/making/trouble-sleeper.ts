/** Something that was sung to sleep is being woken, by somebody who means well. */
import type { Trouble } from './trouble.ts'

export const sleeper: Trouble = {
  name: 'a sleeper',
  about: 'Something under the country is turning in its sleep, and somebody is calling it',
  titles: ['The Sleeper Under {town}', 'Do Not Wake', 'A Lullaby for {town}'],
  pitch:
    'Nobody in {town} has slept for a week. They close their eyes and lie there, and below the floor something else is sleeping worse and worse. Somebody is calling it by its name, and it has begun to answer.',
  hook: 'It is the middle of the day, and half of {town} is sitting on the ground. They are not ill. They are tired as you have never seen people tired: grey, polite, and forgetting their words. A baker has put the loaves in a neat row on the road.\n\n{patron} gets up to meet you, with an effort. "Has any of you slept?" And when you nod, there is a long look, like hunger. "Then for pity’s sake do not tell us what it was like. Just help."',
  threat:
    'Those who cannot sleep begin to make mistakes: with fires, with wells, with each other. And below them, what has their sleep is dreaming more and more loudly.',
  truth:
    'The first people of {town} sang a giant thing to sleep in {heart} and left it their own sleep to go on with, a little every night. {culprit} believes that it is the god of the place, and has taken away the {item} that keeps it under, in order to be there when it wakes.',
  quest: {
    name: 'A Night’s Rest',
    objective: 'Find out why nobody in {town} can sleep, and put an end to it.',
    known: [
      'It began seven nights ago, at the same hour for everyone. Those who lie down neither sleep nor dream.',
      'Those who leave the town sleep at once, and do not want to come back.',
    ],
  },
  item: {
    name: 'Cradle Bell',
    kind: 'Wondrous thing',
    looks:
      'A little bell of bone and silver without a clapper. It makes a sound when it is carried, but only for the one who carries it.',
    does: 'Rung in {heart}, it sings what is there to sleep. Elsewhere it makes one person yawn.',
  },
  key: { name: 'Mourning Key', looks: 'A black iron key on a ribbon of grey silk, very clean.' },
  proof: {
    name: 'Book of Callings',
    looks: 'A hymn book in which one hand has written down, night by night, what was called and what called back.',
  },
  clock: {
    name: 'The Waking',
    signs: [
      'Cups slide off tables, all to the same side',
      'Somebody walks into the water fully awake, and has to be fetched back',
      'For the length of a breath everyone in {town} has the same thought, and it is not theirs',
      'The ground goes up, a hand’s breadth, and slowly down',
      'Birds leave, all kinds of them, in one direction',
      'Every dog in {town} lies down and puts its head to the floor',
    ],
    full: 'The breathing under the town stops, as it does before somebody opens their eyes.',
  },
  roles: {
    patron: {
      role: 'Midwife of the town',
      looks: 'Broad, grey with weariness, sleeves rolled to the shoulder.',
      demeanor: 'Kind, blunt, and held up by willpower.',
      wants: 'One night, for the children first.',
      fears: 'The mistake that is coming.',
      speech: 'Loses a word in the middle of a sentence and waves it in.',
      manner: 'Leans on whatever is nearest, including you.',
      lines: [
        'Sit. If I stand up again I shall have to do it twice.',
        'The, what is it. The thing with a handle. The children. The children are the worst.',
        'You slept. I can smell it on you, like bread.',
      ],
      tells: [
        'It began seven nights ago, at one stroke. Every baby in {town} cried out, and then none of them did.',
        'Who leaves the town sleeps. I have sent away those who could walk.',
        '{culprit} is the only one here who looks rested.',
      ],
      confides: [
        'My grandmother had a rhyme for the cradle that ended in the middle. She said the other half was kept in {ruin}.',
        'I have seen a light going out to {ruin} at night, and it came back singing.',
      ],
      hides: ['{patron} gave a child a draught to make it sleep on the third night, and it has not woken.'],
      disposition: 'Friendly',
    },
    keeper: {
      role: 'Grave-digger',
      looks: 'Young for it, sunburnt, with earth in every line of the hands.',
      demeanor: 'Shy, dry, and hard to frighten.',
      wants: 'To do the job properly, and not to have so much of it.',
      fears: 'That the ground will not stay where it was put.',
      speech: 'Begins in the middle, as though you had been talking for a while.',
      manner: 'Puts a palm flat on the earth before answering.',
      lines: [
        'It is slower in the mornings. The breathing.',
        'You get used to quiet people. These are the wrong kind of quiet.',
        'Deep is not the trouble. It is deep and warm.',
      ],
      tells: [
        'The ground is breathing. I thought it was me.',
        'There is an old door under {ruin}. The key has gone with this job for longer than there has been a town.',
        'Nobody is buried on that side of the hill. I asked why, and was given a day off.',
      ],
      confides: [
        'Here is the Mourning Key. Lock it behind you, whatever you find.',
        'They used to ring a bell down there once a year. Then somebody said that it was superstition.',
      ],
      hides: ['{keeper} opened the door a year ago, looked, and told {culprit} what was there.'],
      disposition: 'Neutral',
    },
    culprit: {
      role: 'Preacher without a church',
      looks: 'Bright-eyed, barefoot, and the only person in {town} with a straight back.',
      demeanor: 'Gentle, certain, and delighted to be asked.',
      wants: 'To see a god’s face, and for everyone to see it too.',
      fears: 'That it was only an animal all along.',
      speech: 'Speaks softly and finishes other people’s sentences.',
      manner: 'Hums, and stops, and listens for the rest of it.',
      lines: [
        'You are tired because you are holding on. Let go.',
        'It knows you are here. Is that not a comfort?',
        'I sleep very well. I am asked for nothing, and I give everything.',
      ],
      tells: [
        'Something great is under us, and it is about to wake. I find that I cannot be sorry.',
        'They are losing their sleep because it was never theirs. It was lent.',
        'Come and listen with me, in the evening, where it is loudest.',
      ],
      confides: [
        'It is called by its name, and answers. I have a word more of it every night.',
        'There was a thing that kept it quiet, a bell. I put it where it will do no harm, in {ruin}. I could not bring myself to break it.',
      ],
      hides: [
        '{culprit} took the bell out of {heart}, and has begun to suspect that what answers does not know what a person is. (confesses if shown the Book of Callings)',
      ],
      disposition: 'Friendly',
    },
  },
  factions: [
    [
      'The Watch-Night',
      'Neighbours who sit up together',
      'To keep fires small and children out of the water until help comes.',
      'To decide who may leave, and who must stay to hold the rest up.',
    ],
    [
      'The Open Eye',
      'Those who follow the preacher',
      'To be awake when it matters.',
      'Not to have suffered for nothing.',
    ],
  ],
  guards: '2 skeletons who were buried tired and have been called too early come up the stair',
  guardian: {
    monster: 'ogre',
    name: 'The Dreamed One',
    text: 'The Dreamed One, as large as a cart and made of what people here have not been able to dream, walks in its sleep between you and the way.',
  },
  endings: {
    mended: [
      'The Other Half of the Rhyme',
      'The bell has no clapper, and it rings. You hear the other half of a rhyme for the cradle, and know that you will never get it out of your head. Below you something very large sighs, and draws up its knees. In {town} they go down where they stand: on benches, on the road, with a spoon in the hand. You walk through it on tiptoe. {patron} is asleep on the steps with a child on either side, snoring like a saw, and you sit down and keep watch until it is light. Nobody ever asked you to. It is the best night you have had for years.',
    ],
    given: [
      'Awake',
      'You put the bell into the open hands, and {culprit} weeps, and walks down into the light. It wakes as children do, all at once. It looks about. It is not cruel; it has only never been told that there are others. For an hour it is the loveliest thing that anyone has seen. Then it wants to know what is inside. {culprit} goes first, singing. You take with you whom you can carry.',
    ],
    fought: [
      'Dreamless',
      'The thing that they had not dreamed falls down, and it is only cloth and shadows and a smell of bread. So it is over, and they sleep. But they do not dream in {town} any more, none of them, ever. They get up in the morning as if from a chair. They are well; they thank you. You notice that nobody there sings at work, and that the children do not ask what if.',
    ],
    late: [
      'Good Morning',
      'It opens its eyes. You are a long way off by then, since somebody carried you, and you see it as one sees weather. It stretches. It is sorry about the town, you think. It had been lying on it. It goes away over the hills in the first sun, with a step that you feel in your teeth, and where it slept the ground is warm for a year.',
    ],
  },
}
