/**
 * Words of secrets that players can read. A pass over asides finds what is marked; it cannot find the trait called
 * `Nanite Integration` on a sheet whose character does not know of nanites. This does, and asks a person to decide.
 */
import type { CampaignFiles } from '../../campaign/folder/files.ts'
import { sortOf } from '../../campaign/folder/kind.ts'
import { playerHidden } from '../../campaign/secrets/player-hidden.ts'
import { sidesOf, type Sides } from './gm-secrets.ts'
import { sentencesOf, type Sentence } from './sentences.ts'

export type SecretTerm = {
  /** As it is written where players read it. */
  readonly term: string
  readonly path: string
  readonly line: number
  readonly text: string
  /** One place where it is a secret. */
  readonly secret: { readonly path: string; readonly line: number }
}

/** Few words are worth a person's time: those that come up again and again in secrets, in more than one file. */
const fewestSecrets = 3
const fewestFiles = 2
const shortest = 4

type Tally = Map<string, Sentence[]>

function tally(sentences: readonly Sentence[]): Tally {
  const found: Tally = new Map()
  for (const sentence of sentences) {
    for (const topic of sentence.topics) {
      const there = found.get(topic)
      if (there) there.push(sentence)
      else found.set(topic, [sentence])
    }
  }
  return found
}

const filesIn = (sentences: readonly Sentence[]): number => new Set(sentences.map(({ path }) => path)).size

/** It is written like a name, or an aside on a sheet says that the character does not know of it. */
const isTelling = (topic: string, secrets: readonly Sentence[]): boolean =>
  secrets.some(({ names, path }) => names.has(topic) || sortOf(path).kind === 'sheet')

function isTerm(
  topic: string,
  secrets: readonly Sentence[],
  read: readonly Sentence[],
  { introduced }: Sides,
): boolean {
  return (
    topic.length >= shortest &&
    !introduced.has(topic) &&
    secrets.length >= Math.max(fewestSecrets, read.length) &&
    filesIn(secrets) >= fewestFiles &&
    isTelling(topic, secrets)
  )
}

/** The word itself, and its own line where a sentence goes over several. */
function placeIn({ text, line }: Sentence, topic: string): { readonly term: string; readonly line: number } {
  const isIt = (word: string): boolean => [...sentencesOf(word, '')].some(({ topics }) => topics.has(topic))
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}'’-]+/gu))
    if (isIt(word)) return { term: word, line: line + text.slice(0, index).split('\n').length - 1 }
  return { term: topic, line }
}

const termAt = (topic: string, place: Sentence, secret: Pick<Sentence, 'path' | 'line'>): SecretTerm => ({
  ...placeIn(place, topic),
  path: place.path,
  text: place.text.replaceAll(/\s+/g, ' ').trim(),
  secret: { path: secret.path, line: secret.line },
})

/** Words an author hid on one sheet, wherever else players read them. */
function* hiddenTerms(campaign: CampaignFiles, read: Tally): Generator<SecretTerm, void> {
  for (const { path, text } of campaign.sheet) {
    const topics = playerHidden(text)
      .words.flatMap(word => [...sentencesOf(word, path)])
      .filter(one => one.topics.size === 1)
    for (const { topics: hidden } of topics)
      for (const topic of hidden)
        for (const place of read.get(topic) ?? []) yield termAt(topic, place, { path, line: 1 })
  }
}

const byPlace = (one: SecretTerm, other: SecretTerm): number =>
  one.path === other.path ? one.line - other.line : one.path < other.path ? -1 : 1

export function secretTerms(campaign: CampaignFiles): readonly SecretTerm[] {
  const sides = sidesOf(campaign)
  const [secret, read] = [tally(sides.secret), tally(sides.read)]
  const found = new Map<string, SecretTerm>()
  const add = (term: SecretTerm): void => void found.set(`${term.path}:${term.line}:${term.term}`, term)
  for (const term of hiddenTerms(campaign, read)) add(term)
  for (const [topic, places] of read) {
    const [first, ...more] = secret.get(topic) ?? []
    if (first && isTerm(topic, [first, ...more], places, sides))
      for (const place of places) add(termAt(topic, place, first))
  }
  return [...found.values()].sort(byPlace)
}
