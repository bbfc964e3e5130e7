/** A part of a beat, set as what it is: its gloss in the outer margin, its numbers in the other. */
import type { Rolled } from '../src/rules/ruleset.ts'
import { Die, degreeWords, lookOf, sumWords } from './figures.tsx'
import { Answer, DiceRow, isFoe } from './dice-row.tsx'
import { Speech, Words, curly } from './prose.tsx'
import { Sign } from './signs.tsx'
import { beats, info, myself, party, shortOf, type Beat } from './store.ts'
import type { View } from './views.ts'
import { asked, askWhy } from './why.tsx'

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

type Noted = { readonly roll: Rolled; readonly after: readonly Rolled[] }

/** What somebody throws for the outcome of a throw, such as its damage, stands with it. */
function noted(rolls: readonly Rolled[]): readonly Noted[] {
  const all: Noted[] = []
  for (const roll of rolls) {
    const last = all.at(-1)
    if (last?.roll.against !== undefined && roll.against === undefined && last.roll.who === roll.who)
      all.splice(-1, 1, { ...last, after: [...last.after, roll] })
    else all.push({ roll, after: [] })
  }
  return all
}

/** In a party the first name does; what you throw yourself needs none. */
function whoThrew({ who }: Rolled): string {
  const member = party.value.find(({ title }) => title === who)
  return member === undefined ? `${who}, ` : member.id === myself.value ? '' : `${shortOf(member.id)}, `
}

function RollNote({ roll, after, withWho }: Noted & { readonly withWho: boolean }) {
  return (
    <p class="note">
      <b>{roll.total}</b>
      <span>
        {withWho ? whoThrew(roll) : ''}
        {roll.purpose}
      </span>
      <br />
      {sumWords(roll) !== String(roll.total) && (
        <>
          <span>{sumWords(roll)}</span>
          <br />
        </>
      )}
      <span>{degreeWords(roll)}</span>
      {after.map((one, at) => (
        <span class="then" key={at}>
          {one.purpose} {sumWords(one)}
        </span>
      ))}
    </p>
  )
}

/** A margin holds so many; the rest folds, so that a reckoning pushes no words apart. */
const mostFacts = 4

const Fact = ({ note }: { readonly note: string }) => <p class="note fresh">{curly(note)}</p>

function Facts({ notes }: { readonly notes: readonly string[] }) {
  const shown = notes.length > mostFacts ? notes.slice(0, mostFacts - 1) : notes
  const rest = notes.slice(shown.length)
  return (
    <>
      {shown.map((note, at) => (
        <Fact note={note} key={at} />
      ))}
      {rest.length > 0 && (
        <details class="note" onClick={event => event.stopPropagation()}>
          <summary>and {rest.length} more</summary>
          {rest.map((note, at) => (
            <Fact note={note} key={at} />
          ))}
        </details>
      )}
    </>
  )
}

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

export function PartView({
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
            {noted(part.rolls).map(({ roll, after }, at) => (
              <RollNote roll={roll} after={after} withWho={part.rolls.length > 1 || isFoe(roll)} key={at} />
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
