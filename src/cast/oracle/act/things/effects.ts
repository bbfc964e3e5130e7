/** What a deed may come to beside its own words: one small list of typed effects, for deeds and ideas alike. */
import { suffer, type Cost } from '../../desk/consequence.ts'
import { keep, rule, type Desk, type Play } from '../../desk/desk.ts'
import { reveal, revealExit } from '../../desk/discover.ts'
import { actorOf } from '../../desk/heroes.ts'
import { hintFor } from '../../desk/leads.ts'
import { likeness, topicWords } from '../../../../english/naming.ts'
import { changeTrust, moveAttitude, untold } from '../../desk/people.ts'
import { share } from '../people/share.ts'
import { here, hiddenExits, hiddenLeft } from '../../desk/place.ts'
import { gainEdge } from '../../desk/rolls.ts'
import { phrase } from '../../desk/tell.ts'
import { sentencesOf } from '../../../../english/prose-sentences.ts'
import type { Hidden, Person, Place } from '../../../../campaign/played/world.ts'
import { thingWords } from './words.ts'
import { seen } from './show.ts'

export type Effect =
  | 'warmer'
  | 'colder'
  | 'wronged'
  | 'trust'
  | 'distrust'
  /** What is hidden in it comes to light. */
  | 'find'
  | 'find-way'
  /** Something true that anybody could have noticed. */
  | 'clue'
  /** Something they would tell anybody, told without being asked. */
  | 'rumour'
  | 'noise'
  /** It is heard, and whoever can come may. */
  | 'noise-heard'
  | 'time'
  | 'hurt'
  | 'threat'
  | 'edge'
  | 'coins'
  | 'loss'
  | 'opinion'

/** What an effect is about. */
export type Setting = {
  /** Whose feelings it touches. */
  readonly person?: Person
  /** The words of what it was done to and how, in one form: what is hidden there shares them. */
  readonly stems: readonly string[]
  /** As one would tell it to those who were there. */
  readonly happened: string
  /** At stake, in gold pieces. */
  readonly stake?: number
  /** Why the next roll is easier. */
  readonly why?: string
}

const costs: ReadonlySet<Effect> = new Set<Effect>(['noise', 'time', 'hurt', 'threat'])
const isCost = (effect: Effect): effect is Effect & Cost => costs.has(effect)

/** Something hidden whose words share most of these. */
export function hiddenBy(desk: Desk, place: Place, stems: readonly string[], least = 1): Hidden | undefined {
  const ranked = hiddenLeft(desk, place)
    .map(hidden => ({ hidden, fit: likeness(stems, `${hidden.name} ${sentencesOf(hidden.text)[0] ?? ''}`) }))
    .filter(({ fit, hidden }) => fit >= least && hidden.harm === undefined)
    .sort((one, other) => other.fit - one.fit)
  return ranked[0]?.hidden
}

async function* find(desk: Desk, { stems }: Setting): Play<boolean> {
  const place = here(desk)
  const hidden = hiddenBy(desk, place, stems)
  if (hidden !== undefined) yield* reveal(desk, place, hidden)
  return hidden !== undefined
}

function findWay(desk: Desk, { stems }: Setting): boolean {
  const place = here(desk)
  const ways = hiddenExits(desk, place)
  const way = ways.find(({ name, text }) => likeness(stems, `${name} ${text}`) > 0) ?? ways[0]
  if (way !== undefined) revealExit(desk, place, way)
  return way !== undefined
}

async function* money(desk: Desk, amount: number, isPaid: boolean): Play {
  const who = actorOf(desk)
  if (who === undefined) return
  const input = { who: who.name, amount: `${amount} gp`, why: 'a wager', ...(isPaid && { pays: true }) }
  const ruled = yield* rule(desk, 'change-coins', input)
  if (ruled.outcome !== 'ruled') return seen(desk, phrase(desk, thingWords, 'owesStake'))
  seen(desk, phrase(desk, thingWords, isPaid ? 'losesStake' : 'winsStake', { gold: String(amount) }))
}

/** One effect; true where it came to something. */
async function* one(desk: Desk, effect: Effect, setting: Setting): Play<boolean> {
  const { person, happened, stake = 1 } = setting
  switch (effect) {
    case 'find':
      return yield* find(desk, setting)
    case 'find-way':
      return findWay(desk, setting)
    case 'clue': {
      const hint = hintFor(desk)
      if (hint !== '') seen(desk, phrase(desk, thingWords, 'notice', { what: hint }))
      return hint !== ''
    }
    case 'rumour': {
      const [piece] = person === undefined ? [] : untold(desk, person, 'public')
      if (person !== undefined && piece !== undefined) share(desk, person, piece)
      return piece !== undefined
    }
    case 'edge':
      gainEdge(desk, setting.why ?? 'what was just done')
      seen(desk, phrase(desk, thingWords, 'edge'))
      return true
    case 'opinion':
      desk.moments.push({ weight: 2, what: happened })
      return true
    case 'coins':
    case 'loss':
      yield* money(desk, stake, effect === 'loss')
      return true
    case 'trust':
    case 'distrust':
      if (person !== undefined) changeTrust(desk, person, effect === 'trust' ? 1 : -1)
      return person !== undefined
    case 'warmer':
    case 'colder':
    case 'wronged':
      if (person !== undefined) yield* moveAttitude(desk, person, causes[effect])
      return person !== undefined
    case 'noise-heard':
      keep(desk, { quiet: 0 })
      desk.deeds.push(`did/noise/${here(desk).id}@${here(desk).id}`)
      return false
    case 'noise':
    case 'time':
    case 'hurt':
    case 'threat':
      yield* suffer(desk, [effect])
      return true
  }
}

const causes = { warmer: 'good-roleplay', colder: 'slight', wronged: 'betrayal' } as const

/** Good ones all count, up to the first find; of costs one is paid, by chance among those that can be. */
export async function* apply(desk: Desk, effects: readonly Effect[], setting: Setting): Play<boolean> {
  const paid = effects.filter(isCost)
  let isAnything = false
  let isFound = false
  for (const effect of effects.filter(one => !isCost(one))) {
    if (isFound && finding.has(effect)) continue
    const isSo = yield* one(desk, effect, setting)
    isAnything ||= isSo
    isFound ||= isSo && finding.has(effect)
  }
  if (paid.length === 0) return isAnything
  yield* suffer(desk, paid)
  return true
}

const finding: ReadonlySet<Effect> = new Set<Effect>(['find', 'find-way', 'clue', 'rumour', 'edge'])

/** The words of a thing and of a deed together. */
export const stemsOf = (...texts: readonly string[]): readonly string[] => [...new Set(topicWords(texts.join(' ')))]
