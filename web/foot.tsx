/** The foot: whose turn it is, what is offered, the line to write in. All of it is always there. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Composer, draft } from './composer.tsx'
import { isDeskOpen } from './desk.tsx'
import { Clock } from './figures.tsx'
import { ask } from './link.ts'
import { Cards, Offers, Spend } from './offers.tsx'
import { curly, Prose } from './prose.tsx'
import { send, unsaid } from './say.ts'
import { Chevron, Sign } from './signs.tsx'
import {
  answer,
  board,
  boardBefore,
  glimpses,
  info,
  isUp,
  keptBeat,
  lastSaid,
  meFirst,
  myself,
  offers,
  paid,
  party,
  shortOf,
  titleOf,
  turn,
  waits,
} from './store.ts'

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
      {meFirst.value.map(({ id, title }) => {
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
  }, [state.kind === 'closed', info.value?.me.kind])
  if (state.kind === 'closed')
    return (
      <footer class="foot lines" ref={foot}>
        <Closed why={state.why} isFault={state.isFault} />
      </footer>
    )
  if (info.value?.me.kind === 'spectator')
    return (
      <footer class="foot lines" ref={foot}>
        <Pulse />
        <p class="say quiet" role="status">
          You watch: what the whole party sees comes here as it is told.
        </p>
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
