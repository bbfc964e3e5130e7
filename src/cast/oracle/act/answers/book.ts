/** What the party has in writing and in memory: the lines of its own book, and what people have told it in their words. */
import type { Person } from '../../../../campaign/played/world.ts'
import { sentence } from '../../../../english/naming.ts'
import { plain } from '../../../../english/told-back.ts'
import type { Desk } from '../../desk/desk.ts'
import { inTheirWords } from '../../desk/people.ts'

/** Facts come first where nothing particular is asked for. */
const facts = /know|learned|information|facts|questions|summary/i
const small =
  /^(?:Ways from |.{3,60} is at .{3,40}\.$|.{3,40} is on everybody's mind|.{2,60}: (?:The |An? ).{2,60} to .{2,40}\.$)/

/** `Maren says, I saw it` is told as speech. */
const asTold = (line: string): string =>
  line
    .replace(/^At (?:The )?(.{2,40}?): .{2,60}? - (.+)$/s, 'At $1: $2')
    .replace(/^(.{2,40}?) says, (.+)$/s, (_, who: string, words: string) => `${who}: "${words.replaceAll('"', "'")}"`)

/** Lines of the book the party keeps; all of it is theirs to read. */
export function knownLines(desk: Desk, isAll: boolean): readonly string[] {
  const text = desk.sees.view.files['party-knowledge'][0]?.text ?? ''
  const sections = text.split(/^##\s+/m).map(section => ({ title: section.split('\n')[0] ?? '', body: section }))
  const wanted = sections.filter(({ title }) => isAll || facts.test(title)).map(({ body }) => body)
  const bullets = [...wanted.join('\n').matchAll(/^\s*[-*]\s+(.+)$/gm)].map(([, line = '']) => line.trim())
  const held = desk.sees.state.held.knowledge
    .filter(line => isAll || /^[-\s]*LEARNED:/.test(line))
    .map(line => line.replace(/^[-\s]*[A-Z ]+:\s*/, ''))
  const all = [...new Set([...bullets, ...held])].filter(
    line => !/^\[.*\]$/.test(line) && line.length > 8 && !small.test(line),
  )
  const isTwice = (line: string): boolean => all.some(other => other !== line && other.includes(line))
  return all
    .filter(line => !isTwice(line))
    .map(line => asTold(sentence(plain(line.replace(/^\*\*(.+?)\*\*:?/, '$1:'), 260))))
}

/** A piece that was told, in the words of whoever told it. */
export function pieceOf(desk: Desk, person: Person, key: string): string | undefined {
  const [id, tier = '', at = ''] = key.split('/')
  const pieces = tier === 'public' || tier === 'private' || tier === 'secret' ? person.knows[tier] : []
  const piece = pieces[Number(at)]
  return id === person.id && piece !== undefined ? inTheirWords(desk, person, piece).text : undefined
}

export const piecesTold = (desk: Desk, person: Person): readonly string[] =>
  desk.memory.told.flatMap(key => pieceOf(desk, person, key) ?? [])
