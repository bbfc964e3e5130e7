/** A prompt with the pages it names, for a mind that cannot open files. It is made from the view and from nothing else. */
import { contextPath } from './pages.ts'
import type { FreshSees } from './port.ts'

/** The page the last one left comes first, as it is to be read first; then the answers, then the campaign. */
export function promptWithPages({ prompt, view, gmContext, responses }: FreshSees): string {
  const { files } = view
  const pages: readonly { readonly path: string; readonly text: string }[] = [
    ...(gmContext === undefined ? [] : [{ path: contextPath, text: gmContext }]),
    ...responses,
    ...files.overview,
    ...files['story-state'],
    ...files['party-knowledge'],
    ...files.sheet,
    ...files.npc,
  ]
  return [prompt, ...pages.map(({ path, text }) => `<page path="${path}">\n${text.trim()}\n</page>`)].join('\n\n')
}
