/** Feet: closing in, getting out, hiding, helping, standing by. */
import type { Grammar } from '../../../prose/prose.ts'

export const movingWords: Grammar = {
  closes: [
    '#who# {close|closes} in on #target#.',
    'Three strides, and #who# {stand|stands} before #target#.',
    '#who# {come|comes} at #target# head down.',
    '#who# {cut|cuts} #target# off from the others.',
    '#who# {go|goes} straight for #target#.',
  ],
  comesNear: [
    '#who# {come|comes} up at a run.',
    '#who# {cross|crosses} the open ground.',
    '#who# {leave|leaves} cover and {come|comes} on.',
  ],
  goesFar: [
    '#who# {fall|falls} back out of the thick of it.',
    '#who# {put|puts} ground between.',
    '#who# {back|backs} off to where there is room to aim.',
  ],
  breaksAway: [
    '#who# {break|breaks} away.',
    '#who# {step|steps} out of reach.',
    '#who# {twist|twists} out of the press.',
  ],
  withdraws: [
    '#who# {give|gives} ground with care, guard up.',
    'Step by step, and never with a turned back, #who# {disengage|disengages}.',
  ],
  dashes: ['#who# {run|runs}.', '#who# {run|runs} flat out, bent low.', '#who# {spend|spends} everything on speed.'],
  dodges: [
    '#who# {wait|waits} behind a raised guard.',
    '#who# {keep|keeps} moving, and {give|gives} nobody a target.',
    '#who# {set|sets} both feet and {watch|watches} every hand.',
    '#who# {think|thinks} of nothing but what is coming.',
  ],
  hides: [
    '#who# {slip|slips} out of sight.',
    'Where #who# stood there is only shadow.',
    '#who# {are|is} there, and then {are|is} not.',
  ],
  isSeen: [
    '#who# {look|looks} for cover, and every eye follows.',
    'There is nowhere to hide that somebody has not seen.',
  ],
  helps: [
    '#who# {draw|draws} eyes away from #target#.',
    '#who# {make|makes} an opening and {leave|leaves} it to #target#.',
    '#who# {set|sets} it up for #target#.',
  ],
  readies: ['#who# {wait|waits} for the right moment.', '#who# {hold|holds} still, ready.'],
  leavesOpening: [
    '#who# {strike|strikes} as #target# [turn|turns] away.',
    '#target# [turn|turns] away, and #who# {have|has} been waiting for it.',
  ],
  grabs: ['#who# {seize|seizes} #target#.', '#who# {get|gets} both arms around #target#.'],
  gripFails: [
    '#who# {grab|grabs} for #target# and {come|comes} away with nothing.',
    '#target# [slip|slips] out of the grip.',
  ],
  shoves: ['#who# {put|puts} a shoulder into #target#.', '#who# {shove|shoves} #target# with both hands.'],
  shoveFails: [
    '#target# [stand|stands] like a post, and the shove comes to nothing.',
    '#who# {push|pushes}, and #target# [push|pushes] back harder.',
  ],
  cannotMove: ['#who# {strain|strains} and {get|gets} nowhere.', 'Nothing #who# {try|tries} gets loose.'],
  flees: [
    '#who# {turn|turns} and {run|runs}.',
    '#who# {have|has} had enough, and {go|goes} without a look back.',
    'A last look, and #who# {are|is} away.',
    '#who# {throw|throws} away what is heavy, and {run|runs}.',
  ],
  shaken: [
    'Something has gone out of #who#: the eyes look for a way out.',
    '#who# {look|looks} at the fallen and no longer at the living.',
    '#whose# courage hangs by a thread, and the thread parts.',
  ],
  tricks: [
    'It works.',
    'And it comes off.',
    'For once the idea was as good as it sounded.',
    'Luck and nerve meet half way.',
    'It goes the way it was meant to.',
  ],
  trickFails: [
    'It does not come off.',
    'It was a better idea a moment ago.',
    'Nobody falls for it.',
    'It goes wrong, though no worse than that.',
    'The moment for it has passed.',
  ],
  isOpen: [
    '#target# [are|is] off guard.',
    'For a breath #target# [look|looks] the wrong way.',
    'It leaves #target# wide open.',
  ],
  stepsAway: ['#target# [are|is] driven back.', 'There is room again around #target#.'],
  turnsTo: [
    '#who# {turn|turns} to #target# instead.',
    'Nobody is left there; #who# {look|looks} to #target#.',
    'Then it must be #target#.',
  ],
  readsField: [
    '#who# {take|takes} it in at a glance.',
    '#who# {look|looks} about, quickly, between two breaths.',
    'A moment to see how it stands.',
  ],
}
