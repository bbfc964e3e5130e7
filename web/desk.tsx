/** The desk beside the story: the party, the clocks, the place, and what folds. Each says what the last beat changed. */
import { signal } from '@preact/signals'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { ComponentChildren } from 'preact'
import type { Gauge, Glimpse } from '../src/rules/ruleset.ts'
import { Bar, Boxes, Charges, Clock, Die } from './figures.tsx'
import { ask } from './link.ts'
import { MapOf } from './map.tsx'
import { goTo } from './places.ts'
import { Prose } from './prose.tsx'
import { Chevron, Sign } from './signs.tsx'
import {
  board,
  boardBefore,
  bout,
  glimpses,
  glimpsesBefore,
  here,
  info,
  keptBeat,
  myself,
  party,
  seats,
} from './store.ts'

export const isDeskOpen = signal(false)

const gaugeOf = (glimpse: Glimpse | undefined, name: string): Gauge | undefined =>
  glimpse?.gauges.find(gauge => gauge.name === name)

function Member({ id, title }: { readonly id: string; readonly title: string }) {
  const glimpse = glimpses.value[id]
  const before = glimpsesBefore.value[id]
  const names = party.value.map(member => member.title)
  const bar = glimpse?.gauges.find(({ form }) => form === 'bar')
  const charges = glimpse?.gauges.find(({ form }) => form === 'charges')
  const others = glimpse?.gauges.filter(({ form }) => form === 'boxes' || form === 'dots' || form === 'number') ?? []
  const was = bar && gaugeOf(before, bar.name)?.now
  const isNew = (text: string): boolean => before !== undefined && !before.chips.some(chip => chip.text === text)
  const isAway = here.value.company.length > 0 && !here.value.company.includes(id)
  const person = seats.value.find(seat => seat.id === id)?.person
  return (
    <li class="member">
      <Sign name={title} shape="shield" among={names} isMe={id === myself.value} />
      <div>
        <div class="member-line">
          <span>{title}</span>
          {charges && <Charges gauge={charges} />}
          {isAway && <small class="quiet">elsewhere</small>}
          {person !== undefined && person !== null && person !== 'host' && <small class="quiet">{person}</small>}
          {bar && (
            <b class={was !== undefined && was !== bar.now ? 'fresh' : undefined}>
              {bar.now}/{bar.most}
            </b>
          )}
        </div>
        {bar && <Bar gauge={bar} />}
        {others.map(gauge => (
          <div class="gauge" key={gauge.name}>
            <span>{gauge.name}</span>
            {gauge.form === 'number' ? (
              <span />
            ) : (
              <Boxes gauge={gauge} before={gaugeOf(before, gauge.name)?.now ?? gauge.now} />
            )}
            <span>{gauge.form === 'number' ? gauge.now : `${gauge.now}/${gauge.most}`}</span>
          </div>
        ))}
        {glimpse?.dice && glimpse.dice.length > 0 && (
          <div class="gauge">
            <span>Dice</span>
            <span class="boxes">
              {glimpse.dice.map((face, at) => (
                <Die die={{ sides: 6, face }} look="failure" size="tiny" key={at} />
              ))}
            </span>
            <span>{glimpse.dice.length}</span>
          </div>
        )}
        {glimpse && glimpse.chips.length > 0 && (
          <div class="chips">
            {glimpse.chips.map(({ text, isHard }) => (
              <span class={`chip ${isHard ? 'hard' : isNew(text) ? 'new' : ''}`} key={text}>
                {text}
              </span>
            ))}
          </div>
        )}
      </div>
    </li>
  )
}

function Party() {
  const rank = glimpses.value[myself.value ?? '']?.rank
  return (
    <section class="panel" aria-label="The party">
      <h2>
        <span>The party</span>
        <small>{rank}</small>
      </h2>
      <ul>
        {party.value.map(({ id, title }) => (
          <Member id={id} title={title} key={id} />
        ))}
      </ul>
    </section>
  )
}

function Clocks() {
  const { clocks } = board.value
  if (clocks.length === 0) return null
  return (
    <section class="panel" aria-label="Clocks">
      <h2>
        <span>Clocks</span>
      </h2>
      {clocks.map(clock => {
        const before = boardBefore.value.clocks.find(({ name }) => name === clock.name)?.filled ?? clock.filled
        return (
          <div class="clock" key={clock.name}>
            <Clock clock={clock} before={before} />
            <p>
              {clock.name}{' '}
              <small>
                {clock.filled} of {clock.segments}
              </small>
            </p>
          </div>
        )
      })}
    </section>
  )
}

function Place() {
  const known = board.value.places.find(({ isHere }) => isHere)
  if (!known && here.value.location === '') return null
  return (
    <section class="panel" aria-label="The place">
      <h2>
        <span>The place</span>
      </h2>
      <p class="place-title">{known?.name ?? here.value.location}</p>
      {known && known.exits.length > 0 && <p class="quiet">Ways: {known.exits.join(', ')}</p>}
    </section>
  )
}

function Fight() {
  const fight = bout.value
  if (!fight) return null
  const isMine = fight.order.some(
    ({ name, stands }) => stands === 'now' && name === party.value.find(({ id }) => id === myself.value)?.title,
  )
  return (
    <>
      {isMine && fight.left.length > 0 && (
        <section class="panel" aria-label="Your turn has">
          <h2>
            <span>Your turn has</span>
          </h2>
          <ul class="left">
            {fight.left.map(({ name, isFree }) => (
              <li class={isFree ? '' : 'used'} key={name}>
                <b>{name}</b>
                {isFree ? 'free' : 'used'}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section class="panel" aria-label="Against you">
        <h2>
          <span>Against you</span>
        </h2>
        <ul>
          {fight.foes.map(({ name, looks }) => (
            <li class="member" key={name}>
              <Sign name={name} shape="lozenge" />
              <div class="member-line">
                <span>{name}</span>
                <b>{looks}</b>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

function Fold({
  name,
  note,
  children,
}: {
  readonly name: string
  readonly note: string
  readonly children: () => ComponentChildren
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div class="fold">
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {name}
        <small>{note}</small>
        <Chevron />
      </button>
      {isOpen && <div class="fold-body comes">{children()}</div>}
    </div>
  )
}

/** A page of the campaign as this seat may read it; looked up when it is opened, and again after each beat. */
function Page({ of }: { readonly of: string }) {
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
    <Prose text={text} />
  )
}

export function Desk({ first }: { readonly first?: ComponentChildren }) {
  const places = board.value.places
  const others = seats.value.filter(({ person, isHere }) => person !== null && person !== 'host' && isHere).length
  const short = party.value.find(({ id }) => id === myself.value)?.title.split(' ')[0]
  return (
    <aside class={`desk ${isDeskOpen.value ? 'open' : ''}`} aria-label="Beside the story">
      {first}
      <Fight />
      <Party />
      <Clocks />
      <Place />
      <div class="folds">
        <Fold
          name="Map"
          note={places.length === 0 ? '' : `${places.length} ${places.length === 1 ? 'place' : 'places'} known`}
        >
          {() => <MapOf places={places} />}
        </Fold>
        <Fold name="What we know" note="">
          {() => <Page of="knowledge" />}
        </Fold>
        {short !== undefined && (
          <>
            <Fold name="Journal" note="">
              {() => <Page of="journal" />}
            </Fold>
            <Fold name={`${short}’s sheet, items`} note="">
              {() => <Page of="sheet" />}
            </Fold>
          </>
        )}
        <div class="fold">
          <button type="button" onClick={() => goTo('book')}>
            The book so far
            <small />
            <Chevron />
          </button>
        </div>
        {info.value?.me.kind === 'host' && (
          <div class="fold">
            <button type="button" onClick={() => goTo('seats')}>
              Hand out a seat
              <small>{others > 0 ? `${others} at the table` : ''}</small>
              <Chevron />
            </button>
          </div>
        )}
      </div>
    </aside>
  )
}

export function Strip() {
  const fight = bout.value
  const order = useRef<HTMLOListElement>(null)
  const now = fight?.order.findIndex(({ stands }) => stands === 'now')
  useEffect(() => {
    const one = order.current?.children[now ?? 0]
    if (one instanceof HTMLElement && order.current) order.current.scrollLeft = one.offsetLeft - 90
  }, [now])
  if (!fight) return null
  const names = party.value.map(({ title }) => title)
  const mine = party.value.find(({ id }) => id === myself.value)?.title
  return (
    <div class="strip lines" role="group" aria-label="Turn order">
      <div class="strip-name">
        <p>Round {fight.round}</p>
        <small>a fight</small>
      </div>
      <ol class="order" ref={order}>
        {fight.order.map(({ name, score, isFoe, stands }) => (
          <li class={stands} key={name} aria-current={stands === 'now' ? 'true' : undefined}>
            <Sign name={name} shape={isFoe ? 'lozenge' : 'shield'} among={isFoe ? [] : names} isMe={name === mine} />
            <span>
              <b>{name.split(' ')[0]}</b>
              <small>
                {score}, {stands === 'waits' ? 'to come' : stands}
              </small>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
