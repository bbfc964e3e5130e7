/** The peoples with fire, scale, tusk or sky in their blood. */
import type { Profile } from './profile.ts'
import { phrasesOf, wordsOf } from './profile.ts'

export const tiefling: Profile = {
  name: 'tiefling',
  aliases: ['fiend-blooded'],
  about: 'a virtue or a vow chosen for oneself, or an old hissing name',
  starts: wordsOf('mal zar kri vex ash dam lev ska mor xan rie bal tha oz ver ner'),
  middles: wordsOf('ka ri za me vi xa lo'),
  ends: wordsOf('zith kos thea rax mia nax vus dra this lech nis ron seis'),
  lengths: [2, 3],
  words: {
    virtue: [
      wordsOf(
        'Clemency Penance Resolve Candour Mercy Vigil Solace Temperance Reverence Defiance Constancy Lament Ardour Quittance Absolution Fortune Bravery Heresy Wonder Jest',
      ),
    ],
  },
  shapes: ['{virtue}', '{given}', '{given} {virtue}'],
  notes: phrasesOf(
    'a promise made in public|chosen at a turning point, and never explained twice|worn like a coat with the lining out|the old tongue, for those who kept it|half a joke, and the other half is not|a name to be answered to, not hidden behind',
  ),
}

export const orc: Profile = {
  name: 'orc',
  aliases: ['half-orc', 'orcish'],
  about: 'guttural: gr, kh, u and o, and a deed where others have a family',
  starts: wordsOf('gru kho mog ur drag sna yor bru khar vol ho rag thok zug nar ush'),
  middles: wordsOf('ga zu ma ro ka'),
  ends: wordsOf('gash mok dush rak nar thug zha gol bak ghar lug sha tar kush'),
  lengths: [1, 2, 2, 3],
  words: {
    deed: [
      phrasesOf(
        'the Unbowed|Twice-Buried|Who Holds the Ford|Bone-Mender|the Quiet One|Three-Scars|Oath-Eater|the Late|Storm-Caller|Who Came Back',
      ),
    ],
  },
  shapes: ['{given}', '{given} {deed}'],
  notes: phrasesOf(
    'from the back of the throat|the deed is true, ask anyone|short, for shouting in bad weather|heavier than it is long|a name that was earned late|said with the chin up',
  ),
}

export const dragonborn: Profile = {
  name: 'dragonborn',
  aliases: ['drakekin', 'dragonkin'],
  about: 'the clan comes first: long, rolling, with a rasp in it',
  starts: wordsOf('ar kri shar bal med tor nad rho pat sor hes kav jhe mish zed ul'),
  middles: wordsOf('ra sha ri ja va ka ze'),
  ends: wordsOf('jhan ash thar rin vek shkan dax vir rash nan gor zys har les'),
  lengths: [2, 2, 3],
  words: {
    clan: [
      wordsOf('Verthi Kalax Ostur Dresha Myrka Yarjen Tolvar Ishka Prexi Lothi'),
      wordsOf('sandir thyl meskar vorran dathys kendur lashan'),
    ],
  },
  shapes: ['{clan} {given}', '{given}'],
  notes: phrasesOf(
    'clan first, as courtesy demands|the given name alone is for friends|rolls like a drum in a stone hall|a breath held and let go|honour in every consonant|long enough to make heralds sweat',
  ),
}

export const aasimar: Profile = {
  name: 'aasimar',
  aliases: ['celestial-blooded'],
  about: 'celestial: open vowels, bells at the end',
  starts: wordsOf('au se or ze mi ha ca ju rha sa el ty no ad ir pha'),
  middles: wordsOf('ri la di mu na be the so'),
  ends: wordsOf('riel than moth dael phor niel zar vah lum ron seph din'),
  lengths: [2, 3, 4],
  words: {
    light: [phrasesOf('of the First Bell|of the Ninth Hour|Lamp-Bearer|of the Open Gate|Dawnward|of the White Step')],
  },
  shapes: ['{given}', '{given} {light}'],
  notes: phrasesOf(
    'sounds like a bell a street away|for somebody who is watched over and knows it|a morning name|two rising notes|fit for a window of coloured glass|kind, and slightly too bright to look at',
  ),
}

export const genasi: Profile = {
  name: 'genasi',
  aliases: ['elemental', 'fire genasi', 'water genasi', 'air genasi', 'earth genasi'],
  about: 'elemental: the thing itself, or the noise it makes',
  starts: wordsOf('zeph bra tsu fla gra sil kol ri ush mae quar tir vol pyr nal'),
  middles: wordsOf('shi ra lo mi ka su'),
  ends: wordsOf('sha rak sil mar thu lun dusk ra fel nis gal quel strom'),
  lengths: [1, 2, 3],
  words: {
    element: [
      wordsOf('Ember Gale Ripple Basalt Squall Cinder Brook Flint Eddy Scoria Drift Tarn Gust Kindle Loam Spindrift'),
    ],
  },
  shapes: ['{element}', '{given}', '{given} {element}'],
  notes: phrasesOf(
    'named for the first thing the midwife noticed|the noise before the word|never quite still|a name with weather in it|plain as a stone, and as patient|changes with the mood of whoever says it',
  ),
}
