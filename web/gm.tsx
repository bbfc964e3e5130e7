/** The Game Master's page: what the players did, what they must not know, and every move as a button. */
import { useEffect, useState } from 'preact/hooks'
import { Desk } from './desk.tsx'
import { ask } from './link.ts'
import { PageOf } from './folds.tsx'
import { curly } from './prose.tsx'
import { info, party, screen } from './store.ts'
import { Story } from './story.tsx'

type Field = { readonly id: string; readonly name: string; readonly form: 'line' | 'area' | 'number' | 'check' | 'who' }

const text = (name: string): Field => ({ id: 'text', name, form: 'area' })

/** Each move with its few fields. */
const moves: readonly (readonly [string, string, readonly Field[]])[] = [
  ['tell', 'Tell', [text('What happens')]],
  [
    'roll',
    'Roll',
    [
      { id: 'who', name: 'Who', form: 'line' },
      { id: 'purpose', name: 'What for', form: 'line' },
      { id: 'dice', name: 'Dice, such as 1d20+3', form: 'line' },
      { id: 'dc', name: 'Against', form: 'number' },
      { id: 'isHidden', name: 'Behind the screen', form: 'check' },
    ],
  ],
  ['companions', 'Ask the companions', [{ id: 'request', name: 'What is asked of them', form: 'line' }]],
  ['whisper', 'Whisper', [{ id: 'to', name: 'To', form: 'who' }, text('What they alone hear')]],
  ['learned', 'They learn', [text('What the party knows from now on')]],
  ['secret', 'Note a secret', [text('What only you know')]],
  [
    'clock',
    'Clock',
    [
      { id: 'name', name: 'Its name', form: 'line' },
      { id: 'filled', name: 'Filled', form: 'number' },
      { id: 'segments', name: 'Of', form: 'number' },
    ],
  ],
  [
    'scene',
    'Scene',
    [
      { id: 'title', name: 'Its title', form: 'line' },
      { id: 'location', name: 'Where', form: 'line' },
      { id: 'time', name: 'When', form: 'line' },
    ],
  ],
  ['offer', 'Offer', [{ id: 'options', name: 'What they might do, a line each', form: 'area' }]],
]

type Values = Readonly<Record<string, string>>

function bodyOf(kind: string, fields: readonly Field[], values: Values): Readonly<Record<string, unknown>> {
  const others = party.value.filter(({ id, person }) => id !== info.value?.me.character && person === null)
  const entries = fields.flatMap(({ id, form }): readonly (readonly [string, unknown])[] => {
    const value = values[id] ?? ''
    if (form === 'check') return [[id, value === 'yes']]
    if (form === 'number') return value === '' ? [] : [[id, Number(value)]]
    if (id === 'options')
      return [
        [
          id,
          value
            .split('\n')
            .map(line => line.trim())
            .filter(Boolean),
        ],
      ]
    return [[id, value]]
  })
  const who = kind === 'companions' ? { who: others.map(({ title }) => title) } : {}
  return { kind, ...Object.fromEntries(entries), ...who }
}

function MoveForm({ kind, fields }: { readonly kind: string; readonly fields: readonly Field[] }) {
  const [values, setValues] = useState<Values>({})
  const [fault, setFault] = useState('')
  const { campaign = '' } = info.value ?? {}
  const put = (id: string, value: string): void => setValues({ ...values, [id]: value })
  const send = async (event: Event): Promise<void> => {
    event.preventDefault()
    const done = await ask(`tables/${campaign}/moves`, bodyOf(kind, fields, values))
    setFault(done.ok ? '' : done.why)
    if (done.ok) setValues({})
  }
  return (
    <form class="gm-form" onSubmit={event => void send(event)}>
      {fields.map(({ id, name, form }) => (
        <label class={`field ${form}`} key={id}>
          <span>{name}</span>
          {form === 'area' ? (
            <textarea rows={2} value={values[id] ?? ''} onInput={event => put(id, event.currentTarget.value)} />
          ) : form === 'check' ? (
            <input
              type="checkbox"
              checked={values[id] === 'yes'}
              onChange={event => put(id, event.currentTarget.checked ? 'yes' : '')}
            />
          ) : form === 'who' ? (
            <select value={values[id] ?? ''} onChange={event => put(id, event.currentTarget.value)}>
              <option value="">somebody</option>
              {party.value.map(({ id: one, title }) => (
                <option value={title} key={one}>
                  {title}
                </option>
              ))}
            </select>
          ) : (
            <input
              inputMode={form === 'number' ? 'numeric' : 'text'}
              value={values[id] ?? ''}
              onInput={event => put(id, event.currentTarget.value)}
            />
          )}
        </label>
      ))}
      <button class="solid" type="submit">
        Do it
      </button>
      {fault !== '' && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
    </form>
  )
}

export function GmPage() {
  const [at, setAt] = useState('tell')
  const { campaign = '' } = info.value ?? {}
  useEffect(() => void ask(`tables/${campaign}/sit`, { name: 'a person' }), [campaign])
  const [, , fields = []] = moves.find(([kind]) => kind === at) ?? []
  const state = screen.value
  const isMine = state !== undefined
  return (
    <>
      <Story />
      <footer class="foot lines">
        <div class="turn">
          <p role="status">{isMine ? 'Your move' : 'Theirs'}</p>
        </div>
        <div class="say">
          {state ? (
            <p class="question">{curly(state.begun)}</p>
          ) : (
            <p class="quiet">The players think. What they do comes to you.</p>
          )}
          {state && state.outcome !== '' && (
            <p class="quiet outcome" role="status">
              {state.outcome}
            </p>
          )}
          <div class="filters" role="group" aria-label="Moves">
            {moves.map(([kind, name]) => (
              <button class="pill" type="button" aria-pressed={at === kind} onClick={() => setAt(kind)} key={kind}>
                {name}
              </button>
            ))}
          </div>
          {isMine && <MoveForm kind={at} fields={fields} key={at} />}
        </div>
        <div class="keys">
          {isMine && (
            <button
              class="boxed"
              type="button"
              onClick={() =>
                void ask(`tables/${campaign}/moves`, { kind: 'done' }).then(
                  done => done.ok && (screen.value = undefined),
                )
              }
            >
              The players’ turn
            </button>
          )}
        </div>
      </footer>
      <Desk
        first={
          <section class="panel" aria-label="What they must not know">
            <h2>
              <span>What they must not know</span>
            </h2>
            <PageOf of="secrets" />
          </section>
        }
      />
    </>
  )
}
