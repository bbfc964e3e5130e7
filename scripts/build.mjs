/**
 * Builds `dist/`: the command line and the library as bundles in pieces that are loaded when they are used, so that
 * `gloam roll` does not wait for what only `gloam state` needs. Packages stay outside. The library's types are made when
 * it is packed, by `prepack`, in a folder of their own: npm builds once more after that, which empties `dist/`.
 *
 * `node scripts/build.mjs FOLDER` builds somewhere else, for tests that want the command as it would be built now and
 * leave `dist/` to whoever works in this checkout.
 */
import { chmod, mkdir, rm, symlink } from 'node:fs/promises'
import { build } from 'esbuild'
import { buildPage } from './page.mjs'

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
await buildPage(`${folder}/web`)

// `npx gloam` inside the checkout finds the command here at once instead of packing the checkout into its cache first.
if (folder === 'dist' && process.platform !== 'win32') {
  await mkdir('node_modules/.bin', { recursive: true })
  await rm('node_modules/.bin/gloam', { force: true })
  await symlink('../../dist/main.js', 'node_modules/.bin/gloam')
}
