/** `scenes/005-the-drowned-bell.md`: scenes are numbered through the whole campaign, whatever a session was. */
import { slugOf } from '../../core/id.ts'

/** Between the name of a scene and the group whose pages these are, while it was not with the others. */
export const apartMark = '--'

export type SceneName = { readonly number: number; readonly slug: string; readonly fileName: string }

/** Three digits, and more when a campaign needs them: `005`, `1000`. */
export const printSceneNumber = (number: number): string => String(number).padStart(3, '0')

export function parseSceneName(fileName: string): SceneName | undefined {
  const match = /^(\d{1,9})(?:[-_ ]+(.*?))?\.md$/i.exec(fileName)
  return match?.[1] === undefined ? undefined : { number: Number(match[1]), slug: match[2] ?? '', fileName }
}

/** In the order they were played: by number, not by letters, so 1000 follows 999. */
export function sceneNames(fileNames: readonly string[]): readonly SceneName[] {
  return fileNames
    .map(parseSceneName)
    .filter(name => name !== undefined)
    .sort((one, other) => one.number - other.number || (one.fileName < other.fileName ? -1 : 1))
}

/** One past the highest there is: a gap is never filled, since whoever left it may have meant to. */
export const nextSceneNumber = (fileNames: readonly string[]): number => (sceneNames(fileNames).at(-1)?.number ?? 0) + 1

const longestSlug = 60

/** A file's name for a title. Titles come from models, so they may be empty, or a paragraph. */
export function sceneSlug(title: string): string {
  const slug = slugOf(title)
  if (slug.length <= longestSlug) return slug === '' ? 'scene' : slug
  const cut = slug.slice(0, longestSlug + 1)
  return cut.includes('-') ? cut.slice(0, cut.lastIndexOf('-')) : slug.slice(0, longestSlug)
}

export const sceneFileName = (number: number, title: string): string =>
  `${printSceneNumber(number)}-${sceneSlug(title)}.md`
