/** A scene file: where and when on top, then prose. */
import { frontMatterEnd } from '../markdown/hidden.ts'
import { eolOf, linesOf, splice } from '../text/lines.ts'
import type { Line } from '../text/lines.ts'
import { appendBlock } from './append-block.ts'

export type Place = { readonly location?: string; readonly time?: string }
export type Scene = Place & { readonly body: string }

const placeKeys = ['location', 'time'] as const
type PlaceKey = (typeof placeKeys)[number]

/** Bare where any reader of front matter takes it as the same words, else in quotes. */
function printValue(written: string): string {
  const value = written.replaceAll(/\s+/g, ' ').trim()
  const isBare = /^[\p{L}\p{N}(][^#:"\\]*$/u.test(value)
  return isBare || value === '' ? value : `"${value.replaceAll(/["\\]/g, mark => `\\${mark}`)}"`
}

function readValue(written: string): string {
  const value = written.trim()
  const quoted = /^"((?:[^"\\]|\\.)*)"$/.exec(value)?.[1]
  return quoted === undefined ? value.replace(/^'([^']*)'$/, '$1') : quoted.replaceAll(/\\(["\\])/g, '$1')
}

const keyOf = ({ text }: Line): PlaceKey | undefined =>
  placeKeys.find(key => new RegExp(`^${key}[ \\t]*:(?:[ \\t]|$)`, 'i').test(text))

function* placeLines(text: string): Generator<readonly [PlaceKey, Line]> {
  const end = frontMatterEnd(text)
  for (const line of linesOf(text.slice(0, end))) {
    const key = keyOf(line)
    if (key) yield [key, line]
  }
}

export function parseScene(text: string): Scene {
  const place: { location?: string; time?: string } = {}
  for (const [key, line] of placeLines(text)) place[key] = readValue(line.text.slice(line.text.indexOf(':') + 1))
  return {
    ...place,
    body: text.slice(frontMatterEnd(text)).trim(),
  }
}

const printPlace = (key: PlaceKey, value: string): string => `${key}: ${printValue(value)}`.trimEnd()

export const printScene = ({ location = '', time = '', body }: Scene): string =>
  appendBlock(`---\n${printPlace('location', location)}\n${printPlace('time', time)}\n---\n`, body)

function setKey(text: string, key: PlaceKey, value: string): string {
  for (const [found, line] of placeLines(text)) {
    if (found !== key) continue
    const printed = printPlace(key, value)
    return line.text === printed ? text : splice(text, line.start, line.start + line.text.length, printed)
  }
  const closing = [...linesOf(text.slice(0, frontMatterEnd(text)))].at(-1)?.start ?? 0
  return splice(text, closing, closing, printPlace(key, value) + eolOf(text))
}

/** The party has moved or time has passed within the scene: only the two lines on top change. */
export function moveScene(text: string, place: Place): string {
  const changes = placeKeys.flatMap(key => (place[key] === undefined ? [] : [[key, place[key]] as const]))
  if (changes.length === 0) return text
  if (frontMatterEnd(text) === 0) return withFrontMatter(text, place)
  return changes.reduce((changed, [key, value]) => setKey(changed, key, value), text)
}

function withFrontMatter(text: string, { location = '', time = '' }: Place): string {
  const eol = eolOf(text)
  const mark = text.startsWith('\uFEFF') ? 1 : 0
  const lines = ['---', printPlace('location', location), printPlace('time', time), '---', '', '']
  return splice(text, mark, mark, lines.join(eol))
}
