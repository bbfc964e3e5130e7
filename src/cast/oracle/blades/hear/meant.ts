/**
 * From what the shared ear heard to a wish of this game: talk, a look, a way, a question to the table, or something that
 * is tried. Which of the twelve actions a deed is stands in the game's own table of verbs.
 */
import type { SpeechAct } from '../../../../table/parts.ts'
import type { Heard, Idea, TableQuestion, Wish as Heeded } from '../../desk/wishes.ts'
import { soughtIn } from '../fate.ts'
import { topicIn } from '../lore.ts'
import { verbs } from '../words.ts'
import { actionIn } from './actions.ts'
import { done, isElsewhere, kindness, weighed } from './done.ts'
import { actionOf, asAbout, later, tried, type Moment } from './moment.ts'
import { counsel, isForCounsel, spoken } from './spoken.ts'
import { says, tokensOf } from './tokens.ts'
import type { Glance, Wish } from './wish.ts'

const byIdea: Readonly<Record<string, string>> = verbs.ideas

const byMatter: Readonly<Partial<Record<TableQuestion['matter'], Glance>>> = {
  hour: 'hour',
  weather: 'hour',
  ways: 'ways',
  'way-to': 'ways',
  belongings: 'self',
  coins: 'coin',
  self: 'self',
  condition: 'crew',
  company: 'members',
  'with-us': 'members',
  people: 'present',
  'who-can': 'best',
}

function questioned(line: string, { matter, about }: TableQuestion, moment: Moment): Wish {
  if (isForCounsel(line)) return { kind: 'crew', who: '', about: 'asked', said: line, act: 'ask' }
  if (says(tokensOf(line), verbs.thinking)) return counsel(line, about[0])
  const called = line.includes(',') ? moment.hereCalled(line.slice(0, line.indexOf(','))) : undefined
  if (called !== undefined) return { kind: 'ask', person: called, said: line.slice(line.indexOf(',') + 1).trim(), tone: 'plain', act: 'ask' } // prettier-ignore
  const power = matter === 'who-is' ? moment.powerCalled(line) : undefined
  if (power) return { kind: 'known', about: [asAbout(power)], words: line }
  if (soughtIn(line)) return { kind: 'known', about: about.map(asAbout), words: line }
  const asked = says(tokensOf(line), verbs.mayI) ? actionIn(tokensOf(line)) : undefined
  if (asked) return weighed(line, asked.action, about[0])
  const isOfOther = matter === 'condition' && (about.length > 0 || topicIn(line).length > 0) && about.every(({ kind }) => kind !== 'companion' && kind !== 'company') // prettier-ignore
  const at = isOfOther ? undefined : byMatter[matter]
  if (at !== undefined) return { kind: 'glance', at, words: line }
  if (matter === 'place') return { kind: 'look', feature: '' }
  if (matter === 'choices') return { kind: 'glance', at: 'options', words: line }
  if ((matter === 'errand' || matter === 'said') && about.length === 0 && topicIn(line).length === 0) return { kind: 'recap' } // prettier-ignore
  if (matter === 'who-has' && says(tokensOf(line), verbs.holding)) return { kind: 'glance', at: 'gear', words: line }
  if (matter === 'rules' || matter === 'roll') return { kind: 'table', text: '', asked: line }
  return { kind: 'known', about: about.map(asAbout), words: line }
}

/** What nothing covers is tried where something hangs on it, and else it is done, and somebody makes something of it. */
function thought(line: string, { idea, names, by }: Idea, moment: Moment): Wish {
  if (moment.isOnScore && by === undefined && names.some(isElsewhere)) return later(line)
  const place = names.find(one => one.kind === 'place' && isElsewhere(one))
  if (place && by === undefined && says(tokensOf(line).slice(0, 3), verbs.proposes)) return { kind: 'go', place: place.id } // prettier-ignore
  const kind = moment.isOnScore
    ? undefined
    : kindness(
        line,
        names.find(one => one.kind === 'person'),
        moment,
      )
  if (kind) return kind
  if (!moment.isOnScore && says(tokensOf(line).slice(0, 8), verbs.projects)) return later(line)
  const action = actionOf(line, byIdea[idea])
  if (action !== undefined && (moment.isOnScore || idea !== 'plain')) return tried(line, action, { by, on: names[0] })
  const [first] = names
  return first === undefined ? { kind: 'idea', words: line.trim() } : { kind: 'idea', words: line.trim(), about: asAbout(first) } // prettier-ignore
}

function wishOf(line: string, wish: Heeded, moment: Moment): Wish {
  switch (wish.kind) {
    case 'speech':
      return spoken(line, wish, moment)
    case 'deed':
      return done(line, wish, moment)
    case 'question':
      return questioned(line, wish, moment)
    case 'idea':
      return thought(line, wish, moment)
  }
}

/** Words that do nothing and ask nothing are said: to whoever is here, or to whoever was told of. */
function unclear(line: string, moment: Moment): Wish {
  const tokens = tokensOf(line)
  const [near] = moment.present
  if (doers.has(tokens[0] ?? '')) return { kind: 'idea', words: line.trim() }
  if (tokens.length <= 2) return { kind: 'glance', at: 'unclear' }
  if (near !== undefined) return { kind: 'ask', person: near, said: line.trim(), tone: 'plain', act: 'say' }
  const [called] = verbs.vocatives.flatMap(([word = '', noun = '']) => tokens.includes(word) ? (moment.mentioned(noun, [noun]) ?? []) : []) // prettier-ignore
  return called ? { kind: 'address', about: asAbout(called), words: line.trim() } : { kind: 'crew', who: '', about: 'asked', said: line.trim(), act: 'say' } // prettier-ignore
}

const doers = new Set(verbs.doers)
const mostWishes = 3

/** What is muttered beside a question or a deed asks for no answer of its own. */
const withoutRemarks = (all: readonly Heeded[]): readonly Heeded[] =>
  all.length < 2 ? all : all.filter(wish => wish.isNegated !== true && !isMuttered(wish) && !isPreface(wish))

/** `I want to know more about my friends.`, before one of them is asked. */
const isPreface = ({ words }: Heeded): boolean => !words.includes('?') && says(tokensOf(words).slice(0, 5), verbs.prefaces) // prettier-ignore
const isMuttered = (wish: Heeded): boolean => wish.kind === 'speech' && wish.to === undefined && muttered.has(wish.act)
const muttered: ReadonlySet<SpeechAct> = new Set(['tell', 'say'])

const isHarmless = (wish: Wish): boolean =>
  wish.kind === 'idea' ||
  (wish.kind === 'about' &&
    (wish.isLook !== true || wish.about.every(({ kind, text }) => kind === 'mention' && text === '')))

/** Several small things in one breath are one thing: told whole, and somebody makes something of it. */
function inOne(line: string, all: readonly Wish[]): Wish {
  const about = all.flatMap(wish => (wish.kind === 'about' ? wish.about : wish.kind === 'idea' && wish.about ? [wish.about] : [])) // prettier-ignore
  return { kind: 'about', about: about.filter(({ kind }) => kind !== 'mention'), words: line.trim() }
}

/** Two questions about the same are one. */
function askedTogether(all: readonly Wish[]): Wish | undefined {
  const known = all.flatMap(wish => (wish.kind === 'known' ? [wish] : []))
  const [first, ...rest] = known
  const isSame = rest.every(({ about }) => about.length === 0 || about[0]?.id === first?.about[0]?.id)
  return first && known.length === all.length && isSame ? first : undefined
}

/** All that a line says, one thing after the other; where something is tried, the whole of it is how. */
export function meant(line: string, heard: Heard, moment: Moment): Wish {
  const wish = readAs(line, heard, moment)
  const isProposed = wish.kind === 'idea' || (wish.kind === 'about' && wish.isLook !== true)
  return isProposed && says(tokensOf(line).slice(0, 3), verbs.weighs) ? { kind: 'crew', who: '', about: 'asked', said: line.trim(), act: 'advise' } : wish // prettier-ignore
}

function readAs(line: string, heard: Heard, moment: Moment): Wish {
  if (heard.kind === 'nothing') return { kind: 'table', text: '', asked: '' }
  const all = heard.kind === 'wishes' ? heard.wishes : heard.readings.slice(0, 1).map(({ wish }) => wish)
  const found = withoutRemarks(all).map(wish => wishOf(all.length === 1 ? line : wish.words || line, wish, moment))
  if (found.some(({ kind }) => kind === 'later')) return later(line)
  const deed = found.find(({ kind }) => kind === 'deed')
  if (deed?.kind === 'deed') return { ...deed, words: line.trim() }
  const action = moment.isOnScore ? actionIn(tokensOf(line)) : undefined
  if (found.length === 0) return action ? tried(line, action.action) : unclear(line, moment)
  const fresh = found.filter((wish, at) => found.findIndex(other => JSON.stringify(other) === JSON.stringify(wish)) === at) // prettier-ignore
  const [only] = fresh
  if (fresh.length > 1 && fresh.every(isHarmless)) return inOne(line, fresh)
  const asked = fresh.length > 1 ? askedTogether(fresh) : undefined
  if (asked) return asked
  return fresh.length === 1 && only ? only : { kind: 'several', wishes: fresh.slice(0, mostWishes) }
}
