/**
 * By what else people are called than by their names: who is the only one with a calling is named by it. `The matron wrote
 * them` tells of Sister Apollonia what `She writes them` keeps on her page.
 */
import listed from '../../../content/english/callings.json' with { type: 'json' }
import { withoutMarkup } from '../../campaign/text/fold.ts'
import { memo } from '../../core/memo.ts'
import { telling } from './common-words.ts'
import type { Unit } from './sentences.ts'
import { tokenOf } from './tokens.ts'

/** Somebody by the stems of their name, and of one thing they are. */
export type Called = { readonly name: readonly string[]; readonly calling: string }

const name = String.raw`\p{Lu}[\p{L}'’-]*\.?(?: (?:(?:de|von|van|al|of) )?\p{Lu}[\p{L}'’-]+){0,3}`

/** `the muleteer Idris`, `their director, Dr. Leopold Amsinck`. */
const before = new RegExp(
  String.raw`(?:\b(?:the|our|their|his|her|an?)|['’]s) (\p{Ll}[\p{Ll}-]{2,30}),? (${name})`,
  'gu',
)
/** `Idris, the muleteer`, `## Marietta Foppa, cook`. */
const behind = new RegExp(String.raw`(${name}), (?:(?:the|our|an?) )?(\p{Ll}[\p{Ll} -]{2,40})(?=[,.;:)\n]|$)`, 'gmu')
/** `| Pell Ansgar | quartermaster; pencil behind the ear |`. */
const row = new RegExp(String.raw`^\| *(${name}) *\| *([^|\n,.;:]{3,40})`, 'gmu')
/** `**Role**: director of the sanatorium` on a page that bears a name. */
const labelled = /^(?:[-*+] )?\*\*(?:role|occupation|profession|post|office|trade|job|who):?\*\*:? *([^\n]{3,120})$/gimu
/** `| Occupation | Reeve |`: the first cell is no name. */
const labels = new Set(['role', 'occupation', 'profession', 'post', 'office', 'trade', 'job', 'who'])
/** `aliases: [Lask, the doctor]` */
const aliased = /^aliases: *\[?([^\]\n]{3,120})\]?$/imu
/** `# Greta Bly`, and below it `Foreman of the drill crews.` */
const lead = /^# [^\n]{2,80}\n+(?![#>*|-])([^\n.!?;:]{3,80})[.;:]/mu
const title = /^# ([^\n]{2,80})$/mu

const joints = new Set('of in at from for with who to on and under by near'.split(' '))

/** Of `retired director of the house` the director. What somebody is like or does is no calling. */
function headOf(words: string): string {
  const all = words
    .toLowerCase()
    .replace(/^(?:an?|the|our) /u, '')
    .trim()
    .split(' ')
  const end = all.findIndex((word, at) => at > 0 && joints.has(word))
  const head = all[(end === -1 ? all.length : end) - 1] ?? ''
  return callings.has(head) ? head : ''
}
const callings = new Set(listed)

function called(whose: string, words: string): readonly Called[] {
  const { stem, weight } = tokenOf(headOf(words))
  const stems = whose
    .split(' ')
    .map(word => tokenOf(word.replace(/\.$/u, '')))
    .filter(one => one.isCapital && one.weight >= telling)
    .map(one => one.stem)
  return headOf(words) === '' || weight < telling || stems.length === 0 || stems.includes(stem)
    ? []
    : [{ name: stems, calling: stem }]
}

export const callingsIn = memo(256, (text): readonly Called[] => {
  const plain = withoutMarkup(text)
  const page = title.exec(text)?.[1] ?? ''
  return [
    ...Array.from(plain.matchAll(before), ([, words = '', whose = '']) => called(whose, words)),
    ...Array.from(plain.matchAll(behind), ([, whose = '', words = '']) => called(whose, words)),
    ...Array.from(plain.matchAll(row), ([, whose = '', words = '']) =>
      called(labels.has(whose.toLowerCase()) ? page : whose, words),
    ),
    ...[aliased.exec(text)?.[1], lead.exec(text)?.[1]].flatMap(words =>
      (words ?? '').split(/, | and /u).flatMap(one => called(page, one)),
    ),
    ...Array.from(text.matchAll(labelled), ([, words = '']) => words.split(/[,.;] /u).flatMap(one => called(page, one.replace(/[.;]$/u, '')))), // prettier-ignore
  ].flat()
})

/** Somebody, by everything they are called. */
type Person = { readonly name: Set<string>; readonly callings: Set<string> }

function add(people: Map<string, Person[]>, stem: string, one: Person): void {
  const there = people.get(stem)
  if (there) there.push(one)
  else people.set(stem, [one])
}

const isWithin = (name: ReadonlySet<string>, stems: readonly string[]): boolean =>
  [...name].every(stem => stems.includes(stem))

/** A page that grew says the same of people as before, most of the time. */
const isSame = (found: readonly Called[], before: readonly Called[]): boolean =>
  found.length === before.length &&
  found.every(
    ({ name: stems, calling }, at) => calling === before[at]?.calling && stems.join(' ') === before[at]?.name.join(' '),
  )

export class Callings {
  readonly #byPath = new Map<string, readonly Called[]>()
  #others: ReadonlyMap<string, readonly string[]> | undefined

  put(path: string, text: string): void {
    const found = callingsIn(text)
    const before = this.#byPath.get(path) ?? []
    if (isSame(found, before)) return
    this.#byPath.set(path, found)
    this.#others = undefined
  }

  /** Whoever has all of a name, or no other words in theirs, is the one that is meant. */
  #people(): readonly Person[] {
    const people: Person[] = []
    const byStem = new Map<string, Person[]>()
    for (const { name: stems, calling } of [...this.#byPath.values()].flat()) {
      const near = stems.flatMap(stem => byStem.get(stem) ?? [])
      const same = near.find(one => stems.every(stem => one.name.has(stem)) || isWithin(one.name, stems))
      const one = same ?? { name: new Set<string>(), callings: new Set<string>() }
      if (same === undefined) people.push(one)
      for (const stem of stems)
        if (!one.name.has(stem)) {
          one.name.add(stem)
          add(byStem, stem, one)
        }
      one.callings.add(calling)
    }
    return people
  }

  /** What else a word stands for: a calling for a name and a name for a calling, where one person alone has it. */
  #allOthers(): ReadonlyMap<string, readonly string[]> {
    const bearers = new Map<string, Person[]>()
    for (const one of this.#people())
      for (const stem of new Set([...one.name, ...one.callings])) add(bearers, stem, one)
    return new Map(
      [...bearers].flatMap(([stem, [only, ...more]]) =>
        only === undefined || more.length > 0 ? [] : [[stem, [...only.name, ...only.callings]]],
      ),
    )
  }

  /** What is said, with all that its words stand for. */
  widened(unit: Unit): Unit {
    this.#others ??= this.#allOthers()
    const more = unit.stems.flatMap(stem => this.#others?.get(stem) ?? [])
    return more.length === 0 ? unit : { ...unit, stems: [...new Set([...unit.stems, ...more])] }
  }
}
