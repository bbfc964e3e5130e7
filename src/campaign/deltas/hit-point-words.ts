/** What a `Party HP:` line says, character by character, in the ways people and models say it. */
import { memo, remembering } from '../../core/memo.ts'
import { foldWords, holdsWords, withoutMarkup } from '../text/fold.ts'

type Who = {
  readonly name: string
  /** The spellings to look for, folded, best first. */
  readonly names: readonly string[]
  readonly raw: string
}

type Spelling = { readonly folded: string; readonly full: string }

export type Reading =
  | (Who & { readonly kind: 'exact'; readonly current: number; readonly most: number })
  | (Who & { readonly kind: 'change'; readonly by: number })
  | (Who & { readonly kind: 'now'; readonly current: number | 'full' })
  | (Who & { readonly kind: 'unclear' })

/** All the ways a clause may begin with a party member's name, the longest first. */
const spellings = remembering((party: readonly string[]): readonly Spelling[] => {
  const each = party.flatMap(full => {
    const plain = (full.split('(', 1)[0] ?? full).trimEnd()
    const first = plain.split(/\s+/)[0] ?? plain
    return [full, plain, first].map(name => ({ folded: foldWords(name), full: plain }))
  })
  return each.sort((one, other) => other.folded.length - one.folded.length)
})

const notNames = /^(?:HP|Hit|Now|At|To|The|And|Party|All|Everyone|Everybody|Total|Max|Current|Temp)$/

/** The capitalised words a clause begins with, which is how a name looks when no party is known. */
function leadingName(clause: string): string | undefined {
  const words: string[] = []
  for (const word of clause.split(/\s+/)) {
    const bare = word.replace(/[’']s$/, '').replace(/[:,]$/, '')
    if (!/^\p{Lu}[\p{L}\p{M}’'-]*$/u.test(bare) || notNames.test(bare)) break
    words.push(bare)
    if (bare !== word) break
  }
  return words.length > 0 ? words.join(' ') : undefined
}

/** `tilda: 3/8` names somebody too. */
const beforeColon = (clause: string): string | undefined => /^([\p{L}][\p{L}\p{M}' -]{0,40}?)\s*:/u.exec(clause)?.[1]

function whoIn(clause: string, party: readonly string[]): Who | undefined {
  const plain = withoutMarkup(clause)
  const folded = foldWords(plain)
  const known = spellings(party).find(
    ({ folded: name }) => folded.startsWith(name) && holdsWords(folded.slice(0, name.length + 1), name),
  )
  if (known) {
    const said = plain.slice(0, known.folded.length)
    const names = [foldWords(said), foldWords(known.full), foldWords(known.full.split(/\s+/)[0] ?? '')]
    return { name: said, names, raw: clause }
  }
  const name = leadingName(plain) ?? beforeColon(plain)
  if (name === undefined) return undefined
  const first = name.split(' ')[0] ?? name
  return { name, names: [foldWords(name), foldWords(first)], raw: clause }
}

/** A clause without the comma or the "and" that parted it from the next. */
function withoutTail(clause: string): string {
  const bare = clause.trimEnd()
  const short = /[\s,;]and$/.test(bare) ? bare.slice(0, -3).trimEnd() : bare
  return short.replace(/[,;]$/, '').trim()
}

/** A look begins where the white space does, and nowhere inside it: a long gap is read once. */
const betweenClauses = /((?:(?<!\s)\s+)?[,;]\s*(?:and\s+)?|(?<!\s)\s+and\s+)/

/** Cuts a line at commas, semicolons and "and", and joins again what does not begin with a name. */
function clausesOf(text: string, party: readonly string[]): readonly string[] {
  const clauses: string[] = []
  const hasNumber = /\d/.test(text)
  for (const piece of text.split(betweenClauses)) {
    const isMark = /^[,;]?\s*(?:and)?$/.test(piece.trim())
    const isNew = !isMark && (clauses.length === 0 || (hasNumber && whoIn(piece, party) !== undefined))
    if (isNew) clauses.push(piece)
    else clauses[clauses.length - 1] += piece
  }
  return clauses.map(withoutTail)
}

const exact = /(-?(?<!\d)\d+)\s*\/\s*(\d+)/g
const hurt =
  /\b(?:takes?|took|suffer(?:s|ed)?|los(?:es|t)|loses?)\s+(\d+)\b|\b(\d+)\s+(?:points?\s+of\s+)?(?:[a-z]+\s+)?damage\b/i
const healed = /\b(?:heal(?:s|ed)?|regain(?:s|ed)?|recover(?:s|ed)?|gain(?:s|ed)?)\s+(?:for\s+)?(\d+)\b/i
const level = /\b(?:now|at|to|is)\s+(?:at\s+|on\s+)?(\d+)\b/i

/** In letters: so near before two numbers stands what they state. */
const nearBefore = 40

function readClause(clause: string, who: Who): Reading {
  const pairs = [...clause.matchAll(exact)]
  const stated =
    pairs.find(pair =>
      /(?:\b(?:now|to|at)\s+|->\s*|→\s*)$/i.test(clause.slice(Math.max(0, pair.index - nearBefore), pair.index)),
    ) ?? pairs[0]
  if (stated) return { ...who, kind: 'exact', current: Number(stated[1]), most: Number(stated[2]) }
  const isTemporary = /\btemp/i.test(clause)
  const damage = hurt.exec(clause)
  const healing = healed.exec(clause)
  const now = level.exec(clause)
  if (now && !isTemporary) return { ...who, kind: 'now', current: Number(now[1]) }
  if ((damage || healing) && !isTemporary) {
    return { ...who, kind: 'change', by: Number(healing?.[1] ?? 0) - Number(damage?.[1] ?? damage?.[2] ?? 0) }
  }
  if (/\bfull(?:y healed| hp| hit points| health)\b/i.test(clause)) return { ...who, kind: 'now', current: 'full' }
  return { ...who, kind: 'unclear' }
}

/** A line is read for the names it will be looked for by, and again when its turn comes. */
const readings = remembering((party: readonly string[]) =>
  memo(8, (text): readonly Reading[] =>
    clausesOf(text, party).map(clause => {
      const who = whoIn(clause, party) ?? { name: clause, names: [], raw: clause }
      return who.names.length === 0 ? { ...who, kind: 'unclear' } : readClause(clause, who)
    }),
  ),
)

export const readHitPoints = (text: string, party: readonly string[]): readonly Reading[] => readings(party)(text)
