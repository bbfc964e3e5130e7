/** The desk beside the story: the party, the clocks, the place, and what folds. Each says what the last beat changed. */
import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import type { Gauge, Glimpse } from '../src/rules/ruleset.ts'
import type { Part } from '../src/table/parts.ts'
import { Bar, Boxes, Charges, Clock, Die } from './figures.tsx'
import { Fight } from './fight.tsx'
import { Fold, PageOf, useCounts } from './folds.tsx'
import { MapOf } from './map.tsx'
import { goTo, type Page } from './places.ts'
import { Chevron, Sign } from './signs.tsx'
import { board, boardBefore, glimpses, glimpsesBefore, here, info, meFirst, myself, party, seats } from './store.ts'
import { askWhyFact } from './why.tsx'

export const isDeskOpen = signal(false)

const gaugeOf = (glimpse: Glimpse | undefined, name: string): Gauge | undefined =>
  glimpse?.gauges.find(gauge => gauge.name === name)

/** What changes how somebody is. */
const isAbout = (part: Part, name: string): boolean =>
  (part.kind === 'blow' && part.on === name && part.harm > 0) ||
  ((part.kind === 'healed' || part.kind === 'fell' || part.kind === 'rose') && part.who === name)

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
            <button
              class={`number ${was !== undefined && was !== bar.now ? 'fresh' : ''}`}
              type="button"
              aria-label={`${bar.now}/${bar.most} ${bar.name}: why`}
              onClick={() => askWhyFact(part => isAbout(part, title))}
            >
              {bar.now}/{bar.most}
            </button>
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
        {meFirst.value.map(({ id, title }) => (
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
          <button
            class="clock"
            type="button"
            aria-label={`${clock.name} ${clock.filled} of ${clock.segments}: why`}
            onClick={() => askWhyFact(part => part.kind === 'clock' && part.name === clock.name)}
            key={clock.name}
          >
            <Clock clock={clock} before={before} />
            <span>
              {clock.name}{' '}
              <small>
                {clock.filled} of {clock.segments}
              </small>
            </span>
          </button>
        )
      })}
    </section>
  )
}

/** In the same place as before, and not there then. */
function isNewHere(name: string): boolean {
  const was = boardBefore.value.places.find(({ isHere }) => isHere)
  const now = board.value.places.find(({ isHere }) => isHere)
  return was?.people !== undefined && was.name === now?.name && !was.people.includes(name)
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
      {known?.people && known.people.length > 0 && (
        <ul class="people" aria-label="Who is here">
          {known.people.map(name => (
            <li key={name}>
              <Sign name={name} shape="roundel" />
              <span class={isNewHere(name) ? 'fresh' : undefined}>{name}</span>
            </li>
          ))}
        </ul>
      )}
      {known && known.exits.length > 0 && <p class="quiet">Ways: {known.exits.join(', ')}</p>}
    </section>
  )
}

export function Desk({ first }: { readonly first?: ComponentChildren }) {
  const places = board.value.places
  const noteOn = useCounts()
  const leave = (page: Page) => (): void => {
    isDeskOpen.value = false
    goTo(page)
  }
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
        <Fold name="Quests, questions" {...noteOn('quests')}>
          {() => <PageOf of="quests" />}
        </Fold>
        <Fold name="What we know" {...noteOn('knowledge')}>
          {() => <PageOf of="knowledge" />}
        </Fold>
        {short !== undefined && (
          <>
            <Fold name="Journal" {...noteOn('journal')}>
              {() => <PageOf of="journal" />}
            </Fold>
            <Fold name={`${short}’s sheet, items`} note="">
              {() => <PageOf of="sheet" />}
            </Fold>
          </>
        )}
        <div class="fold">
          <button type="button" onClick={leave('book')}>
            The book so far
            <small />
            <Chevron />
          </button>
        </div>
        {info.value?.me.kind === 'host' && (
          <div class="fold">
            <button type="button" onClick={leave('seats')}>
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
