/** The package as a stranger gets it: packed from a checkout, installed from the tarball, compiled against and run. */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = new URL('../', import.meta.url).pathname
const parts = ['src', 'web', 'scripts', 'content', 'prompts', 'package.json', 'package-lock.json', 'tsconfig.json']
const pages = ['tsconfig.build.json', 'LICENSE', 'NOTICE', 'README.md', 'CHANGELOG.md']
const minutes = 60_000

let folder = ''
let packed: readonly string[] = []

const npm = (cwd: string, ...words: readonly string[]): string =>
  execFileSync('npm', words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/** What the package depends on is taken from this checkout, so no registry is asked. */
function dependenciesInto(program: string): void {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: true }>
  }
  for (const [path, { dev }] of Object.entries(lock.packages)) {
    if (path === '' || dev || !existsSync(join(root, path))) continue
    cpSync(join(root, path), join(program, path), { recursive: true })
  }
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gloam-package-'))
  const checkout = join(folder, 'checkout') // a copy: packing builds, and `dist/` here belongs to the tests beside us
  mkdirSync(checkout)
  for (const part of [...parts, ...pages]) cpSync(join(root, part), join(checkout, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'))
  const [{ filename, files }] = JSON.parse(npm(checkout, 'pack', '--json', '--pack-destination', folder)) as [
    { readonly filename: string; readonly files: readonly { readonly path: string }[] },
  ]
  packed = files.map(({ path }) => path)
  const program = join(folder, 'program')
  mkdirSync(program)
  dependenciesInto(program)
  writeFileSync(join(program, 'package.json'), '{ "name": "program", "type": "module", "private": true }')
  npm(program, 'install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', join(folder, filename))
}, 10 * minutes)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('13.5 the package holds types, and no source maps', () => {
  expect(packed).toContain('types/index.d.ts')
  expect(packed).toContain('dist/main.js')
  expect(packed).toEqual(
    expect.arrayContaining(
      ['index.html', 'page.js', 'page.css', 'alegreya.woff2', 'OFL.txt'].map(name => `dist/web/${name}`),
    ),
  )
  expect(packed.filter(path => path.endsWith('.map') || path.includes('.test.'))).toEqual([])
})

const source = `
import { memoryStore, openTable, rollText, type Store, type TableOptions } from 'gloam'

const store: Store = memoryStore({ 'a.md': 'A' })
const options: Partial<TableOptions> = { campaign: 'x', store }
// A type that was lost is \`any\`, to which everything is assignable.
const isKnown: 0 extends 1 & TableOptions['seed'] ? false : true = true
console.log(typeof openTable, typeof rollText, options.campaign, isKnown)
`

test(
  '13.5 a program compiles against the installed package and runs',
  () => {
    const program = join(folder, 'program')
    const compilerOptions = {
      strict: true,
      module: 'NodeNext',
      target: 'ES2023',
      types: ['node'],
      typeRoots: [join(root, 'node_modules/@types')],
      skipLibCheck: true, // what the providers' packages say of browsers is theirs
      outDir: 'out',
    }
    writeFileSync(join(program, 'program.ts'), source)
    writeFileSync(join(program, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }))
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    expect(execFileSync(process.execPath, [tsc, '-p', program], { encoding: 'utf8' })).toBe('')
    expect(execFileSync(process.execPath, [join(program, 'out/program.js')], { encoding: 'utf8' })).toBe(
      'function function x true\n',
    )
    const command = join(program, 'node_modules/.bin/gloam')
    expect(execFileSync(command, ['roll', '1d1'], { encoding: 'utf8' })).toContain('1')
  },
  3 * minutes,
)
