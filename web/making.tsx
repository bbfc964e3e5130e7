/** A new campaign or a new character: a question at a time, a look at what it would be, and a press that makes it. */
import { useEffect, useRef, useState } from 'preact/hooks'
import type { MakingStep } from '../src/doors/web/protocol.ts'
import { ask } from './link.ts'
import { goHome, goTo } from './places.ts'
import { curly, Prose } from './prose.tsx'

export type What = 'campaign' | 'character'

type Given = readonly (readonly [key: string, answer: string])[]

const freshSeed = (): string => [...crypto.getRandomValues(new Uint8Array(6))].join('')

type Asks = Extract<MakingStep, { type: 'asks' }>

function Asking({ step, answer }: { readonly step: Asks; readonly answer: (words: string) => void }) {
  const [words, setWords] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const isShort = step.choices.every(({ hint }) => hint === undefined)
  useEffect(() => {
    setWords('')
    field.current?.focus()
  }, [step.key])
  const say = (event: Event): void => {
    event.preventDefault()
    if (words.trim() !== '' || step.isOptional) answer(words.trim())
  }
  return (
    <>
      <h2 class="title">{curly(step.ask)}</h2>
      {step.choices.length > 0 && (
        <ol class={isShort ? 'choices short' : 'choices'}>
          {step.choices.map(({ label, hint }) => (
            <li key={label}>
              <button class="choice offer" type="button" onClick={() => answer(label)}>
                <span>
                  <strong>{curly(label)}</strong>
                  {hint !== undefined && <small>{curly(hint)}</small>}
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
      <form class="making-own" onSubmit={say}>
        {step.isFree && (
          <label class="field">
            {step.choices.length > 0 ? 'Or in your own words' : <span class="unseen">{step.ask}</span>}
            <input ref={field} value={words} maxLength={300} onInput={event => setWords(event.currentTarget.value)} />
          </label>
        )}
        <p class="acts">
          {step.isFree && (
            <button class="solid" type="submit">
              {words.trim() === '' && step.isOptional ? 'Leave it to chance' : 'Go on'}
            </button>
          )}
          {!step.isFree && step.isOptional && (
            <button class="boxed" type="button" onClick={() => answer('')}>
              Leave it to chance
            </button>
          )}
        </p>
      </form>
    </>
  )
}

export function Making({ what }: { readonly what: What }) {
  const [given, setGiven] = useState<Given>([])
  const [step, setStep] = useState<MakingStep>()
  const [fault, setFault] = useState('')
  const [seed, setSeed] = useState(freshSeed)
  const look = async (answers: Given, chance: string, isWanted: boolean): Promise<void> => {
    const found = await ask<MakingStep>(`making/${what}`, {
      answers: Object.fromEntries(answers),
      seed: chance,
      isWanted,
    })
    setFault(found.ok ? '' : found.why)
    if (found.ok) setStep(found.value)
  }
  useEffect(() => void look(given, seed, false), [given, seed])
  const back = (): void => (given.length === 0 ? goHome() : setGiven(given.slice(0, -1)))
  const rest = async (): Promise<void> => {
    // one press answers all that may be left to chance
    let answers = given
    for (let now = step; now?.type === 'asks' && now.isOptional && answers.length < 24;) {
      answers = [...answers, [now.key, ''] as const]
      const found = await ask<MakingStep>(`making/${what}`, {
        answers: Object.fromEntries(answers),
        seed,
        isWanted: false,
      })
      now = found.ok ? found.value : undefined
    }
    setGiven(answers)
  }
  return (
    <>
      <main class="wide choosing making" tabIndex={-1} aria-label={`A new ${what}`}>
        <div class="choosing-page">
          {fault !== '' && (
            <p class="fault" role="alert">
              {fault}
            </p>
          )}
          {step?.type === 'asks' && (
            <Asking step={step} answer={words => setGiven([...given, [step.key, words] as const])} key={step.key} />
          )}
          {step?.type === 'pitch' && (
            <>
              <h2 class="unseen">What it would be</h2>
              <Prose text={step.text} />
              <p class="acts">
                <button class="solid" type="button" onClick={() => void look(given, seed, true)}>
                  Make it
                </button>
                <button class="boxed" type="button" onClick={() => setSeed(freshSeed())}>
                  Another
                </button>
              </p>
            </>
          )}
          {step?.type === 'made' && (
            <>
              <h2 class="title">{curly(step.name)} is made.</h2>
              <p class="acts">
                <button class="solid" type="button" onClick={() => goTo('story', step.campaign)}>
                  Sit down
                </button>
                <button class="linked" type="button" onClick={goHome}>
                  To the library
                </button>
              </p>
            </>
          )}
          {step?.type !== 'made' && (
            <p class="acts making-foot">
              <button class="linked" type="button" onClick={back}>
                Back
              </button>
              {step?.type === 'asks' && step.isOptional && (
                <button class="linked" type="button" onClick={() => void rest()}>
                  Let the table answer the rest
                </button>
              )}
            </p>
          )}
        </div>
      </main>
      <aside class="desk" aria-label="What you said">
        <section class="panel" aria-label="What you said">
          <h2>
            <span>What you said</span>
          </h2>
          {given.length === 0 && (
            <p class="quiet">Nothing yet. You can go back at any time; nothing is written before you say so.</p>
          )}
          <ul>
            {given.map(([key, answer], index) => (
              <li class="setting" key={key}>
                <span>{key}</span>
                <button class="linked" type="button" onClick={() => setGiven(given.slice(0, index))}>
                  {answer === '' ? 'by chance' : curly(answer)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      </aside>
    </>
  )
}
