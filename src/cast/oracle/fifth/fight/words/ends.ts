/** How it ends, and what is left when it has. */
import type { Grammar } from '../../../prose/prose.ts'

export const endWords: Grammar = {
  victory: [
    'And then there is nobody left to strike.',
    'It is over. Breath is suddenly very loud.',
    'The noise goes out of the place like a tide.',
    'Silence comes back, carefully.',
    'It ends as such things do, all at once and a little late.',
  ],
  victoryFled: [
    'Those who could run have run.',
    'Running feet, further and further off, and then none.',
    'They are gone, and they will not be quick to come back.',
  ],
  truce: [
    'Nobody strikes another blow.',
    'It ends with words, which is more than most fights can say.',
    'Weapons stay in hands, and are not used.',
  ],
  flight: [
    'You get away. Nobody follows far.',
    'Behind you the shouting thins, and then there is only your own breath.',
    'You run until running is no longer needed.',
  ],
  flightThey: ['The party gets away. Nobody follows far.', 'They run until running is no longer needed.'],
  drags: [
    'Nobody is left behind: the fallen come along by collar and belt.',
    'Whoever cannot run is dragged, and nobody asks how it hurts.',
    'An arm over a shoulder, heels through the dirt; the fallen come too.',
  ],
  defeat: [
    'Then there is nobody left standing to see how it ends.',
    'The last thing is the ground, and how cold it is.',
    'It is lost. The dark comes down on all of it at once.',
  ],
  takes: ['Hands go through pockets. What jingles is gone.', 'Somebody cuts purses, and takes their time over it.'],
  spares: [
    'They do not kill those who cannot fight back; not today.',
    'Somebody over there says: leave them.',
    'It suits them better to be feared than hunted.',
  ],
  rescues: [
    'Much later somebody finds what they left, and it is still breathing.',
    'Cold wakes you first, and then a voice that belongs to no enemy.',
    'A stranger with a handcart is not much of a rescue, but it is one.',
  ],
  wakesThere: ['You come to yourselves at #place#.', 'When the world has edges again, it is #place#.'],
  wakesHere: [
    'You come to yourselves where you fell, alone.',
    'When the world has edges again, nobody is there but you.',
  ],
  allDead: [
    'Nobody wakes from it. Those who come by afterwards close the eyes they find, and say what words they know.',
    'That is where this road ends. Somebody will tell of it, and get half of it wrong, and mean it well.',
  ],
  tends: [
    '#who# {are|is} on both knees beside #target# at once.',
    '#who# {get|gets} to #target# first, with bandages and bad language.',
    '#who# {press|presses} both hands where it matters, and #target# [stay|stays].',
  ],
  comesRound: [
    'It takes a good while, but #target# [open|opens] both eyes.',
    '#target# [come|comes] round in the end, sore and thirsty.',
    'An hour later #target# can sit, and then stand.',
  ],
  wounds: ['#names# will feel it tomorrow.', 'It has cost #names# blood.', '#names# did not come out of it whole.'],
  unscathed: ['Nobody has more than scratches to show for it.', 'There is some blood, and not much of it.'],
  untouched: ['Nobody came to any harm.', 'All of them are still whole, which is worth a moment.'],
  takesPrisoner: [
    '#target# [lie|lies] bound, and will have a headache and perhaps something to say.',
    '#target# [breathe|breathes] still; what becomes of that is for you to say.',
  ],
  loots: [
    'On the bodies, and about them: #things#.',
    'What they leave behind: #things#.',
    'It is not much to fight over, but there it is: #things#.',
  ],
  lootsTruce: ['They leave something behind as a token: #things#.', 'It costs them #things#, and they pay it.'],
  mourns: [
    '#names# will not get up again. Nobody says it first.',
    'There is one thing left to do, and it is the heaviest: #names# must be carried.',
    'They stand around #names# for as long as standing there is all they can do.',
  ],
  leaves: ['#who# {limp|limps} off without turning round.', 'They go, and nobody hinders them.'],
}
