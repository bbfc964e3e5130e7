/** The story: the player's words in the outer margin, the prose in the middle, numbers in the other margin. */
import { memo } from 'preact/compat'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Rolled } from '../src/rules/ruleset.ts'
import type { Part } from '../src/table/parts.ts'
import { Die, degreeWords, lookOf, sumWords } from './figures.tsx'
import { Answer, DiceRow, isFoe } from './dice-row.tsx'
import { ask } from './link.ts'
import { blocksOf, Speech, Words, curly, type Block } from './prose.tsx'
import { Sign } from './signs.tsx'
import { beats, here, info, party, prepend, shortOf, turn, type Beat } from './store.ts'
import { asked, askWhy } from './why.tsx'

type View =
  | {
      readonly kind: 'prose'
      readonly text: string
      readonly rolls: readonly Rolled[]
      readonly notes: readonly string[]
      readonly isWhisper: boolean
    }
  | {
      readonly kind: 'speech'
      readonly name: string
      readonly manner: string
      readonly text: string
      readonly notes: readonly string[]
      readonly isWhisper: boolean
    }
  | { readonly kind: 'dice'; readonly rolls: readonly Rolled[] }
  | { readonly kind: 'head' | 'notice' | 'answer'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'nothing' }

/** Three dice side by side are a drop initial no more. */
const mostDropped = 2

/** What a fact is in the margin: short, and only where the words do not say it with a number. */
function noteOf(part: Part): string | undefined {
  switch (part.kind) {
    case 'learned':
      return part.about === undefined ? undefined : `Learned: ${part.about}`
    case 'found':
      return `Found: ${part.what}`
    case 'gained':
      return `${part.what}, with ${part.who}`
    case 'lost':
      return `${part.what}, gone`
    case 'attitude':
      return `${part.who}, ${part.direction}`
    case 'promise':
      return `Promised ${part.to}: ${part.what}`
    case 'goal':
      return `${part.name}, ${part.state}`
    case 'clock':
      return `${part.name} ${part.filled} of ${part.size}`
    case 'blow':
      return part.isHit ? `${part.harm} to ${part.on}` : undefined
    case 'healed':
      return `${part.who} +${part.amount}`
    case 'fell':
      return `${part.who}: ${part.how}`
    case 'joined':
      return `${part.who} joins`
    default:
      return undefined
  }
}

const notesOf = (parts: readonly Part[]): readonly string[] => [...new Set(parts.flatMap(part => noteOf(part) ?? []))]

function viewsOfBlock(block: Block, isWhisper: boolean): View {
  switch (block.kind) {
    case 'speech':
      return { kind: 'speech', name: block.name, manner: '', text: block.text, notes: [], isWhisper }
    case 'prose':
      return { kind: 'prose', text: block.text, rolls: [], notes: [], isWhisper }
    case 'rows':
      return { kind: 'list', items: block.rows.map(row => row.join(', ')) }
    case 'pairs':
      return { kind: 'list', items: block.pairs.map(pair => pair.join(': ')) }
    default:
      return block
  }
}

const standsAlone = ({ kind }: Part): boolean => kind === 'said' || kind === 'table' || kind === 'prose'

/** Parts that read on are one paragraph; speech, and what a person is told beside the story, stand alone. */
function viewsOf(parts: readonly Part[], isWhisper: boolean): readonly View[] {
  const views: View[] = []
  let flowing: Part[] = []
  const set = (): void => {
    const text = flowing
      .map(part => part.text.trim())
      .filter(Boolean)
      .join(' ')
    const notes = notesOf(flowing)
    const last = views.at(-1)
    if (text !== '') views.push({ kind: 'prose', text, rolls: [], notes, isWhisper })
    else if (notes.length > 0 && last && 'notes' in last)
      views.splice(-1, 1, { ...last, notes: [...last.notes, ...notes] })
    flowing = []
  }
  for (const part of parts) {
    if (!standsAlone(part)) {
      flowing.push(part)
      continue
    }
    set()
    if (part.kind === 'said')
      views.push({
        kind: 'speech',
        name: part.who,
        manner: part.manner ?? '',
        text: part.text === '' ? '' : `"${part.text}"`,
        notes: [],
        isWhisper,
      })
    else if (part.kind === 'table') views.push({ kind: 'notice', text: part.text })
    else views.push(...blocksOf(part.text).map(block => viewsOfBlock(block, isWhisper)))
  }
  set()
  return views
}

/** Dice become the initial of the paragraph that tells what came of them; else they stand in a row of their own. */
export function partsOf({ items }: Pick<Beat, 'items'>): readonly View[] {
  const views: View[] = []
  let rolls: Rolled[] = []
  const laid = (): void => {
    if (rolls.length > 0) views.push({ kind: 'dice', rolls })
    rolls = []
  }
  for (const item of items) {
    if (item.kind === 'roll') rolls.push(item.roll)
    else if (item.kind === 'tale') {
      const [first, ...more] = viewsOf(item.parts, item.isWhisper)
      if (first === undefined) continue
      if (first.kind === 'prose' && rolls.length > 0 && rolls.length <= mostDropped) {
        views.push({ ...first, rolls })
        rolls = []
      } else {
        laid()
        views.push(first)
      }
      views.push(...more)
    } else if (item.kind === 'fact') {
      const last = views.at(-1)
      if (last && 'notes' in last) views.splice(-1, 1, { ...last, notes: [...last.notes, item.text] })
    } else {
      laid()
      if (item.kind === 'spoke')
        views.push({
          kind: 'speech',
          name: item.who,
          manner: '',
          text: item.text,
          notes: [],
          isWhisper: item.isWhisper,
        })
      else if (item.kind === 'answered') views.push({ kind: 'answer', text: item.text })
      else views.push({ kind: 'notice', text: item.text })
    }
  }
  laid()
  return views.length === 0 ? [{ kind: 'nothing' }] : views
}

function Drop({ roll, falls }: { readonly roll: Rolled; readonly falls: boolean }) {
  const dice = roll.dice ?? []
  const kept = dice.find(({ isLost }) => !isLost)
  const lost = dice.find(({ isLost }) => isLost === true)
  if (!kept) return null
  return (
    <span class="drop">
      <Die die={kept} look={lookOf(roll, isFoe(roll))} falls={falls} />
      {lost && <Die die={lost} look="lost" size="small" falls={falls} />}
    </span>
  )
}

function RollNote({ roll, withWho }: { readonly roll: Rolled; readonly withWho: boolean }) {
  return (
    <p class="note">
      <b>{roll.total}</b>
      <span>{withWho ? `${roll.who}, ${roll.purpose}` : roll.purpose}</span>
      <br />
      {sumWords(roll) !== String(roll.total) && (
        <>
          <span>{sumWords(roll)}</span>
          <br />
        </>
      )}
      <span>{degreeWords(roll)}</span>
    </p>
  )
}

const Facts = ({ notes }: { readonly notes: readonly string[] }) => (
  <>
    {notes.map(note => (
      <p class="note fresh" key={note}>
        {curly(note)}
      </p>
    ))}
  </>
)

function Gloss({ beat }: { readonly beat: Beat }) {
  const { said, beat: number } = beat
  const step = (event: KeyboardEvent): void => {
    const all = [...document.querySelectorAll<HTMLButtonElement>('.beat-number')]
    const to = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    all[all.indexOf(event.currentTarget as HTMLButtonElement) + to]?.focus()
  }
  const isLast = beats.value.at(-1)?.key === beat.key
  return (
    <div class="gloss">
      {said && (
        <p>
          {said.who === undefined ? '' : `${shortOf(said.who)}: `}
          {said.isWhisper ? '(whispers) ' : ''}
          {curly(said.text)}
        </p>
      )}
      {number !== undefined && (
        <small>
          <button
            class="beat-number"
            type="button"
            tabIndex={isLast ? 0 : -1}
            aria-label={`Why beat ${number}`}
            onClick={() => askWhy(number)}
            onKeyDown={step}
          >
            beat {number}
          </button>
        </small>
      )}
    </div>
  )
}

function idOf(name: string): string | undefined {
  return party.value.find(({ id, title }) => id === name || title === name || title.split(' ')[0] === name)?.id
}

function PartView({
  part,
  beat,
  isFirst,
  index,
}: {
  readonly part: View
  readonly beat: Beat
  readonly isFirst: boolean
  readonly index: number
}) {
  const falls = beat.isLive
  const gloss = isFirst ? <Gloss beat={beat} /> : null
  const isAsked = asked.value?.beat === beat.beat && asked.value?.part === index
  const why = (): void => {
    if (beat.beat !== undefined && getSelection()?.isCollapsed !== false) askWhy(beat.beat, index)
  }
  const names = party.value.map(({ title }) => title)
  const shell = (kind: string, body: preact.ComponentChildren, more?: preact.ComponentChildren) => (
    <div
      class={`part lines ${kind} ${isAsked ? 'asked' : ''} ${beat.isLive ? 'comes' : ''} ${beat.beat === undefined ? '' : 'asks'}`}
      onClick={why}
    >
      {gloss}
      {body}
      {more}
    </div>
  )
  switch (part.kind) {
    case 'prose':
      return shell(
        'prose-part',
        <p class="body">
          {part.rolls[0] && (
            <Drop roll={part.rolls.find(({ against }) => against !== undefined) ?? part.rolls[0]} falls={falls} />
          )}
          {part.isWhisper && <span class="whisper">For you alone. </span>}
          <Words text={part.text} />
        </p>,
        (part.rolls.length > 0 || part.notes.length > 0) && (
          <div class="notes">
            {part.rolls.map((roll, at) => (
              <RollNote roll={roll} withWho={part.rolls.length > 1 || isFoe(roll)} key={at} />
            ))}
            <Facts notes={part.notes} />
          </div>
        ),
      )
    case 'speech': {
      const id = idOf(part.name)
      const title = party.value.find(member => member.id === id)?.title ?? part.name
      return shell(
        'speech',
        <>
          <span class="hang">
            <Sign
              name={title}
              shape={id === undefined ? 'roundel' : 'shield'}
              among={id === undefined ? [] : names}
              isMe={id !== undefined && id === info.value?.me.character}
            />
          </span>
          <p class="body">
            <span class="speaker">{title}</span> {part.isWhisper && <span class="whisper">whispers: </span>}
            {part.manner !== '' && <span class="deed">{curly(part.manner)} </span>}
            <Speech text={part.text} />
          </p>
        </>,
        part.notes.length > 0 && (
          <div class="notes">
            <Facts notes={part.notes} />
          </div>
        ),
      )
    }
    case 'dice':
      return shell(
        'dice',
        <div class="body">
          <DiceRow rolls={part.rolls} falls={falls} />
        </div>,
      )
    case 'head':
      return shell(
        'scene',
        <div class="scene-head">
          <h2>
            <Words text={part.text} />
          </h2>
        </div>,
      )
    case 'answer':
      return shell(
        'answered-part',
        <p class="body answer">
          <Answer text={part.text} />
        </p>,
      )
    case 'notice':
      return shell(
        'told',
        <p class="notice">
          <Words text={part.text.replaceAll(/^\*\(([^*]*)\)\*$/gm, '$1')} />
        </p>,
      )
    case 'list':
      return shell(
        'listed',
        <ul class="body list">
          {part.items.map((item, at) => (
            <li key={at}>
              <Words text={item} />
            </li>
          ))}
        </ul>,
      )
    case 'nothing':
      return shell('waits', <p class="body">&nbsp;</p>)
  }
}

/** Notes take no room; where two would lie on each other, the later one gives way, and the beat is as long as they are. */
function useNotes(beat: Beat) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    let bottom = 0
    for (const notes of box.querySelectorAll<HTMLElement>('.notes')) {
      notes.style.transform = ''
      const top = notes.offsetTop + (notes.parentElement?.offsetTop ?? 0)
      const from = Math.max(top, bottom)
      if (from > top) notes.style.transform = `translateY(${from - top}px)`
      bottom = from + [...notes.children].reduce((sum, note) => sum + (note as HTMLElement).offsetHeight, 0) + 6
    }
    box.style.minHeight = bottom > 0 ? `${bottom}px` : ''
  }, [beat.items.length])
  return element
}

const BeatView = memo(({ beat }: { readonly beat: Beat }) => {
  const element = useNotes(beat)
  return (
    <div class="beat" ref={element} data-beat={beat.beat}>
      {partsOf(beat).map((part, index) => (
        <PartView part={part} beat={beat} isFirst={index === 0} index={index} key={index} />
      ))}
    </div>
  )
})

const chunkSize = 50

/** Beats by fifties, by their own numbers: a chunk that is full never changes again. */
function chunksOf(all: readonly Beat[]): readonly (readonly Beat[])[] {
  const chunks: Beat[][] = []
  let last = -1
  for (const beat of all) {
    const chunk = Math.floor(beat.key / chunkSize)
    if (chunk !== last || chunks.length === 0) chunks.push([])
    chunks.at(-1)?.push(beat)
    last = chunk
  }
  return chunks
}

const isSame = (one: { readonly beats: readonly Beat[] }, other: { readonly beats: readonly Beat[] }): boolean =>
  one.beats.length === other.beats.length && one.beats.every((beat, index) => beat === other.beats[index])

const ChunkView = memo(
  ({ beats: some }: { readonly beats: readonly Beat[] }) => (
    <div class="chunk">
      {some.map(beat => (
        <BeatView beat={beat} key={beat.key} />
      ))}
    </div>
  ),
  isSame,
)

async function showEarlier(before: number): Promise<number> {
  const { campaign } = info.value ?? { campaign: '' }
  const found = await ask<{ readonly events: Parameters<typeof prepend>[0] }>(
    `tables/${campaign}/story?before=${before}`,
  )
  if (!found.ok) return before
  prepend(found.value.events)
  return Math.max(1, before - 60)
}

/** Whoever reads the newest beat stays with it, however the foot grows; whoever has scrolled away is left there. */
function useFollowing(last: Beat | undefined) {
  const box = useRef<HTMLElement>(null)
  const isFollowing = useRef(true)
  const isAsked = turn.value.kind === 'question'
  const follow = (): void => {
    const story = box.current
    const newest = story?.querySelector<HTMLElement>('.chunk:last-child > .beat:last-child')
    if (!story || !newest || !isFollowing.current) return
    const end = story.scrollHeight - story.clientHeight
    story.scrollTop = isAsked ? end : Math.min(newest.offsetTop - 24, end)
  }
  useLayoutEffect(() => {
    if (last?.isLive === false) isFollowing.current = true
    follow()
    if (last?.isLive === false) requestAnimationFrame(follow)
  }, [last?.key, last?.items.length, isAsked])
  useEffect(() => {
    const story = box.current
    if (!story) return undefined
    const observer = new ResizeObserver(follow)
    observer.observe(story)
    const heed = (): void => {
      const newest = story.querySelector<HTMLElement>('.chunk:last-child > .beat:last-child')
      isFollowing.current = !newest || story.scrollTop + story.clientHeight > newest.offsetTop - 60
    }
    for (const sign of ['wheel', 'touchmove', 'keydown', 'pointerup'] as const)
      story.addEventListener(sign, () => requestAnimationFrame(heed), { passive: true })
    return () => observer.disconnect()
  }, [])
  return box
}

export function Story() {
  const [from, setFrom] = useState(0)
  const all = beats.value
  const last = all.at(-1)
  const box = useFollowing(last)
  const first = from > 0 ? from : (info.value?.earlier ?? 0) + 1
  useEffect(() => setFrom(0), [info.value])
  const earlier = async (): Promise<void> => {
    const story = box.current
    const height = story?.scrollHeight ?? 0
    setFrom(await showEarlier(first))
    requestAnimationFrame(() => {
      if (story) story.scrollTop += story.scrollHeight - height
    })
  }
  return (
    <main
      class="story"
      ref={box}
      tabIndex={0}
      aria-label={`The story${here.value.location === '' ? '' : `, at ${here.value.location}`}`}
    >
      {first > 1 && (
        <div class="lines">
          <button class="earlier linked" type="button" onClick={() => void earlier()}>
            What came before
          </button>
        </div>
      )}
      <div role="log" aria-live={last?.isLive ? 'polite' : 'off'} aria-relevant="additions">
        {chunksOf(all).map(chunk => (
          <ChunkView beats={chunk} key={Math.floor((chunk[0]?.key ?? 0) / chunkSize)} />
        ))}
      </div>
    </main>
  )
}
