/**
 * Builds `dist/`: one bundle per door that is loaded when it is used, so that `gloam roll` does not wait for what only
 * `gloam state` needs. Packages stay outside the bundle, where npm put them. `node scripts/build.mjs FOLDER` builds
 * somewhere else, for tests that want the command as it would be built now and leave `dist/` to its owner.
 */
import { chmod, mkdir, rm, symlink } from 'node:fs/promises'
import { build } from 'esbuild'

const [folder = 'dist'] = process.argv.slice(2)

await rm(folder, { recursive: true, force: true })
await build({
  entryPoints: ['src/main.ts'],
  outdir: folder,
  bundle: true,
  splitting: true,
  packages: 'external',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: 'linked',
})
await chmod(`${folder}/main.js`, 0o755)

// `npx gloam` inside the checkout finds the command here at once instead of packing the checkout into its cache first.
if (folder === 'dist' && process.platform !== 'win32') {
  await mkdir('node_modules/.bin', { recursive: true })
  await rm('node_modules/.bin/gloam', { force: true })
  await symlink('../../dist/main.js', 'node_modules/.bin/gloam')
}
