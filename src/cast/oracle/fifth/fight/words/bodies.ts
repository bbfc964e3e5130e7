/** What happens to bodies beside blows: spells that land, wounds that close, falling asleep, dying, coming back. */
import type { Grammar } from '../../../prose/prose.ts'

export const bodyWords: Grammar = {
  cast: [
    '#who# {speak|speaks} three words that hurt to hear, and *#spell#* answers.',
    '#who# {open|opens} a hand, and *#spell#* is in it.',
    '#who# {draw|draws} the shape of *#spell#* in the air.',
    'The air tightens. #who# {call|calls} up *#spell#*.',
    '#who# {let|lets} *#spell#* go.',
    '*#spell#*, says #who#, and the world gives way a little.',
    'With a breath held too long, #who# {cast|casts} *#spell#*.',
    '#who# {shut|shuts} out the noise and {shape|shapes} *#spell#*.',
    'Light crawls over #whose# knuckles, and becomes *#spell#*.',
    '#who# {reach|reaches} for *#spell#* and {find|finds} it.',
  ],
  wards: [
    'Something settles, and holds.',
    'It takes, quietly.',
    'For a moment the air has a grain to it, like wood; then it is only air that helps.',
    'What it does is not seen so much as leaned on.',
  ],
  fizzles: [
    'Whatever it was meant to do, it does not.',
    'The light of it dies without an echo.',
    'Nobody so much as stumbles.',
    'It finds no hold.',
    'The power goes past and is gone.',
    'For all the light of it, nothing is touched.',
    'It breaks on nothing, like a wave on a jetty.',
  ],
  'by-fire': [
    '#target# [stand|stands] in flame for a moment, and [come|comes] out of it smoking.',
    'Heat slams into #target#.',
    'Fire runs over #target# as if it had been waiting.',
    '#target# [beat|beats] at the flames.',
  ],
  'by-cold': [
    'Frost blooms on #target#.',
    '#target# [stiffen|stiffens], rimed white.',
    'The cold goes into #target# and stays.',
  ],
  'by-storm': [
    'A white line stands between them, and #target# [are|is] thrown back.',
    'The crack of it shakes #target# to the teeth.',
    '#target# [jerk|jerks] to a tune nobody else can hear.',
  ],
  'by-venom': [
    'It eats at #target#, hissing.',
    'A grey look comes over #target#.',
    '#target# [retch|retches] and [blink|blinks] it away too late.',
  ],
  'by-dark': [
    'Something cold is drawn out of #target#.',
    '#target# [clutch|clutches] at nothing, and [shiver|shivers].',
    'The colour goes from #target#.',
  ],
  'by-light': [
    'Light stands on #target# like a judgment.',
    'It strikes #target# with the weight of a bell.',
    '#target# [reel|reels] from a blow nobody sees.',
  ],
  'by-force': [
    'It takes #target# square.',
    '#target# [are|is] hit, and hit again.',
    'The hurt goes clean through #target#.',
  ],
  burns: [
    'That is more than #target# can bear.',
    '#target# [drop|drops] in the midst of it.',
    'When it fades, #target# [are|is] down.',
  ],
  heals: [
    '#target# [draw|draws] a breath that reaches the bottom again.',
    'Torn skin closes, and #target# [stand|stands] straighter.',
    'The pain steps back from #target#, polite for once.',
    'Colour comes back to #target#.',
    '#target# [flex|flexes] a hand, and it obeys.',
    'Some of what was taken from #target# is put back.',
  ],
  wakes: [
    '#target# [come|comes] up out of the dark, gasping.',
    '#target# [open|opens] both eyes, and [look|looks] for a weapon.',
    'A cough, a curse, and #target# [are|is] back.',
    '#target# [sit|sits] up among the feet of the fight.',
  ],
  drinks: [
    '#who# {pull|pulls} the stopper with the teeth and {tip|tips} the #item# back.',
    'A stopper flies; the #item# goes down in one swallow.',
    '#who# {drink|drinks} the #item#, which tastes of metal and spring.',
  ],
  gives: [
    '#who# {lift|lifts} #targets# head and {pour|pours} the #item# between closed teeth.',
    '#who# {kneel|kneels} in the noise and {get|gets} the #item# into #target#.',
  ],
  saves: [
    'On the ground, #target# [hold|holds] on.',
    '#targets# chest still moves.',
    '#target# [are|is] a long way off, and not gone.',
    'Something in #target# refuses.',
  ],
  fails: [
    '#target# [lie|lies] too still.',
    '#targets# breath catches, and takes its time to come again.',
    'A little more slips away from #target#.',
    'The blood under #target# has found a way downhill.',
  ],
  worse: [
    'The blow falls on somebody already down: #target# [shudder|shudders].',
    'There is no mercy in it; #target# [are|is] struck where #target# [lie|lies].',
  ],
  steadies: [
    'The bleeding stops. #target# will keep, for now.',
    '#target# [breathe|breathes], shallow and even, and out of danger.',
    'A knot holds; #target# [are|is] no longer slipping.',
  ],
  'dies-hero': [
    'And then #target# [are|is] gone. It makes no sound at all. The fight goes on around the place, and nobody steps there.',
    '#targets# hand opens. Those who are near see it, and know, and have no time for it yet.',
    'Nothing in #target# answers any more. Somebody says the name anyway.',
  ],
  dies: [
    '#target# [die|dies] without another word.',
    'It is over for #target#.',
    '#target# [are|is] dead before anybody has looked twice.',
  ],
  'is-prone': [
    '#target# [go|goes] sprawling.',
    '#target# [lose|loses] the ground and [land|lands] on it.',
    'Down #target# [go|goes], all elbows.',
  ],
  'is-grappled': [
    '#target# [are|is] held fast.',
    'There is no shaking off that grip; #target# [are|is] caught.',
    'Arms lock around #target#.',
  ],
  'is-restrained': [
    '#target# [are|is] tangled and [cannot|cannot] get free.',
    'Everything #target# [do|does] pulls it tighter.',
  ],
  'is-frightened': [
    'Fear takes #target# by the neck.',
    '#target# [look|looks], and [wish|wishes] not to have looked.',
    'The courage runs out of #target# like water.',
  ],
  'is-poisoned': [
    'The poison is in; #target# [sway|sways].',
    'Sweat stands on #target#, and the edges of things swim.',
  ],
  'is-blinded': ['#target# [see|sees] nothing.', 'The world goes white, then black, for #target#.'],
  'is-charmed': [
    'The fight goes out of #target#, and something gentler and worse comes in.',
    '#target# [smile|smiles] at the wrong person.',
  ],
  'is-paralyzed': ['#target# [stop|stops] in the middle of a movement.', 'Not one of #targets# fingers will move.'],
  'is-stunned': ['#target# [stand|stands] there, empty-eyed.', 'The wits are knocked clean out of #target#.'],
  'is-unconscious': [
    '#target# [sigh|sighs], [sway|sways] and [lie|lies] down in the middle of it all.',
    'Sleep takes #target# between one blow and the next.',
    '#target# [are|is] asleep before the knees have bent.',
    '#target# [fold|folds] up, asleep on the way down.',
    '#targets# eyes close, and the rest follows.',
  ],
  'is-other': ['#target# [are|is] #condition# now.', 'It leaves #target# #condition#.'],
  rises: [
    '#target# [get|gets] up.',
    '#target# [scramble|scrambles] up again.',
    '#target# [are|is] on both feet again.',
  ],
  frees: ['#target# [tear|tears] loose.', '#target# [get|gets] an arm free, and then the rest.'],
  loses: ['The thread slips, and #whose# spell with it.', '#who# {wince|winces}, and what was held in mind is gone.'],
  'does-second-wind': [
    '#who# {spit|spits}, {breathe|breathes}, and {find|finds} there is more where that came from.',
    '#who# {set|sets} the jaw and {put|puts} the pain somewhere else.',
    'A breath to the bottom of the lungs, and #who# {are|is} back in it.',
  ],
  'does-action-surge': [
    'There is no time for it, and #who# {take|takes} it anyway.',
    '#who# {do|does} in one heartbeat what others do in two.',
  ],
  'does-rage': [
    'Something in #who# comes off its chain.',
    '#who# {roar|roars}, and what pain there was becomes fuel.',
    'The world goes red and simple for #who#.',
  ],
  'does-reckless-attack': [
    '#who# {throw|throws} all caution into the blow.',
    '#who# {forget|forgets} about guarding anything.',
  ],
  'does-lay-on-hands': [
    '#whose# hands are warm, and then warmer than hands.',
    '#who# {lay|lays} a palm where it hurts, and a light goes in.',
  ],
  'does-bardic-inspiration': [
    '#who# {call|calls} out three words, and #target# [stand|stands] taller for them.',
    '#who# {find|finds} the one thing #target# [need|needs] to hear.',
    'A bar of an old song from #who#, and #target# [are|is] not tired any more.',
  ],
  'does-turn-undead': [
    '#who# {lift|lifts} a holy sign, and it is suddenly the only light there is.',
    '#who# {speak|speaks} to the dead in a voice they remember.',
  ],
  'does-preserve-life': [
    '#who# {hold|holds} out both hands, and the worst of it is undone.',
    'Mercy goes out from #who# like warmth from a stove.',
  ],
  'does-patient-defence': [
    '#who# {become|becomes} very hard to hit.',
    '#who# {let|lets} everything come, and {be|is} elsewhere.',
  ],
  'does-step-of-the-wind': [
    '#who# {move|moves} like something the wind has let go of.',
    'A step, and #who# {are|is} across the field.',
  ],
  isTurned: [
    '#who# {recoil|recoils} from the sign and {scrabble|scrabbles} to get away.',
    'Nothing is left in #who# but the wish to be elsewhere.',
  ],
  shields: [
    'A pane of light stands up before #who# for as long as the blow lasts.',
    '#who# {flick|flicks} a hand, and the air in front of it turns hard.',
    'It stops a hand short of #who#, on nothing anybody can see.',
  ],
}
