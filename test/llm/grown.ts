/** A campaign that has been played for so many sessions: what play leaves behind, in the shapes it leaves it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const shipped = fileURLToPath(new URL('../../content/campaigns/borrowed-water', import.meta.url))

export function textsIn(folder = shipped): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => path.endsWith('.md') && !path.startsWith('runs/'))
  return Object.fromEntries(files.map(path => [path, readFileSync(join(folder, path), 'utf8')]))
}

const deed = (session: number): string =>
  `In session ${session} they crossed the salt flats, bargained over ${session} measures of water and slept badly.`

/** Scenes, journals, the log of decisions, what is known and what is going on: all of it grows, session by session. */
export function grown(sessions: number, base: Readonly<Record<string, string>> = textsIn()): Record<string, string> {
  const texts: Record<string, string> = { ...base }
  const past = Array.from({ length: sessions }, (_, at) => at + 1)
  const party = Object.keys(base).flatMap(path => /^party\/([^.]+?)\.md$/.exec(path)?.[1] ?? [])
  for (const session of past) {
    const number = String(session).padStart(3, '0')
    texts[`scenes/${number}-the-flats-${session}.md`] =
      `---\nlocation: The flats\ntime: day ${session}\n---\n\n${deed(session)}\n\nThe wind does not stop for anyone.\n`
  }
  const diary = past
    .map(
      session => `---\n\n### Night ${session}\n*Scene ${session}: the-flats*\n\n**What happened**: ${deed(session)}\n`,
    )
    .join('\n')
  for (const name of party.filter(one => !/-(?:brief|journal)$/.test(one)))
    texts[`party/${name}-journal.md`] = `# Journal\n\n## Entries\n${diary}`
  texts['decision-log.md'] =
    `# Decision Log\n\n${past.map(session => `---\n\n## Night ${session}\n\n**Context**: ${deed(session)}\n`).join('\n')}`
  const known = past.map(session => `- ${deed(session)}`).join('\n')
  texts['party-knowledge.md'] = `${base['party-knowledge.md'] ?? ''}\n## What We Know\n${known}\n`
  texts['story-state.md'] = `${base['story-state.md'] ?? ''}\n## Recent Events Summary\n${past.map(deed).join(' ')}\n`
  return texts
}
