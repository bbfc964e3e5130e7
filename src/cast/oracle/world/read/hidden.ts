/** What a place hides: things to be found, and things that hurt those who do not find them. */
import { isSecretProse, sharedMarks } from '../../../../campaign/secrets/marks.ts'
import { checkIn, harmIn, usual } from '../checks.ts'
import { called, itemsIn as listOf, wholeText, type Page } from '../page/page.ts'
import type { Entry } from '../page/entry.ts'
import type { Names } from '../names.ts'
import type { Hidden } from '../world.ts'
import { goldIn, itemsIn } from './treasure.ts'

const sections =
  /^(?:secrets?\b(?!.*\bgm\b)|hidden\b|traps?\b|treasures?\b|loot\b|discover|concealed|what (?:is|lies) hidden)/

const leadingParens = /^\(([^)]*)\)\s*:?\s*/

/** A short name: the label, or the first words up to something that ends them. */
const nameOf = ({ label, text }: Entry): string =>
  label === ''
    ? (text
        .replace(/^(?:an?|the|there is an?|there are)\s+/i, '')
        .split(/\s*[,.;:(]|\s(?:is|are|was|were|has|have|had|lies|hides|holds|contains|that|which|can)\s/)[0]
        ?.split(' ')
        .slice(0, 6)
        .join(' ') ?? text)
    : label.replace(/\s*\([^)]*\)\s*$/, '')

function toHidden(entry: Entry, names: Names): Hidden {
  const whole = `${entry.label} ${wholeText(entry)}`
  const text = wholeText(entry).replace(leadingParens, '').trim()
  const { dc, skill } = checkIn(whole) ?? usual
  const harm = harmIn(whole)
  const name = nameOf(entry)
  return {
    name: name === '' ? 'something hidden' : name,
    text: text === '' ? name : text,
    dc,
    skill: skill.startsWith('thieves') ? 'investigation' : skill,
    ...(harm && { harm }),
    items: itemsIn(`${name}. ${text}`, names),
    gold: goldIn(text),
  }
}

/** Words to the Game Master among the hidden things are nothing that lies there to be found. */
const isThing = (entry: Entry): boolean =>
  !isSecretProse(`${entry.label}: ${entry.text}`, sharedMarks) && `${entry.label}${wholeText(entry)}` !== ''

export const readHidden = (page: Page, names: Names): readonly Hidden[] =>
  listOf(called(page.entries, sections))
    .filter(isThing)
    .map(entry => toHidden(entry, names))
