/** The library: every campaign with what was last happening, and how the page reads. */
import { useEffect, useState } from 'preact/hooks'
import type { CampaignFacts } from '../src/doors/campaign-facts.ts'
import { ask } from './link.ts'
import { goMake, goTo } from './places.ts'
import { Sign } from './signs.tsx'
import { Settings } from './settings.tsx'
import { curly } from './prose.tsx'

type Found = { readonly folder: string; readonly campaigns: readonly (CampaignFacts & { readonly isOpen: boolean })[] }

/** `today`, `last night`, `Sunday`, `in March`: as people say it. */
export function whenWords(at: string, now: Date): string {
  const then = new Date(at)
  if (Number.isNaN(then.getTime())) return ''
  const days = Math.floor((now.getTime() - then.getTime()) / 86_400_000)
  if (days < 1 && now.getDate() === then.getDate()) return 'today'
  if (days < 2) return 'yesterday'
  if (days < 7) return then.toLocaleDateString('en', { weekday: 'long' })
  return `in ${then.toLocaleDateString('en', { month: 'long', ...(days > 300 ? { year: 'numeric' } : {}) })}`
}

const games: Readonly<Record<string, string>> = { fifth: 'Fifth edition rules.', blades: 'Gloam after Dark.' }

/** Whoever is played, and how many go along. */
function whoWords(plays: string | null, count: number, game: string): string {
  const others = count - 1
  const company = others > 0 ? `, and ${others === 1 ? 'one companion' : `${others} companions`}` : ''
  return `${plays === null ? `${count} in the party` : `${plays}${company}`}. ${games[game] ?? ''}`
}

function Volume({ facts }: { readonly facts: Found['campaigns'][number] }) {
  const [fault, setFault] = useState('')
  const { name, title, party, plays, lastSession, setting, trouble, isNew, isOpen, game } = facts
  const sit = async (page: 'story' | 'book' | 'seats'): Promise<void> => {
    const opened = await ask<{ readonly campaign: string }>(`library/${encodeURIComponent(name)}/open`, {})
    if (opened.ok) goTo(page, opened.value.campaign)
    else setFault(opened.why)
  }
  const isBegun = lastSession !== null && (lastSession.beats > 0 || lastSession.isOpen)
  return (
    <article class="volume" aria-label={title} data-game={game}>
      <div class="volume-when">
        {isNew ? 'comes with Gloam' : isBegun ? whenWords(lastSession.at, new Date()) : 'not begun'}
        <Sign name={name} shape="square" />
      </div>
      <div class="volume-body">
        <h2>{title}</h2>
        <p class="volume-who">
          {party.slice(0, 6).map(member => (
            <Sign
              name={member}
              shape="shield"
              among={party}
              isMe={member.toLowerCase() === plays?.toLowerCase()}
              key={member}
            />
          ))}
          {whoWords(plays, party.length, game)}
        </p>
        <p class="volume-last">{curly((isBegun ? lastSession.happening : '') || setting)}</p>
        {trouble !== null && <p class="fault">{trouble}</p>}
        {fault !== '' && (
          <p class="fault" role="alert">
            {fault}
          </p>
        )}
        <p class="acts">
          <button class="solid" type="button" onClick={() => void sit('story')}>
            {isBegun ? 'Go on' : 'Sit down'}
          </button>
          {isBegun && (
            <button class="linked" type="button" onClick={() => void sit('book')}>
              Read the book
            </button>
          )}
          {isOpen && (
            <button class="linked" type="button" onClick={() => void sit('seats')}>
              Hand out a seat
            </button>
          )}
          {!isNew && (
            <button class="linked" type="button" onClick={() => goTo('files', name)}>
              Files, models
            </button>
          )}
        </p>
      </div>
      <div class="volume-notes">
        {lastSession && lastSession.beats > 0
          ? `${lastSession.beats} ${lastSession.beats === 1 ? 'beat' : 'beats'}`
          : ''}
        {isOpen && <p class="fresh">on the table now</p>}
      </div>
    </article>
  )
}

const Begin = ({ hasOwn }: { readonly hasOwn: boolean }) => (
  <section class="panel" aria-label="Begin">
    <h2>
      <span>Begin</span>
    </h2>
    <p class="begin">
      <button class="solid" type="button" onClick={() => goMake('campaign')}>
        New campaign
      </button>
      {hasOwn && (
        <button class="boxed" type="button" onClick={() => goMake('character')}>
          New character
        </button>
      )}
    </p>
    <p class="quiet">A few questions, or one press and the table answers them.</p>
  </section>
)

export function Library() {
  const [found, setFound] = useState<Found>()
  const [fault, setFault] = useState('')
  useEffect(() => {
    void ask<Found>('library').then(answer => (answer.ok ? setFound(answer.value) : setFault(answer.why)))
  }, [])
  const isFirst = found?.campaigns.every(({ isNew }) => isNew) === true
  return (
    <>
      <main class="wide library" tabIndex={0} aria-label="The library">
        {fault !== '' && <p class="fault">{fault}</p>}
        {isFirst && (
          <div class="volume welcome">
            <div class="volume-body">
              <h2>A table, set for you</h2>
              <p>
                Say what you do, and the table answers: companions with minds of their own, dice that bind, a world that
                remembers. Sit down at one of these, or make your own.
              </p>
            </div>
          </div>
        )}
        {found?.campaigns.map(facts => (
          <Volume facts={facts} key={facts.name} />
        ))}
      </main>
      <aside class="desk" aria-label="Begin, and how it reads">
        <Begin hasOwn={found?.campaigns.some(({ isNew }) => !isNew) === true} />
        <Settings />
        <p class="quiet credits">
          {found && <>Your campaigns lie in {found.folder}. </>}
          Rules: SRD 5.1 (CC BY 4.0); Gloam after Dark is based on Blades in the Dark, a product of One Seven Design,
          developed and authored by John Harper, licensed under CC BY 3.0, with changes. Type: Alegreya and Courier
          Prime (SIL OFL).
        </p>
      </aside>
    </>
  )
}
