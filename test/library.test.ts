/** Gloam as a package: the program in the README is run as it stands there, against what was built. */
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { version } from '../src/version.ts'

const root = new URL('../', import.meta.url).pathname

test('the program of the README plays a beat', () => {
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: root })
  const program = /```js\n([\s\S]*?)```/.exec(readFileSync(`${root}README.md`, 'utf8'))?.[1] ?? ''
  expect(program).toContain("from 'gloam'")
  const path = `${root}.readme-sample.mjs` // inside the package, so that its own name leads to it
  try {
    writeFileSync(path, program)
    const printed = execFileSync(process.execPath, [path], { cwd: root, encoding: 'utf8' })
    expect(printed).toContain('The pier is dark.')
  } finally {
    rmSync(path, { force: true })
  }
})

test('the package has one version', () => {
  expect(version).toBe(JSON.parse(readFileSync(`${root}package.json`, 'utf8')).version)
})
