/** What there is to say about this moment, the weightiest first. All of it stands in what was told to whoever speaks. */
import { memo } from '../../../../core/memo.ts'
import { boundary } from '../../voice/nouns.ts'
import { baseOf, isBase } from '../../../../english/verbs.ts'
import { small, withoutStop } from '../../../../english/content-words.ts'
import { pointsOfFind, pointsOfSpeech } from './found.ts'
import { knownIn, placeInText, type Known } from './known.ts'
import { linksTo } from './link.ts'
import { point, type Point } from './point.ts'
import { stageOf } from './scene.ts'

export type Witnessed = {
  readonly happened: string
  readonly scene: string
  readonly knowledge: string
  /** What was told in their hearing, oldest first. */
  readonly told: readonly string[]
  /** First names: of the company, their own among them, and of strangers who stand here. */
  readonly company: readonly string[]
  readonly present: readonly string[]
}

const find = /^(?:Found at [^:]+|Found): (.+)$/su
const looked = /^Looked at ([^:]+): (.*)$/su
const hiddenWay = /^A hidden way at [^:]+: (.+)$/su
const speech = /^(.{2,40}?) (says|admits|tells you that|confesses|owns)[:,]? (.+)$/su
const unsaid = /^(.{2,40}?) (?:does not answer about|says nothing of) (.+?)\.$/u
const kept = /^(.{2,40}?) keeps something back\.$/u

/** Deeds, told in a sentence of the table's own: who or what they were done to. */
const deeds: readonly (readonly [RegExp, Point['kind'], string])[] = [
  [/(?:has threatened|is about to threaten) (.+?)\.$/u, 'threatened', 'who'],
  [/has accused ([^:]+):/u, 'accused', 'who'],
  [/^(.+?) has been won over\.$/u, 'swayed', 'who'],
  [/^(.+?) comes along with the company\.$/u, 'joined', 'who'],
  [/^Somebody has just stolen (.+?)\.$/u, 'stolen', 'thing'],
  [/^The company has (.+?) now\.$/u, 'gained', 'thing'],
  [/^A sign of trouble: (.+?)\.?$/u, 'sign', 'sign'],
]

const calledIn = (name: string, { people }: Known): string =>
  people.find(one => one.name === name.trim())?.call ?? name.trim().split(' ')[0] ?? name

const role = memo(200, word => new RegExp(String.raw`\b[Tt]he ${word}\b(?![- ]\p{Lu})`, 'u'))

/** Strangers who are spoken of, by name or by what they are. */
const peopleIn = (text: string, { people }: Known, company: readonly string[]): readonly string[] =>
  people
    .filter(({ call }) => !company.includes(call))
    .filter(one => text.includes(one.call) || (one.role !== '' && role(one.role).test(text)))
    .map(({ call }) => call)

const placesIn = (text: string, { places }: Known, here: string): readonly Point[] =>
  places
    .filter(name => name.toLowerCase() !== here.toLowerCase() && text.includes(name.replace(/^The /u, '')))
    .map(name => point('place', { place: placeInText(name) }))

function ofFind(text: string, known: Known, { company, present, told, scene }: Witnessed): readonly Point[] {
  const people = peopleIn(text, known, company)
  const { hand } = stageOf(scene)
  const held = hand.filter(name => text.includes(name.replace(/^the /iu, '')))
  const whole = pointsOfFind(text).map(one => byName(one, held))
  return [
    ...linksTo(text, told, known.people),
    ...people.map(who => point(present.includes(who) ? 'present' : 'absent', { who })),
    ...whole,
    ...waysIn(text, scene),
    ...placesIn(text, known, stageOf(scene).place),
  ]
}

/** Something was looked at, and not searched: there may be more to it. */
const ofLook = (thing: string, text: string, known: Known, seen: Witnessed): readonly Point[] => [
  ...(text.endsWith(moreToIt) ? [point('more', { thing })] : []),
  ...ofFind(text.replace(moreToIt, ''), known, seen).filter(({ kind }) => !lying.has(kind)),
]

const moreToIt = 'There is more to it.'

/** What is only in a find: what stands about for all to see was neither hidden nor left behind. */
const lying: ReadonlySet<Point['kind']> = new Set(['hidden', 'money', 'vessel', 'tool', 'fire', 'token'])

/** What has a name of its own is called by it. */
const byName = (one: Point, held: readonly string[]): Point => {
  const last = one.slots['thing']?.[0]?.split(' ').at(-1)?.toLowerCase()
  const name = last === undefined ? undefined : held.find(item => item.toLowerCase().endsWith(last))
  return name === undefined ? one : point(one.kind, { thing: name })
}

function ofSpeech(who: string, how: string, text: string, known: Known, seen: Witnessed): readonly Point[] {
  const others = peopleIn(text, known, [...seen.company, who])
  return [
    ...(/admits|confesses|owns/u.test(how) ? [point('admitted', { who })] : []),
    ...linksTo(text, seen.told, known.people).filter(({ slots }) => slots['who']?.[0] !== who),
    ...others.map(other => point('claimed', { who, other })),
    ...(denial.test(text) ? [point('denied', { who })] : []),
    ...waysIn(text, seen.scene),
    ...thingsNamed(text, seen.scene).map(thing => point('named', { who, thing })),
    ...pointsOfSpeech(text),
    ...placesIn(text, known, stageOf(seen.scene).place),
  ]
}

const denial = /\b(?:I|we) (?:did not|didn't|never|had nothing|have nothing|would not|had no (?:part|hand))\b/iu

/** What is in sight or in hand and was just named. */
const thingsNamed = (text: string, scene: string): readonly string[] => {
  const { sight, hand } = stageOf(scene)
  const lower = text.toLowerCase()
  return [...hand, ...sight].filter(thing => lower.includes(thing.toLowerCase().replace(/^the /u, '')))
}

const number = /^(?:an?|two|three|four|five|six|seven|eight|nine|ten|\d+)$/iu

/** `a giant wolf spider | hunts from the rafters`: how many of what, up to what they do. */
const foesIn = memo(50, (text): string => {
  const words = text.match(/[\p{L}\d'’-]+|[^\s\p{L}\d]/gu) ?? []
  const from = words.findIndex(word => number.test(word))
  const name: string[] = []
  for (const word of from === -1 ? [] : words.slice(from + 1, from + 5)) {
    const isDeed = baseOf(word) !== undefined || (isBase(word) && (name.at(-1) ?? '').endsWith('s'))
    if (!/^\p{Ll}/u.test(word) || boundary.test(word) || (name.length > 0 && isDeed)) break
    name.push(word)
  }
  return name.length === 0 ? '' : small([words[from] ?? '', ...name].join(' '))
})

/** A way out of here that is spoken of. */
const waysIn = (text: string, scene: string): readonly Point[] =>
  stageOf(scene)
    .ways.filter(way => text.toLowerCase().includes(way.toLowerCase().replace(/^the /u, '')))
    .map(way => point('byWay', { way }))

function ofDeed(happened: string, known: Known): readonly Point[] {
  for (const [sign, kind, slot] of deeds) {
    const found = sign.exec(happened)?.[1]
    if (found === undefined) continue
    const text = slot === 'who' ? calledIn(found, known) : slot === 'sign' ? small(asOurs(withoutStop(found))) : found
    return [point(kind, { [slot]: text })]
  }
  return []
}

/** Told to whoever leads, and seen by all: `behind you` is `behind us`. */
const asOurs = (text: string): string =>
  text
    .replaceAll(/\byours\b/giu, 'ours')
    .replaceAll(/\byour\b/giu, 'our')
    .replaceAll(/\byou\b/giu, 'us')

/** What was told, by what kind of telling it is. */
function ofTelling(seen: Witnessed, known: Known): readonly Point[] {
  const { happened } = seen
  const found = find.exec(happened)?.[1]
  if (found !== undefined) return ofFind(found, known, seen)
  const way = hiddenWay.exec(happened)?.[1]
  if (way !== undefined)
    return [point('way', { way: small(withoutStop(way.split(':')[0] ?? way)) }), ...ofFind(way, known, seen)]
  const [, thing, text] = looked.exec(happened) ?? []
  if (thing !== undefined && text !== undefined) return ofLook(thing, text, known, seen)
  const [, silent, topic] = unsaid.exec(happened) ?? []
  if (silent !== undefined && topic !== undefined) return [point('evaded', { who: calledIn(silent, known), topic })]
  const keeper = kept.exec(happened)?.[1]
  if (keeper !== undefined) return [point('evasive', { who: calledIn(keeper, known) })]
  const deed = ofDeed(happened, known)
  if (deed.length > 0) return deed
  const [, who, how, words] = speech.exec(happened) ?? []
  if (who !== undefined && how !== undefined && words !== undefined)
    return ofSpeech(calledIn(who, known), how, words, known, seen)
  if (happened.startsWith('Danger ahead:')) return dangerIn(happened)
  return stageOf(seen.scene).isListed
    ? []
    : pointsOfFind(happened).filter(({ kind }) => kind === 'hidden' || kind === 'written')
}

const dangerIn = (happened: string): readonly Point[] => {
  const foes = foesIn(happened.replace(/^Danger ahead:/u, ''))
  return foes === '' ? [] : [point('foes', { foes })]
}

/** Told of where they are, and of nothing else. */
const isOfPlace = ({ happened }: Witnessed): boolean =>
  !/["“]|^(?:Found|Looked|A hidden|Danger|A sign|What lies open)\b/u.test(happened) && !speech.test(happened)

export function pointsFor(seen: Witnessed): readonly Point[] {
  const known = knownIn(seen.knowledge)
  const { hurt, unseen } = stageOf(seen.scene)
  const bleeding = hurt.filter(name => seen.company.slice(1).includes(name))
  const points = [...bleeding.slice(0, 1).map(friend => point('hurt', { friend })), ...ofTelling(seen, known)]
  return points.length > 0 || !isOfPlace(seen) ? points : unseen.slice(0, 3).map(thing => point('look', { thing }))
}
