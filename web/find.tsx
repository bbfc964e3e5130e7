/** Find in the story: the beats that say it, one after the other. */
import { signal } from '@preact/signals'
import { useEffect, useRef, useState } from 'preact/hooks'
import { beats, type Beat } from './store.ts'

export const isFinding = signal(false)

const wordsOf = ({ said, items }: Beat): string =>
  [said?.text ?? '', ...items.map(item => (item.kind === 'roll' ? item.roll.purpose : item.text))]
    .join('\n')
    .toLowerCase()

export function Find() {
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFinding.value) field.current?.focus()
  }, [isFinding.value])
  if (!isFinding.value) return null
  const found =
    text.trim() === '' ? [] : beats.value.filter(beat => wordsOf(beat).includes(text.trim().toLowerCase())).toReversed()
  const show = (index: number): void => {
    const beat = found[(index + found.length) % Math.max(1, found.length)]
    setAt((index + found.length) % Math.max(1, found.length))
    const element = beat && document.querySelector(`[data-beat="${beat.beat}"]`)
    element?.scrollIntoView({ block: 'center' })
    element?.classList.add('found')
    setTimeout(() => element?.classList.remove('found'), 1600)
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') isFinding.value = false
    if (event.key === 'Enter') show(at + (event.shiftKey ? -1 : 1))
  }
  return (
    <search class="popover comes" aria-label="Find in the story">
      <label class="field">
        <span class="unseen">Find in the story</span>
        <input
          ref={field}
          value={text}
          placeholder="Find in the story"
          onInput={event => (setText(event.currentTarget.value), setAt(-1))}
          onKeyDown={onKey}
        />
      </label>
      <p class="quiet" role="status">
        {text.trim() === ''
          ? 'Enter goes to the next, from the newest back.'
          : found.length === 0
            ? 'Nothing here says so.'
            : `${found.length} ${found.length === 1 ? 'beat' : 'beats'}`}
      </p>
    </search>
  )
}
