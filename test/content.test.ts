/** What writers keep in `content/`: every key that is used is there, every key is used, every slot is filled. */
import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { findInCode, root, shipped, textOf } from './house-files.ts'

const filesIn = (folder: string): readonly string[] =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .map(name => `${folder}/${name.replaceAll('\\', '/')}`)
    .toSorted()

const bankPaths = filesIn('content/oracle/phrases').filter(
  path => path.endsWith('.json') && !path.endsWith('blows.json'),
)
type Bank = Readonly<Record<string, readonly string[]>>

/** Groups within a bank are told by their path: `fight.lost`. */
const flat = (value: object, before = ''): readonly (readonly [string, readonly string[]])[] =>
  Object.entries(value).flatMap(([key, lines]: [string, unknown]) =>
    typeof lines === 'object' && lines !== null && !Array.isArray(lines)
      ? flat(lines, `${before}${key}.`)
      : Array.isArray(lines) || typeof lines === 'string'
        ? [[before + key, [lines].flat() as readonly string[]] as const] // held to its shape below
        : [],
  )
const bankAt = (path: string): Bank => Object.fromEntries(flat(JSON.parse(readFileSync(root + path, 'utf8')) as object)) // a file is an object, or this fails

const oracle = shipped.filter(path => path.startsWith('src/cast/oracle/'))
const code = oracle.map(textOf).join('\n')

/** Every string that stands in code, whole or as a piece of a template. */
const stringsIn = (path: string): readonly string[] => {
  const found: string[] = []
  findInCode(path, node => {
    if (ts.isStringLiteralLike(node)) found.push(node.text)
    else if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) found.push(node.text)
    return undefined
  })
  return found
}
const strings = new Set(oracle.flatMap(stringsIn))
/** `does-` and `Yes`: what code puts before or behind a name to make a key. */
const pieces = new Set(
  [...code.matchAll(/`([a-z][\w-]+)\$\{[^`{}]*\}`|`\$\{[^`{}]*\}([\w-]{2,})`/g)].map(
    ([, head, tail]) => head ?? tail ?? '',
  ),
)

const slotsOf = (text: string): readonly string[] =>
  [...text.matchAll(/#([\w-]+)(?:\.\w+)?#/g)].map(([, name = '']) => name)

describe.each(bankPaths)('14.5: %s', path => {
  const bank = bankAt(path)
  const named = new Set(Object.values(bank).flat().flatMap(slotsOf))

  test('holds lines and nothing else', () => {
    for (const lines of Object.values(bank)) {
      expect(Array.isArray(lines) && lines.length > 0).toBe(true)
      expect(lines.filter(line => line.trim() === '' || line !== line.trimStart())).toEqual([])
    }
  })

  test('every key is used: by name in the code, put together there, or in a line', () => {
    const isUsed = (key: string): boolean => {
      const [plain = key] = key.split('.')
      const isMade = [...pieces].some(piece => plain !== piece && (plain.startsWith(piece) || plain.endsWith(piece)))
      return strings.has(plain) || named.has(key) || isMade || new RegExp(`\\.${plain}\\b`).test(code)
    }
    expect(Object.keys(bank).filter(key => !isUsed(key))).toEqual([])
  })

  test('every slot is filled: by another key, or by what the code hands in', () => {
    const isFilled = (slot: string): boolean => slot in bank || new RegExp(`\\b${slot}\\b['"]?\\s*[:,})]`).test(code)
    expect([...named].filter(slot => !isFilled(slot))).toEqual([])
  })
})

test('14.5: every key that code asks a bank for is there', () => {
  const imported = /import (\w+) from '[./]*(content\/oracle\/phrases\/[\w/-]+\.json)'/g
  const byConst = Object.fromEntries(
    oracle.flatMap(path => {
      const text = textOf(path)
      const banks = Object.fromEntries([...text.matchAll(imported)].map(([, name = '', at = '']) => [name, bankAt(at)]))
      return [...text.matchAll(/const (\w+Words): Grammar = (\w+)/g)].flatMap(([, name = '', source = '']) => {
        const bank = banks[source]
        return bank ? [[name, bank] as const] : []
      })
    }),
  )
  const asked = [...code.matchAll(/\b(\w+Words),\s*'([\w.-]+)'/g)].map(
    ([, bank = '', key = '']) => [bank, key] as const,
  )
  expect(asked.length).toBeGreaterThan(100)
  expect(
    asked.filter(([bank, key]) => byConst[bank] !== undefined && !(key in byConst[bank])).map(one => one.join(' ')),
  ).toEqual([])
})

test('14.5: what is content holds words and rows, and no pattern', () => {
  const texts = filesIn('content')
    .filter(path => path.endsWith('.json'))
    .map(path => [path, readFileSync(root + path, 'utf8')] as const)
  expect(texts.length).toBeGreaterThan(40)
  expect(texts.filter(([, text]) => /\\\\[bwdsp]|\(\?[:=!<]/.test(text)).map(([path]) => path)).toEqual([])
})

describe('14.5: no phrase of a bundled campaign stands in the engine', () => {
  const pages = filesIn('content/campaigns').filter(path =>
    /\/(?:npcs|people|locations|places|items|factions)\/[^/]+\.md$/.test(path),
  )
  const names = [...new Set(pages.map(path => /^# (.+)$/m.exec(textOf(path))?.[1]?.trim() ?? ''))].filter(name =>
    name.includes(' '),
  )

  test('neither a name of its people, places and things in code, nor in what writers keep for every campaign', () => {
    expect(names.length).toBeGreaterThan(30)
    const inCode = shipped
      .flatMap(path => stringsIn(path).map(text => [path, text] as const))
      .filter(([, text]) => text.length > 6)
    const content = filesIn('content')
      .filter(path => path.endsWith('.json'))
      .map(path => [path, readFileSync(root + path, 'utf8')] as const)
    const told = [...inCode, ...content].flatMap(([path, text]) =>
      names.filter(name => text.includes(name)).map(name => `${path}: ${name}`),
    )
    expect(told).toEqual([])
  })
})
