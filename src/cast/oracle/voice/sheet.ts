/** A fifth-edition sheet, read for the person on it. */
import { pronounOf } from '../../../campaign/pronoun.ts'
import { memo } from '../../../core/memo.ts'
import { parseSheet } from '../../../rules/fifth/sheet/index.ts'
import type { Character } from '../../../rules/fifth/sheet/index.ts'
import { leaningsOf } from '../../../english/opinions.ts'
import { mannersOf, temperOf, willOf } from './manner.ts'
import { mine } from '../../../english/first-person.ts'
import { mannerOf, tradeOf } from './trade.ts'
import type { Care, Trigger, Voice } from './voice.ts'
import { sentencesOf } from '../../../english/prose-sentences.ts'
import { asSentence, contentOf, sharedWords, withoutStop } from '../../../english/content-words.ts'

const percentOf = { low: 15, 'medium-low': 25, medium: 40, 'medium-high': 60, high: 80 } as const

const titles =
  /^(?:the|sir|dame|lady|lord|brother|sister|father|mother|captain|sergeant|doctor|dr|master|mistress|old|young)$/i

/** As friends say it: the first word of the name that is no title. */
export function shortOf(name: string): string {
  const [title = '', only, ...more] = name.trim().split(/\s+/)
  if (only !== undefined && more.length === 0 && /^old$/i.test(title)) return name.trim() // nobody is called Measure
  if (/^the$/i.test(title) && only !== undefined) return `the ${[only, ...more].join(' ')}`
  return firstOf(name)
}

const firstOf = (name: string): string =>
  name
    .replaceAll(/\(.*?\)|["“].*?["”]/g, ' ')
    .split(/\s+/)
    .find(word => word !== '' && !titles.test(word)) ?? name

const care = (text: string): Care => ({ text, words: contentOf(text) })

/** Quoted words are lines they say, wherever on the sheet they stand. */
const quotedIn = (texts: readonly string[]): readonly string[] =>
  texts.flatMap(text =>
    [...text.matchAll(/["“]([^"”]{6,160})["”]/gu)].flatMap(([, words]) => (words === undefined ? [] : [words.trim()])),
  )

const withoutQuotes = (text: string): string =>
  text
    .replaceAll(/["“][^"”]*["”]/gu, '')
    .replace(/[\s:,;–—-]+$/u, '')
    .trim()

/** `To danger: looks for the second exit`. */
function labelled(text: string): { readonly label: string; readonly rest: string } | undefined {
  const found = /^([^:.]{2,40}):\s+(.+)$/s.exec(text)
  return found?.[1] === undefined || found[2] === undefined ? undefined : { label: found[1], rest: found[2] }
}

/** `On magic: it always costs` is an opinion without its label. */
const opinionOf = (text: string): string => withoutQuotes(labelled(text)?.rest ?? text)

/** Reading a sheet costs more than answering from it, and a party is few: the last people read are kept, and their sheets. */
const people = new Map<string, Voice>()
const mostPeople = 24

export const voiceOn = memo(mostPeople, (text): Voice => {
  const key = personOn(text)
  const voice = people.get(key) ?? readVoice(text)
  people.delete(key)
  people.set(key, voice)
  for (const old of people.keys()) if (people.size > mostPeople) people.delete(old)
  return voice
})

/** What makes the person: who they are, and all from their personality on. Wounds and purses change by the hour, they do not. */
function personOn(text: string): string {
  const from = text.search(/^## Personality\b/m)
  if (from === -1) return text
  const [head = ''] = text.split(/^## (?!Basic Information)/m)
  return `${head.replaceAll(/^.*(?:\*\*Level\*\*|Experience).*$/gm, '')}\n${text.slice(from)}`
}

function readVoice(text: string): Voice {
  const { character } = parseSheet(text)
  const { personality, voice, name } = character
  const nature = [...personality.traits, personality.ideal, personality.flaw, ...voice.typicalReactions].join(' ')
  const story = `${character.backstory} ${personality.bond} ${nature}`
  const who = {
    name,
    short: shortOf(name),
    pronoun: pronounOf(`${text.slice(0, 600)} ${story} ${voice.speechPattern}`),
  }
  const vetoPercent = percentOf[voice.vetoLikelihood ?? 'medium']
  const trade = tradeOf(
    `${character.background} ${character.background} ${character.className} ${character.backstory} ${personality.bond}`,
  )
  const [manner, undertone] = mannersOf(
    voice.speechPattern,
    `${nature} ${voice.sampleLines.join(' ')}`,
    mannerOf(trade),
  )
  const own = (words: string): string => (words.trim() === '' ? '' : mine(words, who))
  const reactions = voice.typicalReactions.flatMap(line => {
    const parts = labelled(line)
    const does = withoutQuotes(parts?.rest ?? line)
    return does === '' ? [] : [{ to: parts?.label.replace(/^(?:to|when|on|in)\s+/i, '') ?? '', does: own(does) }]
  })
  return {
    ...who,
    manner,
    undertone,
    trade,
    temper: temperOf(`${nature} ${voice.speechPattern}`),
    will: willOf(`${nature} ${voice.strongOpinions.join(' ')}`, vetoPercent),
    vetoPercent,
    lines: quotedIn([
      ...voice.sampleLines.map(line => (/["“]/.test(line) ? line : `"${line}"`)),
      voice.speechPattern,
      ...voice.typicalReactions,
    ]).filter(line => line.split(/\s+/).length > 3 || /[.!?]$/.test(line)), // a turn of phrase is no line
    opinions: voice.strongOpinions
      .map(opinionOf)
      .filter(words => words !== '')
      .map(own),
    leanings: leaningsOf([
      ...voice.strongOpinions.map(opinionOf),
      labelled(personality.ideal)?.rest ?? personality.ideal,
      personality.bond,
    ]),
    ideal: own(labelled(personality.ideal)?.rest ?? personality.ideal),
    bond: own(personality.bond),
    flaw: own(personality.flaw),
    ...storyOf(character, hiddenOn(text), own),
    habits: personality.traits.map(own).filter(habit => /^I\b/.test(habit)),
    reactions,
    impressions: voice.impressions.flatMap(impressionOf),
    dear: dearTo(character),
    triggers: voice.proactiveTriggers.map(line => triggerOf(line, own)),
    secrets: voice.secretTriggers.map(care),
    limits: voice.moralLimits,
    role: withoutStop(voice.partyRole),
  }
}

/** What the sheet itself calls a secret. */
const hiddenOn = (text: string): readonly (readonly string[])[] =>
  [...text.matchAll(/^##\s+[^\n]*\bsecrets?\b[^\n]*\n(.*?)(?=^##\s|(?![\s\S]))/gimsu)]
    .flatMap(([, body = '']) => sentencesOf(body.replaceAll(/^\s*[-*]\s+/gm, '\n\n')))
    .map(contentOf)

/** A sentence that only makes sense after the one before it. */
const leansBack = (sentence: string): boolean =>
  !/^I\b/.test(sentence) ||
  sentence.length < 30 ||
  /\b(?:so|them|it|that|her|him|there)[.,]|\b(?:this|these|those)\b/i.test(sentence)

/** Sentences of the story that stand alone; those that touch a secret are kept to oneself. */
function storyOf(
  { backstory }: Character,
  hidden: readonly (readonly string[])[],
  own: (words: string) => string,
): Pick<Voice, 'past' | 'untold' | 'story' | 'hidden'> {
  const story = sentencesOf(backstory).map(sentence => asSentence(own(sentence)))
  const told = story.filter(sentence => sentence.length < 145 && !leansBack(sentence))
  const isHidden = (sentence: string): boolean => {
    const told = new Set(contentOf(sentence))
    return hidden.some(words => sharedWords(words, told) > 0)
  }
  return { past: told.filter(sentence => !isHidden(sentence)), untold: told.filter(isHidden), story, hidden }
}

/** `Someone says "seal" or "forged": he makes a joke.` */
function triggerOf(line: string, own: (words: string) => string): Trigger {
  const cues = [...line.matchAll(/["“]([^"”]+)["”]/gu)].flatMap(([, cue]) =>
    cue === undefined ? [] : [cue.toLowerCase()],
  )
  const [, when = line, then = ''] = /^([^:]+):\s*(.+)$/s.exec(line) ?? []
  const does = then === '' ? '' : own(then)
  return { text: line, words: contentOf(when), cues, does: /^I\b/.test(does) ? does : '' }
}

/** `The smith is loud and kind.`, `Tilda: would trust her with my life`. */
function impressionOf(line: string): readonly { readonly of: string; readonly thinks: string }[] {
  const parts = labelled(line)
  if (parts) return [{ of: parts.label, thinks: asSentence(withoutQuotes(parts.rest)) }]
  return line.trim() === '' ? [] : [{ of: '', thinks: asSentence(withoutQuotes(line)) }]
}

function dearTo({ personality, backstory }: Character): Voice['dear'] {
  const parts = [
    ['bond', personality.bond],
    ['ideal', personality.ideal],
    ['flaw', personality.flaw],
    ...sentencesOf(backstory).map(sentence => ['backstory', sentence] as const),
  ] as const
  return parts.flatMap(([part, text]) => (text.trim() === '' ? [] : [{ part, ...care(text) }]))
}
