/**
 * Party Slots, Party Conditions: what a character has left and suffers from, each in its own bold group of the party's
 * section, a line a character. A file without such a group gets one below what it has.
 */
import { labelOf, toBullet } from '../markdown/bullet.ts'
import { toHeading } from '../markdown/document.ts'
import { foldWords, withoutMarkup } from '../text/fold.ts'
import type { Line } from '../text/lines.ts'
import { addBullet, sayAnew, unchanged, type Context, type Edited, type Note } from './edit.ts'
import { insertLines, linesWith, type Passage, type Stretch } from './passage.ts'
import type { DeltaItem } from './types.ts'

const titleOf = (line: string): string => foldWords(withoutMarkup(line.replace(/^#+\s*/, ''))).replace(/\s*:$/, '')

/** A bold line or a heading with nothing after it. */
const opensGroup = ({ text }: Line): boolean =>
  toHeading(text) !== undefined ||
  (/^\s{0,3}(?:\*\*|__)/.test(text) && text.trim().length === (labelOf(text.trim())?.valueAt ?? -1))

function groupIn(passage: Passage, titles: readonly string[]): Stretch | undefined {
  const openers = [...linesWith(passage, undefined)].filter(opensGroup)
  const at = openers.findIndex(line => titles.some(title => foldWords(title) === titleOf(line.text)))
  const opener = openers[at]
  return opener && { from: opener.end, to: openers[at + 1]?.start ?? passage.raw.length }
}

function withGroup(passage: Passage, title: string): { readonly passage: Passage; readonly group: Stretch } {
  const lines = [...(passage.raw === '' ? [] : ['']), `**${title}**:`]
  const grown = insertLines(passage, passage.raw.length, lines)
  return { passage: grown, group: { from: grown.raw.length, to: grown.raw.length } }
}

type Clause = { readonly name: string; readonly state: string }

/** `Corwin: 1st 1/2; Mira: none`: who, and how it stands with them. */
function clausesOf(said: readonly string[]): { readonly clauses: readonly Clause[]; readonly isClear: boolean } {
  const parts = said.flatMap(text => text.split(';')).filter(part => part.trim() !== '')
  const clauses = parts.flatMap(part => {
    const [, name, state] = /^([^:]+):(.+)$/.exec(part.trim()) ?? []
    return name === undefined || state === undefined ? [] : [{ name: name.trim(), state: state.trim() }]
  })
  return { clauses, isClear: clauses.length === parts.length && clauses.length > 0 }
}

const unclear: readonly Note[] = [{ code: 'group-unclear', message: 'Write it as "Name: state; Name: state".' }]

function say(passage: Passage, group: Stretch, name: string, state: string, context: Context): Edited {
  const wanted = foldWords(name)
  for (const line of linesWith(passage, undefined)) {
    if (line.start < group.from || line.start >= group.to) continue
    const bullet = toBullet(line.text)
    if (!bullet || foldWords(withoutMarkup(bullet.text.split(':')[0] ?? '')) !== wanted) continue
    return sayAnew(passage, line, `${bullet.prefix}${name}: ${state}`, [])
  }
  return addBullet(passage, group, `${name}: ${state}`, [], { ...context, isTemplate: true })
}

export const applyGroup =
  (titles: readonly [string, ...string[]]) =>
  (passage: Passage, item: DeltaItem, context: Context): Edited => {
    const { clauses, isClear } = clausesOf([item.text, ...item.children.map(child => toBullet(child)?.text ?? child)])
    let edited = unchanged(passage)
    for (const { name, state } of clauses) {
      const found = groupIn(edited.passage, titles)
      const ready = found ? { passage: edited.passage, group: found } : withGroup(edited.passage, titles[0])
      const one = say(ready.passage, ready.group, name, state, context)
      edited = { passage: one.passage, changes: [...edited.changes, ...one.changes], notes: [] }
    }
    return isClear ? edited : { ...edited, notes: unclear }
  }
