/** The foot: whose turn it is, what is offered, the line to write in. All of it is always there. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { signal } from '@preact/signals'
import { Clock, Die, type Look } from './figures.tsx'
import { curly } from './prose.tsx'
import { send, spoken, unsaid } from './say.ts'
import { Chevron, Sign } from './signs.tsx'
import {
  answer,
  board,
  boardBefore,
  beats,
  glimpses,
  info,
  isUp,
  keptBeat,
  lastSaid,
  type Offer,
  myself,
  offers,
  paid,
  party,
  shortOf,
  titleOf,
  turn,
  waits,
} from './store.ts'
import { isDeskOpen } from './desk.tsx'
import { Prose } from './prose.tsx'
import { ask } from './link.ts'

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

function Thinking({ since, who }: { readonly since: number; readonly who: string }) {
  const [now, setNow] = useState(performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.floor((now - since) / 1000)
  return (
    <div class="thinking" role="status">
      <span class="dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span>{who === '' ? 'The table' : who} is thinking</span>
      <small aria-hidden="true">{seconds > 1 ? `${seconds} s` : ''}</small>
      {seconds > 2 && (
        <button class="boxed" type="button" onClick={() => void send({ say: 'stop' })}>
          Stop
        </button>
      )}
    </div>
  )
}

export const take = (label: string): void => void send({ say: label })

/** A die is spent by the second press. */
function pick(offer: Offer, number: number): void {
  if (offer.card && chosen.value !== number) chosen.value = number
  else take(offer.label)
}

function Offers() {
  const all = offers.value.flatMap((offer, index) => (offer.card ? [] : [{ ...offer, number: index + 1 }]))
  if (all.length === 0) return null
  return (
    <ol class="offers" aria-label="What you might do">
      {all.map(({ label, description, number }) => (
        <li key={label}>
          <button class="offer" type="button" onClick={() => take(label)}>
            <b>{number}</b>
            <span>
              {curly(label)}
              {description !== undefined && description !== '' && <small>{curly(description)}</small>}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}

const tierLook: Readonly<Record<string, Look>> = {
  critical: 'exceptional',
  success: 'exceptional',
  partial: 'success',
  bad: 'failure',
}

const chosen = signal(-1)

/** Dice to be spent, as cards: the first press chooses one, and only the second spends it. */
function Cards({ question }: { readonly question: string }) {
  const cards = offers.value.flatMap(({ label, card }, index) => (card ? [{ label, card, number: index + 1 }] : []))
  useEffect(() => void (chosen.value = -1), [offers.value])
  if (cards.length === 0) return null
  return (
    <>
      <p class="question for-cards">{curly(question)}</p>
      <ol class="cards" aria-label={question}>
        {cards.map(({ label, card, number }) => (
          <li key={label}>
            <button
              class="card"
              type="button"
              aria-pressed={chosen.value === number}
              onClick={() => (chosen.value === number ? take(label) : (chosen.value = number))}
            >
              <span class="card-head">
                <b>{number}</b>
                <span class="caps">{card.tier}</span>
              </span>
              <span class="card-dice">
                {card.dice.map((face, at) => (
                  <Die die={{ sides: 6, face }} look={tierLook[card.tier] ?? 'failure'} key={at} />
                ))}
              </span>
              <em>{curly(card.title)}</em>
              <span class={`card-cost ${card.isGrave ? 'grave' : ''}`}>
                {card.costs.length === 0 ? 'costs nothing' : card.costs.join('  ')}
                {card.isGrave ? ', breaks you' : ''}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}

/** Spending is a second press: on the card again, or here. */
function Spend() {
  const offer = offers.value[chosen.value - 1]
  return offer?.card ? (
    <button class="solid spend comes" type="button" onClick={() => take(offer.label)}>
      Spend the {offer.card.dice.join(' and the ')}
    </button>
  ) : null
}

/** What stands in the line to write in, for whoever offers words for it. */
export const draft = { set: (_text: string): void => undefined }

function Composer() {
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

function Answered() {
  const told = answer.value
  if (!told) return null
  return (
    <div class="answered comes" role="status">
      <Prose text={told.text} />
      <button class="linked" type="button" onClick={() => (answer.value = undefined)}>
        Close
      </button>
    </div>
  )
}

function Closed({ why, isFault }: { readonly why: string; readonly isFault: boolean }) {
  const { campaign = '', me } = info.value ?? {}
  const open = (): void => void ask(`library/${campaign}/open`, {})
  return (
    <div class="say">
      <p class={isFault ? 'fault' : 'quiet'} role="status">
        {why === 'ended'
          ? 'The session is over, and everything is saved.'
          : why === 'left'
            ? 'The session was left open, and everything is saved.'
            : why}
      </p>
      {me?.kind === 'host' && (
        <p class="acts">
          <button class="solid" type="button" onClick={open}>
            {why === 'ended' ? 'Begin another session' : 'Go on'}
          </button>
        </p>
      )}
    </div>
  )
}

/** The pulse of a small screen: hit points and clocks, which open the desk. */
function Pulse() {
  const names = party.value.map(({ title }) => title)
  return (
    <button
      class="pulse"
      type="button"
      aria-expanded={isDeskOpen.value}
      onClick={() => (isDeskOpen.value = !isDeskOpen.value)}
    >
      <span class="unseen">The party and the clocks</span>
      {party.value.map(({ id, title }) => {
        const gauge = glimpses.value[id]?.gauges[0]
        return (
          <span key={id}>
            <Sign name={title} shape="shield" among={names} isMe={id === myself.value} />
            {gauge?.now}
          </span>
        )
      })}
      <span class="clocks">
        {board.value.clocks.slice(0, 4).map(clock => (
          <Clock
            clock={clock}
            before={boardBefore.value.clocks.find(({ name }) => name === clock.name)?.filled ?? clock.filled}
            key={clock.name}
          />
        ))}
      </span>
      <Chevron />
    </button>
  )
}

export function Foot() {
  const state = turn.value
  const foot = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const box = foot.current
    if (!box) return undefined
    const tell = (): void => document.documentElement.style.setProperty('--foot-height', `${box.offsetHeight}px`)
    const observer = new ResizeObserver(tell)
    observer.observe(box)
    tell()
    return () => observer.disconnect()
  }, [state.kind === 'closed'])
  if (state.kind === 'closed')
    return (
      <footer class="foot lines" ref={foot}>
        <Closed why={state.why} isFault={state.isFault} />
      </footer>
    )
  const me = myself.value
  const isSpending = state.kind === 'question' && offers.value.some(({ card }) => card !== undefined)
  const isMine = state.kind === 'turn' || state.kind === 'question'
  return (
    <footer class={`foot lines ${isSpending ? 'spending' : ''}`} ref={foot}>
      <Pulse />
      {isSpending && <Cards question={state.question} />}
      {me !== null && !isSpending && (
        <div class="turn">
          <div>
            <p role="status">
              {!isUp.value ? 'Away' : isMine ? 'Your turn' : state.kind === 'watch' ? 'You watch' : 'Wait'}
            </p>
            <small>{titleOf(me)}</small>
          </div>
          <Sign name={titleOf(me)} shape="shield" among={party.value.map(({ title }) => title)} isMe />
        </div>
      )}
      <div class="say">
        <Answered />
        {!isUp.value && (
          <p class="quiet" role="status">
            The table does not answer. The page comes back by itself, and nothing is lost.
          </p>
        )}
        {unsaid.value !== '' && (
          <p class="fault" role="alert">
            {unsaid.value}
          </p>
        )}
        {waits.value.length > 0 && (
          <p class="quiet" role="status">
            The round waits for {waits.value.map(shortOf).join(', ')}.{' '}
            <button class="linked" type="button" onClick={() => void send({ say: 'pass' })}>
              Pass
            </button>
          </p>
        )}
        {state.kind === 'question' && !isSpending && <p class="question">{curly(state.question)}</p>}
        {state.kind === 'busy' ? <Thinking since={state.since} who={state.who} /> : <Offers />}
        <div class="say-row">
          <Spend />
          <Composer />
        </div>
        <div class="under">
          <span>{keptBeat.value > 0 ? `Beat ${keptBeat.value} is kept.` : ''}</span>
          <span>{paid.value === '' ? 'The Oracle runs the table; no cost.' : paid.value}</span>
          {info.value?.me.kind === 'host' && lastSaid.value !== '' && state.kind === 'turn' && (
            <>
              {paid.value !== '' && (
                <button class="linked" type="button" onClick={() => void send({ command: 'again' })}>
                  Again
                </button>
              )}
              <button class="linked" type="button" onClick={() => draft.set(`/edit ${lastSaid.value}`)}>
                Edit
              </button>
              <button class="linked" type="button" onClick={() => void send({ command: 'undo' })}>
                Take back
              </button>
            </>
          )}
        </div>
      </div>
      <div class="keys" aria-hidden="true">
        <p>
          <kbd>Enter</kbd> says it
        </p>
        {offers.value.length > 0 && (
          <p>
            <kbd>1</kbd>
            {offers.value.length > 1 && (
              <>
                –<kbd>{Math.min(9, offers.value.length)}</kbd>
              </>
            )}{' '}
            take an offer
          </p>
        )}
        <p>
          <kbd>Tab</kbd> finishes names
        </p>
      </div>
    </footer>
  )
}

/** Numbers take an offer wherever one is, except where one writes. */
export function onNumber(event: KeyboardEvent): void {
  const inField = event.target instanceof HTMLElement && /^(?:TEXTAREA|INPUT|SELECT)$/.test(event.target.tagName)
  if (inField || event.ctrlKey || event.metaKey || event.altKey || !/^[1-9]$/.test(event.key)) return
  const offer = offers.value[Number(event.key) - 1]
  if (offer && turn.value.kind !== 'busy') pick(offer, Number(event.key))
}
