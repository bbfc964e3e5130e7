/**
 * `SITUATION` says the whole section anew. A Game Master that says in a sentence how things stand does not mean that there
 * is no place and no hour any more: where the book has labels for them, they stay, as the scene has them by now.
 */
import { foldTitle, parseMarkdown } from '../../campaign/markdown/document.ts'
import { memo } from '../../core/memo.ts'
import type { TableState } from '../chronicle/entry.ts'

type Labelled = { readonly name: string; readonly value: string }

const label = /^\s*(?:[-*]\s+)?\*\*([^*\n]{1,60}?):?\*\*\s*:?(.*)$/u
const situation = /^(\s*[-*]?\s*SITUATION:\s*)(.*)$/su
const isStory = /context|happening/iu

const labelsIn = memo(16, (page): readonly Labelled[] => {
  const { blocks } = parseMarkdown(page)
  const body = blocks.find(({ heading }) => /^(?:current )?situation$/.test(foldTitle(heading.title)))?.body ?? ''
  return body.split(/\r?\n/).flatMap(line => {
    const [, name, value] = label.exec(line) ?? []
    return name === undefined || value === undefined ? [] : [{ name, value: value.trim() }]
  })
})

export function withPlaceAndTime(line: string, page: string, { location, time }: TableState['scene']): string {
  const [, keyword, words] = situation.exec(line) ?? []
  if (keyword === undefined || words === undefined || words.includes('**')) return line
  const labels = labelsIn(page)
  const now = (name: string, is: string): readonly string[] => {
    const written = labels.find(one => one.name.toLowerCase() === name.toLowerCase())
    return written ? [`**${written.name}**: ${is === '' ? written.value : is}`] : []
  }
  const kept = [...now('Location', location), ...now('Time', time)]
  if (kept.length === 0) return line
  const story = labels.find(({ name }) => isStory.test(name))?.name ?? 'Immediate Context'
  const [first, ...rest] = [...kept, `**${story}**: ${words.replaceAll(/\s*\n\s*/gu, ' ').trim()}`]
  return [`${keyword}${first}`, ...rest.map(one => `  ${one}`)].join('\n')
}
