/** What a place hides: things to be found, and things that hurt those who do not find them. */
import { isSecretProse, sharedMarks } from '../../secrets/marks.ts'
import { checkIn, harmIn, usual } from '../checks.ts'
import { called, itemsIn as listOf, wholeText, type Page } from '../page/page.ts'
import type { Entry } from '../page/entry.ts'
import type { Names } from '../names.ts'
import type { Hidden } from '../world.ts'
import { withoutMechanics } from '../mechanics.ts'
import { goldIn, itemsIn } from './treasure.ts'

const sections =
  /^(?:secrets?\b(?!.*\bgm\b)|hidden\b|traps?\b|treasures?\b|loot\b|discover|concealed|what (?:is|lies) hidden)/

const leadingParens = /^\(([^)]*)\)\s*:?\s*/

/** `In the cellar, under sailcloth, lies the great lens`: where it is comes first, and what it is behind a verb. */
const whereFirst =
  /^(?:in|under|behind|below|beneath|beside|inside|within|on|at|above|over|near|between|among|against|wedged|tucked|buried|hidden|sewn|nailed|stuffed)\b.*?\s(?:is|are|lies?|lay|sits?|hangs?|stands?|rests?|waits?|hides?|one finds|you find|there is|there are)\s+(?:an?|the|some|his|her|their)\s+(.+)$/isu

/** Up to whatever only tells more of it. */
const headOf = (text: string): string =>
  (
    text.split(
      /\s*[,.;:(]|\s(?:is|are|was|were|has|have|had|lies|hides|holds|contains|that|which|can|with|in|on|from|under|behind|\p{L}{3,}ing)\s/u,
    )[0] ?? ''
  )
    .split(' ')
    .slice(0, 6)
    .join(' ')

/** A short name: the label, or the first words up to something that ends them. */
function nameOf(label: string, text: string): string {
  if (label !== '') return label.replace(/(?<!\s)\s*\([^()]*\)\s*$/, '')
  if (/^(?:somebody|someone|nobody|nothing|something|it|they|there|you|he|she)\b/iu.test(text))
    return (text.split(/[,.;:(]/)[0] ?? '').split(' ').slice(0, 9).join(' ')
  const thing = headOf(whereFirst.exec(text)?.[1] ?? '')
  if (thing !== '') return thing
  return (
    text
      .replace(/^(?:an?|the|there is an?|there are)\s+/i, '')
      .split(/\s*[,.;:(]|\s(?:is|are|was|were|has|have|had|lies|hides|holds|contains|that|which|can)\s/)[0]
      ?.split(' ')
      .slice(0, 6)
      .join(' ') ?? text
  )
}

function toHidden(entry: Entry, names: Names): Hidden {
  const whole = `${entry.label} ${wholeText(entry)}`
  const text = withoutMechanics(wholeText(entry).replace(leadingParens, '').trim())
  const { dc, skill } = checkIn(whole) ?? usual
  const harm = harmIn(whole)
  const name = nameOf(entry.label, text.replace(/^A closer look \p{L}+ /u, ''))
  return {
    name: name === '' ? 'something hidden' : name,
    text: text === '' ? name : text,
    dc,
    skill: skill.startsWith('thieves') ? 'investigation' : skill,
    ...(harm && { harm }),
    items: itemsIn(`${name}. ${text}`, names),
    gold: goldIn(wholeText(entry)),
  }
}

/** Words to the Game Master among the hidden things are nothing that lies there to be found. */
const isThing = (entry: Entry): boolean =>
  !isSecretProse(`${entry.label}: ${entry.text}`, sharedMarks) && `${entry.label}${wholeText(entry)}` !== ''

/** A second letter in one place is told apart by its number: what is found is kept by name. */
const apart = (all: readonly Hidden[]): readonly Hidden[] =>
  all.map((hidden, at) => {
    const before = all.slice(0, at).filter(({ name }) => name === hidden.name).length
    return before === 0 ? hidden : { ...hidden, name: `${hidden.name} (${before + 1})` }
  })

/** Under a heading of secrets a fact is no thing that lies there: it is found where its author says how, or by what it holds. */
function isFindable(section: Entry, entry: Entry, names: Names): boolean {
  const whole = `${entry.label} ${wholeText(entry)}`
  return (
    !section.key.startsWith('secret') ||
    checkIn(whole) !== undefined ||
    itemsIn(whole, names).length > 0 ||
    goldIn(whole) > 0
  )
}

export const readHidden = (page: Page, names: Names): readonly Hidden[] =>
  apart(
    called(page.entries, sections)
      .flatMap(section => listOf([section]).filter(entry => isFindable(section, entry, names)))
      .filter(isThing)
      .map(entry => toHidden(entry, names)),
  )
