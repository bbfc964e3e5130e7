/** The names a campaign uses already, read from its text: titles of files, and lists of names kept or avoided. */
import { isSheetName } from '../../../campaign/party.ts'
import { toBullet } from '../../../campaign/markdown/bullet.ts'
import { foldTitle, parseMarkdown } from '../../../campaign/markdown/document.ts'
import { cellText, isDelimiterRow, isRow } from '../../../campaign/markdown/table.ts'
import { withoutMarkup } from '../../../campaign/text/fold.ts'
import { linesOf } from '../../../campaign/text/lines.ts'
import type { CampaignText } from '../../ruleset.ts'

const folders = /(?:^|\/)(?:party|npcs|locations|factions)\/([^/]+)$/
const lists = new Set(['names currently in use', 'names to avoid'])

/** `# NPC: Old Marla (deceased)` names Old Marla. */
const bareName = (title: string): string =>
  withoutMarkup(title)
    .replace(/^(?:npc|location|faction|character)\s*:\s*/i, '')
    .replace(/\s*\([^)]*\)\s*$/, '')
    .trim()

function titleIn(path: string, text: string): readonly string[] {
  const file = folders.exec(path)?.[1]
  if (file === undefined || !isSheetName(file)) return []
  const title = parseMarkdown(text).blocks.find(({ heading }) => heading.level === 1)?.heading.title
  const name = bareName(title ?? file.replace(/\.md$/i, '').replaceAll('-', ' '))
  return name === '' ? [] : [name]
}

/** A bullet may hold one name with a remark behind it, or several with commas; a table has them in its first column. */
function namesInLine(line: string, isHeader: boolean): readonly string[] {
  if (isRow(line)) return isHeader || isDelimiterRow(line) ? [] : [cellText(line, 0)]
  const text = toBullet(line)?.text ?? line
  const [head = ''] = withoutMarkup(text).split(/\s[-–—]+\s|:\s|\s\(/u)
  return head.split(/[,;/]/)
}

const isName = (text: string): boolean => /^\p{Lu}/u.test(text) && text.split(' ').length <= 5 && !/[.!?]$/.test(text)

function namesInBody(body: string): readonly string[] {
  const lines = [...linesOf(body)].map(({ text }) => text)
  const found = lines.flatMap((line, at) => namesInLine(line, isDelimiterRow(lines[at + 1] ?? '')))
  return found.map(name => withoutMarkup(name).trim()).filter(isName)
}

/** Lists hold their names also under deeper headings (`### Kin of the river`). */
function listedIn(text: string): readonly string[] {
  let depth = 0
  return parseMarkdown(text).blocks.flatMap(({ heading, body }) => {
    if (depth > 0 && heading.level <= depth) depth = 0
    if (depth === 0 && lists.has(foldTitle(heading.title))) depth = heading.level
    return depth > 0 ? namesInBody(body) : []
  })
}

/** Every name in use or to be avoided, each once. */
export function takenNames(campaign: CampaignText): readonly string[] {
  const found = Object.entries(campaign).flatMap(([path, text]) => [...titleIn(path, text), ...listedIn(text)])
  return [...new Set(found)]
}
