/** The pages for people, held to what the program does: samples are run, links are followed, notices are to the letter. */
import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildGloam, folderWith, root, shell } from './cli/gloam.ts'
import { samplesIn } from './docs-samples.ts'

const pages = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'docs/measurements.md',
  'docs/fifth.md',
  'docs/json-door.md',
  'docs/models.md',
]
const textOf = (page: string): string => readFileSync(root + page, 'utf8')

let built = { main: '', remove: (): void => undefined }
beforeAll(() => {
  built = buildGloam()
})
afterAll(() => built.remove())

const marker = '-- the next command --'

/** All commands of a page in one shell and one folder, the way a reader would type them, each with what it printed. */
async function typed(commands: readonly string[]): Promise<readonly string[]> {
  const npx = 'npx() { shift; npm_command=exec gloam "$@"; }; exec 2>&1'
  const script = commands.flatMap(command => [command, `printf '%s\\n' '${marker}'`]).join('\n')
  const { out } = await shell(built.main, folderWith(), `set +o pipefail; ${npx}\n${script}`)
  return out.split(`${marker}\n`).slice(0, -1)
}

test('the README opens with the two commands', () => {
  const [first, second] = [...textOf('README.md').matchAll(/^```sh\n(.*)\n```$/gm)]
  expect([first?.[1], second?.[1]]).toEqual(['npm ci && npx gloam play', 'npm ci && npm test'])
  expect(textOf('README.md').indexOf('```sh')).toBeLessThan(40)
})

test('the README has samples', () => {
  expect(samplesIn(textOf('README.md')).length).toBeGreaterThan(5)
})

describe.each(pages.filter(page => samplesIn(textOf(page)).length > 0))('the samples of %s', page => {
  const samples = samplesIn(textOf(page))

  test('print what the page says they print', async () => {
    const printed = await typed(samples.map(({ command }) => command))
    const told = samples.map(({ line, command, expected }) => ({ at: `${page}:${line}`, command, printed: expected }))
    expect(samples.map(({ line, command }, at) => ({ at: `${page}:${line}`, command, printed: printed[at] }))).toEqual(
      told,
    )
  })
})

/** A heading as GitHub makes an anchor of it. */
const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

test.each(pages)('every link of %s leads somewhere', page => {
  const text = textOf(page)
  const anchors = [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) => `#${anchorOf(title)}`)
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter(link => !/^https?:/.test(link))
  const folder = page.includes('/') ? `${page.split('/')[0]}/` : ''
  const broken = links.filter(link =>
    link.startsWith('#') ? !anchors.includes(link) : !existsSync(root + folder + link.replace(/#.*$/, '')),
  )
  expect(broken).toEqual([])
})

test.each(pages)('every file that %s names in code is there', page => {
  const named = [...textOf(page).matchAll(/`((?:src|test|bench|scripts|docs|\.ci)\/[\w./*-]+)`/g)].map(
    ([, path = '']) => path,
  )
  expect(named.filter(path => !path.includes('*') && !existsSync(root + path))).toEqual([])
})

test('the notices stand to the letter', () => {
  const notice = textOf('NOTICE')
  expect(notice).toContain(
    'This work is based on Blades in the Dark (found at http://www.bladesinthedark.com/), product of One Seven Design, developed and authored by John Harper, and licensed for our use under the Creative Commons Attribution 3.0 Unported license (http://creativecommons.org/licenses/by/3.0/).',
  )
  expect(notice).toContain(
    'This work includes material taken from the System Reference Document 5.1 (“SRD 5.1”) by Wizards of the Coast LLC and available at https://dnd.wizards.com/resources/systems-reference-document. The SRD 5.1 is licensed under the Creative Commons Attribution 4.0 International License available at https://creativecommons.org/licenses/by/4.0/legalcode.',
  )
  expect(notice.match(/Changes were made/g)).toHaveLength(2)
  expect(textOf('LICENSE')).toMatch(/^MIT License\n\nCopyright \(c\) 2026 The Gloam authors\n/)
})
