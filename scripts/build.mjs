/**
 * Builds `dist/`: the command line and the library as bundles in pieces that are loaded when they are used, so that
 * `gloam roll` does not wait for what only `gloam state` needs; with --types, the library's types. Packages stay outside.
 *
 * `node scripts/build.mjs FOLDER` builds somewhere else, for tests that want the command as it would be built now and
 * leave `dist/` to whoever works in this checkout.
 */
import { spawnSync } from 'node:child_process'
import { chmod, mkdir, rm, symlink } from 'node:fs/promises'
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

// Types are for whoever builds on the library; a player does not wait for them.
if (process.argv.includes('--types')) {
  const tsc = ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json']
  const { status } = spawnSync(process.execPath, tsc, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

// `npx gloam` inside the checkout finds the command here at once instead of packing the checkout into its cache first.
if (folder === 'dist' && process.platform !== 'win32') {
  await mkdir('node_modules/.bin', { recursive: true })
  await rm('node_modules/.bin/gloam', { force: true })
  await symlink('../../dist/main.js', 'node_modules/.bin/gloam')
}
