/**
 * Who may come in. Every link is made from one secret of this machine's owner, so a link stays good when the server was
 * killed and started again, and nobody can make one up. A link is one seat of one campaign.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { isSameToken } from '../http/token.ts'
import type { Seat } from './protocol.ts'

type Environment = Readonly<Record<string, string | undefined>>

function secretFile(env: Environment): string {
  const config = env['XDG_CONFIG_HOME'] ?? env['APPDATA'] ?? ''
  return join(config === '' ? join(env['HOME'] ?? homedir(), '.config') : config, 'gloam', 'web-secret')
}

/** Made once; where nothing can be kept it lasts as long as the server does. */
export function ownSecret(env: Environment): string {
  const file = secretFile(env)
  try {
    const kept = readFileSync(file, 'utf8').trim()
    if (kept.length >= 32) return kept
  } catch {
    // there is none yet
  }
  const fresh = randomBytes(32).toString('base64url')
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    writeFileSync(file, `${fresh}\n`, { mode: 0o600 })
  } catch {
    return fresh
  }
  return fresh
}

const wordsOf = (seat: Seat): string =>
  seat.kind === 'host' ? 'host' : [seat.kind, seat.campaign, 'character' in seat ? seat.character : ''].join('\n')

export class Keys {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  tokenFor(seat: Seat): string {
    return createHmac('sha256', this.#secret).update(wordsOf(seat)).digest('base64url').slice(0, 32)
  }

  /** The one of these seats that a token opens. */
  seatOf(token: string, seats: readonly Seat[]): Seat | undefined {
    return seats.find(seat => isSameToken(this.tokenFor(seat), token))
  }
}
