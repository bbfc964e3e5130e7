/** Find in the story: every beat that says it, from the newest back, also those that are not on the page yet. */
import { signal } from '@preact/signals'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Found } from '../src/doors/web/protocol.ts'
import { ask } from './link.ts'
import { curly, Words } from './prose.tsx'
import { info, myself, shortOf } from './store.ts'
import { askWhy } from './why.tsx'

export const isFinding = signal(false)

const nothing: Found = { hits: [], remembered: [] }

/** Goes there where it is on the page; else it is told why it stood there. */
function show(beat: number): void {
  const element = document.querySelector(`[data-beat="${beat}"]`)
  if (!element) return askWhy(beat)
  element.scrollIntoView({ block: 'center' })
  element.classList.add('found')
  setTimeout(() => element.classList.remove('found'), 1600)
}

export function Find() {
  const [text, setText] = useState('')
  const [{ hits, remembered }, setFound] = useState(nothing)
  const field = useRef<HTMLInputElement>(null)
  const { campaign = '' } = info.value ?? {}
  useEffect(() => {
    if (isFinding.value) field.current?.focus()
  }, [isFinding.value])
  useEffect(() => {
    let isOld = false
    const look = async (): Promise<void> => {
      if (text.trim() === '') return setFound(nothing)
      const found = await ask<Found>(`tables/${campaign}/find?words=${encodeURIComponent(text.trim())}`)
      if (!isOld) setFound(found.ok ? found.value : nothing)
    }
    const timer = setTimeout(() => void look(), 150)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [text, campaign])
  if (!isFinding.value) return null
  const [newest] = hits
  return (
    <search class="popover comes" aria-label="Find in the story">
      <label class="field">
        <span class="unseen">Find in the story</span>
        <input
          ref={field}
          value={text}
          placeholder="Find in the story"
          onInput={event => setText(event.currentTarget.value)}
          onKeyDown={event => {
            if (event.key === 'Escape') isFinding.value = false
            if (event.key === 'Enter' && newest) show(newest.beat)
          }}
        />
      </label>
      <p class="quiet" role="status">
        {text.trim() === ''
          ? 'Everything you have read or said, from the newest back.'
          : hits.length + remembered.length === 0
            ? 'Nothing you have read says so.'
            : `${hits.length} ${hits.length === 1 ? 'beat' : 'beats'} of this session`}
      </p>
      {hits.length > 0 && (
        <ol class="hits">
          {hits.map(({ beat, text: words }) => (
            <li key={beat}>
              <button type="button" onClick={() => show(beat)}>
                <small>beat {beat}</small>
                {curly(words)}
              </button>
            </li>
          ))}
        </ol>
      )}
      {remembered.length > 0 && (
        <>
          <h2 class="caps">What {myself.value === null ? 'you' : shortOf(myself.value)} remembers of it</h2>
          <ol class="hits remembered" tabIndex={0}>
            {remembered.map(({ from, text: words }) => (
              <li key={words}>
                <small>{from}</small>
                <Words text={words} />
              </li>
            ))}
          </ol>
        </>
      )}
    </search>
  )
}
