/** The page: which seat it is, which table it listens to, and the frame that holds it all. */
import { render } from 'preact'
import { signal } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import type { Seat } from '../src/doors/web/protocol.ts'
import { Choosing, HowToPlay, isChoosing } from './choosing.tsx'
import { Desk, isDeskOpen } from './desk.tsx'
import { Strip } from './fight.tsx'
import { Find, isFinding } from './find.tsx'
import { Foot } from './foot.tsx'
import { GmPage } from './gm.tsx'
import { Library } from './library.tsx'
import { ask, keyFromAddress, listen, me } from './link.ts'
import { Later } from './later.tsx'
import { onNumber } from './offers.tsx'
import { address, goHome, goTo, place, type Page } from './places.ts'
import { applyLook, change, isNight, Settings } from './settings.tsx'
import { heedEvent } from './say.ts'
import { Mark } from './signs.tsx'
import { rattleFor } from './sound.ts'
import { here, info, isUp, keptBeat, readies, take, turn } from './store.ts'
import { isFree, Join, SeatsPage } from './seats.tsx'
import { BookPage } from './book.tsx'
import { EventsPage } from './events.tsx'
import { TimePage } from './time.tsx'
import { Story } from './story.tsx'
import { Why } from './why.tsx'

const seat = signal<Seat | undefined>(undefined)
const isLooking = signal(false)
const isMenuOpen = signal(false)

const pages: readonly (readonly [Page, string])[] = [
  ['story', 'Story'],
  ['time', 'Time'],
  ['events', 'Events'],
]

function Menu({ at }: { readonly at: Page | 'library' }) {
  const { campaign } = place.value
  const isHost = seat.value?.kind === 'host'
  const go = (work: () => void) => (): void => {
    isMenuOpen.value = false
    work()
  }
  return (
    <nav class={`menu ${isMenuOpen.value ? 'open' : ''}`} aria-label="Pages">
      {campaign !== '' &&
        at !== 'library' &&
        pages
          .filter(([page]) => isHost || page !== 'time')
          .map(([page, name]) => (
            <button
              type="button"
              aria-current={at === page ? 'page' : undefined}
              onClick={go(() => goTo(page))}
              key={page}
            >
              {name}
            </button>
          ))}
      {isHost && (
        <button type="button" aria-current={at === 'library' ? 'page' : undefined} onClick={go(goHome)}>
          Library
        </button>
      )}
      <button class="light" type="button" onClick={() => change({ light: isNight() ? 'day' : 'night' })}>
        {isNight() ? 'Day' : 'Night'}
      </button>
    </nav>
  )
}

function Head({
  title,
  name,
  time,
  isTable,
}: {
  readonly title: string
  readonly name: string
  readonly time: string
  readonly isTable: boolean
}) {
  return (
    <header class="head lines">
      <div class="head-campaign">
        <Mark />
        <span>{title}</span>
      </div>
      <h1 class="head-place">
        <span class="place-name">{name}</span>
        <span class="place-time">{time}</span>
      </h1>
      <div class="head-tools">
        {isTable && (
          <>
            <button
              class="find"
              type="button"
              aria-expanded={isFinding.value}
              onClick={() => (isFinding.value = !isFinding.value)}
            >
              Find
            </button>
            <button
              type="button"
              aria-label="How it reads"
              aria-expanded={isLooking.value}
              onClick={() => (isLooking.value = !isLooking.value)}
            >
              Aa
            </button>
          </>
        )}
        <button
          class="only-small"
          type="button"
          aria-label="Menu"
          aria-expanded={isMenuOpen.value}
          onClick={() => (isMenuOpen.value = !isMenuOpen.value)}
        >
          <svg
            viewBox="0 0 18 14"
            width="18"
            height="14"
            fill="none"
            stroke="currentColor"
            stroke-width="1.600"
            aria-hidden="true"
          >
            <path d="M0 1h18M0 7h18M0 13h18" />
          </svg>
        </button>
      </div>
    </header>
  )
}

const headOf = (page: Page, location: string, time: string): { readonly name: string; readonly time: string } => {
  if (isFree()) return { name: 'A seat is kept for you', time: '' }
  if (page === 'story' && isChoosing()) return { name: 'Take a seat', time: '' }
  if (page === 'story') return { name: location === '' ? (info.value?.title ?? 'A table') : location, time }
  return {
    name: { time: 'Time', events: 'Events', book: 'The book', seats: 'Seats', files: 'The files' }[page],
    time: keptBeat.value > 0 ? `${keptBeat.value} beats` : '',
  }
}

/** The story and what stands beside it, or one of the other pages. */
function Body({ page }: { readonly page: Page }) {
  if (isFree()) return <Join />
  if (info.value?.me.kind === 'gm' && page === 'story') return <GmPage />
  if (page === 'seats') return <SeatsPage />
  if (page === 'time') return <TimePage />
  if (page === 'events') return <EventsPage />
  if (page === 'book') return <BookPage />
  if (isChoosing())
    return (
      <>
        <Choosing />
        <HowToPlay />
      </>
    )
  return (
    <>
      <Strip />
      <Story />
      <Foot />
      <Desk />
    </>
  )
}

const frameOf = (page: Page): string => {
  if (page === 'events') return 'halved'
  if (page === 'time' || page === 'book') return 'alone'
  return page === 'seats' || isFree() || (page === 'story' && isChoosing()) ? 'with-desk' : ''
}

function TablePage({ campaign }: { readonly campaign: string }) {
  useEffect(() => {
    const sit = async (): Promise<void> => {
      if (seat.value?.kind === 'host') await ask(`library/${encodeURIComponent(campaign)}/open`, {})
    }
    let isSitting = false
    const stream = listen(campaign, {
      event: event => {
        heedEvent(event)
        rattleFor(event)
        take(event)
      },
      up: isThere => (isUp.value = isThere),
      absent: () => {
        if (isSitting) return
        isSitting = true
        void sit().finally(() => (isSitting = false))
      },
    })
    return () => stream.close()
  }, [campaign])
  useEffect(() => {
    document.documentElement.dataset['game'] = info.value?.game ?? 'fifth'
    document.title = info.value ? `${info.value.title} · Gloam` : 'Gloam'
  }, [info.value])
  const { location, time } = here.value
  const { page } = place.value
  return (
    <div class={`frame ${frameOf(page)}`} data-state={turn.value.kind} data-readies={readies.value}>
      <Head
        title={info.value?.title ?? ''}
        {...headOf(page, location, time)}
        isTable={page === 'story' && !isFree() && !isChoosing()}
      />
      <Menu at={page} />
      <Body page={page} />
      <Why />
      <Find />
      {isLooking.value && (
        <div
          class="popover comes"
          role="dialog"
          aria-label="How it reads"
          onKeyDown={event => event.key === 'Escape' && (isLooking.value = false)}
        >
          <Settings />
        </div>
      )}
    </div>
  )
}

const making = async () => (await import('./making.tsx')).Making
const files = async () => (await import('./workshop.tsx')).FilesPage

function LibraryPage({ name, children }: { readonly name: string; readonly children: preact.ComponentChildren }) {
  useEffect(() => {
    document.documentElement.dataset['game'] = 'fifth'
    document.title = `${name} · Gloam`
  }, [name])
  return (
    <div class="frame with-desk">
      <Head title="Gloam" name={name} time="" isTable={false} />
      <Menu at="library" />
      {children}
    </div>
  )
}

function Outside() {
  const { making: what, campaign } = place.value
  if (what)
    return (
      <LibraryPage name={`A new ${what}`}>
        <Later load={making} what={what} key={what} />
      </LibraryPage>
    )
  if (campaign !== '')
    return (
      <LibraryPage name="The files">
        <Later load={files} campaign={campaign} />
      </LibraryPage>
    )
  return (
    <LibraryPage name="The library">
      <Library />
    </LibraryPage>
  )
}

function Whole() {
  const [why, setWhy] = useState('')
  useEffect(() => {
    const enter = async (): Promise<void> => {
      const known = await me()
      if (known.ok) {
        seat.value = known.value.seat
        if (known.value.seat.kind !== 'host') goTo('story', known.value.seat.campaign)
        setWhy('')
      } else if (known.status === 0) setTimeout(() => void enter(), 700)
      else setWhy(keyFromAddress() === '' ? 'This page is opened by the link that gloam web prints.' : known.why)
    }
    void enter()
  }, [])
  if (why !== '')
    return (
      <div class="frame">
        <Head title="Gloam" name="A closed door" time="" isTable={false} />
        <main class="wide">
          <p class="fault" role="alert">
            {why}
          </p>
        </main>
      </div>
    )
  if (!seat.value) return null
  const { campaign, page } = place.value
  return campaign === '' || page === 'files' ? <Outside /> : <TablePage campaign={campaign} key={campaign} />
}

keyFromAddress()
address.value = location.hash
// a link that is opened in a page that is open already is another seat
addEventListener('hashchange', () => {
  if (!/^#[\w-]{20,}/.test(location.hash)) return
  keyFromAddress()
  location.reload()
})
applyLook()
addEventListener('keydown', onNumber)
addEventListener('keydown', event => {
  if (event.key === 'Escape') {
    isDeskOpen.value = false
    isMenuOpen.value = false
  }
})
/** What else there is of type comes once the first words stand there. */
function fetchLater(): void {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = 'later.css'
  document.head.append(link)
}
setTimeout(fetchLater, 350)
const root = document.querySelector('#page')
if (root) render(<Whole />, root)
