/** Events: every typed thing that happened, newest first, with its reason; as this seat may know it. */
import { signal } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import type { LoggedEvent } from '../src/doors/web/protocol.ts'
import { Foot } from './foot.tsx'
import { ask } from './link.ts'
import { Later } from './later.tsx'
import { info, keptBeat, myself, shortOf } from './store.ts'
import { Story } from './story.tsx'

const groups: readonly (readonly [LoggedEvent['group'], string])[] = [
  ['dice', 'Dice'],
  ['state', 'State'],
  ['learned', 'Learned'],
  ['clocks', 'Clocks'],
  ['speech', 'Speech'],
  ['files', 'Files'],
]

/** Not kept anywhere: whoever comes again plays, and sees what their seat sees. */
const isBehind = signal(false)

const behindGroups: typeof groups = [['steps', 'Steps']]

function Switch() {
  return (
    <button
      class="switch"
      type="button"
      role="switch"
      aria-checked={isBehind.value}
      onClick={() => (isBehind.value = !isBehind.value)}
    >
      <span class="knob" aria-hidden="true" />
      <span>
        Show views and prompts
        <small>
          For whoever writes the campaign. It shows secrets: you would know more than{' '}
          {myself.value === null ? 'the party does' : `${shortOf(myself.value)} does`}.
        </small>
      </span>
    </button>
  )
}

const behindView = async () => (await import('./behind.tsx')).BehindView

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
  const [group, setGroup] = useState<LoggedEvent['group'] | 'views' | ''>('')
  const [words, setWords] = useState('')
  const { campaign = '' } = info.value ?? {}
  useEffect(() => {
    void ask<{ readonly events: readonly LoggedEvent[] }>(
      `tables/${campaign}/log${isBehind.value ? '?behind' : ''}`,
    ).then(found => setEvents(found.ok ? found.value.events : []))
  }, [campaign, keptBeat.value, isBehind.value])
  useEffect(() => setGroup(isBehind.value ? 'views' : ''), [isBehind.value])
  const isHost = info.value?.me.kind === 'host'
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
      <Foot />
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
          {isBehind.value && (
            <button class="pill" type="button" aria-pressed={group === 'views'} onClick={() => setGroup('views')}>
              Views and prompts
            </button>
          )}
          {[...groups, ...(isBehind.value ? behindGroups : [])].map(([id, name]) => (
            <button class="pill" type="button" aria-pressed={group === id} onClick={() => setGroup(id)} key={id}>
              {name} <small>{count(id)}</small>
            </button>
          ))}
        </div>
        {group === 'views' && <Later load={behindView} />}
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
        {shown.length === 0 && group !== 'views' && <p class="quiet">Nothing yet.</p>}
        {isHost && <Switch />}
      </aside>
    </>
  )
}
