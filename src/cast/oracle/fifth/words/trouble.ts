/** Words for what goes wrong, and for what is on its way. */
import type { Grammar } from '../../prose/prose.ts'

export const troubleWords: Grammar = {
  time: [
    'By the time {you} {look|looks} up, the light has moved.',
    'It costs more time than {you} meant to give it.',
    'A good while is gone before {you} {own|owns} up to it.',
    'The better part of half an hour goes into it, and nothing comes out.',
    'Somewhere a bell counts the time {you} {have|has} spent.',
  ],
  noise: [
    'Something clatters. It is loud, and it carries.',
    'A stone goes over the edge and takes its time to land; anything with ears has heard that.',
    'The noise of it runs ahead of {them}, and somewhere a movement answers.',
    'It makes a sound like a dropped tray, and then it is very quiet.',
    'The scrape of it echoes further than {you} {like|likes}.',
  ],
  hurt: [
    '{You} {come|comes} away with a cut across the palm.',
    'Something gives, and {you} {pay|pays} for it with skin.',
    '{You} {slip|slips} and {land|lands} badly.',
    'A splinter as long as a finger goes in, and has to come out again.',
  ],
  hurtOther: [
    '#who# comes away with a cut across the palm.',
    'Something gives, and #who# pays for it with skin.',
    '#who# slips and lands badly.',
  ],
  atCost: [
    'It comes in the end, at a price.',
    '{You} {get|gets} there, but not cleanly.',
    '{You} nearly {miss|misses} it, and what it costs shows a moment later.',
  ],
  lead: [
    'One thing sticks all the same: #lead#',
    'It is not for nothing, though. #lead#',
    'While {you} {stand|stands} there, something else comes to mind: #lead#',
  ],
  sign: ['#sign#', 'And then this: #sign#', 'Meanwhile, #sign.lower#'],
  tick: [
    'Somewhere, *#name#* comes a step nearer.',
    '*#name#* does not wait for anybody.',
    'Whatever {we} {do|does}, *#name#* draws closer.',
  ],
  news: [
    'Something has changed meanwhile.',
    'Things have not stood still meanwhile.',
    'And by now there is this, too.',
  ],
  full: ['It can be put off no longer.', 'What was coming has come.', 'Then it happens.'],
  sees: [
    '#who# notices: #what#',
    'Without looking for it, #who# spots it first. #what#',
    '#who# holds up a hand. #what#',
  ],
  springs: [
    'Too late: something under {your} weight gives.',
    'A click, and {you} {know|knows} what it was the moment it is done.',
    'Nobody saw it in time.',
    '{You} {feel|feels} it catch before {you} {see|sees} it.',
  ],
  spared: ['It could have been worse.', '{You} {twist|twists} out of the worst of it.', 'Most of it misses.'],
  stillThere: [
    'And still, not far off: #foes#.',
    'Nor has the danger gone: #foes#.',
    'All the while there is #foes# to think of.',
  ],
  looming: [
    '{We} {are|is} not alone here.',
    'Something is wrong, and it is close.',
    'The hair rises on the back of {your} neck before {you} {know|knows} why.',
    'There is still time to choose how this begins.',
  ],
  loomingPlain: [
    'Ahead, half hidden: #foes#. They have not seen {them} yet.',
    'There they are: #foes#, close enough to count, not yet looking this way.',
    '#foes.cap# stand between {them} and the rest of this place, and for one more breath they do not know it.',
  ],
  comes: [
    'That breath is over. They come.',
    'There is no more waiting: they have seen {them}.',
    'A head turns, a shout or a snarl, and it begins.',
  ],
}
