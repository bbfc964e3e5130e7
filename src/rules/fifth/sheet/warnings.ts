/** What a sheet says that cannot be right, or does not say at all, with the line to look at. */
import { classNamed } from '../data/classes.ts'
import type { SheetWarning } from './character.ts'
import { isNothing, labelled, type Lines, numberIn, pairIn } from '../sheet-text/find.ts'
import type { SheetLine } from '../sheet-text/lines.ts'
import { scoresIn } from './read-abilities.ts'
import { armourLabels, hitPointLabels, mostPointLabels } from './read-combat.ts'
import { classIn } from './read-identity.ts'
import { slotOf, slotPlaces } from './read-slots.ts'

type Found = Omit<SheetWarning, 'path'>

/** The line of a section's heading, so that what is missing is looked for where it should be. */
function headingLine(lines: Lines, section: string): number {
  return lines.find(line => line.kind === 'heading' && line.section.startsWith(section))?.number ?? 1
}

const missing = (lines: Lines, section: string, message: string): Found => ({
  line: headingLine(lines, section),
  message,
})

function hitPointWarnings(lines: Lines): readonly Found[] {
  const line = labelled(lines, ...hitPointLabels) ?? labelled(lines, ...mostPointLabels)
  if (!line) {
    const message =
      'No "Hit Points" are given, so those usual for the class are taken. Add a line such as: **Hit Points**: 8/8'
    return [{ ...missing(lines, 'combat stats', message), isGrave: true }]
  }
  const pair = pairIn(line.value)
  if (!pair)
    return numberIn(line.value.text) === undefined
      ? [{ ...unread(line, 'hit points such as 8/10'), isGrave: true }]
      : []
  if (pair.current > pair.max)
    return [{ line: line.number, message: `Hit points are above their maximum: ${pair.text}.` }]
  return pair.max < 1 ? [{ line: line.number, message: `The hit point maximum is ${pair.max}.` }] : []
}

const unread = (line: SheetLine, wanted: string): Found => ({
  line: line.number,
  message: `"${line.value.text}" is not understood here; wanted are ${wanted}.`,
})

function levelWarnings(lines: Lines): readonly Found[] {
  const line = labelled(lines, 'level', 'character level')
  if (!line) return []
  const level = numberIn(line.value.text)
  if (level === undefined) return [unread(line, 'a level from 1 to 20')]
  return level < 1 || level > 20 ? [{ line: line.number, message: `Level ${level} is outside 1 to 20.` }] : []
}

function classWarnings(lines: Lines): readonly Found[] {
  const line = labelled(lines, 'class', 'class & level', 'class and level')
  if (!line) return classIn(lines) === '' ? [missing(lines, 'basic information', 'No "Class" is given.')] : []
  const first = /^[\p{L}-]+/u.exec(line.value.text)?.[0] ?? ''
  if (classNamed(first) || isNothing(line.value.text)) return []
  return [
    { line: line.number, message: `"${line.value.text}" is no class of the SRD; its numbers are taken as written.` },
  ]
}

function abilityWarnings(lines: Lines): readonly Found[] {
  const scores = scoresIn(lines)
  const count = Object.keys(scores).length
  if (count < 6) {
    return [
      missing(
        lines,
        'ability scores',
        `${count === 0 ? 'No' : `Only ${count} of six`} ability scores are given; 10 is taken for the rest.`,
      ),
    ]
  }
  return Object.entries(scores)
    .filter(([, score]) => score < 1 || score > 30)
    .map(([ability, score]) =>
      missing(lines, 'ability scores', `${ability.toUpperCase()} ${score} is outside 1 to 30.`),
    )
}

function armourWarnings(lines: Lines): readonly Found[] {
  const line = labelled(lines, ...armourLabels)
  if (!line)
    return [{ ...missing(lines, 'combat stats', 'No "Armor Class" is given; 10 and DEX is taken.'), isGrave: true }]
  return numberIn(line.value.text) === undefined
    ? [{ ...unread(line, 'an armor class such as 15'), isGrave: true }]
    : []
}

function slotWarnings(lines: Lines): readonly Found[] {
  const places = slotPlaces(lines).filter(
    place => !isNothing(place.cell.text) && numberIn(place.cell.text) === undefined && slotOf(place) === undefined,
  )
  return places.map(({ cell }) => ({
    line: lines.find(line => line.start <= cell.start && cell.start < line.end)?.number ?? 1,
    message: `"${cell.text}" is not a number of spell slots.`,
  }))
}

export function warningsOf(lines: Lines, path: string): readonly SheetWarning[] {
  const all = [
    ...(lines.some(({ label }) => label === 'h1' || label === 'name' || label === 'character name')
      ? []
      : [{ line: 1, message: 'No title: the first line should be "# Name".' }]),
    ...classWarnings(lines),
    ...levelWarnings(lines),
    ...abilityWarnings(lines),
    ...armourWarnings(lines),
    ...hitPointWarnings(lines),
    ...slotWarnings(lines),
  ]
  return all.toSorted((a, b) => a.line - b.line).map(warning => ({ path, ...warning }))
}
