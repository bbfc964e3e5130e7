/** A fight: whose turn it is over the story, and beside it what a turn has and who is against the party. */
import { useEffect, useRef } from 'preact/hooks'
import { Sign } from './signs.tsx'
import { bout, myself, party } from './store.ts'

export function Fight() {
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
    <section class="strip lines" aria-label="Turn order">
      <div class="strip-name">
        <p>Round {fight.round}</p>
        <small>a fight</small>
      </div>
      <ol class="order" tabIndex={0} ref={order}>
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
    </section>
  )
}
