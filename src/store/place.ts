/**
 * How a path finds its way through real folders. Every name along it is looked at without following links, so a path
 * that leads out through one is refused; what the answer names is what is really there.
 */
import { lstatSync, readdirSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { accept, refuse, type Result } from '../core/result.ts'
import { codeOf } from './fault.ts'
import { meaningOf } from './name.ts'
import { StoreFault, type StoreRefusal } from './port.ts'

export type Place = {
  /** With the names that are really there, which may be spelled in another Unicode form than the ones asked for. */
  readonly path: string
  readonly folder: readonly string[]
  readonly name: string
  /** How many names at the end of `folder` are not there yet. */
  readonly missing: number
  /** What stands there now; undefined for nothing. */
  readonly stats: Stats | undefined
}

export type Purpose = 'read' | 'write'

/** Where the names lead. No names lead to the root itself. */
export function locate(root: string, names: readonly string[], purpose: Purpose): Result<Place, StoreRefusal> {
  const path = names.join('/')
  const real: string[] = []
  let stats: Stats | undefined
  let there = 0 // so many names from the start are there
  for (const asked of names) {
    if (stats?.isDirectory() === false) return refuse({ code: 'not-a-folder', path: real.join('/') })
    const step: Step = there < real.length ? { name: asked, stats: undefined } : look(join(root, ...real), asked)
    if (step.clash !== undefined && purpose === 'write')
      return refuse({ code: 'name-clash', path, there: [...real, step.clash].join('/') })
    real.push(step.name)
    stats = step.stats
    if (stats?.isSymbolicLink() === true) return refuse(linkRefusal(path, real.join('/')))
    if (stats !== undefined) there += 1
  }
  if (there === 0) stats = statsOfRoot(root, names)
  const folder = real.slice(0, -1)
  return accept({
    path: real.join('/'),
    folder,
    name: real.at(-1) ?? '',
    missing: Math.max(folder.length - there, 0),
    stats,
  })
}

/** Nothing was found, which means nothing while the root itself is gone. */
function statsOfRoot(root: string, names: readonly string[]): Stats | undefined {
  const stats = statsOf(root)
  if (stats === undefined) throw new StoreFault('the folder of this store is gone', root, 'ENOENT')
  return names.length === 0 ? stats : undefined
}

export const linkRefusal = (path: string, link: string): StoreRefusal => ({
  code: 'path-outside',
  path,
  why: `"${link}" is a link, and links are never followed`,
})

type Step = { readonly name: string; readonly stats: Stats | undefined; readonly clash?: string }

/** The folder is only read when the exact name is not in it, so that what is there costs one call. */
function look(folder: string, asked: string): Step {
  const exact = statsOf(join(folder, asked))
  if (exact !== undefined) return { name: asked, stats: exact }
  const meaning = meaningOf(asked, namesIn(folder))
  switch (meaning.kind) {
    case 'there':
      return { name: meaning.name, stats: statsOf(join(folder, meaning.name)) }
    case 'free':
      return { name: asked, stats: undefined }
    case 'clash':
      return { name: asked, stats: undefined, clash: meaning.there }
  }
}

export const statsOf = (path: string): Stats | undefined => lstatSync(path, { throwIfNoEntry: false })

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return [] // it went away since we looked
    throw cause
  }
}
