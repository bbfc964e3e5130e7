/** What is asked of a companion, as it understands it: what kind of moment it is, and whom and what it is about. */
import { memo } from '../../../core/memo.ts'
import type { CompanionSees } from '../../../table/ports.ts'
import { sentencesOf } from '../prose/sentences.ts'
import { echoesIn, leadsIn } from '../voice/heard.ts'
import { namesIn, thingsIn } from '../voice/nouns.ts'
import { shortOf } from '../voice/sheet.ts'
import { isOfTheStory } from '../voice/telling.ts'
import type { Voice } from '../voice/voice.ts'
import { contentOf } from '../../../english/content-words.ts'
import { isPut } from './choice.ts'
import { kindsOf } from './kinds.ts'
import type { Situation } from './lines/book.ts'
import type { Point } from './points/point.ts'
import { pointsFor } from './points/points.ts'
import { stageOf } from './points/scene.ts'

export type Moment = {
  readonly kinds: readonly Situation[]
  /** What happened and what is asked, without the scene. */
  readonly text: string
  /** Only what happened, as it was told. */
  readonly happened: string
  readonly stems: ReadonlySet<string>
  readonly things: readonly string[]
  /** What there is to say about it, the weightiest first. */
  readonly points: readonly Point[]
  /** Those who are spoken of, without the companion itself; by first name, latest first. */
  readonly people: readonly string[]
  readonly friends: readonly string[]
  /** Strangers who stand here and can be spoken to. */
  readonly present: readonly string[]
  /** Words that were just said, short enough to be said again. */
  readonly echoes: readonly string[]
  /** What could be done next, where the company takes counsel: `find Lisbet Farrow`. */
  readonly leads: readonly string[]
  /** Whether something is proposed or done that one can be for or against. */
  readonly isChoice: boolean
  /** What others said just now to this companion's ears, for talk among the party. */
  readonly heard: readonly { readonly who: string; readonly said: string }[]
  /** How often the companion has spoken in the same talk already. */
  readonly turn: number
}

/** Lines of a talk: `oda-fenwright: We should go.` */
const talkIn = memo(16, (text): Moment['heard'] =>
  text.split('\n').flatMap(line => {
    const [, who, said] = /^([\w'-]+):\s+(.+)$/.exec(line.trim()) ?? []
    return who === undefined || said === undefined ? [] : [{ who, said }]
  }),
)

const nameOfFile = (file: string): string =>
  file
    .split('-')
    .map(part => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join(' ')

export const callOf = memo(200, (file): string => shortOf(nameOfFile(file)))

export function momentOf({ view, request }: CompanionSees, voice: Voice): Moment {
  return momentFrom(
    {
      self: view.role.character,
      company: view.company,
      scene: request.sceneContext,
      happened: request.justHappened ?? '',
      request: request.request,
      knowledge: view.files['party-knowledge'].map(({ text }) => text).join('\n'),
      told: view.scene.map(({ text }) => text),
    },
    voice,
  )
}

export type Asked = {
  readonly self: string
  readonly company: readonly string[]
  readonly scene: string
  readonly happened: string
  readonly request: string
  readonly knowledge: string
  /** What was told in their hearing before, oldest first. */
  readonly told: readonly string[]
}

/** What the table always says when it asks is no part of what it asks about. */
const asking =
  /\b(?:veto|react(?:ion)?|gesture|a word or|in (?:one|a|two) (?:or two )?sentences?|your turn|what do you (?:say|do)|say what you need)\b/i

/** A goal by its name is nothing to point at, and nor is where something was found. */
const ofThings = memo(16, (text): string =>
  text.replaceAll(/[^.\n]*\bis done\./g, ' ').replace(/\b(?:Found|A hidden way) at [^:]*:/, ' '),
)

/** `at the Salt Gate`, `to the Old Mill`: what one is at or goes to is a place, whatever it is called. */
const isPlaceIn = (text: string, thing: string): boolean =>
  /^the \p{Lu}/u.test(thing) && placed(thing.replace(/^the /, '')).test(text)

const placed = memo(
  200,
  name =>
    new RegExp(
      String.raw`\b(?:at|to|into|from|towards?|near|of|in|leave|leaves|reach|reaches|enter|enters) the ${name.replaceAll(/[^\p{L}\p{N} -]/gu, '.')}\b`,
      'iu',
    ),
)

const isCalled = (text: string, thing: string): boolean => {
  const last = thing.toLowerCase().split(' ').at(-1) ?? ''
  return last.length > 2 && text.includes(last)
}

/**
 * What can be pointed at: of a find all that is in it; else only what is in hand or in sight, by its name, and was just
 * spoken of. Where nobody says what is in sight, whatever was named, but no place.
 */
function thingsFor(text: string, happened: string, scene: string): readonly string[] {
  const { place, sight, hand, isListed } = stageOf(scene)
  const spoken = ofThings(text)
  const isHere = (thing: string): boolean => place.toLowerCase().includes(thing.replace(/^the /, '').toLowerCase())
  const named = thingsIn(spoken).filter(thing => !isHere(thing) && !isPlaceIn(spoken, thing))
  if (!isListed || happened.startsWith('Found')) return named.slice(0, 5)
  const lower = spoken.toLowerCase()
  return [...hand, ...sight].filter(thing => isCalled(lower, thing)).slice(0, 5)
}

const storyIn = memo(16, (told): string => sentencesOf(told).filter(isOfTheStory).join(' '))

const matterIn = memo(100, (asked): string =>
  sentencesOf(asked)
    .filter(sentence => !asking.test(sentence))
    .join(' '),
)

const hereIn = memo(16, (scene): readonly string[] =>
  (/\bHere: ([^.]+)\./.exec(scene)?.[1] ?? '')
    .split(/,\s*|\s+and\s+/)
    .filter(name => /^\p{Lu}/u.test(name))
    .map(shortOf),
)

const stemsIn = memo(16, (text): ReadonlySet<string> => new Set(contentOf(text)))

export function momentFrom(
  { self, company, scene, happened: told, request: asked, knowledge, told: before }: Asked,
  voice: Voice,
): Moment {
  const heard = talkIn(told).filter(({ who }) => company.includes(who))
  const happened = storyIn(told)
  const request = matterIn(asked)
  const text = `${happened}\n${request}`
  const said = heard.filter(({ who }) => who !== self).at(-1)
  const spoken = said === undefined ? happened : said.said
  const friends = company.filter(name => name !== self).map(callOf)
  const known = [...friends, ...hereIn(scene), ...namedIn(knowledge)]
  const people = namesIn(`${hereIn(scene).join(', ')}\n${happened}\n${request}`, known).filter(
    name => name !== voice.short && !voice.name.includes(name),
  )
  const speaker = said === undefined ? undefined : callOf(said.who)
  const present = hereIn(scene).filter(name => !friends.includes(name) && name !== voice.short)
  return {
    kinds: kindsOf(`${spoken} ${request}`, scene),
    text,
    happened,
    stems: stemsIn(text),
    things: thingsFor(`${request}\n${spoken}`, told, scene),
    points: pointsFor({ happened: told, scene, knowledge, told: before, company: [voice.short, ...friends], present }),
    people: speaker === undefined ? people : [speaker, ...people.filter(name => name !== speaker)],
    friends,
    present,
    echoes: echoesIn(spoken, [...friends, voice.short]),
    leads: leadsIn(told),
    isChoice: isPut(text, [
      ...friends,
      voice.short,
      'You',
      'you',
      'we',
      'We',
      'The company',
      'the company',
      'the party',
      'The party',
    ]),
    heard: heard.filter(({ who }) => who !== self),
    turn: heard.filter(({ who }) => who === self).length,
  }
}

/** First names of people the party knows of: in the sections about people, what a bullet, a row or bold type begins with. */
const namedIn = memo(4, (knowledge): readonly string[] => {
  const people = knowledge
    .split(/^(?=## )/m)
    .filter(section => /^## [^\n]*(?:people|npcs?|contacts|met)\b/i.test(section))
  const entries = people.flatMap(section => [
    ...section.matchAll(/^\s*(?:[-*]|\|)\s*(?:\*\*)?([^|*:\n]+?)(?:\*\*)?\s*(?:[-–—:|]|$)/gmu),
  ])
  return entries.flatMap(([, name = '']) =>
    /^\p{Lu}/u.test(name) && !/^NPC$/.test(name.trim()) ? [shortOf(name)] : [],
  )
})
