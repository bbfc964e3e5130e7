/** An MCP server for one connection: a seat's tools, pages and prompt, or the host's. */
import { McpServer, ResourceTemplate } from '@modelcontextprotocol/server'
import { dutyOf } from '../../cast/outside/briefing.ts'
import type { RoleKind } from '../../table/views/role.ts'
import { version } from '../../version.ts'
import type { SeatDesk } from './desk.ts'
import { hostTools, type HostTools } from './tools-host.ts'
import { ownSeatTools, seatTools, type DeskOf } from './tools-seat.ts'

const seatInstructions =
  'You have one seat at a role-playing table. Call sit once, then next; answer when "asked" is true, then next again, until the session ends. You know only what this connection tells you.'

const hostInstructions =
  'Gloam is a game table on this machine. To play: sit {campaign}, then say. To seat agents: sit {campaign, seats: ["gm", "tilda-brannock"]} gives each seat a token; an agent passes its token to next and answer and knows only what these tell it. Never pass one seat\'s messages on to another.'

const info = { name: 'gloam', version }

/** The pages a seat may read, and nothing that it may not even list. */
function pageResources(server: McpServer, desk: SeatDesk): void {
  const address = (path: string): string => `gloam://page/${path}`
  server.registerResource(
    'page',
    new ResourceTemplate('gloam://page/{+path}', {
      list: async () => ({
        resources: (await desk.pages()).map(({ path }) => ({
          uri: address(path),
          name: path,
          mimeType: 'text/markdown',
        })),
      }),
    }),
    { description: 'A page of the campaign, as far as your seat may read it.', mimeType: 'text/markdown' },
    async (uri, { path }) => {
      const asked = decodeURIComponent(String(path))
      const page = (await desk.pages()).find(one => one.path === asked)
      if (!page) throw new Error(`There is no page "${asked}" that your seat may read.`)
      return { contents: [{ uri: uri.href, mimeType: 'text/markdown', text: page.text }] }
    },
  )
}

export function seatServer(desk: SeatDesk): McpServer {
  const server = new McpServer(info, { instructions: seatInstructions })
  ownSeatTools(server, desk)
  seatTools(server, async () => desk, false)
  pageResources(server, desk)
  server.registerPrompt('begin', { description: 'Sit down and play this seat until the session ends.' }, async () => ({
    messages: [{ role: 'user', content: { type: 'text', text: (await desk.sit()).text } }],
  }))
  return server
}

const roles: readonly (readonly [string, RoleKind])[] = [
  ['gm', 'gm'],
  ['player', 'companion'],
  ['narrator', 'narrator'],
  ['journal-keeper', 'journal-keeper'],
  ['decision-log', 'decision-log'],
  ['npc', 'npc'],
]

export function hostServer(parts: HostTools, deskOf: DeskOf): McpServer {
  const server = new McpServer(info, { instructions: hostInstructions })
  hostTools(server, parts, deskOf)
  seatTools(server, deskOf, true)
  for (const [name, kind] of roles) {
    server.registerPrompt(name, { description: `How one plays as ${name}.` }, async () => ({
      messages: [{ role: 'user', content: { type: 'text', text: dutyOf(kind) } }],
    }))
  }
  return server
}
