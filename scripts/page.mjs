/** Builds the page of `gloam web`: everything it needs lies in one folder, so nothing is ever fetched from elsewhere. */
import { cp, readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const web = fileURLToPath(new URL('../web', import.meta.url))

export async function buildPage(folder) {
  await build({
    entryPoints: { page: `${web}/main.tsx` },
    outdir: folder,
    bundle: true,
    splitting: true,
    chunkNames: '[name]-[hash]',
    platform: 'browser',
    target: 'es2022',
    format: 'esm',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    minify: true,
  })
  await build({
    entryPoints: [`${web}/page.css`, `${web}/later.css`],
    outdir: folder,
    minify: true,
    external: ['*.woff2'],
    bundle: true,
  })
  for (const name of ['index.html', 'icon.svg']) await cp(`${web}/${name}`, `${folder}/${name}`)
  for (const name of await readdir(`${web}/fonts`)) await cp(`${web}/fonts/${name}`, `${folder}/${name}`)
}
