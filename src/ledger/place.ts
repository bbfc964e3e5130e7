/**
 * Paths in an action come from a model. Each is looked at here before anything is read, so that a refusal names the
 * field; links are the store's business, which refuses to follow any that lead out.
 */
import { accept, refuse, type Result } from '../core/result.ts'
import { declined, type Failed } from './answer.ts'
import type { Ledger } from './ledger.ts'
import { isOwned, mayTouch, type Profile } from './profile.ts'

const absolute = /^(?:\/|\\|[a-z]:)/i

/** The path inside the root that a text means, or a refusal that names the field it came in. */
export function placeOf({ roots = [] }: Pick<Ledger, 'roots'>, field: string, text: string): Result<string, Failed> {
  const no = (why: string) => refuse(declined(`"${field}" cannot be ${JSON.stringify(text)}: ${why}.`))
  const inside = absolute.test(text)
    ? roots.map(root => withoutRoot(root, text)).find(path => path !== undefined)
    : text
  if (inside === undefined) return no('it lies outside the root; use a path relative to the root')
  const names = inside.split('/').filter(name => name !== '' && name !== '.')
  if (names.length === 0) return no('it names no place inside the root')
  if (names.includes('..')) return no('".." could lead out of the root')
  if (/\p{Cc}/u.test(inside)) return no('it holds a control character')
  if (inside.includes('\\')) return no('names in a path are separated by "/"')
  if (names.some(name => name.toLowerCase() === '.git')) return no('what git keeps is not state')
  return accept(names.join('/'))
}

/** The same, for a place that the profile may write in. */
export function boundPlaceOf(ledger: Ledger, field: string, text: string): Result<string, Failed> {
  const place = placeOf(ledger, field, text)
  if (!place.ok) return place
  const campaign = ledger.campaignOn?.(place.value)
  if (campaign !== undefined) return refuse(declined(inOther(field, place.value, campaign)))
  return mayTouch(ledger.profile, place.value) ? place : outOfBounds(ledger.profile, field, place.value)
}

const inOther = (field: string, path: string, campaign: string): string =>
  `"${field}" cannot be "${path}": "${campaign}" is a campaign, and is reached with --root "${campaign}" alone.`

/** And for the folder of a run, which stands right below the folder of all runs; what lies deeper is that run's own. */
export function runFolderOf(ledger: Ledger, field: string, text: string): Result<string, Failed> {
  const place = placeOf(ledger, field, text)
  return place.ok && parentOf(place.value) === ledger.profile.runs ? place : boundPlaceOf(ledger, field, text)
}

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))

const outOfBounds = ({ bounds = [], runs }: Profile, field: string, path: string) =>
  refuse(
    declined(
      `"${field}" cannot be "${path}": in a campaign the ledger keeps to ${bounds.join(', ')} and to folders in ${runs}.`,
    ),
  )

/** The same, for a place that an action is about to write whole. */
export function targetOf(ledger: Ledger, field: string, text: string): Result<string, Failed> {
  const place = boundPlaceOf(ledger, field, text)
  if (!place.ok || !isOwned(ledger.profile, place.value)) return place
  return refuse(
    declined(`"${field}" cannot be "${place.value}": that file is merged into by its own action, never replaced.`),
  )
}

function withoutRoot(root: string, text: string): string | undefined {
  const [base, path] = root.includes('\\') ? [slashed(root), slashed(text)] : [root, text]
  const trimmed = base.replace(/\/+$/, '')
  return path.startsWith(`${trimmed}/`) ? path.slice(trimmed.length + 1) : undefined
}

const slashed = (path: string): string => path.replaceAll('\\', '/')

export const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** And the same for a JSON file: one that is called something else belongs to somebody else. */
export function jsonTargetOf(ledger: Ledger, field: string, text: string): Result<string, Failed> {
  const target = targetOf(ledger, field, text)
  if (!target.ok || /\.json$/i.test(target.value)) return target
  return refuse(declined(`"${field}" cannot be "${target.value}": it should end in ".json".`))
}

/** A place that is about to be moved away whole: never one that holds another of the ledger's own files. */
export function sourceOf(ledger: Ledger, field: string, text: string): Result<string, Failed> {
  const place = placeOf(ledger, field, text)
  if (!place.ok) return place
  const { state, roadmap, progress, runs, kept } = ledger.profile
  const folded = place.value.toLowerCase()
  if (folded.startsWith(`${runs.toLowerCase()}/`))
    return refuse(declined(`"${field}" cannot be "${place.value}": what stands in "${runs}" is a run already.`))
  const taken = [state, roadmap, progress, runs, ...kept].find(own =>
    own === state ? own.toLowerCase().startsWith(`${folded}/`) : `${own.toLowerCase()}/`.startsWith(`${folded}/`),
  )
  if (taken === undefined) return place.value === state ? place : boundPlaceOf(ledger, field, text)
  return refuse(declined(`"${field}" cannot be "${place.value}": "${taken}" would be moved away with it.`))
}
