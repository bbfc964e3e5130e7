/** What is asked before the story begins, as a page of its own: whom to play, how it is told, who may think. */
import { take } from './offers.tsx'
import { curly } from './prose.tsx'
import { Sign } from './signs.tsx'
import { beats, info, offers, turn } from './store.ts'

/** Nothing is told yet, and somebody is asked. */
export const isChoosing = (): boolean =>
  turn.value.kind === 'question' && beats.value.length === 0 && offers.value.length > 0

export function Choosing() {
  const state = turn.value
  if (state.kind !== 'question') return null
  const isOfPeople = state.header === 'Character'
  const names = offers.value.map(({ label }) => label)
  return (
    <main class="wide choosing" tabIndex={-1} aria-label={state.question}>
      <div class="choosing-page">
        <p class="caps">{info.value?.title}</p>
        {isOfPeople && <p class="choosing-about">{curly(info.value?.about ?? '')}</p>}
        <h2 class="title">{curly(state.question)}</h2>
        <ol class={isOfPeople ? 'choices people' : 'choices'}>
          {offers.value.map(({ label, description = '' }, index) => (
            <li key={label}>
              <button class="choice offer" type="button" onClick={() => take(label)}>
                {isOfPeople ? <Sign name={label} shape="shield" among={names} /> : <b>{index + 1}</b>}
                <span>
                  <strong>{curly(label)}</strong>
                  <small>{curly(description)}</small>
                </span>
              </button>
            </li>
          ))}
        </ol>
        <p class="quiet">
          {isOfPeople ? 'The others go with you, and play themselves. ' : ''}A click or a number takes one.
        </p>
      </div>
    </main>
  )
}

/** For whoever sits here for the first time. */
export const HowToPlay = () => (
  <aside class="desk" aria-label="How it is played">
    <section class="panel" aria-label="How it is played">
      <h2>
        <span>How it is played</span>
      </h2>
      <dl class="how">
        <dt>Say what you do</dt>
        <dd>in your own words, or take one of the offers. The table answers.</dd>
        <dt>The dice are real</dt>
        <dd>and lie where they fell, with what they were against.</dd>
        <dt>Ask why</dt>
        <dd>by a click on any paragraph: the roll, the rule, what it changed, who knows it.</dd>
        <dt>Nothing is lost</dt>
        <dd>You may take back, play on from any beat, and return to what you left.</dd>
        <dt>It is yours</dt>
        <dd>The campaign is a folder of text on this machine. Nothing leaves it.</dd>
      </dl>
    </section>
  </aside>
)
