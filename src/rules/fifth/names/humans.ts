/** Humans name by where they come from. */
import type { Profile } from './profile.ts'
import { phrasesOf, wordsOf } from './profile.ts'

const human = (
  name: string,
  profile: Omit<Profile, 'name' | 'shapes' | 'lengths'>,
  lengths = [2, 3, 1, 2],
): Profile => ({
  name: `human-${name}`,
  shapes: ['{given} {family}', '{given} {family}', '{given}'],
  lengths,
  ...profile,
})

const northern = human('northern', {
  aliases: ['north', 'fjord', 'northern'],
  about: 'cold coasts: blunt syllables, a parent or a place behind them',
  starts: wordsOf('stig hal sig ran tor ei grim as ol ull fros vand hjal ket'),
  middles: wordsOf('va ri la ne do'),
  ends: wordsOf('dis var rid mar ulf gerd vik leif dan stein na rek'),
  words: { family: [wordsOf('Holm Strand Skarn Vester Oster Tarn Kald'), wordsOf('vik sund gard nes dal haug mark')] },
  notes: phrasesOf(
    'a name for bad weather|sounds like an oar in its lock|from the far side of the ice|someone whose word is short and kept|plain wool, good knife',
  ),
})

const coastal = human(
  'coastal',
  {
    aliases: ['southern', 'harbour', 'island', 'coastal'],
    about: 'warm harbours: rolled r, open endings',
    starts: wordsOf('mar lo va ces ri bel to san cor fe dal pe gia ni'),
    middles: wordsOf('re li va no ra ti se'),
    ends: wordsOf('na ro la zzo ta lio sca dro nza mo vi ra'),
    words: {
      family: [
        wordsOf('Bra Cor Fal Monte Ric Sal Ver Tor Gal'),
        wordsOf('vello dino mara zante cetti loro pesca santi'),
      ],
    },
    notes: phrasesOf(
      'sung rather than said|a cousin in every port|warm stone and fish nets|for a talker, or somebody paid to seem one|good on a shop sign',
    ),
  },
  [2, 3],
)

const desert = human('desert', {
  aliases: ['caravan', 'dune', 'desert'],
  about: 'dry roads: breathed h and kh, long a',
  starts: wordsOf('ha za ra kha su ta ma fa sha ya na ja'),
  middles: wordsOf('ri li mi sa di bi'),
  ends: wordsOf('rah din mir zad fiq nel sim lah reth bar dun yan'),
  words: { family: [phrasesOf('Amber|Seven|Red|Far|Still|Bitter'), phrasesOf('well|dunes|tents|road|moon|palm')] },
  notes: phrasesOf(
    'measured in days of travel|somebody who never wastes water or words|heard over camel bells|a guest-name, given to strangers|dry humour included',
  ),
})

const river = human('river', {
  aliases: ['eastern', 'lowland', 'river'],
  about: 'river plains: short bright syllables, family after',
  starts: wordsOf('mei tan ju lin sha wen hu ron yu kai bai sen'),
  middles: wordsOf('no ri ha mu ka'),
  ends: wordsOf('lan ko ren shu mi dao ki zen tan ying ru han'),
  words: { family: [wordsOf('Lun Sato Mur Tien Asa Gor Hai'), wordsOf('mori wei nara shan kawa dan')] },
  notes: phrasesOf(
    'two brushstrokes|a teacher would approve|quiet water, quick fish|written large over a gate|somebody who bows first and remembers',
  ),
})

const highland = human('highland', {
  aliases: ['hill', 'clan', 'highland'],
  about: 'hills and rain: soft clusters, clan names with stones in them',
  starts: wordsOf('bren car fion gwen mor aed cal dru ness con rho ew tir'),
  middles: wordsOf('na wy ra do ga'),
  ends: wordsOf('nan wyn dach ric lin mhor ag dryn ain len gan vath'),
  words: { family: [wordsOf('Mac Glen Car Dun Inver Strath'), wordsOf('dovan mori lachy brae tarrow hessan ullin')] },
  notes: phrasesOf(
    'peat smoke and a long memory|half a song already|there are four more of that name in the valley|for somebody who counts sheep and enemies|a name that carries across a glen',
  ),
})

const imperial = human('imperial', {
  aliases: ['old empire', 'city', 'imperial', 'western', 'human'],
  about: 'paved streets: three measured syllables and a house',
  starts: wordsOf('cas val ser mar aur luc tib dom pris oct jul fab'),
  middles: wordsOf('si le ri ti vi ra'),
  ends: wordsOf('na nus vin ra dian tor mus la cius lia rix va'),
  words: { family: [wordsOf('Cor Ver Pal Aqui Sept Mont Drav'), wordsOf('elius antus orian estra ivane ullo')] },
  notes: phrasesOf(
    'belongs on a bronze plate|a good school and a bad inheritance|somebody with seals and a clerk|sounds older than the house it names|for the kind of person who is announced',
  ),
})

export const humans: readonly Profile[] = [imperial, northern, coastal, desert, river, highland]
