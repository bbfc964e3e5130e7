/** Words for beginnings and ends. */
import type { Grammar } from '../../prose/prose.ts'

export const endWords: Grammar = {
  with: ['With {them}: #who#.', '{You} {are|is} not alone: #who# came along.', 'Beside {you}, #who#.'],
  party: ['The company: #who#.', 'These are they: #who#.'],
  recap: ['Where we left off.', 'So far, then.', 'To take up the thread.'],
  still: ['{We} {are|is} at #place#, #time#.', 'It finds {them} at #place#, #time#.'],
  onTable: ['On the table: #what#.', 'What is still open: #what#.'],
  level: [
    '#who# has grown into level #reached#.',
    'It has made something of #who#: level #reached#.',
    '#who# is not who set out: level #reached#.',
  ],
  questDone: ['**#name#**: done.', 'That was *#name#*, and it is done.'],
  questLearned: ['**#name#**: answered.', 'That answers *#name#*.'],
  owes: [
    '#who# promised #what# for it, and will want to hear how it went.',
    'There is #what# to be had for it from #who#, in person.',
  ],
  paid: [
    '#who# hears how it went, and counts out what was promised: #what#.',
    'A promise is a promise: #who# pays up. #what.cap#, shared out.',
  ],
  unpaid: ['#who# promised #what# for it, and will not be paying anybody now.'],
  closing: [
    'Let us leave it there for now: {we} {are|is} at #place#, #time#, and #hook.lower#',
    'The candle is down to its last inch. {We} {rest|rests} at #place#; #hook.lower#',
    'Here the evening ends, at #place#. #hook#',
  ],
  hookClock: ['*#name#* has not stopped.', 'Somewhere *#name#* goes on counting.'],
  hookWay: ['#way.cap# still waits.', 'Nobody has taken #way# yet.'],
  hookPerson: ['#who# has not said everything.', 'There is more to #who# than was told today.'],
  hookPlain: ['the road is still there in the morning.', 'tomorrow will want an answer.'],
  ended: ['And so it ends.', 'That is how it came out.', 'This is where the story comes to rest.'],
  afterwards: [
    'After *#name#* there are other roads, and other evenings.',
    'The story is told. Whoever comes back will find the world as it was left.',
  ],
  epilogue: [
    'The story has come out, as stories do: *#name#*. What is left is the rest of a life.',
    'After *#name#* there are only days, and they are good to have.',
  ],
  awayNow: ['From here #who# goes on without being told to.'],
  backNow: ['Welcome back. Meanwhile: #what#', 'While {you} were gone: #what#'],
  backQuiet: ['Welcome back. Nothing much happened while {you} were away.'],
  down: ['The world is far away, and getting smaller.', 'Dark, and voices in it.'],
  allDown: [
    'Nobody is left standing. Hands take hold of {them}, not gently.',
    'When it is over the company lies where it fell, and somebody goes from one to the next.',
  ],
  rescued: [
    '{We} {come|comes} to at #place#, alive, robbed of time and a good deal of pride.',
    'Somebody carried {them} out. {We} {wake|wakes} at #place#, in pieces but breathing.',
  ],
}
