/** What is known is told apart from what is supposed. */
import type { Answering } from './book.ts'

export const learned: Answering = {
  unknown: [
    'On #topic# I have nothing. I looked; the page is blank.',
    'I know nothing of #topic#, and it annoys me more than you can think.',
    'Of #topic# I could offer a theory. I could not offer a fact.',
    '#Topic#? I have never read a line about it.',
  ],
  noIdea: [
    'I do not know. I should like that noted, since it is rare.',
    'There I have no data whatever.',
    'I could guess, and you would mistake it for knowledge.',
  ],
  seen: [
    'Of #topic# I have observed exactly what you have.',
    'I saw #topic#. Seeing is not yet knowing.',
    'My notes on #topic# begin where yours would, and end there too.',
  ],
  evade: [
    'I would rather not go into #topic#. I would rather not go into why.',
    'That is a footnote I keep to myself.',
    'May we take the questions in another order? That one last.',
  ],
  enough: [
    'In any case, that is the part that bears reading aloud.',
    'The rest is in draft.',
    'I shall stop there, while it is still accurate.',
  ],
  fine: [
    'Undamaged, so far as I can see of myself.',
    'Perfectly well. I have checked twice.',
    'In working order, thank you.',
  ],
  hurt: [
    'Punctured, but chiefly in the dignity.',
    'I am in some pain. It is quite informative.',
    'Not whole, not ruined. Somewhere in the middle column.',
  ],
  bad: [
    'Poorly. I should not care to give you the figure.',
    'I find it hard to finish my sentences, and you know what that means.',
    'I believe I am rather badly hurt. I can be precise, if you insist.',
  ],
  forIt: [
    'It follows. #Topic#, and in good order.',
    'I am for it; #topic# is the part I most want answered.',
    'Sound. I should begin with #topic# and keep a record.',
  ],
  against: [
    'It is premature. We have not understood #topic#.',
    'I object, and my first ground is #topic#. I have others.',
    'No: we should be acting on #topic# before we know what it is.',
  ],
  choose: ['#who#, on the evidence.', 'I should nominate #who#.', '#who#. I have considered the others, briefly.'],
  volunteer: [
    'I shall. I would only correct whoever did it.',
    'Permit me. I label things.',
    'I will take it, and give a receipt.',
  ],
  able: [
    'Certainly. It is in my line.',
    'I can; I have even read the chapter on what goes wrong.',
    'Yes, given light and a moment.',
  ],
  unable: [
    'I know the principle. That is not the same thing.',
    'Not competently.',
    'I have read of it being done. By others.',
  ],
}
