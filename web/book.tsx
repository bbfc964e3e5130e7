/** The book of the campaign: its scenes as chapters, as the narrator wrote them. */
import { useEffect, useState } from 'preact/hooks'
import { ask } from './link.ts'
import { Prose, withoutFrontMatter } from './prose.tsx'
import { place } from './places.ts'

function Chapter({ text, number }: { readonly text: string; readonly number: number }) {
  const { facts, rest } = withoutFrontMatter(text)
  if (rest.trim() === '') return null
  const [, title = '', body = rest] = /^\s*# ([^\n]+)\n([\s\S]*)$/.exec(rest) ?? []
  const where = [facts.get('location'), facts.get('time')].filter(fact => fact !== undefined && fact !== '')
  return (
    <article class="chapter" aria-label={`Chapter ${number}`}>
      <p class="caps">{[`Chapter ${number}`, ...(title === '' ? where.slice(1) : where)].join(', ')}</p>
      <h2 class="title">{title === '' ? (where[0] ?? '') : title}</h2>
      <Prose text={body} />
    </article>
  )
}

export function BookPage() {
  const [chapters, setChapters] = useState<readonly string[]>()
  const { campaign } = place.value
  useEffect(() => {
    void ask<{ readonly text: string }>(`tables/${campaign}/pages/book`).then(found =>
      setChapters(found.ok ? found.value.text.split('\f') : []),
    )
  }, [campaign])
  return (
    <main class="wide book" tabIndex={0} aria-label="The book">
      {chapters === undefined && <p class="quiet">Looking it up.</p>}
      {chapters?.map((chapter, index) => (
        <Chapter text={chapter} number={index + 1} key={index} />
      ))}
      {chapters?.every(chapter => chapter.trim() === '') && (
        <p class="quiet">Nothing is written here yet. The book grows as you play.</p>
      )}
    </main>
  )
}
