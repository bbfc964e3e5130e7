/** The files of the house as its test reads them: what they import, where, and what their code says. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const lineOf = (text: string, place: number): number => text.slice(0, place).split('\n').length

export const root = fileURLToPath(new URL('..', import.meta.url))

const listed = (...flags: readonly string[]): readonly string[] =>
  execFileSync('git', ['ls-files', '-z', ...flags], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter(path => path !== '')

/** What is in the repository, and what would be with the next `git add`; a file deleted but not yet committed is neither. */
const isThere = (path: string): boolean => ts.sys.fileExists(root + path)
export const tracked = listed().filter(isThere)
export const sources = [...new Set([...listed('src'), ...listed('--others', '--exclude-standard', 'src')])]
  .filter(path => path.endsWith('.ts') && isThere(path))
  .toSorted()

export const textOf = (path: string): string => readFileSync(root + path, 'utf8')

/** Tests, and the tools that only tests use, may reach for a disk and a clock; what ships may not. */
export const shipped = sources.filter(
  path => !path.endsWith('.test.ts') && !importsOf(path).some(({ to }) => to === 'vitest'),
)

export type Import = { readonly from: string; readonly line: number; readonly to: string }

/** Static, dynamic and type imports alike. An import of ours is told by its path from the root. */
export function importsOf(path: string): readonly Import[] {
  const text = textOf(path)
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName, pos }) => ({
    from: path,
    line: lineOf(text, pos),
    to: fileName.startsWith('.') ? posix.join(posix.dirname(path), fileName) : fileName,
  }))
}

/** `src/core/id.ts:7: what was found`, the way a terminal makes a link of it. */
export const at = (path: string, line: number, what: string): string => `${path}:${line}: ${what}`

/** Every node of a file's code that a question finds something to say about; comments and strings are no code. */
export function findInCode(
  path: string,
  ask: (node: ts.Node, file: ts.SourceFile) => string | undefined,
): readonly string[] {
  const file = ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const what = ask(node, file)
    if (what !== undefined) found.push(at(path, file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1, what))
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** Every line of a text file that a pattern finds something in. */
export const findInText = (path: string, pattern: RegExp): readonly string[] =>
  textOf(path)
    .split('\n')
    .flatMap((line, index) => {
      const found = pattern.exec(line)
      return found ? [at(path, index + 1, found[0])] : []
    })
