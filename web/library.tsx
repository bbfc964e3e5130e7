/** The library: every campaign with what was last happening, and how the page reads. */
import { useEffect, useState } from 'preact/hooks'
import type { CampaignFacts } from '../src/doors/campaign-facts.ts'
import { ask } from './link.ts'
import { goTo } from './places.ts'
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

function Volume({ facts }: { readonly facts: Found['campaigns'][number] }) {
  const [fault, setFault] = useState('')
  const { name, title, party, plays, lastSession, setting, trouble, isNew, isOpen } = facts
  const sit = async (): Promise<void> => {
    const opened = await ask<{ readonly campaign: string }>(`library/${encodeURIComponent(name)}/open`, {})
    if (opened.ok) goTo('story', opened.value.campaign)
    else setFault(opened.why)
  }
  const others = party.length - 1
  return (
    <article class="volume" aria-label={title}>
      <div class="volume-when">
        {isNew ? 'comes along' : lastSession ? whenWords(lastSession.at, new Date()) : 'not begun'}
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
          {plays === null
            ? `${party.length} in the party.`
            : `${plays}${others > 0 ? `, and ${others} ${others === 1 ? 'companion' : 'companions'}` : ''}.`}
        </p>
        <p class="volume-last">{curly(lastSession?.happening || setting)}</p>
        {trouble !== null && <p class="fault">{trouble}</p>}
        {fault !== '' && (
          <p class="fault" role="alert">
            {fault}
          </p>
        )}
        <p class="acts">
          <button class={lastSession ? 'solid' : 'boxed'} type="button" onClick={() => void sit()}>
            {lastSession ? 'Go on' : 'Sit down'}
          </button>
          {isOpen && (
            <>
              <button class="linked" type="button" onClick={() => goTo('book', name)}>
                Read the book
              </button>
              <button class="linked" type="button" onClick={() => goTo('seats', name)}>
                Hand out a seat
              </button>
            </>
          )}
        </p>
      </div>
      <div class="volume-notes">{lastSession && lastSession.beats > 0 ? `${lastSession.beats} beats` : ''}</div>
    </article>
  )
}

export function Library() {
  const [found, setFound] = useState<Found>()
  const [fault, setFault] = useState('')
  useEffect(() => {
    void ask<Found>('library').then(answer => (answer.ok ? setFound(answer.value) : setFault(answer.why)))
  }, [])
  return (
    <>
      <main class="wide" tabIndex={0} aria-label="The library">
        {fault !== '' && <p class="fault">{fault}</p>}
        {found?.campaigns.map(facts => (
          <Volume facts={facts} key={facts.name} />
        ))}
      </main>
      <aside class="desk" aria-label="How it reads">
        <Settings />
      </aside>
    </>
  )
}
