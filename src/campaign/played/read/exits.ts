/** The ways out of a place, as its page lists them. */
import { withoutAsides } from '../../text/brackets.ts'
import { checkIn, usual } from '../checks.ts'
import { withoutMechanics } from '../mechanics.ts'
import { mentionsIn, nameIn, wordsOf, type Names } from '../names.ts'
import type { Entry } from '../page/entry.ts'
import { called, itemsIn, wholeText, type Page } from '../page/page.ts'
import type { Exit } from '../world.ts'
import { itemsIn as thingsIn } from './treasure.ts'

const sections =
  /^(?:exits?\b|ways? (?:out|on|in)\b|connections?\b|connected|paths?\b|routes?\b|leads? to|adjacent|nearby (?:places|locations)|getting (?:around|there|out)|directions?\b|travel\b|doors?\b)/

/** The place an entry leads to: by its link, else by the last name in its head, else by any name in it. */
function placeOf(entry: Entry, names: Names, from: string): string | undefined {
  const known = entry.links
    .map(link => nameIn(names, link, ['locations'])?.id)
    .find(id => id !== undefined && id !== from)
  if (known !== undefined) return known
  const head = entry.text.split(/[:.]\s/)[0] ?? ''
  for (const text of [head, entry.label, entry.text]) {
    const ids = mentionsIn(names, wordsOf(text), { kinds: ['locations'] }).map(({ name }) => name.id)
    const found = ids.find(id => id !== from)
    if (found !== undefined) return found
  }
  return undefined
}

const aside = /\((?=[^()]*\))([^()]*\b(?:hidden|secret|concealed|locked|barred|sealed|DC)\b[^()]*)\)/i

export function keyIn(words: string, names: Names): string | undefined {
  const opened =
    /\b(?:opened|unlocked|opens?)\s+(?:by|with)\s+([^;,.)]+)/i.exec(words)?.[1] ??
    /\b(?:key|needs?|requires?)\s*:?\s+([^;,.)]+)/i.exec(words)?.[1]
  if (opened === undefined) return undefined
  return (
    thingsIn(`the ${opened.replace(/^(?:the|an?)\s+/i, '')}`, names)[0] ?? opened.replace(/^(?:the|an?)\s+/i, '').trim()
  )
}

/** Shut so that it takes a key or a shoulder; what was locked once, or is not, is not. */
export const isBarred = (words: string): boolean =>
  /\b(?:(?<!un)locked|barred|sealed|padlock\p{L}*|bolted|nailed shut|chained shut)\b/iu.test(words) &&
  !/\b(?:not|never|no longer|isn't|un) ?(?:locked|barred|sealed|bolted)\b/iu.test(words) &&
  !/\b(?:stands?|stood|hangs?|hung|is|lies?|swings?|left) (?:half |wide |partly )?(?:open|ajar|unlocked)\b/iu.test(
    words,
  )

type Bars = Pick<Exit, 'hidden' | 'locked'>

function barsOf(whole: string, names: Names): Bars {
  const words = aside.exec(whole)?.[1] ?? whole
  const check = checkIn(words)
  const key = keyIn(words, names)
  if (isBarred(words)) {
    const { dc, skill } = check ?? { dc: usual.dc, skill: 'thieves-tools' }
    return { locked: { dc, skill, ...(key !== undefined && { key }) } }
  }
  return /\b(?:hidden|secret|concealed)\b/i.test(words) ? { hidden: check ?? usual } : {}
}

/** As players call it: the label, unless that is the place itself; `to` and what follows belong to the place. */
function callOf(entry: Entry, names: Names, to: string, title: string): string {
  const label = withoutAsides(entry.label)
    .replace(/\s+to\s.*$/i, '')
    .trim()
  if (label !== '') return nameIn(names, label, ['locations'])?.id === to ? title : label
  const before = /^(.{2,40}?)\s+(?:leads?\s+)?to\s/i.exec(entry.text)?.[1]
  return before ?? title
}

function textOf(entry: Entry): string {
  const text = wholeText(entry).replace(aside, '').replaceAll(/\s+/g, ' ').trim()
  const after = /^[^:.]{0,60}:\s+(.+)$/.exec(text)?.[1]
  return withoutMechanics((after ?? text).trim())
}

export function readExits(page: Page, names: Names, from: string): readonly Exit[] {
  return itemsIn(called(page.entries, sections)).flatMap(entry => {
    const to = placeOf(entry, names, from)
    const title = names.index.names.find(({ kind, id }) => kind === 'locations' && id === to)?.title
    if (to === undefined || title === undefined) return []
    const whole = `${entry.label} ${wholeText(entry)}`
    return [{ name: callOf(entry, names, to, title), to, text: textOf(entry), ...barsOf(whole, names) }]
  })
}
