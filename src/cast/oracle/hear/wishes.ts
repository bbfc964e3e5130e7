/** From what can be done to the wish it stands for, and to what is offered where a line could be two things. */
import type { SpeechAct } from '../../../table/parts.ts'
import {
  deedVerbs,
  type Deed,
  type DeedVerb,
  type Heard,
  type Hearing,
  type Roles,
  type Thing,
  type Wish,
} from '../desk/wishes.ts'

const deedIds: ReadonlySet<string> = new Set(deedVerbs)
const isDeedVerb = (verb: string): verb is DeedVerb => deedIds.has(verb)

/** An affordance as the wish it stands for. */
export function wishFor(verb: DeedVerb | SpeechAct, roles: Roles, words: string): Wish {
  const base = { words, manner: [], left: [] }
  if (isDeedVerb(verb)) return { ...base, kind: 'deed', verb, roles }
  const about = [roles.about, roles.what].filter(one => one !== undefined)
  const to = roles.whom === undefined ? {} : { to: roles.whom }
  return {
    ...base,
    kind: 'speech',
    act: verb,
    ...to,
    about,
    said: '',
    ...(verb === 'ask' && { asks: 'what' as const }),
  }
}

const offerOf = ({ verb }: Deed, { name }: Thing): string => `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${name}`

/** `Do you mean the upper stile or the lower one?` */
export function whichOf(wish: Wish, unclear: readonly Thing[]): Heard {
  const [meant] = unclear
  const roles = wish.kind === 'deed' ? Object.entries(wish.roles) : []
  const role = roles.find(([, thing]) => thing.id === meant?.id)?.[0]
  if (wish.kind !== 'deed' || role === undefined) return { kind: 'wishes', wishes: [wish] }
  const readings = unclear.slice(0, 3).map(thing => ({ wish: { ...wish, roles: { ...wish.roles, [role]: thing } }, offer: offerOf(wish, thing) })) // prettier-ignore
  return { kind: 'unclear', readings }
}

/** What could be meant where nothing was understood: the best that can be done now. */
export function askedBack({ affordances }: Hearing): Heard {
  const offered = affordances.flatMap(({ offer, verb, roles, worth }) => (offer === undefined ? [] : [{ offer, worth, wish: wishFor(verb, roles, offer) }])) // prettier-ignore
  const best = offered.toSorted((one, other) => other.worth - one.worth).slice(0, 2)
  return { kind: 'unclear', readings: best.map(({ offer, wish }) => ({ offer, wish })) }
}
