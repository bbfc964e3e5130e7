/** Events: every typed thing that happened, newest first, with its reason; as this seat may know it. */
import { useEffect, useState } from 'preact/hooks'
import type { LoggedEvent } from '../src/doors/web/protocol.ts'
import { ask } from './link.ts'
import { info, keptBeat } from './store.ts'
import { Story } from './story.tsx'

const groups: readonly (readonly [LoggedEvent['group'], string])[] = [
  ['dice', 'Dice'],
  ['state', 'State'],
  ['learned', 'Learned'],
  ['clocks', 'Clocks'],
  ['speech', 'Speech'],
  ['files', 'Files'],
]

function Row({ event }: { readonly event: LoggedEvent }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <li class={`event ${isOpen ? 'open' : ''}`}>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <small>{event.number}</small>
        <b>{event.name}</b>
        <span>
          {event.text}
          {event.reason !== '' && event.reason !== event.text && <em>{event.reason}</em>}
        </span>
      </button>
      {isOpen && <pre class="mono">{JSON.stringify(event.data, null, 2)}</pre>}
    </li>
  )
}

export function EventsPage() {
  const [events, setEvents] = useState<readonly LoggedEvent[]>([])
  const [group, setGroup] = useState<LoggedEvent['group'] | ''>('')
  const [words, setWords] = useState('')
  const { campaign = '' } = info.value ?? {}
  useEffect(() => {
    void ask<{ readonly events: readonly LoggedEvent[] }>(`tables/${campaign}/log`).then(found =>
      setEvents(found.ok ? found.value.events : []),
    )
  }, [campaign, keptBeat.value])
  const wanted = words.trim().toLowerCase()
  const shown = events
    .filter(
      event =>
        (group === '' || event.group === group) &&
        (wanted === '' || `${event.name} ${event.text} ${event.reason}`.toLowerCase().includes(wanted)),
    )
    .toReversed()
  const beats = [...new Set(shown.map(({ beat }) => beat))]
  const count = (of: LoggedEvent['group']): number => events.filter(event => event.group === of).length
  return (
    <>
      <Story />
      <aside class="desk events" aria-label="Events">
        <div class="events-head">
          <h2 class="title">Events</h2>
          <label class="field">
            <span class="unseen">Find in events</span>
            <input value={words} placeholder="Find in events" onInput={event => setWords(event.currentTarget.value)} />
          </label>
        </div>
        <div class="filters" role="group" aria-label="Which events">
          <button class="pill" type="button" aria-pressed={group === ''} onClick={() => setGroup('')}>
            All <small>{events.length}</small>
          </button>
          {groups.map(([id, name]) => (
            <button class="pill" type="button" aria-pressed={group === id} onClick={() => setGroup(id)} key={id}>
              {name} <small>{count(id)}</small>
            </button>
          ))}
        </div>
        {beats.map(beat => (
          <section key={beat} aria-label={`Beat ${beat}`}>
            <h3 class="beat-head">Beat {beat}, kept</h3>
            <ol>
              {shown
                .filter(event => event.beat === beat)
                .map(event => (
                  <Row event={event} key={event.number} />
                ))}
            </ol>
          </section>
        ))}
        {shown.length === 0 && <p class="quiet">Nothing yet.</p>}
      </aside>
    </>
  )
}
