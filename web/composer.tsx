/** The line to write in: Enter says it, Tab finishes names, the arrows bring back what was said, a number takes an offer. */
import { useRef, useState } from 'preact/hooks'
import { pick, take } from './offers.tsx'
import { send, spoken } from './say.ts'
import { beats, board, myself, offers, party, shortOf, turn } from './store.ts'

/** Everybody and everywhere one has a name for. */
const namesKnown = (): readonly string[] => {
  const speakers = beats.value
    .slice(-40)
    .flatMap(({ items }) => items)
    .flatMap(item => (item.kind === 'tale' ? item.parts : []))
    .flatMap(part => (part.kind === 'said' ? [part.who] : []))
  return [
    ...new Set([...party.value.map(({ title }) => title), ...speakers, ...board.value.places.map(({ name }) => name)]),
  ]
}

/** What a line with a slash may begin with; `/help` tells what each does. */
const commands =
  'undo again edit continue lines rewind retcon why recall journal sheet party map clocks scene whisper gm pin context style auto back cost save leave end help'.split(
    ' ',
  )

/** What Tab makes of a line that was begun; undefined leaves Tab to the browser. */
export function completed(text: string): string | undefined {
  if (/^\/\w+$/.test(text)) {
    const command = commands.find(name => name.startsWith(text.slice(1).toLowerCase()))
    return command === undefined ? undefined : `/${command} `
  }
  const begun = /(?:^|\s)(\S{2,})$/.exec(text)?.[1]?.toLowerCase()
  if (begun === undefined) return undefined
  const names = namesKnown()
  const name =
    names.find(one => one.toLowerCase().startsWith(begun)) ??
    names.find(one =>
      one
        .toLowerCase()
        .split(' ')
        .some(word => word.startsWith(begun)),
    )
  return name === undefined || name.toLowerCase() === begun
    ? undefined
    : `${text.slice(0, text.length - begun.length)}${name}`
}

/** What stands in the line to write in, for whoever offers words for it. */
export const draft = { set: (_text: string): void => undefined }

export function Composer() {
  const [text, setText] = useState('')
  const [at, setAt] = useState(-1)
  const area = useRef<HTMLTextAreaElement>(null)
  const state = turn.value
  const isBusy = state.kind === 'busy'
  draft.set = words => {
    setText(words)
    area.current?.focus()
  }
  const say = (): void => {
    const words = text.trim()
    if (words === '') return
    setText('')
    setAt(-1)
    const offered = /^\d$/.test(words) ? offers.value[Number(words) - 1]?.label : undefined
    if (offered !== undefined) return take(offered)
    void send(words.startsWith('/') ? { command: words.slice(1) } : { say: words })
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) {
      event.preventDefault()
      return say()
    }
    if (event.key === 'Tab' && !event.shiftKey && text !== '') {
      const whole = completed(text)
      if (whole === undefined) return
      event.preventDefault()
      setText(whole)
    }
    if ((event.key === 'ArrowUp' || event.key === 'ArrowDown') && !text.includes('\n') && (text === '' || at >= 0)) {
      const next = event.key === 'ArrowUp' ? at + 1 : at - 1
      const line = spoken.at(-1 - next)
      if (next < -1 || (next >= 0 && line === undefined)) return
      event.preventDefault()
      setAt(next)
      setText(next === -1 ? '' : (line ?? ''))
    }
    if (/^[1-9]$/.test(event.key) && text === '' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const offer = offers.value[Number(event.key) - 1]
      if (!offer || isBusy) return
      event.preventDefault()
      pick(offer, Number(event.key))
    }
  }
  const name = myself.value === null ? '' : shortOf(myself.value)
  const hint = isBusy
    ? 'you may write ahead'
    : state.kind === 'question'
      ? 'or answer in your own words'
      : `or write what ${name === '' ? 'happens' : name} does`
  return (
    <div class="writing">
      <textarea
        ref={area}
        rows={1}
        value={text}
        maxLength={4000}
        placeholder={hint}
        aria-label={`What ${name === '' ? 'you say' : `${name} does`}`}
        onInput={event => setText(event.currentTarget.value)}
        onKeyDown={onKey}
      />
      <button type="button" onClick={say}>
        Say it
      </button>
    </div>
  )
}
