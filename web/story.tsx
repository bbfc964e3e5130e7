/** The story: the player's words in the outer margin, the prose in the middle, numbers in the other margin. */
import { memo } from 'preact/compat'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { ask } from './link.ts'
import { PartView } from './part.tsx'
import { beats, here, info, prepend, turn, type Beat } from './store.ts'
import { partsOf } from './views.ts'

/** Notes take no room; where two would lie on each other, the later one gives way, and the beat is as long as they are. */
function useNotes(beat: Beat) {
  const element = useRef<HTMLDivElement>(null)
  const lay = (): void => {
    const box = element.current
    if (!box) return
    let bottom = 0
    for (const notes of box.querySelectorAll<HTMLElement>('.notes')) {
      notes.style.transform = ''
      const top = notes.offsetTop + (notes.parentElement?.offsetTop ?? 0)
      const from = Math.max(top, bottom)
      if (from > top) notes.style.transform = `translateY(${from - top}px)`
      bottom = from + [...notes.children].reduce((sum, note) => sum + (note as HTMLElement).offsetHeight, 0) + 6
    }
    box.style.minHeight = bottom > 0 ? `${bottom}px` : ''
  }
  useLayoutEffect(lay, [beat.items.length])
  useEffect(() => {
    element.current?.addEventListener('toggle', lay, true) // what was folded is opened
  }, [])
  return element
}

const BeatView = memo(({ beat }: { readonly beat: Beat }) => {
  const element = useNotes(beat)
  return (
    <div class="beat" ref={element} data-beat={beat.beat}>
      {partsOf(beat).map((part, index) => (
        <PartView part={part} beat={beat} isFirst={index === 0} index={index} key={index} />
      ))}
    </div>
  )
})

const chunkSize = 50

/** Beats by fifties, by their own numbers: a chunk that is full never changes again. */
function chunksOf(all: readonly Beat[]): readonly (readonly Beat[])[] {
  const chunks: Beat[][] = []
  let last = -1
  for (const beat of all) {
    const chunk = Math.floor(beat.key / chunkSize)
    if (chunk !== last || chunks.length === 0) chunks.push([])
    chunks.at(-1)?.push(beat)
    last = chunk
  }
  return chunks
}

const isSame = (one: { readonly beats: readonly Beat[] }, other: { readonly beats: readonly Beat[] }): boolean =>
  one.beats.length === other.beats.length && one.beats.every((beat, index) => beat === other.beats[index])

const ChunkView = memo(
  ({ beats: some }: { readonly beats: readonly Beat[] }) => (
    <div class="chunk">
      {some.map(beat => (
        <BeatView beat={beat} key={beat.key} />
      ))}
    </div>
  ),
  isSame,
)

async function showEarlier(before: number): Promise<number> {
  const { campaign } = info.value ?? { campaign: '' }
  const found = await ask<{ readonly events: Parameters<typeof prepend>[0] }>(
    `tables/${campaign}/story?before=${before}`,
  )
  if (!found.ok) return before
  prepend(found.value.events)
  return Math.max(1, before - 60)
}

/** Whoever reads the newest beat stays with it, however the foot grows; whoever has scrolled away is left there. */
function useFollowing(last: Beat | undefined) {
  const box = useRef<HTMLElement>(null)
  const isFollowing = useRef(true)
  const isAsked = turn.value.kind === 'question'
  const follow = (): void => {
    const story = box.current
    const newest = story?.querySelector<HTMLElement>('.chunk:last-child > .beat:last-child')
    if (!story || !newest || !isFollowing.current) return
    const end = story.scrollHeight - story.clientHeight
    story.scrollTop = isAsked ? end : Math.min(newest.offsetTop - 32, end)
  }
  useLayoutEffect(() => {
    if (last?.isLive === false) isFollowing.current = true
    follow()
    if (last?.isLive === false) requestAnimationFrame(follow)
  }, [last?.key, last?.items.length, isAsked])
  useEffect(() => {
    const story = box.current
    if (!story) return undefined
    const observer = new ResizeObserver(follow)
    observer.observe(story)
    const heed = (): void => {
      const newest = story.querySelector<HTMLElement>('.chunk:last-child > .beat:last-child')
      isFollowing.current = !newest || story.scrollTop + story.clientHeight > newest.offsetTop - 60
    }
    for (const sign of ['wheel', 'touchmove', 'keydown', 'pointerup'] as const)
      story.addEventListener(sign, () => requestAnimationFrame(heed), { passive: true })
    return () => observer.disconnect()
  }, [])
  return box
}

export function Story() {
  const [from, setFrom] = useState(0)
  const all = beats.value
  const last = all.at(-1)
  const box = useFollowing(last)
  const first = from > 0 ? from : (info.value?.earlier ?? 0) + 1
  useEffect(() => setFrom(0), [info.value])
  const earlier = async (): Promise<void> => {
    const story = box.current
    const height = story?.scrollHeight ?? 0
    setFrom(await showEarlier(first))
    requestAnimationFrame(() => {
      if (story) story.scrollTop += story.scrollHeight - height
    })
  }
  return (
    <main
      class="story"
      ref={box}
      tabIndex={0}
      aria-label={`The story${here.value.location === '' ? '' : `, at ${here.value.location}`}`}
    >
      {first > 1 && (
        <div class="lines">
          <button class="earlier linked" type="button" onClick={() => void earlier()}>
            What came before
          </button>
        </div>
      )}
      <div role="log" aria-live={last?.isLive ? 'polite' : 'off'} aria-relevant="additions">
        {chunksOf(all).map(chunk => (
          <ChunkView beats={chunk} key={Math.floor((chunk[0]?.key ?? 0) / chunkSize)} />
        ))}
      </div>
    </main>
  )
}
