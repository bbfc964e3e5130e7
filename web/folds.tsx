/** What folds beside the story: pages of the campaign as this seat may read them, and how much stands on each. */
import { useEffect, useState } from 'preact/hooks'
import type { ComponentChildren } from 'preact'
import { ask } from './link.ts'
import { Prose } from './prose.tsx'
import { Chevron } from './signs.tsx'
import { info, keptBeat } from './store.ts'
import { askWhyLine } from './why.tsx'

export function Fold({
  name,
  note,
  isFresh = false,
  children,
}: {
  readonly name: string
  readonly note: string
  readonly isFresh?: boolean
  readonly children: () => ComponentChildren
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div class="fold">
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {name}
        <small class={isFresh ? 'fresh' : undefined}>{note}</small>
        <Chevron />
      </button>
      {isOpen && <div class="fold-body comes">{children()}</div>}
    </div>
  )
}

/** A page of the campaign as this seat may read it; looked up when it is opened, and again after each beat. */
export function PageOf({ of }: { readonly of: string }) {
  const [text, setText] = useState<string>()
  const { campaign = '' } = info.value ?? {}
  const beat = keptBeat.value
  useEffect(() => {
    void ask<{ readonly text: string }>(`tables/${campaign}/pages/${of}`).then(found =>
      setText(found.ok ? found.value.text : found.why),
    )
  }, [campaign, of, beat])
  return text === undefined ? (
    <p class="quiet">Looking it up.</p>
  ) : text === '' ? (
    <p class="quiet">Nothing is written here yet.</p>
  ) : (
    <Prose text={text} ask={askWhyLine} />
  )
}

type Counts = Readonly<Record<string, number>>

/** How much stands on each page, now and before the last beat. */
export function useCounts(): (name: string) => { readonly note: string; readonly isFresh: boolean } {
  const [[now, before], setCounts] = useState<readonly [Counts, Counts]>([{}, {}])
  const { campaign = '' } = info.value ?? {}
  useEffect(() => {
    void ask<{ readonly counts: Counts }>(`tables/${campaign}/pages`).then(
      found => found.ok && setCounts(([last]) => [found.value.counts, last]),
    )
  }, [campaign, keptBeat.value])
  return name => {
    const more = (now[name] ?? 0) - (before[name] ?? now[name] ?? 0)
    return more > 0 ? { note: `${more} new`, isFresh: true } : { note: `${now[name] || ''}`, isFresh: false }
  }
}
