/** What a spell comes to in the story, by what it is for. */
import type { Spell } from '../../../../rules/fifth/data/spells.ts'
import { keep, type Desk, type Play } from '../../desk/desk.ts'
import { reveal } from '../../desk/discover.ts'
import { actorName, heroOf, shortName } from '../../desk/heroes.ts'
import { added } from '../../desk/memory.ts'
import { callName, likeness, placeName, theName, topicWords } from '../../../../english/naming.ts'
import { changeTrust, moveAttitude } from '../../desk/people.ts'
import { here, hiddenLeft, keyAt } from '../../desk/place.ts'
import { gainEdge } from '../../desk/rolls.ts'
import { phrase } from '../../desk/tell.ts'
import { slugOf } from '../../desk/slugs.ts'
import { isNow } from '../done.ts'
import type { Deed } from '../../desk/wishes.ts'
import { affordedBy } from '../things/affords.ts'
import { apply, stemsOf, type Setting } from '../things/effects.ts'
import { uncovers } from '../things/uncovers.ts'
import { holdsKind } from '../things/kinds.ts'
import type { Matter } from '../things/matter.ts'
import { doneText, keptText, retold } from '../things/retold.ts'
import { becomes, establish, seen } from '../things/show.ts'
import { nearest, react, type Tone } from '../things/witness.ts'
import { familyOf, magicWords, type Family } from './rows.ts'

export type Aimed = { readonly matter?: Matter; readonly times: number }

type Fiction = (desk: Desk, deed: Deed, aimed: Aimed, spell: Spell) => Play

const magical = topicWords(
  'magic magical enchanted enchantment rune runes glow glows glowing ward wards sigil spell arcane curse cursed',
)

const whoOf = (desk: Desk, { matter }: Aimed): string => {
  if (matter?.person !== undefined) return callName(matter.person.name)
  if (matter?.thing.kind === 'companion') return shortName(heroOf(desk, matter.thing.id)?.name ?? matter.thing.name)
  return matter === undefined ? (desk.isYou ? 'you' : actorName(desk)) : matter.what
}

const settingOf = (desk: Desk, deed: Deed, { matter }: Aimed): Setting => {
  const person = matter?.person ?? nearest(desk)
  return {
    stems: stemsOf(deed.words, matter?.thing.name ?? ''),
    happened: doneText(desk, deed),
    why: 'magic',
    ...(person !== undefined && { person }),
  }
}

async function* watched(desk: Desk, deed: Deed, { matter, times }: Aimed, tone: Tone): Play {
  yield* react(desk, tone, retold(desk, deed), { times, ...(matter !== undefined && { matter }) })
}

const sight: Fiction = async function* (desk, deed, aimed) {
  const place = here(desk)
  const own = aimed.matter?.stems
  const magic = hiddenLeft(desk, place).find(
    ({ name, text }) =>
      likeness(magical, `${name} ${text}`) > 0 && (own === undefined || likeness(own, `${name} ${text}`) > 0),
  )
  if (magic === undefined) {
    seen(desk, phrase(desk, magicWords, 'sightNo'))
    return establish(desk, { thing: aimed.matter?.slug ?? place.id, change: 'seen', text: keptText(desk, deed) })
  }
  seen(desk, phrase(desk, magicWords, 'sightYes', { what: theName(magic.name) }))
  yield* reveal(desk, place, magic, true)
}

/** On something that goes down a shaft it shows all it passes. */
const light: Fiction = async function* (desk, deed, aimed) {
  const isFalling = topicWords(deed.words).some(stem =>
    ['drop', 'throw', 'toss', 'fall', 'lower', 'down'].includes(stem),
  )
  seen(desk, phrase(desk, magicWords, isFalling ? 'lightFalls' : 'light'))
  const spot = deed.roles.where
  const texts = aimed.matter?.sentences ?? []
  const told = affordedBy(texts, aimed.matter?.stems ?? [], stemsOf(deed.words, spot?.name ?? ''), 'examine')
  if (told !== undefined) seen(desk, told.told)
  establish(desk, { thing: aimed.matter?.slug ?? here(desk).id, change: 'done', text: keptText(desk, deed) })
  if (aimed.times === 0) yield* apply(desk, ['find-way', 'clue'], settingOf(desk, deed, aimed))
  yield* watched(desk, deed, aimed, 'curious')
}

const hand: Fiction = async function* (desk, deed, aimed) {
  seen(desk, phrase(desk, magicWords, 'hand'))
  const { matter, times } = aimed
  if (matter === undefined) return gainEdge(desk, 'a hand where none is')
  if (yield* uncovers(desk, { ...deed, verb: 'move' }, matter)) return
  const told = affordedBy(matter.sentences, matter.stems, stemsOf(deed.words), 'gesture')
  if (told !== undefined && times === 0) seen(desk, told.told)
  becomes(desk, matter, 'done', keptText(desk, deed))
  yield* watched(desk, deed, aimed, 'amused')
}

const charm: Fiction = async function* (desk, deed, { matter }) {
  const person = matter?.person ?? nearest(desk)
  if (person === undefined) return seen(desk, phrase(desk, magicWords, 'needsSomebody'))
  seen(desk, phrase(desk, magicWords, 'charm', { who: person.name }))
  changeTrust(desk, person, 2)
  yield* moveAttitude(desk, person, 'good-roleplay')
  establish(desk, { thing: person.id, change: 'done', text: keptText(desk, deed) })
}

const sleep: Fiction = async function* (desk, deed, aimed) {
  const person = aimed.matter?.person ?? nearest(desk)
  const who = aimed.matter === undefined && person !== undefined ? callName(person.name) : whoOf(desk, aimed)
  seen(desk, phrase(desk, magicWords, 'sleepYes', { who }))
  establish(desk, {
    thing: aimed.matter?.slug ?? person?.id ?? here(desk).id,
    change: 'done',
    text: keptText(desk, deed),
  })
  const isKind = deed.manner.includes('kind')
  yield* react(desk, isKind ? 'touched' : 'offended', retold(desk, deed), {
    times: aimed.times,
    ...(person !== undefined && { person }),
  })
}

const trick: Fiction = async function* (desk, deed, aimed) {
  seen(desk, phrase(desk, magicWords, 'trick'))
  gainEdge(desk, 'a little magic')
  establish(desk, { thing: aimed.matter?.slug ?? here(desk).id, change: 'done', text: keptText(desk, deed) })
  yield* watched(desk, deed, aimed, aimed.matter?.person === undefined ? 'amused' : 'impressed')
}

const bless: Fiction = async function* (desk, deed, aimed, { name }) {
  seen(desk, phrase(desk, magicWords, 'bless', { who: whoOf(desk, aimed) }))
  gainEdge(desk, name.toLowerCase())
  const { matter } = aimed
  if (matter?.person !== undefined) return yield* watched(desk, deed, aimed, 'touched')
  desk.moments.push({
    weight: 1,
    what: doneText(desk, deed),
    ...(matter?.thing.kind === 'companion' && { who: matter.thing.id }),
  })
}

const mend: Fiction = async function* (desk, deed, aimed) {
  const { matter } = aimed
  const isBroken = matter !== undefined && (isNow(desk, matter.slug, 'broken') || holdsBreak(matter))
  seen(desk, phrase(desk, magicWords, isBroken ? 'mendYes' : 'mendNo', { what: matter?.what ?? 'it' }))
  if (matter === undefined) return
  becomes(desk, matter, isBroken ? 'made' : 'done', keptText(desk, deed))
  yield* watched(desk, deed, aimed, isBroken ? 'touched' : 'curious')
}

const cracked = topicWords('broken cracked smashed torn split chipped snapped shattered hit bent')
const holdsBreak = ({ sentences }: Matter): boolean => sentences.some(text => likeness(cracked, text) > 0)

const heal: Fiction = async function* (desk, deed, aimed) {
  if (aimed.matter?.person === undefined) return
  seen(desk, phrase(desk, magicWords, 'heal', { who: whoOf(desk, aimed) }))
  yield* watched(desk, deed, aimed, 'touched')
}

const food: Fiction = async function* (desk, deed, aimed) {
  seen(desk, phrase(desk, magicWords, 'food'))
  establish(desk, { thing: here(desk).id, change: 'made', text: keptText(desk, deed) })
  const isDry = holdsKind('liquid', deed.words)
  yield* watched(desk, deed, aimed, isDry ? 'impressed' : 'touched')
}

const tongues: Fiction = async function* (desk, deed, aimed) {
  seen(desk, phrase(desk, magicWords, 'tongues'))
  if (!(yield* apply(desk, ['find', 'clue'], settingOf(desk, deed, aimed))))
    gainEdge(desk, 'they understand each other')
  yield* watched(desk, deed, aimed, 'curious')
}

const open: Fiction = async function* (desk, deed, aimed) {
  const { matter } = aimed
  const place = here(desk)
  const name = matter?.exit?.name ?? matter?.feature?.name ?? matter?.thing.name ?? ''
  if (matter !== undefined) keep(desk, { found: added(desk.memory.found, keyAt(place, `${name} open`)) })
  seen(desk, phrase(desk, magicWords, 'open', { what: matter?.what ?? placeName(place.name) }))
  if (matter !== undefined) becomes(desk, matter, 'opened', keptText(desk, deed))
  yield* apply(desk, ['noise-heard'], settingOf(desk, deed, aimed))
  yield* watched(desk, deed, aimed, 'impressed')
}

const other: Fiction = async function* (desk, deed, aimed) {
  seen(desk, phrase(desk, magicWords, aimed.times === 0 ? 'other' : 'still'))
  establish(desk, { thing: aimed.matter?.slug ?? here(desk).id, change: 'done', text: keptText(desk, deed) })
  if (aimed.times === 0) gainEdge(desk, 'magic')
  yield* watched(desk, deed, aimed, 'curious')
}

const fictions: Readonly<Record<Family, Fiction>> = {
  sight,
  light,
  hand,
  charm,
  sleep,
  trick,
  bless,
  mend,
  heal,
  food,
  tongues,
  open,
  fire: other,
  harm: other,
  other,
}

export async function* fiction(desk: Desk, deed: Deed, spell: Spell, aimed: Aimed): Play {
  keep(desk, { happened: added(desk.memory.happened, `did/cast/${slugOf(spell.name)}`) })
  yield* fictions[familyOf(spell)](desk, deed, aimed, spell)
}
