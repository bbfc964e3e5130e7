/**
 * What somebody outside has said, sorted: each message goes where the table of routes lets it go, or comes back with the
 * reason. Nothing that a mind outside sends reaches anybody by another way.
 */
import type { Message, MessageOf } from '../protocol/message.ts'
import {
  explainRoute,
  routeMessage,
  understoodOf,
  type Address,
  type Delivery,
  type Sender,
} from '../protocol/route.ts'
import { routes, type Role } from '../protocol/routes.ts'
import { parseMessages } from '../protocol/split.ts'

export type Refused = MessageOf<'REFUSED'>

export type Sorted = { readonly accepted: readonly Delivery[]; readonly refused: readonly Refused[] }

/** Who is meant by a name, and as what; undefined where nobody of that name is there. */
export type Directory = (name: string) => { readonly role: Role; readonly name: string } | undefined

export const refusal = (sent: string, why: string, allowed: readonly string[] = []): Refused => ({
  tag: 'REFUSED',
  sent,
  why,
  allowed,
})

const isDesk = (name: string): name is Role | 'all' => ['gm', 'lead', 'narrator', 'decision-log', 'all'].includes(name)

/** Whom a message names itself, where it names anybody. */
const namedIn = (message: Message): string | undefined => ('to' in message ? message.to : undefined)

/** The envelope comes first, then what the message says, then the desk such messages usually go to. */
function addressOf(message: Message, envelope: string | undefined, whoIs: Directory): Address {
  const usual = routes[message.tag].to[0] ?? 'lead'
  const name = (envelope ?? namedIn(message))?.trim().toLowerCase()
  if (name === undefined || name === '') return { role: usual }
  return isDesk(name) ? { role: name } : { role: whoIs(name)?.role ?? usual, name }
}

/** Whom it reaches, by the name their seat has. Nobody is written to who is not there. */
export function sortMail(from: Sender, text: string, whoIs: Directory, envelope?: string): Sorted {
  const accepted: Delivery[] = []
  const refused: Refused[] = []
  for (const message of parseMessages(text, tag => understoodOf(from, tag))) {
    const to = addressOf(message, envelope, whoIs)
    const routed = routeMessage(from, to, message)
    const found = to.name === undefined ? to : whoIs(to.name)
    if (!routed.ok) refused.push(refusal(message.tag, explainRoute(routed.refusal)))
    else if (found === undefined) refused.push(refusal(message.tag, `Nobody at this table is called "${to.name}".`))
    else accepted.push({ ...routed.value, to: to.name === undefined ? routed.value.to : found })
  }
  return { accepted, refused }
}
