/** A beat as plain reading, without margins: for looking at another line, and for the book. */
import type { WebEvent } from '../src/doors/web/protocol.ts'
import { Die, degreeWords, lookOf } from './figures.tsx'
import { curly, Speech, Words } from './prose.tsx'
import { foldAll, party, type Beat } from './store.ts'
import { partsOf } from './story.tsx'

export const foldStory = (events: readonly WebEvent[]): readonly Beat[] => foldAll(events)

export function Telling({ beat }: { readonly beat: Beat }) {
  const isFoe = (who: string): boolean => !party.value.some(({ title }) => title === who)
  return (
    <div class="telling">
      {partsOf(beat).map((part, index) => {
        const rolls = 'rolls' in part ? part.rolls : []
        return (
          <div key={index}>
            {rolls.length > 0 && (
              <div class="dice-row">
                {rolls.map((roll, at) => (
                  <span key={at}>
                    {(roll.dice ?? []).slice(0, 2).map((die, one) => (
                      <Die die={die} look={die.isLost ? 'lost' : lookOf(roll, isFoe(roll.who))} size="tiny" key={one} />
                    ))}
                    <span>
                      <b>{roll.total}</b>
                      {roll.who}, {roll.purpose}
                      {roll.against === undefined ? '' : `: ${degreeWords(roll)}`}
                    </span>
                  </span>
                ))}
              </div>
            )}
            {part.kind === 'speech' && (
              <p>
                <span class="speaker">{party.value.find(({ id }) => id === part.name)?.title ?? part.name}</span>{' '}
                {part.manner !== '' && <span class="deed">{curly(part.manner)} </span>}
                <Speech text={part.text} />
              </p>
            )}
            {(part.kind === 'prose' || part.kind === 'head' || part.kind === 'notice' || part.kind === 'answer') && (
              <p>
                <Words text={part.text} />
              </p>
            )}
          </div>
        )
      })}
    </div>
  )
}
