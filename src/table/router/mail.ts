/**
 * What somebody outside has said, sorted: each message goes where the table of routes lets it go, or comes back with the
 * reason. Nothing that a mind outside sends reaches anybody by another way.
 */
import type { Message, MessageOf } from '../protocol/message.ts'
import { explainRoute, routeMessage, type Address, type Delivery, type Sender } from '../protocol/route.ts'
import { routes, type Role } from '../protocol/routes.ts'
import { parseMessages } from '../protocol/split.ts'

export type Refused = MessageOf<'REFUSED'>

export type Sorted = { readonly accepted: readonly Delivery[]; readonly refused: readonly Refused[] }

/** Who sits where: undefined where nobody of that name does. */
export type Directory = (name: string) => Role | undefined

export const refusal = (sent: string, why: string, allowed: readonly string[] = []): Refused => ({
  tag: 'REFUSED',
  sent,
  why,
  allowed,
})

const isDesk = (name: string): name is Role | 'all' => ['gm', 'lead', 'narrator', 'decision-log', 'all'].includes(name)

/** Whom a message names itself, where it names anybody. */
function namedIn(message: Message): string | undefined {
  switch (message.tag) {
    case 'GM_TO_PLAYER':
    case 'WHISPER':
    case 'PLAYER_TO_PLAYER':
    case 'NARRATOR_REQUEST':
      return message.to
    default:
      return undefined
  }
}

/** The envelope comes first, then what the message says, then the desk such messages usually go to. */
export function addressOf(message: Message, envelope: string | undefined, whoIs: Directory): Address {
  const name = (envelope ?? namedIn(message))?.trim().toLowerCase()
  if (name === undefined || name === '') return { role: routes[message.tag].to[0] ?? 'lead' }
  if (isDesk(name)) return { role: name }
  const role = whoIs(name)
  return role === undefined ? { role: routes[message.tag].to[0] ?? 'lead', name } : { role, name }
}

/** `whoIs` says no to names nobody has, so nobody is written to who is not there. */
export function sortMail(from: Sender, text: string, whoIs: Directory, envelope?: string): Sorted {
  const accepted: Delivery[] = []
  const refused: Refused[] = []
  for (const message of parseMessages(text)) {
    const to = addressOf(message, envelope, whoIs)
    const routed = routeMessage(from, to, message)
    if (!routed.ok) refused.push(refusal(message.tag, explainRoute(routed.refusal)))
    else if (to.name !== undefined && whoIs(to.name) === undefined) {
      refused.push(refusal(message.tag, `Nobody at this table is called "${to.name}".`))
    } else accepted.push(routed.value)
  }
  return { accepted, refused }
}
