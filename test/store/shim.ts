/** The shim, compiled once; undefined where there is no compiler. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { diskFolder, has, run } from './harness.ts'

function compile(): string | undefined {
  if (process.platform !== 'linux' || !has('gcc')) return undefined
  const library = join(diskFolder(), 'shim.so')
  const source = fileURLToPath(new URL('shim.c', import.meta.url))
  run('gcc', '-shared', '-fPIC', '-O1', '-o', library, source, '-ldl')
  return library
}

const library = compile()
export const hasShim = library !== undefined

/** The environment of a worker whose files with this in their path are hindered so. */
export const shimmed = (
  mode: 'short' | 'torn' | 'edit',
  path: string,
  edited = '',
): Readonly<Record<string, string>> => ({
  LD_PRELOAD: library ?? '',
  GLOAM_SHIM: mode,
  GLOAM_SHIM_PATH: path,
  GLOAM_SHIM_EDIT: edited,
})
