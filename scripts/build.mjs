/**
 * Builds `dist/`: the command line and the library as bundles in pieces that are loaded when they are used, so that
 * `gloam roll` does not wait for what only `gloam state` needs. Packages stay outside. The library's types are made when
 * it is packed, by `prepack`, in a folder of their own: npm builds once more after that, which empties `dist/`.
 *
 * `node scripts/build.mjs FOLDER` builds somewhere else, for tests that want the command as it would be built now and
 * leave `dist/` to whoever works in this checkout.
 */
import { chmod, cp, mkdir, readdir, rm, symlink } from 'node:fs/promises'
import { build } from 'esbuild'

const folder = process.argv.slice(2).find(word => !word.startsWith('-')) ?? 'dist'

await rm(folder, { recursive: true, force: true })
await build({
  entryPoints: ['src/main.ts', 'src/index.ts'],
  outdir: folder,
  bundle: true,
  splitting: true,
  packages: 'external',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  minifyWhitespace: true, // what is not there is not read at each start; names stay, for whoever reads a stack trace
  minifySyntax: true,
  sourcemap: 'linked',
})
await chmod(`${folder}/main.js`, 0o755)

// The page of `gloam web`: everything it needs lies in one folder, so nothing is ever fetched from elsewhere.
await build({
  entryPoints: { page: 'web/main.tsx' },
  outdir: `${folder}/web`,
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
  entryPoints: ['web/page.css'],
  outdir: `${folder}/web`,
  minify: true,
  external: ['*.woff2'],
  bundle: true,
})
for (const name of ['index.html', 'icon.svg']) await cp(`web/${name}`, `${folder}/web/${name}`)
for (const name of await readdir('web/fonts')) await cp(`web/fonts/${name}`, `${folder}/web/${name}`)

// `npx gloam` inside the checkout finds the command here at once instead of packing the checkout into its cache first.
if (folder === 'dist' && process.platform !== 'win32') {
  await mkdir('node_modules/.bin', { recursive: true })
  await rm('node_modules/.bin/gloam', { force: true })
  await symlink('../../dist/main.js', 'node_modules/.bin/gloam')
}
