/** Words for what the company does for one another. */
import type { Grammar } from '../../prose/prose.ts'

export const companyWords: Grammar = {
  together: [
    'The company goes from place to place together. While it is at #place#, each can see to something of their own.',
    'Nobody is left behind, and nobody goes far alone: from #place# the company leaves as one. Here each can have a task.',
  ],
  lends: ['{You} {count|counts} #what# into the hand of #who#.', '{You} {open|opens} {your} purse: #what# for #who#.'],
  hands: ['{You} {hand|hands} #what# to #who#.', '{You} {pass|passes} #what# over to #who#.'],
  guard: [
    '{You} {take|takes} a post from which every way in can be seen.',
    '{You} {put|puts} {your} back to something solid and {watch|watches} the ways in.',
    '{You} {keep|keeps} watch while the others see to things.',
  ],
  guardSees: ['Something moves that is none of the company: #what#.', 'There: #what#. {You} {have|has} seen it first.'],
  guardQuiet: [
    'Nobody comes who did not come to mind their own business.',
    'For now it stays quiet, and nothing gets past.',
    'There is nothing to call out for.',
  ],
  watch: ['{You} {watch|watches} #who# without seeming to.', '{You} {keep|keeps} half an eye on #who#.'],
  watchHides: [
    '#who# is keeping something back: the hands say so.',
    'Each time the talk comes near something, #who# looks elsewhere.',
  ],
  watchPlain: [
    '#who# does nothing that one would not do in plain sight.',
    'As far as it shows, #who# means what is said.',
  ],
  watchNot: ['#who# gives nothing away.', '#who# looks up, and it is no use going on.'],
  scout: ['{You} {slip|slips} off by #way#, alone.', '{You} {go|goes} ahead by #way#, and the others wait.'],
  scoutBack: ['Before long {you} {are|is} back.', 'It does not take long; {you} {come|comes} back with an answer.'],
  scoutPeople: ['Somebody is there: #who#.', 'Not empty: #who#.'],
  scoutNobody: ['Nobody was to be seen there.', 'No one about, as far as one could see.'],
  scoutDanger: ['And something else: #what#.', 'And there is danger: #what#.'],
  scoutSeen: [
    'Somebody looks up too soon, and {you} {turn|turns} back with only a glimpse.',
    'A board creaks, a head turns, and that is all {you} {see|sees} of it.',
  ],
  scoutShut: ['#way.cap# is shut. {You} {come|comes} back no wiser.'],
  noWay: ['From here there is no way to it that {you} could take and be back soon.'],
  tends: ['{You} {kneel|kneels} down beside #who#.', '{You} {see|sees} to #who#, sleeves rolled up.'],
  tendsWell: ['What can be done is done, and #who# is easier for it.', '#who# breathes more evenly afterwards.'],
  tendsNot: ['It is beyond what {you} {know|knows}.', 'Whatever it is, {you} {find|finds} no remedy for it.'],
  binds: ['{You} {stop|stops} the bleeding of #who#.'],
  gesture: ['{You} #what#.'],
}
