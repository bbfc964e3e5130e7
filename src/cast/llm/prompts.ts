/**
 * The prompts, from the folder `prompts/`. They are Jinja, which can loop and choose and nothing else; what is put into
 * one is never read as a template again, so a player's words stay words.
 */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Template } from '@huggingface/jinja'
import type { Json } from '../../core/json.ts'

/** The package's own folder, from the sources as from the built command. */
function folderOfPrompts(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    try {
      readFileSync(join(folder, 'prompts', 'common', 'gm.jinja'))
      return join(folder, 'prompts')
    } catch (cause) {
      if (dirname(folder) === folder)
        throw new Error('The folder "prompts" is not where Gloam is installed.', { cause })
    }
  }
}

let found: string | undefined
const templates = new Map<string, Template>()

/** `common/gm`, with what its names stand for. Text that is empty counts as none. */
export function render(name: string, values: Readonly<Record<string, Json>>): string {
  found ??= folderOfPrompts()
  const template = templates.get(name) ?? new Template(readFileSync(join(found, `${name}.jinja`), 'utf8'))
  templates.set(name, template)
  return template
    .render({ ...values })
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
