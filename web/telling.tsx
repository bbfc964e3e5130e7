/** A beat as plain reading, without margins: for looking at another line, and for the book. */
import type { WebEvent } from '../src/doors/web/protocol.ts'
import { curly, Speech, Words } from './prose.tsx'
import { foldAll, party, type Beat } from './store.ts'
import { Answer, DiceRow } from './dice-row.tsx'
import { partsOf } from './views.ts'

export const foldStory = (events: readonly WebEvent[]): readonly Beat[] => foldAll(events)

export function Telling({ beat }: { readonly beat: Beat }) {
  return (
    <div class="telling">
      {partsOf(beat).map((part, index) => {
        const rolls = 'rolls' in part ? part.rolls : []
        return (
          <div key={index}>
            {rolls.length > 0 && <DiceRow rolls={rolls} />}
            {part.kind === 'speech' && (
              <p>
                <span class="speaker">{party.value.find(({ id }) => id === part.name)?.title ?? part.name}</span>{' '}
                {part.manner !== '' && <span class="deed">{curly(part.manner)} </span>}
                <Speech text={part.text} />
              </p>
            )}
            {part.kind === 'notice' && (
              <p class="notice">
                <Words text={part.text.replaceAll(/^\*\(([^*]*)\)\*$/gm, '$1')} />
              </p>
            )}
            {part.kind === 'answer' && (
              <p class="answer">
                <Answer text={part.text} />
              </p>
            )}
            {(part.kind === 'prose' || part.kind === 'head') && (
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
