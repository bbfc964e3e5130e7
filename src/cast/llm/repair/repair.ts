/**
 * Reads the JSON that a model meant. What is JSON is never touched. Records and lists are read by our own reader; a text
 * that holds neither is left to a well-known repairer. Nothing here throws, and what nobody can read is refused.
 */
import { jsonrepair } from 'jsonrepair'
import type { Json } from '../../../core/json.ts'
import { closeCut } from './close-cut.ts'
import { readLoosely } from './read-loosely.ts'
import { parse } from './parse.ts'
import { deepest } from './place.ts'
import { Unreadable } from './unreadable.ts'
import { unwrap } from './unwrap.ts'

/** `as-is`: it was JSON. `mended`: it was not, and this is what was meant. */
export type Read =
  | { readonly ok: true; readonly value: Json; readonly how: 'as-is' | 'mended' }
  | { readonly ok: false; readonly refusal: string }

/** No answer is longer, so what is longer and broken is no answer. */
const longestMended = 65_536

/** Beyond this the repairer takes the square of its time; a move is a tenth of it. */
const longestForRepairer = 8192

const refused = (refusal: string): Read => ({ ok: false, refusal })
const mended = (value: Json): Read => ({ ok: true, value, how: 'mended' })

export function repairJson(text: string): Read {
  if (isTooDeep(text)) return tooDeep
  const whole = parse(text)
  if (whole !== undefined) return { ok: true, value: whole, how: 'as-is' }
  if (!/[\p{L}\p{N}[{(.-]/u.test(text.replace(fences, ''))) return refused('it says nothing')
  const inside = unwrap(text)
  const plain = inside === text ? undefined : parse(inside)
  if (plain !== undefined) return mended(plain)
  if (inside.length > longestMended) return refused('it is too long to be mended')
  const closed = closeCut(inside)
  if (closed !== undefined) return mended(closed)
  return (/^\s*"/.test(inside) ? readAsText(inside) : undefined) ?? readOurselves(inside)
}

const tooDeep = refused(`it is nested more than ${deepest} deep`)
const fences = /```\w*/g

function readAsText(text: string): Read | undefined {
  const repaired = readByRepairer(text)
  return typeof repaired === 'string' ? mended(repaired) : undefined
}

function readOurselves(text: string): Read {
  try {
    return mended(readLoosely(text))
  } catch (thrown) {
    if (!(thrown instanceof Unreadable)) throw thrown
    const repaired = readByRepairer(text)
    return repaired === undefined ? refused(thrown.message) : mended(repaired)
  }
}

function readByRepairer(text: string): Json | undefined {
  if (text.length > longestForRepairer) return undefined
  try {
    return parse(jsonrepair(text))
  } catch {
    return undefined // every one of its complaints means the same here
  }
}

/** By counting brackets, so that nothing that is too deep is ever walked. */
function isTooDeep(text: string): boolean {
  if (text.length <= deepest) return false
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 92) at += 1
    else if (code === 34) isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (code === 91 || code === 123) {
      depth += 1
      if (depth > deepest) return true
    } else if (code === 93 || code === 125) depth -= 1
  }
  return false
}
