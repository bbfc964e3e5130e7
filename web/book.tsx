/** The book of the campaign: its scenes as chapters, as the narrator wrote them. */
import { useEffect, useState } from 'preact/hooks'
import { ask } from './link.ts'
import { Prose } from './prose.tsx'
import { place } from './places.ts'

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
        <article class="chapter" key={index} aria-label={`Chapter ${index + 1}`}>
          <Prose text={chapter} />
        </article>
      ))}
      {chapters?.every(chapter => chapter.trim() === '') && (
        <p class="quiet">Nothing is written here yet. The book grows as you play.</p>
      )}
    </main>
  )
}
