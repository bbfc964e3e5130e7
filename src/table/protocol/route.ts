/** Lets a message through to whom it is for, or says why not. Nobody speaks in another's name. */
import { accept, refuse } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import type { Message, Tag } from './message.ts'
import type { Understood } from './parse.ts'
import { routes } from './routes.ts'
import type { Receiver, Role } from './routes.ts'

/** Someone at the table. Companions and characters have names, which are the names of their files. */
export type Sender = { readonly role: Role; readonly name?: string }
export type Address = { readonly role: Receiver; readonly name?: string }

export type Delivery = { readonly message: Message; readonly to: Address; readonly copies: readonly Role[] }

export type RouteRefusal =
  | { readonly code: 'wrong-sender'; readonly tag: Tag; readonly from: Role; readonly allowed: readonly Role[] }
  | { readonly code: 'wrong-receiver'; readonly tag: Tag; readonly to: Receiver; readonly allowed: readonly Receiver[] }
  | { readonly code: 'wrong-name'; readonly tag: Tag; readonly said: string; readonly known: string }

/** Whom a message says it is from. */
function claimedBy(message: Message): string | undefined {
  if (message.tag === 'PLAYER_TO_GM' || message.tag === 'RELAY_TO_HUMAN') return message.character
  if (message.tag === 'PLAYER_TO_PLAYER' || message.tag === 'NARRATOR_NOTE') return message.from
  return undefined
}

/** What a seat need not write of itself: who it is, and what is plain from where it sits. */
export function understoodOf(from: Sender, tag: Tag): Understood {
  if (tag === 'PLAYER_TO_GM') return { character: nameOf(from), type: 'ACTION' }
  if (tag === 'RELAY_TO_HUMAN') return { character: nameOf(from) }
  if (tag === 'PLAYER_TO_PLAYER' || tag === 'NARRATOR_NOTE') return { from: nameOf(from) }
  return tag === 'NARRATOR_REQUEST' ? { to: 'gm' } : {}
}

/** Whom a message says it is for. */
function meantFor(message: Message): string | undefined {
  if (message.tag === 'PLAYER_TO_PLAYER') return message.to
  return message.tag === 'HUMAN_DECISION' ? message.character : undefined
}

const differs = (said: string | undefined, known: string | undefined): boolean =>
  said !== undefined && known !== undefined && said.trim().toLowerCase() !== known.toLowerCase()

/** A seat without a name is known by its role: a note `from: gm` is the GM's own. */
const nameOf = ({ role, name }: Sender): string => name ?? role

export function routeMessage(from: Sender, to: Address, message: Message): Result<Delivery, RouteRefusal> {
  const { tag } = message
  const route = routes[tag]
  if (!route.from.includes(from.role)) {
    return refuse({ code: 'wrong-sender', tag, from: from.role, allowed: route.from })
  }
  if (!route.to.includes(to.role)) return refuse({ code: 'wrong-receiver', tag, to: to.role, allowed: route.to })
  const claimed = claimedBy(message)
  if (claimed !== undefined && differs(claimed, nameOf(from))) {
    return refuse({ code: 'wrong-name', tag, said: claimed, known: nameOf(from) })
  }
  const meant = meantFor(message)
  if (meant !== undefined && to.name !== undefined && differs(meant, to.name)) {
    return refuse({ code: 'wrong-name', tag, said: meant, known: to.name })
  }
  const desk = route.forward?.[to.role]
  return accept({ message, to: desk ? { role: desk } : to, copies: route.copies ?? [] })
}

export function explainRoute(refusal: RouteRefusal): string {
  switch (refusal.code) {
    case 'wrong-sender':
      return `The ${refusal.from} does not send [${refusal.tag}]; it comes from: ${refusal.allowed.join(', ')}.`
    case 'wrong-receiver':
      return `Not to ${refusal.to}: [${refusal.tag}] goes to: ${refusal.allowed.join(', ')}.`
    case 'wrong-name':
      return `It says "${refusal.said}" where [${refusal.tag}] should say "${refusal.known}".`
  }
}
