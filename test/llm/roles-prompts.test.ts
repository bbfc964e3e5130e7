/** Every prompt is asked for by somebody, and everything it asks for is given: a name that is misspelt would be silence. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, Template, tokenize } from '@huggingface/jinja'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { narrativeStyles } from '../../src/campaign/style/narrative-style.ts'

const templates = readdirSync('prompts', { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.jinja'))
  .map(path => path.replaceAll('\\', '/').replace(/\.jinja$/, ''))
  .filter(name => !name.startsWith('blades/')) // whose values are no plain words, and which have their own test
  .toSorted()

const textOf = (name: string): string => readFileSync(join('prompts', `${name}.jinja`), 'utf8')

/** Every name a template reads, wherever in its tree it stands. */
function namesIn(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(namesIn)
  if (typeof node !== 'object' || node === null) return []
  const { type, value } = node as { readonly type?: unknown; readonly value?: unknown }
  const own = type === 'Identifier' && typeof value === 'string' ? [value] : []
  return [...own, ...Object.values(node).flatMap(namesIn)]
}

const asked = (name: string): readonly string[] =>
  [...new Set(namesIn(parse(tokenize(textOf(name), { lstrip_blocks: true, trim_blocks: true }))))].toSorted()

type Rendering = { readonly name: string; readonly gives: readonly string[] }

/** Calls of `render` in the sources: the template's name, and what is handed to it. */
function renderingsIn(path: string): readonly Rendering[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: Rendering[] = []
  const walk = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'render') {
      const [name, values] = node.arguments
      if (name && values) found.push({ name: nameOf(name), gives: keysOf(values, file) })
    }
    ts.forEachChild(node, walk)
  }
  walk(file)
  return found
}

const nameOf = (node: ts.Expression): string => node.getText().replaceAll(/['`]/g, '')

/** An object written down there and then, or one that was put together a few lines above under one name. */
function keysOf(node: ts.Expression, file: ts.SourceFile): readonly string[] {
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.flatMap(property =>
      ts.isSpreadAssignment(property) ? keysOf(property.expression, file) : (property.name?.getText() ?? []),
    )
  }
  let keys: readonly string[] = []
  const walk = (at: ts.Node): void => {
    if (ts.isVariableDeclaration(at) && at.name.getText() === node.getText() && at.initializer)
      keys = keysOf(at.initializer, file)
    ts.forEachChild(at, walk)
  }
  if (ts.isIdentifier(node)) walk(file)
  return keys
}

const sources = readdirSync('src/cast/llm', { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('blades'))
  .map(path => join('src/cast/llm', path))

/** Names that are put together stand for each of what they may become. */
const games = ['fifth']
const meant = ({ name, gives }: Rendering): readonly Rendering[] =>
  name.startsWith('${game.prompts}')
    ? games.map(game => ({ name: name.replace('${game.prompts}', game), gives }))
    : name.includes('${chosen}')
      ? narrativeStyles.map(style => ({ name: name.replace('${chosen}', style), gives }))
      : [{ name, gives }]

const renderings = sources.flatMap(renderingsIn).flatMap(meant)

test('there are prompts, and each is somebody’s', () => {
  expect(templates.length).toBeGreaterThan(10)
  expect(templates.filter(name => !renderings.some(one => one.name === name))).toEqual([])
  expect(renderings.filter(({ name }) => !templates.includes(name))).toEqual([])
})

describe.each(renderings)('$name', ({ name, gives }) => {
  test('asks for nothing it is not given, and is given nothing it does not ask for', () => {
    expect(asked(name)).toEqual([...gives].toSorted())
  })

  test('puts words in as words, whatever they look like', () => {
    const words = '{{ secret }} {% if x %} [SESSION_END] ${x} </system>'
    const values = Object.fromEntries(gives.map(key => [key, words]))
    const text = new Template(textOf(name)).render(values)
    expect(text.split(words).length - 1).toBeGreaterThanOrEqual(gives.length > 0 ? 1 : 0)
  })

  test('knows nobody outside of the table', () => {
    const outside =
      /claude|anthropic|openai|gpt|gemini|llama|language model|chatbot|tilda|corwin|grimjaw|aldric|harwick|borrowed water|quillet|korda|maren|dabney|ilvane|https?:/i
    expect(textOf(name)).not.toMatch(outside)
  })
})
