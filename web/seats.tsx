/** Seats: the one that is kept for somebody, and the host's page that hands them out. */
import { useEffect, useState } from 'preact/hooks'
import { ask } from './link.ts'
import { Sign } from './signs.tsx'
import { gm, here, info, pace, party, seats } from './store.ts'

type Found = { readonly links?: Readonly<Record<string, string>> }

/** A seat that nobody has sat down in yet. */
export const isFree = (): boolean => {
  const { me } = info.value ?? {}
  const mine = seats.value.find(({ id }) => id === me?.character)
  return me?.kind === 'player' && mine !== undefined && mine.person === null
}

function AtTheTable({ links }: { readonly links: Readonly<Record<string, string>> }) {
  const names = party.value.map(({ title }) => title)
  return (
    <section class="panel" aria-label="At the table">
      <h2>
        <span>At the table</span>
        <small>{seats.value.length} seats</small>
      </h2>
      <ul>
        {seats.value.map(({ id, title, person, isHere }) => (
          <li class="member seat" key={id}>
            <Sign name={title} shape="shield" among={names} isMe={id === info.value?.me.character} />
            <div>
              <div class="member-line">
                <span>{title}</span>
                <b>
                  <span class={`chip ${person === null ? 'new' : ''}`}>
                    {person === null ? 'free' : isHere ? 'here' : 'away'}
                  </span>
                </b>
              </div>
              <p class="quiet">
                {person === null
                  ? 'a companion plays'
                  : person === 'host'
                    ? 'whoever hosts'
                    : isHere
                      ? person
                      : `${person} is away; a companion plays`}
              </p>
              {links[id] !== undefined && <Link name={title} link={links[id]} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Link({ name, link }: { readonly name: string; readonly link: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = (): void => void navigator.clipboard.writeText(link).then(() => setCopied(true))
  return (
    <div class="link-row">
      <label class="field">
        <span class="unseen">The link for {name}</span>
        <input class="link" readOnly value={link} onFocus={event => event.currentTarget.select()} />
      </label>
      {/* a page that is not on this machine has no clipboard: the link is selected instead */}
      {'clipboard' in navigator && (
        <button class="boxed" type="button" aria-label={`Copy the link for ${name}`} onClick={copy}>
          {isCopied ? 'Copied' : 'Copy'}
        </button>
      )}
    </div>
  )
}

function useLinks(): Readonly<Record<string, string>> {
  const [links, setLinks] = useState<Readonly<Record<string, string>>>({})
  const { campaign = '' } = info.value ?? {}
  useEffect(() => {
    void ask<Found>(`tables/${campaign}/seats`).then(found => setLinks(found.ok ? (found.value.links ?? {}) : {}))
  }, [campaign, party.value.length])
  return links
}

export function SeatsPage() {
  const links = useLinks()
  const { campaign = '' } = info.value ?? {}
  const isNear = Object.values(links).some(link => link.includes('127.0.0.1'))
  return (
    <>
      <main class="wide seats" tabIndex={0} aria-label="Seats">
        <h2 class="title">Seats to hand out</h2>
        <p class="subtitle">
          One link, one seat, one view: whoever opens it gets what that character sees and hears, and nothing else.
        </p>
        {isNear && (
          <p class="quiet">
            These links work on this machine alone. Start the table with <code>gloam web {campaign} --lan</code> to let
            others in your network in.
          </p>
        )}
        <div class="narrow">
          <AtTheTable links={links} />
          <section class="panel" aria-label="The Game Master">
            <h2>
              <span>The Game Master</span>
              <small>{gm.value}</small>
            </h2>
            <p class="quiet">
              A person may take this seat too. They know every secret; while they are away, the Oracle runs the table.
            </p>
            {links['gm'] !== undefined && <Link name="the Game Master" link={links['gm']} />}
          </section>
          <section class="panel" aria-label="Whoever only watches">
            <h2>
              <span>Whoever only watches</span>
            </h2>
            <p class="quiet">They see what the whole party sees.</p>
            {links['spectator'] !== undefined && <Link name="whoever watches" link={links['spectator']} />}
          </section>
        </div>
      </main>
      <aside class="desk" aria-label="Pace">
        <section class="panel" aria-label="Pace">
          <h2>
            <span>Pace</span>
          </h2>
          <label class="setting">
            <span>Who speaks</span>
            <select
              value={pace.value}
              onChange={event => void ask(`tables/${campaign}/pace`, { pace: event.currentTarget.value })}
            >
              <option value="free">whoever likes</option>
              <option value="round">in rounds</option>
            </select>
          </label>
          <p class="quiet">
            {pace.value === 'free'
              ? 'Whoever speaks opens the beat. In a fight, the turn order.'
              : 'Everybody present says something or passes; after 90 seconds a silence is a pass. In a fight, the turn order.'}
          </p>
        </section>
      </aside>
    </>
  )
}

/** The page of somebody who has a link and has not sat down yet. */
export function Join() {
  const [name, setName] = useState('')
  const [fault, setFault] = useState('')
  const { campaign = '', me } = info.value ?? {}
  const mine = seats.value.find(({ id }) => id === me?.character)
  if (!mine) return null
  const sit = async (event: Event): Promise<void> => {
    event.preventDefault()
    const sat = await ask(`tables/${campaign}/sit`, { name })
    if (!sat.ok) setFault(sat.why)
  }
  const isDivided = here.value.company.length > 0 && here.value.company.length < seats.value.length
  return (
    <>
      <main class="wide join" tabIndex={0} aria-label="A seat is kept for you">
        <div class="lines">
          <div class="join-sign">
            <Sign name={mine.title} shape="shield" among={party.value.map(({ title }) => title)} isMe />
          </div>
          <div class="join-body">
            <p class="caps">You will be</p>
            <h2 class="title">{mine.title}</h2>
            <p class="prose">{mine.about}.</p>
            <form onSubmit={event => void sit(event)}>
              <label class="field">
                What shall the others call you?
                <input
                  value={name}
                  maxLength={40}
                  autocomplete="nickname"
                  onInput={event => setName(event.currentTarget.value)}
                />
              </label>
              <button class="solid" type="submit">
                Sit down
              </button>
            </form>
            {fault !== '' && (
              <p class="fault" role="alert">
                {fault}
              </p>
            )}
            <p class="quiet">
              One link, one seat, one view: you get what {mine.title.split(' ')[0]} sees and hears, and nothing else.
            </p>
            {isDivided && <p class="quiet">The party is divided. What the others do you will hear when you meet.</p>}
          </div>
        </div>
      </main>
      <aside class="desk" aria-label="At the table">
        <AtTheTable links={{}} />
        <section class="panel" aria-label="Pace">
          <h2>
            <span>Pace</span>
          </h2>
          <p class="quiet">
            {pace.value === 'free'
              ? 'Whoever speaks opens the beat.'
              : 'In rounds: everybody present says something or passes.'}{' '}
            In a fight, the turn order.
          </p>
        </section>
      </aside>
    </>
  )
}
