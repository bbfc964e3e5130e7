/** What `gloam merge` prints: changes and warnings first, the writers' literal reports last. */
import { createTwoFilesPatch } from 'diff'
import type { Writer } from '../../campaign/deltas/types.ts'
import { unmergedFile } from '../../campaign/deltas/unmerged.ts'
import { knowledgeWriter, stateWriter } from '../../campaign/deltas/writers.ts'
import type { Preview } from '../../table/writers/preview-writer.ts'
import type { Written } from '../../table/writers/run-writer.ts'
import { jsonPage } from '../outlet/clean.ts'
import type { CliDoor, ExitCode } from './door.ts'

const writerOf = ({ writer }: Written): Writer => (writer === 'state' ? stateWriter : knowledgeWriter)

const deltaFileOf = (one: Written): string => writerOf(one).deltaFile

/** Where the words of a line are that was not merged, or would be. */
function keptIn(one: Written, deltaLine: number): string {
  const kept = one.kept?.find(place => place.deltaLine === deltaLine)
  if (kept) return ` It is kept in ${kept.file}:${kept.line}.`
  const isRefused = one.merged?.refused.some(({ line }) => line === deltaLine) ?? false
  return isRefused ? ` It would be kept in ${unmergedFile(writerOf(one))}.` : ''
}

function tellWarnings(door: CliDoor, all: readonly Written[]): void {
  for (const one of all) {
    const file = deltaFileOf(one)
    for (const { deltaLine, level, message, text } of one.merged?.warnings ?? []) {
      door.warn(`${file}:${deltaLine}: ${level}: ${message}${keptIn(one, deltaLine)}\n    ${text}\n`)
    }
    for (const remark of one.remarks) door.warn(`${one.file}: ${remark}\n`)
  }
}

const marked = (mark: string, text: string): string =>
  text
    .split(/\r?\n/)
    .map(line => `  ${mark} ${line}\n`)
    .join('')

function tellChanges(door: CliDoor, all: readonly Written[]): void {
  for (const { file, merged } of all) {
    for (const { section, before, after } of merged?.changes ?? []) {
      door.print(`${file}, ${section}\n${before === null ? '' : marked('-', before)}${marked('+', after)}`)
    }
  }
}

const exitCodeOf = (all: readonly Written[]): ExitCode => (all.some(one => one.status === 'failed') ? 1 : 0)

const reports = (all: readonly Written[]): string => all.map(({ report }) => `${report}\n`).join('')

/** Each change with its file, section, old line, new line and delta line; each warning with its line number. */
function asData(one: Written): Record<string, unknown> {
  const { merged, proof, kept, ...rest } = one
  if (!merged) return rest
  const { changes, warnings, applied, unchanged, sections } = merged
  return {
    ...rest,
    applied,
    unchanged,
    sections,
    changes: changes.map(({ section, before, after, deltaLine, delta }) => ({
      file: one.file,
      section,
      oldLine: before,
      newLine: after,
      deltaLine,
      delta,
    })),
    warnings: warnings.map(({ deltaLine, ...warning }) => ({ file: deltaFileOf(one), line: deltaLine, ...warning })),
    unmerged: merged.refused.map(({ line, text, why }) => {
      const place = kept?.find(one => one.deltaLine === line)
      return { deltaLine: line, text, why, ...(place ? { file: place.file, line: place.line } : {}) }
    }),
    ...(proof ? { proof } : {}),
  }
}

export function written(door: CliDoor, campaign: string, all: readonly Written[], json?: true): ExitCode {
  if (json) door.print(jsonPage({ campaign, dryRun: false, writers: all.map(asData) }))
  else {
    tellWarnings(door, all)
    tellChanges(door, all)
    door.print(reports(all))
  }
  return exitCodeOf(all)
}

/** Nothing where nothing would change; a file that is not there yet is compared with nothing. */
function patchOf({ file, before, after }: Preview): string {
  if (after === undefined || after === before) return ''
  const from = before === undefined ? '/dev/null' : `a/${file}`
  const patch = createTwoFilesPatch(from, `b/${file}`, before ?? '', after, undefined, undefined, { context: 3 })
  return patch.replace(/^=+\n/, '')
}

export function previews(door: CliDoor, campaign: string, all: readonly Preview[], json?: true): ExitCode {
  if (json) {
    const writers = all.map(({ before: _before, after: _after, ...one }, index) => ({
      ...asData(one),
      diff: patchOf(all[index] ?? { ...one, before: undefined, after: undefined }),
    }))
    door.print(jsonPage({ campaign, dryRun: true, writers }))
  } else {
    tellWarnings(door, all)
    for (const one of all) door.print(patchOf(one))
    door.print(reports(all))
  }
  return exitCodeOf(all)
}
