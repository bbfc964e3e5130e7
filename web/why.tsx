/** Why something stands there: the words, the dice, the rule, what it changed, who knows it, who wrote it. */
import { signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { WhyAnswer } from '../src/doors/web/protocol.ts'
import type { Part } from '../src/table/parts.ts'
import { Die, degreeWords, lookOf, sumWords } from './figures.tsx'
import { ask } from './link.ts'
import { curly, Words } from './prose.tsx'
import { Cross, Sign } from './signs.tsx'
import { beats, info, keptBeat, party, shortOf } from './store.ts'
import { goTo } from './places.ts'
import { send } from './say.ts'

type Open = {
  readonly beat: number | undefined
  readonly part: number | undefined
  readonly answer: WhyAnswer | { readonly why: string } | undefined
}

export const asked = signal<Open | undefined>(undefined)

let before: Element | null = null

export function askWhy(beat: number, part?: number): void {
  before = document.activeElement
  asked.value = { beat, part, answer: undefined }
  void look(`beat=${beat}`)
}

/** Why a line of a page stands there, by its words. */
export function askWhyLine(words: string): void {
  before = document.activeElement
  asked.value = { beat: undefined, part: undefined, answer: undefined }
  void look(`words=${encodeURIComponent(words.slice(0, 200))}`)
}

/** Why something stands as it does: the last beat that told of it, as far as this page has read. */
export function askWhyFact(isOfIt: (part: Part) => boolean): void {
  const last = beats.value.findLast(({ beat, items }) =>
    beat === undefined ? false : items.some(item => item.kind === 'tale' && item.parts.some(isOfIt)),
  )
  if (last?.beat !== undefined) return askWhy(last.beat)
  before = document.activeElement
  asked.value = {
    beat: undefined,
    part: undefined,
    answer: { why: 'It stands as it stood: nothing that was told since then has changed it.' },
  }
}

async function look(query: string): Promise<void> {
  const found = await ask<WhyAnswer>(`tables/${info.value?.campaign ?? ''}/why?${query}`)
  if (asked.value) asked.value = { ...asked.value, answer: found.ok ? found.value : { why: found.why } }
}

export function closeWhy(): void {
  asked.value = undefined
  if (before instanceof HTMLElement) before.focus()
}

function Because({ answer }: { readonly answer: WhyAnswer }) {
  const names = party.value.map(({ title }) => title)
  const changed = [
    ...(answer.line ? [`${answer.line.path}\n+ ${answer.line.text}`] : []),
    ...answer.deltas.map(line => `+ ${line}`),
    ...answer.changed,
  ]
  return (
    <dl class="cord">
      <dt>you said</dt>
      <div class="knot first" aria-hidden="true" />
      <dd>
        <p class="said">{answer.words === '' ? 'nothing; the table opened' : curly(answer.words)}</p>
      </dd>
      {answer.rolls.map((roll, index) => (
        <>
          <dt key={`t${index}`}>{index === 0 ? 'the dice' : ''}</dt>
          <div class="knot" aria-hidden="true" key={`k${index}`} />
          <dd key={`d${index}`}>
            <p class="roll">
              {(roll.dice ?? []).slice(0, 3).map((die, at) => (
                <Die
                  die={die}
                  look={die.isLost ? 'lost' : lookOf(roll, !names.includes(roll.who))}
                  size="tiny"
                  key={at}
                />
              ))}
              <span>
                {sumWords({ ...roll, against: undefined as never })} = {roll.total}
                {roll.against === undefined ? '' : `, against ${roll.against}`}
              </span>
            </p>
            <p>
              {roll.who}, {roll.purpose}: {degreeWords(roll) || 'rolled'}.
            </p>
            <p>{roll.rule}</p>
          </dd>
        </>
      ))}
      {answer.rolls.length === 0 && (
        <>
          <dt>the dice</dt>
          <div class="knot" aria-hidden="true" />
          <dd>No dice fell that you could see.</dd>
        </>
      )}
      {changed.length > 0 && (
        <>
          <dt>it changed</dt>
          <div class="knot" aria-hidden="true" />
          <dd>
            <p class="file">
              <Words text={changed.join('\n')} />
            </p>
          </dd>
        </>
      )}
      <dt>who knows</dt>
      <div class="knot" aria-hidden="true" />
      <dd>
        <p class="signs">
          {answer.knew.map(id => (
            <Sign
              name={party.value.find(one => one.id === id)?.title ?? id}
              shape="shield"
              among={names}
              isMe={id === info.value?.me.character}
              label={shortOf(id)}
              key={id}
            />
          ))}
        </p>
        <p>
          {answer.knew.length === 0
            ? 'Nobody was told anything.'
            : `${answer.knew.map(shortOf).join(', ')} ${answer.knew.length === 1 ? 'was' : 'were'} there.`}
        </p>
      </dd>
      <dt>written by</dt>
      <div class="knot" aria-hidden="true" />
      <dd>{answer.writer}</dd>
    </dl>
  )
}

export function Why() {
  const box = useRef<HTMLElement>(null)
  const open = asked.value
  useEffect(() => {
    if (open) box.current?.querySelector<HTMLElement>('button')?.focus()
  }, [open === undefined])
  if (!open) return null
  const beat = open.answer && 'beat' in open.answer ? open.answer.beat : open.beat
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') closeWhy()
  }
  const playOn = (): void => {
    if (beat !== undefined) void send({ command: `rewind ${beat}` })
    closeWhy()
  }
  return (
    <section class="why comes" role="dialog" aria-label="Why this stands here" ref={box} onKeyDown={onKey}>
      <div class="why-head">
        <h2>Why this stands here</h2>
        {beat !== undefined && <small class="quiet">beat {beat}</small>}
        <button type="button" aria-label="Close" onClick={closeWhy}>
          <Cross />
        </button>
      </div>
      {open.answer === undefined ? (
        <p class="quiet">Looking it up.</p>
      ) : 'why' in open.answer ? (
        <p class="quiet">{open.answer.why}</p>
      ) : (
        <Because answer={open.answer} />
      )}
      <div class="why-foot">
        {beat !== undefined && beat < keptBeat.value && info.value?.me.kind === 'host' && (
          <button class="linked" type="button" onClick={playOn}>
            Play on from here
          </button>
        )}
        <button
          class="linked"
          type="button"
          onClick={() => {
            goTo('time')
            closeWhy()
          }}
        >
          See it in time
        </button>
        {open.answer !== undefined && 'words' in open.answer && (
          <button
            class="linked"
            type="button"
            onClick={() => void navigator.clipboard.writeText(box.current?.querySelector('.cord')?.textContent ?? '')}
          >
            Copy
          </button>
        )}
      </div>
    </section>
  )
}
