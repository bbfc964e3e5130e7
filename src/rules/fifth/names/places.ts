/** Places and factions, each after four patterns that take turns, so that offers differ in kind and not only in sound. */
import type { Stream } from '../../../core/random.ts'
import { buildGiven, capital, drawColumns, drawFrom } from './build.ts'
import { humans } from './humans.ts'
import type { Made } from './profile.ts'
import { phrasesOf, wordsOf } from './profile.ts'

const looks = wordsOf('Ash Grey Thorn Fallow Hollow Black Long Raven Cold Marsh Elder Stone Bramble White Crow Amber')
const lands = wordsOf('ford mere barrow wick combe field moor stead fen holt brook ridge haven reach gate water')
const deeds = phrasesOf('Rest|Last Stand|Folly|Leap|Crossing|Bargain|Mercy|Hearth|Claim|Watch')
const works = wordsOf('Salt Tin Rope Horse Toll Candle Wool Lime Ferry Kiln Smoke Cask')
const sites = wordsOf('market works gate stairs yard landing row quay pit bridge')
const [worn, wornEnds] = [
  wordsOf('Tarr Wex Brae Olm Hest Dunn Corr Gly Sker Averr Mul Penn Ister'),
  wordsOf('en ick ow ley um et a oth ing ery'),
]

function founder(stream: Stream): string {
  const [people] = humans
  return people === undefined ? 'Marrow' : buildGiven(people, 2, stream)
}

/** Described, remembered, worn down, or named for what is done there. */
export function makePlace(turn: number, stream: Stream): Made {
  switch (turn % 4) {
    case 0:
      return { name: drawColumns([looks, lands], stream), note: 'named for what the first settlers saw' }
    case 1:
      return {
        name: `${founder(stream)}'s ${drawFrom(deeds, stream)}`,
        note: 'named for somebody, and for what befell them',
      }
    case 2:
      return {
        name: drawColumns([worn, wornEnds], stream),
        note: 'an old word worn down until nobody knows what it meant',
      }
    default:
      return { name: drawColumns([works, sites], stream), note: 'named for the work that is done there' }
  }
}

const qualities = wordsOf('Quiet Gilded Hollow Ninth Patient Sunken Unlit Threefold Pale Brazen Honest Broken')
const bodies = wordsOf('Hand Ledger Lantern Choir Wheel Hound Mask Table Thread Anvil Tide Court')
const groups = wordsOf('Keepers Daughters Bearers Heirs Wardens Brothers Tellers Menders Readers Counters')
const causes = phrasesOf(
  'the Last Door|Ash|the Drowned Bell|Fair Weight|the Long Debt|Silence|the Open Hand|First Light',
)
const ominous = wordsOf('Murmur Tithe Residue Undertow Vesper Gristle Remainder Lull Thaw Ossuary Threnody Cinders')
const acronyms: readonly (readonly [short: string, long: string])[] = [
  ['SALT', 'Sworn Assessors of Landing Tolls'],
  ['REED', 'River Engineers and Embankment Diggers'],
  ['WICK', 'Watch for Idle Candles and Kindling'],
  ['OATH', 'Office of Arms, Titles and Heraldry'],
  ['CARD', 'Collectors of Arrears, Rents and Duties'],
  ['PLUMB', 'Provincial League of United Masons and Bricklayers'],
  ['FERN', 'Fellowship of Established Remedy Nurses'],
  ['GRAIN', 'Guild Reserve for Autumn and Industry Needs'],
]

function makeAcronym(stream: Stream): Made {
  const [short, long] = acronyms[Number(drawFrom(Object.keys(acronyms), stream))] ?? ['', '']
  return { name: short, note: `${long}; nobody says all of it` }
}

/** The Adjective Noun, Nouns of a Cause, one ominous word, or letters that stand for something. */
export function makeFaction(turn: number, stream: Stream): Made {
  switch (turn % 4) {
    case 0:
      return {
        name: `The ${drawFrom(qualities, stream)} ${drawFrom(bodies, stream)}`,
        note: 'a name with a sign to paint',
      }
    case 1:
      return {
        name: `${drawFrom(groups, stream)} of ${drawFrom(causes, stream)}`,
        note: 'says whom they serve, and hides how',
      }
    case 2:
      return { name: capital(drawFrom(ominous, stream)), note: 'one word, spoken low' }
    default:
      return makeAcronym(stream)
  }
}
