/**
 * Runs the sources as they are built: esbuild strips the types and adds nothing. A runner for development names every
 * function at run time, which a measurement would take for our own cost.
 */
import { register } from 'node:module'

const hooks = `
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { transform } from ${JSON.stringify(import.meta.resolve('esbuild'))}
export async function load(url, context, next) {
  const loader = url.startsWith('file:') ? /\\.(ts|json)$/.exec(url)?.[1] : undefined
  if (!loader || url.includes('/node_modules/')) return next(url, context)
  const source = await readFile(fileURLToPath(url), 'utf8')
  const { code } = await transform(source, { loader, format: 'esm', target: 'node20' })
  return { format: 'module', source: code, shortCircuit: true }
}`

register(`data:text/javascript,${encodeURIComponent(hooks)}`)
