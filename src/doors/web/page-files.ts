/** The page as it is built: every file by its name, read once. No folder is served, so no name leads anywhere else. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { packageFolder } from '../shipped.ts'

export type PageFile = {
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly gzip: Uint8Array<ArrayBuffer> | undefined
  readonly brotli: Uint8Array<ArrayBuffer> | undefined
}

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
}

/** Beside the bundle that runs, or in the package it was started from. */
function pageFolder(): string | undefined {
  const root = packageFolder()
  const beside = join(dirname(fileURLToPath(import.meta.url)), 'web')
  const folders = [beside, ...(root === undefined ? [] : [join(root, 'dist', 'web')])]
  return folders.find(folder => existsSync(join(folder, 'index.html')))
}

const asBytes = (bytes: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(bytes)

function readPage(folder: string, name: string): PageFile {
  const bytes = readFileSync(join(folder, name))
  const ending = name.slice(name.lastIndexOf('.') + 1)
  const isText = ending !== 'woff2'
  return {
    type: types[ending] ?? 'application/octet-stream',
    bytes: asBytes(bytes),
    gzip: isText ? asBytes(gzipSync(bytes, { level: 9 })) : undefined,
    brotli: isText ? asBytes(brotliCompressSync(bytes)) : undefined,
  }
}

/** Undefined where the page was not built. */
export function readPages(folder = pageFolder()): ReadonlyMap<string, PageFile> | undefined {
  if (folder === undefined) return undefined
  const names = readdirSync(folder).filter(name => name.slice(name.lastIndexOf('.') + 1) in types)
  return new Map(names.map(name => [name, readPage(folder, name)]))
}
