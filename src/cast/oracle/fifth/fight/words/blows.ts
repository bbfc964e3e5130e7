/** Blows by what deals them: how they are begun, how they land, how they miss. */
import type { Grammar } from '../../../prose/prose.ts'

/** How a blow is begun, by the manner of the weapon. Each ends where the target has been named. */
export const begun = {
  blade: [
    '{swing|swings} the #weapon# at #target#',
    '{cut|cuts} at #target# from the side',
    '{bring|brings} the #weapon# down at #target#',
    '{step|steps} inside and {slash|slashes} at #target#',
    '{turn|turns} the #weapon# over and {hew|hews} at #target#',
    '{go|goes} for #target# with a long backhand cut',
    '{feint|feints} high and {cut|cuts} low at #target#',
    '{let|lets} the #weapon# go round in a short hard arc at #target#',
  ],
  point: [
    '{thrust|thrusts} the #weapon# at #target#',
    '{lunge|lunges} at #target# behind the #weapon#',
    '{drive|drives} the point at #target#',
    '{jab|jabs} twice at #target#, quick as a needle',
    '{slip|slips} the #weapon# in under #targets# guard',
    '{lean|leans} into a straight thrust at #target#',
    '{dart|darts} in at #target# with the #weapon# held low',
  ],
  blunt: [
    '{swing|swings} the #weapon# at #target#',
    '{bring|brings} the #weapon# round at #target# from the heels',
    '{hammer|hammers} at #target# with the #weapon#',
    '{put|puts} both shoulders into a blow at #target#',
    '{let|lets} the #weapon# drop on #target# like a gate',
    '{knock|knocks} a way in and {strike|strikes} at #target#',
  ],
  jaws: [
    '{snap|snaps} at #target#',
    '{lunge|lunges} jaws first at #target#',
    '{go|goes} for #target# with bared teeth',
    '{worry|worries} at #target#, low and fast',
    '{bite|bites} at whatever of #target# is nearest',
  ],
  claws: [
    '{rake|rakes} at #target#',
    '{claw|claws} at #target# with both hands',
    '{tear|tears} at #target#, hooked and eager',
    '{swipe|swipes} at #target# from below',
    '{reach|reaches} for #target# with long nails',
  ],
  limb: [
    '{swing|swings} at #target# with bare strength',
    '{strike|strikes} at #target# open-handed',
    '{throw|throws} a heavy blow at #target#',
    '{slam|slams} forward at #target#',
    '{lash|lashes} out at #target#',
  ],
  shot: [
    '{draw|draws}, {hold|holds} half a breath and {loose|looses} at #target#',
    '{send|sends} a shaft at #target#',
    '{level|levels} the #weapon# at #target# and {let|lets} go',
    '{shoot|shoots} at #target# past everybody else',
    '{find|finds} a line to #target# and {shoot|shoots} along it',
    '{take|takes} the time to aim at #target#',
  ],
  thrown: [
    '{throw|throws} the #weapon# at #target#',
    '{send|sends} the #weapon# spinning at #target#',
    '{hurl|hurls} the #weapon# at #target# overarm',
    '{let|lets} the #weapon# fly at #target#',
  ],
  strange: [
    '{reach|reaches} out for #target#',
    '{turn|turns} on #target#',
    '{bear|bears} down on #target#',
    '{strike|strikes} at #target#',
    '{close|closes} on #target# in a way nothing should move',
  ],
} as const

export type Manner = keyof typeof begun

const manners = Object.keys(begun) as Manner[] // the keys of that very object

/** Every manner has the same sentences around it. */
function sentencesFor(manner: Manner): Grammar {
  const go = `#go-${manner}#`
  return {
    [`go-${manner}`]: begun[manner],
    [`hit-${manner}`]: [
      `#who# ${go}, and #lands#.`,
      `#who# ${go}; #lands#.`,
      `#moment# #who# ${go}, and #lands#.`,
      `#who# ${go}. #landsFull#`,
    ],
    [`graze-${manner}`]: [`#who# ${go}, but #grazes#.`, `#who# ${go}; #grazes#.`, `#who# ${go}. #grazesFull#`],
    [`heavy-${manner}`]: [
      `#who# ${go}, and #crushes#.`,
      `#who# ${go}. #crushesFull#`,
      `#moment# #who# ${go}, and #crushes#.`,
    ],
    [`critical-${manner}`]: [
      `#moment# #who# ${go}, and #crushes#.`,
      `#gap# #who.cap# ${go}; #crushes#.`,
      `#gap# #who.cap# ${go}, and #crushes#.`,
      `#gap# #who.cap# ${go}. #crushesFull#`,
    ],
    [`miss-${manner}`]: [
      `#who# ${go}, but #misses#.`,
      `#who# ${go}. #missesFull#`,
      `#moment# #who# ${go}, and #misses#.`,
      `#who# ${go}; #misses#.`,
    ],
    [`spoil-${manner}`]: [`#who# ${go}, and #spoils#.`, `#who# ${go}. #spoilsFull#`],
    [`kill-${manner}`]: [`#who# ${go}, and #falls#.`, `#who# ${go}. #fallsFull#`, `#moment# #who# ${go}, and #falls#.`],
    [`down-${manner}`]: [`#who# ${go}, and #drops#.`, `#who# ${go}. #dropsFull#`],
    [`out-${manner}`]: [
      `#who# {turn|turns} the blow at the last moment, and #sleeps#.`,
      `#who# ${go}, flat and hard, and #sleeps#.`,
    ],
  }
}

const shared: Grammar = {
  moment: [
    'In the crush,',
    'Half turned,',
    'Out of the corner of the fight,',
    'Before anybody can shout,',
    'Without a word,',
    'One step to the left,',
    'Through the din,',
    'Breathing hard,',
    'Between two heartbeats,',
    'With no room to think,',
  ],
  gap: [
    'A gap opens, no wider than a hand.',
    'For one beat everything is where it should be.',
    'It is the sort of opening that comes once.',
    'Somebody looks the wrong way for half a second.',
    'The guard is down, and it will not be down again.',
    'A foot slips, and that is all it takes.',
    'It is luck, and it is skill, and nobody will ever say which.',
    'Everything slows, the way it does before something breaks.',
    'Steel rings once, and then the way is clear.',
    'Somebody blinks.',
    'The shield goes left; the blow does not.',
    'There is a rhythm to these things, and it has just been found.',
  ],
  lands: [
    'it goes home',
    'it strikes true',
    'it finds the gap',
    'the blow tells',
    '#target# [feel|feels] it to the bone',
    '#target# [give|gives] ground',
    '#target# [reel|reels]',
    '#target# [stagger|staggers] and [keep|keeps] standing',
    '#target# [pay|pays] for being slow',
    'there is no getting out of its way',
    'the guard comes up too late',
  ],
  landsFull: [
    'It tells.',
    '#target# [take|takes] it badly.',
    'There is a grunt, and a step back.',
    'It lands where it was meant to.',
    '#target# [are|is] slower after that.',
    'The sound of it turns heads.',
    'This time nothing is in the way.',
    '#target# [curse|curses] through set teeth.',
  ],
  grazes: [
    'it barely breaks the skin',
    'most of it goes wide',
    'it is more sting than wound',
    '#target# [turn|turns] the worst of it aside',
    'it takes a strip and no more',
    'it only scores the surface',
  ],
  grazesFull: [
    'A scratch; it will do for a start.',
    '#target# hardly [notice|notices].',
    'It glances, and leaves a mark.',
    'Not deep, but it counts.',
  ],
  crushes: [
    'the force of it nearly lifts #target# off the ground',
    'something gives that should not give',
    '#target# [fold|folds] around it',
    'for a moment nobody is sure that #target# will stay up',
    'it goes in as if nothing were there',
    '#target# [are|is] driven back three steps',
  ],
  crushesFull: [
    'The sound alone makes others flinch.',
    '#target# [sway|sways], and the fight holds its breath.',
    'It is the kind of blow that ends arguments.',
    'Nobody who sees it envies #target#.',
  ],
  misses: [
    '#target# [are|is] not there any more',
    'it meets only air',
    '#target# [turn|turns] it aside',
    'it goes a hand too high',
    'the ground takes it instead',
    '#target# [sway|sways] back just far enough',
    'it scrapes past and does nothing',
    'the footing is wrong, and it goes wide',
    '#target# [knock|knocks] it away',
    'somebody jostles, and it is spoiled',
  ],
  missesFull: [
    'It goes wide.',
    '#target# [see|sees] it coming.',
    'A good try, and nothing else.',
    'Nothing comes of it.',
    '#target# [duck|ducks], and it is past.',
    'The answer is a shake of the head.',
    'It would have been a fine stroke a moment earlier.',
  ],
  spoils: [
    'haste spoils it',
    'it goes into the ground a hand away',
    'the angle is wrong',
    'somebody stumbles into it',
    'for once lying still is the best defence',
  ],
  spoilsFull: [
    'Even that can go wrong.',
    'It is harder than it looks.',
    'Not like this, says the hand, and goes wide.',
  ],
  falls: [
    '#target# [do|does] not get up again',
    'that is the end of #target#',
    '#target# [are|is] done with fighting, and with everything',
    '#target# [go|goes] down and [stay|stays] down',
    '#target# [sink|sinks] without another sound',
    'nothing is left to hold #target# up',
  ],
  fallsFull: [
    '#target# [fall|falls], and the place where #target# stood is empty.',
    'One step more, from habit, and #target# [are|is] past all steps.',
    '#target# [topple|topples] like something cut at the root.',
    'Whatever #target# meant to do next will not be done.',
    '#target# [crumple|crumples] and [lie|lies] still.',
  ],
  drops: [
    '#target# [go|goes] down hard',
    'the legs go from under #target#',
    '#target# [drop|drops] like a cut rope',
    '#target# [are|is] on the ground before the cry is out',
    'the light goes narrow and then out for #target#',
  ],
  dropsFull: [
    '#target# [fall|falls], and [do|does] not rise.',
    'Somebody shouts a name. #target# [hear|hears] none of it.',
    'There is a gap in the line, and #target# [are|is] lying in it.',
  ],
  sleeps: [
    '#target# [fold|folds] up, senseless and breathing',
    '#target# [drop|drops] with open eyes that see nothing, alive',
    '#target# [are|is] out before the ground arrives',
  ],
}

export const blowWords: Grammar = Object.assign({}, ...manners.map(sentencesFor), shared) as Grammar
