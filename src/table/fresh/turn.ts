/** One beat of the fresh mode while it is played. It lives inside one run of a beat and is thrown away. */
import { isDivided } from '../beat/apart.ts'
import type { Ask, GmSees } from '../ports.ts'
import type { MessageOf } from '../protocol/message.ts'
import type { Names } from '../protocol/signal.ts'
import { namesIn } from './party.ts'
import type { Part } from '../parts.ts'
import type { FreshMind, FreshPorts } from './port.ts'

export type Turn = {
  readonly mind: ReturnType<FreshMind>
  readonly ports: FreshPorts
  readonly sees: GmSees
  readonly ask: Ask
  readonly names: Names
  /** The page the one at work has found in `tmp/`. */
  given: string | undefined
  /** Some of the party are elsewhere, so what is learned is not everybody's. */
  isDivided: boolean
  /** What those who are asked are asked about, as facts. */
  moment: readonly Part[]
  /** Game Masters so far: the key of everything one of them brings. */
  spawned: number
  /** In a row, without anything that moves the story on. */
  strikes: number
  scene: GmSees['state']['scene']
  /** All that was told in this beat, over however many signals. */
  readonly told: string[]
  hasCycle: boolean
  /** The prompts of the signal at hand were asked for a second time. */
  hasRegenerated: boolean
  readonly vetoed: Set<string>
  /** Response files that the next Game Master reads. */
  waiting: readonly string[]
  hasDeltas: boolean
  /** What the table answered to a Game Master's messages, for the next one to hear. */
  readonly news: string[]
  /** What the rules wait for. */
  open: readonly string[]
  /** Questions that could not be read, and were sent back. */
  sentBack: number
  /** How the session ends, where a Game Master has said so. */
  ending: MessageOf<'SESSION_END'> | undefined
  /** The Game Master whose word for what the party learns was taken over. */
  revealed: number
}

export function newTurn(mind: FreshMind, ports: FreshPorts, sees: GmSees, ask: Ask): Turn {
  const human = sees.state.humanMode === 'HUMAN_RELAY' ? ports.human : null
  return {
    mind: mind(sees),
    ports,
    sees,
    ask,
    names: namesIn(sees.view, human),
    given: undefined,
    moment: [],
    isDivided: isDivided(sees.state),
    spawned: 0,
    strikes: 0,
    scene: sees.state.scene,
    told: [],
    hasCycle: false,
    hasRegenerated: false,
    vetoed: new Set(),
    waiting: [],
    hasDeltas: false,
    news: [],
    open: ports.rules?.waits?.(sees.world) ?? [],
    sentBack: 0,
    ending: undefined,
    revealed: 0,
  }
}

/** All of this beat, else the last of the one before. */
export const lastTold = ({ told, sees }: Turn): string =>
  told.length > 0 ? told.join('\n\n') : (sees.history.at(-1) ?? '')

export const isEnding = ({ incoming }: GmSees): boolean =>
  incoming.tag === 'SESSION_COMMAND' && incoming.command === 'end'

/** Nobody has told or asked anything yet in a session that begins. */
export const isFirst = ({ sees, told, hasCycle }: Turn): boolean =>
  sees.incoming.tag === 'SESSION_COMMAND' && sees.incoming.command === 'start' && told.length === 0 && !hasCycle
