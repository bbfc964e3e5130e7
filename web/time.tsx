/** Time: the beats as a cord with knots, the lines that were left as branches; any two can be read side by side. */
import { useEffect, useState } from 'preact/hooks'
import type { Knot, TimeLine } from '../src/doors/web/protocol.ts'
import { goTo } from './places.ts'
import { ask } from './link.ts'
import { curly, Words } from './prose.tsx'
import { send } from './say.ts'
import { answer, info, keptBeat, type Beat } from './store.ts'
import { foldStory, Telling } from './telling.tsx'

type Chosen = { readonly line: number; readonly beat: number }

const lane = 62
const top = 120

const inWords = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

function Cord({
  lines,
  chosen,
  choose,
}: {
  readonly lines: readonly TimeLine[]
  readonly chosen: Chosen
  readonly choose: (next: Chosen) => void
}) {
  const last = Math.max(1, ...lines.map(({ to }) => to))
  const step = Math.max(19, Math.min(64, 1100 / last))
  const width = 64 + last * step + Math.max(...lines.map(({ name }) => name?.length ?? 0), 8) * 11
  const height = top + lines.length * lane
  const x = (beat: number): number => 24 + beat * step
  const y = (line: number): number => top + line * lane
  const knot = (line: number, { beat, said, hasDice }: Knot) => {
    const isChosen = chosen.beat === beat && chosen.line === line
    return (
      <circle
        key={beat}
        class={`knot ${line === 0 ? 'mine' : ''} ${isChosen ? 'chosen' : ''} ${hasDice ? 'dice' : ''}`}
        cx={x(beat)}
        cy={y(line)}
        r={isChosen ? 7 : hasDice ? 5 : 4}
        onClick={() => choose({ line, beat })}
      >
        <title>{`beat ${beat}${said === '' ? '' : `: ${said}`}`}</title>
      </circle>
    )
  }
  const onKey = (event: KeyboardEvent): void => {
    const line = lines[chosen.line]
    const at = line?.knots.findIndex(({ beat }) => beat === chosen.beat) ?? 0
    const beside = line?.knots[at + ({ ArrowLeft: -1, ArrowRight: 1 }[event.key] ?? 0)]
    const other = chosen.line + ({ ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0)
    if (!event.key.startsWith('Arrow')) return
    event.preventDefault()
    if (other !== chosen.line) {
      const knots = lines[other]?.knots ?? []
      const nearest = knots.find(({ beat }) => beat >= chosen.beat) ?? knots.at(-1)
      if (nearest) choose({ line: other, beat: nearest.beat })
    } else if (beside) choose({ line: chosen.line, beat: beside.beat })
  }
  return (
    <div
      class="cordage"
      tabIndex={0}
      role="group"
      aria-label="The cord of time: arrows go from beat to beat and from line to line"
      onKeyDown={onKey}
    >
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-label={`${lines.length} lines, ${last} beats; chosen: beat ${chosen.beat}`}
      >
        {lines[0]?.knots.flatMap(({ beat, place }) =>
          place === undefined
            ? []
            : [
                <g key={`p${beat}`}>
                  <path class="stem" d={`M${x(beat)} ${top - 10}V${top - 42}`} />
                  <text class="where" transform={`translate(${x(beat)} ${top - 48}) rotate(-32)`}>
                    {place}
                  </text>
                </g>,
              ],
        )}
        {lines.map(({ name, from, to, knots }, line) => (
          <g key={name ?? 'now'} class={line === 0 ? 'now' : 'left'}>
            {line > 0 && from > 0 && (
              <path
                class="thread"
                d={`M${x(from)} ${y(0)}C${x(from) + 8} ${y(line)} ${x(from)} ${y(line)} ${x(from + 1)} ${y(line)}`}
              />
            )}
            <path class="thread" d={`M${x(knots[0]?.beat ?? from + 1)} ${y(line)}H${x(to)}`} />
            {knots.map(one => knot(line, one))}
            {line === 0 && <circle class="ring" cx={x(to)} cy={y(0)} r="9" />}
          </g>
        ))}
        {lines.map(({ name, to }, line) => (
          <text class="line-name" x={x(to) + 16} y={y(line) + 5} key={name ?? 'now'}>
            {name ?? 'now'}
          </text>
        ))}
      </svg>
    </div>
  )
}

function Reading({ line, beat, isNow }: { readonly line: TimeLine; readonly beat: number; readonly isNow: boolean }) {
  const [told, setTold] = useState<readonly Beat[]>([])
  const [name, setName] = useState('')
  const { campaign = '' } = info.value ?? {}
  useEffect(() => {
    const query = line.name === null ? '' : `?line=${encodeURIComponent(line.name)}`
    void ask<{ readonly events: Parameters<typeof foldStory>[0] }>(`tables/${campaign}/time/${beat}${query}`).then(
      found => setTold(found.ok ? foldStory(found.value.events) : []),
    )
  }, [campaign, line.name, beat])
  const title = line.name ?? 'This line'
  const goBack = (): void => {
    void send({ command: `rewind ${beat}` })
    goTo('story')
  }
  const goOver = (): void => {
    void send({ command: `lines ${line.name ?? ''}${name.trim() === '' ? '' : ` as ${name.trim()}`}` })
    goTo('story')
  }
  const rename = async (): Promise<void> => {
    await send({ command: `lines ${line.name ?? ''} called ${name.trim()}` })
    setName('')
  }
  return (
    <section class="reading" aria-label={`${title}, beat ${beat}`}>
      <div class="panel-head">
        <h2 class={`caps ${isNow ? 'fresh' : ''}`}>{title}</h2>
        <small class="quiet">
          beat {beat}
          {isNow ? ', this line' : ''}
        </small>
        {isNow ? (
          beat < keptBeat.value && (
            <button class="linked" type="button" onClick={goBack}>
              Play on from here
            </button>
          )
        ) : (
          <button class="linked" type="button" onClick={goOver}>
            Return to this line
          </button>
        )}
      </div>
      {!isNow && (
        <div class="naming">
          <label class="field">
            <span>A name, for this line or for the one you leave</span>
            <input
              value={name}
              maxLength={60}
              placeholder={title}
              onInput={event => setName(event.currentTarget.value.replaceAll(/[^\p{L}\p{N} '-]/gu, ''))}
            />
          </label>
          <button class="boxed" type="button" disabled={name.trim() === ''} onClick={() => void rename()}>
            Name this line
          </button>
        </div>
      )}
      {told.map(one => (
        <div key={one.key}>
          {one.said && <p class="gloss-line">{curly(one.said.text)}</p>}
          <Telling beat={one} />
        </div>
      ))}
      {told.length === 0 && (
        <p class="quiet">
          <Words text="Nothing of this beat was told to you." />
        </p>
      )}
    </section>
  )
}

export function TimePage() {
  const [lines, setLines] = useState<readonly TimeLine[]>([])
  const [chosen, setChosen] = useState<Chosen>({ line: 0, beat: 1 })
  const { campaign = '' } = info.value ?? {}
  const show = (found: readonly TimeLine[]): void => {
    setLines(found)
    setChosen(was => (found[was.line] && was.line > 0 ? was : { line: 0, beat: found[0]?.to ?? 1 }))
  }
  useEffect(() => {
    void ask<{ readonly lines: readonly TimeLine[] }>(`tables/${campaign}/time`).then(found =>
      show(found.ok ? found.value.lines : []),
    )
  }, [campaign, keptBeat.value, answer.value])
  const line = lines[chosen.line]
  const now = lines[0]
  const count = inWords[lines.length] ?? String(lines.length)
  return (
    <main class="wide time" tabIndex={-1} aria-label="Time">
      <div class="time-head">
        <h2 class="title">
          {count} {lines.length === 1 ? 'line' : 'lines'}
        </h2>
        <p class="subtitle">Nothing that was played is lost. Choose a knot to look at it.</p>
        <p class="quiet keys-hint" aria-hidden="true">
          <kbd>←</kbd> <kbd>→</kbd> a beat, <kbd>↑</kbd> <kbd>↓</kbd> a line
        </p>
      </div>
      {lines.length > 0 && <Cord lines={lines} chosen={chosen} choose={setChosen} />}
      <div class="readings">
        {now && <Reading line={now} beat={Math.min(chosen.beat, now.to)} isNow />}
        {line && chosen.line > 0 && <Reading line={line} beat={chosen.beat} isNow={false} />}
      </div>
    </main>
  )
}
