/** The walls of the house. A boundary is real when a test holds it; each failure names the file and the line. */
import { execFileSync } from 'node:child_process'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { version } from '../src/version.ts'
import {
  at,
  findInCode,
  findInText,
  importsOf,
  root,
  shipped,
  sources,
  textOf,
  tracked,
  type Import,
} from './house-files.ts'

/** From the ground up: each may know those before it, and nobody after it. */
const floors = [
  'core',
  'english',
  'campaign',
  'rules',
  'store',
  'ledger',
  'memory',
  'table',
  'cast',
  'games',
  'making',
  'hosted',
  'doors',
  'index.ts', // the library's way in
  'main.ts',
] as const

/** `src/version.ts` knows nothing, so everybody may know it. */
const floorOf = (path: string): number =>
  path === 'src/version.ts' ? 0 : floors.findIndex(floor => path.split('/')[1] === floor)

const pure = ['core', 'english', 'campaign', 'rules', 'memory']
const isPure = (path: string): boolean => pure.some(floor => path.startsWith(`src/${floor}/`))
const told = ({ from, line, to }: Import): string => at(from, line, to)

/** Where two paths part: the folder they share, and the folders below it that one of them points from and to. */
function parting({ from, to }: Import): readonly [room: string, from: string, to: string] | undefined {
  const [one, other] = [from.split('/').slice(0, -1), to.split('/').slice(0, -1)]
  const at = one.findIndex((folder, depth) => folder !== other[depth])
  const [here, there] = [one[at], other[at]]
  return here === undefined || there === undefined ? undefined : [one.slice(0, at).join('/'), here, there]
}

/** Folders from which one comes back to where one was. A folder and what is in it are one, seen from beside it. */
function circlesIn(all: readonly Import[]): readonly string[] {
  const ways = new Map<string, Map<string, Set<string>>>()
  for (const one of all) {
    const [room, from, to] = parting(one) ?? []
    if (room === undefined || from === undefined || to === undefined || !one.to.startsWith('src/')) continue
    const inRoom = ways.get(room) ?? new Map<string, Set<string>>()
    ways.set(room, inRoom.set(from, (inRoom.get(from) ?? new Set<string>()).add(to)))
  }
  const reached = (inRoom: ReadonlyMap<string, ReadonlySet<string>>, start: string): ReadonlySet<string> => {
    const seen = new Set<string>()
    for (const queue = [...(inRoom.get(start) ?? [])]; queue.length > 0;) {
      const next = queue.pop() ?? ''
      if (!seen.has(next)) queue.push(...(inRoom.get(next) ?? []))
      seen.add(next)
    }
    return seen
  }
  return [...ways].flatMap(([room, inRoom]) =>
    [...inRoom.keys()].filter(folder => reached(inRoom, folder).has(folder)).map(folder => `${room}/${folder}`),
  )
}

describe('who may know whom', () => {
  const imports = shipped.flatMap(importsOf)

  test('there is a house to look at', () => {
    expect(shipped.length).toBeGreaterThan(100)
    expect(imports.length).toBeGreaterThan(shipped.length)
  })

  test('every file stands on a floor', () => {
    expect(sources.filter(path => floorOf(path) === -1)).toEqual([])
  })

  test('imports point down', () => {
    const ours = imports.filter(({ to }) => to.startsWith('src/'))
    expect(ours.length).toBeGreaterThan(100)
    expect(ours.filter(({ from, to }) => floorOf(to) > floorOf(from)).map(told)).toEqual([])
  })

  test('nothing in src reaches out of it', () => {
    const outside = imports.filter(({ to }) => /^(?:\.\.|[^/]+\/.*\.m?[jt]s$)/.test(to) && !to.startsWith('src/'))
    expect(outside.map(told)).toEqual([])
  })

  test('the core knows only itself', () => {
    const core = imports.filter(({ from }) => from.startsWith('src/core/'))
    expect(core.length).toBeGreaterThan(0)
    expect(core.filter(({ to }) => !to.startsWith('src/core/')).map(told)).toEqual([])
  })

  test('core, english, campaign, rules and memory know no package and nothing of the machine', () => {
    const inside = imports.filter(({ from }) => isPure(from))
    const isOurs = (to: string): boolean => to.startsWith('src/') || to.startsWith('content/') // words are values
    expect(inside.filter(({ to }) => !isOurs(to)).map(told)).toEqual([])
  })

  test('14.8: folders of a room do not point at each other in a circle', () => {
    expect(circlesIn(imports.filter(({ from, to }) => !/\/testing\//.test(from + to)))).toEqual([])
  })

  test('no game knows another', () => {
    const game = (path: string): string | undefined => /^src\/rules\/([^/]+)\//.exec(path)?.[1]
    const crossed = imports.filter(
      ({ from, to }) => game(from) !== undefined && game(to) !== undefined && game(from) !== game(to),
    )
    expect(crossed.map(told)).toEqual([])
  })
})

describe('chance and time are values', () => {
  /** Globals that answer differently each time, and the process with its environment. */
  const worldly = new Set(['process', 'performance', 'crypto', 'globalThis', 'setTimeout', 'setInterval', 'fetch'])

  function worldIn(node: ts.Node): string | undefined {
    if (ts.isPropertyAccessExpression(node)) {
      const said = `${node.expression.getText()}.${node.name.text}`
      if (said === 'Date.now' || said === 'Math.random') return said
    }
    if (ts.isNewExpression(node) && node.expression.getText() === 'Date' && (node.arguments?.length ?? 0) === 0)
      return 'new Date() without an argument'
    if (ts.isCallExpression(node) && node.expression.getText() === 'Date') return 'Date()'
    return ts.isIdentifier(node) && worldly.has(node.text) && isUsed(node) ? node.text : undefined
  }

  /** A word of its own, not the name of a property or of something declared here. */
  function isUsed(node: ts.Identifier): boolean {
    const { parent } = node
    if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
    return ts.isCallExpression(parent) && parent.expression === node
  }

  test.each(pure)('src/%s asks neither the clock nor the dice of the machine', floor => {
    const files = shipped.filter(path => path.startsWith(`src/${floor}/`))
    expect(files.length).toBeGreaterThan(0)
    expect(files.flatMap(path => findInCode(path, worldIn))).toEqual([])
  })
})

describe('how the code is kept', () => {
  test('no file outgrows four hundred lines', () => {
    const long = sources.filter(path => textOf(path).split('\n').length > 401)
    expect(long).toEqual([])
  })

  test('no type is given up on', () => {
    const given = sources.flatMap(path =>
      findInCode(path, node => (node.kind === ts.SyntaxKind.AnyKeyword ? 'any' : undefined)),
    )
    expect(given).toEqual([])
  })

  test('nothing is silenced and nothing is left for later', () => {
    const code = tracked.filter(path => /\.(?:[cm]?[jt]s|json|c)$|^\.ci\//.test(path) && path !== 'package-lock.json')
    const words = /@ts-(?:[i]gnore|[e]xpect-error|[n]ocheck)|(?:ox|es)lint-[d]isable|\bT[O]DO\b|\bF[I]XME\b/ // not itself
    expect(code.length).toBeGreaterThan(100)
    expect(code.flatMap(path => findInText(path, words))).toEqual([])
  })

  test('text leaves through the outlet alone', () => {
    const inner = shipped.filter(path => !/^src\/(?:main\.ts|doors\/outlet\/)/.test(path) && !path.endsWith('.test.ts'))
    const streams = /process\.std(?:out|err)|\bconsole\./
    expect(inner.flatMap(path => findInText(path, streams))).toEqual([])
    const drawn = /\.canvas\b|\\u001[bB]\[/ // line editing draws by itself, and keys are read
    const mayDraw = /terminal\/(?:line-editor|keys)\.ts$|cli\/asker\.ts$/
    expect(inner.filter(path => !mayDraw.test(path)).flatMap(path => findInText(path, drawn))).toEqual([])
  })

  test('the version is said once and meant everywhere', () => {
    const manifest: unknown = JSON.parse(textOf('package.json'))
    const lock: unknown = JSON.parse(textOf('package-lock.json'))
    expect(manifest).toMatchObject({ name: 'gloam', version })
    expect(lock).toMatchObject({ version, packages: { '': { version } } })
    expect(textOf('CHANGELOG.md')).toMatch(/^## \[Unreleased\]$/m)
  })
})

describe('nothing of one machine is in the repository', () => {
  const texts = tracked.filter(path => !/\.(?:png|jpg|gz|epub|woff2?)$/.test(path))

  test('the lock file names no registry', () => {
    expect(findInText('package-lock.json', /"resolved": .*|registry\.[\w.-]+/)).toEqual([])
  })

  test('no file names the registry this machine installs from', () => {
    const registry = execFileSync('npm', ['config', 'get', 'registry'], {
      encoding: 'utf8',
      shell: process.platform === 'win32',
    })
    const { host } = new URL(registry.trim())
    const named = new RegExp(host.replaceAll('.', '\\.'))
    expect(texts.flatMap(path => findInText(path, named))).toEqual([])
  })

  test('no file names a private host, or where this checkout stands', () => {
    const privateHost = 'https?://(?:[\\w.-]+\\.(?:internal|local|corp|lan|intranet)\\b|10\\.\\d|192\\.168\\.)'
    const here = root.length > '/app/'.length ? [root.slice(0, -1).replaceAll(/[.\\]/g, '\\$&')] : []
    const named = new RegExp([privateHost, ...here].join('|'))
    expect(texts.flatMap(path => findInText(path, named))).toEqual([])
  })
})
