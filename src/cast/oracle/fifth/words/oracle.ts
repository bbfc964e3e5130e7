/** Words for answers that nobody at the table knew before: each leads on to what it says. */
import type { Grammar } from '../../prose/prose.ts'

export const oracleWords: Grammar = {
  plainly: ['{You} need only look: #what#.', 'It is right there: #what#.', '#what.cap#, in plain sight.'],
  yes: ['Yes.', 'It is so.', '{You} {look|looks}, and yes.', 'As {you} hoped: yes.'],
  yesAnd: ['Yes, and more than that.', 'Yes, better than {you} could have asked.'],
  yesBut: ['In a manner of speaking, yes.', 'Yes, though not the way {you} would like.', 'Yes; up to a point.'],
  no: ['No.', 'Nothing of the kind.', 'It seems not.', '{You} {look|looks}, and no.'],
  noBut: ['Not that.', 'No; not quite.'],
  noAnd: ['No; worse than no.', 'No, and asking has cost something.'],
  stillYes: ['It is still so.', 'As before: yes.'],
  stillNo: ['Still not.', 'As before: no.'],
  notSeen: ['Not that {you} can see.', 'None that shows itself.', '{You} {see|sees} nothing of the kind.'],
  beside: ['It is by #what#.', 'Over there, by #what#.'],
  thereIsAnd: [
    'It is close at hand, too.',
    'Nobody else seems to have an eye on it.',
    'It is better than one would expect here.',
  ],
  thereIsBut: [
    'It will take a moment to get at.',
    'It is in full view of anybody who cares to look.',
    'It has seen better days.',
    'It is smaller than one would wish.',
  ],
  soAnd: ['There is no doubt about it.', 'It has been so for a good while.', 'Anybody could see it.'],
  soBut: ['Only just, though.', 'For now, at least.', 'It may not stay so.'],
  notBut: ['It looks it, all the same.', 'It was, not long ago.', 'It would not take much.'],
  instead: ['What there is: #what#.', '{You} {see|sees} #what# instead.'],
  mayTry: ['{You} can try.', 'Nothing says {you} cannot; trying would show.', 'One way to find out.'],
  unsaid: [
    'Nobody has said so, either way.',
    'That is not for a glance to settle; nobody has told {them} yet.',
    '{We} {do|does} not know that yet.',
  ],
  asKnown: ['As far as {we} {know|knows}:', 'What {we} {have|has} heard of it:'],
  askThem: ['#who# might know.', 'It would be a question for #who#.'],
  noTelling: ['There is no telling from here.', 'That would take finding out.', 'Looking alone does not answer it.'],
  isLocked: ['#way.cap# is locked.', '{You} {try|tries} #way#: locked.'],
  isOpen: ['#way.cap# is not locked.', '{You} {try|tries} #way#: it opens.'],
  isHere: ['#who# is here.', 'Yes: #who# is here.'],
  reads: [
    '{You} {watch|watches} #who# for a while: hands, eyes, breath.',
    '{You} {weigh|weighs} the words of #who# against the face.',
  ],
  readsHidden: [
    '#who# is keeping something back.',
    'What #who# says may be true; it is not all of it.',
    'There is a place that #who# steers around, whenever the talk comes near it.',
  ],
  readsPlain: ['As far as {you} can tell, #who# means what is said.', '#who# hides nothing that {you} can see.'],
  readsNothing: ['That face gives nothing away.', '{You} cannot make it out. It could be either.'],
}
