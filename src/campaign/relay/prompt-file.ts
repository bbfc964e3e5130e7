/** `{character}-prompt.md`: what a companion is asked, in a file. A companion that cannot read it says so, and guesses nothing. */
import { accept, refuse } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import type { SceneMark } from '../journal/journal.ts'
import { frontMatterEnd } from '../markdown/hidden.ts'
import type { ResponseError } from './response-file.ts'
import { printPromptMark, readSceneMark } from './scene-mark.ts'
import { printSections, readSections, sectionsBeside, textUnder } from './sections.ts'
import type { Section } from './sections.ts'

export type PromptFile = {
  readonly requestType: string
  readonly scene?: SceneMark
  /** `Scene`, `Just Happened`, `Request`, or the headings a fight or a long answer has in their place. */
  readonly sections: readonly Section[]
}

const sceneTitles = ['Scene', 'Full Situation', 'Combat Situation', 'Situation'] as const
const requestTitles = ['Request', 'What Do You Say or Do?', 'Your Turn'] as const

export const promptScene = ({ sections }: PromptFile): string => textUnder(sections, ...sceneTitles) ?? ''
export const promptRequest = ({ sections }: PromptFile): string => textUnder(sections, ...requestTitles) ?? ''

export type Asked = { readonly scene: string; readonly justHappened?: string; readonly request: string }

/** The three sections of a plain request. */
export const askedSections = ({ scene, justHappened, request }: Asked): readonly Section[] => [
  { title: 'Scene', text: scene },
  ...(justHappened === undefined ? [] : [{ title: 'Just Happened', text: justHappened }]),
  { title: 'Request', text: request },
]

export function printPrompt({ requestType, scene, sections }: PromptFile): string {
  const mark = scene ? [{ title: 'Current Scene', text: printPromptMark(scene) }] : []
  return `---\nrequest_type: ${requestType}\n---\n\n${printSections([...mark, ...sections])}\n`
}

const error = (reason: string, detail = ''): { readonly ok: false; readonly refusal: ResponseError } =>
  refuse({ kind: 'error', reason, detail })

/** What is wrong with it, in the words that a companion answers with. */
export function readPrompt(page: string | undefined, path: string): Result<PromptFile, ResponseError> {
  if (page === undefined) return error('Prompt file not found', `Expected: ${path}`)
  if (page.trim() === '' || page.includes('\u0000')) return error('Corrupted or empty prompt file')
  const front = page.slice(0, frontMatterEnd(page))
  const requestType = /^request_type[ \t]*:[ \t]*["']?([A-Za-z_]+)/im.exec(front === '' ? page : front)?.[1]
  if (requestType === undefined) return error('Malformed prompt file - missing request_type')
  const { sections } = readSections(page.slice(front.length))
  const scene = readSceneMark(textUnder(sections, 'Current Scene') ?? '')
  const prompt = {
    requestType: requestType.toUpperCase(),
    ...(scene && { scene }),
    sections: sectionsBeside(sections, ['Current Scene']),
  }
  if (promptScene(prompt) === '') return error('Malformed prompt file - missing scene context')
  return promptRequest(prompt) === '' ? error('Malformed prompt', 'Missing required section: Request') : accept(prompt)
}
